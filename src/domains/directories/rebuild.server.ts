import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { patiently, transaction } from '../../lib/db.server.ts'
import { metIn, type NamedKind } from './directory.server.ts'

/** `written`: were missing or wrong. `removed`: named nothing. */
export type Rebuilt = { rows: number; written: number; removed: number }
type Told = (done: number) => void

const batch = 2000

const sources: Readonly<Record<NamedKind, Source>> = {
  booking: { id: 'booking_id', customer: 'customer_id' },
  payment: { id: 'payment_id', customer: 'customer_id' },
  gift_card: { id: 'gift_card_id', customer: 'buyer_id' },
  subscription: { id: 'subscription_id', customer: 'customer_id' },
}
const kinds = Object.keys(sources) as NamedKind[]
type Source = { id: string; customer: string }
/** What has no id that comes alone. */
const met: readonly (readonly [string, Source])[] = [
  ['favourite', { id: 'account_id', customer: metIn.favourite }],
  ['waitlist_entry', { id: 'entry_id', customer: metIn.waitlist_entry }],
  ['reward_voucher', { id: 'voucher_id', customer: metIn.reward_voucher }],
]

type Row = { id: string; kind: NamedKind; provider_id: string; customer_id: string }

const textOf = ({ kind, provider_id, customer_id }: Row) => `${kind} ${provider_id} ${customer_id}`

/**
 * By the ids in their order, some at a time, beside whoever writes: what is written meanwhile has its row from its own
 * transaction, and what names nothing is only taken under the lock of its provider. Ended and started again, it writes what is still missing.
 */
export async function rebuildDirectory(ctx: Ctx, told: Told = () => {}): Promise<Rebuilt> {
  const all: Rebuilt = { rows: 0, written: 0, removed: 0 }
  for (const kind of kinds)
    for await (const rows of rowsOf(ctx, kind, sources[kind])) {
      const known = new Map((await readNamed(ctx, rows)).map((row) => [row.id, textOf(row)]))
      const wrong = rows.filter((row) => known.get(row.id) !== textOf(row))
      if (wrong.length > 0)
        await ctx.db
          .insertInto('directory')
          .values(wrong)
          .onConflict((named) =>
            named.column('id').doUpdateSet(({ ref }) => ({
              kind: ref('excluded.kind'),
              provider_id: ref('excluded.provider_id'),
              customer_id: ref('excluded.customer_id'),
            })),
          )
          .execute()
      all.rows += rows.length
      all.written += wrong.length
      told(all.rows)
    }
  for await (const rows of named(ctx)) {
    const there = new Set(await thoseThere(ctx, rows))
    for (const row of rows.filter(({ id }) => !there.has(id))) all.removed += await removeNamed(ctx, row)
  }
  return all
}

/** Under the lock of the provider: where there are several nodes, what it names may be committed a moment later than the row. */
const removeNamed = (ctx: Ctx, row: Row): Promise<number> =>
  patiently(() =>
    transaction(ctx, async (tx) => {
      await sql`select from provider where provider_id = ${row.provider_id} for no key update`.execute(tx.db)
      if ((await thoseThere(tx, [row])).length > 0) return 0
      const { numDeletedRows } = await tx.db.deleteFrom('directory').where('id', '=', row.id).executeTakeFirst()
      return Number(numDeletedRows)
    }),
  )

async function* rowsOf({ db }: Ctx, table: string, { id, customer }: Source): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const after = last ? sql`(provider_id, ${sql.ref(id)}) > (${last.provider_id}::uuid, ${last.id}::uuid)` : sql`true`
    const { rows } = await sql<Row>`select ${sql.ref(id)} as id, ${table}::text as kind, provider_id,
        ${sql.ref(customer)} as customer_id from ${sql.table(table)}
      where ${after} order by provider_id, ${sql.ref(id)} limit ${batch}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
    last = rows.at(-1)
  }
}

async function* named({ db }: Ctx): AsyncGenerator<Row[]> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<Row>`select id, kind, provider_id, customer_id from directory
      where id > ${last} order by id limit ${batch}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
    last = rows.at(-1)?.id ?? ''
  }
}

async function readNamed({ db }: Ctx, of: readonly Row[]): Promise<Row[]> {
  const { rows } = await sql<Row>`select id, kind, provider_id, customer_id from directory
    where id = any(${of.map(({ id }) => id)}::uuid[])`.execute(db)
  return rows
}

async function thoseThere({ db }: Ctx, of: readonly Row[]): Promise<string[]> {
  const there: string[] = []
  for (const kind of kinds) {
    const own = of.filter((row) => row.kind === kind)
    if (own.length === 0) continue
    const id = sql.ref(sources[kind].id)
    const { rows } = await sql<{ id: string }>`select ${id} as id from ${sql.table(kind)}
      where provider_id = any(${own.map((row) => row.provider_id)}::uuid[])
        and ${id} = any(${own.map((row) => row.id)}::uuid[])`.execute(db)
    there.push(...rows.map((row) => row.id))
  }
  return there
}

