import { expect, test } from 'vitest'
import { ownRewardRefusal } from './own-rewards.rules.ts'
import { expiresAt, expiryStep, keptMinor, pointsFor, redeemRefusal, returnedPoints, tierAt } from './rules.ts'

const tiers = [
  { fromPoints: 0, factorPercent: 100 },
  { fromPoints: 250, factorPercent: 125 },
  { fromPoints: 600, factorPercent: 150 },
]
const rewards = [
  { points: 300, amountMinor: 300 },
  { points: 500, amountMinor: 500 },
  { points: 1400, amountMinor: 1500 },
]
/** Of a provider: so many of each, and so many for one. */
const ownRewards = [
  { points: 50, most: 3, mostEach: null },
  { points: 700, most: null, mostEach: 2 },
]
const dayMs = 86_400_000
type Visit = { at: number; capturedMinor: number; returnedMinor: number; isCompleted: boolean; lostMinor: number }
type Act =
  | { act: 'visit'; minor: number }
  | { act: 'refund'; visit: number; part: number }
  | { act: 'dispute' | 'undo' | 'redo'; visit: number }
  | { act: 'redeem'; reward: number }
  | { act: 'end'; voucher: number; part: number }
  | { act: 'take'; reward: number }
  | { act: 'hand'; voucher: number }
  | { act: 'back'; voucher: number }
  | { act: 'wait'; days: number }

/** The same every time. */
function chooser(seed: number) {
  let state = seed >>> 0
  return (many: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) % many
  }
}

function lifeOf(seed: number): Act[] {
  const choose = chooser(seed * 7919 + 1)
  return Array.from({ length: 5 + choose(40) }, (): Act => {
    const visit = choose(1000)
    switch (choose(14)) {
      case 0:
        return { act: 'refund', visit, part: choose(101) }
      case 1:
        return { act: (['dispute', 'undo', 'redo'] as const)[choose(3)] ?? 'undo', visit }
      case 2:
      case 3:
        return { act: 'redeem', reward: choose(rewards.length) }
      case 4:
        return { act: 'end', voucher: choose(1000), part: choose(101) }
      case 5:
        return { act: 'wait', days: choose(4) === 0 ? 700 + choose(200) : choose(120) }
      case 6:
        return { act: 'take', reward: choose(ownRewards.length) }
      case 7:
        return { act: choose(3) === 0 ? 'back' : 'hand', voucher: choose(1000) }
      default:
        return { act: 'visit', minor: choose(60_000) }
    }
  })
}

type Entry = {
  kind: 'visit' | 'redeemed' | 'returned' | 'expired'
  points: number
  at: number
  countsAt: number
  of: number
}

/** As the product moves them: by its rules, each as a difference to what was entered before. */
function lived(life: readonly Act[]) {
  const visits: Visit[] = []
  const vouchers: { points: number; amountMinor: number; backMinor: number }[] = []
  const own: { reward: number; points: number; state: 'open' | 'handed' | 'back' }[] = []
  const entries: Entry[] = []
  const factors = new Map<number, number>()
  let [now, warnedOf, warnedAt] = [Date.parse('2026-01-31T10:00:00Z'), 0, 0]
  const sum = (which: (entry: Entry) => boolean) => entries.reduce((all, one) => all + (which(one) ? one.points : 0), 0)
  const balance = () => sum(() => true)
  const yearAgo = () => {
    const at = new Date(now)
    return at.setUTCFullYear(at.getUTCFullYear() - 1)
  }
  const enter = (kind: Entry['kind'], points: number, of: number, countsAt = now) =>
    points !== 0 && entries.push({ kind, points, at: now, countsAt, of })
  const settle = (of: number) => {
    const visit = visits[of]
    if (!visit) return
    const year = sum((one) => one.kind === 'visit' && one.countsAt > yearAgo())
    const factorPercent = factors.get(of) ?? tierAt(tiers, year).factorPercent
    const points = pointsFor({ paidMinor: keptMinor(visit), currency: 'GBP', factorPercent })
    const ofIt = entries.filter((one) => one.kind === 'visit' && one.of === of)
    const before = ofIt.reduce((all, one) => all + one.points, 0)
    if (points === before) return
    factors.set(of, factorPercent)
    enter('visit', points - before, of, ofIt[0]?.countsAt)
  }
  /** Every day of a wait, as the clock does; what lies too close together to matter is left out. */
  const look = () => {
    const used = entries.findLast((one) => one.kind === 'redeemed' || one.points > 0)
    if (balance() <= 0 || !used) return
    const state = { usedAt: new Date(used.at), warnedAt: warnedOf === used.at ? new Date(warnedAt) : null }
    const step = expiryStep(state, new Date(now))
    if (step === 'warn') [warnedOf, warnedAt] = [used.at, now]
    if (step !== 'expire') return
    expect(now).toBeGreaterThanOrEqual(expiresAt(state).getTime())
    enter('expired', -balance(), entries.length)
  }
  for (const one of life) {
    now += 1000
    if (one.act === 'wait') {
      for (let day = 0; day < one.days; day += 5) {
        now += 5 * dayMs
        look()
      }
    } else if (one.act === 'visit') {
      visits.push({ at: now, capturedMinor: one.minor, returnedMinor: 0, isCompleted: true, lostMinor: 0 })
      settle(visits.length - 1)
    } else if (one.act === 'redeem') {
      const reward = rewards[one.reward]
      if (!reward) continue
      const refusal = redeemRefusal({ pricePoints: reward.points, askedPoints: reward.points, points: balance() })
      expect(refusal === null).toBe(balance() >= reward.points)
      if (refusal !== null) continue
      vouchers.push({ ...reward, backMinor: 0 })
      enter('redeemed', -reward.points, vouchers.length - 1)
      expect(balance()).toBeGreaterThanOrEqual(0)
    } else if (one.act === 'take') {
      const reward = ownRewards[one.reward]
      if (!reward) continue
      const taken = own.filter((voucher) => voucher.reward === one.reward && voucher.state !== 'back').length
      const refusal = ownRewardRefusal({
        ...{ isOffered: true, lastDate: null, today: '2026-01-31', version: 1, shownVersion: 1, kind: 'thing' },
        ...{ pricePoints: reward.points, shownPoints: reward.points, isOwn: false, isVerified: true },
        bounds: { ...reward, mostAMonth: null },
        ...{ taken: { all: taken, thisMonth: taken, own: taken }, points: balance() },
      })
      const isThere = taken < (reward.most ?? reward.mostEach ?? 0)
      expect(refusal === null).toBe(isThere && balance() >= reward.points)
      if (refusal !== null) continue
      own.push({ ...one, points: reward.points, state: 'open' })
      enter('redeemed', -reward.points, -own.length)
    } else if (one.act === 'hand' || one.act === 'back') {
      const voucher = own[one.voucher % Math.max(1, own.length)]
      if (voucher?.state !== 'open') continue
      voucher.state = one.act === 'hand' ? 'handed' : 'back'
      if (one.act === 'back') enter('returned', voucher.points, -own.length)
    } else if (one.act === 'end') {
      const of = one.voucher % Math.max(1, vouchers.length)
      const voucher = vouchers[of]
      if (!voucher) continue
      const before = returnedPoints(voucher, voucher.backMinor)
      voucher.backMinor += Math.floor(((voucher.amountMinor - voucher.backMinor) * one.part) / 100.5)
      enter('returned', returnedPoints(voucher, voucher.backMinor) - before, of)
    } else {
      const of = one.visit % Math.max(1, visits.length)
      const visit = visits[of]
      if (!visit) continue
      if (one.act === 'refund')
        visit.returnedMinor += Math.floor(((visit.capturedMinor - visit.returnedMinor) * one.part) / 99.5)
      visit.returnedMinor = Math.min(visit.returnedMinor, visit.capturedMinor)
      if (one.act === 'dispute') visit.lostMinor = visit.capturedMinor - visit.returnedMinor
      if (one.act === 'undo' || one.act === 'redo') visit.isCompleted = one.act === 'redo'
      settle(of)
    }
  }
  return { visits, vouchers, own, entries, factors, balance: balance() }
}

