import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Language } from '../../i18n/languages.ts'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { askForPayer, cardsStopped, isGone, takesCharges } from './card-account.server.ts'
import { cardReplaced } from './events.ts'
import type { CardSetup, OwnKeptCard } from './kept-card-contract.ts'
import { keptCardNotFound } from './kept-card-row.server.ts'
import { nextChargeOf } from './paid-for.server.ts'
import { findRenewalCard, givenAtOf, isGivenBefore } from './renewal-card.server.ts'
import { accountGone, ask, isRefusalOfIt, refusalCode, requireCards } from './stripe.server.ts'
import { payments as en } from './texts/en.ts'
import { type MembershipCard, toOwnCard } from './trial-card.server.ts'

type Key = { providerId: string; cardChangeId: string }
type ChangeRow = Key & {
  subscriptionId: string
  status: 'open' | 'kept' | 'closed'
  setup: string | null
  attempts: number
  replaced: string | null
  forgottenAt: Date | null
  createdAt: Date
}
type OwnRow = MembershipCard &
  Pick<ChangeRow, 'cardChangeId' | 'status' | 'setup' | 'attempts'> & {
    isCharged: boolean
    goesOn: boolean
    graceUntil: Date | null
  }

/** So long it can be given. */
const openMs = 24 * 3_600_000

/** It is charged by itself for the next period, with a card that has not been refused. */
const isCharged = sql`u.status = 'active' and u.cancelled_at is null and u.grace_until is null and v.status = 'kept'`

/** Also in the week in which a period is to be paid. */
const goesOn = sql`u.status = 'active' and u.cancelled_at is null and v.status = 'kept'`

const notChanged = () => new AppError('conflict', 'card_not_changed', en.errors.card_not_changed)
const setupOver = () => new AppError('conflict', 'payment_over', en.errors.payment_over)

/** Begun once: one that is open is answered again. Until another card is given, the one that is kept is charged. */
export async function changeCard(ctx: UserCtx, { subscriptionId }: { subscriptionId: string }): Promise<OwnKeptCard> {
  requireCards(ctx)
  const { rows } = await sql<{ providerId: string }>`select provider_id as "providerId" from subscription
    where subscription_id = ${subscriptionId} and customer_id = ${ctx.actor.accountId}`.execute(ctx.db)
  const providerId = rows[0]?.providerId
  if (providerId === undefined) throw keptCardNotFound()
  const id = await transaction(ctx, async (locked) => {
    await sql`select from provider where provider_id = ${providerId} for no key update`.execute(locked.db)
    const tx = { ...locked, now: await databaseNow(locked) }
    const { rows: charged } = await sql`select from subscription u join renewal_card v
      on v.provider_id = u.provider_id and v.subscription_id = u.subscription_id
      where u.provider_id = ${providerId} and u.subscription_id = ${subscriptionId} and ${isCharged}`.execute(tx.db)
    if (charged.length === 0) throw notChanged()
    const { rows: open } = await sql<{ id: string }>`select card_change_id as id from renewal_card_change
      where provider_id = ${providerId} and subscription_id = ${subscriptionId} and status = 'open'`.execute(tx.db)
    if (open[0]) return open[0].id
    const cardChangeId = randomUUIDv7()
    await tx.db
      .insertInto('renewal_card_change')
      .values({
        ...{ provider_id: providerId, card_change_id: cardChangeId, subscription_id: subscriptionId },
        ...{ status: 'open', created_at: tx.now },
      })
      .execute()
    return cardChangeId
  })
  const made = await findChange(ctx, id)
  if (!made) throw keptCardNotFound()
  return toOwnChange(ctx, made)
}

