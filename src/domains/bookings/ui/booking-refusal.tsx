import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { hasCode } from '../../../lib/api/errors.ts'
import { formatShortDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { durationLabel, priceLabel } from '../../providers/ui/provider-texts.ts'
import { isOfMembership, type Refusal } from './booking-request.ts'
import type { ChosenSlot } from './chosen-slot.ts'

/** Why it could not be booked, with what can be done about it. A time taken meanwhile is a normal thing. */
export function BookingRefusal({ refusal, onPick }: { refusal: Refusal | null; onPick: (slot: ChosenSlot) => void }) {
  const { t, i18n } = useTranslation()
  const text = () => {
    if (refusal?.kind === 'taken') return t('booking.taken')
    if (refusal?.kind === 'released') return t('errors.hold_released')
    if (refusal?.kind === 'price_changed') {
      const { totalMinor, currency, services, durationMinutes } = refusal.quote
      const price = priceLabel(i18n, totalMinor, currency, services)
      return t('booking.priceChanged', { price, duration: durationLabel(t, durationMinutes) })
    }
    if (hasCode(refusal?.error, 'unauthenticated')) return t('booking.mustLogIn')
    const words = isOfMembership(refusal?.error) ? 'subscriptions' : 'giftCards'
    return errorText(i18n, refusal?.error, t('booking.failed'), words)
  }
  return (
    <div role="alert">
      {refusal && (
        <div className="booking-error">
          <p className="font-bold">{text()}</p>
          {(refusal.kind === 'taken' || refusal.kind === 'released') && (
            <Nearest times={refusal.nearest} onPick={onPick} />
          )}
        </div>
      )}
    </div>
  )
}

function Nearest({ times, onPick }: { times: readonly ChosenSlot[]; onPick: (slot: ChosenSlot) => void }) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  if (times.length === 0) return <p className="mt-2">{t('booking.takenNone')}</p>
  return (
    <>
      <p className="mt-1">{t('booking.takenHint')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {times.map((slot) => (
          <li key={slot.start}>
            <button type="button" className="slot bg-card px-4" onClick={() => onPick(slot)}>
              {formatShortDateTime(slot.start, locale)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
