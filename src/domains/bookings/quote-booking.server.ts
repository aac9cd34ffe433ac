import { jwtVerify, SignJWT } from 'jose'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { toMajor, toMinor } from '../../lib/money.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import type { ProviderSchedule } from '../availability/load-schedule.server.ts'
import type { Plan } from '../availability/plan.rules.ts'
import { hasHours } from '../availability/service.server.ts'
import type { bookings, Quote } from './contract.ts'
import { judge, minutesAfter, orNearestTimes, wishOf } from './judge-booking.server.ts'

/** What is shown before a booking and stands in it afterwards, whatever the provider changes in between. */
export type Terms = {
  providerId: string
  timezone: string
  currency: string
  status: 'confirmed' | 'pending'
  durationMinutes: number
  totalMinor: number
  /** The services back to back from the start. */
  steps: {
    serviceId: string
    name: string
    calendarId: string
    roomId: string | null
    /** Who does it, where several people work. */
    person: string | null
    offsetMinutes: number
    durationMinutes: number
    priceMinor: number
  }[]
}

export function termsOf(schedule: ProviderSchedule, plan: Plan): Terms {
  const { providerId, timezone, currency, calendars, services, confirmationMode } = schedule
  const isInstant = hasHours(schedule) && confirmationMode === 'instant'
  const person = (calendarId: string) =>
    calendars.length < 2 ? null : (calendars.find((calendar) => calendar.calendarId === calendarId)?.name ?? null)
  return {
    providerId,
    timezone,
    currency,
    status: isInstant ? 'confirmed' : 'pending',
    durationMinutes: plan.durationMinutes,
    totalMinor: plan.priceMinor,
    steps: plan.steps.map(({ calendarId, roomId, offsetMinutes, durationMinutes, priceMinor }, position) => ({
      serviceId: services[position]?.serviceId ?? '',
      name: services[position]?.name ?? '',
      calendarId,
      roomId,
      person: person(calendarId),
      offsetMinutes,
      durationMinutes,
      priceMinor,
    })),
  }
}

export function quoteBooking(ctx: Ctx, input: z.output<typeof bookings.quote.input>): Promise<Quote> {
  const wish = wishOf(input)
  return orNearestTimes(ctx, wish, async () => {
    const { schedule, plan } = await judge(ctx, wish, ctx.actor?.accountId ?? null, ctx.now)
    return toQuote(ctx, termsOf(schedule, plan), wish.start)
  })
}

/** How long a price stands that was shown without holding the time. */
export const quoteMinutes = 15
const audience = 'quote'

export async function toQuote(ctx: Ctx, terms: Terms, start: Date): Promise<Quote> {
  const expiresAt = minutesAfter(ctx.now, quoteMinutes)
  const { steps, providerId, currency, totalMinor } = terms
  const prices = steps.map(({ serviceId, calendarId, priceMinor }) => [serviceId, calendarId, priceMinor])
  const token = await new SignJWT({ at: start.toISOString(), currency, prices })
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
    services: steps.map(({ serviceId, name, person, durationMinutes, priceMinor }) => ({
      id: serviceId,
      name,
      durationMinutes,
      priceMinor,
      ...(person !== null && { person }),
    })),
  }
}

type QuotedPrices = [serviceId: string, calendarId: string, priceMinor: number][]

/**
 * The terms at the prices that were shown: those of the quote where the same people do it, else today's. Dearer than shown:
 * 409 `price_changed` with a new quote. `shown`: the amount on the customer's screen, in major units.
 */
export async function atShownPrices(
  ctx: Ctx,
  terms: Terms,
  start: Date,
  shown: number | undefined,
  token: string | undefined,
): Promise<Terms> {
  const quoted = token === undefined ? null : await readQuote(ctx, token, terms, start)
  const steps = terms.steps.map((step) => {
    const same = quoted?.prices.find(([id, calendarId]) => id === step.serviceId && calendarId === step.calendarId)
    return quoted?.isValid && same ? { ...step, priceMinor: same[2] } : step
  })
  const totalMinor = sum(steps.map(({ priceMinor }) => priceMinor))
  const limits = [
    ...(quoted ? [sum(quoted.prices.map(([, , priceMinor]) => priceMinor))] : []),
    ...(shown === undefined ? [] : [minorOf(shown, terms.currency)]),
  ]
  if (limits.every((limit) => totalMinor <= limit)) return { ...terms, steps, totalMinor }
  const data = await toQuote(ctx, { ...terms, steps, totalMinor }, start)
  throw new AppError('conflict', 'price_changed', 'The price has changed since you saw it.', { data })
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function minorOf(shown: number, currency: string): number {
  const shownMinor = toMinor(shown, currency)
  if (shownMinor !== null) return shownMinor
  const message = 'Not an amount of this currency'
  throw new AppError('invalid', 'invalid_input', `totalAmount: ${message}`, { fields: { totalAmount: message } })
}

/** An expired quote still says what was shown; one that is not ours, or of something else, is refused. */
async function readQuote(ctx: Ctx, token: string, { providerId, currency, steps }: Terms, start: Date) {
  const foreign = new AppError('unprocessable', 'quote_unknown', 'This quote is for something else. Please look again.')
  // At the epoch every token is fresh: its age is looked at below.
  const { payload } = await jwtVerify(token, ctx.app.authSecret, {
    algorithms: ['HS256'],
    typ: 'quote+jwt',
    audience,
    subject: providerId,
    requiredClaims: ['exp'],
    currentDate: new Date(0),
  }).catch(() => {
    throw foreign
  })
  // Ours: nobody else can sign one.
  const prices = payload.prices as QuotedPrices
  const isSame =
    payload.at === start.toISOString() &&
    payload.currency === currency &&
    prices.length === steps.length &&
    steps.every(({ serviceId }, position) => prices[position]?.[0] === serviceId)
  if (!isSame) throw foreign
  return { prices, isValid: (payload.exp ?? 0) * 1000 > ctx.now.getTime() }
}
