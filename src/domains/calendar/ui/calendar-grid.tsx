import FullCalendar, { type CalendarApi, type CalendarOptions, type EventApi } from '@fullcalendar/react'
import interaction from '@fullcalendar/react/interaction'
import { type CalendarEntry, calendarEntries } from '../../staff/calendar-entries-contract.ts'
import '@fullcalendar/react/skeleton.css'
import classic from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/theme.css'
import timeGrid from '@fullcalendar/react/timegrid'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMinute, formatTime } from '../../../ui/date-format.ts'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { dashboardErrorText } from '../../staff/ui/dashboard-error.ts'
import { ownProviderKey, useOwnProvider } from '../../staff/ui/own-provider.ts'
import { dateOf, minutesBetween, timeOfDay } from '../../staff/ui/wall-clock.ts'
import type { CalendarBooking, ProviderCalendar } from '../contract.ts'
import { daysOnPhone, eventsOf, hoursShown, isAhead } from './calendar-events.ts'
import type { CalendarHandlers } from './opened-dialog.tsx'

type CalendarGridProps = CalendarHandlers & {
  calendar: ProviderCalendar
  date: string
  days: number
  /** '': everybody. */
  staffMember: string
  /** Dragged by its customer's leave only: `start` is where it was let go. */
  onPropose: (booking: CalendarBooking, start: string) => void
  onRange: (range: { date: string; from: string; to: string; endDate: string }) => void
}

const settings = {
  plugins: [classic, timeGrid, interaction],
  views: { someDays: { type: 'timeGrid', duration: { days: daysOnPhone } } },
  headerToolbar: false,
  firstDay: 1,
  allDaySlot: false,
  nowIndicator: true,
  nowIndicatorLineClass: 'cal-now',
  nowIndicatorDotClass: 'cal-now-dot',
  height: 'auto',
  slotDuration: '00:30',
  snapDuration: '00:05',
  // Lower than its line of words is none; what follows at once on one of ten minutes stands beside it.
  eventMinHeight: 22,
  slotEventOverlap: false,
  editable: true,
  selectable: true,
  selectMirror: true,
  longPressDelay: 400,
} satisfies CalendarOptions

/**
 * Pixels of half an hour. Eight to eight and what stands above it are on a screen of 900 px at once, but where two begin
 * within half an hour: they would stand beside each other, too narrow for a name.
 */
function rowHeight({ bookings, entries }: ProviderCalendar): number {
  const starts = [...bookings.flatMap(({ parts }) => parts), ...entries]
    .map(({ staffId, start }) => ({ staffId, at: Date.parse(start) }))
    .sort((a, b) => a.staffId.localeCompare(b.staffId) || a.at - b.at)
  const isCrowded = starts.some(({ staffId, at }, index) => {
    const before = starts[index - 1]
    return before?.staffId === staffId && at - before.at < 30 * 60_000
  })
  return isCrowded ? 48 : 24
}

const viewOf = (days: number) => (days === 1 ? 'timeGridDay' : days === 7 ? 'timeGridWeek' : 'someDays')

