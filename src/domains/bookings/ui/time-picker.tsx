import { type CalendarDate, endOfMonth, parseDate, startOfMonth, today } from '@internationalized/date'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Sun, Sunrise, Sunset } from 'lucide-react'
import { useEffect, useState } from 'react'
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
import { localeOf } from '../../../i18n/languages.ts'
import { formatDate, formatShortDate, formatTime, shortWeekday, zoneName } from '../../../ui/date-format.ts'
import { PageLocale } from '../../../ui/page-locale.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Availability, availability } from '../../availability/contract.ts'
import { call } from '../../identity/ui/session.ts'
import type { Provider } from '../../providers/contract.ts'

/** `priceMinor`: of everything at this time, where it depends on who does it. `end` is known once the times are. */
export type ChosenSlot = { start: string; end?: string | undefined; priceMinor?: number | undefined }

type TimePickerProps = {
  provider: Provider
  serviceIds: readonly string[]
  slot: ChosenSlot | null
  calendarId: string | null
  onPick: (slot: ChosenSlot | null) => void
  /** A start that came from elsewhere, now with what it costs and when it ends. */
  onKnown: (slot: ChosenSlot) => void
  onPerson: (calendarId: string | null) => void
}
type Day = Availability['days'][number]

/** A month of the provider's calendar and the free times of one day; both straight from the engine. */
export function TimePicker({ provider, serviceIds, slot, calendarId, onPick, onKnown, onPerson }: TimePickerProps) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const firstDay = today(provider.timezone)
  const [date, setDate] = useState<CalendarDate | null>(slot ? parseDate(slot.start.slice(0, 10)) : null)
  const [month, setMonth] = useState(date ?? firstDay)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['availability', provider.id, serviceIds.join(), calendarId, startOfMonth(month).toString()],
    queryFn: ({ signal }) => {
      const wanted = { ...monthOf(provider.id, serviceIds, month, firstDay), ...(calendarId && { calendarId }) }
      return call(availability.list, wanted, { signal })
    },
  })
  const days = new Map((data?.days ?? []).map((day) => [day.date, day]))
  const firstFree = data?.days.find((day) => day.slots.length > 0)
  const pickDate = (value: CalendarDate) => {
    setDate(value)
    onPick(null)
  }
  const known = slot && days.get(slot.start.slice(0, 10))?.slots.find(({ start }) => start === slot.start)
  useEffect(() => {
    if (known && slot && (known.end !== slot.end || known.priceMinor !== slot.priceMinor)) onKnown(known)
  })
  const people = (data?.people ?? []).filter(({ performsAll }) => performsAll)
  return (
    <>
      {data?.mode === 'request' && (
        <p className="mb-5 rounded-button bg-green-tint p-4">{t('booking.requestMode', { name: provider.name })}</p>
      )}
      {(people.length > 1 || calendarId !== null) && (
        <div className="mb-6 max-w-sm">
          <Select
            label={t('booking.person')}
            value={calendarId ?? ''}
            onChange={({ target }) => {
              setDate(null)
              onPerson(target.value || null)
            }}
            options={[
              { value: '', label: t('booking.anybody') },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
      )}
      <div className="time-picker">
        <div>
          <PageLocale>
            <MonthCalendar
              provider={provider}
              date={date}
              firstDay={firstDay}
              days={days}
              isLoaded={data !== undefined}
              onPick={pickDate}
              onMonth={setMonth}
            />
          </PageLocale>
          <ul className="calendar-legend">
            <li data-kind="free">{t('booking.legend.free')}</li>
            <li data-kind="full">{t('booking.legend.full')}</li>
            <li data-kind="closed">{t('booking.legend.closed')}</li>
          </ul>
        </div>
        <div aria-live="polite" aria-busy={isPending}>
          {isError && (
            <p>
              {t('booking.timesFailed')}{' '}
              <button type="button" className="link" onClick={() => refetch()}>
                {t('search.retry')}
              </button>
            </p>
          )}
          {isPending && <p>{t('booking.loadingTimes')}</p>}
          {!date && data && <p className="lead">{t('booking.pickDate')}</p>}
          {firstFree && !date && (
            <button type="button" className="slot mt-4 px-4" onClick={() => pickDate(parseDate(firstFree.date))}>
              {t('booking.nextAvailable', { when: formatShortDate(firstFree.date, locale) })}
            </button>
          )}
          {data && !firstFree && !date && <p className="mt-3">{t('booking.monthFull')}</p>}
          {date && data && (
            <Times day={days.get(date.toString())} date={date.toString()} start={slot?.start ?? null} onPick={onPick} />
          )}
          <p className="mt-6 text-small text-ink-2">
            {t('booking.zone', { zone: zoneName(provider.timezone, locale), name: provider.name })}
          </p>
        </div>
      </div>
    </>
  )
}

function monthOf(providerId: string, serviceIds: readonly string[], month: CalendarDate, firstDay: CalendarDate) {
  const first = startOfMonth(month)
  const from = first.compare(firstDay) < 0 ? firstDay : first
  return { providerId, serviceIds: serviceIds.join(), from: from.toString(), to: endOfMonth(month).toString() }
}

type MonthCalendarProps = {
  provider: Provider
  date: CalendarDate | null
  firstDay: CalendarDate
  days: ReadonlyMap<string, Day>
  isLoaded: boolean
  onPick: (date: CalendarDate) => void
  onMonth: (date: CalendarDate) => void
}

function MonthCalendar({ provider, date, firstDay, days, isLoaded, onPick, onMonth }: MonthCalendarProps) {
  const { t } = useTranslation()
  const isOpenOn = (value: CalendarDate) => (provider.openingTimes.week[weekdayOf(value)] ?? []).length > 0
  return (
    <Calendar
      aria-label={t('booking.calendar')}
      value={date}
      minValue={firstDay}
      maxValue={firstDay.add({ days: 365 })}
      onChange={(value) => onPick(value as CalendarDate)}
      onFocusChange={(value) => onMonth(value as CalendarDate)}
      // Nothing is shown as free before it is known to be.
      isDateUnavailable={(value) => value.compare(firstDay) >= 0 && !days.get(value.toString())?.slots.length}
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
              className={`calendar-day ${day.compare(firstDay) === 0 ? 'calendar-today' : ''} ${isOpenOn(day) ? '' : 'calendar-closed'}`}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

/** 0 is Monday. */
function weekdayOf(date: CalendarDate): number {
  return (date.toDate('UTC').getUTCDay() + 6) % 7
}

/** From hour to hour, on the wall clock. */
const parts = { morning: [0, 12, Sunrise], afternoon: [12, 17, Sun], evening: [17, 24, Sunset] } as const
type Part = keyof typeof parts

type TimesProps = { day: Day | undefined; date: string; start: string | null; onPick: (slot: ChosenSlot) => void }

function Times({ day, date, start, onPick }: TimesProps) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const title = formatDate(date, locale)
  if (!day || day.slots.length === 0) {
    return (
      <>
        <p className="h3 mb-2 first-letter:uppercase">{title}</p>
        <p>{t('booking.noTimes')}</p>
      </>
    )
  }
  return (
    <fieldset>
      <legend className="h3 mb-3 first-letter:uppercase">{title}</legend>
      {(Object.keys(parts) as Part[]).map((part) => {
        const [from, until, Icon] = parts[part]
        const slots = day.slots.filter((slot) => {
          const hour = Number(slot.start.slice(11, 13))
          return hour >= from && hour < until
        })
        if (slots.length === 0) return null
        return (
          <div key={part} className="mb-5">
            <p className="mb-2 flex items-center gap-2">
              <Icon aria-hidden="true" className="size-5 text-brass" />
              <strong className="flex-1">{t(`booking.partOfDay.${part}`)}</strong>
              <span className="text-small text-ink-2">{t('booking.left', { count: slots.length })}</span>
            </p>
            <div className="grid grid-cols-3 gap-2">
              {slots.map((slot) => (
                <label key={slot.start} className="slot relative cursor-pointer">
                  <input
                    type="radio"
                    name="start"
                    className="sr-only"
                    value={slot.start}
                    checked={slot.start === start}
                    onChange={() => onPick(slot)}
                  />
                  {formatTime(slot.start, locale)}
                </label>
              ))}
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}
