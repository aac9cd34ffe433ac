import { type CalendarDate, endOfMonth, parseDate, startOfMonth, today } from '@internationalized/date'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLocale } from '../../../ui/page-locale.tsx'
import { Select } from '../../../ui/select.tsx'
import { call } from '../../identity/ui/session.ts'
import type { Provider } from '../../providers/contract.ts'
import { availability } from '../../scheduling/contract.ts'
import { type Booking, bookings } from '../contract.ts'
import type { ChosenSlot } from './chosen-slot.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { Instead, OtherTimes } from './other-times.tsx'
import { type Day, TimeChooser } from './time-chooser.tsx'
import { earlierPath, waitlistPath } from './waitlist-path.ts'

type TimePickerProps = {
  provider: Provider
  serviceIds: readonly string[]
  slot: ChosenSlot | null
  staffId: string | null
  /** A booking that is to be rescheduled: its own time counts as free. */
  rescheduled?: Pick<Booking, 'id' | 'dateTime'>
  onPick: (slot: ChosenSlot | null) => void
  /** A start that came from elsewhere, now with what it costs and when it ends. */
  onKnown: (slot: ChosenSlot) => void
  onStaffMember: (staffId: string | null, at?: ChosenSlot) => void
  /** At that time without one of the services; left out where they cannot be changed. */
  onWithout?: (serviceId: string, at: ChosenSlot) => void
}

/** The chooser by controls, for dialogs; the times straight from the engine. */
export function TimePicker(props: TimePickerProps) {
  const { provider, serviceIds, slot, staffId, onPick, onKnown, onStaffMember, onWithout, rescheduled } = props
  const { t } = useTranslation()
  const firstDay = today(provider.timezone)
  const [date, setDate] = useState<CalendarDate | null>(slot ? parseDate(slot.start.slice(0, 10)) : null)
  const [month, setMonth] = useState(date ?? firstDay)
  const { data, isPending, isError, refetch } = useAvailability(props, month)
  const days = new Map((data?.days ?? []).map((day) => [day.date, day]))
  const pickDate = (value: CalendarDate) => {
    setDate(value)
    onPick(null)
  }
  const pickAnywhere = (picked: ChosenSlot) => {
    setDate(parseDate(picked.start.slice(0, 10)))
    onPick(picked)
  }
  const wanted = { providerId: provider.id, serviceIds, staffId }
  const known = slot && days.get(slot.start.slice(0, 10))?.slots.find(({ start }) => start === slot.start)
  useEffect(() => {
    if (known && slot && (known.end !== slot.end || known.priceMinor !== slot.priceMinor)) onKnown(known)
  })
  return (
    <TimeChooser
      provider={provider}
      availability={data}
      date={date?.toString() ?? null}
      staffId={staffId}
      hasZoneNote={provider.timezone !== Intl.DateTimeFormat().resolvedOptions().timeZone}
      waitlistPath={(from, to) =>
        rescheduled
          ? earlierPath(rescheduled, from)
          : waitlistPath(provider, { serviceIds, staffId, start: null }, from, to)
      }
      month={
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
      }
      renderStaff={(choices) => (
        <div className="mb-6 max-w-sm">
          <Select
            label={t('booking.staffMember')}
            value={staffId ?? ''}
            onChange={({ target }) => {
              setDate(null)
              onStaffMember(target.value || null)
            }}
            options={choices.map(({ id, name }) => ({ value: id ?? '', label: name }))}
          />
        </div>
      )}
      renderSlot={(free, time) => (
        <SlotRadio slot={free} isChecked={free.start === slot?.start} onPick={onPick}>
          {time}
        </SlotRadio>
      )}
      renderNext={(next, label) => (
        <button type="button" className="slot px-4 py-2 whitespace-normal" onClick={() => pickAnywhere(next)}>
          {label}
        </button>
      )}
      // Nobody asks what is in the way of a booking that is there.
      renderMore={(day) => !rescheduled && <OtherTimes key={day.date} wanted={wanted} date={day.date} />}
      renderInstead={(day) => (
        <Instead
          wanted={wanted}
          day={day}
          nearest={nearestTo(day.date, data?.days ?? [])}
          onPick={pickAnywhere}
          onStaffMember={onStaffMember}
          onWithout={onWithout}
        />
      )}
    >
      {isError && (
        <p>
          {t('booking.timesFailed')}{' '}
          <button type="button" className="link" onClick={() => refetch()}>
            {t('search.retry')}
          </button>
        </p>
      )}
      {isPending && <p>{t('booking.loadingTimes')}</p>}
    </TimeChooser>
  )
}

function useAvailability({ provider, serviceIds, staffId, rescheduled }: TimePickerProps, month: CalendarDate) {
  return useQuery({
    queryKey: [
      'availability',
      provider.id,
      serviceIds.join(),
      staffId,
      rescheduled?.id,
      startOfMonth(month).toString(),
    ],
    queryFn: ({ signal }) => {
      const { from, to } = datesFrom(today(provider.timezone), month)
      if (rescheduled) return call(bookings.times, { id: rescheduled.id, from, to }, { signal })
      const asked = { providerId: provider.id, serviceIds: serviceIds.join(), from, to }
      return call(availability.list, { ...asked, ...(staffId && { staffId }) }, { signal })
    },
  })
}

type SlotRadioProps = { slot: ChosenSlot; isChecked: boolean; onPick: (slot: ChosenSlot) => void; children: ReactNode }

function SlotRadio({ slot, isChecked, onPick, children }: SlotRadioProps) {
  return (
    <label className="slot relative w-full cursor-pointer">
      <input
        type="radio"
        name="start"
        className="sr-only"
        value={slot.start}
        checked={isChecked}
        onChange={() => onPick(slot)}
      />
      {children}
    </label>
  )
}

/** What of the month is still ahead. */
function datesFrom(firstDay: CalendarDate, month: CalendarDate) {
  const first = startOfMonth(month)
  const from = first.compare(firstDay) < 0 ? firstDay : first
  return { from: from.toString(), to: endOfMonth(month).toString() }
}

/** The free time nearest to a date, of these days; the earlier one of two. */
function nearestTo(date: string, days: readonly Day[]): ChosenSlot | null {
  const distance = (day: Day) => Math.abs(Date.parse(day.date) - Date.parse(date))
  const free = days.filter(({ slots }) => slots.length > 0)
  const nearest = free.reduce<Day | null>((best, day) => (best && distance(best) <= distance(day) ? best : day), null)
  if (!nearest) return null
  return (nearest.date < date ? nearest.slots.at(-1) : nearest.slots[0]) ?? null
}
