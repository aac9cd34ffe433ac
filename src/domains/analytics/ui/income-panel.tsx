import type { ReactNode } from 'react'
import { formatShortMoney } from '../../../lib/money.ts'
import { formatDayOfMonth } from '../../../ui/date-format.ts'
import type { MoneyFigures, Span } from '../contract.ts'
import { runningTotals } from './change.ts'
import { ChartPanel } from './chart-panel.tsx'
import { moneyColumn, periodColumn, type Shown } from './count-panel.tsx'
import { LineChart } from './line-chart.tsx'
import { useWords } from './use-words.ts'

type MoneyPeriod = Span & { money: MoneyFigures[]; moneyBefore: MoneyFigures[] }

type Kind = 'visitsMinor' | 'cardsMinor' | 'feesMinor'

/** Of one currency: two are never added. */
export const minorIn = (money: readonly MoneyFigures[], currency: string, kind: Kind) =>
  money.find((one) => one.currency === currency)?.[kind] ?? 0

type IncomePanelProps = {
  id: string
  title: string
  lead: ReactNode
  currency: string
  /** Which amount is added up, and which others the table has. */
  kind: Kind
  others: readonly Kind[]
  now: Shown<MoneyPeriod>
}

/** Of these days and of those before. */
export const currenciesOf = (...money: readonly (readonly MoneyFigures[])[]) => [
  ...new Set(money.flat().map(({ currency }) => currency)),
]

/** What has come in from the first day on. */
export function IncomePanel({ id, title, lead, currency, kind, others, now }: IncomePanelProps) {
  const words = useWords()
  const { t, locale } = words
  const running = runningTotals(now.periods.map(({ money }) => minorIn(money, currency, kind)))
  const earlier = runningTotals(now.periods.map(({ moneyBefore }) => minorIn(moneyBefore, currency, kind)))
  const rows = now.periods.map((period, index) => ({ ...period, total: running[index] ?? 0 }))
  type Row = (typeof rows)[number]
  const begun = now.periods.filter(({ from }) => from <= now.today).length
  const totals = running.slice(0, begun)
  const total = totals.at(-1) ?? 0
  const totalBefore = earlier.at(-1) ?? 0
  const isOver = begun === now.periods.length
  const isToday = now.from <= now.today && now.today <= now.to
  const day = (date: string) => formatDayOfMonth(date, locale)
  return (
    <ChartPanel
      id={id}
      title={title}
      lead={lead}
      span={now}
      rows={rows}
      keyOf={({ from }) => from}
      columns={[
        periodColumn<Row>(words, now.by, (row) => row),
        ...[kind, ...others].map((one) =>
          moneyColumn<Row>(words, t(`money.${one}`), currency, ({ money }) => minorIn(money, currency, one)),
        ),
        moneyColumn<Row>(words, t('money.total'), currency, (row) => row.total),
      ]}
      chart={
        total === 0 && totalBefore === 0 ? (
          <p className="chart-none">{t('chart.none')}</p>
        ) : (
          <LineChart
            totals={totals}
            count={now.periods.length}
            before={earlier}
            format={(minor) => formatShortMoney(minor, currency, locale)}
            nowText={[words.money(total, currency), t('chart.theseDays')]}
            beforeText={totalBefore > 0 ? t('chart.wasBefore', { value: words.money(totalBefore, currency) }) : null}
            names={{
              first: day(now.from),
              last: isOver && isToday ? t('chart.today') : day(now.to),
              now: isOver || begun === 0 ? null : t('chart.today'),
            }}
          />
        )
      }
    />
  )
}
