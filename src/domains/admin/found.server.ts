import { type RawBuilder, sql } from 'kysely'
import { invalidInput } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { pagination } from '../../lib/pagination.ts'
import { addDays, operatorsZone } from '../../lib/time.server.ts'
import { plainPattern } from '../location/service.server.ts'

/** So far is counted, and so much is saved at once. */
export const most = 10_000

/** Of what each of `meant` (from ... where ...) says; one more than the most when there are more. */
export async function countTo(ctx: Ctx, ...meant: RawBuilder<unknown>[]): Promise<number> {
  const counted = meant.map((one) => sql`(select 1 ${one} limit ${most + 1})`)
  const { rows } = await sql<{ count: number }>`
    select least(count(*), ${most + 1})::int as count from (${sql.join(counted, sql` union all `)}) counted`.execute(
    ctx.db,
  )
  return rows[0]?.count ?? 0
}

type Picked = {
  /** What its rows are called in `key`, `ways` and `order`. */
  as: RawBuilder<unknown>
  /** By what two rows are the same. */
  key: RawBuilder<unknown>
  ways: readonly RawBuilder<unknown>[]
  order: RawBuilder<unknown>
  limit: number
  offset: number
}

/**
 * The rows that one or several ways (from ... where ...) lead to, each once: each way has an index of its own, which no 'or'
 * between them would use.
 */
export function onceEach({ as, key, ways, order, limit, offset }: Picked): RawBuilder<unknown> {
  const [only] = ways
  if (only && ways.length === 1)
    return sql`(select ${as}.* ${only} order by ${order} limit ${limit} offset ${offset}) ${as}`
  const parts = ways.map((way) => sql`(select ${as}.* ${way} order by ${order} limit ${offset + limit})`)
  return sql`(select * from (select distinct on (${key}) ${as}.* from (${sql.join(parts, sql` union all `)}) ${as}) ${as}
    order by ${order} limit ${limit} offset ${offset}) ${as}`
}

/** Each once, however many ways lead to it; one more than the most when there are more. */
export async function countOnce(ctx: Ctx, key: RawBuilder<unknown>, ways: readonly RawBuilder<unknown>[]) {
  const parts = ways.map((way) => sql`(select ${key} ${way} limit ${most + 1})`)
  const { rows } = await sql<{ count: number }>`
    select least(count(*), ${most + 1})::int as count from (${sql.join(parts, sql` union `)}) counted`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

/** `isCut`: not all that is meant was looked through. */
export function found(page: number, limit: number, count: number, isCut = false) {
  return { ...pagination(page, limit, Math.min(count, most)), isMore: isCut || count > most }
}

type Days = { from?: string | undefined; to?: string | undefined }

/** Days of the operator, both included. */
export function isWithin(column: RawBuilder<unknown>, { from, to }: Days): RawBuilder<unknown> {
  if (from && to && to < from) throw invalidInput('to', 'Must not be before the first day')
  const midnight = (date: string) => sql`${date}::timestamp at time zone ${operatorsZone}`
  return sql`(${from ? sql`${column} >= ${midnight(from)}` : sql`true`}
    and ${to ? sql`${column} < ${midnight(addDays(to, 1))}` : sql`true`})`
}

type Order = 'asc' | 'desc'
/** Both ways are written out: each is what an index is in, from its one end or its other. */
export type Sorts<Name extends string> = Readonly<Record<Name, { usual: Order } & Record<Order, RawBuilder<unknown>>>>

type Sorted<Name extends string> = { sort?: Name | undefined; order?: Order | undefined }

export function orderBy<Name extends string>(sorts: Sorts<Name>, fallback: Name, { sort, order }: Sorted<Name>) {
  const wanted = sorts[sort ?? fallback]
  return wanted[order ?? wanted.usual]
}

export const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
/** So many people or businesses of one name are looked through; who means one of more says more. */
export const mostNamed = 500

/**
 * Has the words somewhere in it. The index knows three letters or digits in a row: of fewer, only what a word begins with ('li' is
 * Li Wei and Lisa, not Alice), as nobody has to read through all.
 */
export function bears(plainColumn: RawBuilder<unknown>, words: string): RawBuilder<unknown> {
  const pattern = plainPattern(words)
  if (hasThreeInARow(words) || words.includes('@')) return sql`${plainColumn} like '%' || ${pattern} || '%'`
  return sql`(${plainColumn} like ${pattern} || '%' or ${plainColumn} like '% ' || ${pattern} || '%')`
}

export const hasThreeInARow = (words: string) => /[\p{L}\p{N}]{3}/u.test(words)

/** What a person is found by; `as`: what their row is called. */
export const nameAndEmail = (as: RawBuilder<unknown>) => sql`plain_text(${as}.full_name || ' ' || ${as}.email::text)`

/** The ids of the accounts and businesses that bear the words, the newest. */
export async function idsNamed(ctx: Ctx, words: string): Promise<{ accounts: string[]; providers: string[] }> {
  const { rows } = await sql<{ accounts: string[]; providers: string[] }>`select
    array(select account_id from account where ${bears(nameAndEmail(sql`account`), words)}
      and plain_text(${words}) <> '' order by created_at desc limit ${mostNamed}) as accounts,
    array(select provider_id from provider where ${bears(sql`name_text`, words)}
      and plain_text(${words}) <> '' order by created_at desc limit ${mostNamed}) as providers`.execute(ctx.db)
  return rows[0] ?? { accounts: [], providers: [] }
}
