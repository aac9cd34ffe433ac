import { type RawBuilder, sql } from 'kysely'
import type { Ctx, Database } from '../../lib/context.ts'

type Named = { holdId: string; providerId: string; customerId: string }

/** What inserts a hold: its row of the directory goes with it in one statement. */
export const namingHold = (db: Database, { holdId, providerId, customerId }: Named) =>
  db.with('named', (part) =>
    part.insertInto('hold_directory').values({ customer_id: customerId, hold_id: holdId, provider_id: providerId }),
  )

type Gone = { customer_id: string; hold_id: string }

/** What the directory had of holds that are deleted: by a statement of its own, as it lies by its customers. */
export async function forgetHolds({ db }: Ctx, gone: readonly Gone[]): Promise<void> {
  if (gone.length === 0) return
  await sql`delete from hold_directory where customer_id = any(${[...new Set(gone.map((one) => one.customer_id))]}::uuid[])
    and hold_id = any(${gone.map((one) => one.hold_id)}::uuid[])`.execute(db)
}

/** Of a provider, those for which `which` holds: answers how many there were. */
export async function deleteHolds(tx: Ctx, providerId: string, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<Gone>`delete from hold where provider_id = ${providerId} and ${which}
    returning customer_id, hold_id`.execute(tx.db)
  await forgetHolds(tx, rows)
  return rows.length
}

/** With whom a hold of this customer is; null: they have none of this id. */
export async function findProviderOfHold(db: Database, customerId: string, holdId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select provider_id as id from hold_directory
    where customer_id = ${customerId} and hold_id = ${holdId}`.execute(db)
  return rows[0]?.id ?? null
}

/** With whom this customer has holds. */
export async function findProvidersOfHolds(db: Database, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* prepare: hold-directory */
    select distinct provider_id as id from hold_directory where customer_id = ${customerId} order by id`.execute(db)
  return rows.map(({ id }) => id)
}
