import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatDate, formatShortDate, formatTime } from '../../../ui/date-format.ts'
import { call } from '../../identity/ui/session.ts'
import { type Availability, availability, type Refusal } from '../../scheduling/contract.ts'
import type { ChosenSlot } from './chosen-slot.ts'
import { PartsOfDay } from './parts-of-day.tsx'

type Day = Availability['days'][number]

export type Wanted = {
  providerId: string
  serviceIds: readonly string[]
  staffId: string | null
  /** Of a booking that moves nobody asks what is in its own way. */
  movingId?: string
}

type TimesOfDayProps = {
  wanted: Wanted
  day: Day
  start: string | null
  onPick: (slot: ChosenSlot) => void
}

/** The free times of one day by morning, afternoon and evening; those that are not, with the reason, on demand. */
export function TimesOfDay({ wanted, day, start, onPick }: TimesOfDayProps) {
  const { i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  return (
    <fieldset>
      <legend className="h3 mb-3 first-letter:uppercase">{formatDate(day.date, locale)}</legend>
      <PartsOfDay
        day={day}
        renderSlot={(slot, time) => (
          <label className="slot relative w-full cursor-pointer">
            <input
              type="radio"
              name="start"
              className="sr-only"
              value={slot.start}
              checked={slot.start === start}
              onChange={() => onPick(slot)}
            />
            {time}
          </label>
        )}
      />
      {!wanted.movingId && <OtherTimes key={day.date} wanted={wanted} date={day.date} />}
    </fieldset>
  )
}

function useExplained({ providerId, serviceIds, staffId }: Wanted, date: string, isAsked: boolean) {
  return useQuery({
    queryKey: ['explained', providerId, serviceIds.join(), staffId, date],
    enabled: isAsked,
    queryFn: ({ signal }) => {
      const asked = { providerId, serviceIds: serviceIds.join(), from: date, to: date, explain: true }
      return call(availability.list, { ...asked, ...(staffId && { staffId }) }, { signal })
    },
  })
}

/** What an opening hour could be refused for; nobody asks why three in the morning is not offered. */
const worthSaying: readonly Refusal[] = ['taken', 'staff_taken', 'room_taken', 'blocked', 'too_short', 'notice', 'past']

function OtherTimes({ wanted, date }: { wanted: Wanted; date: string }) {
  const { t, i18n } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data, isPending, isError } = useExplained(wanted, date, isOpen)
  const locale = localeOf(i18n.language)
  const refused = data?.days[0]?.refused ?? []
  const reasons = worthSaying.filter((reason) => refused.some((one) => one.reason === reason))
  const timesOf = (reason: Refusal) =>
    refused.filter((one) => one.reason === reason).map(({ time }) => formatTime(`${date}T${time}`, locale))
  return (
    <details className="other-times" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('booking.otherTimes')}</summary>
      {isPending && <p>{t('booking.loadingTimes')}</p>}
      {isError && <p>{t('booking.timesFailed')}</p>}
      {data && reasons.length === 0 && <p>{t('booking.noOtherTimes')}</p>}
      <dl>
        {reasons.map((reason) => (
          <div key={reason}>
            <dt>{t(`booking.reason.${reason}`)}</dt>
            <dd>{timesOf(reason).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

type DayWithoutTimesProps = {
  wanted: Wanted
  day: Day
  /** The free time nearest to this day, of those that are known. */
  nearest: ChosenSlot | null
  onPick: (slot: ChosenSlot) => void
  onStaffMember: (staffId: string, at: ChosenSlot) => void
  /** Left out where the services cannot be changed. */
  onWithout?: ((serviceId: string, at: ChosenSlot) => void) | undefined
}

/** Why a day has no free time, and what comes nearest: another day, somebody else, or less. Each can be booked as it stands. */
export function DayWithoutTimes({ wanted, day, nearest, onPick, onStaffMember, onWithout }: DayWithoutTimesProps) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const reason = day.reason ?? 'closed'
  const { data } = useExplained(wanted, day.date, worthSaying.includes(reason))
  const explained = data?.days[0]?.refused ?? []
  const found = (kind: 'person' | 'without') =>
    explained.flatMap(({ start, alternatives }) =>
      alternatives.flatMap((alternative) =>
        alternative.kind === kind && start !== null ? [{ start, alternative }] : [],
      ),
    )
  const [staffMember] = found('person')
  const [without] = onWithout ? found('without') : []
  return (
    <>
      <p className="h3 mb-2 first-letter:uppercase">{formatDate(day.date, locale)}</p>
      <p>{t(`booking.reason.${reason}`)}.</p>
      {(nearest || staffMember || without) && <p className="mt-4 mb-2">{t('booking.instead')}</p>}
      <div className="grid gap-2">
        {nearest && (
          <Alternative onPress={() => onPick(nearest)}>
            {formatShortDate(nearest.start, locale)}, {formatTime(nearest.start, locale)}
          </Alternative>
        )}
        {staffMember?.alternative.kind === 'person' && (
          <StaffAlternative
            start={staffMember.start}
            name={staffMember.alternative.name}
            staffId={staffMember.alternative.staffId}
            onStaffMember={onStaffMember}
          />
        )}
        {without?.alternative.kind === 'without' && (
          <WithoutAlternative
            start={without.start}
            name={without.alternative.name}
            serviceId={without.alternative.serviceId}
            onWithout={onWithout}
          />
        )}
      </div>
    </>
  )
}

type StaffAlternativeProps = Pick<DayWithoutTimesProps, 'onStaffMember'> & {
  start: string
  name: string
  staffId: string
}

function StaffAlternative({ start, name, staffId, onStaffMember }: StaffAlternativeProps) {
  const { t, i18n } = useTranslation()
  return (
    <Alternative onPress={() => onStaffMember(staffId, { start })}>
      {t('booking.alternative.person', { time: formatTime(start, localeOf(i18n.language)), name })}
    </Alternative>
  )
}

type WithoutAlternativeProps = Pick<DayWithoutTimesProps, 'onWithout'> & {
  start: string
  name: string
  serviceId: string
}

function WithoutAlternative({ start, name, serviceId, onWithout }: WithoutAlternativeProps) {
  const { t, i18n } = useTranslation()
  return (
    <Alternative onPress={() => onWithout?.(serviceId, { start })}>
      {t('booking.alternative.without', { time: formatTime(start, localeOf(i18n.language)), name })}
    </Alternative>
  )
}

function Alternative({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="slot min-h-11 justify-start px-4 text-left" onClick={onPress}>
      {children}
    </button>
  )
}