/** From what is true at the end alone, in whole pounds and whole points: no rule of ours is asked. */
function reckoned({ visits, vouchers, own, entries, factors }: ReturnType<typeof lived>): number {
  const given = visits.map(({ capturedMinor, returnedMinor, isCompleted, lostMinor }, of) => {
    if (!isCompleted || lostMinor > 0) return 0
    const left = String(capturedMinor - returnedMinor)
    const pounds = BigInt(left.length > 2 ? left.slice(0, -2) : '0')
    return Number((pounds * BigInt(factors.get(of) ?? 100)) / 100n)
  })
  const back = vouchers.map(({ points, amountMinor, backMinor }) => Math.floor((points * backMinor) / amountMinor))
  const expired = entries.filter(({ kind }) => kind === 'expired').map(({ points }) => points)
  const spent = vouchers.map(({ points }) => -points)
  const gone = own.map(({ points, state }) => (state === 'back' ? 0 : -points))
  return [...given, ...back, ...expired, ...spent, ...gone].reduce((all, one) => all + one, 0)
}

const many = process.env.TEST_FULL ? 100_000 : 400

test(`${many} lives of points end where a second reckoning says`, () => {
  const states = { open: 0, handed: 0, back: 0 }
  const seen = { redeemed: 0, expired: 0, returned: 0, debts: 0, factors: new Set<number>() }
  for (let seed = 0; seed < many; seed++) {
    const life = lived(lifeOf(seed))
    if (life.balance !== reckoned(life)) expect([seed, life.balance]).toEqual([seed, reckoned(life)])
    for (const { kind } of life.entries) if (kind !== 'visit') seen[kind]++
    for (const factor of life.factors.values()) seen.factors.add(factor)
    if (life.balance < 0) seen.debts++
    for (const { state } of life.own) states[state]++
  }
  // They have come through everything there is.
  for (const count of [seen.redeemed, seen.expired, seen.returned, seen.debts, ...Object.values(states)])
    expect(count).toBeGreaterThan(5)
  expect([...seen.factors].sort()).toEqual([100, 125, 150])
})

test('to earn, spend and have the money back gains nothing, however often', () => {
  let points = 0
  let worthMinor = 0
  for (let round = 0; round < 50; round++) {
    points += pointsFor({ paidMinor: 60_000, currency: 'GBP', factorPercent: 150 })
    for (const { points: pricePoints, amountMinor } of rewards)
      if (redeemRefusal({ pricePoints, askedPoints: pricePoints, points }) === null) {
        points -= pricePoints
        worthMinor += amountMinor
      }
    points -= pointsFor({ paidMinor: 60_000, currency: 'GBP', factorPercent: 150 })
  }
  // Once what a visit gives is spent, the debt stands between them and the next reward.
  expect(worthMinor).toBeLessThanOrEqual(800)
  expect(points).toBeLessThan(0)
})
