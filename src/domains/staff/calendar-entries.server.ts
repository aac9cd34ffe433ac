import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import type { CalendarEntry, calendarEntries, TimeConflict } from './calendar-entries-contract.ts'
import { changeOwnTimes } from './edit-provider.server.ts'
import { requireStaffMember } from './hours.server.ts'

type EntryFields = Omit<z.output<typeof calendarEntries.add.input>, 'id'>

const dayMs = 86_400_000

export function addEntry(
  ctx: ProviderCtx,
  { id, ...fields }: z.output<typeof calendarEntries.add.input>,
): Promise<CalendarEntry> {
  const during = spanOf(fields)
  return changeOwnTimes(ctx, id, async (tx, providerId) => {
    await requireStaffMember(tx, providerId, fields.staffId)
    const entryId = randomUUIDv7()
    await requireFree(tx, providerId, fields.staffId, during, entryId)
    await tx.db
      .insertInto('calendar_entry')
      .values({ provider_id: providerId, calendar_entry_id: entryId, ...columnsOf(fields, during) })
      .execute()
    return readEntry(tx, providerId, entryId)
  })
}

export function updateEntry(
  ctx: ProviderCtx,
  input: z.output<typeof calendarEntries.update.input>,
): Promise<CalendarEntry> {
  const { id, entryId, ...fields } = input
  const during = spanOf(fields)
  return changeOwnTimes(ctx, id, async (tx, providerId) => {
    await requireStaffMember(tx, providerId, fields.staffId)
    await requireFree(tx, providerId, fields.staffId, during, entryId)
    const moved = await tx.db
      .updateTable('calendar_entry')
      .set(columnsOf(fields, during))
      .where('provider_id', '=', providerId)
      .where('calendar_entry_id', '=', entryId)
      .executeTakeFirst()
    if (moved.numUpdatedRows === 0n) throw entryNotFound()
    return readEntry(tx, providerId, entryId)
  })
}

export function removeEntry(
  ctx: ProviderCtx,
  input: z.output<typeof calendarEntries.remove.input>,
): Promise<CalendarEntry> {
  return changeOwnTimes(ctx, input.id, async (tx, providerId) => {
    const entry = await readEntry(tx, providerId, input.entryId)
    await tx.db
      .deleteFrom('calendar_entry')
      .where('provider_id', '=', providerId)
      .where('calendar_entry_id', '=', input.entryId)
      .execute()
    return entry
  })
}

function spanOf({ start, end }: EntryFields): string {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  if (to <= from) throw invalidInput('end', 'Must be after the start')
  if (to - from > 60 * dayMs) throw invalidInput('end', 'At most 60 days after the start')
  return `[${new Date(from).toISOString()},${new Date(to).toISOString()})`
}

function columnsOf({ staffId, label, customerName, customerPhone }: EntryFields, during: string) {
  return { staff_id: staffId, during, label, customer_name: customerName, customer_phone: customerPhone }
}

type ConflictRow = { kind: TimeConflict['kind']; name: string; from: Date; to: Date; timezone: string }

/** Throws `time_taken` (409) with what lies there first; the entry itself is not in its own way. */
async function requireFree(tx: Ctx, providerId: string, staffId: string, during: string, entryId: string) {
  const { rows } = await sql<ConflictRow>`
    select kind, name, lower(during) as "from", upper(during) as "to", p.timezone
    from provider p, lateral (
      select 'booking' as kind, a.full_name as name, o.during
      from occupation o join booking b on b.provider_id = o.provider_id and b.booking_id = o.booking_id
        join account a on a.account_id = b.customer_id
      where o.provider_id = ${providerId} and o.staff_id = ${staffId} and o.blocking and o.during && ${during}::tstzrange
      union all
      select case when customer_name is null then 'time_off' else 'phone_booking' end, coalesce(customer_name, label), k.during
      from calendar_entry k where k.provider_id = ${providerId} and k.staff_id = ${staffId}
        and k.during && ${during}::tstzrange and k.calendar_entry_id <> ${entryId}) taken
    where p.provider_id = ${providerId} order by 3 limit 1`.execute(tx.db)
  const [taken] = rows
  if (taken) throw timeTaken(taken, `That time is not free: ${taken.name || 'time off'}.`)
}

/** Throws `time_taken` (409) with the first phone booking of theirs that is not over: without them no view would show it. */
export async function refusePhoneBookings(tx: Ctx, providerId: string, staffId: string): Promise<void> {
  const { rows } = await sql<ConflictRow>`
    select 'phone_booking' as kind, k.customer_name as name, lower(k.during) as "from", upper(k.during) as "to", p.timezone
    from calendar_entry k join provider p on p.provider_id = k.provider_id
    where k.provider_id = ${providerId} and k.staff_id = ${staffId} and k.customer_name is not null
      and upper(k.during) > ${tx.now} order by lower(k.during) limit 1`.execute(tx.db)
  const [ahead] = rows
  if (ahead) throw timeTaken(ahead, `${ahead.name} has a phone booking with them. Move or delete it first.`)
}

function timeTaken({ kind, name, from, to, timezone }: ConflictRow, message: string): AppError {
  const data: TimeConflict = { kind, name, start: isoWithOffset(from, timezone), end: isoWithOffset(to, timezone) }
  return new AppError('conflict', 'time_taken', message, { data })
}

type Row = Omit<CalendarEntry, 'start' | 'end'> & { from: Date; to: Date; timezone: string }

async function readEntry(tx: Ctx, providerId: string, entryId: string): Promise<CalendarEntry> {
  const { rows } = await sql<Row>`
    select k.calendar_entry_id as id, k.staff_id as "staffId", k.label, k.customer_name as "customerName",
      k.customer_phone as "customerPhone", lower(during) as "from", upper(during) as "to", p.timezone
    from calendar_entry k join provider p on p.provider_id = k.provider_id
    where k.provider_id = ${providerId} and k.calendar_entry_id = ${entryId}`.execute(tx.db)
  const [row] = rows
  if (!row) throw entryNotFound()
  const { from, to, timezone, ...entry } = row
  return { ...entry, start: isoWithOffset(from, timezone), end: isoWithOffset(to, timezone) }
}

const entryNotFound = () => new AppError('not_found', 'entry_not_found', 'This entry no longer exists.')
