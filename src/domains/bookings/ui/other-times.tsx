import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatShortDateTime, formatTime } from '../../../ui/date-format.ts'
import { call } from '../../identity/ui/session.ts'
import { availability, type Refusal } from '../../scheduling/contract.ts'
import type { ChosenSlot } from './chosen-slot.ts'
import type { Day } from './time-chooser.tsx'

type Wanted = {
  providerId: string
  serviceIds: readonly string[]
  staffId: string | null
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

/** The times of a day that are not free, with the reason, on demand. */
export function OtherTimes({ wanted, date }: { wanted: Wanted; date: string }) {
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

type InsteadProps = {
  wanted: Wanted
  day: Day
  /** The free time nearest to this day, of those that are known. */
  nearest: ChosenSlot | null
  onPick: (slot: ChosenSlot) => void
  onStaffMember: (staffId: string, at: ChosenSlot) => void
  /** Left out where the services cannot be changed. */
  onWithout?: ((serviceId: string, at: ChosenSlot) => void) | undefined
}

/** What comes nearest to a day without a free time: another day, somebody else, or less. Each can be booked as it stands. */
export function Instead({ wanted, day, nearest, onPick, onStaffMember, onWithout }: InsteadProps) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const reason = day.reason ?? 'closed'
  const { data } = useExplained(wanted, day.date, worthSaying.includes(reason))
  const explained = (data?.days[0]?.refused ?? []).flatMap(({ start, alternatives }) =>
    start === null ? [] : alternatives.map((alternative) => ({ start, ...alternative })),
  )
  const staffMember = explained.find((alternative) => alternative.kind === 'staff')
  const without = explained.find((alternative) => alternative.kind === 'without')
  const timeOf = ({ start }: ChosenSlot) => formatTime(start, locale)
  if (!nearest && !staffMember && !(without && onWithout)) return null
  return (
    <>
      <p className="mt-4 mb-2">{t('booking.instead')}</p>
      <div className="grid gap-2">
        {nearest && (
          <Alternative onPress={() => onPick(nearest)}>{formatShortDateTime(nearest.start, locale)}</Alternative>
        )}
        {staffMember && (
          <Alternative onPress={() => onStaffMember(staffMember.staffId, { start: staffMember.start })}>
            {t('booking.alternative.staffMember', { time: timeOf(staffMember), name: staffMember.name })}
          </Alternative>
        )}
        {without && onWithout && (
          <Alternative onPress={() => onWithout(without.serviceId, { start: without.start })}>
            {t('booking.alternative.without', { time: timeOf(without), name: without.name })}
          </Alternative>
        )}
      </div>
    </>
  )
}

function Alternative({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="slot min-h-11 justify-start px-4 text-left" onClick={onPress}>
      {children}
    </button>
  )
}