/** The calendar on a grid of hours. Whatever can be dragged here can be moved in its form as well. */
export function CalendarGrid(props: CalendarGridProps) {
  const { calendar, date, days, staffMember, onBooking, onPropose, onEntry, onRange } = props
  const { t, i18n } = useTranslation('calendar')
  const locale = localeOf(i18n.language)
  const api = useRef<{ getApi(): CalendarApi }>(null)
  const [obstacle, setObstacle] = useState('')
  const move = useMove()
  useEffect(() => {
    const grid = api.current?.getApi()
    // Not while it draws: it would be drawn inside its own drawing.
    queueMicrotask(() => grid?.changeView(viewOf(days), date))
  }, [date, days])
  const bookingOf = (event: EventApi) => calendar.bookings.find(({ id }) => id === event.extendedProps.bookingId)
  const entryOf = (event: EventApi) => calendar.entries.find(({ id }) => id === event.extendedProps.entryId)
  const { first, last } = hoursShown(calendar)
  const row = rowHeight(calendar)
  return (
    <div className={`calendar-box ${days > 1 ? 'calendar-week' : ''}`}>
      <p role="status" className="calendar-obstacle">
        {obstacle}
      </p>
      <FullCalendar
        ref={api}
        {...settings}
        locale={i18n.language}
        timeZone={calendar.timezone}
        initialView={viewOf(days)}
        initialDate={date}
        timedText={t('calendar.times')}
        slotMinHeight={row}
        slotMinTime={`${first}:00`}
        slotMaxTime={`${last}:00`}
        slotHeaderContent={({ time }) => formatMinute(Math.round((time?.milliseconds ?? 0) / 60_000), locale)}
        dayHeaderClass={({ isToday }) => (isToday ? 'cal-today' : '')}
        dayHeaderContent={({ date: midnight }) => (
          <DayHead midnight={midnight} zone={calendar.timezone} isSingle={days === 1} />
        )}
        events={eventsOf(calendar, staffMember, t('entry.timeOff'))}
        eventClass={({ event }) => `cal-event cal-${event.extendedProps.look}`}
        eventContent={({ event }) => <Card event={event} rowHeight={row} locale={locale} />}
        eventOverlap={(still, moving) => {
          const isFree = still.display !== 'auto' || still.extendedProps.staffId !== moving?.extendedProps.staffId
          if (!isFree)
            setObstacle(
              t('calendar.lies', {
                name: still.title,
                from: formatTime(still.startStr, locale),
                to: formatTime(still.endStr, locale),
              }),
            )
          return isFree
        }}
        eventDragStop={() => setObstacle('')}
        eventResizeStop={() => setObstacle('')}
        select={({ startStr, endStr }) => {
          api.current?.getApi().unselect()
          const [date, endDate] = [dateOf(startStr), dateOf(endStr)]
          onRange({ date, from: timeOfDay(startStr), to: timeOfDay(endStr), endDate })
        }}
        eventClick={({ event }) => {
          const [booking, entry] = [bookingOf(event), entryOf(event)]
          if (booking) onBooking(booking)
          else if (entry) onEntry(entry)
        }}
        eventDrop={({ event, oldEvent, revert }) => {
          const [booking, entry] = [bookingOf(event), entryOf(event)]
          if (entry) void move(entry, event, revert)
          else revert()
          const moved = Date.parse(event.startStr) - (oldEvent.start?.getTime() ?? 0)
          if (booking && isAhead(booking, calendar))
            onPropose(booking, new Date(Date.parse(booking.start) + moved).toISOString())
        }}
        eventResize={({ event, revert }) => {
          const entry = entryOf(event)
          if (entry) void move(entry, event, revert)
          else revert()
        }}
      />
    </div>
  )
}

function DayHead({ midnight, zone, isSingle }: { midnight: Date; zone: string; isSingle: boolean }) {
  const { i18n } = useTranslation()
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(i18n.language), { ...options, timeZone: zone }).format(midnight)
  return (
    <span className="cal-head">
      {part({ weekday: isSingle ? 'long' : 'short' })}
      <strong>{part({ day: 'numeric' })}</strong>
    </span>
  )
}

function Card({ event, rowHeight, locale }: { event: EventApi; rowHeight: number; locale: string }) {
  if (event.display !== 'auto') return null
  const { detail } = event.extendedProps as { detail: string }
  const height = (minutesBetween(event.startStr, event.endStr) / 30) * rowHeight
  const look = height < 40 ? 'cal-card-line' : height < 60 ? 'cal-card-lines' : height >= 84 ? 'cal-card-tall' : ''
  return (
    <span className={`cal-card ${look}`}>
      <span className="cal-time">{formatTime(event.startStr, locale)}</span>
      <strong>{event.title}</strong>
      <span>{detail}</span>
    </span>
  )
}

/** The server decides; what it refuses goes back where it was, with the reason. */
function useMove() {
  const { t, i18n } = useTranslation(['calendar', 'staff'])
  const { id } = useOwnProvider()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ownProviderKey })
  return async (entry: CalendarEntry, event: EventApi, revert: () => void) => {
    const { id: entryId, ...before } = entry
    const put = (start: string, end: string) => call(calendarEntries.update, { id, entryId, ...before, start, end })
    try {
      await put(new Date(event.startStr).toISOString(), new Date(event.endStr).toISOString())
      await refresh()
      const undo = () =>
        void put(entry.start, entry.end)
          .then(refresh)
          .catch((error: unknown) =>
            showToast({ type: 'error', message: dashboardErrorText(i18n, error, t('undoFailed')) }),
          )
      const message = t('calendar.moved', {
        name: entry.customerName ?? (entry.label || t('entry.timeOff')),
        time: formatTime(event.startStr, localeOf(i18n.language)),
      })
      showToast({ type: 'success', message, action: { label: t('undo'), onPress: undo } })
    } catch (error) {
      revert()
      showToast({ type: 'error', message: dashboardErrorText(i18n, error, t('staff:dashboard.saveFailed')) })
    }
  }
}
