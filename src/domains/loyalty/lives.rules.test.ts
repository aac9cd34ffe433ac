import { expect, test } from 'vitest'
import { ownRewardRefusal } from './own-rewards.rules.ts'
import { expiryStep, keptMinor, pointsFor, redeemRefusal, returnedPoints, tierAt } from './rules.ts'

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

/** What has happened to somebody, and when; `got`: whether they had what they asked for. */
type Fact = { at: number } & (
  | { what: 'money'; of: number; visit: Visit }
  | { what: 'asks'; reward: { points: number; most: number | null }; key: string; of: number; got: boolean }
  | { what: 'back'; of: number; key: string; part: number; whole: number }
  | { what: 'looks' }
)

/** As the product moves them: by its rules, each as a difference to what was entered before. */
function lived(life: readonly Act[]) {
  const visits: Visit[] = []
  const vouchers: { points: number; amountMinor: number; backMinor: number }[] = []
  const own: { reward: number; points: number; state: 'open' | 'handed' | 'back' }[] = []
  const entries: Entry[] = []
  const factors = new Map<number, number>()
  const facts: Fact[] = []
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
    facts.push({ at: now, what: 'money', of, visit: { ...visit } })
    const year = sum((one) => one.kind === 'visit' && one.countsAt > yearAgo())
    const factorPercent = factors.get(of) ?? tierAt(tiers, year).factorPercent
    const points = pointsFor({ paidMinor: keptMinor(visit), currency: 'GBP', factorPercent })
    const ofIt = entries.filter((one) => one.kind === 'visit' && one.of === of)
    const before = ofIt.reduce((all, one) => all + one.points, 0)
    const change = points - before
    const gone = entries.findLastIndex(({ kind }) => kind === 'expired')
    const lasting = entries
      .slice(gone + 1)
      .reduce((all, one) => all + (one.kind === 'visit' && one.of === of ? one.points : 0), 0)
    // What has expired is not taken once more.
    const entered = change < 0 ? Math.max(change, -Math.max(0, lasting)) : change
    if (entered === 0) return
    factors.set(of, factorPercent)
    enter('visit', entered, of, ofIt[0]?.countsAt)
  }
  /** Every day of a wait, as the clock does; what lies too close together to matter is left out. */
  const look = () => {
    facts.push({ at: now, what: 'looks' })
    const used = entries.findLast((one) => one.kind === 'redeemed' || one.points > 0)
    if (balance() <= 0 || !used) return
    const state = { usedAt: new Date(used.at), toldAt: warnedOf === used.at ? new Date(warnedAt) : null }
    const step = expiryStep(state, new Date(now))
    if (step === 'warn') [warnedOf, warnedAt] = [used.at, now]
    if (step !== 'expire') return
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
      const got = refusal === null
      facts.push({
        at: now,
        what: 'asks',
        reward: { points: reward.points, most: null },
        key: `of us ${one.reward}`,
        of: vouchers.length,
        got,
      })
      if (!got) continue
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
      const most = reward.most ?? reward.mostEach
      const got = refusal === null
      facts.push({
        at: now,
        what: 'asks',
        reward: { points: reward.points, most },
        key: `own ${one.reward}`,
        of: own.length,
        got,
      })
      if (!got) continue
      own.push({ ...one, points: reward.points, state: 'open' })
      enter('redeemed', -reward.points, -own.length)
    } else if (one.act === 'hand' || one.act === 'back') {
      const voucher = own[one.voucher % Math.max(1, own.length)]
      if (voucher?.state !== 'open') continue
      voucher.state = one.act === 'hand' ? 'handed' : 'back'
      const of = one.voucher % Math.max(1, own.length)
      if (one.act === 'back') facts.push({ at: now, what: 'back', of, key: `own ${voucher.reward}`, part: 1, whole: 1 })
      if (one.act === 'back') enter('returned', voucher.points, -own.length)
    } else if (one.act === 'end') {
      const of = one.voucher % Math.max(1, vouchers.length)
      const voucher = vouchers[of]
      if (!voucher) continue
      const before = returnedPoints(voucher, voucher.backMinor)
      voucher.backMinor += Math.floor(((voucher.amountMinor - voucher.backMinor) * one.part) / 100.5)
      const { backMinor: part, amountMinor: whole } = voucher
      facts.push({ at: now, what: 'back', of, key: 'of us', part, whole })
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
  return { own, entries, factors, facts, balance: balance() }
}

