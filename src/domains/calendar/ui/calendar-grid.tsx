import FullCalendar, { type CalendarApi, type EventApi, type EventInput } from '@fullcalendar/react'
import interaction from '@fullcalendar/react/interaction'
import spanish from '@fullcalendar/react/locales/es'
import french from '@fullcalendar/react/locales/fr'
import portuguese from '@fullcalendar/react/locales/pt'
import { type Block, timeOff } from '../../staff/time-off-contract.ts'
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
import { shopKey, useShop } from '../../staff/ui/own-provider.ts'
import { shopErrorText } from '../../staff/ui/refusal-text.ts'
import { dateOf, minuteOfDay, minutesBetween, timeOfDay } from '../../staff/ui/wall-clock.ts'
import type { Diary, Visit } from '../contract.ts'

type CalendarGridProps = {
  diary: Diary
  date: string
  view: 'day' | 'week'
  /** '': everybody. */
  person: string
  onVisit: (visit: Visit) => void
  /** Dragged by its customer's leave only: `start` is where it was let go. */
  onPropose: (visit: Visit, start: string) => void
  onBlock: (block: Block) => void
  onRange: (range: { date: string; from: string; to: string }) => void
}

/** The diary on a grid of hours. Whatever can be dragged here can be moved in its form as well. */
export function CalendarGrid({ diary, date, view, person, onVisit, onPropose, onBlock, onRange }: CalendarGridProps) {
  const { t, i18n } = useTranslation('shop')
  const locale = localeOf(i18n.language)
  const api = useRef<{ getApi(): CalendarApi }>(null)
  const [obstacle, setObstacle] = useState('')
  const move = useMove()
  useEffect(() => {
    const calendar = api.current?.getApi()
    // Not while it draws: it would be drawn inside its own drawing.
    queueMicrotask(() => calendar?.changeView(view === 'day' ? 'timeGridDay' : 'timeGridWeek', date))
  }, [date, view])
  const visitOf = (event: EventApi) => diary.visits.find(({ id }) => id === event.extendedProps.visitId)
  const blockOf = (event: EventApi) => diary.blocks.find(({ id }) => id === event.extendedProps.blockId)
  const { first, last } = hoursShown(diary)
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
        timeZone={diary.timezone}
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
        events={eventsOf(diary, person, t('entry.block'))}
        eventClass={({ event }) => `cal-event cal-${event.extendedProps.look}`}
        eventContent={({ event }) => <Card event={event} locale={locale} />}
        editable
        eventOverlap={(still, moving) => {
          const isFree = still.display !== 'auto' || still.extendedProps.calendarId !== moving?.extendedProps.calendarId
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
          const [visit, block] = [visitOf(event), blockOf(event)]
          if (visit) onVisit(visit)
          else if (block) onBlock(block)
        }}
        eventDrop={({ event, oldEvent, revert }) => {
          const [visit, block] = [visitOf(event), blockOf(event)]
          if (block) void move(block, event, revert)
          else revert()
          const moved = Date.parse(event.startStr) - (oldEvent.start?.getTime() ?? 0)
          if (visit && isAhead(visit, diary)) onPropose(visit, new Date(Date.parse(visit.start) + moved).toISOString())
        }}
        eventResize={({ event, revert }) => {
          const block = blockOf(event)
          if (block) void move(block, event, revert)
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

const isAhead = ({ status, start }: Visit, { now }: Diary) =>
  (status === 'confirmed' || status === 'pending') && Date.parse(start) > Date.parse(now)

/** Bookings one per person and turn, own entries, and the hours behind them. */
function eventsOf(diary: Diary, person: string, nameless: string): EventInput[] {
  const isShown = (calendarId: string) => person === '' || person === calendarId
  const nameOf = (id: string) =>
    diary.people.length > 1 ? (diary.people.find((one) => one.id === id)?.name ?? '') : ''
  const looks: Record<string, string> = {
    pending: 'pending',
    cancelled: 'gone',
    expired: 'gone',
    no_show: 'gone',
    completed: 'done',
  }
  const visits = diary.visits
    .filter(({ status }) => looks[status] !== 'gone')
    .flatMap((visit) =>
      visit.parts
        .filter(({ calendarId }) => isShown(calendarId))
        .map((part, index) => ({
          id: `${visit.id}-${index}`,
          start: part.start,
          end: part.end,
          title: visit.customerName,
          startEditable: isAhead(visit, diary),
          durationEditable: false,
          display: 'auto',
          extendedProps: {
            visitId: visit.id,
            calendarId: part.calendarId,
            look: Date.parse(visit.end) < Date.parse(diary.now) ? 'done' : (looks[visit.status] ?? 'visit'),
            detail: [part.service, nameOf(part.calendarId)].filter(Boolean).join(' · '),
          },
        })),
    )
  const blocks = diary.blocks
    .filter(({ calendarId }) => isShown(calendarId))
    .map((block) => ({
      id: block.id,
      start: block.start,
      end: block.end,
      title: block.clientName ?? (block.label || nameless),
      display: 'auto',
      extendedProps: {
        blockId: block.id,
        calendarId: block.calendarId,
        look: block.clientName ? 'visit' : 'block',
        detail: [block.clientName ? block.label : '', nameOf(block.calendarId)].filter(Boolean).join(' · '),
      },
    }))
  const hours = diary.people
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
  return [...hours, ...visits, ...blocks]
}

/** The whole hours that hold everything, at least nine to six. */
function hoursShown(diary: Diary) {
  const all = [...diary.people.flatMap(({ hours }) => hours), ...diary.visits, ...diary.blocks]
  const first = Math.min(540, ...all.map(({ start }) => minuteOfDay(start)))
  const last = Math.max(1080, ...all.map(({ start, end }) => (dateOf(end) > dateOf(start) ? 1440 : minuteOfDay(end))))
  const two = (hour: number) => String(hour).padStart(2, '0')
  return { first: two(Math.floor(first / 60)), last: two(Math.ceil(last / 60)) }
}

/** The server decides; what it refuses goes back where it was, with the reason. */
function useMove() {
  const { t, i18n } = useTranslation('shop')
  const { id } = useShop()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: shopKey })
  return async (block: Block, event: EventApi, revert: () => void) => {
    const { id: blockId, ...before } = block
    const put = (start: string, end: string) => call(timeOff.update, { id, blockId, ...before, start, end })
    try {
      await put(new Date(event.startStr).toISOString(), new Date(event.endStr).toISOString())
      await refresh()
      const undo = () =>
        void put(block.start, block.end)
          .then(refresh)
          .catch((error: unknown) => showToast({ type: 'error', message: shopErrorText(i18n, error, t('undoFailed')) }))
      const message = t('calendar.moved', {
        name: block.clientName ?? (block.label || t('entry.block')),
        time: formatTime(event.startStr, localeOf(i18n.language)),
      })
      showToast({ type: 'success', message, action: { label: t('undo'), onPress: undo } })
    } catch (error) {
      revert()
      showToast({ type: 'error', message: shopErrorText(i18n, error, t('saveFailed')) })
    }
  }
}
