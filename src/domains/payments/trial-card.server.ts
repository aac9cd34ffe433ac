import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Language } from '../../i18n/languages.ts'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { askForPayer, cardsStopped, takesCharges } from './card-account.server.ts'
import type { CardSetup, OwnKeptCard } from './kept-card-contract.ts'
import { beginTrial } from './paid-for.server.ts'
import { closeRenewalCard, customerOf, findRenewalCard, givenAtOf, type RenewalCardRow } from './renewal-card.server.ts'
import { ask, requireCards } from './stripe.server.ts'
import { payments as en } from './texts/en.ts'

type Key = Pick<RenewalCardRow, 'providerId' | 'subscriptionId'>
/** What is told of the card of a membership. */
export type MembershipCard = Pick<
  OwnKeptCard,
  'providerName' | 'services' | 'currency' | 'totalMinor' | 'refused' | 'brand' | 'lastFour' | 'account'
> &
  Key & {
    slug: string
    timezone: string
    /** When it is charged. */
    endsAt: Date
    createdAt: Date
    consent: string
    consentLanguage: Language | null
  }
type Row = MembershipCard & { status: string; cardStatus: RenewalCardRow['status'] }

/** A membership of one's own that begins with a trial, for which a card is given before anything is charged; null: it is none. */
export async function findTrial(ctx: UserCtx, subscriptionId: string): Promise<Row | null> {
  const { rows } = await sql<Row>`select u.provider_id as "providerId", u.subscription_id as "subscriptionId", u.status,
      v.status as "cardStatus", v.refused, v.brand, v.last_four as "lastFour", v.account, u.consent, u.consent_language as "consentLanguage", p.business_name as "providerName",
      p.slug, p.timezone, u.currency, u.price_minor as "totalMinor", u.trial_ends_at as "endsAt", u.created_at as "createdAt",
      array[u.name] as services
    from subscription u join renewal_card v on v.provider_id = u.provider_id and v.subscription_id = u.subscription_id
      join provider p on p.provider_id = u.provider_id
    where u.subscription_id = ${subscriptionId} and u.customer_id = ${ctx.actor.accountId}
      and u.trial_ends_at is not null`.execute(ctx.db)
  return rows[0] ?? null
}

export function toOwnTrial(ctx: Ctx, row: Row): OwnKeptCard {
  const isWaiting = row.status === 'unpaid' && row.cardStatus === 'open'
  const state = row.status === 'active' ? 'kept' : isWaiting ? 'waiting' : 'over'
  return { ...toOwnCard(ctx, row, { bookingId: row.subscriptionId, state }), isTrial: true }
}

export function toOwnCard(
  ctx: Ctx,
  { slug, timezone, endsAt, createdAt, consent, consentLanguage, ...row }: MembershipCard,
  shown: Pick<OwnKeptCard, 'bookingId' | 'state'>,
): OwnKeptCard {
  const { providerName, services, currency, totalMinor, refused, brand, lastFour, account } = row
  return {
    ...{ ...shown, providerName, services, currency, totalMinor, refused, brand, lastFour, account },
    providerLinkTo: `/provider/${slug}`,
    dateTime: isoWithOffset(endsAt, timezone),
    isRequest: false,
    payBy: null,
    consent: consent.split('\n'),
    ...(consentLanguage && { consentLanguage }),
    agreedAt: isoWithOffset(createdAt, timezone),
    publishableKey: ctx.app.cards?.publishableKey ?? null,
    ...(ctx.app.cards === null && { isOff: true as const }),
  }
}

const setupOver = () => new AppError('conflict', 'payment_over', en.errors.payment_over)

/** Begun once, also when it is asked for twenty times at once. What is agreed to was written when it was chosen. */
export async function beginTrialCard(ctx: UserCtx, trial: Row): Promise<CardSetup> {
  const { publishableKey } = requireCards(ctx)
  if (trial.status === 'active') throw new AppError('conflict', 'card_is_kept', en.errors.card_is_kept)
  const card = await findRenewalCard(ctx, trial)
  if (trial.status !== 'unpaid' || card?.status !== 'open') throw setupOver()
  if (card.setup === null && !(await takesCharges(ctx, card.providerId))) throw cardsStopped()
  const setup = card.setup === null ? await begin(ctx, card) : await retrieveForPayer(ctx, card)
  const { client_secret, status, id: intentId } = setup
  const { account, subscriptionId: bookingId } = card
  return {
    bookingId,
    clientSecret: client_secret ?? '',
    intentId,
    account,
    publishableKey,
    isAsking: status === 'requires_action',
  }
}

