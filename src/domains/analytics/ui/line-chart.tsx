import { narrowChart, useBoxWidth } from '../../../ui/box-width.ts'
import { anchorAt, axisTicks, textWidth } from '../../../ui/chart-scale.ts'

type LineChartProps = {
  /** Up to today, of `count` places. */
  totals: readonly number[]
  count: number
  before: readonly number[]
  /** What the grid says. */
  format: (value: number) => string
  /** Of the end of the line, in one line or two. */
  nowText: readonly [string, string]
  /** Of the end of the dashed one; null: there was nothing. */
  beforeText: string | null
  /** Of the first place and the last; of where the line ends before that. */
  names: { first: string; last: string; now: string | null }
}

/** A running total and, dashed, the one before it, at its real width; whoever shows it gives the figures as a table. */
export function LineChart(props: LineChartProps) {
  const [ref, width] = useBoxWidth()
  return (
    <div ref={ref} className="chart-box chart-box-line">
      {width > 0 && <Drawing {...props} width={width} />}
    </div>
  )
}

function Drawing({ width, ...chart }: LineChartProps & { width: number }) {
  const { totals, count, before, format, names } = chart
  const isNarrow = width < narrowChart
  const most = Math.max(1, ...totals, ...before)
  const ticks = isNarrow ? [] : axisTicks(most)
  const left = isNarrow ? 6 : 14 + Math.max(...ticks.map((tick) => textWidth(format(tick))))
  const right = width - (isNarrow ? 6 : 16 + Math.max(...[...chart.nowText, chart.beforeText ?? ''].map(textWidth)))
  const isWhole = totals.length === count
  const top = isNarrow || !isWhole ? 36 : 16
  const tall = isNarrow ? 130 : 250
  const base = top + tall
  const x = (index: number, places: number) => (places < 2 ? right : left + ((right - left) * index) / (places - 1))
  const y = (value: number) => base - (Math.max(0, value) / most) * tall
  const path = (values: readonly number[], places: number) =>
    values
      .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index, places).toFixed(1)} ${y(value).toFixed(1)}`)
      .join('')
  const end = { x: x(totals.length - 1, count), y: y(totals.at(-1) ?? 0) }
  /** How far down the lines reach in the last `wide` px. */
  const lowest = (wide: number) => {
    const near = (values: readonly number[], places: number) =>
      values.filter((_, index) => x(index + 1, places) >= right - wide).map(y)
    return Math.max(end.y, ...near(totals, count), ...near(before, before.length))
  }
  return (
    <svg
      className="chart"
      width={width}
      height={base + 28}
      viewBox={`0 0 ${width} ${base + 28}`}
      aria-hidden="true"
      focusable="false"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          {tick > 0 && <line className="chart-grid" x1={left} x2={right} y1={y(tick)} y2={y(tick)} />}
          <text x={left - 12} y={y(tick) + 5} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      <line className="chart-base" x1={left} x2={right} y1={base} y2={base} />
      {chart.beforeText && <path className="chart-line-before" d={path(before, before.length)} />}
      {totals.length > 0 && (
        <>
          <path className="chart-line" d={path(totals, count)} />
          <circle className="chart-dot" cx={end.x} cy={end.y} r={5} />
        </>
      )}
      <Ends
        {...chart}
        right={right}
        base={base}
        end={end}
        beforeY={y(before.at(-1) ?? 0)}
        lowest={lowest}
        place={isNarrow ? 'in' : isWhole ? 'beside' : 'apart'}
      />
      <text x={left} y={base + 20}>
        {names.first}
      </text>
      {count > 1 && (
        <text className={isWhole ? 'chart-strong' : undefined} x={right} y={base + 20} textAnchor="end">
          {names.last}
        </text>
      )}
      {names.now && end.x - left > 110 && right - end.x > 110 && (
        <text className="chart-strong" x={end.x} y={base + 20} textAnchor="middle">
          {names.now}
        </text>
      )}
    </svg>
  )
}

type EndsProps = Pick<LineChartProps, 'totals' | 'nowText' | 'beforeText'> & {
  right: number
  base: number
  end: { x: number; y: number }
  beforeY: number
  lowest: (wide: number) => number
  /** Both right of the drawing, only that of before, or none. */
  place: 'beside' | 'apart' | 'in'
}

/** What the lines have come to, said at their ends so that neither lies on the other. */
function Ends({ totals, nowText, beforeText, right, base, end, beforeY, lowest, place }: EndsProps) {
  const isBelow = beforeY >= end.y
  const [bold, rest] = nowText
  const text = `${bold} ${rest}`
  const within = (wanted: number) => Math.min(base - 8, Math.max(14, wanted))
  const meets = place === 'beside' && beforeText !== null && Math.abs(beforeY - end.y) < 44
  const nowY = Math.max(14, meets && isBelow ? Math.min(end.y, base - 48) : end.y)
  const besideY = !meets ? beforeY + 5 : isBelow ? nowY + 48 : Math.max(14, nowY - 26)
  return (
    <>
      {place === 'beside' && (
        <>
          <text className="chart-strong" x={right + 14} y={nowY}>
            {bold}
          </text>
          <text x={right + 14} y={nowY + 20}>
            {rest}
          </text>
        </>
      )}
      {place !== 'beside' && totals.length > 0 && (
        <text
          className="chart-strong"
          {...anchorAt(end.x, textWidth(text), right)}
          y={within(isBelow || place === 'apart' ? end.y - 14 : lowest(textWidth(text)) + 26)}
        >
          {text}
        </text>
      )}
      {beforeText && place !== 'in' && (
        <text x={right + 14} y={besideY}>
          {beforeText}
        </text>
      )}
      {beforeText && place === 'in' && (
        <text
          className="chart-halo"
          x={right}
          y={within(isBelow ? lowest(textWidth(beforeText)) + 26 : beforeY - 12)}
          textAnchor="end"
        >
          {beforeText}
        </text>
      )}
    </>
  )
}
