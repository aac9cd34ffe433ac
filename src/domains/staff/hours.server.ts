import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { localDate } from '../../lib/time.server.ts'
import { keepBookings } from './affected-bookings.server.ts'
import type { Setup, setup } from './contract.ts'
import { badHours, changeOwnTimes } from './edit-provider.server.ts'
import { readSetup } from './read-setup.server.ts'
import { problemOfDay, problemOfWeek, type TimeSpan, workingHoursOf } from './rules.ts'

export type Week = readonly (readonly TimeSpan[])[]

export async function insertHours(tx: Ctx, providerId: string, staffId: string, week: Week) {
  const rows = workingHoursOf(week).map(({ weekday, opensMinute, closesMinute }) => ({
    provider_id: providerId,
    staff_id: staffId,
    weekday,
    opens_minute: opensMinute,
    closes_minute: closesMinute,
  }))
  if (rows.length > 0) await tx.db.insertInto('working_hours').values(rows).execute()
}

export function setHours(
  ctx: ProviderCtx,
  { id, staffId, hours }: z.output<typeof setup.setHours.input>,
): Promise<Setup> {
  const problem = problemOfWeek(hours)
  if (problem) throw badHours(problem, true)
  return changeOwnTimes(ctx, id, async (tx, providerId) => {
    await requireStaffMember(tx, providerId, staffId)
    await keepBookings(tx, providerId, async () => {
      await tx.db
        .deleteFrom('working_hours')
        .where('provider_id', '=', providerId)
        .where('staff_id', '=', staffId)
        .execute()
      await insertHours(tx, providerId, staffId, hours)
    })
    return readSetup(tx, providerId)
  })
}

export function setDateOverride(ctx: ProviderCtx, input: z.output<typeof setup.setDateOverride.input>): Promise<Setup> {
  const { id, staffId, hours, date } = input
  const problem = problemOfDay(hours)
  if (problem) throw badHours(problem, false)
  const spans = workingHoursOf([hours]).map(({ opensMinute, closesMinute }) => `[${opensMinute},${closesMinute})`)
  return changeOwnTimes(ctx, id, async (tx, providerId) => {
    await requireStaffMember(tx, providerId, staffId)
    await requireAhead(tx, providerId, date)
    await keepBookings(tx, providerId, async () => {
      await sql`
        insert into date_override (provider_id, staff_id, date, hours)
        values (${providerId}, ${staffId}, ${date}, ${`{${spans.join()}}`})
        on conflict (provider_id, staff_id, date) do update set hours = excluded.hours`.execute(tx.db)
    })
    return readSetup(tx, providerId)
  })
}

export function removeDateOverride(
  ctx: ProviderCtx,
  input: z.output<typeof setup.removeDateOverride.input>,
): Promise<Setup> {
  const { date } = input
  return changeOwnTimes(ctx, input.id, async (tx, providerId) => {
    await requireStaffMember(tx, providerId, input.staffId)
    await keepBookings(tx, providerId, async () => {
      await tx.db
        .deleteFrom('date_override')
        .where('provider_id', '=', providerId)
        .where('staff_id', '=', input.staffId)
        .where('date', '=', sql<Date>`${date}::date`)
        .execute()
    })
    return readSetup(tx, providerId)
  })
}

export function setClosedDay(ctx: ProviderCtx, input: z.output<typeof setup.setClosedDay.input>): Promise<Setup> {
  const { date } = input
  return changeOwnTimes(ctx, input.id, async (tx, providerId) => {
    await requireAhead(tx, providerId, date)
    await keepBookings(tx, providerId, async () => {
      await sql`
        insert into closed_day (provider_id, date, name) values (${providerId}, ${date}, ${input.name})
        on conflict (provider_id, date) do update set name = excluded.name`.execute(tx.db)
    })
    return readSetup(tx, providerId)
  })
}

/** Nobody loses a booking by an open day. */
export function removeClosedDay(ctx: ProviderCtx, input: z.output<typeof setup.removeClosedDay.input>): Promise<Setup> {
  const { date } = input
  return changeOwnTimes(ctx, input.id, async (tx, providerId) => {
    await tx.db
      .deleteFrom('closed_day')
      .where('provider_id', '=', providerId)
      .where('date', '=', sql<Date>`${date}::date`)
      .execute()
    return readSetup(tx, providerId)
  })
}

/** Throws `staff_not_found` (404). */
export async function requireStaffMember(tx: Ctx, providerId: string, staffId: string): Promise<void> {
  const staffMember = await tx.db
    .selectFrom('staff')
    .select('staff_id')
    .where('provider_id', '=', providerId)
    .where('staff_id', '=', staffId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!staffMember) throw new AppError('not_found', 'staff_not_found', 'This staff member does not work here.')
}

/** A day that has passed is history. */
async function requireAhead(tx: Ctx, providerId: string, date: string) {
  const { timezone } = await tx.db
    .selectFrom('provider')
    .select('timezone')
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow()
  if (date < localDate(tx.now, timezone)) throw invalidInput('date', 'That day has passed')
}
