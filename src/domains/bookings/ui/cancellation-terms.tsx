import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatShortDateTime } from '../../../ui/date-format.ts'
import { Price } from '../../currency/ui/price.tsx'
import type { CancellationTerms as Terms } from '../../holds/contract.ts'

/** Until when cancelling is free, and what it costs from when on; instants on the provider's clock. */
export function CancellationTerms({ terms, currency, start }: { terms: Terms; currency: string; start: string }) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const when = (instant: string) => formatShortDateTime(instant, locale)
  const label = (from: string) => {
    if (from === start) return t('booking.policy.noShow')
    return from === terms.freeUntil ? t('booking.policy.after') : t('booking.policy.from', { when: when(from) })
  }
  if (terms.freeUntil === null) return <p>{t('booking.policy.alwaysFree')}</p>
  return (
    <div>
      <p>
        {terms.freeUntil === start
          ? t('booking.policy.freeUntilStart')
          : t('booking.policy.freeUntil', { when: when(terms.freeUntil) })}
      </p>
      <ul className="mt-1 text-ink-2">
        {terms.steps.map(({ from, feeMinor }) => (
          <li key={from}>
            {label(from)} <Price minor={feeMinor} currency={currency} />
          </li>
        ))}
      </ul>
    </div>
  )
}
