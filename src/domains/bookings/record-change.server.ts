import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import type { ChangeKind, Party } from './contract.ts'
import { eventOf } from './events.ts'

type NewChange = {
  providerId: string
  bookingId: string
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
  const {
    providerId,
    bookingId,
    kind,
    party,
    actorId,
    startsAt,
    previous = startsAt,
    reason = null,
    feeMinor = 0,
  } = change
  const isMove = previous.getTime() !== startsAt.getTime()
  const { rows } = await sql<{ position: number }>`
    insert into booking_change (provider_id, booking_id, position, kind, party, actor_id, at, starts_at, previous_starts_at, reason, fee_minor)
    select ${providerId}, ${bookingId}, coalesce(max(position), 0) + 1, ${kind}, ${party}, ${actorId}, ${tx.now}, ${startsAt},
      ${isMove ? previous : null}::timestamptz, ${reason}, ${feeMinor}
    from booking_change where provider_id = ${providerId} and booking_id = ${bookingId}
    returning position`.execute(tx.db)
  await emit(tx, eventOf[kind], { bookingId, providerId, change: rows[0]?.position ?? 1 })
}
