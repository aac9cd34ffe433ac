import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { renewalCardClosing } from './events.ts'
import { accountOf } from './payment-of-booking.server.ts'
import type { PaymentRow } from './payment-row.server.ts'
import { accountGone, ask, isRefusalOfIt, refusalCode } from './stripe.server.ts'

type Key = { providerId: string; subscriptionId: string }

export type RenewalCardRow = Key & {
  account: string
  /** 'closing': nothing may be charged any more, and the processor is still to be told to forget it. */
  status: 'open' | 'kept' | 'closing' | 'closed'
  processorCustomer: string | null
  /** Of one that begins with a trial: how its card is given. */
  setup: string | null
  attempts: number
  method: string | null
}

const columns = sql`provider_id as "providerId", subscription_id as "subscriptionId", account, status,
  processor_customer as "processorCustomer", setup, attempts, method`

/** With the membership that is to renew, in one transaction. */
export async function openRenewalCard(
  tx: Ctx,
  { providerId, subscriptionId, customerId }: Key & { customerId: string },
) {
  await tx.db
    .insertInto('renewal_card')
    .values({
      provider_id: providerId,
      subscription_id: subscriptionId,
      customer_id: customerId,
      account: await accountOf(tx, providerId),
      status: 'open',
      created_at: tx.now,
    })
    .execute()
}

/** null: that membership does not renew. */
export async function findRenewalCard(ctx: Ctx, { providerId, subscriptionId }: Key): Promise<RenewalCardRow | null> {
  const { rows } = await sql<RenewalCardRow>`select ${columns} from renewal_card
    where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(ctx.db)
  return rows[0] ?? null
}

/** A customer of the processor for each membership: a card that was agreed to for one is there for no other. It hears no name. */
export async function customerOf(api: Stripe, card: RenewalCardRow): Promise<string> {
  if (card.processorCustomer !== null) return card.processorCustomer
  const { id } = await api.customers.create(
    { metadata: { subscription_id: card.subscriptionId } },
    { stripeAccount: card.account, idempotencyKey: `customer-${card.subscriptionId}` },
  )
  return id
}

export async function noteCustomer(ctx: Ctx, { providerId, subscriptionId }: Key, intent: Stripe.PaymentIntent) {
  await sql`update renewal_card set processor_customer = ${idOf(intent.customer)}
    where provider_id = ${providerId} and subscription_id = ${subscriptionId} and processor_customer is null
      and status = 'open'`.execute(ctx.db)
}

const idOf = (thing: string | { id: string } | null) => (typeof thing === 'string' ? thing : (thing?.id ?? null))

/**
 * What was paid with pays from now on: the first card, or another that was given when that one was refused. Not one that
 * another has taken the place of, while it was being charged.
 */
export async function keepRenewalCard(
  tx: Ctx,
  { providerId, subscriptionId }: PaymentRow,
  intent: Stripe.PaymentIntent,
) {
  const { payment_method: method, customer } = intent
  if (subscriptionId === null || method === null || customer === null) return
  // A card that the processor does not keep for that customer could not be charged.
  const isKept = typeof method !== 'string' && idOf(method.customer) === idOf(customer)
  if (!isKept && intent.setup_future_usage === null) return
  const card = typeof method === 'string' ? null : method.card
  await sql`update renewal_card set status = 'kept', processor_customer = ${idOf(customer)}, method = ${idOf(method)},
      brand = ${card?.brand ?? null}, last_four = ${card?.last4 ?? null}
    where provider_id = ${providerId} and subscription_id = ${subscriptionId} and status in ('open', 'kept')
      and not exists (select from renewal_card_change w where w.provider_id = ${providerId}
        and w.subscription_id = ${subscriptionId} and w.replaced = ${idOf(method)})`.execute(tx.db)
}

/** Nothing may be charged from now on; what the processor knows of it is forgotten by a job. */
export async function closeRenewalCard(tx: Ctx, { providerId, subscriptionId }: Key): Promise<void> {
  const { rows } = await sql<{ status: string }>`update renewal_card
    set status = case when processor_customer is null then 'closed' else 'closing' end
    where provider_id = ${providerId} and subscription_id = ${subscriptionId} and status in ('open', 'kept')
    returning status`.execute(tx.db)
  await sql`update renewal_card_change set status = 'closed'
    where provider_id = ${providerId} and subscription_id = ${subscriptionId} and status = 'open'`.execute(tx.db)
  if (rows[0]?.status === 'closing') await emit(tx, renewalCardClosing, { providerId, subscriptionId })
}

export async function closingRenewalCards(ctx: Ctx, batch: number): Promise<Key[]> {
  const { rows } =
    await sql<Key>`select provider_id as "providerId", subscription_id as "subscriptionId" from renewal_card
    where status = 'closing' order by compared_at nulls first, created_at limit ${batch}`.execute(ctx.db)
  return rows
}

/** Its customer is deleted at the processor, and every card of theirs with them. Again, there is nothing to forget. */
export async function forgetRenewalCard(ctx: Ctx, key: Key): Promise<void> {
  const card = await findRenewalCard(ctx, key)
  if (card?.status !== 'closing' || ctx.app.cards === null) return
  const { providerId, subscriptionId, account, processorCustomer } = card
  await sql`update renewal_card set compared_at = ${await databaseNow(ctx)}
    where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(ctx.db)
  await ask(ctx, (api) => api.customers.del(processorCustomer ?? '', {}, { stripeAccount: account })).catch(
    (error: unknown) => {
      // Nobody has it any more, or the account it was kept for is closed.
      if (!isRefusalOfIt(error) && refusalCode(error) !== accountGone) throw error
    },
  )
  await sql`update renewal_card set status = 'closed', method = null, processor_customer = null
    where provider_id = ${providerId} and subscription_id = ${subscriptionId} and status = 'closing'`.execute(ctx.db)
  await sql`update renewal_card_change set replaced = null
    where provider_id = ${providerId} and subscription_id = ${subscriptionId} and replaced is not null`.execute(ctx.db)
}