/** The same day so many months on, by a calendar of its own. */
function later(at: number, months: number): number {
  const [year = 0, month = 0, day = 0] = new Date(at).toISOString().slice(0, 10).split('-').map(Number)
  const [years, place] = [year + Math.floor((month - 1 + months) / 12), (month - 1 + months) % 12]
  const february = years % 4 === 0 && (years % 100 !== 0 || years % 400 === 0) ? 29 : 28
  const last = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][place] ?? 31
  const date = [years, place + 1, Math.min(day, last)].map((part) => String(part).padStart(2, '0')).join('-')
  return Date.parse(`${date}T${new Date(at).toISOString().slice(11)}`)
}

type Counted = { first: number; percent: number; given: number; live: number }
type Had = { points: number; back: number; key: string }

/**
 * The second reckoning: from what has happened alone, with tiers, factors, dates and sums of its own. It asks no rule of ours
 * and reads no entry. Answers the balance, or what somebody had who should not have, or the other way round.
 */
function reckoned(facts: readonly Fact[]) {
  const visits = new Map<number, Counted>()
  const had = new Map<string, Had>()
  let [pot, used, told] = [0, Number.NaN, Number.NaN]
  const gain = (points: number, at: number) => {
    pot += points
    // A new time of being used begins, and nobody was told of that one.
    if (points > 0) [used, told] = [at, Number.NaN]
  }
  for (const fact of facts) {
    const { at } = fact
    if (fact.what === 'money') {
      const { capturedMinor, returnedMinor, lostMinor, isCompleted } = fact.visit
      const kept = String(isCompleted ? Math.max(0, capturedMinor - returnedMinor - lostMinor) : 0)
      const pounds = Number(kept.length > 2 ? kept.slice(0, -2) : '0')
      let year = 0
      for (const one of visits.values()) if (later(one.first, 12) > at) year += one.given
      const percent = visits.get(fact.of)?.percent ?? (year < 250 ? 100 : year < 600 ? 125 : 150)
      const worth = Math.floor((pounds * percent) / 100)
      const known = visits.get(fact.of) ?? { first: at, percent, given: 0, live: 0 }
      // More is given; less is taken as far as it has not expired.
      const change =
        worth >= known.given ? worth - known.given : -Math.min(known.given - worth, Math.max(0, known.live))
      if (change === 0) continue
      visits.set(fact.of, { ...known, given: known.given + change, live: known.live + change })
      gain(change, at)
    } else if (fact.what === 'asks') {
      const out = [...had.values()].filter(({ key, back }) => key === fact.key && back === 0).length
      const isThere = fact.reward.most === null || out < fact.reward.most
      if ((isThere && pot >= fact.reward.points) !== fact.got) return `had ${fact.got}, at ${fact.at}`
      if (!fact.got) continue
      had.set(`${fact.key.slice(0, 3)} ${fact.of}`, { points: fact.reward.points, back: 0, key: fact.key })
      pot -= fact.reward.points
      ;[used, told] = [at, Number.NaN]
    } else if (fact.what === 'back') {
      const voucher = had.get(`${fact.key.slice(0, 3)} ${fact.of}`)
      if (!voucher) return `gave back what they never had, at ${fact.at}`
      const back = Math.floor((voucher.points * fact.part) / fact.whole)
      gain(back - voucher.back, at)
      voucher.back = back
    } else if (pot > 0 && !Number.isNaN(used)) {
      if (Number.isNaN(told)) {
        if (at >= later(used, 23)) told = at
      } else if (at >= later(used, 24) && at >= later(told, 1)) {
        pot = 0
        for (const one of visits.values()) one.live = 0
      }
    }
  }
  return pot
}

const many = process.env.TEST_FULL ? 100_000 : 400

test(`${many} lives of points end where a second reckoning says`, () => {
  const states = { open: 0, handed: 0, back: 0 }
  const seen = { redeemed: 0, expired: 0, returned: 0, debts: 0, factors: new Set<number>() }
  for (let seed = 0; seed < many; seed++) {
    const life = lived(lifeOf(seed))
    const second = reckoned(life.facts)
    if (life.balance !== second) expect([seed, life.balance]).toEqual([seed, second])
    for (const { kind } of life.entries) if (kind !== 'visit') seen[kind]++
    for (const factor of life.factors.values()) seen.factors.add(factor)
    if (life.balance < 0) seen.debts++
    for (const { state } of life.own) states[state]++
  }
  // They have come through everything there is.
  for (const count of [seen.redeemed, seen.expired, seen.returned, seen.debts, ...Object.values(states)])
    expect(count).toBeGreaterThan(many > 1000 ? 100 : 0)
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
