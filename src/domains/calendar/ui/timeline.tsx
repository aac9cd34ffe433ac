import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { formatMinute, formatTime } from '../../../ui/date-format.ts'
import { durationLabel } from '../../providers/ui/provider-texts.ts'
import type { CalendarEntry } from '../../staff/calendar-entries-contract.ts'
import { minuteOfDay } from '../../staff/ui/wall-clock.ts'
import type { CalendarBooking, ProviderCalendar } from '../contract.ts'
import { bookingPrice } from './booking-price.ts'
import { firstAhead, type Gap, gapsLeft, planOfDay } from './day-plan.ts'
import type { CalendarHandlers } from './opened-dialog.tsx'

/** Pixels: a line of words and what is around it, and two of them. */
const lowestCard = 25
const cardOfTwoLines = 64

type Span = { start: string; end: string }

/** Of the present, in pixels: an hour that lies under it is not written. */
const labelHeight = 26

/**
 * The scale of one date: from the first full hour to the last, in minutes past midnight. A day of short ones is longer
 * than others, so that each is as high as its line of words.
 */
function scaleOf(date: string, spans: readonly Span[]) {
  const minute = (iso: string) => (iso.slice(0, 10) < date ? 0 : iso.slice(0, 10) > date ? 1440 : minuteOfDay(iso))
  const first = Math.floor(Math.min(...spans.map(({ start }) => minute(start))) / 60) * 60
  const last = Math.ceil(Math.max(...spans.map(({ end }) => minute(end))) / 60) * 60
  const length = ({ start, end }: Span) => minute(end) - minute(start)
  const shortest = Math.max(5, Math.min(...spans.map(length)))
  const pixelsPerMinute = Math.max(1.3, (lowestCard + 3) / shortest)
  const top = (of: number) => (of - first) * pixelsPerMinute
  const styleOf = (span: Span) => ({
    top: top(minute(span.start)) + 1,
    height: Math.max(length(span) * pixelsPerMinute - 3, lowestCard),
  })
  return { first, last, styleOf, top, height: top(last) + 8 }
}

type TimelineProps = CalendarHandlers & {
  calendar: ProviderCalendar
  staffId: string
  date: string
  onGap: (gap: Gap) => void
}

