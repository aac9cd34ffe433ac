import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useShortcuts } from './shortcuts.ts'

export type Order = 'asc' | 'desc'
export type Column<Row> = {
  id: string
  label: string
  isNumeric?: boolean
  /** What it is sorted by, and which way first. */
  sort?: { by: string; usual: Order }
  cell: (row: Row) => ReactNode
}
/** What a table is sorted by; pressed again, a head turns it round. */
export type Sorting = { by: string; order: Order; onSort: (by: string, order: Order) => void }
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
  sorting?: Sorting
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

/**
 * One that is walked by J and K, and by arrows once a row has the focus; Enter presses the first link or button of a row. One on
 * a page.
 */
export function WalkedTable<Row>(table: TableProps<Row>) {
  const box = useRef<HTMLDivElement>(null)
  const go = (step: 1 | -1) => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const next = at < 0 ? (step > 0 ? 0 : rows.length - 1) : Math.min(Math.max(at + step, 0), rows.length - 1)
    rows[next]?.focus()
    rows[next]?.scrollIntoView({ block: 'nearest' })
  }
  useShortcuts({ j: () => go(1), k: () => go(-1) })
  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.target
    if (!(row instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowDown') go(1)
    else if (event.key === 'ArrowUp') go(-1)
    else if (event.key === 'Enter') row.querySelector<HTMLElement>('a, button')?.click()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its rows, which take the focus.
    <div ref={box} onKeyDown={onKeyDown}>
      <Table {...table} />
    </div>
  )
}

/** What a drawing shows, for who does not see it. */
export function HiddenTable<Row>(
  table: Omit<TableProps<Row>, 'isCaptionHidden' | 'keepsColumns' | 'becomesCards' | 'sorting'>,
) {
  return (
    <div className="sr-only">
      <Rows {...table} />
    </div>
  )
}

type RowsProps<Row> = TableProps<Row> & { captionId?: string }

function Rows<Row>({ caption, captionId, isCaptionHidden, columns, rows, keyOf, sorting, ...width }: RowsProps<Row>) {
  const ways = [width.keepsColumns && 'table-columns', width.becomesCards && 'table-cards', sorting && 'table-sorted']
  return (
    <table className={['table', ...ways].filter(Boolean).join(' ')}>
      <caption id={captionId} className={isCaptionHidden ? 'sr-only' : 'table-caption'}>
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.id} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} tabIndex={-1}>
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

const said = { asc: 'ascending', desc: 'descending' } as const

function Head<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const { label, isNumeric, sort } = column
  const className = isNumeric ? 'table-number' : undefined
  if (!sort || !sorting)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    )
  const order = sorting.by === sort.by ? sorting.order : null
  const next = order === null ? sort.usual : order === 'asc' ? 'desc' : 'asc'
  const Arrow = (order ?? sort.usual) === 'asc' ? ArrowUp : ArrowDown
  return (
    <th scope="col" className={className} aria-sort={order === null ? 'none' : said[order]}>
      <button type="button" className="table-sort" onClick={() => sorting.onSort(sort.by, next)}>
        {label}
        <Arrow aria-hidden="true" size={16} className={order === null ? 'opacity-0' : undefined} />
      </button>
    </th>
  )
}
