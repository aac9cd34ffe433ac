import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { patiently, transaction } from '../../lib/db.server.ts'
import type { Rebuilt } from '../directories/rebuild.server.ts'

const batch = 2000

type Row = { customer_id: string; hold_id: string; provider_id: string }
const textOf = ({ customer_id, hold_id, provider_id }: Row) => `${customer_id} ${hold_id} ${provider_id}`

/** Beside whoever holds and releases: provider by provider, each under its lock. Again: it writes what is still missing. */
export async function rebuildHoldDirectory(ctx: Ctx): Promise<Rebuilt> {
  const all: Rebuilt = { rows: 0, written: 0, removed: 0 }
  const { rows: providers } = await sql<{ id: string }>`select distinct provider_id as id from hold
    order by id`.execute(ctx.db)
  for (const { id } of providers) {
    const { rows, written } = await patiently(() => transaction(ctx, (tx) => writeMissing(tx, id)))
    all.rows += rows
    all.written += written
  }
  for await (const rows of kept(ctx)) {
    const known = await thoseThere(ctx, rows)
    for (const row of rows.filter((one) => !known.has(textOf(one)))) all.removed += await removeRow(ctx, row)
  }
  return all
}

async function thoseThere({ db }: Ctx, of: readonly Row[]): Promise<Set<string>> {
  const { rows } = await sql<Row>`select customer_id, hold_id, provider_id from hold
    where provider_id = any(${of.map((row) => row.provider_id)}::uuid[])
      and hold_id = any(${of.map((row) => row.hold_id)}::uuid[])`.execute(db)
  return new Set(rows.map(textOf))
}

/** Under the lock of the provider: where there are several nodes, the hold may be committed a moment later than its row. */
const removeRow = (ctx: Ctx, row: Row): Promise<number> =>
  patiently(() =>
    transaction(ctx, async (tx) => {
      await sql`select from provider where provider_id = ${row.provider_id} for no key update`.execute(tx.db)
      if ((await thoseThere(tx, [row])).size > 0) return 0
      const { numDeletedRows } = await tx.db
        .deleteFrom('hold_directory')
        .where('customer_id', '=', row.customer_id)
        .where('hold_id', '=', row.hold_id)
        .where('provider_id', '=', row.provider_id)
        .executeTakeFirst()
      return Number(numDeletedRows)
    }),
  )

async function writeMissing(tx: Ctx, providerId: string): Promise<{ rows: number; written: number }> {
  await sql`select from provider where provider_id = ${providerId} for no key update`.execute(tx.db)
  // Who leaves takes their holds along without this lock: they wait, or have gone.
  const { rows } = await sql<Row>`select customer_id, hold_id, provider_id from hold
    where provider_id = ${providerId} order by hold_id for share`.execute(tx.db)
  const { rows: there } = await sql<Row>`select customer_id, hold_id, provider_id from hold_directory
    where customer_id = any(${rows.map((row) => row.customer_id)}::uuid[])
      and hold_id = any(${rows.map((row) => row.hold_id)}::uuid[])`.execute(tx.db)
  const known = new Set(there.map(textOf))
  const wrong = rows.filter((row) => !known.has(textOf(row)))
  if (wrong.length > 0)
    await tx.db
      .insertInto('hold_directory')
      .values(wrong)
      .onConflict((named) =>
        named.columns(['customer_id', 'hold_id']).doUpdateSet(({ ref }) => ({
          provider_id: ref('excluded.provider_id'),
        })),
      )
      .execute()
  return { rows: rows.length, written: wrong.length }
}

async function* kept({ db }: Ctx): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const after = last ? sql`(customer_id, hold_id) > (${last.customer_id}::uuid, ${last.hold_id}::uuid)` : sql`true`
    const { rows } = await sql<Row>`select customer_id, hold_id, provider_id from hold_directory
      where ${after} order by customer_id, hold_id limit ${batch}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
    last = rows.at(-1)
  }
}
