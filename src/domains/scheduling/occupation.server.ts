import type { Insertable } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import type { Occupation as OccupationTable } from '../../lib/database.ts'
import { minutesAfter } from '../../lib/time.server.ts'
import { occupationsOf, type Plan } from './plan.rules.ts'
import type { ProviderSchedule } from './read-schedule.server.ts'
import { hasHours } from './service.server.ts'

/** What nobody else can have meanwhile. */
export function occupationRows(schedule: ProviderSchedule, plan: Plan, start: Date) {
  return occupationsOf(schedule.services, plan.steps).map((taken, position) => ({
    provider_id: schedule.providerId,
    position,
    staff_id: taken.staffId,
    room_id: taken.roomId,
    during: `[${minutesAfter(start, taken.fromMinute).toISOString()},${minutesAfter(start, taken.toMinute).toISOString()})`,
    // A request to somebody without hours blocks nothing until it is confirmed.
    blocking: hasHours(schedule),
  }))
}

/** All of it under the lock of the provider; the constraints refuse what somebody else has. */
export async function occupy(tx: Ctx, rows: readonly Insertable<OccupationTable>[]): Promise<void> {
  await tx.db.insertInto('occupation').values(rows).execute()
}

export async function vacate(tx: Ctx, providerId: string, bookingId: string): Promise<void> {
  await tx.db
    .deleteFrom('occupation')
    .where('provider_id', '=', providerId)
    .where('booking_id', '=', bookingId)
    .execute()
}

/** Whether what a booking takes stands in the way of others. */
export async function setBlocking(tx: Ctx, providerId: string, bookingId: string, blocking: boolean): Promise<void> {
  await tx.db
    .updateTable('occupation')
    .set({ blocking })
    .where('provider_id', '=', providerId)
    .where('booking_id', '=', bookingId)
    .where('blocking', '!=', blocking)
    .execute()
}

export async function extendHeld(tx: Ctx, providerId: string, holdId: string, until: Date): Promise<void> {
  await tx.db
    .updateTable('occupation')
    .set({ held_until: until })
    .where('provider_id', '=', providerId)
    .where('hold_id', '=', holdId)
    .execute()
}

export async function vacateHolds(tx: Ctx, providerId: string, holdIds: readonly string[]): Promise<void> {
  await tx.db
    .deleteFrom('occupation')
    .where('provider_id', '=', providerId)
    .where('hold_id', 'in', [...holdIds])
    .execute()
}

/** What a hold has taken is the booking's without having been free in between. */
export async function passToBooking(tx: Ctx, providerId: string, holdId: string, bookingId: string): Promise<void> {
  await tx.db
    .updateTable('occupation')
    .set({ booking_id: bookingId, hold_id: null, held_by: null, held_until: null })
    .where('provider_id', '=', providerId)
    .where('hold_id', '=', holdId)
    .execute()
}
