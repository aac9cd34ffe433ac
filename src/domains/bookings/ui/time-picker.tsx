import { type CalendarDate, endOfMonth, parseDate, startOfMonth, today } from '@internationalized/date'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatDate, formatShortDate, formatTime, zoneName } from '../../../ui/date-format.ts'
import { type Availability, availability } from '../../availability/contract.ts'
import { call } from '../../identity/ui/session.ts'
import type { Provider } from '../../providers/contract.ts'

type TimePickerProps = {
  provider: Provider
  serviceIds: readonly string[]
  start: string | null
  onPick: (start: string | null) => void
}
type Day = Availability['days'][number]

/** A month of the provider's calendar and the free times of one day; both straight from the engine. */
export function TimePicker({ provider, serviceIds, start, onPick }: TimePickerProps) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const firstDay = today(provider.timezone)
  const [date, setDate] = useState<CalendarDate | null>(start ? parseDate(start.slice(0, 10)) : null)
  const [month, setMonth] = useState(date ?? firstDay)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['availability', provider.id, serviceIds.join(), startOfMonth(month).toString()],
    queryFn: ({ signal }) => call(availability.list, monthOf(provider.id, serviceIds, month, firstDay), { signal }),
  })
  const days = new Map((data?.days ?? []).map((day) => [day.date, day]))
  const firstFree = data?.days.find((day) => day.slots.length > 0)
  const pickDate = (value: CalendarDate) => {
    setDate(value)
    onPick(null)
  }
  return (
    <div>
      <h3 className="h2 mb-4">{t('booking.steps.time')}</h3>
      {data?.mode === 'request' && (
        <p className="mb-4 rounded-button bg-green-tint p-3">{t('booking.requestMode', { name: provider.name })}</p>
      )}
      {firstFree && !date && (
        <button
          type="button"
          className="chip mb-4 border-slot text-green"
          onClick={() => pickDate(parseDate(firstFree.date))}
        >
          {t('booking.nextAvailable', { when: formatShortDate(firstFree.date, locale) })}
        </button>
      )}
      <div className="grid gap-8 md:grid-cols-2">
        <I18nProvider locale={locale}>
          <MonthCalendar
            date={date}
            firstDay={firstDay}
            days={days}
            isLoaded={data !== undefined}
            onPick={pickDate}
            onMonth={setMonth}
          />
        </I18nProvider>
        <div aria-live="polite" aria-busy={isPending}>
          {isError && (
            <p>
              {t('booking.timesFailed')}{' '}
              <button type="button" className="nav-link underline" onClick={() => refetch()}>
                {t('search.retry')}
              </button>
            </p>
          )}
          {isPending && <p>{t('booking.loadingTimes')}</p>}
          {!date && data && <p>{t('booking.pickDate')}</p>}
          {date && data && (
            <Times day={days.get(date.toString())} date={date.toString()} start={start} onPick={onPick} />
          )}
          <p className="mt-4 text-ink-2">
            {t('booking.zone', { zone: zoneName(provider.timezone), name: provider.name })}
          </p>
        </div>
      </div>
    </div>
  )
}

function monthOf(providerId: string, serviceIds: readonly string[], month: CalendarDate, firstDay: CalendarDate) {
  const first = startOfMonth(month)
  const from = first.compare(firstDay) < 0 ? firstDay : first
  return { providerId, serviceIds: serviceIds.join(), from: from.toString(), to: endOfMonth(month).toString() }
}

type MonthCalendarProps = {
  date: CalendarDate | null
  firstDay: CalendarDate
  days: ReadonlyMap<string, Day>
  isLoaded: boolean
  onPick: (date: CalendarDate) => void
  onMonth: (date: CalendarDate) => void
}

function MonthCalendar({ date, firstDay, days, isLoaded, onPick, onMonth }: MonthCalendarProps) {
  return (
    <Calendar
      aria-label="Date"
      value={date}
      minValue={firstDay}
      maxValue={firstDay.add({ days: 365 })}
      onChange={(value) => onPick(value as CalendarDate)}
      onFocusChange={(value) => onMonth(value as CalendarDate)}
      isDateUnavailable={(value) =>
        isLoaded && days.has(value.toString()) && days.get(value.toString())?.slots.length === 0
      }
    >
      <header className="mb-2 flex items-center justify-between">
        <Button slot="previous" className="grid size-11 place-items-center text-2xl data-disabled:opacity-30">
          ‹
        </Button>
        <Heading className="h3" />
        <Button slot="next" className="grid size-11 place-items-center text-2xl data-disabled:opacity-30">
          ›
        </Button>
      </header>
      <CalendarGrid className="w-full border-separate border-spacing-1">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="font-semibold text-ink-2">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(day) => (
            <CalendarCell
              date={day}
              className="grid h-11 w-full cursor-pointer place-items-center rounded-button border-2 border-slot font-bold text-green data-disabled:border-transparent data-disabled:font-normal data-disabled:text-closed data-focus-visible:outline-3 data-outside-month:invisible data-selected:bg-green data-selected:text-on-green data-unavailable:border-transparent data-unavailable:font-normal data-unavailable:text-closed data-unavailable:line-through"
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

const parts = { morning: [0, 12], afternoon: [12, 17], evening: [17, 24] } as const

function Times({
  day,
  date,
  start,
  onPick,
}: {
  day: Day | undefined
  date: string
  start: string | null
  onPick: (start: string) => void
}) {
  const { t, i18n } = useTranslation()
  const title = t('booking.timesOn', { date: formatDate(date, localeOf(i18n.language)) })
  if (!day || day.slots.length === 0) return <p>{t('booking.noTimes')}</p>
  return (
    <fieldset>
      <legend className="h3 mb-2">{title}</legend>
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => {
        const [from, until] = parts[part]
        const slots = day.slots.filter(
          (slot) => Number(slot.start.slice(11, 13)) >= from && Number(slot.start.slice(11, 13)) < until,
        )
        if (slots.length === 0) return null
        return (
          <div key={part} className="mb-4">
            <p className="mb-2 font-semibold">{t(`booking.partOfDay.${part}`)}</p>
            <div className="grid grid-cols-3 gap-2">
              {slots.map((slot) => (
                <label
                  key={slot.start}
                  className="chip relative cursor-pointer justify-center px-1 whitespace-nowrap border-slot text-green has-checked:bg-green has-checked:text-on-green has-focus-visible:outline-3"
                >
                  <input
                    type="radio"
                    name="start"
                    className="sr-only"
                    value={slot.start}
                    checked={slot.start === start}
                    onChange={() => onPick(slot.start)}
                  />
                  {formatTime(slot.start, i18n.language)}
                </label>
              ))}
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}
