import FullCalendar, { type CalendarApi, type EventApi, type EventInput } from '@fullcalendar/react'
import interaction from '@fullcalendar/react/interaction'
import spanish from '@fullcalendar/react/locales/es'
import french from '@fullcalendar/react/locales/fr'
import portuguese from '@fullcalendar/react/locales/pt'
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
import { dateOf, minuteOfDay, minutesBetween, timeOfDay } from '../../staff/ui/wall-clock.ts'
import type { CalendarBooking, ProviderCalendar } from '../contract.ts'

type CalendarGridProps = {
  calendar: ProviderCalendar
  date: string
  view: 'day' | 'week'
  /** '': everybody. */
  staffMember: string
  onBooking: (visit: CalendarBooking) => void
  /** Dragged by its customer's leave only: `start` is where it was let go. */
  onPropose: (visit: CalendarBooking, start: string) => void
  onEntry: (entry: CalendarEntry) => void
  onRange: (range: { date: string; from: string; to: string }) => void
}

/** The diary on a grid of hours. Whatever can be dragged here can be moved in its form as well. */
export function CalendarGrid({
  calendar,
  date,
  view,
  staffMember,
  onBooking,
  onPropose,
  onEntry,
  onRange,
}: CalendarGridProps) {
  const { t, i18n } = useTranslation('calendar')
  const locale = localeOf(i18n.language)
  const api = useRef<{ getApi(): CalendarApi }>(null)
  const [obstacle, setObstacle] = useState('')
  const move = useMove()
  useEffect(() => {
    const calendar = api.current?.getApi()
    // Not while it draws: it would be drawn inside its own drawing.
    queueMicrotask(() => calendar?.changeView(view === 'day' ? 'timeGridDay' : 'timeGridWeek', date))
  }, [date, view])
  const bookingOf = (event: EventApi) => calendar.bookings.find(({ id }) => id === event.extendedProps.bookingId)
  const entryOf = (event: EventApi) => calendar.entries.find(({ id }) => id === event.extendedProps.entryId)
  const { first, last } = hoursShown(calendar)
  return (
    <div className="calendar-box">
      <p role="status" className="calendar-obstacle">
        {obstacle}
      </p>
      <FullCalendar
        ref={api}
        plugins={[classic, timeGrid, interaction]}
        locales={[french, spanish, portuguese]}
        locale={i18n.language}
        timeZone={calendar.timezone}
        initialView={view === 'day' ? 'timeGridDay' : 'timeGridWeek'}
        initialDate={date}
        headerToolbar={false}
        firstDay={1}
        allDaySlot={false}
        timedText={t('calendar.times')}
        nowIndicator
        height="auto"
        slotMinTime={`${first}:00`}
        slotMaxTime={`${last}:00`}
        slotDuration="00:30"
        snapDuration="00:05"
        slotHeaderContent={({ time }) => formatMinute(Math.round((time?.milliseconds ?? 0) / 60_000), locale)}
        slotMinHeight={36}
        dayHeaderClass={({ isToday }) => (isToday ? 'cal-today' : '')}
        dayHeaderContent={({ date: at }) => <DayHead at={at} isSingle={view === 'day'} />}
        events={eventsOf(calendar, staffMember, t('entry.timeOff'))}
        eventClass={({ event }) => `cal-event cal-${event.extendedProps.look}`}
        eventContent={({ event }) => <Card event={event} locale={locale} />}
        editable
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
        selectable
        selectMirror
        longPressDelay={400}
        select={({ startStr, endStr }) => {
          api.current?.getApi().unselect()
          onRange({ date: dateOf(startStr), from: timeOfDay(startStr), to: timeOfDay(endStr) })
        }}
        eventClick={({ event }) => {
          const [visit, entry] = [bookingOf(event), entryOf(event)]
          if (visit) onBooking(visit)
          else if (entry) onEntry(entry)
        }}
        eventDrop={({ event, oldEvent, revert }) => {
          const [visit, entry] = [bookingOf(event), entryOf(event)]
          if (entry) void move(entry, event, revert)
          else revert()
          const moved = Date.parse(event.startStr) - (oldEvent.start?.getTime() ?? 0)
          if (visit && isAhead(visit, calendar))
            onPropose(visit, new Date(Date.parse(visit.start) + moved).toISOString())
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

function DayHead({ at, isSingle }: { at: Date; isSingle: boolean }) {
  const { i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const weekday = new Intl.DateTimeFormat(locale, { weekday: isSingle ? 'long' : 'short', timeZone: 'UTC' }).format(at)
  return (
    <span className="cal-head">
      {weekday}
      <strong>{at.getUTCDate()}</strong>
    </span>
  )
}

function Card({ event, locale }: { event: EventApi; locale: string }) {
  if (event.display !== 'auto') return null
  const { detail } = event.extendedProps as { detail: string }
  const minutes = minutesBetween(event.startStr, event.endStr)
  const look = minutes < 40 ? 'cal-card-short' : minutes < 60 ? 'cal-card-mid' : ''
  return (
    <span className={`cal-card ${look}`}>
      <span className="cal-time">{formatTime(event.startStr, locale)}</span>
      <strong>{event.title}</strong>
      <span>{detail}</span>
    </span>
  )
}

const isAhead = ({ status, start }: CalendarBooking, { now }: ProviderCalendar) =>
  (status === 'confirmed' || status === 'pending') && Date.parse(start) > Date.parse(now)

/** Bookings one per person and turn, own entries, and the hours behind them. */
function eventsOf(calendar: ProviderCalendar, staffMember: string, nameless: string): EventInput[] {
  const isShown = (staffId: string) => staffMember === '' || staffMember === staffId
  const nameOf = (id: string) =>
    calendar.staff.length > 1 ? (calendar.staff.find((one) => one.id === id)?.name ?? '') : ''
  const looks: Record<string, string> = {
    pending: 'pending',
    cancelled: 'gone',
    expired: 'gone',
    no_show: 'gone',
    completed: 'done',
  }
  const bookings = calendar.bookings
    .filter(({ status }) => looks[status] !== 'gone')
    .flatMap((visit) =>
      visit.parts
        .filter(({ staffId }) => isShown(staffId))
        .map((part, index) => ({
          id: `${visit.id}-${index}`,
          start: part.start,
          end: part.end,
          title: visit.customerName,
          startEditable: isAhead(visit, calendar),
          durationEditable: false,
          display: 'auto',
          extendedProps: {
            bookingId: visit.id,
            staffId: part.staffId,
            look: Date.parse(visit.end) < Date.parse(calendar.now) ? 'done' : (looks[visit.status] ?? 'visit'),
            detail: [part.service, nameOf(part.staffId)].filter(Boolean).join(' · '),
          },
        })),
    )
  const entries = calendar.entries
    .filter(({ staffId }) => isShown(staffId))
    .map((entry) => ({
      id: entry.id,
      start: entry.start,
      end: entry.end,
      title: entry.customerName ?? (entry.label || nameless),
      display: 'auto',
      extendedProps: {
        entryId: entry.id,
        staffId: entry.staffId,
        look: entry.customerName ? 'visit' : 'block',
        detail: [entry.customerName ? entry.label : '', nameOf(entry.staffId)].filter(Boolean).join(' · '),
      },
    }))
  const hours = calendar.staff
    .filter(({ id }) => isShown(id))
    .flatMap(({ id, hours: windows }) =>
      windows.map(({ start, end }) => ({
        id: `hours-${id}-${start}`,
        start,
        end,
        display: 'background',
        extendedProps: { look: 'open' },
      })),
    )
  return [...hours, ...bookings, ...entries]
}

/** The whole hours that hold everything, at least nine to six. */
function hoursShown(calendar: ProviderCalendar) {
  const all = [...calendar.staff.flatMap(({ hours }) => hours), ...calendar.bookings, ...calendar.entries]
  const first = Math.min(540, ...all.map(({ start }) => minuteOfDay(start)))
  const last = Math.max(1080, ...all.map(({ start, end }) => (dateOf(end) > dateOf(start) ? 1440 : minuteOfDay(end))))
  const two = (hour: number) => String(hour).padStart(2, '0')
  return { first: two(Math.floor(first / 60)), last: two(Math.ceil(last / 60)) }
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
