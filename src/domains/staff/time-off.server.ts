import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { changeOwn, invalidField } from './edit-provider.server.ts'
import { requirePerson } from './hours.server.ts'
import type { Block, TakenBy, timeOff } from './time-off-contract.ts'

type BlockFields = Omit<z.output<typeof timeOff.add.input>, 'id'>

const dayMs = 86_400_000

export function addBlock(ctx: Ctx, { id, ...fields }: z.output<typeof timeOff.add.input>): Promise<Block> {
  const during = spanOf(fields)
  return changeOwn(ctx, id, async (tx, providerId) => {
    await requirePerson(tx, providerId, fields.calendarId)
    const blockId = randomUUIDv7()
    await requireFree(tx, providerId, fields.calendarId, during, blockId)
    await tx.db
      .insertInto('blocked_period')
      .values({ provider_id: providerId, blocked_period_id: blockId, ...columnsOf(fields, during) })
      .execute()
    return readBlock(tx, providerId, blockId)
  })
}

export function updateBlock(ctx: Ctx, input: z.output<typeof timeOff.update.input>): Promise<Block> {
  const { id, blockId, ...fields } = input
  const during = spanOf(fields)
  return changeOwn(ctx, id, async (tx, providerId) => {
    await requirePerson(tx, providerId, fields.calendarId)
    await requireFree(tx, providerId, fields.calendarId, during, blockId)
    const moved = await tx.db
      .updateTable('blocked_period')
      .set(columnsOf(fields, during))
      .where('provider_id', '=', providerId)
      .where('blocked_period_id', '=', blockId)
      .executeTakeFirst()
    if (moved.numUpdatedRows === 0n) throw blockNotFound()
    return readBlock(tx, providerId, blockId)
  })
}

export function removeBlock(ctx: Ctx, input: z.output<typeof timeOff.remove.input>): Promise<Block> {
  return changeOwn(ctx, input.id, async (tx, providerId) => {
    const block = await readBlock(tx, providerId, input.blockId)
    await tx.db
      .deleteFrom('blocked_period')
      .where('provider_id', '=', providerId)
      .where('blocked_period_id', '=', input.blockId)
      .execute()
    return block
  })
}

function spanOf({ start, end }: BlockFields): string {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  if (to <= from) throw invalidField('end', 'Must be after the start')
  if (to - from > 60 * dayMs) throw invalidField('end', 'At most 60 days after the start')
  return `[${new Date(from).toISOString()},${new Date(to).toISOString()})`
}

function columnsOf({ calendarId, label, clientName, clientPhone }: BlockFields, during: string) {
  return { calendar_id: calendarId, during, label, client_name: clientName, client_phone: clientPhone }
}

type Taken = { kind: TakenBy['kind']; name: string; from: Date; to: Date; timezone: string }

/** Throws `time_taken` (409) with what lies there first; the entry itself is not in its own way. */
async function requireFree(tx: Ctx, providerId: string, calendarId: string, during: string, blockId: string) {
  const { rows } = await sql<Taken>`
    select kind, name, lower(during) as "from", upper(during) as "to", p.timezone
    from provider p, lateral (
      select 'booking' as kind, a.first_name || ' ' || a.last_name as name, o.during
      from occupation o join booking b on b.provider_id = o.provider_id and b.booking_id = o.booking_id
        join account a on a.account_id = b.customer_id
      where o.provider_id = p.provider_id and o.calendar_id = ${calendarId} and o.blocking and o.during && ${during}::tstzrange
      union all
      select case when client_name is null then 'block' else 'visit' end, coalesce(client_name, label), k.during
      from blocked_period k where k.provider_id = p.provider_id and k.calendar_id = ${calendarId}
        and k.during && ${during}::tstzrange and k.blocked_period_id <> ${blockId}) taken
    where p.provider_id = ${providerId} order by 3 limit 1`.execute(tx.db)
  const [taken] = rows
  if (!taken) return
  const data: TakenBy = {
    kind: taken.kind,
    name: taken.name,
    start: isoWithOffset(taken.from, taken.timezone),
    end: isoWithOffset(taken.to, taken.timezone),
  }
  throw new AppError('conflict', 'time_taken', `Something lies there already: ${taken.name || 'time kept free'}.`, {
    data,
  })
}

type Row = Omit<Block, 'start' | 'end'> & { from: Date; to: Date; timezone: string }

async function readBlock(tx: Ctx, providerId: string, blockId: string): Promise<Block> {
  const { rows } = await sql<Row>`
    select k.blocked_period_id as id, k.calendar_id as "calendarId", k.label, k.client_name as "clientName",
      k.client_phone as "clientPhone", lower(during) as "from", upper(during) as "to", p.timezone
    from blocked_period k join provider p on p.provider_id = k.provider_id
    where k.provider_id = ${providerId} and k.blocked_period_id = ${blockId}`.execute(tx.db)
  const [row] = rows
  if (!row) throw blockNotFound()
  const { from, to, timezone, ...block } = row
  return { ...block, start: isoWithOffset(from, timezone), end: isoWithOffset(to, timezone) }
}

const blockNotFound = () => new AppError('not_found', 'block_not_found', 'This entry does not exist any more.')
