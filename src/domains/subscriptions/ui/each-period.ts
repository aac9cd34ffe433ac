import type { TFunction } from 'i18next'

/** A price, with how often it is paid. */
export const eachPeriod = (t: TFunction<'subscriptions'>, months: number, price: string) =>
  t(months === 1 ? 'offer.month' : 'offer.year', { price })
