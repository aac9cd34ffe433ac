import { Sun, Sunrise, Sunset } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatTime, utcOffset } from '../../../ui/date-format.ts'
import type { Availability } from '../../scheduling/contract.ts'

type Day = Availability['days'][number]
type Slot = Day['slots'][number]

/** From hour to hour, on the wall clock. */
const parts = { morning: [0, 12, Sunrise], afternoon: [12, 17, Sun], evening: [17, 24, Sunset] } as const
type Part = keyof typeof parts

type PartsOfDayProps = { day: Day; renderSlot: (slot: Slot, time: ReactNode) => ReactNode }

/** The free times by morning, afternoon and evening. */
export function PartsOfDay({ day, renderSlot }: PartsOfDayProps) {
  const { t } = useTranslation()
  return (Object.keys(parts) as Part[]).map((part) => {
    const [from, until, Icon] = parts[part]
    const slots = day.slots.filter((slot) => {
      const hour = Number(slot.start.slice(11, 13))
      return hour >= from && hour < until
    })
    if (slots.length === 0) return null
    return (
      <div key={part} className="not-last:mb-5">
        <p className="mb-2 flex items-center gap-2">
          <Icon aria-hidden="true" className="size-5 text-brass" />
          <strong className="flex-1">{t(`booking.partOfDay.${part}`)}</strong>
          <span className="text-small text-ink-2">{t('booking.left', { count: slots.length })}</span>
        </p>
        <ul className="slots">
          {slots.map((slot) => (
            <li key={slot.start}>{renderSlot(slot, <Time slot={slot} day={day} />)}</li>
          ))}
        </ul>
      </div>
    )
  })
}

/** On the day the clocks change an hour may come twice: the offset tells which. */
function Time({ slot, day }: { slot: { start: string }; day: Day }) {
  const { i18n } = useTranslation()
  const isOdd = day.slots.some(({ start }) => utcOffset(start) !== utcOffset(slot.start))
  return (
    <span>
      {formatTime(slot.start, localeOf(i18n.language))}
      {isOdd && <span className="block text-small font-normal">{utcOffset(slot.start)}</span>}
    </span>
  )
}
