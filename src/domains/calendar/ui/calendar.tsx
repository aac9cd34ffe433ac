import { ChevronLeft, ChevronRight, type LucideIcon, Plus } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { isDay } from '../../../lib/months.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDate, formatShortDate } from '../../../ui/date-format.ts'
import { late } from '../../../ui/late.ts'
import { useMedia } from '../../../ui/media.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { useShortcuts } from '../../../ui/shortcuts.ts'
import { SkeletonBlock } from '../../../ui/skeleton.tsx'
import { useSwipe } from '../../../ui/swipe.ts'
import { Loaded } from '../../staff/ui/loaded.tsx'
import { useOwnProvider } from '../../staff/ui/own-provider.ts'
import { StaffPicker } from '../../staff/ui/staff-picker.tsx'
import { addDays, mondayOf, todayIn } from '../../staff/ui/wall-clock.ts'
import type { ProviderCalendar } from '../contract.ts'
import { Agenda } from './agenda.tsx'
import { daysOnPhone } from './calendar-events.ts'
import { emptyDay, proposedTimes } from './day-plan.ts'
import { type EntryStart, startOf } from './entry-dialog.tsx'
import { type CalendarHandlers, type Opened, OpenedDialog } from './opened-dialog.tsx'
import { useProviderCalendar } from './use-provider-calendar.ts'

const CalendarGrid = late(async () => {
  // The grid reckons with the browser's own (scripts/vite).
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  const grid = await import('./calendar-grid.tsx')
  return { default: grid.CalendarGrid }
})

const views = ['day', 'week', 'list'] as const
type View = (typeof views)[number]
const narrow = '(width <= 768px)'
const phone = '(width <= 640px)'

/** Which days and how they are shown stands in the address, so that it can be gone back to. */
function useShownDays() {
  const provider = useOwnProvider()
  const today = todayIn(provider.timezone)
  const [params, setParams] = useSearchParams()
  const asked = params.get('date')
  const asksForDay = asked !== null && isDay(asked)
  const date = asksForDay ? asked : today
  const view = views.find((one) => one === params.get('view')) ?? (matchMedia(narrow).matches ? 'list' : 'week')
  const isPhone = useMedia(phone)
  const days = view === 'day' ? 1 : view === 'week' && isPhone ? daysOnPhone : 7
  const from = days === 7 ? mondayOf(date) : date
  const go = (changes: { date?: string; view?: View }) =>
    setParams({ ...(asksForDay && { date: asked }), view, ...changes }, { preventScrollReset: true })
  const forgetBooking = () =>
    setParams(
      (others) => {
        others.delete('booking')
        return others
      },
      { replace: true, preventScrollReset: true },
    )
  return { today, date, view, from, days, isPhone, bookingId: params.get('booking'), forgetBooking, go }
}
type ShownDays = ReturnType<typeof useShownDays>

