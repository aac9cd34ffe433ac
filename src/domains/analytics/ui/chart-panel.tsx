import { ChartColumn, Download, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { keepHere, readKept } from '../../../lib/kept.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDates } from '../../../ui/date-format.ts'
import { HiddenTable, Table } from '../../../ui/table.tsx'
import { saveFile } from '../../identity/ui/save-file.ts'
import type { Span } from '../contract.ts'
import { csvOfFigures, type FigureColumn } from './figure-columns.ts'
import { useWords } from './use-words.ts'

const views = ['chart', 'table'] as const
const viewKey = (id: string) => `chart-view-${id}`

type ChartPanelProps<Row> = {
  /** In the name of its file, and under it this browser keeps how it is shown. */
  id: string
  title: string
  lead?: ReactNode
  /** Of the days shown, in the name of the file. */
  span: Span
  columns: readonly FigureColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** What is drawn of the rows; without it they are a table. */
  chart?: ReactNode
  /** The chart is itself a table. */
  isChartRead?: boolean
  /** Under either. */
  children?: ReactNode
}

/** Figures as a chart or as the table they are drawn from, which can be saved. */
export function ChartPanel<Row>(panel: ChartPanelProps<Row>) {
  const { id, title, lead, span, columns, rows, keyOf, chart, isChartRead = false, children } = panel
  const { t, locale } = useWords()
  const titleId = useId()
  const [view, setView] = useState(() => views.find((one) => one === readKept(viewKey(id))) ?? 'chart')
  const table = { caption: `${title}, ${formatDates(span.from, span.to, locale)}`, columns, rows, keyOf }
  const save = () =>
    saveFile(`${id}-${span.from}-${span.to}.csv`, 'text/csv;charset=utf-8', csvOfFigures(columns, rows))
  return (
    <section className="chart-panel" aria-labelledby={titleId}>
      <header className="chart-head">
        <div className="min-w-0">
          <h2 id={titleId} className="h3">
            {title}
          </h2>
          {lead && <p className="chart-lead">{lead}</p>}
        </div>
        <div className="chart-tools">
          {chart && (
            <fieldset className="switch">
              <legend className="sr-only">{t('view.label', { chart: title })}</legend>
              {views.map((one) => (
                <label key={one} className="switch-choice">
                  <input
                    type="radio"
                    name={titleId}
                    className="sr-only"
                    checked={one === view}
                    onChange={() => {
                      keepHere(viewKey(id), one)
                      setView(one)
                    }}
                  />
                  {one === 'chart' ? (
                    <ChartColumn aria-hidden="true" size={18} />
                  ) : (
                    <Table2 aria-hidden="true" size={18} />
                  )}
                  {t(`view.${one}`)}
                </label>
              ))}
            </fieldset>
          )}
          <Button variant="quiet" size="small" aria-label={t('view.csvOf', { chart: title })} onClick={save}>
            <Download aria-hidden="true" size={18} />
            {t('view.csv')}
          </Button>
        </div>
      </header>
      {chart && view === 'chart' ? (
        <>
          {chart}
          {!isChartRead && <HiddenTable {...table} />}
        </>
      ) : (
        <Table {...table} isCaptionHidden keepsColumns />
      )}
      {children}
    </section>
  )
}
