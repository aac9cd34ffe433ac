import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { cardReplaced, renewalCardClosing } from './events.ts'
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
  /** When its owner gave it, by the processor's clock; null: that was not written down. */
  givenAt: Date | null
}

const columns = sql`provider_id as "providerId", subscription_id as "subscriptionId", account, status,
  processor_customer as "processorCustomer", setup, attempts, method, given_at as "givenAt"`

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

/** A method is made of a card in the moment in which its owner gives it. */
export const givenAtOf = (method: string | Stripe.PaymentMethod): Date | null =>
  typeof method === 'string' || method.created === undefined ? null : new Date(method.created * 1000)

/** Heard of late: the one that is kept was given after it. */
export const isGivenBefore = (method: string | Stripe.PaymentMethod, { givenAt: kept }: RenewalCardRow) =>
  kept !== null && (givenAtOf(method) ?? kept) < kept

/**
 * What was paid with pays from now on: the first card, or another that was given when that one was refused. Not one that
 * another has taken the place of, while it was being charged, or that was given before the one that is kept.
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
  const before = await findRenewalCard(tx, { providerId, subscriptionId })
  const methodId = idOf(method)
  if (!before || methodId === null) return
  const isOther = before.status === 'kept' && before.method !== null && before.method !== methodId
  if (isOther && (await wasReplaced(tx, before, methodId))) return
  if (isOther && isGivenBefore(method, before)) return giveUp(tx, before, methodId)
  const card = typeof method === 'string' ? null : method.card
  const taken = await sql`update renewal_card set status = 'kept', processor_customer = ${idOf(customer)},
      method = ${methodId}, given_at = ${givenAtOf(method)}, brand = ${card?.brand ?? null}, last_four = ${card?.last4 ?? null}
    where provider_id = ${providerId} and subscription_id = ${subscriptionId} and status in ('open', 'kept')`.execute(
    tx.db,
  )
  if (isOther && taken.numAffectedRows === 1n) await giveUp(tx, before, before.method ?? '')
}

async function wasReplaced(tx: Ctx, { providerId, subscriptionId }: Key, method: string): Promise<boolean> {
  const { rows } = await sql`select from renewal_card_change where provider_id = ${providerId}
    and subscription_id = ${subscriptionId} and replaced = ${method} limit 1`.execute(tx.db)
  return rows.length > 0
}

/** Never charged again: the processor forgets it as it does one that was changed. */
async function giveUp(tx: Ctx, { providerId, subscriptionId }: Key, method: string): Promise<void> {
  const cardChangeId = randomUUIDv7()
  await tx.db
    .insertInto('renewal_card_change')
    .values({
      ...{ provider_id: providerId, card_change_id: cardChangeId, subscription_id: subscriptionId },
      ...{ status: 'closed', replaced: method, created_at: tx.now },
    })
    .execute()
  await emit(tx, cardReplaced, { providerId, cardChangeId })
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

/** The longest that a charge is under way, which is to come to its answer. */
const answerDays = 8

/**
 * Its customer is deleted at the processor, and every card of theirs with them. Not while something is being charged. Again,
 * there is nothing to forget.
 */
export async function forgetRenewalCard(ctx: Ctx, key: Key): Promise<void> {
  const card = await findRenewalCard(ctx, key)
  if (card?.status !== 'closing' || ctx.app.cards === null) return
  const { providerId, subscriptionId, account, processorCustomer } = card
  const now = await databaseNow(ctx)
  await sql`update renewal_card set compared_at = ${now}
    where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(ctx.db)
  const { rows: charging } = await sql`select from payment where provider_id = ${providerId}
    and subscription_id = ${subscriptionId} and status in ('processing', 'closing')
    and created_at > ${now}::timestamptz - make_interval(days => ${answerDays}) limit 1`.execute(ctx.db)
  // The clock comes again.
  if (charging.length > 0) return
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
