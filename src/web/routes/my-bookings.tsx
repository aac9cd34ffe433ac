import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { type Booking, type BookingList, bookingLists } from '../../domains/bookings/contract.ts'
import { BookingTexts } from '../../domains/bookings/ui/booking-texts.tsx'
import { type Asked, BookingTicket } from '../../domains/bookings/ui/booking-ticket.tsx'
import { isAllowed, useOwnBookings } from '../../domains/bookings/ui/own-bookings.ts'
import { CalendarFeed } from '../../domains/calendar-sync/ui/calendar-feed.tsx'
import type { Tip } from '../../domains/payments/tips-contract.ts'
import { useTips } from '../../domains/payments/ui/own-tips.ts'
import { useOwnReviews } from '../../domains/reviews/ui/own-reviews.ts'
import { ReviewFromAddress } from '../../domains/reviews/ui/review-from-address.tsx'
import { ReviewOfBooking } from '../../domains/reviews/ui/review-of-booking.tsx'
import { WritingTexts } from '../../domains/reviews/ui/review-texts.tsx'
import { localeOf } from '../../i18n/languages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/date-format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { late } from '../../ui/late.ts'
import { SkeletonBlock, Skeletons } from '../../ui/skeleton.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/my-bookings'

const dialogs = {
  details: late(() =>
    import('../../domains/bookings/ui/details-dialog.tsx').then((module) => ({ default: module.DetailsDialog })),
  ),
  move: late(() =>
    import('../../domains/bookings/ui/reschedule-dialog.tsx').then((module) => ({ default: module.RescheduleDialog })),
  ),
  cancel: late(() =>
    import('../../domains/bookings/ui/cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })),
  ),
  again: late(() =>
    import('../../domains/bookings/ui/rebook-dialog.tsx').then((module) => ({ default: module.RebookDialog })),
  ),
}

const OwnDelays = late(() =>
  import('../../domains/delays/ui/own-delays.tsx').then((module) => ({ default: module.OwnDelays })),
)

const EarlierTick = late(() =>
  import('../../domains/waitlist/ui/earlier-tick.tsx').then((module) => ({ default: module.EarlierTick })),
)

const PasskeyOffer = late(() =>
  import('../../domains/identity/ui/passkey-offer.tsx').then((module) => ({ default: module.PasskeyOffer })),
)

const TipOfVisit = late(() =>
  import('../../domains/payments/ui/tip-of-visit.tsx').then((module) => ({ default: module.TipOfVisit })),
)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('myBookings.title'), isIndexed: false }))

export default function MyBookings() {
  const { t } = useTranslation()
  return (
    <div className="page pt-10 lg:pt-16">
      <h1 className="name mb-8">{t('myBookings.title')}</h1>
      <BookingTexts>
        <WritingTexts>
          <Bookings />
        </WritingTexts>
      </BookingTexts>
    </div>
  )
}

