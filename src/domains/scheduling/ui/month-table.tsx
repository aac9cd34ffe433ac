import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { addMonths, datesOfMonth } from '../../../lib/months.ts'
import { formatDate, formatMonth, weekdayNames } from '../../../ui/date-format.ts'
import type { Availability, Refusal } from '../contract.ts'

export type MonthDay = { date: string; isFree: boolean; reason?: Refusal | undefined }

/** What a month shows of its days: a page need not carry every time. */
export const monthDays = (days: Availability['days']): MonthDay[] =>
  days.map(({ date, slots, reason }) => ({ date, isFree: slots.length > 0, reason }))

type MonthTableProps = {
  /** '2026-11' */
  month: string
  /** At the provider's place. */
  today: string
  days: readonly MonthDay[]
  selected?: string | null
  hrefOfDay: (date: string) => string
  hrefOfMonth: (month: string) => string
  /** Also days without a free time can be looked at. */
  linksAll?: boolean
}

const monthsAhead = 12

/** A month of free, full and closed days as plain links: complete before any script. */
export function MonthTable(props: MonthTableProps) {
  const { month, today, days, selected = null, hrefOfDay, hrefOfMonth, linksAll = false } = props
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const { dates, before } = datesOfMonth(month)
  const byDate = new Map(days.map((day) => [day.date, day]))
  const cells = [...Array.from({ length: before }, () => null), ...dates]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7))
  const thisMonth = today.slice(0, 7)
  return (
    <div>
      <div className="mb-3 flex items-center justify-between">
        <p className="h3 first-letter:uppercase">{formatMonth(month, locale)}</p>
        <span className="flex">
          {month > thisMonth && (
            <MonthLink to={hrefOfMonth(addMonths(month, -1))} label={t('booking.earlierMonth')} Icon={ChevronLeft} />
          )}
          {month < addMonths(thisMonth, monthsAhead) && (
            <MonthLink to={hrefOfMonth(addMonths(month, 1))} label={t('booking.laterMonth')} Icon={ChevronRight} />
          )}
        </span>
      </div>
      <table className="calendar">
        <caption className="sr-only">{formatMonth(month, locale)}</caption>
        <thead>
          <tr>
            {weekdayNames(locale).map(({ long, short }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {Array.from({ length: 7 }, (_, index) => {
                const date = week[index] ?? null
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <td key={index}>
                    {date && (
                      <DayCell
                        date={date}
                        day={byDate.get(date)}
                        isToday={date === today}
                        isSelected={date === selected}
                        href={hrefOfDay(date)}
                        linksAll={linksAll && date >= today}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type MonthLinkProps = { to: string; label: string; Icon: typeof ChevronLeft }

function MonthLink({ to, label, Icon }: MonthLinkProps) {
  return (
    <Link className="icon-button" to={to} rel="nofollow" preventScrollReset aria-label={label}>
      <Icon aria-hidden="true" />
    </Link>
  )
}

type DayCellProps = {
  date: string
  day: MonthDay | undefined
  isToday: boolean
  isSelected: boolean
  href: string
  linksAll: boolean
}

function DayCell({ date, day, isToday, isSelected, href, linksAll }: DayCellProps) {
  const { t, i18n } = useTranslation()
  const isFree = day?.isFree
  const reason = day?.reason ?? (day ? 'closed' : 'past')
  const about = `${formatDate(date, localeOf(i18n.language))}, ${isFree ? t('booking.legend.free') : t(`booking.reason.${reason}`)}`
  const className = `calendar-day ${isToday ? 'calendar-today' : ''}`
  const label = (
    <>
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      <span className="sr-only">{about}</span>
    </>
  )
  const none = isFree ? undefined : fullOrClosed(reason)
  // A day that is full may become free: it leads to where one can wait for that.
  const isLinked = isFree || linksAll || (day !== undefined && mayFreeUp(reason))
  if (!isLinked) {
    return (
      <span className={className} data-none={none}>
        {label}
      </span>
    )
  }
  return (
    <Link
      className={className}
      data-none={none}
      data-selected={isSelected ? '' : undefined}
      aria-current={isSelected ? 'date' : undefined}
      to={href}
      rel="nofollow"
      preventScrollReset
    >
      {label}
    </Link>
  )
}

/** Where people would be free to come and somebody else comes, or where nobody works. */
export function fullOrClosed(reason: Refusal): 'full' | 'closed' {
  return ['taken', 'staff_taken', 'room_taken', 'too_short'].includes(reason) ? 'full' : 'closed'
}

/** Whoever comes then may cancel, and whoever is away may be back. */
export function mayFreeUp(reason: Refusal): boolean {
  return reason === 'blocked' || fullOrClosed(reason) === 'full'
}

/** What the looks of a day mean. */
export function CalendarLegend() {
  const { t } = useTranslation()
  return (
    <ul className="calendar-legend">
      <li data-kind="free">{t('booking.legend.free')}</li>
      <li data-kind="full">{t('booking.legend.full')}</li>
      <li data-kind="closed">{t('booking.legend.closed')}</li>
    </ul>
  )
}
