import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { requireOwn, withOwnLock } from '../staff/edit-provider.server.ts'
import { providerReminders, type ReminderRule, usualHours } from './contract.ts'
import { askToComeBack, listOverdue } from './overdue.server.ts'
import { overdue } from './overdue-contract.ts'
import { listRebookings } from './read-rebookings.server.ts'
import { rebooking } from './rebooking-contract.ts'
import { listTimes } from './rebooking-times.server.ts'
import { setRebooking, setReminded } from './set-rebooking.server.ts'

export async function getReminders(ctx: ProviderCtx, { id }: { id: string }): Promise<ReminderRule> {
  return readRule(ctx, requireOwn(ctx, id))
}

async function readRule({ db }: Ctx, providerId: string): Promise<ReminderRule> {
  const { rows } = await sql<{ hoursBefore: number[] }>`select hours_before as "hoursBefore" from reminder_rule
    where provider_id = ${providerId}`.execute(db)
  return { hoursBefore: rows[0]?.hoursBefore ?? [...usualHours] }
}

type Input = z.output<typeof providerReminders.set.input>

export function setReminders(ctx: ProviderCtx, { id, hoursBefore }: Input): Promise<ReminderRule> {
  const hours_before = [...new Set(hoursBefore)].sort((a, b) => b - a)
  return withOwnLock(ctx, id, async (tx, providerId) => {
    await tx.db
      .insertInto('reminder_rule')
      .values({ provider_id: providerId, hours_before, set_at: tx.now })
      .onConflict((known) => known.column('provider_id').doUpdateSet({ hours_before, set_at: tx.now }))
      .execute()
    return readRule(tx, providerId)
  })
}

const providerRoutes = implement(
  providerReminders,
  { get: getReminders, set: setReminders },
  {
    get: { refusals: ['provider_not_found'] },
    set: {
      detail:
        'Hours before the start of a booking, at most three of them; without any nobody is reminded. A customer who wants no reminders gets none.',
      refusals: ['provider_not_found', 'session_ended'],
      example: { hoursBefore: [24, 2] },
    },
  },
)

const rebookingRoutes = implement(
  rebooking,
  { list: listRebookings, setReminded, times: listTimes, set: setRebooking },
  {
    setReminded: { refusals: ['session_ended'] },
    times: { refusals: ['rebooking_unknown'] },
    set: {
      detail:
        'An interval of one’s own ends what was put off. Whoever changes something is told once more when it is due by it.',
      refusals: ['rebooking_unknown', 'session_ended'],
      example: { snoozeWeeks: 2 },
    },
  },
)

const overdueRoutes = implement(
  overdue,
  { list: listOverdue, ask: askToComeBack },
  {
    list: { refusals: ['provider_not_found'] },
    ask: {
      refusals: [
        'provider_not_found',
        'customer_not_found',
        'not_overdue',
        'wants_no_mails',
        'asked_lately',
        'session_ended',
      ],
    },
  },
)

export const routes = [...providerRoutes, ...rebookingRoutes, ...overdueRoutes]
