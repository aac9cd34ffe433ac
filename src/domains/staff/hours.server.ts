import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { localDate } from '../../lib/time.server.ts'
import type { Setup, setup } from './contract.ts'
import { badHours, changeOwn, existingDate, invalidField } from './edit-provider.server.ts'
import { keepBookings } from './keep-bookings.server.ts'
import { readSetup } from './read-setup.server.ts'
import { problemOfDay, problemOfWeek, shiftsOf, type TimeSpan } from './rules.ts'

export type Week = readonly (readonly TimeSpan[])[]

export async function insertHours(tx: Ctx, providerId: string, calendarId: string, week: Week) {
  const rows = shiftsOf(week).map(({ weekday, opensMinute, closesMinute }) => ({
    provider_id: providerId,
    calendar_id: calendarId,
    weekday,
    opens_minute: opensMinute,
    closes_minute: closesMinute,
  }))
  if (rows.length > 0) await tx.db.insertInto('working_hours').values(rows).execute()
}

export function setHours(ctx: Ctx, { id, calendarId, hours }: z.output<typeof setup.setHours.input>): Promise<Setup> {
  const problem = problemOfWeek(hours)
  if (problem) throw badHours(problem, true)
  return changeOwn(ctx, id, async (tx, providerId) => {
    await requirePerson(tx, providerId, calendarId)
    await keepBookings(tx, providerId, async () => {
      await tx.db
        .deleteFrom('working_hours')
        .where('provider_id', '=', providerId)
        .where('calendar_id', '=', calendarId)
        .execute()
      await insertHours(tx, providerId, calendarId, hours)
    })
    return readSetup(tx, providerId)
  })
}

export function setException(ctx: Ctx, input: z.output<typeof setup.setException.input>): Promise<Setup> {
  const { id, calendarId, hours } = input
  const date = existingDate(input.date)
  const problem = problemOfDay(hours)
  if (problem) throw badHours(problem, false)
  const spans = shiftsOf([hours]).map(({ opensMinute, closesMinute }) => `[${opensMinute},${closesMinute})`)
  return changeOwn(ctx, id, async (tx, providerId) => {
    await requirePerson(tx, providerId, calendarId)
    await requireAhead(tx, providerId, date)
    await keepBookings(tx, providerId, async () => {
      await sql`
        insert into date_exception (provider_id, calendar_id, date, hours)
        values (${providerId}, ${calendarId}, ${date}, ${`{${spans.join()}}`})
        on conflict (provider_id, calendar_id, date) do update set hours = excluded.hours`.execute(tx.db)
    })
    return readSetup(tx, providerId)
  })
}

export function removeException(ctx: Ctx, input: z.output<typeof setup.removeException.input>): Promise<Setup> {
  const date = existingDate(input.date)
  return changeOwn(ctx, input.id, async (tx, providerId) => {
    await requirePerson(tx, providerId, input.calendarId)
    await keepBookings(tx, providerId, async () => {
      await tx.db
        .deleteFrom('date_exception')
        .where('provider_id', '=', providerId)
        .where('calendar_id', '=', input.calendarId)
        .where('date', '=', sql<Date>`${date}::date`)
        .execute()
    })
    return readSetup(tx, providerId)
  })
}

export function setHoliday(ctx: Ctx, input: z.output<typeof setup.setHoliday.input>): Promise<Setup> {
  const date = existingDate(input.date)
  return changeOwn(ctx, input.id, async (tx, providerId) => {
    await requireAhead(tx, providerId, date)
    await keepBookings(tx, providerId, async () => {
      await sql`
        insert into holiday (provider_id, date, name) values (${providerId}, ${date}, ${input.name})
        on conflict (provider_id, date) do update set name = excluded.name`.execute(tx.db)
    })
    return readSetup(tx, providerId)
  })
}

/** Nobody loses a booking by an open day. */
export function removeHoliday(ctx: Ctx, input: z.output<typeof setup.removeHoliday.input>): Promise<Setup> {
  const date = existingDate(input.date)
  return changeOwn(ctx, input.id, async (tx, providerId) => {
    await tx.db
      .deleteFrom('holiday')
      .where('provider_id', '=', providerId)
      .where('date', '=', sql<Date>`${date}::date`)
      .execute()
    return readSetup(tx, providerId)
  })
}

/** Throws `person_not_found` (404). */
export async function requirePerson(tx: Ctx, providerId: string, calendarId: string): Promise<void> {
  const person = await tx.db
    .selectFrom('calendar')
    .select('calendar_id')
    .where('provider_id', '=', providerId)
    .where('calendar_id', '=', calendarId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!person) throw new AppError('not_found', 'person_not_found', 'This person does not work here.')
}

/** A day that has passed is history. */
async function requireAhead(tx: Ctx, providerId: string, date: string) {
  const { timezone } = await tx.db
    .selectFrom('provider')
    .select('timezone')
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow()
  if (date < localDate(tx.now, timezone)) throw invalidField('date', 'That day has passed')
}
