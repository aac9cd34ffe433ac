import { sql } from 'kysely'
import type Stripe from 'stripe'
import { i18nFor } from '../../i18n/i18n.ts'
import { localeOf } from '../../i18n/languages.ts'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import type { CancellationPolicy } from '../providers/contract.ts'
import { feeSteps } from '../providers/policy.rules.ts'
import { applySetup } from './apply-setup.server.ts'
import { askForPayer, cardsStopped, takesCharges } from './card-account.server.ts'
import { beginChange, confirmChange, findChange, toOwnChange } from './card-change.server.ts'
import { consentOf } from './consent.server.ts'
import type { CardSetup, OwnKeptCard } from './kept-card-contract.ts'
import { findKeptCard, type KeptCardRow, keptCardNotFound } from './kept-card-row.server.ts'
import { requireCards } from './stripe.server.ts'
import { payments as en } from './texts/en.ts'
import { beginTrialCard, confirmTrialCard, findTrial, toOwnTrial } from './trial-card.server.ts'

type Language = 'en' | 'fr' | 'es' | 'pt'
type Input = { id: string; language?: Language | undefined }

export async function getKeptCard(ctx: UserCtx, { id, language = 'en' }: Input): Promise<OwnKeptCard> {
  const trial = await findTrial(ctx, id)
  if (trial) return toOwnTrial(ctx, trial)
  const change = await findChange(ctx, id)
  if (change) return toOwnChange(ctx, change, language)
  const row = await readOwn(ctx, id)
  const { policy: _, startsAt, timezone, status, payBy, consent, agreedAt, bookingStatus, ...card } = row
  const at = (instant: Date) => isoWithOffset(instant, timezone)
  return {
    ...card,
    dateTime: at(startsAt),
    state: status === 'kept' ? 'kept' : status === 'open' && payBy !== null ? 'waiting' : 'over',
    isRequest: bookingStatus === 'pending' && payBy === null,
    payBy: payBy && at(payBy),
    consent: status === 'open' || consent === null ? consentIn(language, row) : consent.split('\n'),
    agreedAt: agreedAt && at(agreedAt),
    publishableKey: ctx.app.cards?.publishableKey ?? null,
    ...(ctx.app.cards === null && { isOff: true as const }),
  }
}

function consentIn(language: Language, { policy, startsAt, timezone, totalMinor, ...agreed }: Row): string[] {
  const at = (instant: Date) => isoWithOffset(instant, timezone)
  const steps = feeSteps(policy, { startsAt, totalMinor }).steps.map((step) => ({ ...step, from: at(step.from) }))
  const t = i18nFor(language).getFixedT(language, 'payments')
  return consentOf(t, localeOf(language), { ...agreed, dateTime: at(startsAt), steps })
}

/** Nobody can give a card who has not agreed first: only then is there something to give it to. */
export async function agreeToKeep(ctx: UserCtx, { id, language = 'en' }: Input): Promise<CardSetup> {
  const { publishableKey } = requireCards(ctx)
  const trial = await findTrial(ctx, id)
  if (trial) return beginTrialCard(ctx, trial)
  const change = await findChange(ctx, id)
  if (change) return beginChange(ctx, change)
  const row = await readOwn(ctx, id)
  if (row.status === 'kept') throw new AppError('conflict', 'card_is_kept', en.errors.card_is_kept)
  if (row.status !== 'open' || row.payBy === null) throw setupOver()
  const agreed = await sql`update kept_card set consent = ${consentIn(language, row).join('\n')},
      agreed_at = ${await databaseNow(ctx)}
    where provider_id = ${row.providerId} and booking_id = ${id} and status = 'open'`.execute(ctx.db)
  const card = agreed.numAffectedRows === 1n ? await findKeptCard(ctx, id) : null
  if (card?.status !== 'open') throw setupOver()
  if (card.setup === null && !(await takesCharges(ctx, card.providerId))) throw cardsStopped()
  const setup = card.setup === null ? await begin(ctx, card) : await retrieveForPayer(ctx, card)
  const { client_secret, status } = setup
  return {
    bookingId: id,
    clientSecret: client_secret ?? '',
    intentId: setup.id,
    account: card.account,
    publishableKey,
    isAsking: status === 'requires_action',
  }
}