/** One's own; null: it is none. */
export async function findChange(ctx: UserCtx, id: string): Promise<OwnRow | null> {
  const { rows } = await sql<OwnRow>`select w.provider_id as "providerId", w.card_change_id as "cardChangeId",
      w.subscription_id as "subscriptionId", w.status, w.refused, w.setup, w.attempts, (${isCharged}) as "isCharged", (${goesOn}) as "goesOn",
      v.brand, v.last_four as "lastFour", v.account, coalesce(n.consent, u.consent) as consent,
      case when n.consent is null then u.consent_language else n.consent_language end as "consentLanguage", u.grace_until as "graceUntil",
      p.business_name as "providerName", p.slug, p.timezone, u.currency, coalesce(n.price_minor, u.price_minor) as "totalMinor",
      coalesce(u.grace_until, u.renew_at, u.ends_at) as "endsAt", coalesce(n.agreed_at, u.agreed_at, u.created_at) as "createdAt",
      array[coalesce(n.name, u.name)] as services
    from renewal_card_change w
      join subscription u on u.provider_id = w.provider_id and u.subscription_id = w.subscription_id
      join renewal_card v on v.provider_id = w.provider_id and v.subscription_id = w.subscription_id
      join provider p on p.provider_id = w.provider_id
      left join subscription_change n on n.provider_id = w.provider_id and n.subscription_id = w.subscription_id
    where w.card_change_id = ${id} and u.customer_id = ${ctx.actor.accountId}`.execute(ctx.db)
  return rows[0] ?? null
}

/** With what is charged next: after a pause, and by what was announced, which is then what one agrees to. */
export async function toOwnChange(ctx: UserCtx, row: OwnRow, language: Language = 'en'): Promise<OwnKeptCard> {
  const isKept = row.status === 'kept' && row.goesOn
  const state = isKept ? 'kept' : row.status === 'open' && row.isCharged ? 'waiting' : 'over'
  const shown = toOwnCard(ctx, row, { bookingId: row.cardChangeId, state })
  const next = row.isCharged ? await nextChargeOf(ctx, row.subscriptionId, language) : null
  const { consentLanguage, ...card } = shown
  return {
    ...card,
    ...(next && { dateTime: next.dateTime, totalMinor: next.priceMinor, services: [next.name] }),
    ...(next?.consent ? { consent: next.consent, agreedAt: null } : consentLanguage && { consentLanguage }),
    ...(next?.announced && { announced: next.announced }),
    ...(row.graceUntil !== null && { isOwed: true as const }),
    isChange: true,
  }
}

/** Begun once, also when it is asked for twenty times at once. */
export async function beginChange(ctx: UserCtx, row: OwnRow): Promise<CardSetup> {
  const { publishableKey } = requireCards(ctx)
  if (row.status === 'kept') throw new AppError('conflict', 'card_is_kept', en.errors.card_is_kept)
  if (row.status !== 'open' || !row.isCharged) throw setupOver()
  if (row.setup === null && !(await takesCharges(ctx, row.providerId))) throw cardsStopped()
  const setup = row.setup === null ? await begin(ctx, row) : await retrieveForPayer(ctx, row, row.setup)
  const { client_secret, status, id: intentId } = setup
  const { account, cardChangeId: bookingId } = row
  return {
    ...{ bookingId, clientSecret: client_secret ?? '', intentId, account, publishableKey },
    isAsking: status === 'requires_action',
  }
}

/** For the customer that the processor has for this membership: a card that was given is there for no other. */
async function begin(ctx: Ctx, row: OwnRow): Promise<Stripe.SetupIntent> {
  const { providerId, cardChangeId, account, attempts } = row
  const card = await findRenewalCard(ctx, row)
  const customer = card?.status === 'kept' ? card.processorCustomer : null
  if (customer === null) throw setupOver()
  const ofIt = sql`provider_id = ${providerId} and card_change_id = ${cardChangeId} and attempts = ${attempts}`
  const setup = await askForPayer(
    ctx,
    account,
    (api) =>
      api.setupIntents.create(
        {
          ...{ customer, usage: 'off_session', allowed_payment_method_types: ['card'] },
          metadata: { provider_id: providerId, card_change_id: cardChangeId },
        },
        { stripeAccount: account, idempotencyKey: `card-change-${cardChangeId}-${attempts}` },
      ),
    () =>
      sql`update renewal_card_change set attempts = ${attempts + 1} where ${ofIt} and setup is null`.execute(ctx.db),
  )
  const begun = await sql`update renewal_card_change set setup = ${setup.id} where ${ofIt} and status = 'open'`.execute(
    ctx.db,
  )
  if (begun.numAffectedRows !== 1n) throw setupOver()
  return setup
}

