import { sql } from 'kysely'
import { forgetReplaced } from '../src/domains/payments/card-change.server.ts'
import { agreeToKeep } from '../src/domains/payments/keep-card.server.ts'
import type { TestCardName } from '../src/domains/payments/simulator/cards.rules.ts'
import type { Actor } from '../src/lib/context.ts'
import type { TestApp } from './factories.ts'

/** What a membership is charged to; `customer`: of the processor. */
export type MembershipCard = {
  account: string
  status: string
  method: string
  customer: string
  brand: string | null
  lastFour: string | null
}

export async function cardOf(app: TestApp, subscriptionId: string): Promise<MembershipCard> {
  const { rows } = await sql<MembershipCard>`select account, status, method, processor_customer as customer, brand,
      last_four as "lastFour" from renewal_card where subscription_id = ${subscriptionId}`.execute(app.running.db)
  if (!rows[0]) throw new Error('One that renews has a card')
  return rows[0]
}

/** Its bank changes its mind: from now on it answers as that test card does. */
export async function cardBecomes(app: TestApp, subscriptionId: string, card: TestCardName) {
  const { account, method } = await cardOf(app, subscriptionId)
  await app.running.simulator?.changeCard(account, method, card)
}

/** Whose it is at the processor; null: nobody's any more. */
export async function holderOf(app: TestApp, { account, method }: Pick<MembershipCard, 'account' | 'method'>) {
  const stripe = await app.running.app.cards?.api()
  return (await stripe?.paymentMethods.retrieve(method, {}, { stripeAccount: account }))?.customer
}

/** Agrees to keep another card, and gives it. */
export async function giveAnother(app: TestApp, who: Actor, changeId: string, card: TestCardName = 'success') {
  const { account, intentId, clientSecret } = await agreeToKeep(app.ctx(who), { id: changeId })
  await app.running.simulator?.pay({ account, intentId, clientSecret, card })
}

export async function statusOfChange(app: TestApp, changeId: string): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`select status from renewal_card_change
    where card_change_id = ${changeId}`.execute(app.running.db)
  return rows[0]?.status
}

/** What the queue would do, of all at once. */
export async function forgetReplacedCards(app: TestApp) {
  const { rows } = await sql<{ providerId: string; cardChangeId: string }>`select provider_id as "providerId",
      card_change_id as "cardChangeId" from renewal_card_change
    where replaced is not null and forgotten_at is null`.execute(app.running.db)
  await Promise.all(rows.map((key) => forgetReplaced(app.ctx(), key)))
}

/** What the processor was given in a change. */
export async function givenWith(app: TestApp, changeId: string): Promise<string> {
  const { rows } = await sql<{ method: string }>`select o.body ->> 'payment_method' as method from renewal_card_change w
      join simulated_object o on o.body ->> 'id' = w.setup
    where w.card_change_id = ${changeId}`.execute(app.running.db)
  if (!rows[0]) throw new Error('Nothing was given')
  return rows[0].method
}
