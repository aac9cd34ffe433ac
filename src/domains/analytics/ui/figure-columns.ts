import type { Column } from '../../../ui/table.tsx'
import { csvOf } from '../../papers/csv.rules.ts'

/** A column of a table, with what a file of it says. */
export type FigureColumn<Row> = Column<Row> & { raw: (row: Row) => string | number | null }

export const csvOfFigures = <Row>(columns: readonly FigureColumn<Row>[], rows: readonly Row[]) =>
  csvOf([columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ raw }) => String(raw(row) ?? '')))])