const withMethod = { expand: ['payment_method'] }

const retrieveForPayer = (ctx: Ctx, { account }: Pick<OwnRow, 'account'>, setup: string) =>
  askForPayer(ctx, account, (api) => api.setupIntents.retrieve(setup, withMethod, { stripeAccount: account }))

/** Whoever says so, the processor is asked. */
export async function confirmChange(ctx: UserCtx, row: OwnRow): Promise<void> {
  if (row.status === 'open' && row.setup !== null)
    await applyChange(ctx, await retrieveForPayer(ctx, row, row.setup), row.account)
}

/** The card that was given takes the place of the one before in one transaction; the processor forgets that one by a job. */
export async function applyChange(ctx: Ctx, setup: Stripe.SetupIntent, account: string): Promise<boolean> {
  const named = z.object({ provider_id: z.uuid(), card_change_id: z.uuid() }).safeParse(setup.metadata)
  const { provider_id: providerId = null, card_change_id: cardChangeId = null } = named.data ?? {}
  const { rows } = await sql<Key>`select w.provider_id as "providerId", w.card_change_id as "cardChangeId"
    from renewal_card_change w join renewal_card v on v.provider_id = w.provider_id and v.subscription_id = w.subscription_id
    where w.provider_id = ${providerId} and w.card_change_id = ${cardChangeId} and w.setup = ${setup.id}
      and v.account = ${account}`.execute(ctx.db)
  const [found] = rows
  if (!found) {
    ctx.log.warn({ setup: setup.id }, 'a set-up of the processor belongs to no change of a card of ours')
    return false
  }
  return transaction(ctx, async (tx) => {
    await sql`select from provider where provider_id = ${found.providerId} for no key update`.execute(tx.db)
    const change = await readChange(tx, found)
    if (change?.status !== 'open') return false
    const method = setup.status === 'succeeded' ? setup.payment_method : null
    if (method === null || typeof method === 'string') {
      const error = setup.status === 'requires_payment_method' ? setup.last_setup_error : null
      const refused = error ? (error.decline_code ?? error.code ?? 'declined').slice(0, 100) : null
      await setChange(tx, change, { refused, ...(setup.status === 'canceled' && { status: 'closed' }) })
      return false
    }
    const card = await findRenewalCard(tx, change)
    // It is over meanwhile: what the processor keeps for it is forgotten with everything else.
    if (card?.status !== 'kept') {
      await setChange(tx, change, { status: 'closed' })
      return false
    }
    const { providerId, subscriptionId } = change
    const { rows: going } = await sql`select from subscription u join renewal_card v
      on v.provider_id = u.provider_id and v.subscription_id = u.subscription_id
      where u.provider_id = ${providerId} and u.subscription_id = ${subscriptionId} and ${goesOn}`.execute(tx.db)
    // Nothing is charged any more, or another was given after it: what was given is forgotten.
    if (going.length === 0 || isGivenBefore(method, card)) {
      await setChange(tx, change, { status: 'closed', ...(card.method !== method.id && { replaced: method.id }) })
      if (card.method !== method.id) await emit(tx, cardReplaced, found)
      return false
    }
    // Whoever leaves the site at this moment holds no lock of the provider.
    const taken = await sql`update renewal_card set method = ${method.id}, given_at = ${givenAtOf(method)},
      brand = ${method.card?.brand ?? null}, last_four = ${method.card?.last4 ?? null}
      where provider_id = ${providerId} and subscription_id = ${subscriptionId} and status = 'kept'`.execute(tx.db)
    if (taken.numAffectedRows !== 1n) {
      await setChange(tx, change, { status: 'closed' })
      return false
    }
    const replaced = card.method === method.id ? null : card.method
    await setChange(tx, change, { status: 'kept', refused: null, replaced })
    if (replaced !== null) await emit(tx, cardReplaced, found)
    return true
  })
}

