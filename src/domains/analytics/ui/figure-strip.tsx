type FigureStripProps = { figures: readonly { name: string; value: string; detail: string }[] }

export function FigureStrip({ figures }: FigureStripProps) {
  return (
    <dl className="figures">
      {figures.map(({ name, value, detail }) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>
            <span className={`big ${value.length > 7 ? 'figure-long' : ''}`}>{value}</span>
            <small>{detail}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
