import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { Booking } from '../../domains/bookings/contract.ts'
import { BookingTexts } from '../../domains/bookings/ui/booking-texts.tsx'
import { type Asked, BookingTicket } from '../../domains/bookings/ui/booking-ticket.tsx'
import { type BookingList, listOf, useOwnBookings } from '../../domains/bookings/ui/own-bookings.ts'
import { CalendarFeed } from '../../domains/calendar-sync/ui/calendar-feed.tsx'
import { localeOf } from '../../i18n/languages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/date-format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SkeletonBlock, Skeletons } from '../../ui/skeleton.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/my-bookings'

const dialogs = {
  details: lazy(() =>
    import('../../domains/bookings/ui/details-dialog.tsx').then((module) => ({ default: module.DetailsDialog })),
  ),
  move: lazy(() =>
    import('../../domains/bookings/ui/reschedule-dialog.tsx').then((module) => ({ default: module.MoveDialog })),
  ),
  cancel: lazy(() =>
    import('../../domains/bookings/ui/cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })),
  ),
  again: lazy(() =>
    import('../../domains/bookings/ui/rebook-dialog.tsx').then((module) => ({ default: module.RebookDialog })),
  ),
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('myBookings.title'), isIndexed: false }))

const lists = ['upcoming', 'past', 'cancelled'] as const

export default function MyBookings() {
  const { t } = useTranslation()
  return (
    <div className="page pt-10 lg:pt-16">
      <h1 className="name mb-8">{t('myBookings.title')}</h1>
      <BookingTexts>
        <Bookings />
      </BookingTexts>
    </div>
  )
}

function Bookings() {
  const { t } = useTranslation()
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOwnBookings()
  const [params] = useSearchParams()
  const [asked, setAsked] = useState<{ id: string; what: Asked } | null>(null)
  const shown = lists.find((list) => list === params.get('show')) ?? 'upcoming'
  const all = data?.pages.flatMap((page) => page.bookings) ?? []
  const savedAt = data?.pages[0]?.savedAt ?? null
  const now = Date.now()
  const listed = all.filter((booking) => listOf(booking, now) === shown)
  const sorted = shown === 'upcoming' ? listed.toReversed() : listed
  const booking = asked && all.find(({ id }) => id === asked.id)
  if (isPending) return <Loading />
  if (isError && !data) {
    return (
      <EmptyState
        title={t('myBookings.failed')}
        action={
          <Button variant="primary" onClick={() => refetch()}>
            {t('search.retry')}
          </Button>
        }
      />
    )
  }
  return (
    <>
      {savedAt && <SavedCopy savedAt={savedAt} />}
      <Lists all={all} shown={shown} now={now} />
      {sorted.length === 0 ? (
        <Nothing shown={shown} isNew={all.length === 0} />
      ) : (
        <ul className="grid items-start gap-6 lg:grid-cols-2">
          {sorted.map((one) => (
            <BookingTicket
              key={one.id}
              booking={one}
              isUpcoming={shown === 'upcoming'}
              isReadOnly={savedAt !== null}
              onAsk={(what) => setAsked({ id: one.id, what })}
            />
          ))}
        </ul>
      )}
      {hasNextPage && <More isBusy={isFetchingNextPage} onMore={fetchNextPage} />}
      {!savedAt && <CalendarFeed kind="customer" />}
      {asked && booking && <Asking booking={booking} what={asked.what} onClose={() => setAsked(null)} />}
    </>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <>
      <p className="lead mb-6">{t('myBookings.loading')}</p>
      <Skeletons size="small" className="grid gap-6 lg:grid-cols-2">
        <SkeletonBlock className="h-52 rounded-form" />
      </Skeletons>
    </>
  )
}

/** Links, so that each list has an address and the way back works. */
function Lists({ all, shown, now }: { all: readonly Booking[]; shown: BookingList; now: number }) {
  const { t } = useTranslation('bookings')
  return (
    <nav className="booking-lists" aria-label={t('page.lists')}>
      {lists.map((list) => (
        <Link
          key={list}
          to={list === 'upcoming' ? '/my-bookings' : `/my-bookings?show=${list}`}
          aria-current={list === shown ? 'page' : undefined}
          preventScrollReset
        >
          {t(`page.${list}`)}
          <span className="booking-lists-count">{all.filter((booking) => listOf(booking, now) === list).length}</span>
        </Link>
      ))}
    </nav>
  )
}

function Nothing({ shown, isNew }: { shown: BookingList; isNew: boolean }) {
  const { t } = useTranslation('bookings')
  const { t: common } = useTranslation()
  const titles = { upcoming: t('page.noUpcoming'), past: t('page.noPast'), cancelled: t('page.noCancelled') }
  const texts = { upcoming: t('page.noUpcomingText'), past: t('page.noPastText'), cancelled: t('page.noCancelledText') }
  const find = (
    <Link to="/search" className={buttonClass('primary')}>
      {common('myBookings.find')}
    </Link>
  )
  return (
    <EmptyState title={isNew ? t('page.empty') : titles[shown]} action={shown === 'cancelled' ? undefined : find}>
      <p>{isNew ? texts.upcoming : texts[shown]}</p>
    </EmptyState>
  )
}

function More({ isBusy, onMore }: { isBusy: boolean; onMore: () => void }) {
  const { t } = useTranslation('bookings')
  return (
    <p className="mt-8 text-center">
      <Button variant="outline" isBusy={isBusy} onClick={() => onMore()}>
        {t('page.more')}
      </Button>
    </p>
  )
}

function Asking({ booking, what, onClose }: { booking: Booking; what: Asked; onClose: () => void }) {
  const Shown = dialogs[what]
  return (
    <Suspense fallback={null}>
      <Shown booking={booking} onClose={onClose} />
    </Suspense>
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
