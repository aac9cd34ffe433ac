import { type ReactNode, useId } from 'react'

export type Column<Row> = { id: string; label: string; isNumeric?: boolean; cell: (row: Row) => ReactNode }
type TableProps<Row> = {
  caption: string
  isCaptionHidden?: boolean
  /** The first one names its row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Figures to be compared down a column stay in columns on a phone of the office, too. */
  keepsColumns?: boolean
  /** Outside the office, too, each row is a card on a phone. */
  becomesCards?: boolean
}

/** Where it is wider than the screen it scrolls in its own box, which the keyboard can reach. */
export function Table<Row>(table: TableProps<Row>) {
  const captionId = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the focus to be scrolled by keys.
    <section className="table-box" aria-labelledby={captionId} tabIndex={0}>
      <Rows {...table} captionId={captionId} />
    </section>
  )
}

/** What a drawing shows, for who does not see it. */
export function HiddenTable<Row>(table: Omit<TableProps<Row>, 'isCaptionHidden' | 'keepsColumns' | 'becomesCards'>) {
  return (
    <div className="sr-only">
      <Rows {...table} />
    </div>
  )
}

type RowsProps<Row> = TableProps<Row> & { captionId?: string }

function Rows<Row>({ caption, captionId, isCaptionHidden, columns, rows, keyOf, ...width }: RowsProps<Row>) {
  const ways = `${width.keepsColumns ? 'table-columns' : ''} ${width.becomesCards ? 'table-cards' : ''}`
  return (
    <table className={`table ${ways}`}>
      <caption id={captionId} className={isCaptionHidden ? 'sr-only' : 'table-caption'}>
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map(({ id, label, isNumeric }) => (
            <th key={id} scope="col" className={isNumeric ? 'table-number' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ id, label, isNumeric, cell }, index) => {
              const className = isNumeric ? 'table-number' : undefined
              return index === 0 ? (
                <th key={id} scope="row" className={className}>
                  {cell(row)}
                </th>
              ) : (
                <td key={id} data-label={label} className={className}>
                  {cell(row)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
