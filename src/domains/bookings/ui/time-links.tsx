import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Provider } from '../../providers/contract.ts'
import { MonthTable, monthDays } from '../../scheduling/ui/month-table.tsx'
import type { Times } from './journey-data.ts'
import { journeyPath, type PageSelection } from './selection.ts'
import { TimeChooser } from './time-chooser.tsx'
import { NextAvailable } from './time-notes.tsx'
import { waitlistPath } from './waitlist-path.ts'

type TimeLinksProps = { provider: Provider; selection: PageSelection; today: string; times: Times }

/** The chooser by links, which work without scripts. */
export function TimeLinks({ provider, selection, today, times: { month, availability } }: TimeLinksProps) {
  const { t } = useTranslation()
  const date = selection.start?.slice(0, 10) ?? selection.day
  const [first] = availability.days.flatMap(({ slots }) => slots)
  const href = (change: Partial<PageSelection>) => journeyPath(provider, { ...selection, ...change })
  const linkTo = (start: string, className: string, label: ReactNode) => (
    <Link
      className={className}
      aria-current={isSameInstant(start, selection.start) ? 'true' : undefined}
      to={href({ start, day: null, month: null })}
      rel="nofollow"
      preventScrollReset
    >
      {label}
    </Link>
  )
  return (
    <TimeChooser
      provider={provider}
      availability={availability}
      date={date}
      staffId={selection.staffId}
      hasZoneNote
      waitlistPath={(from, to) => waitlistPath(provider, selection, from, to)}
      month={
        <MonthTable
          month={month}
          today={today}
          days={monthDays(availability.days)}
          selected={date}
          hrefOfDay={(day) => href({ day, start: null, month: null })}
          hrefOfMonth={(other) => href({ month: other, day: null, start: null })}
          linksAll
        />
      }
      renderStaff={(choices) => (
        <nav className="chips mb-6" aria-label={t('booking.staffMember')}>
          {choices.map(({ id, name }) => (
            <Link
              key={id}
              className="chip"
              aria-current={selection.staffId === id ? 'true' : undefined}
              to={href({ staffId: id, start: null, month })}
              rel="nofollow"
              preventScrollReset
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      renderSlot={({ start }, time) => linkTo(start, 'slot w-full', time)}
      renderNext={({ start }, label) => linkTo(start, 'slot px-4 py-2 whitespace-normal', label)}
      renderInstead={() =>
        first && (
          <p className="mt-4">
            {linkTo(first.start, 'slot px-4 py-2 whitespace-normal', <NextAvailable start={first.start} />)}
          </p>
        )
      }
    />
  )
}

const isSameInstant = (start: string, at: string | null) => at !== null && Date.parse(start) === Date.parse(at)
