import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { hasCode } from '../../../lib/api/errors.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime, formatShortDateOfYear, formatTime } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { late } from '../../../ui/late.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { type Booking as BookingShown, bookings } from '../../bookings/contract.ts'
import { BookingHistory } from '../../bookings/ui/booking-history.tsx'
import { BookingTexts } from '../../bookings/ui/booking-texts.tsx'
import { hasEntries } from '../../bookings/ui/own-bookings.ts'
import { GiftRefundPanel } from '../../gift-cards/ui/gift-refund-panel.tsx'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { PaymentPanel } from '../../payments/ui/payment-panel.tsx'
import { officeBookings } from '../booking-contract.ts'
import { officeMessages } from '../messages-contract.ts'
import { FoundList } from './found-list.tsx'
import { MessageTable } from './message-table.tsx'
import { officeKey } from './office-query.ts'

const WaiveDialog = late(() => import('./waive-dialog.tsx').then((module) => ({ default: module.WaiveDialog })))

/** All that is known of one booking: what was agreed, what happened, what was paid and what was sent. */
export function Booking({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  const query = useQuery({
    queryKey: [...officeKey, 'booking', id],
    queryFn: ({ signal }) => call(bookings.get, { id }, { signal }),
    retry: false,
  })
  return (
    <>
      {hasCode(query.error, 'booking_not_found') ? (
        <EmptyState level={1} title={t('oneBooking.none')}>
          <p>{t('oneBooking.noneText')}</p>
        </EmptyState>
      ) : (
        <FoundList query={query}>{(booking) => <Shown booking={booking} />}</FoundList>
      )}
      <p className="mt-10">
        <Link className="link" to="/admin/dashboard/bookings">
          {t('oneBooking.all')}
        </Link>
      </p>
    </>
  )
}

function Shown({ booking }: { booking: BookingShown }) {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const { customerName, provider, status, dateTime } = booking
  const isGood = status === 'confirmed' || status === 'completed'
  return (
    <>
      <PageHead
        over={formatDateTime(dateTime, locale)}
        title={t('oneBooking.title', { customer: customerName, provider: provider.name })}
      >
        <Badge tone={isGood ? 'green' : 'outline'}>{t(`bookings.statuses.${status}`)}</Badge>
      </PageHead>
      <div className="office-booking">
        <div className="grid content-start gap-10">
          <Agreed booking={booking} />
          <Part title={t('oneBooking.history')}>
            <BookingTexts waiting={null}>
              <BookingHistory booking={booking} isOffice />
            </BookingTexts>
          </Part>
        </div>
        <Money booking={booking} />
      </div>
      <Sent id={booking.id} />
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="h2 mb-4">{title}</h2>
      {children}
    </section>
  )
}

function Agreed({ booking }: { booking: BookingShown }) {
  const { t, i18n } = useTranslation('admin')
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const { id, customerName, provider, services, currency, totalMinor, notes, createdAt } = booking
  return (
    <Part title={t('oneBooking.services')}>
      <ul>
        {services.map((service) => (
          <li key={`${service.id} ${service.start}`} className="flex justify-between gap-4 border-b border-line py-2">
            <span>
              {formatTime(service.start, locale)} {service.name}
              {service.staffMember && <span className="text-ink-2">, {service.staffMember}</span>}
            </span>
            {formatMoney(service.priceMinor, currency, locale)}
          </li>
        ))}
        <li className="flex justify-between gap-4 py-2 font-bold">
          <span>{t('bookings.total')}</span>
          {formatMoney(totalMinor, currency, locale)}
        </li>
      </ul>
      <dl className="office-facts">
        <dt>{t('bookings.customer')}</dt>
        <dd>
          <Link to={`/admin/dashboard/users?search=${encodeURIComponent(customerName)}`} className="link">
            {customerName}
          </Link>
        </dd>
        <dt>{t('bookings.provider')}</dt>
        <dd>
          <Link to={provider.linkTo} className="link">
            {provider.name}
          </Link>
          <span className="block text-ink-2">{provider.address}</span>
        </dd>
        {notes && (
          <>
            <dt>{t('oneBooking.notes')}</dt>
            <dd>{common('ui.quoted', { text: notes })}</dd>
          </>
        )}
        <dt>{t('bookings.made')}</dt>
        <dd>{`${formatShortDateOfYear(localTime(createdAt), locale)}, ${formatTime(localTime(createdAt), locale)}`}</dd>
        <dt>{t('oneBooking.number')}</dt>
        <dd className="wrap-anywhere">{id}</dd>
      </dl>
    </Part>
  )
}

/** Each payment with its movements and its refunds; without one, what was posted about the booking itself. */
function Money({ booking }: { booking: BookingShown }) {
  const { t, i18n } = useTranslation('admin')
  const [isWaiving, setWaiving] = useState(false)
  const { id, currency, customerId, customerName, providerId, provider, services, dateTime, owedFeeMinor = 0 } = booking
  const query = useQuery({
    queryKey: [...officeKey, 'booking', id, 'payments'],
    queryFn: ({ signal }) => call(officeBookings.payments, { id }, { signal }),
  })
  const owed = {
    ...{ id, currency, owedMinor: owedFeeMinor, start: dateTime, services: services.map(({ name }) => name) },
    customer: { id: customerId, name: customerName },
    provider: { id: providerId, name: provider.name, linkTo: provider.linkTo },
  }
  return (
    <Part title={t('oneBooking.money')}>
      <FoundList query={query}>
        {({ payments }) => {
          const ids = payments.length === 0 && hasEntries(booking) ? [id] : payments.map((payment) => payment.id)
          return (
            <div className="grid gap-6">
              {ids.length === 0 && <p className="text-ink-2">{t('oneBooking.noMoney')}</p>}
              {ids.map((paymentId) => (
                <PaymentPanel key={paymentId} id={paymentId} agreedMinor={() => null} isOffice />
              ))}
              {ids.length > 0 && <GiftRefundPanel id={id} isOffice />}
            </div>
          )
        }}
      </FoundList>
      {owedFeeMinor > 0 && (
        <p className="mt-6 flex flex-wrap items-center gap-4">
          <strong>{t('bookings.owed', { price: formatMoney(owedFeeMinor, currency, localeOf(i18n.language)) })}</strong>
          <Button variant="outline" size="small" onClick={() => setWaiving(true)}>
            {t('bookings.waive')}
          </Button>
        </p>
      )}
      <Suspense fallback={null}>
        {isWaiving && <WaiveDialog booking={owed} onClose={() => setWaiving(false)} />}
      </Suspense>
    </Part>
  )
}

function Sent({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  const query = useQuery({
    queryKey: [...officeKey, 'messages', 'of', id],
    queryFn: ({ signal }) => call(officeMessages.list, { booking: id, page: 1, limit: 50 }, { signal }),
  })
  return (
    <section aria-label={t('oneBooking.sent')} className="mt-12">
      <h2 className="h2 mb-4">{t('oneBooking.sent')}</h2>
      <FoundList query={query}>
        {({ messages }) =>
          messages.length === 0 ? (
            <EmptyState title={t('oneBooking.nothing')}>
              <p>{t('oneBooking.nothingText')}</p>
            </EmptyState>
          ) : (
            <MessageTable caption={t('oneBooking.sent')} messages={messages} />
          )
        }
      </FoundList>
    </section>
  )
}
