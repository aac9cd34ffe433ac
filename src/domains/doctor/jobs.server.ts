import type { Schedule } from '../../lib/jobs.server.ts'
import { makeRounds } from './examine.server.ts'

export const schedules: Schedule[] = [
  { queue: 'doctor', cron: '* * * * *', isWanted: () => true, run: makeRounds, expireInSeconds: 180 },
]
