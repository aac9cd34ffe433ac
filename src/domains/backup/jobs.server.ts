import { type Subscription, subscribe } from '../../lib/events.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { accountDeleted } from '../identity/events.ts'
import { createNightlyBackup } from './create-backup.server.ts'
import { noteErasure } from './erasures.server.ts'

export const schedules: Schedule[] = [
  {
    queue: 'nightly-backup',
    cron: '0 2 * * *',
    isWanted: ({ app }) => app.backups !== null,
    expireInSeconds: 4 * 3600,
    notAtStart: true,
    run: async ({ app, now, log }) => {
      if (app.backups) await createNightlyBackup(app.backups, now, (line) => log.warn({}, line))
    },
  },
]

export const subscriptions: Subscription[] = [
  subscribe(accountDeleted, 'list-erasure', async ({ app, now }, { accountId }) => {
    if (app.backups) await noteErasure(app.backups.directory, accountId, now)
  }),
]
