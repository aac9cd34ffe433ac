import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { occupationRows, occupy } from '../scheduling/occupation.server.ts'
import type { Plan } from '../scheduling/plan.rules.ts'
import type { ProviderSchedule } from '../scheduling/read-schedule.server.ts'
import { holdCreated, holdReleased } from './events.ts'
import { deleteHolds, namingHold } from './hold-directory.server.ts'
import { type Terms, termsOf } from './quote.server.ts'

type Offered = {
  customerId: string
  serviceIds: readonly string[]
  staffId: string | null
  start: Date
  until: Date
  /** Whose new time it is to be. */
  bookingId: string | null
}

/** Under the lock of the provider: keeps a time for somebody who did not ask for it now. It counts for no cap, and cannot be extended. */
export async function holdForOffer(
  tx: Ctx,
  schedule: ProviderSchedule,
  plan: Plan,
  { customerId, serviceIds, staffId, start, until, bookingId }: Offered,
): Promise<{ holdId: string; terms: Terms }> {
  const { providerId } = schedule
  const [holdId, terms] = [randomUUIDv7(), termsOf(tx, schedule, plan)]
  await namingHold(tx.db, { holdId, providerId, customerId })
    .insertInto('hold')
    .values({
      provider_id: providerId,
      hold_id: holdId,
      customer_id: customerId,
      starts_at: start,
      service_ids: [...serviceIds],
      staff_id: staffId,
      terms: JSON.stringify(terms),
      expires_at: until,
      extended_at: tx.now,
      created_at: tx.now,
      is_offer: true,
      booking_id: bookingId,
    })
    .execute()
  const who = { hold_id: holdId, held_by: customerId, held_until: until }
  await occupy(
    tx,
    occupationRows(schedule, plan, start).map((row) => ({ ...row, ...who })),
  )
  await emit(tx, holdCreated, { providerId })
  return { holdId, terms }
}

/** Under the lock of the provider: gives back whatever is held for an offer that is over. `open`: the holds of those that are not. */
export async function releaseOfferHolds(tx: Ctx, providerId: string, open: readonly string[]): Promise<void> {
  const over = sql`is_offer and hold_id <> all(${[...open]}::uuid[])`
  if ((await deleteHolds(tx, providerId, over)) > 0) await emit(tx, holdReleased, { providerId })
}
