import type { Ctx } from '../../lib/context.ts'

/** The customer is told of another time than was agreed, or that all is well again: until it is moved they may end it for nothing. */
export async function expectBooking(tx: Ctx, providerId: string, bookingId: string, expectedAt: Date): Promise<void> {
  await tx.db
    .updateTable('booking')
    .set({ expected_at: expectedAt })
    .where('provider_id', '=', providerId)
    .where('booking_id', '=', bookingId)
    .execute()
}