type Pair = { customer_id: string; provider_id: string }
const pairOf = ({ customer_id, provider_id }: Pair) => `${customer_id} ${provider_id}`

/** From the directory, which is right by then, and from what stands in none. */
async function* pairs(ctx: Ctx): AsyncGenerator<Row[]> {
  yield* named(ctx)
  for (const [table, source] of met) yield* rowsOf(ctx, table, source)
}

export async function rebuildCustomers(ctx: Ctx, told: Told = () => {}): Promise<Rebuilt> {
  const all: Rebuilt = { rows: 0, written: 0, removed: 0 }
  for await (const rows of pairs(ctx)) {
    const found = [...new Map(rows.map((row) => [pairOf(row), row])).values()]
    const customers = found.map((pair) => pair.customer_id)
    const { rows: known } = await sql<Pair>`select customer_id, provider_id from customer_directory
      where customer_id = any(${customers}::uuid[])`.execute(ctx.db)
    const there = new Set(known.map(pairOf))
    all.written += await writePairs(
      ctx,
      found.filter((pair) => !there.has(pairOf(pair))),
    )
  }
  for await (const kept of pairsKept(ctx)) {
    const wrong = await pairsOfNothing(ctx.db, kept)
    let removed = 0
    for (const pair of wrong) removed += await removePair(ctx, pair)
    all.removed += removed
    all.rows += kept.length - removed
    told(all.rows)
  }
  return all
}

/** Not of who leaves meanwhile: their leaving waits, and takes these along. */
async function writePairs(ctx: Ctx, missing: readonly Pair[]): Promise<number> {
  if (missing.length === 0) return 0
  return patiently(() =>
    transaction(ctx, async (tx) => {
      const { rows } = await sql<{ id: string }>`select account_id as id from account
        where account_id = any(${missing.map((pair) => pair.customer_id)}::uuid[]) and status <> 'deleted'
        order by account_id for share`.execute(tx.db)
      const here = new Set(rows.map(({ id }) => id))
      const found = missing.filter((pair) => here.has(pair.customer_id))
      if (found.length === 0) return 0
      const { numInsertedOrUpdatedRows = 0n } = await tx.db
        .insertInto('customer_directory')
        .values(found.map(({ customer_id, provider_id }) => ({ customer_id, provider_id })))
        .onConflict((known) => known.doNothing())
        .executeTakeFirstOrThrow()
      return Number(numInsertedOrUpdatedRows)
    }),
  )
}

async function* pairsKept({ db }: Ctx): AsyncGenerator<Pair[]> {
  for (let last: Pair | undefined; ; ) {
    const after = last
      ? sql`(customer_id, provider_id) > (${last.customer_id}::uuid, ${last.provider_id}::uuid)`
      : sql`true`
    const { rows } = await sql<Pair>`select customer_id, provider_id from customer_directory
      where ${after} order by customer_id, provider_id limit ${batch}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
    last = rows.at(-1)
  }
}

/** Of who has left, or who has nothing there: a payment is for one of these. */
async function pairsOfNothing(db: Ctx['db'], kept: readonly Pair[]): Promise<Pair[]> {
  const providers = kept.map((pair) => pair.provider_id)
  const customers = kept.map((pair) => pair.customer_id)
  const there = new Set<string>()
  for (const [table, column] of Object.entries(metIn)) {
    const customer = sql.ref(column)
    const { rows } = await sql<Pair>`select distinct ${customer} as customer_id, provider_id from ${sql.table(table)}
      where provider_id = any(${providers}::uuid[]) and ${customer} = any(${customers}::uuid[])`.execute(db)
    for (const row of rows) there.add(pairOf(row))
  }
  const { rows: left } = await sql<{ id: string }>`select account_id as id from account
    where account_id = any(${customers}::uuid[]) and status = 'deleted'`.execute(db)
  const gone = new Set(left.map(({ id }) => id))
  return kept.filter((pair) => gone.has(pair.customer_id) || !there.has(pairOf(pair)))
}

/** Under the lock of the provider: whoever has their first booking there meanwhile would keep the row that is there. */
const removePair = (ctx: Ctx, pair: Pair): Promise<number> =>
  patiently(() =>
    transaction(ctx, async (tx) => {
      await sql`select from provider where provider_id = ${pair.provider_id} for no key update`.execute(tx.db)
      if ((await pairsOfNothing(tx.db, [pair])).length === 0) return 0
      const { numDeletedRows } = await tx.db
        .deleteFrom('customer_directory')
        .where('customer_id', '=', pair.customer_id)
        .where('provider_id', '=', pair.provider_id)
        .executeTakeFirst()
      return Number(numDeletedRows)
    }),
  )
