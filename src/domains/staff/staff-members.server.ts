import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { isUpcoming } from '../holds/booking-caps.server.ts'
import { addToOwn } from './add-to-own.server.ts'
import { keepBookings, refuse } from './affected-bookings.server.ts'
import { refusePhoneBookings } from './calendar-entries.server.ts'
import type { Setup, setup } from './contract.ts'
import { badHours, changeOwn, nextPosition } from './edit-provider.server.ts'
import { insertHours, requireStaffMember, type Week } from './hours.server.ts'
import { readSetup } from './read-setup.server.ts'
import { problemOfWeek } from './rules.ts'
import { hideUnperformed } from './services.server.ts'

export function addStaffMember(ctx: ProviderCtx, input: z.output<typeof setup.addStaffMember.input>): Promise<Setup> {
  const { name, hours } = input
  const problem = hours ? problemOfWeek(hours) : null
  if (problem) throw badHours(problem, true)
  return addToOwn(ctx, 'setup.addStaffMember', input, async (tx, providerId) => {
    const position = await nextPosition(tx, 'staff', providerId)
    return insertStaffMember(tx, providerId, { name, position, hours: hours ?? [] })
  })
}

type NewStaffMember = { name: string; position: number; hours: Week }

export async function insertStaffMember(
  tx: Ctx,
  providerId: string,
  { name, position, hours }: NewStaffMember,
): Promise<string> {
  const staffId = randomUUIDv7()
  await tx.db.insertInto('staff').values({ provider_id: providerId, staff_id: staffId, name, position }).execute()
  await insertHours(tx, providerId, staffId, hours)
  return staffId
}

export function updateStaffMember(
  ctx: ProviderCtx,
  input: z.output<typeof setup.updateStaffMember.input>,
): Promise<Setup> {
  return changeOwn(ctx, input.id, async (tx, providerId) => {
    await requireStaffMember(tx, providerId, input.staffId)
    await tx.db
      .updateTable('staff')
      .set({ name: input.name })
      .where('provider_id', '=', providerId)
      .where('staff_id', '=', input.staffId)
      .execute()
    return readSetup(tx, providerId)
  })
}

/** Past bookings still name them. What only they performed is performed by nobody until somebody is chosen for it. */
export function removeStaffMember(
  ctx: ProviderCtx,
  input: z.output<typeof setup.removeStaffMember.input>,
): Promise<Setup> {
  const { staffId } = input
  return changeOwn(ctx, input.id, async (tx, providerId) => {
    await requireStaffMember(tx, providerId, staffId)
    const staff = await tx.db
      .selectFrom('staff')
      .select('staff_id')
      .where('provider_id', '=', providerId)
      .where('removed_at', 'is', null)
      .execute()
    if (staff.length === 1)
      throw new AppError(
        'conflict',
        'last_staff_member',
        'You need at least one staff member. To stop taking bookings, close the business instead.',
      )
    const remove = async () => {
      await tx.db
        .updateTable('staff')
        .set({ removed_at: tx.now })
        .where('provider_id', '=', providerId)
        .where('staff_id', '=', staffId)
        .execute()
      await tx.db
        .deleteFrom('working_hours')
        .where('provider_id', '=', providerId)
        .where('staff_id', '=', staffId)
        .execute()
    }
    await refuseBookingsOf(tx, providerId, sql`s.staff_id = ${staffId}`, remove)
    await refusePhoneBookings(tx, providerId, staffId)
    await hideUnperformed(tx, providerId)
    return readSetup(tx, providerId)
  })
}

/** Also those outside of hours, which `keepBookings` does not count. The change comes first, so that the plan has seen it. */
async function refuseBookingsOf(
  tx: Ctx,
  providerId: string,
  which: ReturnType<typeof sql>,
  change: () => Promise<void>,
) {
  const { rows } = await sql<{ id: string }>`
    select distinct b.booking_id as id from booking b
    join segment s on s.provider_id = b.provider_id and s.booking_id = b.booking_id
    where b.provider_id = ${providerId} and ${which} and ${isUpcoming(tx.now)}`.execute(tx.db)
  await keepBookings(tx, providerId, change)
  if (rows.length > 0)
    await refuse(
      tx,
      providerId,
      rows.map(({ id }) => id),
    )
}

export function addRoom(ctx: ProviderCtx, input: z.output<typeof setup.addRoom.input>): Promise<Setup> {
  return addToOwn(ctx, 'setup.addRoom', input, async (tx, providerId) => {
    const [roomId, position] = [randomUUIDv7(), await nextPosition(tx, 'room', providerId)]
    await tx.db
      .insertInto('room')
      .values({ provider_id: providerId, room_id: roomId, name: input.name, position })
      .execute()
    return roomId
  })
}

export function removeRoom(ctx: ProviderCtx, input: z.output<typeof setup.removeRoom.input>): Promise<Setup> {
  const { roomId } = input
  return changeOwn(ctx, input.id, async (tx, providerId) => {
    const removed = await tx.db
      .updateTable('room')
      .set({ removed_at: tx.now })
      .where('provider_id', '=', providerId)
      .where('room_id', '=', roomId)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (removed.numUpdatedRows === 0n) throw new AppError('not_found', 'room_not_found', 'This room does not exist.')
    const { rows: needing } = await sql<{ name: string }>`
      select s.name from service s where s.provider_id = ${providerId} and s.removed_at is null
        and exists (select from service_room y where y.provider_id = ${providerId} and y.service_id = s.service_id and y.room_id = ${roomId})
        and not exists (select from service_room y join room r on r.provider_id = y.provider_id and r.room_id = y.room_id
          where y.provider_id = ${providerId} and y.service_id = s.service_id and r.removed_at is null)`.execute(tx.db)
    if (needing.length > 0) {
      const names = needing.map(({ name }) => name)
      const message = `These services need this room: ${names.join(', ')}. Choose another room for them first.`
      throw new AppError('conflict', 'room_needed', message, { data: { services: names } })
    }
    await tx.db.deleteFrom('service_room').where('provider_id', '=', providerId).where('room_id', '=', roomId).execute()
    await refuseBookingsOf(tx, providerId, sql`s.room_id = ${roomId}`, async () => {})
    return readSetup(tx, providerId)
  })
}
