import type { Figures, VisitFigures } from '../contract.ts'
import { CountPanel, countColumn } from './count-panel.tsx'
import { useWords } from './use-words.ts'

type VisitsPanelProps = {
  now: VisitFigures
  /** Whose the providers' cancellations are, as the head of a column. */
  byProvider: string
}

export function VisitsPanel({ now, byProvider }: VisitsPanelProps) {
  const words = useWords()
  const { t } = words
  const column = (label: string, value: (figures: Figures) => number) =>
    countColumn<VisitFigures['periods'][number]>(words, label, value)
  return (
    <CountPanel
      id="visits"
      title={t(`visits.${now.by}`)}
      total={now.total.visits}
      previous={now.previous.visits}
      label={t('column.visits')}
      now={now}
      value={({ visits }) => visits}
      earlier={({ visitsBefore }) => visitsBefore}
      more={[
        column(t('column.made'), ({ made }) => made),
        column(t('column.completed'), ({ completed }) => completed),
        column(t('column.noShows'), ({ noShows }) => noShows),
        column(t('column.byCustomer'), ({ cancelledByCustomer }) => cancelledByCustomer),
        column(byProvider, ({ cancelledByProvider }) => cancelledByProvider),
        column(t('column.byOffice'), ({ cancelledOtherwise }) => cancelledOtherwise),
        column(t('column.firstVisits'), ({ firstVisits }) => firstVisits),
        column(t('column.gaps'), ({ gapMinutes }) => gapMinutes),
      ]}
    >
      {now.visitsAhead > 0 && (
        <p className="chart-note">
          {t('chart.toCome', { count: now.visitsAhead, shown: words.count(now.visitsAhead) })}
        </p>
      )}
    </CountPanel>
  )
}