function Bookings() {
  const [params] = useSearchParams()
  const shown = bookingLists.find((list) => list === params.get('show')) ?? 'upcoming'
  const { data, isPlaceholderData, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useOwnBookings(shown)
  const [asked, setAsked] = useState<{ booking: Booking; what: Asked } | null>(null)
  const first = data?.pages[0]
  const counts = data?.pages.at(-1)?.counts
  const savedAt = first?.savedAt ?? null
  const isRead = first !== undefined && !isPlaceholderData
  const listed = isRead ? (data?.pages ?? []).flatMap((page) => page.bookings) : []
  const reviews = useOwnReviews(listed)
  const tips = useTips(listed.filter(({ status }) => status === 'completed').map(({ id }) => id))
  return (
    <>
      {savedAt && <SavedCopy savedAt={savedAt} />}
      <ReviewFromAddress />
      <Suspense fallback={null}>{!savedAt && shown === 'upcoming' && <OwnDelays />}</Suspense>
      <Lists counts={counts} shown={shown} />
      {!isRead && (isError ? <Failed onRetry={refetch} /> : <Loading isFirst={!first} />)}
      {isRead && listed.length === 0 && <Nothing shown={shown} isNew={isEmpty(first.counts)} />}
      {listed.length > 0 && (
        <ul className="grid gap-6 lg:grid-cols-2">
          {listed.map((one) => (
            <BookingTicket
              key={one.id}
              booking={one}
              isUpcoming={shown === 'upcoming'}
              isReadOnly={savedAt !== null}
              onAsk={(what) => setAsked({ booking: one, what })}
            >
              {shown === 'upcoming' && !savedAt && (
                <Suspense fallback={null}>
                  <EarlierTick
                    booking={one}
                    canMove={isAllowed(one, 'reschedule')}
                    onMove={() => setAsked({ booking: one, what: 'move' })}
                  />
                </Suspense>
              )}
              {shown !== 'upcoming' && reviews && (
                <ReviewOfBooking booking={one} review={reviews.get(one.id) ?? null} isReadOnly={savedAt !== null} />
              )}
              <TipOf booking={one} tip={tips?.get(one.id)} isReadOnly={savedAt !== null} />
            </BookingTicket>
          ))}
        </ul>
      )}
      {isRead && hasNextPage && (
        <More count={first.counts[shown] - listed.length} isBusy={isFetchingNextPage} onMore={fetchNextPage} />
      )}
      {first && !savedAt && <PaymentsLink />}
      {first && !savedAt && <CalendarFeed kind="customer" />}
      <Suspense fallback={null}>{first && !savedAt && <PasskeyOffer />}</Suspense>
      {asked && (
        <Asking
          booking={listed.find(({ id }) => id === asked.booking.id) ?? asked.booking}
          what={asked.what}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

function TipOf({ booking, tip, isReadOnly }: { booking: Booking; tip: Tip | undefined; isReadOnly: boolean }) {
  if (!tip) return null
  return (
    <Suspense fallback={null}>
      <TipOfVisit tip={tip} visit={booking} isReadOnly={isReadOnly} />
    </Suspense>
  )
}

function PaymentsLink() {
  const { t } = useTranslation('bookings')
  return (
    <p className="mt-8">
      <Link to="/profile/payments" className="link">
        {t('page.payments')}
      </Link>
    </p>
  )
}

type Counts = Record<BookingList, number>
const isEmpty = (counts: Counts) => bookingLists.every((list) => counts[list] === 0)

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  const retry = (
    <Button variant="primary" onClick={() => onRetry()}>
      {t('search.retry')}
    </Button>
  )
  return <EmptyState title={t('myBookings.failed')} action={retry} />
}

function Loading({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {isFirst && <p className="lead mb-6">{t('myBookings.loading')}</p>}
      <Skeletons size="small" className="grid gap-6 lg:grid-cols-2">
        <SkeletonBlock className="h-52 rounded-form" />
      </Skeletons>
    </>
  )
}

/** Links, so that each list has an address and the way back works. */
function Lists({ counts, shown }: { counts: Counts | undefined; shown: BookingList }) {
  const { t } = useTranslation('bookings')
  return (
    <nav className="booking-lists" aria-label={t('page.lists')}>
      {bookingLists.map((list) => (
        <Link
          key={list}
          to={list === 'upcoming' ? '/my-bookings' : `/my-bookings?show=${list}`}
          aria-current={list === shown ? 'page' : undefined}
          preventScrollReset
        >
          {t(`page.${list}`)}
          {counts && <span className="booking-lists-count">{counts[list]}</span>}
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

function More({ count, isBusy, onMore }: { count: number; isBusy: boolean; onMore: () => void }) {
  const { t } = useTranslation('bookings')
  return (
    <p className="mt-8 text-center">
      <Button variant="outline" isBusy={isBusy} onClick={() => onMore()}>
        {t('page.more', { count })}
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
