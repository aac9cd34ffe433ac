import type { ReactNode } from 'react'
import { toMajor } from '../../../lib/money.ts'
import { type ChartColumn, ColumnChart } from '../../../ui/column-chart.tsx'
import { formatDayOfMonth, formatShortMonth, weekdayNames } from '../../../ui/date-format.ts'
import type { Grouping, Span } from '../contract.ts'
import { ChartPanel } from './chart-panel.tsx'
import type { FigureColumn } from './figure-columns.ts'
import { weekdayOf } from './periods.ts'
import { useWords, type Words } from './use-words.ts'

export type Shown<Period> = {
  from: string
  to: string
  by: Grouping
  counted: Span
  today: string
  periods: Period[]
}

type CountPanelProps<Period> = {
  id: string
  title: string
  /** Of the days that have begun, and of the same days before. */
  total: number
  previous: number
  /** What is counted, as the head of a column. */
  label: string
  now: Shown<Period>
  value: (period: Period) => number
  /** Of the same days, before. */
  earlier: (period: Period) => number
  /** What else the table has of each. */
  more?: readonly FigureColumn<Period>[]
  /** Under it. */
  children?: ReactNode
}

/** So many in each day, week or month, beside as many before. */
export function CountPanel<Period extends Span>(panel: CountPanelProps<Period>) {
  const { id, title, total, previous, label, now, value, earlier, more = [], children } = panel
  const words = useWords()
  const { t } = words
  const rows = now.periods
  const columns: FigureColumn<Period>[] = [
    periodColumn<Period>(words, now.by, (period) => period),
    countColumn<Period>(words, label, value),
    countColumn<Period>(words, t('column.before'), earlier),
    ...more,
  ]
  const drawn = rows.map((period) => drawnOf(words, now, period, value(period), earlier(period)))
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
      keyOf={({ from }) => from}
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
      {children}
    </ChartPanel>
  )
}

function drawnOf(words: Words, shown: Shown<Span>, period: Span, value: number, before: number): ChartColumn {
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
