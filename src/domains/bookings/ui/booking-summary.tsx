import { CalendarCheck, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatShortDate, formatTime } from '../../../ui/date-format.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../currency/ui/price.tsx'
import type { Provider, Service } from '../../providers/contract.ts'
import { durationLabel } from '../../providers/ui/provider-texts.ts'

type BookingSummaryProps = {
  provider: Provider
  services: readonly Service[]
  start: string | null
  minutes: number
  /** What the services cost with most people; the total may differ by who does them. */
  usualMinor: number
  totalMinor: number
}

export function BookingSummary({ provider, services, start, minutes, usualMinor, totalMinor }: BookingSummaryProps) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  return (
    <aside className="booking-summary" aria-label={t('booking.summary')}>
      <div className="flex items-center gap-4">
        <div className="booking-summary-picture">
          <Picture src={provider.profileImage} alt="" sizes="96px" />
        </div>
        <div className="min-w-0">
          <p className="h3">{provider.name}</p>
          <p className="text-ink-2">{provider.address}</p>
        </div>
      </div>
      <div aria-live="polite">
        {start && (
          <p className="mt-5 flex gap-4 rounded-button bg-card p-4">
            <CalendarCheck aria-hidden="true" className="mt-0.5 flex-none text-green-text" />
            <span>
              <strong className="block text-[1.0625rem]">
                {formatShortDate(start, locale)}, {formatTime(start, locale)}
              </strong>
              <span className="text-ink-2">
                {t('booking.until', {
                  time: formatTime(plusMinutes(start, minutes), locale),
                  duration: durationLabel(t, minutes),
                })}
              </span>
            </span>
          </p>
        )}
        {services.length === 0 && <p className="mt-5 text-ink-2">{t('booking.nothingYet')}</p>}
        <ul className="mt-3">
          {services.map((service) => (
            <li key={service.id} className="flex justify-between gap-4 border-b border-line py-3.5">
              <span>
                {service.name}
                <span className="block text-ink-2">{durationLabel(t, service.durationMinutes)}</span>
              </span>
              {totalMinor === usualMinor && (
                <strong className="text-right">
                  <Price minor={service.priceMinor} currency={provider.currency} />
                </strong>
              )}
            </li>
          ))}
        </ul>
        {services.length > 0 && (
          <p className="mt-5 flex items-baseline justify-between gap-4">
            <span className="h3">{t('booking.total')}</span>
            <span className="big text-right">
              <Price minor={totalMinor} currency={provider.currency} />
            </span>
          </p>
        )}
      </div>
      {services.length > 0 && (
        <>
          <p className="text-ink-2">{t('provider.payOnDay', { name: provider.name })}</p>
          <p className="mt-5 flex gap-3 border-t border-line pt-5">
            <ShieldCheck aria-hidden="true" className="flex-none text-green-text" />
            {t('booking.cancelFree')}
          </p>
        </>
      )}
    </aside>
  )
}

/** On the wall clock of the text; an offset that changes in between changes it by an hour, which no booking is long enough to meet. */
function plusMinutes(isoWithOffset: string, minutes: number): string {
  return new Date(Date.parse(`${isoWithOffset.slice(0, 19)}Z`) + minutes * 60_000).toISOString()
}
