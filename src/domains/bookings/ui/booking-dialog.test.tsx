import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../../tests/rendered.tsx'
import { AppError, unauthenticated } from '../../../lib/api/errors.ts'
import { StepButtons } from './booking-dialog.tsx'
import { BookingRefusal } from './booking-refusal.tsx'

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
