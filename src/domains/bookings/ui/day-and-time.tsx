import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatDate } from '../../../ui/date-format.ts'
import type { Provider } from '../../providers/contract.ts'
import { CalendarLegend, MonthTable } from '../../scheduling/ui/month-table.tsx'
import type { Times } from './journey-data.ts'
import { PartsOfDay } from './parts-of-day.tsx'
import { journeyPath, type PageSelection } from './selection.ts'
import { NextAvailable, RequestNotice, ZoneNote } from './time-notes.tsx'

type DayAndTimeProps = { provider: Provider; selection: PageSelection; today: string; times: Times }

/** A month and the slots of one day as links, which work without scripts. */
export function DayAndTime({ provider, selection, today, times }: DayAndTimeProps) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const { days, staff, mode } = times.availability
  const date = selection.start?.slice(0, 10) ?? selection.day
  const day = days.find((one) => one.date === date)
  const [next] = days.flatMap(({ slots }) => slots)
  const able = (staff ?? []).filter(({ performsAll }) => performsAll)
  const href = (change: Partial<PageSelection>) => journeyPath(provider, { ...selection, ...change })
  return (
    <>
      {mode === 'request' && <RequestNotice provider={provider} />}
      {(able.length > 1 || selection.staffId !== null) && (
        <nav className="chips mb-6" aria-label={t('booking.person')}>
          {[{ id: null, name: t('booking.anybody') }, ...able].map(({ id, name }) => (
            <Link
              key={id}
              className="chip"
              aria-current={selection.staffId === id ? 'true' : undefined}
              to={href({ staffId: id, start: null, month: times.month })}
              rel="nofollow"
              preventScrollReset
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      <div className="time-picker">
        <div>
          <MonthTable
            month={times.month}
            today={today}
            days={days}
            selected={date}
            hrefOfDay={(picked) => href({ day: picked, start: null, month: null })}
            hrefOfMonth={(month) => href({ month, day: null, start: null })}
            linksAll
          />
          <CalendarLegend />
        </div>
        <div>
          {!day && <p className="lead">{t('booking.pickDate')}</p>}
          {day && <p className="h3 mb-3 first-letter:uppercase">{formatDate(day.date, locale)}</p>}
          {day && day.slots.length === 0 && <p>{t(`booking.reason.${day.reason ?? 'closed'}`)}.</p>}
          {day && (
            <PartsOfDay
              day={day}
              renderSlot={({ start }, time) => (
                <Link
                  className="slot w-full"
                  aria-current={isSameInstant(start, selection.start) ? 'true' : undefined}
                  to={href({ start, day: null, month: null })}
                  rel="nofollow"
                  preventScrollReset
                >
                  {time}
                </Link>
              )}
            />
          )}
          {next && (!day || day.slots.length === 0) && (
            <p className="mt-4">
              <Link
                className="slot px-4"
                to={href({ start: next.start, day: null, month: null })}
                rel="nofollow"
                preventScrollReset
              >
                <NextAvailable start={next.start} />
              </Link>
            </p>
          )}
          {!next && <p className="mt-3">{t('booking.monthFull')}</p>}
          <ZoneNote provider={provider} />
        </div>
      </div>
    </>
  )
}

const isSameInstant = (start: string, at: string | null) => at !== null && Date.parse(start) === Date.parse(at)
