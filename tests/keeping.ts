import { sql } from 'kysely'
import type Stripe from 'stripe'
import { createBooking } from '../src/domains/bookings/create-booking.server.ts'
import { chargeFee } from '../src/domains/payments/charge-fee.server.ts'
import { forgetCard } from '../src/domains/payments/forget-card.server.ts'
import { agreeToKeep, confirmKeptCard } from '../src/domains/payments/keep-card.server.ts'
import type { OwnKeptCard } from '../src/domains/payments/kept-card-contract.ts'
import type { TestCardName } from '../src/domains/payments/simulator/cards.rules.ts'
import type { Actor } from '../src/lib/context.ts'
import { dateIn, london, makeAccount, type makeProvider, type TestApp, type TestProvider } from './factories.ts'
import { makePaidProvider } from './paying.ts'

type Options = NonNullable<Parameters<typeof makeProvider>[1]>

/** Half the price from a day before on, and three quarters for who does not come. */
const policy = [
  { hoursBefore: 24, feePercent: 50 },
  { hoursBefore: 2, feePercent: 75 },
]

/** A provider who asks for a card that is kept for fees. */
export function makeKeepingProvider(app: TestApp, options: Options = {}): Promise<TestProvider> {
  const columns = { cancellation_policy: JSON.stringify(policy), ...options.columns }
  return makePaidProvider(app, { mode: 'card_kept', depositPercent: 20 }, { ...options, columns })
}

export type Keeping = { customer: Actor; provider: TestProvider; bookingId: string }

/** A booking that waits for its card. */
export async function bookWaiting(
  app: TestApp,
  provider: TestProvider,
  { day = 3, time = '10:00', customer }: { day?: number; time?: string; customer?: Actor } = {},
): Promise<Keeping> {
  const who = customer ?? (await makeAccount(app))
  const { id } = await createBooking(app.ctx(who), {
    providerId: provider.providerId,
    serviceIds: provider.serviceIds.slice(0, 1),
    dateTime: london(dateIn(day), time),
  })
  return { customer: who, provider, bookingId: id }
}

/** What the browser does between our two calls; the bank, where it asks, hears yes. */
export async function giveCard(
  app: TestApp,
  { customer, bookingId }: Keeping,
  card: TestCardName,
  language: 'en' | 'fr' | 'es' | 'pt' = 'en',
): Promise<string> {
  const { account, intentId, clientSecret } = await agreeToKeep(app.ctx(customer), { id: bookingId, language })
  const setup = { account, intentId, clientSecret }
  const status = (await app.running.simulator?.pay({ ...setup, card })) ?? ''
  if (status !== 'requires_action') return status
  return (await app.running.simulator?.authenticate({ ...setup, isApproved: true })) ?? ''
}

export async function keepWith(app: TestApp, keeping: Keeping, card: TestCardName = 'success'): Promise<OwnKeptCard> {
  await giveCard(app, keeping, card)
  return confirmKeptCard(app.ctx(keeping.customer), { id: keeping.bookingId })
}

/** A booking that stands, with its card. */
export async function bookKept(
  app: TestApp,
  provider: TestProvider,
  { card = 'success', ...when }: { day?: number; time?: string; customer?: Actor; card?: TestCardName } = {},
): Promise<Keeping> {
  const keeping = await bookWaiting(app, provider, when)
  await keepWith(app, keeping, card)
  return keeping
}

/** So many hours ahead from now on, wherever it was. */
export async function startsIn(app: TestApp, { bookingId }: Pick<Keeping, 'bookingId'>, hours: number) {
  await sql`delete from occupation where booking_id = ${bookingId}`.execute(app.running.db)
  await sql`update booking set starts_at = now() + ${hours} * interval '1 hour',
    ends_at = now() + ${hours + 1} * interval '1 hour' where booking_id = ${bookingId}`.execute(app.running.db)
}

export async function feeOf(app: TestApp, { bookingId }: Pick<Keeping, 'bookingId'>) {
  const { rows } = await sql<{
    providerId: string
    paymentId: string
    status: string
    refused: string | null
    minor: number
  }>`
    select provider_id as "providerId", payment_id as "paymentId", status, refused, amount_minor as minor
    from payment where booking_id = ${bookingId} and is_fee`.execute(app.running.db)
  return rows[0] ?? null
}

/** What the queue would do. */
export async function chargeFees(app: TestApp, keeping: Pick<Keeping, 'bookingId'>) {
  const fee = await feeOf(app, keeping)
  if (fee) await chargeFee(app.ctx(), fee)
  await forgetCard(app.ctx(), keeping)
}

/** What the processor has charged for it, and whether it still keeps a card. */
export async function processorKeeps(app: TestApp, { bookingId }: Pick<Keeping, 'bookingId'>) {
  const stripe = (await app.running.app.cards?.api()) as Stripe
  const { setup, account } = await app.running.db
    .selectFrom('kept_card')
    .select(['setup', 'account'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const options = { stripeAccount: account }
  const { customer, payment_method: method } = await stripe.setupIntents.retrieve(setup ?? '', {}, options)
  const { data } = await stripe.paymentIntents.list({ customer: String(customer), limit: 100 }, options)
  const kept = method === null ? null : await stripe.paymentMethods.retrieve(String(method), {}, options)
  return {
    charged: data.map(({ amount_received }) => amount_received).filter((amount) => amount > 0),
    isKept: kept !== null && kept.customer !== null,
  }
}
