import type { TFunction } from 'i18next'
import { formatMoney, wholeUnits } from '../../lib/money.ts'
import type { Benefits, Subscription } from './contract.ts'

type T = TFunction<'subscriptions'>

type Agreed = {
  providerName: string
  name: string
  months: number
  rollsOver: boolean
  benefits: Benefits | null
  /** As they are read: an amount, what a period gives ('2 visits'), and a day from when on; none: now. */
  price: string
  gives: string
  when?: string
  /** Until then it is to be had for nothing. */
  isTrial?: boolean
}

/** What somebody agrees to who lets a card be kept for it: how much it pays, when, for what, and how it ends. */
export function consentOf(t: T, agreed: Agreed): string[] {
  const { providerName: name, name: plan, months, rollsOver, benefits, price, gives, when, isTrial } = agreed
  const each = months === 1 ? 'month' : 'year'
  const what = { name, plan, price, visits: gives }
  const kind = benefits === null ? each : (`${each}Plan` as const)
  return [
    ...(isTrial ? [t('consent.trial', { when: when ?? '' })] : []),
    when === undefined ? t(`consent.${kind}`, what) : t(`consent.${kind}From`, { ...what, when }),
    benefits === null ? t(rollsOver ? 'consent.rollsOver' : 'consent.lapses') : gives,
    t('consent.cancel'),
  ]
}

type Giving = { uses: number; benefits: Benefits | null; currency: string }

/** What a period gives, in one line. */
export function givenBy(t: T, locale: string, { uses, benefits, currency }: Giving): string {
  if (benefits !== null) return benefitsIn(t, locale, benefits, currency).join(' ')
  return t('offer.uses', { count: uses, shown: uses.toLocaleString(locale) })
}

/** A price, with how often it is paid. */
export const eachPeriod = (t: T, months: number, price: string) =>
  t(months === 1 ? 'offer.month' : 'offer.year', { price })

type Noticed = Pick<Subscription, 'notice' | 'months' | 'currency'>

/** What its provider has announced, and from when on: `whenOf` writes a day. '': nothing. */
export function noticedOf(t: T, locale: string, { notice, ...of }: Noticed, whenOf: (at: string) => string): string {
  if (notice === null) return ''
  const { name: plan, priceMinor, uses, benefits, from } = notice
  const price = eachPeriod(t, of.months, formatMoney(priceMinor, of.currency, locale))
  const gives = givenBy(t, locale, { uses, benefits, currency: of.currency })
  return t('notice.terms', { plan, gives, price, when: whenOf(from.slice(0, 19)) })
}

/** A sentence for each thing that the platform's plan gives. */
export function benefitsIn(t: T, locale: string, benefits: Benefits, currency: string): string[] {
  const { pointsPercent, leadMinutes, freeCancellations, freeCancellationMost } = benefits
  const factor = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(pointsPercent * 0.01)
  const most = formatMoney(wholeUnits(freeCancellationMost, currency), currency, locale)
  return [
    ...(pointsPercent === 200 ? [t('plan.double')] : []),
    ...(pointsPercent > 100 && pointsPercent !== 200 ? [t('plan.times', { factor })] : []),
    ...(leadMinutes > 0 ? [t('plan.lead', { count: leadMinutes })] : []),
    ...(freeCancellations > 0 ? [t('plan.cancellations', { count: freeCancellations, most })] : []),
  ]
}
