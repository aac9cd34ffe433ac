import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatDay } from '../../../ui/date-format.ts'
import type { Provider } from '../../providers/contract.ts'
import type { Availability } from '../../scheduling/contract.ts'
import { CalendarLegend, mayFreeUp } from '../../scheduling/ui/month-table.tsx'
import { PartsOfDay } from './parts-of-day.tsx'
import { NextAvailable, RequestNotice, ZoneNote } from './time-notes.tsx'

export type Day = Availability['days'][number]
type Slot = Day['slots'][number]
/** `id` null: whoever is free. */
type StaffChoice = { id: string | null; name: string }

type TimeChooserProps = {
  provider: Provider
  /** Of one month; undefined until it is read. */
  availability: Availability | undefined
  /** The day that is looked at. */
  date: string | null
  staffId: string | null
  hasZoneNote: boolean
  month: ReactNode
  renderStaff: (choices: readonly StaffChoice[]) => ReactNode
  renderSlot: (slot: Slot, time: ReactNode) => ReactNode
  renderNext: (slot: Slot, label: ReactNode) => ReactNode
  /** Below the times of a day. */
  renderMore?: (day: Day) => ReactNode
  /** On a day without a free time. */
  renderInstead: (day: Day) => ReactNode
  /** Where one waits for a time on these days; left out, or null, where nobody can. */
  waitlistPath?: (from: string, to: string) => string | null
  /** What is said while the times are not there. */
  children?: ReactNode
}

/** A month and the free times of one of its days. Whether one chooses by links or by controls, says who shows it. */
export function TimeChooser(props: TimeChooserProps) {
  const { provider, availability, date, staffId, month, renderStaff, renderNext } = props
  const { t } = useTranslation()
  const days = availability?.days ?? []
  const day = days.find((one) => one.date === date)
  const [next] = days.flatMap(({ slots }) => slots)
  const staff = (availability?.staff ?? []).filter(({ performsAll }) => performsAll)
  return (
    <>
      {availability?.mode === 'request' && <RequestNotice provider={provider} />}
      {(staff.length > 1 || staffId !== null) && renderStaff([{ id: null, name: t('booking.anybody') }, ...staff])}
      <div className="time-picker">
        <div>
          {month}
          <CalendarLegend />
        </div>
        <div aria-live="polite" aria-busy={!availability}>
          {props.children}
          {day && <TimesOfDay {...props} day={day} />}
          {availability && !day && <p className="lead">{t('booking.pickDate')}</p>}
          {next && !day && <p className="mt-4">{renderNext(next, <NextAvailable start={next.start} />)}</p>}
          {availability && !next && <p className="mt-3">{t('booking.monthFull')}</p>}
          {!day && !next && <WaitlistLink {...props} days={days} />}
          {props.hasZoneNote && <ZoneNote provider={provider} />}
        </div>
      </div>
    </>
  )
}

type WaitlistLinkProps = Pick<TimeChooserProps, 'waitlistPath'> & { days: readonly Day[] }

/** Only somebody who would be taken can be waited for. */
function WaitlistLink({ waitlistPath, days }: WaitlistLinkProps) {
  const { t } = useTranslation()
  const [from, to] = [days[0], days.at(-1)]
  const path = from && to && waitlistPath?.(from.date, to.date)
  if (!path || !days.some(({ reason }) => reason && mayFreeUp(reason))) return null
  return (
    <p className="mt-4">
      <Link className="link font-bold" rel="nofollow" to={path}>
        {t('booking.waitlist')}
      </Link>
    </p>
  )
}

function TimesOfDay({ day, renderSlot, renderMore, renderInstead, waitlistPath }: TimeChooserProps & { day: Day }) {
  const { t, i18n } = useTranslation()
  const name = formatDay(day.date, localeOf(i18n.language))
  if (day.slots.length === 0) {
    return (
      <>
        <p className="h3 mb-3 first-letter:uppercase">{name}</p>
        <p>{t(`booking.reason.${day.reason ?? 'closed'}`)}.</p>
        {renderInstead(day)}
        <WaitlistLink days={[day]} {...(waitlistPath && { waitlistPath })} />
      </>
    )
  }
  return (
    <fieldset>
      <legend className="h3 mb-3 first-letter:uppercase">{name}</legend>
      <PartsOfDay day={day} renderSlot={renderSlot} />
      {renderMore?.(day)}
    </fieldset>
  )
}
