import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { formatMinute, formatTime } from '../../../ui/date-format.ts'
import { durationLabel } from '../../providers/ui/provider-texts.ts'
import type { Block } from '../../staff/time-off-contract.ts'
import { minuteOfDay, minutesBetween } from '../../staff/ui/wall-clock.ts'
import type { Diary, Visit } from '../contract.ts'
import { type Gap, planOfDay } from './day-plan.ts'

const pixelsPerMinute = 1.3

type TimelineProps = {
  diary: Diary
  calendarId: string
  date: string
  onVisit: (visit: Visit) => void
  onBlock: (block: Block) => void
  onGap: (gap: Gap) => void
}

/** The day as it lies on the table: in reading order a list, for the eye to scale. */
export function Timeline({ diary, calendarId, date, onVisit, onBlock, onGap }: TimelineProps) {
  const { t, i18n } = useTranslation('shop')
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const { visits, blocks, hours, gaps } = planOfDay(diary, calendarId, date)
  const ends = [...visits, ...blocks, ...hours]
  if (ends.length === 0) return <p className="lead border-t border-line py-6">{t('today.closed')}</p>
  const minute = (iso: string) => (iso.slice(0, 10) < date ? 0 : iso.slice(0, 10) > date ? 1440 : minuteOfDay(iso))
  const first = Math.floor(Math.min(...ends.map(({ start }) => minute(start))) / 60) * 60
  const last = Math.ceil(Math.max(...ends.map(({ end }) => minute(end))) / 60) * 60
  const place = ({ start, end }: { start: string; end: string }) => ({
    top: (minute(start) - first) * pixelsPerMinute + 1,
    height: (minute(end) - minute(start)) * pixelsPerMinute - 3,
  })
  const entries = [
    ...visits.map((visit) => ({ at: visit.start, key: visit.id, node: <VisitCard visit={visit} /> })),
    ...blocks.map((block) => ({ at: block.start, key: block.id, node: <BlockCard block={block} /> })),
    ...gaps.map((gap) => ({ at: gap.start, key: gap.start, node: <GapCard gap={gap} /> })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const isNow = diary.today === date
  const now = minuteOfDay(diary.now)
  const money = (minor: number) => formatMoney(minor, diary.currency, locale)

  function VisitCard({ visit }: { visit: Visit }) {
    const isDone = Date.parse(visit.end) <= Date.parse(diary.now)
    const isNext = !isDone && visit === visits.find(({ end }) => Date.parse(end) > Date.parse(diary.now)) && isNow
    const length = minutesBetween(visit.start, visit.end)
    return (
      <button
        type="button"
        className={`slip ${isDone ? 'slip-done' : isNext ? 'slip-next' : ''} ${visit.status === 'pending' ? 'slip-pending' : ''} ${length < 45 ? 'slip-short' : ''}`}
        style={place(visit)}
        onClick={() => onVisit(visit)}
      >
        {length >= 45 && <Avatar name={visit.customerName} src={visit.avatarUrl} size="small" />}
        <span className="min-w-0 flex-1">
          <strong className="block truncate">{visit.customerName}</strong>
          <span className="block truncate text-ink-2">{visit.parts.map(({ service }) => service).join(', ')}</span>
        </span>
        <span className="slip-time">
          <Times {...visit} />
          <small>{visit.status === 'pending' ? t('today.waiting') : money(visit.totalMinor)}</small>
        </span>
      </button>
    )
  }

  function BlockCard({ block }: { block: Block }) {
    return (
      <button
        type="button"
        className={`slip ${block.clientName ? '' : 'slip-block'} ${minutesBetween(block.start, block.end) < 45 ? 'slip-short' : ''}`}
        style={place(block)}
        onClick={() => onBlock(block)}
      >
        <span className="min-w-0 flex-1">
          <strong className="block truncate">{block.clientName ?? (block.label || t('entry.block'))}</strong>
          {block.clientName && <span className="block truncate text-ink-2">{block.label || t('entry.visit')}</span>}
        </span>
        <span className="slip-time">
          <Times {...block} />
        </span>
      </button>
    )
  }

  function GapCard({ gap }: { gap: Gap }) {
    const isPast = Date.parse(gap.end) <= Date.parse(diary.now)
    return (
      <button type="button" className="slip-gap" style={place(gap)} disabled={isPast} onClick={() => onGap(gap)}>
        <span>
          <strong>{t('today.free', { length: durationLabel(common, gap.minutes) })}</strong> <Times {...gap} />
        </span>
        {!isPast && <span className="slip-gap-add">{t('today.fill')}</span>}
      </button>
    )
  }

  return (
    <div className="timeline" style={{ height: (last - first) * pixelsPerMinute + 8 }}>
      {Array.from({ length: (last - first) / 60 + 1 }, (_, index) => first + index * 60).map((hour) => (
        <p key={hour} aria-hidden="true" className="timeline-hour" style={{ top: (hour - first) * pixelsPerMinute }}>
          <span>{formatMinute(hour, locale)}</span>
        </p>
      ))}
      <ol>
        {entries.map(({ key, node }) => (
          <li key={key}>{node}</li>
        ))}
      </ol>
      {isNow && now >= first && now <= last && (
        <p aria-hidden="true" className="timeline-now" style={{ top: (now - first) * pixelsPerMinute }}>
          <span>{formatMinute(now, locale)}</span>
        </p>
      )}
    </div>
  )
}

/** On a phone the beginning is enough: how long it is can be seen. */
function Times({ start, end }: { start: string; end: string }) {
  const { t, i18n } = useTranslation('shop')
  const locale = localeOf(i18n.language)
  return (
    <>
      <span className="sm:hidden">{formatTime(start, locale)}</span>
      <span className="max-sm:hidden">
        {t('fromTo', { from: formatTime(start, locale), to: formatTime(end, locale) })}
      </span>
    </>
  )
}
