import { Info, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { formatDate, formatTime } from '../../../ui/date-format.ts'
import { late } from '../../../ui/late.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { useShortcuts } from '../../../ui/shortcuts.ts'
import { RunningLate } from '../../delays/ui/running-late.tsx'
import { FactorOffer } from '../../identity/ui/factor-offer.tsx'
import type { CalendarEntry } from '../../staff/calendar-entries-contract.ts'
import { Loaded } from '../../staff/ui/loaded.tsx'
import { useOwnProvider } from '../../staff/ui/own-provider.ts'
import { StaffPicker } from '../../staff/ui/staff-picker.tsx'
import { addDays, minutesBetween, mondayOf, timeOfDay, todayIn } from '../../staff/ui/wall-clock.ts'
import type { CalendarBooking, ProviderCalendar } from '../contract.ts'
import { dayInBrief, isTaken, nextOf, proposedTimes } from './day-plan.ts'
import { startOf } from './entry-dialog.tsx'
import { type CalendarHandlers, type Opened, OpenedDialog } from './opened-dialog.tsx'
import { Requests } from './requests.tsx'
import { Timeline } from './timeline.tsx'
import { useProviderCalendar } from './use-provider-calendar.ts'
import { WorthDoing } from './worth-doing.tsx'

const PasskeyOffer = late(() =>
  import('../../identity/ui/passkey-offer.tsx').then((module) => ({ default: module.PasskeyOffer })),
)

export default function Today() {
  const provider = useOwnProvider()
  const today = todayIn(provider.timezone)
  const monday = mondayOf(today)
  const query = useProviderCalendar(monday, addDays(monday, 6))
  return <Loaded query={query}>{(calendar) => <Day calendar={calendar} />}</Loaded>
}

function Day({ calendar }: { calendar: ProviderCalendar }) {
  const { t, i18n } = useTranslation(['calendar', 'staff'])
  const locale = localeOf(i18n.language)
  const { today } = calendar
  const [staffId, setStaffId] = useState(calendar.staff[0]?.id ?? '')
  const [opened, setOpened] = useState<Opened | null>(null)
  const openBooking = (booking: CalendarBooking) => setOpened({ booking })
  const openEntry = (entry: CalendarEntry) => setOpened({ entry: startOf(entry) })
  const { bookings: todays, count, gaps, isClosed } = dayInBrief(calendar)
  const next = nextOf(calendar)
  const booked = count === 0 ? t('today.nobody') : t('today.bookings', { count })
  const free = gaps === 0 ? t('today.noGaps') : t('today.gaps', { count: gaps })
  const add = (times = proposedTimes(calendar, staffId, today)) =>
    setOpened({ entry: { staffId, date: today, ...times } })
  useShortcuts({ n: () => add() })
  return (
    <>
      <PageHead over={formatDate(today, locale)} title={isClosed ? t('today.closedTitle') : `${booked}, ${free}`}>
        <Button variant="outline" onClick={() => add()}>
          <Plus aria-hidden="true" size={20} />
          {t('entry.add')}
        </Button>
      </PageHead>
      <Figures calendar={calendar} todays={todays} count={count} />
      <div className="dash-two">
        <div className="min-w-0">
          {next && <NextCustomer next={next} calendar={calendar} onBooking={openBooking} onEntry={openEntry} />}
          <div className="dash-section-head">
            <h2 className="h3">{t('staff:nav.today')}</h2>
            <Link to="/dashboard/calendar" className="link">
              {t('today.toCalendar')}
            </Link>
          </div>
          <StaffPicker staff={calendar.staff} value={staffId} onChange={setStaffId} />
          {staffId && (
            <RunningLate
              key={staffId}
              staffId={staffId}
              name={calendar.staff.length > 1 ? (calendar.staff.find(({ id }) => id === staffId)?.name ?? null) : null}
            />
          )}
          <Timeline
            calendar={calendar}
            staffId={staffId}
            date={today}
            onBooking={openBooking}
            onEntry={openEntry}
            onGap={({ start, end }) => add({ from: timeOfDay(start), to: timeOfDay(end) })}
          />
        </div>
        <aside className="grid content-start gap-12">
          <Requests calendar={calendar} onOpen={openBooking} />
          <WorthDoing />
          <FactorOffer
            otherwise={
              <Suspense fallback={null}>
                <PasskeyOffer />
              </Suspense>
            }
          />
        </aside>
      </div>
      <OpenedDialog opened={opened} calendar={calendar} onClose={() => setOpened(null)} />
    </>
  )
}

type FiguresProps = { calendar: ProviderCalendar; todays: readonly CalendarBooking[]; count: number }

/** `count`: with those by telephone, of which no price is known. */
function Figures({ calendar, todays, count }: FiguresProps) {
  const { t, i18n } = useTranslation('calendar')
  const locale = localeOf(i18n.language)
  const sure = (bookings: readonly CalendarBooking[]) => bookings.filter(({ status }) => status !== 'pending')
  const sum = (bookings: readonly CalendarBooking[]) =>
    bookings.reduce((total, { totalMinor }) => total + totalMinor, 0)
  const money = (minor: number) => formatMoney(minor, calendar.currency, locale)
  const week = calendar.bookings.filter(isTaken)
  const byPhone = calendar.entries.filter(({ customerName }) => customerName)
  const taken = sum(sure(todays).filter(({ end }) => Date.parse(end) <= Date.parse(calendar.now)))
  const firsts = todays.filter(({ visit }) => visit === 1).length
  const figures = [
    [t('figures.bookings'), String(count), t('figures.week', { count: week.length + byPhone.length })],
    [t('figures.today'), money(sum(sure(todays))), t('figures.taken', { amount: money(taken) })],
    [t('figures.thisWeek'), money(sum(sure(week))), t('figures.soFar')],
    [t('figures.firsts'), String(firsts), t('figures.firstsText')],
  ]
  return (
    <dl className="figures">
      {figures.map(([name, value, detail]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className="big">{value}</span>
            <small>{detail}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type NextCustomerProps = CalendarHandlers & { next: CalendarBooking | CalendarEntry; calendar: ProviderCalendar }

function NextCustomer({ next, calendar, onBooking, onEntry }: NextCustomerProps) {
  const { t, i18n } = useTranslation(['calendar', 'staff'])
  const locale = localeOf(i18n.language)
  const minutes = Math.round(minutesBetween(calendar.now, next.start))
  const when =
    minutes <= 0
      ? t('next.now')
      : minutes < 60
        ? t('next.in', { count: minutes })
        : t('next.at', { time: formatTime(next.start, locale) })
  const booking = 'parts' in next ? next : null
  const what = 'parts' in next ? next.parts.map(({ service }) => service).join(', ') : next.label
  const note =
    'parts' in next
      ? `${t('booking.number', { count: next.visit })} ${next.privateNote || next.notes}`
      : [t('entry.phoneBooking'), next.customerPhone].filter(Boolean).join(' · ')
  const name = next.customerName ?? ''
  const fromTo = t('staff:dashboard.fromTo', {
    from: formatTime(next.start, locale),
    to: formatTime(next.end, locale),
  })
  return (
    <section className="next-customer on-green" aria-label={t('next.label')}>
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={name} src={booking?.avatarUrl ?? null} size="large" />
        <div className="min-w-0 flex-1 basis-40 sm:basis-56">
          <p className="font-semibold text-on-green-2">{when}</p>
          <h2 className="h2 mt-1">{name}</h2>
          <p className="mt-1">{[what, fromTo].filter(Boolean).join(', ')}</p>
        </div>
        <p className="flex flex-wrap gap-3">
          {booking && (
            <Link to={`/dashboard/customers/${booking.customerId}`} className="next-link">
              {t('booking.customer')}
            </Link>
          )}
          <button
            type="button"
            className={buttonClass('primary')}
            onClick={() => ('parts' in next ? onBooking(next) : onEntry(next))}
          >
            {t('next.open')}
          </button>
        </p>
      </div>
      <p className="next-note">
        <Info aria-hidden="true" className="mt-0.5 size-5 flex-none" />
        <span>{note}</span>
      </p>
    </section>
  )
}
