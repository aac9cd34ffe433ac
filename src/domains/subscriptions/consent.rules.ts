import type { TFunction } from 'i18next'

type Agreed = {
  providerName: string
  name: string
  months: number
  rollsOver: boolean
  /** As they are read: an amount, '2 visits', and a day from when on; none: now. */
  price: string
  visits: string
  when?: string
}

/** What somebody agrees to who lets a card be kept for it: how much it pays, when, for what, and how it ends. */
export function consentOf(t: TFunction<'subscriptions'>, agreed: Agreed): string[] {
  const { providerName: name, name: plan, months, rollsOver, price, visits, when } = agreed
  const each = months === 1 ? 'month' : 'year'
  const what = { name, plan, price, visits }
  return [
    when === undefined ? t(`consent.${each}`, what) : t(`consent.${each}From`, { ...what, when }),
    t(rollsOver ? 'consent.rollsOver' : 'consent.lapses'),
    t('consent.cancel'),
  ]
}
