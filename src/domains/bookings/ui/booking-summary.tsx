import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { formatDateTime } from '../../../ui/date-format.ts'
import type { Provider, Service } from '../../providers/contract.ts'

type BookingSummaryProps = {
  provider: Provider
  services: readonly Service[]
  start: string | null
  minutes: string
  totalMinor: number
}

export function BookingSummary({ provider, services, start, minutes, totalMinor }: BookingSummaryProps) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  return (
    <aside className="bg-paper-2 p-5 sm:p-8" aria-label={t('booking.summary')}>
      <h3 className="h3">{provider.name}</h3>
      <p className="text-ink-2">{provider.address}</p>
      {start && <p className="mt-4 rounded-button bg-card p-4 font-bold">{formatDateTime(start, locale)}</p>}
      <ul className="mt-4">
        {services.map((service) => (
          <li key={service.id} className="flex justify-between gap-4 border-b border-line py-3">
            <span>
              {service.name}
              <span className="block text-ink-2">{service.duration}</span>
            </span>
            <strong>{formatMoney(service.priceMinor, provider.currency, locale)}</strong>
          </li>
        ))}
      </ul>
      {services.length > 0 && (
        <p className="mt-4 flex items-baseline justify-between gap-4" aria-live="polite">
          <span>
            <strong>{t('booking.total')}</strong> <span className="text-ink-2">{minutes}</span>
          </span>
          <strong className="font-display text-3xl font-extrabold">
            {formatMoney(totalMinor, provider.currency, locale)}
          </strong>
        </p>
      )}
    </aside>
  )
}
