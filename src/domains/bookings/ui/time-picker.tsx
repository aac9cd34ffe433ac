import { type CalendarDate, endOfMonth, parseDate, startOfMonth, today } from '@internationalized/date'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLocale } from '../../../ui/page-locale.tsx'
import { Select } from '../../../ui/select.tsx'
import { call } from '../../identity/ui/session.ts'
import type { Provider } from '../../providers/contract.ts'
import { type Availability, availability } from '../../scheduling/contract.ts'
import { CalendarLegend } from '../../scheduling/ui/month-table.tsx'
import { bookings } from '../contract.ts'
import type { ChosenSlot } from './chosen-slot.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { NextAvailable, RequestNotice, ZoneNote } from './time-notes.tsx'
import { DayWithoutTimes, TimesOfDay } from './times-of-day.tsx'

type TimePickerProps = {
  provider: Provider
  serviceIds: readonly string[]
  slot: ChosenSlot | null
  staffId: string | null
  /** A booking that is to move: its own time counts as free. */
  movingId?: string
  onPick: (slot: ChosenSlot | null) => void
  /** A start that came from elsewhere, now with what it costs and when it ends. */
  onKnown: (slot: ChosenSlot) => void
  onStaffMember: (staffId: string | null, at?: ChosenSlot) => void
  /** At that time without one of the services; left out where they cannot be changed. */
  onWithout?: (serviceId: string, at: ChosenSlot) => void
}
type Day = Availability['days'][number]

/** A month of the provider's calendar and the free times of one day; both straight from the engine. */
export function TimePicker(props: TimePickerProps) {
  const { provider, serviceIds, slot, staffId, onPick, onKnown, onStaffMember, onWithout, movingId } = props
  const { t } = useTranslation()
  const firstDay = today(provider.timezone)
  const [date, setDate] = useState<CalendarDate | null>(slot ? parseDate(slot.start.slice(0, 10)) : null)
  const [month, setMonth] = useState(date ?? firstDay)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['availability', provider.id, serviceIds.join(), staffId, movingId, startOfMonth(month).toString()],
    queryFn: ({ signal }) => {
      const { from, to } = monthOf(provider.id, serviceIds, month, firstDay)
      if (movingId) return call(bookings.times, { id: movingId, from, to }, { signal })
      const wanted = { ...monthOf(provider.id, serviceIds, month, firstDay), ...(staffId && { staffId }) }
      return call(availability.list, wanted, { signal })
    },
  })
  const days = new Map((data?.days ?? []).map((day) => [day.date, day]))
  const [next] = data?.days.flatMap((day) => day.slots) ?? []
  const pickDate = (value: CalendarDate) => {
    setDate(value)
    onPick(null)
  }
  const pickAnywhere = (picked: ChosenSlot) => {
    setDate(parseDate(picked.start.slice(0, 10)))
    onPick(picked)
  }
  const day = date && days.get(date.toString())
  const wanted = { providerId: provider.id, serviceIds, staffId, ...(movingId && { movingId }) }
  const known = slot && days.get(slot.start.slice(0, 10))?.slots.find(({ start }) => start === slot.start)
  useEffect(() => {
    if (known && slot && (known.end !== slot.end || known.priceMinor !== slot.priceMinor)) onKnown(known)
  })
  const staff = (data?.staff ?? []).filter(({ performsAll }) => performsAll)
  return (
    <>
      {data?.mode === 'request' && <RequestNotice provider={provider} />}
      {(staff.length > 1 || staffId !== null) && (
        <div className="mb-6 max-w-sm">
          <Select
            label={t('booking.person')}
            value={staffId ?? ''}
            onChange={({ target }) => {
              setDate(null)
              onStaffMember(target.value || null)
            }}
            options={[
              { value: '', label: t('booking.anybody') },
              ...staff.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
      )}
      <div className="time-picker">
        <div>
          <PageLocale>
            <MonthCalendar
              date={date}
              firstDay={firstDay}
              days={days}
              isLoaded={data !== undefined}
              onPick={pickDate}
              onMonth={setMonth}
            />
          </PageLocale>
          <CalendarLegend />
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
          {next && !date && (
            <button type="button" className="slot mt-4 px-4" onClick={() => pickAnywhere(next)}>
              <NextAvailable start={next.start} />
            </button>
          )}
          {data && !next && !date && <p className="mt-3">{t('booking.monthFull')}</p>}
          {day && day.slots.length > 0 && (
            <TimesOfDay wanted={wanted} day={day} start={slot?.start ?? null} onPick={onPick} />
          )}
          {day && day.slots.length === 0 && (
            <DayWithoutTimes
              wanted={wanted}
              day={day}
              nearest={nearestTo(day.date, data?.days ?? [])}
              onPick={pickAnywhere}
              onStaffMember={onStaffMember}
              onWithout={onWithout}
            />
          )}
          {provider.timezone !== Intl.DateTimeFormat().resolvedOptions().timeZone && <ZoneNote provider={provider} />}
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

/** The free time nearest to a date, of these days; the earlier one of two. */
function nearestTo(date: string, days: readonly Day[]): ChosenSlot | null {
  const distance = (day: Day) => Math.abs(Date.parse(day.date) - Date.parse(date))
  const free = days.filter(({ slots }) => slots.length > 0)
  const nearest = free.reduce<Day | null>((best, day) => (best && distance(best) <= distance(day) ? best : day), null)
  if (!nearest) return null
  return (nearest.date < date ? nearest.slots.at(-1) : nearest.slots[0]) ?? null
}
