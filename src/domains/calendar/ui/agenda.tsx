import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { formatDate, formatTime } from '../../../ui/date-format.ts'
import type { Block } from '../../staff/time-off-contract.ts'
import { addDays, dateOf } from '../../staff/ui/wall-clock.ts'
import type { Diary, Visit } from '../contract.ts'

type AgendaProps = {
  diary: Diary
  from: string
  days: number
  /** '': everybody. */
  person: string
  onVisit: (visit: Visit) => void
  onBlock: (block: Block) => void
}

/** The diary as a list: on a phone, for a reader's ear, and on paper. */
export function Agenda({ diary, from, days, person, onVisit, onBlock }: AgendaProps) {
  const { t, i18n } = useTranslation('shop')
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const isTheirs = (calendarId: string) => person === '' || person === calendarId
  const nameOf = (id: string) => (diary.people.length > 1 ? diary.people.find((one) => one.id === id)?.name : undefined)
  const entriesOf = (date: string) =>
    [
      ...diary.visits
        .filter(({ start, parts }) => dateOf(start) === date && parts.some(({ calendarId }) => isTheirs(calendarId)))
        .map((visit) => ({ kind: 'visit' as const, start: visit.start, visit })),
      ...diary.blocks
        .filter(({ start, calendarId }) => dateOf(start) === date && isTheirs(calendarId))
        .map((block) => ({ kind: 'block' as const, start: block.start, block })),
    ].sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
  return (
    <ol className="agenda">
      {Array.from({ length: days }, (_, index) => addDays(from, index)).map((date) => {
        const entries = entriesOf(date)
        return (
          <li key={date}>
            <h2 className={`agenda-day ${date === diary.today ? 'agenda-today' : ''}`}>{formatDate(date, locale)}</h2>
            {entries.length === 0 && <p className="py-3 text-ink-2">{t('calendar.nothing')}</p>}
            <ul>
              {entries.map((entry) => (
                <li key={entry.kind === 'visit' ? entry.visit.id : entry.block.id} className="border-b border-line">
                  {entry.kind === 'visit' ? (
                    <button type="button" className="agenda-entry" onClick={() => onVisit(entry.visit)}>
                      <span className="agenda-time">{formatTime(entry.visit.start, locale)}</span>
                      <span className="min-w-0 flex-1">
                        <strong className="block">{entry.visit.customerName}</strong>
                        <span className="text-ink-2">
                          {entry.visit.parts
                            .map(({ service, calendarId }) => [service, nameOf(calendarId)].filter(Boolean).join(' · '))
                            .join(', ')}
                        </span>
                      </span>
                      <span className="grid justify-items-end gap-1">
                        {formatMoney(entry.visit.totalMinor, diary.currency, locale)}
                        {entry.visit.status !== 'confirmed' && (
                          <Badge tone="outline">{common(`myBookings.status.${entry.visit.status}`)}</Badge>
                        )}
                      </span>
                    </button>
                  ) : (
                    <button type="button" className="agenda-entry" onClick={() => onBlock(entry.block)}>
                      <span className="agenda-time">{formatTime(entry.block.start, locale)}</span>
                      <span className="min-w-0 flex-1">
                        <strong className="block">
                          {entry.block.clientName ?? (entry.block.label || t('entry.block'))}
                        </strong>
                        <span className="text-ink-2">
                          {[
                            entry.block.clientName ? entry.block.label || t('entry.visit') : '',
                            nameOf(entry.block.calendarId),
                            t('calendar.until', { time: formatTime(entry.block.end, locale) }),
                          ]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                      </span>
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}
