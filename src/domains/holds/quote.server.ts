import { jwtVerify, SignJWT } from 'jose'
import type * as z from 'zod/mini'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { toMajor, toMinor } from '../../lib/money.ts'
import { isoWithOffset, minutesAfter } from '../../lib/time.server.ts'
import { takesCharges } from '../payments/card-account.server.ts'
import { dueNow } from '../payments/charge.rules.ts'
import { mostFee } from '../payments/kept-fee.rules.ts'
import type { CancellationPolicy } from '../providers/contract.ts'
import type { ServiceDeposit } from '../providers/deposit-contract.ts'
import type { PaymentTerms } from '../providers/own-contract.ts'
import { feeSteps } from '../providers/policy.rules.ts'
import { checkSelection, orNearestTimes, selectionOf } from '../scheduling/check-selection.server.ts'
import type { Plan } from '../scheduling/plan.rules.ts'
import type { ProviderSchedule } from '../scheduling/read-schedule.server.ts'
import { hasHours } from '../scheduling/service.server.ts'
import { type CancellationTerms, type holds, type Quote, quoteMinutes } from './contract.ts'

/** `deposits`: of each service its own, in their order; not there where none has one. */
type AgreedPayment = PaymentTerms & { deposits?: (ServiceDeposit | null)[] }

/** What is shown before a booking and stands in it afterwards, whatever the provider changes in between. */
export type Terms = {
  providerId: string
  timezone: string
  currency: string
  status: 'confirmed' | 'pending'
  durationMinutes: number
  totalMinor: number
  policy: CancellationPolicy
  /** Not there: paid on the day. */
  payment?: AgreedPayment
  /** The services back to back from the start. */
  steps: {
    serviceId: string
    name: string
    staffId: string
    roomId: string | null
    /** Who does it, where several people work. */
    staffMember: string | null
    offsetMinutes: number
    durationMinutes: number
    priceMinor: number
  }[]
}

export function termsOf({ app }: Pick<Ctx, 'app'>, schedule: ProviderSchedule, plan: Plan): Terms {
  const { providerId, timezone, currency, staff, services, confirmationMode, cancellationPolicy, paymentTerms } =
    schedule
  const isInstant = hasHours(schedule) && confirmationMode === 'instant'
  const staffMember = (staffId: string) =>
    staff.length < 2 ? null : (staff.find((one) => one.staffId === staffId)?.name ?? null)
  return {
    providerId,
    timezone,
    currency,
    status: isInstant ? 'confirmed' : 'pending',
    durationMinutes: plan.durationMinutes,
    totalMinor: plan.priceMinor,
    policy: cancellationPolicy,
    ...(app.cards && paymentTerms && { payment: agreedPayment(paymentTerms, services) }),
    steps: plan.steps.map(({ staffId, roomId, offsetMinutes, durationMinutes, priceMinor }, position) => ({
      serviceId: services[position]?.serviceId ?? '',
      name: services[position]?.name ?? '',
      staffId,
      roomId,
      staffMember: staffMember(staffId),
      offsetMinutes,
      durationMinutes,
      priceMinor,
    })),
  }
}

function agreedPayment(terms: PaymentTerms, services: ProviderSchedule['services']): AgreedPayment {
  const deposits = services.map(({ deposit }) => deposit)
  return terms.mode === 'deposit' && deposits.some((own) => own !== null) ? { ...terms, deposits } : terms
}

export function quoteBooking(ctx: Ctx, input: z.output<typeof holds.quote.input>): Promise<Quote> {
  const selection = selectionOf(input)
  return orNearestTimes(ctx, selection, async () => {
    const { schedule, plan } = await checkSelection(ctx, selection, ctx.actor?.accountId ?? null, ctx.now)
    return toQuote(ctx, termsOf(ctx, schedule, plan), selection.start)
  })
}

/** The policy as dates and amounts of one booking, on the provider's clock. */
export function cancellationOf(
  policy: CancellationPolicy,
  booked: { startsAt: Date; totalMinor: number },
  timezone: string,
): CancellationTerms {
  const at = (instant: Date) => isoWithOffset(instant, timezone)
  const { freeUntil, steps } = feeSteps(policy, booked)
  return { freeUntil: freeUntil && at(freeUntil), steps: steps.map((step) => ({ ...step, from: at(step.from) })) }
}

const audience = 'quote'

/** What is to be paid with the booking; 0: all of it on the day. */
export function dueNowOf({ payment, steps, currency }: Terms): number {
  if (!payment) return 0
  const services = steps.map(({ priceMinor }, at) => ({ priceMinor, deposit: payment.deposits?.[at] ?? null }))
  return dueNow(services, currency, payment)
}

/** What a kept card would be charged at most; 0: none is kept. `giftMinor`: what gift cards pay ahead. */
export function keptFor({ payment, policy, totalMinor, currency }: Terms, startsAt: Date, giftMinor = 0): number {
  return payment?.mode === 'card_kept' ? mostFee({ policy, startsAt, totalMinor, giftMinor, currency }) : 0
}

