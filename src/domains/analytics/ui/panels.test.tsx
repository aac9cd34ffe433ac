import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../../tests/rendered.tsx'
import { ChangePanel } from './change-panel.tsx'
import { CountPanel } from './count-panel.tsx'

const span = { from: '2026-11-27', to: '2026-11-29' }
const shown = {
  ...span,
  by: 'day' as const,
  counted: { from: '2026-11-27', to: '2026-11-28' },
  today: '2026-11-28',
}
const periods = (counts: number[], before: number[]) =>
  counts.map((visits, index) => {
    const date = new Date(Date.parse(span.from) + index * 86_400_000).toISOString().slice(0, 10)
    return { from: date, to: date, visits, visitsBefore: before[index] ?? 0 }
  })

const panel = (counts: number[], before: number[], language = 'en') =>
  textIn(
    rendered(
      <CountPanel
        id="visits"
        title="Visits by day"
        total={1213}
        previous={4}
        label="Visits"
        now={{ ...shown, periods: periods(counts, before) }}
        value={({ visits }) => visits}
        earlier={({ visitsBefore }) => visitsBefore}
      />,
      {},
      '/',
      language,
    ),
  )

test('what is drawn is read as a table, each day beside the one of before', () => {
  const text = panel([1204, 7, 2], [3, 0, 1])
  expect(text).toContain('Day Visits Before Fri 27 Nov 1,204 3 Sat 28 Nov 7 0 Sun 29 Nov 2 1')
  expect(text).toContain('Outlined bars: days to come')
  // The third day has not begun.
  expect(text).toContain('303 times the same days of the 3 days before')
})

test('days without anything say so', () => {
  expect(panel([0, 0, 0], [0, 0, 0])).toContain('Nothing in these days, nor before.')
})

test('each language writes figures in its own way', () => {
  expect(panel([120_400, 7, 2], [3, 0, 1], 'pt')).toContain('sex. 27 nov. 120 400 3')
})

test('figures stand beside those of before, with no percentage where there was nothing', () => {
  const format = String
  const html = rendered(
    <ChangePanel
      id="endings"
      title="How bookings ended"
      span={span}
      of="Ending"
      rows={[
        { id: 'completed', name: 'Completed', now: 11, before: 10, format },
        { id: 'noShows', name: 'No-show', now: 2, before: 0, format },
        { id: 'lead', name: 'Booked ahead', now: null, before: 3, format },
      ]}
    />,
  )
  expect(textIn(html)).toContain('Completed 11 10 +10% No-show 2 0 nothing before Booked ahead – 3 –')
})
