type Bar = { name: string; value: number; isNow?: boolean }
type BarChartProps = {
  caption: string
  /** What the names of the bars are. */
  label: string
  bars: readonly Bar[]
  locale: string
}

const [width, height, gap] = [308, 92, 4]

/** Drawn for the eye; who cannot see it, or prints it without colours, has the same figures as a table. */
export function BarChart({ caption, label, bars, locale }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const step = width / Math.max(1, bars.length)
  return (
    <figure className="bar-chart">
      <svg
        className="bar-chart-bars"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {bars.map(({ name, value, isNow }, index) => {
          const tall = Math.round((value / most) * (height - 2))
          return (
            <rect
              key={name}
              className={isNow ? 'bar-now' : 'bar'}
              x={index * step + gap / 2}
              y={height - 1 - tall}
              width={step - gap}
              height={tall}
              rx={2}
            />
          )
        })}
        <line className="bar-base" x1={0} x2={width} y1={height - 0.5} y2={height - 0.5} />
      </svg>
      <p aria-hidden="true" className="bar-ends">
        <span>{bars[0]?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </p>
      <table className="sr-only">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">{caption}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value.toLocaleString(locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
