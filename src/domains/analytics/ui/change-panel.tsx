import type { ReactNode } from 'react'
import type { Span } from '../contract.ts'
import { ChartPanel } from './chart-panel.tsx'
import type { FigureColumn } from './figure-columns.ts'
import { useWords } from './use-words.ts'

export type ChangeRow = {
  id: string
  name: ReactNode
  /** In a file; the name where that is a text. */
  rawName?: string
  now: number | null
  before: number | null
  format: (value: number) => string
  /** In a file; the figure as it is. */
  raw?: (value: number) => number
  /** How it has changed says nothing. */
  isWithoutChange?: boolean
  isTotal?: boolean
}

type ChangePanelProps = {
  id: string
  title: string
  lead?: ReactNode
  span: Span
  /** What the rows are. */
  of: string
  rows: readonly ChangeRow[]
  /** Between the name and the figures. */
  more?: readonly FigureColumn<ChangeRow>[]
}

/** Figures of these days beside those of as many before. */
export function ChangePanel({ id, title, lead, span, of, rows, more = [] }: ChangePanelProps) {
  const { t, signed } = useWords()
  const figure = (name: 'now' | 'before'): FigureColumn<ChangeRow> => ({
    id: name,
    label: t(`column.${name}`),
    isNumeric: true,
    cell: ({ [name]: value, format, isTotal }) => {
      const text = value === null ? '–' : format(value)
      return name === 'now' ? <strong>{text}</strong> : isTotal ? <strong>{text}</strong> : text
    },
    raw: ({ [name]: value, raw }) => (value === null || !raw ? value : raw(value)),
  })
  return (
    <ChartPanel
      id={id}
      title={title}
      lead={lead}
      span={span}
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        {
          id: 'name',
          label: of,
          cell: ({ name }) => name,
          raw: ({ name, rawName }) => rawName ?? String(name),
        },
        ...more,
        figure('now'),
        figure('before'),
        {
          id: 'change',
          label: t('column.change'),
          isNumeric: true,
          cell: ({ now, before, isWithoutChange }) =>
            isWithoutChange || now === null || before === null ? '–' : signed(now, before),
          raw: ({ now, before, isWithoutChange }) =>
            isWithoutChange || now === null || before === null || before <= 0
              ? null
              : ((now - before) / before).toFixed(3),
        },
      ]}
    />
  )
}
