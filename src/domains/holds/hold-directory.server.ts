import { type RawBuilder, sql } from 'kysely'
import type { Ctx, Database } from '../../lib/context.ts'

type Named = { holdId: string; providerId: string; customerId: string }

/** What inserts a hold: its row of the directory goes with it in one statement. */
export const namingHold = (db: Database, { holdId, providerId, customerId }: Named) =>
  db.with('named', (part) =>
    part.insertInto('hold_directory').values({ customer_id: customerId, hold_id: holdId, provider_id: providerId }),
  )

/** Parts of a statement: `gone`, the holds that are deleted, and what the directory had of them. */
export const forgotten = (
  gone: RawBuilder<unknown>,
) => sql`gone as (${gone} returning customer_id, hold_id, provider_id),
  forgotten as (delete from hold_directory d using gone where d.customer_id = gone.customer_id and d.hold_id = gone.hold_id)`

/** Of a provider, those for which `which` holds: answers how many there were. */
export async function deleteHolds(tx: Ctx, providerId: string, which: RawBuilder<unknown>): Promise<number> {
  const gone = sql`delete from hold where provider_id = ${providerId} and ${which}`
  const { rows } = await sql`with ${forgotten(gone)} select hold_id from gone`.execute(tx.db)
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
