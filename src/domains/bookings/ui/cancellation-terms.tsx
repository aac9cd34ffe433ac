import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf, pageLanguage } from '../../../i18n/languages.ts'
import { formatShortDateTime } from '../../../ui/date-format.ts'
import { late } from '../../../ui/late.ts'
import { Price } from '../../currency/ui/price.tsx'
import { type Quote, quoteMinutes, type CancellationTerms as Terms } from '../../holds/contract.ts'
import type { Booking } from '../contract.ts'
import { bookingsTexts } from '../texts/load.ts'

/** When it was made, by the server's clock: the customer's may be wrong. */
const madeAt = ({ expiresAt }: Quote) => Date.parse(expiresAt) - quoteMinutes * 60_000

/** Whether a booking costs something now the server has said; this device knows at most what comes later. */
const saidAt = ({ cancellation: { feeNowMinor, freeUntil } }: Pick<Booking, 'cancellation'>) =>
  feeNowMinor === 0 ? 0 : Math.max(Date.now(), Date.parse(freeUntil ?? ''))

type CancellationTermsProps = { terms: Terms; currency: string; start: string; now: number }

/** What cancelling costs at `now`, and from when on it costs more; instants on the provider's clock. */
export function CancellationTerms({ terms, currency, start, now }: CancellationTermsProps) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const { freeUntil, steps } = terms
  if (freeUntil === null) return <p>{t('booking.policy.alwaysFree')}</p>
  const when = (instant: string) => formatShortDateTime(instant, locale)
  const reached = steps.findLastIndex(({ from }) => Date.parse(from) <= now)
  const step = ({ from, feeMinor }: Terms['steps'][number], label: string) => (
    <>
      {from === start ? t('booking.policy.noShow') : label} <Price minor={feeMinor} currency={currency} />
    </>
  )
  const current = steps[reached]
  return (
    <div>
      <p>
        {current
          ? step(current, t('booking.policy.now'))
          : freeUntil === start
            ? t('booking.policy.freeUntilStart')
            : t('booking.policy.freeUntil', { when: when(freeUntil) })}
      </p>
      <ul className="mt-1 text-ink-2 empty:hidden">
        {steps.slice(reached + 1).map((next) => (
          <li key={next.from}>
            {step(
              next,
              next.from === freeUntil ? t('booking.policy.after') : t('booking.policy.from', { when: when(next.from) }),
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Of what is only asked for. */
function FreeUntilAccepted({ name }: { name: string }) {
  const { t } = useTranslation('bookings')
  return <p>{t('page.freeUntilAccepted', { name })}</p>
}

/** Where the texts of bookings are not there yet. */
const LateFreeUntilAccepted = late(async () => {
  await bookingsTexts.load(pageLanguage())
  return { default: FreeUntilAccepted }
})

/** Of a booking that is not made yet. */
export function QuoteTerms({ quote, providerName }: { quote: Quote; providerName: string }) {
  const { cancellation, currency, mode, start } = quote
  return (
    <div>
      {mode === 'request' && (
        <Suspense fallback={null}>
          <LateFreeUntilAccepted name={providerName} />
        </Suspense>
      )}
      <CancellationTerms terms={cancellation} currency={currency} start={start} now={madeAt(quote)} />
    </div>
  )
}

/** Until when what a membership pays for comes back. */
function OfMembership({ isKept, freeUntil }: { isKept: boolean; freeUntil: string }) {
  const { t, i18n } = useTranslation('bookings')
  if (isKept) return <p>{t('page.useKept')}</p>
  return <p>{t('page.useFreeUntil', { when: formatShortDateTime(freeUntil, localeOf(i18n.language)) })}</p>
}

/** Of a booking as it was read. */
export function BookingTerms({ booking }: { booking: Booking }) {
  const { cancellation, currency, dateTime, membership, provider, status } = booking
  const isAsked = status === 'pending'
  return (
    <>
      {isAsked && <FreeUntilAccepted name={provider.name} />}
      {membership?.freeUntil && <OfMembership isKept={membership.isKeptNow} freeUntil={membership.freeUntil} />}
      {(!membership || cancellation.freeUntil !== null || membership.freeUntil === null) && (
        <CancellationTerms
          terms={cancellation}
          currency={currency}
          start={dateTime}
          now={isAsked ? Date.now() : saidAt(booking)}
        />
      )}
    </>
  )
}
