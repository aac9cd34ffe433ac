import type { TFunction } from 'i18next'
import { formatMoney } from '../../lib/money.ts'
import { formatDateTime } from '../../ui/date-format.ts'

type Agreed = {
  providerName: string
  /** With the provider's offset, as all instants here. */
  dateTime: string
  currency: string
  steps: readonly { from: string; feeMinor: number }[]
}

/** What somebody agrees to who lets a card be kept: for what it may be charged, when, and for nothing else. */
export function consentOf(t: TFunction<'payments'>, locale: string, agreed: Agreed): string[] {
  const { providerName: name, dateTime, currency, steps } = agreed
  const price = (minor: number) => formatMoney(minor, currency, locale)
  const when = (instant: string) => formatDateTime(instant, locale)
  const late = steps.filter(({ from }) => from !== dateTime)
  return [
    t('kept.consent.who', { name, when: when(dateTime) }),
    ...late.map(({ from, feeMinor }) => t('kept.consent.late', { when: when(from), price: price(feeMinor) })),
    t('kept.consent.noShow', { price: price(steps.at(-1)?.feeMinor ?? 0) }),
    t('kept.consent.else'),
  ]
}