async function readChange(ctx: Ctx, { providerId, cardChangeId }: Key): Promise<ChangeRow | null> {
  const { rows } = await sql<ChangeRow>`select provider_id as "providerId", card_change_id as "cardChangeId",
      subscription_id as "subscriptionId", status, setup, attempts, replaced, forgotten_at as "forgottenAt", created_at as "createdAt"
    from renewal_card_change
    where provider_id = ${providerId} and card_change_id = ${cardChangeId}`.execute(ctx.db)
  return rows[0] ?? null
}

type Changed = {
  status?: ChangeRow['status']
  refused?: string | null
  replaced?: string | null
  forgotten_at?: Date
  compared_at?: Date
}

async function setChange(ctx: Ctx, { providerId, cardChangeId }: Key, to: Changed): Promise<void> {
  await ctx.db
    .updateTable('renewal_card_change')
    .set(to)
    .where('provider_id', '=', providerId)
    .where('card_change_id', '=', cardChangeId)
    .execute()
}

/** What the processor kept before is detached. Not while it is being charged: that is to come to its answer. Again, there is nothing to forget. */
export async function forgetReplaced(ctx: Ctx, key: Key): Promise<void> {
  const change = await readChange(ctx, key)
  const card = change && (await findRenewalCard(ctx, change))
  if (!change || !card || change.replaced === null || change.forgottenAt !== null || ctx.app.cards === null) return
  const now = await databaseNow(ctx)
  await setChange(ctx, key, { compared_at: now })
  const { providerId, subscriptionId } = change
  const { rows: charging } = await sql`select from payment where provider_id = ${providerId}
    and subscription_id = ${subscriptionId} and status in ('open', 'processing') and answered < tries limit 1`.execute(
    ctx.db,
  )
  // The clock comes again.
  if (charging.length > 0) return
  const { replaced } = change
  await ask(ctx, (api) => api.paymentMethods.detach(replaced, {}, { stripeAccount: card.account })).catch(
    (error: unknown) => {
      if (!isRefusalOfIt(error) && refusalCode(error) !== accountGone) throw error
    },
  )
  await setChange(ctx, key, { forgotten_at: now })
}

/** Those that are to be given, and cards that are to be forgotten, the longest not looked at first: a message may have been lost. */
export async function reconcileChanges(ctx: Ctx, batch: number): Promise<(() => Promise<unknown>)[]> {
  const { rows } = await sql<Key>`select provider_id as "providerId", card_change_id as "cardChangeId"
    from renewal_card_change where status = 'open' or (replaced is not null and forgotten_at is null)
    order by compared_at nulls first, created_at limit ${batch}`.execute(ctx.db)
  return rows.map((key) => async () => {
    await lookAt(ctx, key)
    await forgetReplaced(ctx, key)
  })
}

async function lookAt(ctx: Ctx, key: Key): Promise<void> {
  const change = await readChange(ctx, key)
  const card = change && (await findRenewalCard(ctx, change))
  if (change?.status !== 'open' || !card) return
  const now = await databaseNow(ctx)
  await setChange(ctx, key, { compared_at: now })
  const isOld = change.createdAt.getTime() < now.getTime() - openMs
  if (change.setup === null) {
    if (isOld) await closeOpen(ctx, change)
    return
  }
  const { setup: id } = change
  const options = { stripeAccount: card.account }
  const setup = await ask(ctx, (api) => api.setupIntents.retrieve(id, withMethod, options)).catch((error: unknown) => {
    if (!isGone(error)) throw error
    return null
  })
  if (setup === null) {
    // Not ours to ask about: what is mended within its day can still be given.
    if (isOld) await closeOpen(ctx, change)
    return
  }
  const isDone = setup.status === 'succeeded' || setup.status === 'canceled'
  // Given at this moment, it cannot be cancelled, and the next look finds it.
  await applyChange(
    ctx,
    isOld && !isDone ? await ask(ctx, (api) => api.setupIntents.cancel(id, {}, options)) : setup,
    card.account,
  )
}

/** Begun or given at this moment it stays, and the next look finds it. */
async function closeOpen(ctx: Ctx, { providerId, cardChangeId, setup }: ChangeRow): Promise<void> {
  await sql`update renewal_card_change set status = 'closed' where provider_id = ${providerId}
    and card_change_id = ${cardChangeId} and status = 'open' and setup is not distinct from ${setup}`.execute(ctx.db)
}
