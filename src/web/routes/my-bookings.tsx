import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Booking, bookings } from '../../domains/bookings/contract.ts'
import { call } from '../../domains/identity/ui/session.ts'
import { localeOf } from '../../i18n/languages.ts'
import { isAppError } from '../../lib/api/errors.ts'
import { formatMoney } from '../../lib/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { formatDateTime, zoneName } from '../../ui/date-format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextArea } from '../../ui/text-area.tsx'

import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/my-bookings'

const Dialog = lazy(() => import('../../ui/dialog.tsx').then((module) => ({ default: module.Dialog })))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('myBookings.title'), isIndexed: false }))

const listKey = ['my-bookings']

export default function MyBookings() {
  const { t } = useTranslation()
  const [cancelling, setCancelling] = useState<Booking | null>(null)
  const [notice, setNotice] = useState('')
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(bookings.mine, { limit: 50 }, { signal }),
    staleTime: 0,
  })
  const list = data?.bookings ?? []
  const upcoming = list.filter(({ canCancel }) => canCancel).reverse()
  const past = list.filter(({ canCancel }) => !canCancel)
  return (
    <div className="page py-12">
      <h1 className="h1 mb-8">{t('myBookings.title')}</h1>
      <p role="status" className={notice ? 'mb-6 rounded-button bg-green-tint p-4 font-bold' : ''}>
        {notice}
      </p>
      {isPending && <p>{t('myBookings.loading')}</p>}
      {isError && (
        <p role="alert">
          {t('myBookings.failed')}{' '}
          <button type="button" className="nav-link underline" onClick={() => refetch()}>
            {t('search.retry')}
          </button>
        </p>
      )}
      {data && list.length === 0 && <Empty />}
      <BookingGroup title={t('myBookings.upcoming')} list={upcoming} onCancel={setCancelling} />
      <BookingGroup title={t('myBookings.past')} list={past} onCancel={setCancelling} />
      {cancelling && (
        <CancelDialog
          booking={cancelling}
          onClose={() => setCancelling(null)}
          onCancelled={() => {
            setCancelling(null)
            setNotice(t('myBookings.cancelled'))
          }}
        />
      )}
    </div>
  )
}

function Empty() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('myBookings.empty')}
      action={
        <Link to="/search" className={buttonClass('primary')}>
          {t('myBookings.find')}
        </Link>
      }
    >
      <p>{t('myBookings.emptyText')}</p>
    </EmptyState>
  )
}

function BookingGroup({
  title,
  list,
  onCancel,
}: {
  title: string
  list: readonly Booking[]
  onCancel: (booking: Booking) => void
}) {
  if (list.length === 0) return null
  return (
    <section className="mb-12">
      <h2 className="h2 mb-4">{title}</h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {list.map((booking) => (
          <BookingCard key={booking.id} booking={booking} onCancel={onCancel} />
        ))}
      </ul>
    </section>
  )
}

function BookingCard({ booking, onCancel }: { booking: Booking; onCancel: (booking: Booking) => void }) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  return (
    <li className="rounded-form bg-card p-6 shadow-1">
      <p className="flex flex-wrap justify-between gap-3">
        <strong className="h3">{formatDateTime(booking.dateTime, locale)}</strong>
        <Badge>{t(`myBookings.status.${booking.status}`)}</Badge>
      </p>
      <p className="mt-2">
        {booking.services.map(({ name }) => name).join(', ')} ·{' '}
        <Link to={booking.provider.linkTo} className="font-bold underline">
          {booking.provider.name}
        </Link>
      </p>
      <p className="text-ink-2">
        {booking.provider.address} · {zoneName(booking.timezone)}
      </p>
      <p className="mt-2 font-bold">{formatMoney(booking.totalMinor, booking.currency, locale)}</p>
      {booking.cancelReason && (
        <p className="text-ink-2">{t('myBookings.cancelledBecause', { reason: booking.cancelReason })}</p>
      )}
      {booking.canCancel ? (
        <button type="button" className={`${buttonClass('outline')} mt-4`} onClick={() => onCancel(booking)}>
          {t('myBookings.cancel')}
        </button>
      ) : (
        <Link
          className={`${buttonClass('outline')} mt-4`}
          to={`${booking.provider.linkTo}?book=${booking.services.map(({ id }) => id).join(',')}`}
        >
          {t('myBookings.rebook')}
        </Link>
      )}
    </li>
  )
}

function CancelDialog({
  booking,
  onClose,
  onCancelled,
}: {
  booking: Booking
  onClose: () => void
  onCancelled: () => void
}) {
  const { t, i18n } = useTranslation()
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const cancel = useMutation({
    mutationFn: () => call(bookings.cancel, { id: booking.id, reason }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: listKey })
      onCancelled()
    },
  })
  const values = {
    service: booking.services.map(({ name }) => name).join(', '),
    name: booking.provider.name,
    when: formatDateTime(booking.dateTime, localeOf(i18n.language)),
  }
  return (
    <Suspense fallback={null}>
      <Dialog title={t('myBookings.cancelTitle')} isOpen onClose={onClose} isNarrow>
        <div className="p-6">
          <p>{t('myBookings.cancelText', values)}</p>
          <div className="mt-4">
            <TextArea
              label={t('myBookings.reason')}
              rows={3}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
          {cancel.error && <p role="alert">{isAppError(cancel.error) ? cancel.error.message : t('error.generic')}</p>}
          <p className="mt-6 flex flex-wrap gap-3">
            <button type="button" className={buttonClass('outline')} onClick={onClose}>
              {t('myBookings.keep')}
            </button>
            <button
              type="button"
              className={buttonClass('primary')}
              disabled={cancel.isPending}
              onClick={() => cancel.mutate()}
            >
              {cancel.isPending ? t('myBookings.cancelling') : t('myBookings.cancel')}
            </button>
          </p>
        </div>
      </Dialog>
    </Suspense>
  )
}
