import { toMajor } from '../../../lib/money.ts'
import { type ChartColumn, ColumnChart } from '../../../ui/column-chart.tsx'
import { formatDayOfMonth, formatShortMonth, weekdayNames } from '../../../ui/date-format.ts'
import type { Grouping, Span } from '../contract.ts'
import { ChartPanel } from './chart-panel.tsx'
import type { FigureColumn } from './figure-columns.ts'
import { weekdayOf } from './periods.ts'
import { useWords, type Words } from './use-words.ts'

export type Shown<Period> = { from: string; to: string; by: Grouping; before: Span; today: string; periods: Period[] }

type CountPanelProps<Period> = {
  id: string
  title: string
  /** Of all the days, and of those before. */
  total: number
  previous: number
  /** What is counted, as the head of a column. */
  label: string
  now: Shown<Period>
  before: Shown<Period>
  value: (period: Period) => number
  /** What else the table has of each. */
  more?: readonly FigureColumn<Period>[]
}

/** So many in each day, week or month, beside as many before. */
export function CountPanel<Period extends Span>(panel: CountPanelProps<Period>) {
  const { id, title, total, previous, label, now, before, value, more = [] } = panel
  const words = useWords()
  const { t } = words
  const rows = now.periods.map((period, index) => ({ period, earlier: before.periods[index] }))
  type Row = (typeof rows)[number]
  const columns: FigureColumn<Row>[] = [
    periodColumn<Row>(words, now.by, ({ period }) => period),
    countColumn<Row>(words, label, ({ period }) => value(period)),
    countColumn<Row>(words, t('column.before'), ({ earlier }) => (earlier ? value(earlier) : null)),
    ...more.map(({ cell, raw, ...column }): FigureColumn<Row> => {
      return { ...column, cell: ({ period }) => cell(period), raw: ({ period }) => raw(period) }
    }),
  ]
  const drawn = rows.map(({ period, earlier }) => drawnOf(words, now, period, value(period), earlier && value(earlier)))
  const isEmpty = drawn.every((one) => one.value === 0 && !one.before)
  return (
    <ChartPanel
      id={id}
      title={title}
      lead={
        <>
          <strong>{words.count(total)}</strong>, {words.against(total, previous, now)}
        </>
      }
      span={now}
      columns={columns}
      rows={rows}
      keyOf={({ period }) => period.from}
      chart={
        isEmpty ? (
          <p className="chart-none">{t('chart.none')}</p>
        ) : (
          <ColumnChart
            columns={drawn}
            format={(count) => words.count(count)}
            beforeText={t('chart.pale', { before: words.before(now) })}
          />
        )
      }
    >
      {drawn.some(({ state, value: count }) => state === 'ahead' && count > 0) && (
        <p className="chart-note">{t('chart.ahead')}</p>
      )}
    </ChartPanel>
  )
}

function drawnOf(words: Words, shown: Shown<Span>, period: Span, value: number, before?: number): ChartColumn {
  const { t, locale } = words
  const { by, today } = shown
  const isNow = period.from <= today && today <= period.to
  const weekday = weekdayOf(period.from)
  const day = formatDayOfMonth(period.from, locale)
  const month = formatShortMonth(period.from, locale)
  const isYearSaid = by === 'month' && (period.from === shown.from || period.from.slice(5, 7) === '01')
  return {
    name: words.period(period, by),
    value,
    before,
    ...(by === 'day'
      ? { short: weekdayNames(locale)[weekday - 1]?.short ?? '', under: String(Number(period.from.slice(8))) }
      : { short: by === 'week' ? day : month, under: isYearSaid ? period.from.slice(0, 4) : '' }),
    narrow: by === 'month' ? month : isNow && by === 'day' ? t('chart.today') : day,
    label: isNow ? t('chart.soFar', { value: words.count(value) }) : undefined,
    state: isNow && by === 'day' ? 'now' : period.from > today ? 'ahead' : undefined,
    isStrong: by === 'day' && weekday > 5,
  }
}

export function periodColumn<Row>(words: Words, by: Grouping, spanOf: (row: Row) => Span): FigureColumn<Row> {
  return {
    id: 'period',
    label: words.t(`column.${by}`),
    cell: (row) => words.period(spanOf(row), by),
    raw: (row) => (by === 'day' ? spanOf(row).from : `${spanOf(row).from}/${spanOf(row).to}`),
  }
}

export function countColumn<Row>(words: Words, label: string, value: (row: Row) => number | null): FigureColumn<Row> {
  return {
    id: label,
    label,
    isNumeric: true,
    cell: (row) => {
      const count = value(row)
      return count === null ? '–' : words.count(count)
    },
    raw: value,
  }
}

/** A file names the currency, and has the amount alone. */
export function moneyColumn<Row>(
  words: Words,
  label: string,
  currency: string,
  minorOf: (row: Row) => number,
): FigureColumn<Row> {
  return {
    id: label,
    label,
    rawLabel: `${label} (${currency})`,
    isNumeric: true,
    cell: (row) => words.money(minorOf(row), currency),
    raw: (row) => toMajor(minorOf(row), currency),
  }
}