async function begin(ctx: Ctx, card: RenewalCardRow): Promise<Stripe.SetupIntent> {
  const { providerId, subscriptionId, account, attempts } = card
  const metadata = { subscription_id: subscriptionId }
  const options = { stripeAccount: account, idempotencyKey: `trial-${subscriptionId}-${attempts}` }
  const [customer, setup] = await askForPayer(
    ctx,
    account,
    async (api) => {
      const kept = await customerOf(api, card)
      const fields = { customer: kept, usage: 'off_session', allowed_payment_method_types: ['card'], metadata } as const
      return [
        kept,
        await api.setupIntents.create({ ...fields, allowed_payment_method_types: ['card'] }, options),
      ] as const
    },
    () =>
      sql`update renewal_card set attempts = ${attempts + 1} where provider_id = ${providerId}
        and subscription_id = ${subscriptionId} and setup is null and attempts = ${attempts}`.execute(ctx.db),
  )
  const kept = await sql`update renewal_card set processor_customer = ${customer}, setup = ${setup.id}
    where provider_id = ${providerId} and subscription_id = ${subscriptionId} and attempts = ${attempts}
      and status in ('open', 'kept')`.execute(ctx.db)
  if (kept.numAffectedRows !== 1n) throw setupOver()
  return setup
}

const retrieveForPayer = (ctx: Ctx, { setup, account }: RenewalCardRow) =>
  askForPayer(ctx, account, (api) =>
    api.setupIntents.retrieve(setup ?? '', { expand: ['payment_method'] }, { stripeAccount: account }),
  )

/** Whoever says so, the processor is asked. */
export async function confirmTrialCard(ctx: UserCtx, trial: Row): Promise<void> {
  const card = await findRenewalCard(ctx, trial)
  if (card?.status === 'open' && card.setup !== null)
    await applyTrialSetup(ctx, await retrieveForPayer(ctx, card), card.account)
}

/** As with a card for the fees of a booking: it is kept, and the trial begins, in one transaction. */
export async function applyTrialSetup(ctx: Ctx, setup: Stripe.SetupIntent, account: string): Promise<boolean> {
  const found = await findKey(ctx, setup, account)
  if (!found) {
    ctx.log.warn({ setup: setup.id }, 'a set-up of the processor belongs to no trial of ours')
    return false
  }
  return transaction(ctx, async (locked) => {
    await sql`select from provider where provider_id = ${found.providerId} for no key update`.execute(locked.db)
    const tx = { ...locked, now: await databaseNow(locked) }
    const card = await findRenewalCard(tx, found)
    if (card?.status !== 'open') return false
    const { providerId, subscriptionId } = card
    const method = setup.status === 'succeeded' ? setup.payment_method : null
    if (method === null || typeof method === 'string') {
      await noteRefusal(tx, card, setup)
      return false
    }
    await sql`update renewal_card set status = 'kept', method = ${method.id}, given_at = ${givenAtOf(method)},
      brand = ${method.card?.brand ?? null}, last_four = ${method.card?.last4 ?? null}, refused = null
      where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(tx.db)
    if (!(await beginTrial(tx, { providerId, id: subscriptionId }))) await closeRenewalCard(tx, card)
    return true
  })
}

async function findKey(ctx: Ctx, setup: Stripe.SetupIntent, account: string): Promise<Key | null> {
  const { rows } =
    await sql<Key>`select provider_id as "providerId", subscription_id as "subscriptionId" from renewal_card
    where subscription_id::text = ${setup.metadata?.subscription_id ?? ''} and setup = ${setup.id} and account = ${account}`.execute(
      ctx.db,
    )
  return rows[0] ?? null
}

async function noteRefusal(tx: Ctx, { providerId, subscriptionId }: Key, setup: Stripe.SetupIntent) {
  const error = setup.status === 'requires_payment_method' ? setup.last_setup_error : null
  const refused = error ? (error.decline_code ?? error.code ?? 'declined').slice(0, 100) : null
  await sql`update renewal_card set refused = ${refused} where provider_id = ${providerId}
    and subscription_id = ${subscriptionId} and refused is distinct from ${refused}`.execute(tx.db)
}

/** Those that are to be given, the longest not looked at first: a message may have been lost. */
export async function reconcileTrialCards(ctx: Ctx, batch: number): Promise<(() => Promise<unknown>)[]> {
  const { rows } =
    await sql<Key>`select provider_id as "providerId", subscription_id as "subscriptionId" from renewal_card
    where status = 'open' and setup is not null order by compared_at nulls first, created_at limit ${batch}`.execute(
      ctx.db,
    )
  return rows.map((key) => async () => {
    const { providerId, subscriptionId } = key
    await sql`update renewal_card set compared_at = ${await databaseNow(ctx)}
      where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(ctx.db)
    const card = await findRenewalCard(ctx, key)
    if (card?.status !== 'open' || card.setup === null) return
    const { setup: id, account } = card
    const setup = await ask(ctx, (api) =>
      api.setupIntents.retrieve(id, { expand: ['payment_method'] }, { stripeAccount: account }),
    )
    await applyTrialSetup(ctx, setup, account)
  })
}
