import { expect, test, vi } from 'vitest'
import { rendered, textIn } from '../../../../tests/rendered.tsx'
import { AppError, unauthenticated } from '../../../lib/api/errors.ts'
import type { Booking } from '../contract.ts'
import { StepButtons } from './booking-dialog.tsx'
import { BookingRefusal } from './booking-refusal.tsx'
import { BookingTerms, CancellationTerms } from './cancellation-terms.tsx'

const refused = (error: unknown) =>
  textIn(rendered(<BookingRefusal refusal={{ kind: 'other', error }} onPick={() => {}} />))

test('a booking that fails without a reason says so; with one it says that', () => {
  expect(refused(new Error('broken'))).toBe('Failed to create booking. Please try again.')
  expect(refused(new AppError('conflict', 'of_another_time', 'Not on a Tuesday.'))).toBe('Not on a Tuesday.')
  expect(refused(unauthenticated())).toBe('You must be logged in to book a service')
})

const nothing = () => {}
const handlers = { onClose: nothing, onBack: nothing, onNext: nothing, onSend: nothing }
const buttonsOf = (step: 1 | 2 | 3, canGoOn: boolean, isSending = false) =>
  [
    ...rendered(<StepButtons step={step} canGoOn={canGoOn} isSending={isSending} {...handlers} />).matchAll(
      /<button([^>]*)>(.*?)<\/button>/gs,
    ),
  ].map(([, attributes = '', text = '']) => [textIn(text), / disabled=""| aria-disabled="true"/.test(attributes)])

test('the steps of a booking go on once something is chosen, and say when it is being booked', () => {
  expect(buttonsOf(1, false)).toEqual([
    ['Cancel', false],
    ['Next', true],
  ])
  expect(buttonsOf(2, false)).toEqual([
    ['Back', false],
    ['Next', true],
  ])
  expect(buttonsOf(2, true)).toEqual([
    ['Back', false],
    ['Next', false],
  ])
  expect(buttonsOf(3, true)).toEqual([
    ['Back', false],
    ['Confirm Booking', false],
  ])
  expect(buttonsOf(3, true, true)).toEqual([
    ['Back', true],
    ['Booking...', true],
  ])
})

test.each([
  [
    '2026-11-26T10:59:00Z',
    'Free cancellation until Fri 27 Nov, 11:00 AM. After that: £10.00 From Sat 28 Nov, 8:00 AM: £15.00 No-show: £20.00',
  ],
  ['2026-11-27T11:00:00Z', 'Cancellation fee: £10.00 From Sat 28 Nov, 8:00 AM: £15.00 No-show: £20.00'],
  ['2026-11-28T07:59:00Z', 'Cancellation fee: £10.00 From Sat 28 Nov, 8:00 AM: £15.00 No-show: £20.00'],
  ['2026-11-28T08:00:00Z', 'Cancellation fee: £15.00 No-show: £20.00'],
  ['2026-11-28T11:00:00Z', 'No-show: £20.00'],
])('of the terms at %s what is over is not said, and what counts then comes first', (now, expected) => {
  const step = (from: string, feePercent: number) => ({ from, feePercent, feeMinor: feePercent * 20 })
  const [freeUntil, later, start] = [
    '2026-11-27T11:00:00+00:00',
    '2026-11-28T08:00:00+00:00',
    '2026-11-28T11:00:00+00:00',
  ]
  const terms = { freeUntil, steps: [step(freeUntil, 50), step(later, 75), step(start, 100)] }
  const part = <CancellationTerms terms={terms} currency="GBP" start={start} now={Date.parse(now)} />
  expect(textIn(rendered(part))).toBe(expected)
})

test.each([
  ['a device that is fast', 0, '2026-11-30T11:00:00Z', 'confirmed', 'Free cancellation until Fri 27 Nov, 11:00 AM.'],
  ['a device that is slow', 1000, '2026-11-01T11:00:00Z', 'confirmed', 'Cancellation fee: £10.00'],
  ['a request', 0, '2026-11-27T12:00:00Z', 'pending', 'Cancellation is free until Maya accepts.'],
])('the terms of a booking say what the server says it costs now: %s', (_what, feeNowMinor, now, status, expected) => {
  vi.useFakeTimers({ now: Date.parse(now) })
  const freeUntil = '2026-11-27T11:00:00+00:00'
  const booking = {
    ...{ status, currency: 'GBP', dateTime: '2026-11-28T11:00:00+00:00', provider: { name: 'Maya' } },
    cancellation: { feeNowMinor, freeUntil, steps: [{ from: freeUntil, feePercent: 50, feeMinor: 1000 }] },
  } as Booking
  expect(textIn(rendered(<BookingTerms booking={booking} />))).toContain(expected)
  vi.useRealTimers()
})

test('terms that cost something only for a no-show keep their words', () => {
  const start = '2026-11-28T11:00:00+00:00'
  const terms = { freeUntil: start, steps: [{ from: start, feePercent: 100, feeMinor: 2000 }] }
  const at = (now: string) =>
    textIn(rendered(<CancellationTerms terms={terms} currency="GBP" start={start} now={Date.parse(now)} />))
  expect(at('2026-11-28T10:59:00Z')).toBe('Free cancellation until the start. No-show: £20.00')
  expect(at(start)).toBe('No-show: £20.00')
})
