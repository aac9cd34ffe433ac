import { limits } from '../../lib/limits.ts'

export const reminderLimits = limits('reminders', {
  change: { points: 60, seconds: 60 },
})
