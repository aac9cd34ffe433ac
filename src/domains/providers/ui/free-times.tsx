import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatShortDate, formatTime } from '../../../ui/date-format.ts'
import type { ProviderCard } from '../contract.ts'

/** `today`: the date at the provider's place. `serviceId`: null without working hours, where times are on request. */
export type FreeTimes = { serviceId: string | null; today: string; slots: readonly { start: string }[] }

export function NextFree({ times, hasServices }: { times: FreeTimes | null; hasServices: boolean }) {
  const { t, i18n } = useTranslation()
  if (!hasServices) return <span className="text-ink-2">{t('provider.notBookable')}</span>
  if (!times) return null
  if (times.serviceId === null) return <span className="text-ink-2">{t('provider.timesOnRequest')}</span>
  const [first] = times.slots
  if (!first) return <span className="text-ink-2">{t('provider.noTimesSoon')}</span>
  const date = first.start.slice(0, 10)
  const day =
    date === times.today
      ? t('provider.today')
      : date === dayAfter(times.today)
        ? t('provider.tomorrow')
        : formatShortDate(first.start, localeOf(i18n.language))
  return (
    <span>
      <strong>{day}</strong> {t('provider.nextFree')}
    </span>
  )
}

type SlotsProps = {
  provider: Pick<ProviderCard, 'name' | 'linkTo'>
  times: FreeTimes | null
  /** Where the others are. */
  more?: ReactNode
}

export function Slots({ provider, times, more }: SlotsProps) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const [first] = times?.slots ?? []
  if (!times || !first) return null
  // The day of the first stands above them.
  const weekdayOf = (start: string) =>
    start.slice(0, 10) === first.start.slice(0, 10) ? '' : `${formatShortDate(start, locale).split(/,? /)[0]} `
  return (
    <ul className="relative z-3 mt-2 slots" aria-label={t('provider.timesOf', { name: provider.name })}>
      {times.slots.map(({ start }) => (
        <li key={start}>
          <SlotLink
            provider={provider}
            serviceId={times.serviceId ?? ''}
            start={start}
            size={weekdayOf(start) ? 'slot-later' : 'text-small'}
          >
            {weekdayOf(start) + formatTime(start, locale)}
          </SlotLink>
        </li>
      ))}
      {more && <li>{more}</li>}
    </ul>
  )
}

type SlotLinkProps = {
  provider: Pick<ProviderCard, 'linkTo'>
  serviceId: string
  start: string
  size: string
  children: string
}

/** Without a script it leads to the booking page, with one to the profile with the dialog open. */
function SlotLink({ provider, serviceId, start, size, children }: SlotLinkProps) {
  const navigate = useNavigate()
  const chosen = new URLSearchParams({ book: serviceId, at: start })
  const slug = provider.linkTo.split('/').at(-1) ?? ''
  return (
    <a
      className={`slot w-full ${size}`}
      rel="nofollow"
      data-live=""
      href={`/booking?provider=${slug}&${chosen}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        navigate(`${provider.linkTo}?${chosen}`)
      }}
    >
      {children}
    </a>
  )
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
