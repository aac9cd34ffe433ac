import { sql } from 'kysely'
import {
  each,
  everyoneWhatExists,
  ofOwner,
  providersOnly,
  rowsOf,
  type Side,
  sideOf,
  signedIn,
  type Thing,
  type Who,
  type World,
} from '../../../tests/access.ts'
import { takeCards } from '../../../tests/paying.ts'
import { provider } from '../providers/access.ts'
import { providerPlans, subscriptions } from './contract.ts'

async function sell(world: World, side: Side): Promise<string> {
  const seller = await world.providerOn(side)
  await takeCards(world.app, seller)
  const { db } = world.app.running
  const { rows } = await sql<{
    id: string
  }>`insert into plan (provider_id, plan_id, name, price_minor, currency, months,
      uses, service_ids, created_at)
    select ${seller.providerId}, gen_random_uuid(), 'Ten cuts', 30000, 'GBP', 6, 10,
      array(select service_id from service where provider_id = ${seller.providerId} limit 1), now()
    returning plan_id as id`.execute(db)
  return rows[0]?.id ?? ''
}

/** Bought and paid for. */
async function buy(world: World, side: Side, who: Who): Promise<string> {
  const planId = await sell(world, side)
  const id = await world.call(await world.ownerOn(side, who), 'POST', '/subscriptions/subscribe', { planId })
  const { db } = world.app.running
  await sql`update subscription set status = 'active', starts_at = now(), ends_at = now() + interval '6 months'
    where subscription_id = ${id}`.execute(db)
  await sql`insert into subscription_entry (provider_id, entry_id, subscription_id, kind, uses, posted_at)
    select provider_id, gen_random_uuid(), subscription_id, 'granted', uses, now() from subscription
    where subscription_id = ${id}`.execute(db)
  await sql`update payment set status = 'succeeded', captured_minor = amount_minor, paid_at = now()
    where subscription_id = ${id}`.execute(db)
  await sql`with p as (insert into ledger_posting (posting_id, source, kind, provider_id, subscription_id, posted_at)
      select gen_random_uuid(), ${`charge:${id}`}, 'charge', provider_id, subscription_id, now() from subscription
        where subscription_id = ${id} returning posting_id, provider_id)
    insert into ledger_entry select posting_id, position, account, provider_id, 'GBP', amount from p,
      (values (0, 'held_by_processor', 30000), (1, 'owed_to_provider', -30000)) e (position, account, amount)`.execute(
    db,
  )
  return id
}
export const membership: Thing = { make: buy }
const membershipThere: Thing = { make: (world, side) => buy(world, side, 'customer') }
const plan: Thing = { make: sell }
const terms = { name: 'Ten cuts', priceMinor: 30_000, months: 6, uses: 10 }

const ofSeller = (status: number) => each({ visitor: 401, customer: 403, provider: [status, 404, 404], admin: 403 })
const servicesOn = async (world: World, side: Side) => (await world.providerOn(side)).serviceIds.slice(0, 1)

export const access = [
  ...rowsOf(subscriptions, {
    plans: { on: provider, answers: everyoneWhatExists(200), input: ({ id }) => ({ providerId: id }) },
    current: { answers: signedIn(200) },
    usage: { on: membership, answers: ofOwner(200), input: ({ id }) => ({ subscriptionId: id }) },
    subscribe: {
      answers: each({ visitor: 401, customer: 201, provider: 201, admin: 201 }),
      input: async ({ world }) => ({ planId: await sell(world, 'first') }),
    },
    atOnce: { on: membership, answers: ofOwner(404), input: ({ id }) => ({ subscriptionId: id, planId: id }) },
    // It does not renew.
    update: {
      on: membership,
      answers: ofOwner(409),
      input: ({ id }) => ({ subscriptionId: id, planId: id }),
    },
    pause: { on: membership, answers: ofOwner(409), input: ({ id }) => ({ subscriptionId: id, months: 1 }) },
    cancel: { on: membership, answers: ofOwner(200), input: ({ id }) => ({ subscriptionId: id }) },
  }),
  ...rowsOf(providerPlans, {
    list: { answers: providersOnly(200) },
    create: {
      answers: providersOnly(201),
      input: async ({ world, who }) => ({ ...terms, serviceIds: await servicesOn(world, sideOf(who)) }),
    },
    update: {
      on: plan,
      answers: ofSeller(200),
      input: async ({ id, world, who }) => ({ ...terms, id, serviceIds: await servicesOn(world, sideOf(who)) }),
    },
    withdraw: { on: plan, answers: ofSeller(200), input: ({ id }) => ({ id }) },
    withdrawNotice: {
      on: plan,
      answers: each({ visitor: 401, customer: 403, provider: 404, admin: 403 }),
      input: ({ id }) => ({ id }),
    },
    income: { answers: providersOnly(200) },
    members: { answers: providersOnly(200) },
    memberPayments: { on: membershipThere, answers: ofSeller(200), input: ({ id }) => ({ id }) },
  }),
]
