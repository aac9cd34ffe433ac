import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { formatShortDateTime } from '../../../ui/date-format.ts'
import type { Booking, ChangeKind } from '../contract.ts'

/** Everything that happened to a booking, the first first; the customer reads 'you', the office a name. */
export function BookingHistory({ booking, isOffice = false }: { booking: Booking; isOffice?: boolean }) {
  return (
    <ol className="grid gap-3">
      {booking.history.map((change) => (
        <Change key={`${change.at} ${change.kind}`} booking={booking} change={change} isOffice={isOffice} />
      ))}
    </ol>
  )
}

const ofKeptCard = ['unpaid', 'paid', 'paid_request', 'payment_over'] as const

/** Where a card is kept, that is what it has waited for. */
function keyOf(kind: ChangeKind, { payment }: Booking) {
  const waited = payment?.keptCard && ofKeptCard.find((one) => one === kind)
  return waited ? (`history.kept.${waited}` as const) : (`history.${kind}` as const)
}

type ChangeProps = { booking: Booking; change: Booking['history'][number]; isOffice: boolean }

function Change({ booking, change, isOffice }: ChangeProps) {
  const { t, i18n } = useTranslation('bookings')
  const locale = localeOf(i18n.language)
  const names = {
    provider: booking.provider.name,
    customer: isOffice ? booking.customerName : t('history.by.customer'),
  }
  const who =
    change.party === 'admin' || change.party === 'system' ? t(`history.by.${change.party}`) : names[change.party]
  const when = formatShortDateTime(change.dateTime, locale)
  return (
    <li>
      <p>{t(keyOf(change.kind, booking), { when })}</p>
      <p className="text-small text-ink-2">
        {formatShortDateTime(change.at, locale)}, {who}
      </p>
      {change.reason && <p className="text-small">{t('mails.reason', { reason: change.reason })}</p>}
      {change.feeMinor > 0 && (
        <p className="text-small font-bold">
          {t('page.owed', { price: formatMoney(change.feeMinor, booking.currency, locale) })}
        </p>
      )}
    </li>
  )
}
