import { sql } from 'kysely'
import type { Database } from '../../lib/context.ts'
import type { NamedKind } from './name.server.ts'

export type Whose = { kind: NamedKind; providerId: string; customerId: string }

/** With whom something lies whose id is all that is known; null: there is nothing of this id. */
export async function findNamed(db: Database, id: string): Promise<Whose | null> {
  const { rows } = await sql<Whose>`/* prepare: directory */
    select kind, provider_id as "providerId", customer_id as "customerId" from directory where id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function findBooking(db: Database, id: string): Promise<Whose | null> {
  const named = await findNamed(db, id)
  return named?.kind === 'booking' ? named : null
}

/** With whom a person has a booking, a payment, a gift card or a membership: where their own lists are looked for. */
export async function findProvidersOf(db: Database, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* prepare: customer-directory */
    select provider_id as id from customer_directory where customer_id = ${customerId}`.execute(db)
  return rows.map(({ id }) => id)
}