/** The day as it lies on the table: in reading order a list, for the eye to scale. */
export function Timeline({ calendar, staffId, date, onBooking, onEntry, onGap }: TimelineProps) {
  const { t, i18n } = useTranslation('calendar')
  const locale = localeOf(i18n.language)
  const { bookings, entries, hours } = planOfDay(calendar, staffId, date)
  const spans = [...bookings, ...entries, ...hours]
  if (spans.length === 0) return <p className="lead border-t border-line py-6">{t('today.closed')}</p>
  const { first, last, styleOf, top, height } = scaleOf(date, spans)
  const isToday = calendar.today === date
  const now = minuteOfDay(calendar.now)
  const isNowShown = isToday && now >= first && now <= last
  const sure = bookings.filter(({ status }) => status === 'confirmed')
  const next = isToday ? firstAhead(sure, entries, calendar.now) : undefined
  const cards = [
    ...bookings.map((booking) => {
      const card = {
        booking,
        calendar,
        isNext: booking === next,
        style: styleOf(booking),
        onOpen: () => onBooking(booking),
      }
      return { at: booking.start, key: booking.id, node: <BookingCard {...card} /> }
    }),
    ...entries.map((entry) => {
      const card = { entry, isNext: entry === next, style: styleOf(entry), onOpen: () => onEntry(entry) }
      return { at: entry.start, key: entry.id, node: <EntryCard {...card} /> }
    }),
    ...gapsLeft(calendar, staffId, date).map((gap) => {
      const card = { gap, style: styleOf(gap), onOpen: () => onGap(gap) }
      return { at: gap.start, key: gap.start, node: <GapCard {...card} /> }
    }),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return (
    <div className="timeline" style={{ height }}>
      {Array.from({ length: (last - first) / 60 + 1 }, (_, index) => first + index * 60).map((hour) => (
        <p key={hour} aria-hidden="true" className="timeline-hour" style={{ top: top(hour) }}>
          {!(isNowShown && Math.abs(top(hour) - top(now)) < labelHeight) && <span>{formatMinute(hour, locale)}</span>}
        </p>
      ))}
      {/* Before the cards: it must not strike through what they say. */}
      {isNowShown && (
        <p aria-hidden="true" className="timeline-now" style={{ top: top(now) }}>
          <span>{formatMinute(now, locale)}</span>
        </p>
      )}
      <ol>
        {cards.map(({ key, node }) => (
          <li key={key}>{node}</li>
        ))}
      </ol>
    </div>
  )
}

type CardProps = { style: { top: number; height: number }; onOpen: () => void }
type BookingCardProps = CardProps & { booking: CalendarBooking; calendar: ProviderCalendar; isNext: boolean }

function BookingCard({ booking, calendar, isNext, style, onOpen }: BookingCardProps) {
  const { t, i18n } = useTranslation('calendar')
  const isDone = Date.parse(booking.end) <= Date.parse(calendar.now)
  const isPending = booking.status === 'pending'
  const isShort = style.height < cardOfTwoLines
  return (
    <button
      type="button"
      className={`slip ${isDone ? 'slip-done' : isNext ? 'slip-next' : ''} ${isPending ? 'slip-pending' : ''} ${isShort ? 'slip-short' : ''}`}
      style={style}
      onClick={onOpen}
    >
      {!isShort && <Avatar name={booking.customerName} src={booking.avatarUrl} size="small" />}
      <CardWords
        name={booking.customerName}
        detail={booking.parts.map(({ service }) => service).join(', ')}
        isShort={isShort}
      />
      <span className="slip-time">
        <Times {...booking} />
        <small>{isPending ? t('today.waiting') : bookingPrice(i18n, booking, calendar.currency)}</small>
      </span>
    </button>
  )
}

function EntryCard({ entry, isNext, style, onOpen }: CardProps & { entry: CalendarEntry; isNext: boolean }) {
  const { t } = useTranslation('calendar')
  const isShort = style.height < cardOfTwoLines
  return (
    <button
      type="button"
      className={`slip ${isNext ? 'slip-next' : entry.customerName ? '' : 'slip-time-off'} ${isShort ? 'slip-short' : ''}`}
      style={style}
      onClick={onOpen}
    >
      <CardWords
        name={entry.customerName ?? (entry.label || t('entry.timeOff'))}
        detail={entry.customerName && (entry.label || t('entry.phoneBooking'))}
        isShort={isShort}
      />
      <span className="slip-time">
        <Times {...entry} />
      </span>
    </button>
  )
}

/** Name before service: below each other, or on one line. */
function CardWords({ name, detail, isShort }: { name: string; detail: string | null; isShort: boolean }) {
  const line = isShort ? '' : 'block truncate'
  return (
    <span className={`min-w-0 flex-1 ${isShort ? 'truncate' : ''}`}>
      <strong className={line}>{name}</strong> {detail && <span className={`text-ink-2 ${line}`}>{detail}</span>}
    </span>
  )
}

function GapCard({ gap, style, onOpen }: CardProps & { gap: Gap }) {
  const { t } = useTranslation('calendar')
  const { t: common } = useTranslation()
  return (
    <button type="button" className="slip-gap" style={style} onClick={onOpen}>
      <span>
        <strong>{t('today.free', { length: durationLabel(common, gap.minutes) })}</strong> <Times {...gap} />
      </span>
      <span className="slip-gap-add">{t('today.fill')}</span>
    </button>
  )
}

/** On a phone the beginning is enough: how long it is can be seen. */
function Times({ start, end }: { start: string; end: string }) {
  const { t, i18n } = useTranslation(['calendar', 'staff'])
  const locale = localeOf(i18n.language)
  return (
    <>
      <span className="sm:hidden">{formatTime(start, locale)}</span>
      <span className="max-sm:hidden">
        {t('staff:dashboard.fromTo', { from: formatTime(start, locale), to: formatTime(end, locale) })}
      </span>
    </>
  )
}
