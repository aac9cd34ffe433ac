import { expect, test } from 'vitest'
import {
  leftForOne,
  leftNow,
  ownRewardRefusal,
  parseRewardKey,
  rewardKey,
  shownVoucherCode,
  typedCode,
  undoneUntil,
  warnedFrom,
} from './own-rewards.rules.ts'

const id = '0193b2c4-1111-7222-8333-444455556666'
const none = { all: 0, thisMonth: 0, own: 0 }
const open = { most: null, mostAMonth: null, mostEach: null }
const asked = {
  ...{ isOffered: true, lastDate: null, today: '2026-11-28', version: 2, shownVersion: 2 },
  ...{ pricePoints: 300, shownPoints: 300, isOwn: false, isVerified: true, kind: 'thing' as const },
  ...{ bounds: open, taken: none, points: 300 },
}

test('what a reward is asked for by names it and its terms; everything else names none of a provider’s', () => {
  expect(parseRewardKey(rewardKey({ id, version: 7 }))).toEqual({ id, version: 7 })
  for (const other of ['credit_5', id, `${id}.0`, `${id}.`, `${id}.1.2`, `${id}.1e3`, ` ${id}.1`, ''])
    expect(parseRewardKey(other)).toBeNull()
})

test('a code is read however it was typed', () => {
  expect(shownVoucherCode('K7F2QD')).toBe('K7F-2QD')
  for (const typed of ['k7f-2qd', ' K7F 2QD ', 'k7f2qd']) expect(typedCode(typed)).toBe('K7F2QD')
  expect(typedCode('oil%_')).toBe('011')
})

test('what is left is the least of its bounds, and never below nothing', () => {
  expect(leftNow(open, { all: 99, thisMonth: 99 })).toBeNull()
  expect(leftNow({ ...open, most: 5 }, { all: 3, thisMonth: 3 })).toBe(2)
  expect(leftNow({ ...open, mostAMonth: 4 }, { all: 30, thisMonth: 3 })).toBe(1)
  expect(leftNow({ ...open, most: 5, mostAMonth: 4 }, { all: 3, thisMonth: 3 })).toBe(1)
  // Fewer than were taken are offered from now on.
  expect(leftNow({ ...open, most: 2 }, { all: 3, thisMonth: 3 })).toBe(0)
  expect(leftForOne({ ...open, mostEach: 1 }, { own: 1 })).toBe(0)
  expect(leftForOne(open, { own: 9 })).toBeNull()
})

test('the first that stands in the way is said', () => {
  const refusal = (changes: Partial<Parameters<typeof ownRewardRefusal>[0]>) =>
    ownRewardRefusal({ ...asked, ...changes })
  expect(refusal({})).toBeNull()
  expect(refusal({ isOffered: false })).toBe('reward_gone')
  expect(refusal({ lastDate: '2026-11-28' })).toBeNull()
  expect(refusal({ lastDate: '2026-11-27' })).toBe('reward_gone')
  expect(refusal({ shownVersion: 1 })).toBe('reward_changed')
  expect(refusal({ shownPoints: 299 })).toBe('reward_changed')
  expect(refusal({ isOwn: true })).toBe('reward_own')
  expect(refusal({ isVerified: false })).toBeNull()
  expect(refusal({ isVerified: false, kind: 'card' })).toBe('reward_unverified')
  expect(refusal({ bounds: { ...open, most: 1 }, taken: { ...none, all: 1 } })).toBe('reward_out')
  expect(refusal({ bounds: { ...open, mostAMonth: 1 }, taken: { ...none, thisMonth: 1 } })).toBe('reward_out')
  expect(refusal({ bounds: { ...open, mostEach: 1 }, taken: { ...none, own: 1 } })).toBe('reward_had')
  expect(refusal({ points: 299 })).toBe('points_short')
  expect(refusal({ points: -40 })).toBe('points_short')
})

test('one is warned a week before, of what is kept for less than two weeks in its middle', () => {
  const createdAt = new Date('2026-03-01T12:00:00Z')
  const after = (days: number) => new Date(createdAt.getTime() + days * 86_400_000)
  expect(warnedFrom({ createdAt, goodUntil: after(30) })).toEqual(after(23))
  expect(warnedFrom({ createdAt, goodUntil: after(14) })).toEqual(after(7))
  expect(warnedFrom({ createdAt, goodUntil: after(8) })).toEqual(after(4))
  expect(undoneUntil(createdAt)).toEqual(new Date('2026-03-01T12:10:00Z'))
})
