import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'

type Key = { providerId: string; bookingId: string }

/** Of the operator's money for a booking: from before the processor is asked until what it has done is written down. */
export async function setTransferBegun(ctx: Ctx, { providerId, bookingId }: Key, begunAt: Date | null): Promise<void> {
  await sql`update booking set transfer_begun_at = ${begunAt}
    where provider_id = ${providerId} and booking_id = ${bookingId}`.execute(ctx.db)
}

/** One more; two nodes that were refused at once count once. `attempts`: how many it was. */
export async function countTransferRefused(ctx: Ctx, { providerId, bookingId }: Key, attempts: number): Promise<void> {
  await sql`update booking set transfer_attempts = ${attempts + 1} where provider_id = ${providerId}
    and booking_id = ${bookingId} and transfer_attempts = ${attempts}`.execute(ctx.db)
}
