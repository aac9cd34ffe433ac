import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import type { Setup, setup } from './contract.ts'
import { badHours, changeOwn } from './edit-provider.server.ts'
import { insertHours, requirePerson, type Week } from './hours.server.ts'
import { keepBookings, refuse } from './keep-bookings.server.ts'
import { readSetup } from './read-setup.server.ts'
import { problemOfWeek } from './rules.ts'

const most = 60

export function addPerson(ctx: Ctx, { id, name, hours }: z.output<typeof setup.addPerson.input>): Promise<Setup> {
  const problem = hours ? problemOfWeek(hours) : null
  if (problem) throw badHours(problem, true)
  return changeOwn(ctx, id, async (tx, providerId) => {
    const position = await nextPosition(tx, 'calendar', providerId)
    await insertPerson(tx, providerId, { name, position, hours: hours ?? [] })
    return readSetup(tx, providerId)
  })
}

type NewPerson = { name: string; position: number; hours: Week }

export async function insertPerson(tx: Ctx, providerId: string, { name, position, hours }: NewPerson): Promise<void> {
  const calendarId = randomUUIDv7()
  await tx.db
    .insertInto('calendar')
    .values({ provider_id: providerId, calendar_id: calendarId, name, position })
    .execute()
  await insertHours(tx, providerId, calendarId, hours)
}

export function updatePerson(ctx: Ctx, input: z.output<typeof setup.updatePerson.input>): Promise<Setup> {
  return changeOwn(ctx, input.id, async (tx, providerId) => {
    await requirePerson(tx, providerId, input.calendarId)
    await tx.db
      .updateTable('calendar')
      .set({ name: input.name })
      .where('provider_id', '=', providerId)
      .where('calendar_id', '=', input.calendarId)
      .execute()
    return readSetup(tx, providerId)
  })
}

/** Past bookings still name them. What only they performed is performed by nobody until somebody is chosen for it. */
export function removePerson(ctx: Ctx, input: z.output<typeof setup.removePerson.input>): Promise<Setup> {
  const { calendarId } = input
  return changeOwn(ctx, input.id, async (tx, providerId) => {
    await requirePerson(tx, providerId, calendarId)
    const people = await tx.db
      .selectFrom('calendar')
      .select('calendar_id')
      .where('provider_id', '=', providerId)
      .where('removed_at', 'is', null)
      .execute()
    if (people.length === 1)
      throw new AppError('conflict', 'last_person', 'Somebody has to work here. Close the shop instead.')
    const remove = async () => {
      await tx.db
        .updateTable('calendar')
        .set({ removed_at: tx.now })
        .where('provider_id', '=', providerId)
        .where('calendar_id', '=', calendarId)
        .execute()
      await tx.db
        .deleteFrom('working_hours')
        .where('provider_id', '=', providerId)
        .where('calendar_id', '=', calendarId)
        .execute()
    }
    await refuseBookingsOf(tx, providerId, sql`s.calendar_id = ${calendarId}`, remove)
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
    where b.provider_id = ${providerId} and ${which} and b.status in ('pending', 'confirmed') and b.ends_at > ${tx.now}`.execute(
    tx.db,
  )
  await keepBookings(tx, providerId, change)
  if (rows.length > 0)
    await refuse(
      tx,
      providerId,
      rows.map(({ id }) => id),
    )
}

export function addRoom(ctx: Ctx, input: z.output<typeof setup.addRoom.input>): Promise<Setup> {
  return changeOwn(ctx, input.id, async (tx, providerId) => {
    const position = await nextPosition(tx, 'room', providerId)
    await tx.db
      .insertInto('room')
      .values({ provider_id: providerId, room_id: randomUUIDv7(), name: input.name, position })
      .execute()
    return readSetup(tx, providerId)
  })
}

export function removeRoom(ctx: Ctx, input: z.output<typeof setup.removeRoom.input>): Promise<Setup> {
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
        and exists (select from service_room y where y.provider_id = s.provider_id and y.service_id = s.service_id and y.room_id = ${roomId})
        and not exists (select from service_room y join room r on r.provider_id = y.provider_id and r.room_id = y.room_id
          where y.provider_id = s.provider_id and y.service_id = s.service_id and r.removed_at is null)`.execute(tx.db)
    if (needing.length > 0) {
      const names = needing.map(({ name }) => name)
      const message = `These services need this room: ${names.join(', ')}. Choose another one for them first.`
      throw new AppError('conflict', 'room_needed', message, { data: { services: names } })
    }
    await tx.db.deleteFrom('service_room').where('provider_id', '=', providerId).where('room_id', '=', roomId).execute()
    await refuseBookingsOf(tx, providerId, sql`s.room_id = ${roomId}`, async () => {})
    return readSetup(tx, providerId)
  })
}

async function nextPosition(tx: Ctx, table: 'calendar' | 'room', providerId: string): Promise<number> {
  const row = await tx.db
    .selectFrom(table)
    .select(({ fn }) => [fn.max('position').as('position'), fn.countAll<number>().as('count')])
    .where('provider_id', '=', providerId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (row.count >= most) throw new AppError('unprocessable', 'too_many', 'That is more than we can show.')
  return (row.position ?? -1) + 1
}
