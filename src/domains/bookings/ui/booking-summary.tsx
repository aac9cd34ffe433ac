import { CalendarCheck, ShieldCheck } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatShortDateTime, formatTime } from '../../../ui/date-format.ts'
import { late } from '../../../ui/late.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { Provider, Service } from '../../providers/contract.ts'
import { ServicePrice, TotalPrice } from '../../providers/ui/prices.tsx'
import { durationLabel } from '../../providers/ui/provider-texts.ts'
import type { ShownQuote } from './booking-request.ts'
import { QuoteTerms } from './cancellation-terms.tsx'

const LatePaymentSplit = late(() =>
  import('../../payments/ui/payment-split.tsx').then((module) => ({ default: module.PaymentSplit })),
)

type BookingSummaryProps = {
  provider: Provider
  services: readonly Service[]
  slot: { start: string; end?: string | undefined; priceMinor?: number | undefined } | null
  /** Of the time chosen, once it is known: who does what, and what it is charged. */
  quote: ShownQuote | null
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const usualPrice = (services: readonly Service[]) => sum(services.map(({ priceMinor }) => priceMinor))

/** Who does it may make another price of it. */
function totalPrice(services: readonly Service[], slot: BookingSummaryProps['slot'], quote: ShownQuote | null): number {
  return quote?.totalMinor ?? slot?.priceMinor ?? usualPrice(services)
}

type TotalProps = { minor: number; currency: string; lines: readonly Line[] }

/** What a membership pays for is no part of it; where it pays for everything, that is said. */
function Total({ minor, currency, lines }: TotalProps) {
  const paid = lines.filter(({ included }) => included === undefined)
  return paid.length === 0 && lines[0]?.included ? (
    lines[0].included
  ) : (
    <TotalPrice minor={minor} currency={currency} services={paid} />
  )
}

/** Time and total in one line, where the summary lies below what is on the screen. */
export function BookingLine({ provider, services, slot, quote }: BookingSummaryProps) {
  const { i18n } = useTranslation()
  if (!slot) return null
  return (
    <p className="booking-line">
      <span>{formatShortDateTime(slot.start, localeOf(i18n.language))}</span>
      <strong>
        <Total
          minor={totalPrice(services, slot, quote)}
          currency={provider.currency}
          lines={quote?.services ?? services}
        />
      </strong>
    </p>
  )
}

/** What is booked so far, with its running total; what stands here at the end is what will be charged. */
export function BookingSummary({ provider, services, slot, quote }: BookingSummaryProps) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const start = slot?.start ?? null
  const usualMinor = usualPrice(services)
  const totalMinor = totalPrice(services, slot, quote)
  const minutes =
    quote?.durationMinutes ?? minutesOf(slot) ?? sum(services.map(({ durationMinutes }) => durationMinutes))
  const lines: readonly Line[] = quote?.services ?? services
  // Nothing is paid, now or on the day, and no fee can be due: what pays for it says beside what becomes of that.
  const isIncluded = lines.length > 0 && lines.every(({ included }) => included !== undefined)
  return (
    <aside className="booking-summary" aria-label={t('booking.summary')}>
      <div className="booking-summary-frame">
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
                <strong className="block text-[1.0625rem]">{formatShortDateTime(start, locale)}</strong>
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
            {lines.map((line) => (
              <li key={line.id} className="flex justify-between gap-4 border-b border-line py-3.5">
                <span>
                  {line.name}
                  <span className="block text-ink-2">
                    {durationLabel(t, line.durationMinutes)}
                    {line.staffMember && ` · ${t('booking.withStaffMember', { name: line.staffMember })}`}
                  </span>
                </span>
                {(quote || totalMinor === usualMinor) && (
                  <strong className="text-right">
                    {line.included ?? <ServicePrice service={{ ...line, currency: provider.currency }} />}
                  </strong>
                )}
              </li>
            ))}
          </ul>
          {services.length > 0 && (
            <p className="mt-5 flex items-baseline justify-between gap-4">
              <span className="h3">{t('booking.total')}</span>
              <span className="big text-right">
                <Total minor={totalMinor} currency={provider.currency} lines={lines} />
              </span>
            </p>
          )}
        </div>
        {services.length > 0 && !isIncluded && (
          <>
            {quote?.payment ? (
              <Suspense fallback={null}>
                <LatePaymentSplit payment={quote.payment} currency={provider.currency} name={provider.name} />
              </Suspense>
            ) : (
              (quote || !provider.isPaidAhead) && (
                <p className="text-ink-2">{t('provider.payOnDay', { name: provider.name })}</p>
              )
            )}
            {quote && (
              <div className="mt-5 flex gap-3 border-t border-line pt-5">
                <ShieldCheck aria-hidden="true" className="flex-none text-green-text" />
                <QuoteTerms quote={quote} providerName={provider.name} />
              </div>
            )}
          </>
        )}
      </div>
    </aside>
  )
}

type Line = {
  id: string
  name: string
  durationMinutes: number
  priceMinor: number
  staffMember?: string | undefined
  included?: string
}

function minutesOf(slot: BookingSummaryProps['slot']): number | null {
  return slot?.end ? (Date.parse(slot.end) - Date.parse(slot.start)) / 60_000 : null
}

/** On the wall clock of the text; an offset that changes in between changes it by an hour, which no booking is long enough to meet. */
function plusMinutes(isoWithOffset: string, minutes: number): string {
  return new Date(Date.parse(`${isoWithOffset.slice(0, 19)}Z`) + minutes * 60_000).toISOString()
}