export function DashboardCalendar() {
  const { t, i18n } = useTranslation(['calendar', 'staff'])
  const locale = localeOf(i18n.language)
  const navigate = useNavigate()
  const shown = useShownDays()
  const { today, date, view, from, days, bookingId } = shown
  const query = useProviderCalendar(from, addDays(from, days - 1))
  // While other days are on their way, those before them are drawn.
  const known = query.isPlaceholderData ? undefined : query.data
  const [staffId, setStaffId] = useState('')
  const [opened, setOpened] = useState<Opened | null>(null)
  const linked = query.data?.bookings.find(({ id }) => id === bookingId)
  const openLinked = useEffectEvent(() => {
    if (linked) setOpened({ booking: linked })
    // Once: what is opened since stays when the calendar is read again, and the same link opens it another time.
    shown.forgetBooking()
  })
  const isLinked = linked !== undefined
  useEffect(() => {
    if (isLinked) openLinked()
  }, [isLinked])
  const title =
    view === 'day'
      ? formatDate(date, locale)
      : t('calendar.range', {
          from: formatShortDate(from, locale),
          to: formatShortDate(addDays(from, days - 1), locale),
        })
  const location = useLocation()
  const add = (range: Omit<EntryStart, 'staffId'>) => {
    const staffMember = staffId || query.data?.staff[0]?.id
    if (staffMember) return setOpened({ entry: { staffId: staffMember, ...range } })
    // Until it is known who works here.
    navigate(location, { replace: true, state: { isAdding: true } })
  }
  const addHere = () => {
    const day = view === 'day' ? date : today
    add({ date: day, ...proposedTimes(known, staffId, day) })
  }
  const isAdding = Boolean(location.state?.isAdding && query.data?.staff.length)
  const addAsAsked = useEffectEvent(() => {
    addHere()
    // Going back or reloading does not ask again.
    navigate(location, { replace: true, state: null })
  })
  useEffect(() => {
    if (isAdding) addAsAsked()
  }, [isAdding])
  const go = (by: number) => shown.go({ date: addDays(from, by * days) })
  const swipe = useSwipe(go)
  useShortcuts({
    t: () => shown.go({ date: today }),
    w: () => shown.go({ view: 'week', date }),
    n: addHere,
    arrowleft: () => go(-1),
    arrowright: () => go(1),
  })
  const handlers: CalendarHandlers = {
    onBooking: (booking) => setOpened({ booking }),
    onEntry: (entry) => setOpened({ entry: startOf(entry) }),
  }
  return (
    <>
      <PageHead title={title} over={t('staff:nav.calendar')}>
        <Button variant="primary" onClick={addHere}>
          <Plus aria-hidden="true" size={20} />
          {t('entry.add')}
        </Button>
      </PageHead>
      <CalendarTools shown={shown} />
      <Loaded query={query}>
        {(calendar) => (
          <>
            <StaffPicker staff={calendar.staff} value={staffId} onChange={setStaffId} hasAll />
            {view === 'list' ? (
              <Agenda calendar={calendar} from={from} days={days} staffMember={staffId} {...handlers} />
            ) : (
              <div {...swipe}>
                {view === 'day' && known && <EmptyDay calendar={known} staffId={staffId} date={date} onAdd={addHere} />}
                <Suspense fallback={<SkeletonBlock className="h-160" />}>
                  <CalendarGrid
                    calendar={calendar}
                    date={from}
                    days={days}
                    staffMember={staffId}
                    {...handlers}
                    onPropose={(booking, proposed) => setOpened({ booking, proposed })}
                    onRange={add}
                  />
                </Suspense>
              </div>
            )}
            <OpenedDialog opened={opened} calendar={calendar} onClose={() => setOpened(null)} />
          </>
        )}
      </Loaded>
    </>
  )
}

type EmptyDayProps = { calendar: ProviderCalendar; staffId: string; date: string; onAdd: () => void }

/** Why nothing is drawn, and what can be done about it. */
function EmptyDay({ calendar, staffId, date, onAdd }: EmptyDayProps) {
  const { t } = useTranslation('calendar')
  const empty = emptyDay(calendar, staffId, date)
  if (!empty) return null
  return (
    <p className="mb-5 flex flex-wrap items-baseline gap-x-5">
      <span className="text-ink-2">{t(`calendar.${empty}`)}</span>
      {empty === 'closed' && date >= calendar.today && (
        <Link to="/dashboard/hours" className="link">
          {t('calendar.open')}
        </Link>
      )}
      <button type="button" className="link" onClick={onAdd}>
        {t('calendar.addEntry')}
      </button>
    </p>
  )
}

/** Back and forth, and how many days are seen. */
function CalendarTools({ shown }: { shown: ShownDays }) {
  const { t } = useTranslation(['calendar', 'staff'])
  const { today, date, view, from, days, isPhone, go } = shown
  const step = (label: string, Icon: LucideIcon, by: number) => (
    <button type="button" className="icon-button" aria-label={label} onClick={() => go({ date: addDays(from, by) })}>
      <Icon aria-hidden="true" size={24} />
    </button>
  )
  return (
    <div className="calendar-tools">
      <div className="flex items-center gap-1">
        <Button variant="outline" size="small" onClick={() => go({ date: today })}>
          {t('staff:nav.today')}
        </Button>
        {step(t('staff:dashboard.earlier'), ChevronLeft, -days)}
        {step(t('staff:dashboard.later'), ChevronRight, days)}
      </div>
      <fieldset className="flex gap-2">
        <legend className="sr-only">{t('calendar.view')}</legend>
        {views.map((one) => (
          <label key={one} className="chip">
            <input
              type="radio"
              name="view"
              className="sr-only"
              checked={one === view}
              onChange={() => go({ view: one, date })}
            />
            {t(one === 'week' && isPhone ? 'calendar.threeDays' : `calendar.${one}`)}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
