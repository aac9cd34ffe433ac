import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Clock, MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Booking, bookings } from '../../domains/bookings/contract.ts'
import { Price } from '../../domains/currency/ui/price.tsx'
import { call } from '../../domains/identity/ui/session.ts'
import { durationLabel } from '../../domains/providers/ui/provider-texts.ts'
import { localeOf } from '../../i18n/languages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { formatDateTime, zoneName } from '../../ui/date-format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { errorText } from '../../ui/error-text.ts'
import { Picture } from '../../ui/picture.tsx'
import { SkeletonBlock, Skeletons } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/my-bookings'

const Dialog = lazy(() => import('../../ui/dialog.tsx').then((module) => ({ default: module.Dialog })))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('myBookings.title'), isIndexed: false }))

const listKey = ['my-bookings']

export default function MyBookings() {
  const { t } = useTranslation()
  const [cancelling, setCancelling] = useState<Booking | null>(null)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: listKey,
    queryFn: async ({ signal }) => {
      let savedAt = null as string | null
      // The service worker's mark on a copy it kept.
      const onHeaders = (headers: Headers) => {
        savedAt = headers.get('x-saved-at')
      }
      return { ...(await call(bookings.mine, { limit: 50 }, { signal, onHeaders })), savedAt }
    },
    staleTime: 0,
  })
  const list = data?.bookings ?? []
  const upcoming = list.filter(({ canCancel }) => canCancel).reverse()
  // A copy is for reading: what it says may have changed.
  const onCancel = data?.savedAt ? null : setCancelling
  const past = list.filter(({ canCancel }) => !canCancel)
  return (
    <div className="page pt-10 lg:pt-16">
      <h1 className="name mb-10">{t('myBookings.title')}</h1>
      {data?.savedAt && <SavedCopy savedAt={data.savedAt} />}
      {isPending && (
        <>
          <p className="lead mb-6">{t('myBookings.loading')}</p>
          <Skeletons size="small" className="grid gap-6 lg:grid-cols-2">
            <SkeletonBlock className="h-52 rounded-form" />
          </Skeletons>
        </>
      )}
      {isError && (
        <EmptyState
          title={t('myBookings.failed')}
          action={
            <Button variant="primary" onClick={() => refetch()}>
              {t('search.retry')}
            </Button>
          }
        />
      )}
      {data && list.length === 0 && <Empty />}
      <BookingGroup title={t('myBookings.upcoming')} list={upcoming} onCancel={onCancel} />
      <BookingGroup title={t('myBookings.past')} list={past} onCancel={onCancel} />
      {cancelling && (
        <CancelDialog
          booking={cancelling}
          onClose={() => setCancelling(null)}
          onCancelled={() => {
            setCancelling(null)
            showToast({ type: 'success', message: t('myBookings.cancelled') })
          }}
        />
      )}
    </div>
  )
}

function SavedCopy({ savedAt }: { savedAt: string }) {
  const { t, i18n } = useTranslation()
  const at = new Date(savedAt)
  const wallClock = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString()
  return (
    <p className="mb-6 rounded-button bg-paper-2 p-4 font-bold" role="status">
      {t('offline.savedCopy', { when: formatDateTime(wallClock, localeOf(i18n.language)) })}
    </p>
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
  onCancel: ((booking: Booking) => void) | null
}) {
  if (list.length === 0) return null
  return (
    <section className="mb-16">
      <h2 className="h2 mb-6">{title}</h2>
      <ul className="grid gap-6 lg:grid-cols-2">
        {list.map((booking) => (
          <BookingCard key={booking.id} booking={booking} onCancel={onCancel} />
        ))}
      </ul>
    </section>
  )
}

type BookingCardProps = { booking: Booking; onCancel: ((booking: Booking) => void) | null }

function BookingCard({ booking, onCancel }: BookingCardProps) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const { provider, services } = booking
  return (
    <li className={`ticket ${booking.canCancel ? '' : 'ticket-past'}`}>
      <div className="ticket-window" aria-hidden="true">
        <div className="window">
          <Picture src={provider.image} alt="" sizes="(min-width: 640px) 180px, 90vw" />
        </div>
        <div className="sill" />
      </div>
      <div className="grid flex-1 content-start gap-1">
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <strong className="h3 first-letter:uppercase">{formatDateTime(booking.dateTime, locale)}</strong>
          <Badge tone={booking.status === 'confirmed' ? 'green' : 'outline'}>
            {t(`myBookings.status.${booking.status}`)}
          </Badge>
        </p>
        <p>
          {services.map(({ name }) => name).join(', ')},{' '}
          <Link to={provider.linkTo} className="font-bold underline underline-offset-4">
            {provider.name}
          </Link>
        </p>
        <p className="flex gap-2 text-ink-2">
          <MapPin aria-hidden="true" className="mt-0.5 size-5 flex-none" />
          {provider.address}
        </p>
        <p className="flex gap-2 text-ink-2">
          <Clock aria-hidden="true" className="mt-0.5 size-5 flex-none" />
          {durationLabel(t, booking.duration)}. {t('mail.zone', { zone: zoneName(booking.timezone, locale) })}
        </p>
        {booking.notes && <p className="text-ink-2">{t('ui.quoted', { text: booking.notes })}</p>}
        {booking.cancelReason && (
          <p className="text-ink-2">{t('myBookings.cancelledBecause', { reason: booking.cancelReason })}</p>
        )}
        <p className="mt-4 flex flex-wrap items-center justify-between gap-4">
          <strong className="h3">
            <Price minor={booking.totalMinor} currency={booking.currency} />
          </strong>
          {booking.canCancel ? (
            <Button variant="outline" size="small" disabled={!onCancel} onClick={() => onCancel?.(booking)}>
              {t('myBookings.cancel')}
            </Button>
          ) : (
            <Link
              className={buttonClass('outline', 'small')}
              to={`${provider.linkTo}?book=${services.map(({ id }) => id).join(',')}`}
            >
              {t('myBookings.rebook')}
            </Link>
          )}
        </p>
      </div>
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
          {cancel.error && (
            <p role="alert" className="mt-3 font-bold">
              {errorText(i18n, cancel.error, t('error.generic'))}
            </p>
          )}
          <p className="mt-6 flex flex-wrap gap-3">
            <Button variant="outline" onClick={onClose}>
              {t('myBookings.keep')}
            </Button>
            <Button variant="primary" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
              {cancel.isPending ? t('myBookings.cancelling') : t('myBookings.cancel')}
            </Button>
          </p>
        </div>
      </Dialog>
    </Suspense>
  )
}