/** Begun once, also when it is asked for twenty times at once or was cut off in between. The processor hears no name. */
async function begin(ctx: Ctx, { providerId, bookingId, account, attempts }: KeptCardRow): Promise<Stripe.SetupIntent> {
  const metadata = { booking_id: bookingId }
  const key = attempts === 0 ? bookingId : `${bookingId}-${attempts}`
  const options = (what: string) => ({ stripeAccount: account, idempotencyKey: `${what}-${key}` })
  const [customer, setup] = await askForPayer(
    ctx,
    account,
    async (api) => {
      const { id } = await api.customers.create({ metadata }, options('customer'))
      const begun = await api.setupIntents.create(
        { customer: id, usage: 'off_session', allowed_payment_method_types: ['card'], metadata },
        options('setup'),
      )
      return [id, begun] as const
    },
    () =>
      sql`update kept_card set attempts = ${attempts + 1} where provider_id = ${providerId} and booking_id = ${bookingId}
        and setup is null and attempts = ${attempts}`.execute(ctx.db),
  )
  const kept = await sql`update kept_card set processor_customer = ${customer}, setup = ${setup.id}
    where provider_id = ${providerId} and booking_id = ${bookingId} and attempts = ${attempts}
      and status in ('open', 'kept')`.execute(ctx.db)
  if (kept.numAffectedRows !== 1n) throw setupOver()
  return setup
}

/** Whoever says so, the processor is asked. */
export async function confirmKeptCard(ctx: UserCtx, input: Input): Promise<OwnKeptCard> {
  const trial = await findTrial(ctx, input.id)
  if (trial) {
    await confirmTrialCard(ctx, trial)
    return getKeptCard(ctx, input)
  }
  const change = await findChange(ctx, input.id)
  if (change) {
    await confirmChange(ctx, change)
    return getKeptCard(ctx, input)
  }
  await readOwn(ctx, input.id)
  const card = await findKeptCard(ctx, input.id)
  if (card?.status === 'open' && card.setup !== null)
    await applySetup(ctx, await retrieveForPayer(ctx, card), card.account)
  return getKeptCard(ctx, input)
}

const retrieveForPayer = (ctx: Ctx, { setup, account }: KeptCardRow) =>
  askForPayer(ctx, account, (api) =>
    api.setupIntents.retrieve(setup ?? '', { expand: ['payment_method'] }, { stripeAccount: account }),
  )

const setupOver = () => new AppError('conflict', 'payment_over', en.errors.payment_over)

type Row = Pick<
  OwnKeptCard,
  'bookingId' | 'providerName' | 'services' | 'currency' | 'totalMinor' | 'refused' | 'brand' | 'lastFour' | 'account'
> & {
  providerId: string
  slug: string
  status: KeptCardRow['status']
  bookingStatus: string
  policy: CancellationPolicy
  startsAt: Date
  timezone: string
  payBy: Date | null
  consent: string | null
  agreedAt: Date | null
}

/** Somebody else's answers as one that does not exist. */
async function readOwn(ctx: UserCtx, bookingId: string): Promise<Row & { providerLinkTo: string }> {
  const found = await findKeptCard(ctx, bookingId)
  if (found?.customerId !== ctx.actor.accountId) throw keptCardNotFound()
  const provider = sql`${found.providerId}::uuid`
  const { rows } =
    await sql<Row>`select v.provider_id as "providerId", v.booking_id as "bookingId", v.status, v.refused, v.brand,
      v.last_four as "lastFour", v.account, v.consent, v.agreed_at as "agreedAt", p.business_name as "providerName", p.slug,
      b.status as "bookingStatus", b.cancellation_policy as policy, b.starts_at as "startsAt", b.timezone, b.currency,
      b.total_minor as "totalMinor", b.pay_by as "payBy", array(select s.service_name from segment s
        where s.provider_id = ${provider} and s.booking_id = v.booking_id order by s.position) as services
    from kept_card v join booking b on b.provider_id = v.provider_id and b.booking_id = v.booking_id
      join provider p on p.provider_id = v.provider_id
    where v.provider_id = ${provider} and v.booking_id = ${bookingId}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw keptCardNotFound()
  return { ...row, providerLinkTo: `/provider/${row.slug}` }
}
