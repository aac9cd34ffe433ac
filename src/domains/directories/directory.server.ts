import { sql } from 'kysely'
import type { Ctx, Database } from '../../lib/context.ts'

export type NamedKind = 'booking' | 'payment' | 'gift_card' | 'subscription'

type Met = { providerId: string; customerId: string }
type Named = Met & { kind: NamedKind; id: string }

/** What inserts something of a customer's that no id is asked for: with whom they have it is written in the same statement. */
export const meeting = (db: Database, { providerId, customerId }: Met) =>
  db.with('met', (part) =>
    part
      .insertInto('customer_directory')
      .values({ customer_id: customerId, provider_id: providerId })
      .onConflict((known) => known.doNothing()),
  )

/** What inserts something whose id comes alone: its row of the directory, and its customer's, go with it in one statement. */
export const naming = (db: Database, { kind, id, ...met }: Named) =>
  meeting(db, met).with('named', (part) =>
    part.insertInto('directory').values({ id, kind, provider_id: met.providerId, customer_id: met.customerId }),
  )

/** Where somebody may have something, each with the column of the customer. */
export const metIn = {
  booking: 'customer_id',
  gift_card: 'buyer_id',
  subscription: 'customer_id',
  favourite: 'account_id',
  waitlist_entry: 'customer_id',
  reward_voucher: 'customer_id',
} as const

/** Where nothing of theirs is left. Under the lock of the account, which whoever writes something of theirs holds. */
export async function forgetMet({ db }: Ctx, { providerId, customerId }: Met): Promise<void> {
  const parts = Object.entries(metIn).map(
    ([table, customer]) => sql<boolean>`exists (select from ${sql.table(table)}
      where provider_id = ${providerId} and ${sql.ref(customer)} = ${customerId})`,
  )
  const { rows } = await sql<{ is: boolean }>`select ${sql.join(parts, sql` or `)} as is`.execute(db)
  if (rows[0]?.is) return
  await db
    .deleteFrom('customer_directory')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .execute()
}

export type Whose = { kind: NamedKind; providerId: string; customerId: string }

/** With whom something lies whose id is all that is known; null: there is nothing of this id. */
export async function findNamed(db: Database, id: string): Promise<Whose | null> {
  const { rows } = await sql<Whose>`/* prepare: directory */
    select kind, provider_id as "providerId", customer_id as "customerId" from directory where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The same of several, by their ids. */
export async function findAllNamed(db: Database, ids: readonly string[]): Promise<Map<string, Whose>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<
    Whose & { id: string }
  >`select id, kind, provider_id as "providerId", customer_id as "customerId"
    from directory where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, ...whose }) => [id, whose]))
}

export async function findBooking(db: Database, id: string): Promise<Whose | null> {
  const named = await findNamed(db, id)
  return named?.kind === 'booking' ? named : null
}

/** With whom a person has, had or waits for anything, whom they like, and who gave them something: where their own lists are looked for. */
export async function findProvidersOf(db: Database, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* prepare: customer-directory */
    select provider_id as id from customer_directory where customer_id = ${customerId}`.execute(db)
  return rows.map(({ id }) => id)
}
