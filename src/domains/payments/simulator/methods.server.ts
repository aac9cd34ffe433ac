import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Fields } from './form.server.ts'
import { add, announce, change, type Desk, find, newId, secondsOf, type Thing } from './store.server.ts'

/** From now on it can be charged without its owner, for that customer only. */
export async function keepMethod(desk: Desk, customer: unknown, testMethod: string): Promise<Thing> {
  const kept = await add(desk, {
    ...{ id: newId('pm'), object: 'payment_method', type: 'card', livemode: false, created: secondsOf(desk.now) },
    card: {
      ...{ brand: 'visa', last4: '4242', exp_month: 12, exp_year: desk.now.getUTCFullYear() + 3, funding: 'credit' },
      ...{ display_brand: 'visa', country: 'GB', checks: null, generated_from: null, networks: null, wallet: null },
      ...{ regulated_status: null, three_d_secure_usage: null },
    },
    ...{ customer: customer === null ? null : String(customer), metadata: { test_method: testMethod } },
  } satisfies Partial<Stripe.PaymentMethod>)
  await announce(desk, 'payment_method.attached', kept)
  return kept
}

/** As it is asked for: with the card itself where its id would stand. */
export async function withMethod(desk: Desk, thing: Thing, fields: Fields): Promise<Thing> {
  const { payment_method: id } = thing
  if (!Object.values(fields.under('expand')).includes('payment_method') || typeof id !== 'string') return thing
  const { rows } = await sql<{ body: Thing }>`select body from simulated_object
    where object_id = ${id} and account is not distinct from ${desk.account}`.execute(desk.db)
  // A test method is not kept: the processor makes a card of its own of it, of which nobody asks anything here.
  return { ...thing, payment_method: rows[0]?.body ?? { id, object: 'payment_method' } }
}

export async function methodsOf({ db, account }: Desk, customer: string): Promise<Thing[]> {
  const { rows } = await sql<{ body: Thing }>`select body from simulated_object
    where account is not distinct from ${account} and body ? 'customer' and body ->> 'customer' = ${customer}
      and body ->> 'object' = 'payment_method'`.execute(db)
  return rows.map(({ body }) => body)
}

/** What a bank makes of a card after it was kept: from now on it answers as that test card does. */
export async function changeMethod(desk: Desk, id: string, testMethod: string): Promise<void> {
  const { body } = await find(desk, id)
  await change(desk, { ...body, metadata: { test_method: testMethod } })
}
