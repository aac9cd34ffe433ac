import { bookedFrom, type Figures, type VisitFigures } from '../contract.ts'
import { ChangePanel } from './change-panel.tsx'
import { useWords } from './use-words.ts'

type SourcesPanelProps = {
  now: VisitFigures
  /** Read by the owner, not by the office. */
  isOwn?: boolean
}

const unknown = (figures: Figures) => figures.made - bookedFrom.reduce((sum, name) => sum + figures[name], 0)

/** Through what customers came to the bookings they have made. */
export function SourcesPanel({ now, isOwn = false }: SourcesPanelProps) {
  const { t, count } = useWords()
  const { total, previous } = now
  const rows = bookedFrom.map((name) => ({
    id: name,
    name: t(!isOwn && name === 'fromLink' ? 'sources.fromLinkOfAny' : `sources.${name}`),
    now: total[name],
    before: previous[name],
    format: (value: number) => count(value),
  }))
  const rest = {
    id: 'unknown',
    name: t('sources.unknown'),
    now: unknown(total),
    before: unknown(previous),
    format: (value: number) => count(value),
  }
  return (
    <ChangePanel
      id="sources"
      title={t('sources.title')}
      lead={t('sources.lead')}
      span={now}
      of={t('sources.of')}
      rows={rest.now > 0 || rest.before > 0 ? [...rows, rest] : rows}
    />
  )
}