export async function toQuote(ctx: Ctx, terms: Terms, start: Date): Promise<Quote> {
  const expiresAt = minutesAfter(ctx.now, quoteMinutes)
  const { steps, providerId, currency, totalMinor, policy, payment } = terms
  const [nowMinor, mostFeeMinor] = [dueNowOf(terms), keptFor(terms, start)]
  const prices = steps.map(
    ({ serviceId, staffId, priceMinor, durationMinutes }): QuotedPrice => [
      serviceId,
      staffId,
      priceMinor,
      durationMinutes,
    ],
  )
  const token = await new SignJWT({
    at: start.toISOString(),
    currency,
    prices,
    policy,
    ...(payment && { payment }),
  } satisfies Quoted)
    .setProtectedHeader({ alg: 'HS256', typ: 'quote+jwt' })
    .setAudience(audience)
    .setSubject(providerId)
    .setExpirationTime(expiresAt)
    .sign(ctx.app.authSecret)
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    mode: terms.status === 'confirmed' ? 'instant' : 'request',
    start: isoWithOffset(start, terms.timezone),
    end: isoWithOffset(minutesAfter(start, terms.durationMinutes), terms.timezone),
    timezone: terms.timezone,
    durationMinutes: terms.durationMinutes,
    currency,
    totalAmount: toMajor(totalMinor, currency),
    totalMinor,
    cancellation: cancellationOf(policy, { startsAt: start, totalMinor }, terms.timezone),
    ...(nowMinor > 0 && { payment: { nowMinor, laterMinor: totalMinor - nowMinor } }),
    ...(mostFeeMinor > 0 && { payment: { nowMinor: 0, laterMinor: totalMinor, keptCard: { mostFeeMinor } } }),
    ...(payment && { paymentTerms: payment }),
    services: steps.map(({ serviceId, name, staffMember, durationMinutes, priceMinor }) => ({
      id: serviceId,
      name,
      durationMinutes,
      priceMinor,
      ...(staffMember !== null && { staffMember }),
    })),
  }
}

/** A node before the lengths were signed has given some without. */
type QuotedPrice = [serviceId: string, staffId: string, priceMinor: number, minutes?: number]
type Quoted = {
  at: string
  currency: string
  prices: QuotedPrice[]
  policy: CancellationPolicy
  payment?: AgreedPayment
}

/**
 * The terms that were shown: the quote's prices where the same people do it for as long, and its policy; else today's.
 * Dearer or of another length than shown, or with another policy than an expired quote: 409 `price_changed` with a new
 * quote. `shown`: the amount on the customer's screen, in major units.
 */
export async function asShown(
  ctx: Ctx,
  terms: Terms,
  start: Date,
  shown: number | undefined,
  token: string | undefined,
): Promise<Terms> {
  const quoted = token === undefined ? null : await readQuote(ctx, token, terms, start)
  const steps = terms.steps.map((step) => {
    const same = quoted?.prices.find(
      (price) => price[0] === step.serviceId && price[1] === step.staffId && isAsLong(price, step),
    )
    return quoted?.isValid && same ? { ...step, priceMinor: same[2] } : step
  })
  const policy = quoted?.isValid ? quoted.policy : terms.policy
  const { payment: _today, ...today } = terms
  const agreed = quoted?.isValid ? quoted.payment : terms.payment
  const payment = agreed && (agreed === terms.payment || (await takesCharges(ctx, terms.providerId))) ? agreed : null
  const offered = {
    ...today,
    ...(payment && { payment }),
    steps,
    policy,
    totalMinor: sum(steps.map(({ priceMinor }) => priceMinor)),
  }
  const limits = [
    ...(quoted ? [sum(quoted.prices.map(([, , priceMinor]) => priceMinor))] : []),
    ...(shown === undefined ? [] : [minorOf(shown, terms.currency)]),
  ]
  // One that a hold has kept has its parts in another order.
  const frozen = ({ policy: agreedPolicy, payment: paid }: Pick<Terms, 'policy' | 'payment'>) =>
    JSON.stringify([agreedPolicy, paid && [paid.mode, paid.depositPercent, paid.deposits]])
  const isAsShown =
    !quoted ||
    (frozen(quoted) === frozen(offered) && quoted.prices.every((price, position) => isAsLong(price, steps[position])))
  if (isAsShown && limits.every((limit) => offered.totalMinor <= limit)) return offered
  const data = await toQuote(ctx, offered, start)
  throw new AppError(
    'conflict',
    'price_changed',
    'The price, the duration or the cancellation terms have changed since you saw them.',
    { data },
  )
}

const isAsLong = ([, , , minutes]: QuotedPrice, step: Terms['steps'][number] | undefined) =>
  minutes === undefined || minutes === step?.durationMinutes

/** As they were agreed; what no card can be charged any more is paid on the day. */
export async function chargeable(ctx: Ctx, terms: Terms): Promise<Terms> {
  if (!terms.payment || (await takesCharges(ctx, terms.providerId))) return terms
  const { payment: _gone, ...rest } = terms
  return rest
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function minorOf(shown: number, currency: string): number {
  const shownMinor = toMinor(shown, currency)
  if (shownMinor === null) throw invalidInput('totalAmount', 'Must be an amount in this currency')
  return shownMinor
}

/** An expired quote still says what was shown; one that is not ours, or of something else, is refused. */
async function readQuote(ctx: Ctx, token: string, { providerId, currency, steps }: Terms, start: Date) {
  const foreign = new AppError(
    'unprocessable',
    'quote_unknown',
    'Your selection has changed since you saw this price. Please check it again.',
  )
  // At the epoch every token is fresh: its age is looked at below.
  const { payload } = await jwtVerify<Quoted>(token, ctx.app.authSecret, {
    algorithms: ['HS256'],
    typ: 'quote+jwt',
    audience,
    subject: providerId,
    requiredClaims: ['exp'],
    currentDate: new Date(0),
  }).catch(() => {
    throw foreign
  })
  const isSame =
    payload.at === start.toISOString() &&
    payload.currency === currency &&
    payload.prices.length === steps.length &&
    steps.every(({ serviceId }, position) => payload.prices[position]?.[0] === serviceId)
  if (!isSame) throw foreign
  return { ...payload, isValid: (payload.exp ?? 0) * 1000 > ctx.now.getTime() }
}
