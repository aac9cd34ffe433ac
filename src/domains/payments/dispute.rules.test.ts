import { expect, test } from 'vitest'
import { stepsOf } from './dispute.rules.ts'

test('what the processor says of a dispute is gone through step by step, from whatever is known of it', () => {
  const of = (before: Parameters<typeof stepsOf>[0]) =>
    (
      [
        'warning_needs_response',
        'warning_under_review',
        'warning_closed',
        'prevented',
        'needs_response',
        'under_review',
        'won',
        'lost',
      ] as const
    ).map((status) => stepsOf(before, status).join(' '))
  expect(of(null)).toEqual(['', '', '', '', 'open', 'open', 'open won', 'open lost'])
  expect(of('open')).toEqual(['', '', 'won', 'won', '', '', 'won', 'lost'])
  expect(of('won')).toEqual(['', '', '', '', 'open', 'open', '', 'open lost'])
  expect(of('lost')).toEqual(['', '', 'won', 'won', 'open', 'open', 'won', ''])
})
