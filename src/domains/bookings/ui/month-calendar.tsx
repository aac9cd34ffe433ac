import type { CalendarDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { shortWeekday } from '../../../ui/date-format.ts'
import type { Availability } from '../../scheduling/contract.ts'
import { fullOrClosed } from '../../scheduling/ui/month-table.tsx'

type Day = Availability['days'][number]

type MonthCalendarProps = {
  date: CalendarDate | null
  firstDay: CalendarDate
  days: ReadonlyMap<string, Day>
  isLoaded: boolean
  onPick: (date: CalendarDate) => void
  onMonth: (date: CalendarDate) => void
}

/** One month; every day can be looked at, and says why it has no free time. */
export function MonthCalendar({ date, firstDay, days, isLoaded, onPick, onMonth }: MonthCalendarProps) {
  const { t } = useTranslation()
  const reasonOf = (value: CalendarDate) => {
    const day = days.get(value.toString())
    return day && day.slots.length === 0 ? (day.reason ?? 'closed') : null
  }
  const noneOf = (reason: ReturnType<typeof reasonOf>) => (reason ? fullOrClosed(reason) : undefined)
  return (
    <Calendar
      aria-label={t('booking.calendar')}
      value={date}
      minValue={firstDay}
      maxValue={firstDay.add({ days: 365 })}
      onChange={(value) => onPick(value as CalendarDate)}
      onFocusChange={(value) => onMonth(value as CalendarDate)}
      // Nothing is shown as free before it is known to be.
      isDateUnavailable={(value) => value.compare(firstDay) >= 0 && !days.has(value.toString())}
    >
      <header className="mb-3 flex items-center justify-between">
        <Heading className="h3 first-letter:uppercase" />
        <span className="flex">
          <Button slot="previous" className="icon-button data-disabled:opacity-35">
            <ChevronLeft aria-hidden="true" />
          </Button>
          <Button slot="next" className="icon-button data-disabled:opacity-35">
            <ChevronRight aria-hidden="true" />
          </Button>
        </span>
      </header>
      <CalendarGrid weekdayStyle="short" className={`calendar ${isLoaded ? '' : 'calendar-loading'}`}>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{shortWeekday(day)}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(day) => (
            <CalendarCell
              date={day}
              className={`calendar-day ${day.compare(firstDay) === 0 ? 'calendar-today' : ''}`}
              data-none={noneOf(reasonOf(day))}
              // React Aria names a day by its date; whoever reads by ear also hears why it is not free.
              render={(dom) => {
                const reason = reasonOf(day)
                const label = reason && { 'aria-label': `${dom['aria-label']}, ${t(`booking.reason.${reason}`)}` }
                return <div {...dom} {...label} />
              }}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
