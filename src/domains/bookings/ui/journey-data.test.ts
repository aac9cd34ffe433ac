import { describe, expect, test } from 'vitest'
import type { Call } from '../../../lib/api/call.ts'
import { AppError } from '../../../lib/api/errors.ts'
import type { Provider } from '../../providers/contract.ts'
import { readQuote, readTimes } from './journey-data.ts'
import type { PageSelection } from './selection.ts'

const provider = { id: 'maya' } as Provider
const today = '2026-11-22'
const selection: PageSelection = {
  serviceIds: ['cut', 'dry'],
  staffId: null,
  start: null,
  month: null,
  day: null,
}

/** Free on these dates; notes what was asked for. */
function answering(...free: string[]) {
  const asked: Record<string, unknown>[] = []
  const call = (async (_endpoint: unknown, input: { from: string; to: string }) => {
    asked.push(input)
    const dates = free.filter((date) => date >= input.from && date <= input.to)
    return { days: dates.map((date) => ({ date, slots: [{ start: `${date}T10:00:00Z` }] })) }
  }) as unknown as Call
  return { asked, call }
}

describe('the times that are shown first', () => {
  test('are those of the first of three months that has one', async () => {
    const { asked, call } = answering('2027-01-04')
    expect((await readTimes(call, provider, selection, today))?.month).toBe('2027-01')
    expect(asked).toEqual([
      { providerId: 'maya', serviceIds: 'cut,dry', from: '2026-11-22', to: '2026-11-30' },
      { providerId: 'maya', serviceIds: 'cut,dry', from: '2026-12-01', to: '2026-12-31' },
      { providerId: 'maya', serviceIds: 'cut,dry', from: '2027-01-01', to: '2027-01-31' },
    ])
    expect((await readTimes(answering('2026-11-30', '2026-12-01').call, provider, selection, today))?.month).toBe(
      '2026-11',
    )
  })

  test('are of this month where nothing is free at all', async () => {
    const { asked, call } = answering()
    expect((await readTimes(call, provider, selection, today))?.month).toBe('2026-11')
    expect(asked).toHaveLength(3)
  })

  test.each<[Partial<PageSelection>, string | null, number]>([
    [{ month: '2026-12' }, '2026-12', 1],
    [{ day: '2027-02-03' }, '2027-02', 1],
    [{ start: '2027-03-04T10:00:00Z', day: '2027-02-03' }, '2027-03', 4],
    [{ month: '2026-12', day: '2027-02-03' }, '2026-12', 1],
    [{ month: '2027-11' }, '2027-11', 1],
    [{ month: '2026-10' }, null, 0],
    [{ month: '2027-12' }, null, 0],
  ])('are those asked for, within a year: %j', async (change, month, calls) => {
    const { asked, call } = answering()
    expect((await readTimes(call, provider, { ...selection, ...change }, today))?.month ?? null).toBe(month)
    expect(asked).toHaveLength(calls)
  })

  test('after a time that has passed, is too far ahead or in a full month are the next that are free', async () => {
    const passed = ['2026-11-22T09:00:00Z', '2026-11-02T10:00:00Z', '2025-03-04T10:00:00Z']
    for (const start of [...passed, '2026-11-23T10:00:00Z', '2027-11-30T10:00:00Z', '2030-01-01T10:00:00Z']) {
      const { call } = answering('2026-12-01')
      expect((await readTimes(call, provider, { ...selection, start }, today))?.month, start).toBe('2026-12')
    }
    const { call } = answering('2026-12-01', '2027-03-05')
    const start = '2027-03-04T10:00:00Z'
    expect((await readTimes(call, provider, { ...selection, start }, today))?.month).toBe('2027-03')
  })

  test('are those of the staff member who was chosen', async () => {
    const { asked, call } = answering('2026-11-23')
    await readTimes(call, provider, { ...selection, staffId: 'ana' }, today)
    expect(asked).toEqual([
      { providerId: 'maya', serviceIds: 'cut,dry', from: '2026-11-22', to: '2026-11-30', staffId: 'ana' },
    ])
  })
})

describe('the price of a selection', () => {
  const start = '2026-11-23T10:00:00Z'
  const quoting = (answer: () => unknown) => {
    const asked: unknown[] = []
    const call = (async (_endpoint: unknown, input: unknown) => {
      asked.push(input)
      return answer()
    }) as unknown as Call
    return { asked, call }
  }

  test('is asked for once a time is chosen', async () => {
    const { asked, call } = quoting(() => ({ totalMinor: 4000 }))
    expect(await readQuote(call, provider, { ...selection, start })).toEqual({
      quote: { totalMinor: 4000 },
      refusal: null,
    })
    expect(await readQuote(call, provider, { ...selection, start, staffId: 'ana' })).toMatchObject({ refusal: null })
    expect(asked).toEqual([
      { providerId: 'maya', serviceIds: 'cut,dry', dateTime: start },
      { providerId: 'maya', serviceIds: 'cut,dry', dateTime: start, staffId: 'ana' },
    ])
  })

  test('is not, before there is a time and a service', async () => {
    const { asked, call } = quoting(() => ({}))
    expect(await readQuote(call, provider, selection)).toEqual({ quote: null, refusal: null })
    expect(await readQuote(call, provider, { ...selection, serviceIds: [], start })).toEqual({
      quote: null,
      refusal: null,
    })
    expect(asked).toEqual([])
  })

  test('is not there for a time that cannot be had', async () => {
    const { call } = quoting(() => {
      throw new AppError('conflict', 'slot_taken', 'Taken')
    })
    expect(await readQuote(call, provider, { ...selection, start })).toEqual({ quote: null, refusal: 'slot_taken' })
  })

  test('is not there for a time that has passed, which is another matter than one that is taken', async () => {
    const { call } = quoting(() => {
      throw new AppError('unprocessable', 'past', 'Past')
    })
    expect(await readQuote(call, provider, { ...selection, start })).toEqual({ quote: null, refusal: 'past' })
  })

  test.each([
    new AppError('unavailable', 'busy', 'Busy'),
    new AppError('rate_limited', 'rate_limited', 'Too many'),
    new Error('broken'),
  ])('that could not be asked for is the page’s failure, not somebody else’s time: %s', async (error) => {
    const { call } = quoting(() => {
      throw error
    })
    await expect(readQuote(call, provider, { ...selection, start })).rejects.toBe(error)
  })
})
