import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { formatDate, formatDateTime, formatTime } from '../../../ui/date-format.ts'
import { bookings } from '../../bookings/contract.ts'
import { call } from '../../identity/ui/session.ts'
import { shopKey } from '../../staff/ui/own-provider.ts'
import type { Visit } from '../contract.ts'
import { BookingActions } from './booking-actions.tsx'

const Dialog = lazy(() => import('../../../ui/dialog.tsx').then((module) => ({ default: module.Dialog })))

/** `proposed`: where it was dragged to. */
export type OpenVisit = { visit: Visit; proposed?: string }
type VisitDialogProps = {
  open: OpenVisit
  currency: string
  people: readonly { id: string; name: string }[]
  onClose: () => void
}

export function VisitDialog({ open, currency, people, onClose }: VisitDialogProps) {
  const { t, i18n } = useTranslation('shop')
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const { visit, proposed = null } = open
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name
  const { data: booking } = useQuery({
    queryKey: [...shopKey, 'booking', visit.id],
    queryFn: ({ signal }) => call(bookings.get, { id: visit.id }, { signal }),
    staleTime: 0,
  })
  const status = booking?.status ?? visit.status
  return (
    <Suspense fallback={null}>
      <Dialog title={visit.customerName} isOpen onClose={onClose} isNarrow>
        <div className="grid gap-4 p-6 sm:px-9">
          <div className="flex flex-wrap items-center gap-4">
            <Avatar name={visit.customerName} src={visit.avatarUrl} />
            <p className="min-w-0 flex-1">
              <strong className="h3 block first-letter:uppercase">{formatDate(visit.start, locale)}</strong>
              {t('fromTo', { from: formatTime(visit.start, locale), to: formatTime(visit.end, locale) })}
            </p>
            <Badge tone={status === 'confirmed' ? 'green' : 'outline'}>{common(`myBookings.status.${status}`)}</Badge>
          </div>
          <ul className="border-t border-line pt-3">
            {visit.parts.map((part) => (
              <li key={`${part.start}-${part.service}`} className="flex justify-between gap-4 py-1">
                <span>
                  {people.length > 1
                    ? t('visit.by', { service: part.service, name: nameOf(part.calendarId) ?? '' })
                    : part.service}
                </span>
                <span className="text-ink-2">{formatTime(part.start, locale)}</span>
              </li>
            ))}
            <li className="flex justify-between gap-4 border-t border-line pt-2 font-bold">
              <span>{t('visit.total')}</span>
              <span>{formatMoney(visit.totalMinor, currency, locale)}</span>
            </li>
          </ul>
          {visit.notes && <p className="text-ink-2">{common('ui.quoted', { text: visit.notes })}</p>}
          {visit.clientNote && <p className="rounded-button bg-paper-2 p-3">{visit.clientNote}</p>}
          {booking?.proposal && (
            <p className="rounded-button bg-green-tint p-3 font-bold text-green-text">
              {t('propose.waiting', { when: formatDateTime(booking.proposal.dateTime, locale) })}
            </p>
          )}
          <p className="flex flex-wrap items-center gap-x-5">
            <span>{t('visit.number', { count: visit.visit })}</span>
            <Link className="link" to={`/dashboard/clients/${visit.customerId}`}>
              {t('visit.client')}
            </Link>
          </p>
          {booking && <BookingActions booking={booking} proposed={proposed} onDone={onClose} />}
        </div>
      </Dialog>
    </Suspense>
  )
}
