import { narrowChart, useBoxWidth } from './box-width.ts'
import { anchorAt, axisTicks, namedEvery, peaks, strongWidth, textWidth } from './chart-scale.ts'

export type ChartColumn = {
  /** In full: said to who points at it. */
  name: string
  /** Under it, where there is room; the second line where there is much. */
  short: string
  under?: string
  /** Instead of both where there is little. */
  narrow: string
  value: number
  before?: number | undefined
  /** Says its figure so. */
  label?: string | undefined
  /** now: today, the only red there is. ahead: nothing of it has come yet. */
  state?: 'now' | 'ahead' | undefined
  isStrong?: boolean
}

type ColumnChartProps = {
  columns: readonly ChartColumn[]
  format: (value: number) => string
  /** What the pale bars are. */
  beforeText?: string | undefined
}

/** Drawn for the eye, at its real width; whoever shows it gives the same figures as a table. */
export function ColumnChart(props: ColumnChartProps) {
  const [ref, width] = useBoxWidth()
  return (
    <div ref={ref} className={`chart-box ${props.columns.length > 0 ? 'chart-box-columns' : ''}`}>
      {width > 0 && width < narrowChart && props.beforeText && props.columns.some(({ before }) => before) && (
        <p className="chart-pale">{props.beforeText}</p>
      )}
      {width > 0 && <Drawing {...props} width={width} />}
    </div>
  )
}

function Drawing({ columns, format, beforeText, width }: ColumnChartProps & { width: number }) {
  const isNarrow = width < narrowChart
  const most = Math.max(1, ...columns.flatMap(({ value, before }) => [value, before ?? 0]))
  const hasBefore = columns.some(({ before }) => before)
  const ticks = isNarrow ? [] : axisTicks(most)
  const left = isNarrow ? 0 : 14 + Math.max(...ticks.map((tick) => textWidth(format(tick))))
  const isBeforeInside = hasBefore && beforeText !== undefined && !isNarrow
  const top = 26 + (isBeforeInside ? 26 : 0)
  const tall = isNarrow ? 120 : 220
  const base = top + tall
  const step = (width - left) / Math.max(1, columns.length)
  const hasTwoLines = !isNarrow && step >= 46 && columns.some(({ under }) => under)
  const middle = (index: number) => left + step * (index + 0.5)
  const height = (value: number) => (value / most) * tall
  const said = columns.flatMap(({ label, value }, index) => (label && value > 0 ? index : []))
  const apart = Math.ceil((textWidth(format(most)) + 12) / step)
  // What is said in words takes more room than a figure.
  const wordy = Math.ceil((textWidth(columns.find(({ label }) => label)?.label ?? '') + 12) / step)
  const values = columns.map(({ value }) => value)
  const labelled = [
    ...peaks(values, apart, said).filter((peak) => said.every((one) => Math.abs(one - peak) >= wordy)),
    ...said,
  ]
  return (
    <svg
      className="chart"
      width={width}
      height={base + (hasTwoLines ? 48 : 28)}
      viewBox={`0 0 ${width} ${base + (hasTwoLines ? 48 : 28)}`}
      aria-hidden="true"
      focusable="false"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          {tick > 0 && (
            <line className="chart-grid" x1={left} x2={width} y1={base - height(tick)} y2={base - height(tick)} />
          )}
          <text x={left - 12} y={base - height(tick) + 5} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {columns.map(({ name, value, before, state }, index) => {
        const [wide, pale] = isNarrow ? [0.62, 0.92] : [0.44, 0.78]
        const rest = state === 'ahead' ? 1 : 0
        return (
          <g key={name}>
            <title>{`${name}: ${format(value)}`}</title>
            <rect className="chart-touch" x={left + step * index} y={top} width={step} height={tall} />
            {before !== undefined && before > 0 && (
              <rect
                className="chart-before"
                x={middle(index) - (step * pale) / 2}
                y={base - height(before)}
                width={step * pale}
                height={height(before)}
                rx={2}
              />
            )}
            {value > 0 && (
              <rect
                className={state ? `chart-${state}` : 'chart-bar'}
                x={middle(index) - (step * wide) / 2 + rest}
                y={base - height(value) + rest}
                width={Math.max(1, step * wide - 2 * rest)}
                height={Math.max(1, height(value) - rest)}
                rx={2}
              />
            )}
          </g>
        )
      })}
      <line className="chart-base" x1={left} x2={width} y1={base} y2={base} />
      {isBeforeInside && (
        <BeforeText columns={columns} text={beforeText} x={left} step={step} toY={(value) => base - height(value)} />
      )}
      {labelled.map((index) => {
        const { label, value = 0 } = columns[index] ?? {}
        const text = label ?? format(value)
        return (
          <text
            key={index}
            className="chart-strong"
            {...anchorAt(middle(index), strongWidth(text), width)}
            y={base - Math.max(height(value), height(label ? (columns[index]?.before ?? 0) : 0)) - 8}
          >
            {text}
          </text>
        )
      })}
      <Names
        columns={columns}
        width={width}
        left={left}
        step={step}
        base={base}
        isNarrow={isNarrow}
        hasTwoLines={hasTwoLines}
      />
    </svg>
  )
}

type BeforeTextProps = {
  columns: readonly ChartColumn[]
  text: string
  x: number
  step: number
  toY: (value: number) => number
}

/** The name of the pale bars, and a line to the first of them. */
function BeforeText({ columns, text, x, step, toY }: BeforeTextProps) {
  const first = columns.findIndex(({ before }) => before)
  const at = x + step * first + step * 0.14
  return (
    <>
      {step > 20 && first * step < 40 && (
        <line className="chart-leader" x1={at} x2={at} y1={20} y2={toY(columns[first]?.before ?? 0)} />
      )}
      <text x={x} y={14}>
        {text}
      </text>
    </>
  )
}

type NamesProps = {
  columns: readonly ChartColumn[]
  width: number
  left: number
  step: number
  base: number
  isNarrow: boolean
  hasTwoLines: boolean
}

function Names({ columns, width, left, step, base, isNarrow, hasTwoLines }: NamesProps) {
  const middle = (index: number) => left + step * (index + 0.5)
  const strong = (column: ChartColumn) => (column.isStrong || column.state === 'now' ? 'chart-strong' : undefined)
  if (hasTwoLines)
    return columns.map((column, index) => (
      <text key={column.name} className={strong(column)} x={middle(index)} y={base + 20} textAnchor="middle">
        {column.short}
        <tspan x={middle(index)} dy={20}>
          {column.under}
        </tspan>
      </text>
    ))
  const widest = Math.max(0, ...columns.map(({ narrow }) => textWidth(narrow)))
  const every = namedEvery(step, widest + 14)
  // On a phone the two ends; elsewhere as many as there is room for, from the end on, where today is.
  const last = columns.length - 1
  const isNamed = (index: number) =>
    isNarrow && every > 1 ? index === 0 || index === last : (last - index) % every === 0
  return columns.map((column, index) =>
    isNamed(index) ? (
      <text
        key={column.name}
        className={strong(column)}
        {...anchorAt(middle(index), textWidth(column.narrow), width)}
        y={base + 20}
      >
        {column.narrow}
      </text>
    ) : null,
  )
}
