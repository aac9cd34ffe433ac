import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { changes } from './changes.rules.ts'
import type { ChangeKind, Party } from './contract.ts'
import { bookingEvents } from './events.ts'

type NewChange = {
  providerId: string
  bookingId: string
  /** In the history of the booking, from 1 on; under the lock nobody else writes the same. */
  position: number
  kind: ChangeKind
  party: Party
  actorId: string | null
  startsAt: Date
  previous?: Date
  reason?: string | null
  feeMinor?: number
}

/** Writes the history and tells those who listen. */
export async function recordChange(tx: Ctx, change: NewChange): Promise<void> {
  const { providerId, bookingId, position, kind, startsAt, previous = startsAt } = change
  const isMove = previous.getTime() !== startsAt.getTime()
  await tx.db
    .insertInto('booking_change')
    .values({
      provider_id: providerId,
      booking_id: bookingId,
      position,
      kind,
      party: change.party,
      actor_id: change.actorId,
      at: tx.now,
      starts_at: startsAt,
      previous_starts_at: isMove ? previous : null,
      reason: change.reason ?? null,
      fee_minor: change.feeMinor ?? 0,
    })
    .execute()
  await emit(tx, bookingEvents[changes[kind].event], { bookingId, providerId, change: position })
}
