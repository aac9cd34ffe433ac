import type { Column } from '../../../ui/table.tsx'
import { csvOf } from '../../papers/csv.rules.ts'

/** A column of a table, with what a file of it says: `rawLabel` where its head says more. */
export type FigureColumn<Row> = Column<Row> & { raw: (row: Row) => string | number | null; rawLabel?: string }

export const csvOfFigures = <Row>(columns: readonly FigureColumn<Row>[], rows: readonly Row[]) =>
  csvOf([
    columns.map(({ label, rawLabel }) => rawLabel ?? label),
    ...rows.map((row) => columns.map(({ raw }) => String(raw(row) ?? ''))),
  ])
