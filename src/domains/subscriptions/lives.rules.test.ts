import { expect, test } from 'vitest'
import {
  bought,
  dayAt,
  dayOne,
  type Life,
  lifeOf,
  mornings,
  noon,
  reckoned,
  seen,
  type Told,
} from '../../../tests/membership-lives.ts'
import {
  coveredOf,
  daysToPay,
  dueStep,
  giveBackRefusal,
  lookAgainAt,
  nextTry,
  renewalStateOf,
  rolledOver,
  stepOf,
  usableUntil,
  visitsUntil,
  worthOfPeriod,
  worthOfTime,
  wouldHaveRolledOver,
} from './rules.ts'

const [dayMs, hourMs] = [86_400_000, 3_600_000]

/** The first two of the services are included. */
const services = ['cut', 'wash', 'beard', 'colour'].map((serviceId) => ({ serviceId }))
const serviceIds = ['cut', 'wash']

/** The day of the month so many months on, or its last. */
function monthsOn(instant: number, months: number): number {
  const at = new Date(instant)
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(at.getUTCDate(), last))
}

/** As `periodEnd` does in the database. */
function anchorAfter(first: number, months: number, after: number): number {
  const day = Math.floor(first / dayMs) * dayMs
  for (let k = 1 + Math.max(0, Math.floor((after - day) / dayMs / 31 / months) - 1); ; k++) {
    const at = monthsOn(day, k * months)
    if (at > after) return at
  }
}

/** As the product moves it: each decision by its rules, in the order in which the clock and its owner come to it. */
function lived({ plans, trialDays, from, acts, stops }: Life): Told {
  let said = ''
  const [sold] = plans
  if (!sold) throw new Error('One is sold')
  const startsAt = new Date(dayAt(from) + bought)
  const trialEndsAt = trialDays > 0 ? new Date(dayAt(from + trialDays)) : null
  const endsAt = trialEndsAt ?? new Date(anchorAfter(startsAt.getTime(), sold.months, startsAt.getTime()))
  const row = {
    priceMinor: sold.priceMinor,
    months: sold.months,
    uses: sold.uses,
    rollsOver: sold.rollsOver,
    benefits: sold.benefits,
    plan: 0,
    status: 'active',
    serviceIds,
    startsAt,
    trialEndsAt,
    endsAt,
    periods: 1,
    countedFrom: (trialEndsAt ?? startsAt).getTime(),
    periodFrom: startsAt,
    usesLeft: sold.uses,
    cancelledAt: null as Date | null,
    graceUntil: null as Date | null,
    renewAt: endsAt as Date | null,
    pauseMonths: null as number | null,
    pausedUntil: null as Date | null,
    resumedAt: null as Date | null,
    next: null as number | null,
    isAsked: false,
    tried: 0,
    isGood: true,
  }
  const renewing = () => {
    const { endsAt, trialEndsAt, cancelledAt, graceUntil, pauseMonths, pausedUntil } = row
    return { renews: true, endsAt, trialEndsAt, cancelledAt, graceUntil, pauseMonths, pausedUntil }
  }
  type Paid = Parameters<typeof worthOfPeriod>[0] & { begunAt: Date | null; rollsOver: boolean }
  const paid: Paid[] = [
    {
      priceMinor: trialDays > 0 ? 0 : sold.priceMinor,
      uses: sold.uses,
      change: null,
      begunAt: null,
      rollsOver: sold.rollsOver,
    },
  ]
  const bookings: { uses: number; at: number; period: number; isOff: boolean }[] = []
  let [charged, back, rolledIn] = [trialDays > 0 ? 0 : sold.priceMinor, 0, 0]
  const isStopped = (at: number) =>
    stops.some((one) => at >= dayAt(one.from) + mornings && at < dayAt(one.until) + mornings)
  const end = () => Object.assign(row, { status: 'ended', renewAt: null, usesLeft: 0, graceUntil: null })

  const renew = (now: Date) => {
    const next = row.next === null ? null : (plans[row.next] ?? null)
    rolledIn = rolledOver(row)
    const { uses, priceMinor } = next ?? row
    charged += priceMinor
    row.usesLeft = rolledIn + uses
    const begins = row.resumedAt ?? row.endsAt
    if (next) {
      if (next.months !== row.months) row.countedFrom = row.endsAt.getTime()
      Object.assign(row, next, { plan: row.next, next: null })
    }
    const after = Math.max(now.getTime(), begins.getTime() + 15 * dayMs)
    const endsAt = new Date(anchorAfter(row.countedFrom, row.months, after))
    Object.assign(row, {
      periodFrom: begins,
      endsAt,
      renewAt: endsAt,
      graceUntil: null,
      resumedAt: null,
      isAsked: false,
      tried: 0,
    })
    row.periods++
    paid.push({ priceMinor, uses, change: null, begunAt: null, rollsOver: row.rollsOver })
  }
  const midnight = (now: Date, tried: number) =>
    new Date(
      Math.floor((now.getTime() + (daysToPay(tried) === 1 ? 22 : 0) * hourMs) / dayMs) * dayMs +
        daysToPay(tried) * dayMs,
    )
  const worthOf = (visits: number) => {
    let [left, minor] = [visits, 0]
    for (const of of paid.toReversed()) {
      if (left === 0) break
      const { ownMinor, changeMinor, older } = worthOfPeriod(of, left)
      minor += ownMinor + changeMinor
      left = older
    }
    return minor
  }
  const look = (now: Date) => {
    const step = dueStep(row, now)
    if (step === 'end') {
      // Nobody was asked in all that time.
      if (row.tried === 0 && row.benefits === null) back += worthOf(rolledOver(row))
      return end()
    }
    if (step === 'pause') {
      const { pauseMonths: months, endsAt } = row
      let until = row.months === 1 ? endsAt.getTime() : monthsOn(endsAt.getTime(), months ?? 0)
      if (row.months === 1)
        for (let n = 0; n < (months ?? 0); n++) until = anchorAfter(row.countedFrom, 1, until + 15 * dayMs)
      return Object.assign(row, { pauseMonths: null, pausedUntil: new Date(until), renewAt: new Date(until) })
    }
    if (step === null) return
    if (row.pausedUntil !== null) {
      if (row.months === 12) row.countedFrom = row.pausedUntil.getTime()
      Object.assign(row, { resumedAt: row.pausedUntil, pausedUntil: null })
    }
    if (isStopped(now.getTime())) {
      row.graceUntil ??= midnight(now, 0)
      row.renewAt = lookAgainAt(row.graceUntil, now)
      return
    }
    const whole = midnight(now, row.tried)
    row.graceUntil = row.graceUntil !== null && row.graceUntil > whole ? row.graceUntil : whole
    row.renewAt = nextTry(row.graceUntil, now)
    row.isAsked = true
    if (row.isGood) return renew(now)
    row.tried++
  }
  const clock = (until: number) => {
    while (row.renewAt !== null && row.renewAt.getTime() <= until) look(row.renewAt)
    if (row.status === 'active' && row.renewAt === null && row.endsAt.getTime() <= until) end()
  }

  const use = (now: Date, { services: count, ahead }: { services: number; ahead: number }) => {
    const until = visitsUntil(renewing(), now)
    const at = now.getTime() + ahead * dayMs
    if (row.status !== 'active' || until <= now) return 'ended'
    if (at >= until.getTime()) return 'too short'
    if (row.usesLeft <= 0) return 'used up'
    const uses = coveredOf(services.slice(4 - count), row).filter(Boolean).length
    if (uses === 0) return 'elsewhere'
    row.usesLeft -= uses
    bookings.push({ uses, at, period: row.periods, isOff: false })
    return uses
  }
  const callOff = (now: Date, { which, isKept }: { which: number; isKept: boolean }) => {
    const booking = bookings[bookings.length - 1 - which]
    if (!booking || booking.isOff || booking.at <= now.getTime()) return '-'
    booking.isOff = true
    if (isKept || row.status !== 'active') return 0
    const before = paid[row.periods - 2]
    const isOlder = booking.period < row.periods && before !== undefined
    const most = before ? before.uses + (before.change?.uses ?? 0) : 0
    const comes = isOlder
      ? wouldHaveRolledOver({ rollsOver: before.rollsOver, most, rolledOver: rolledIn })
      : booking.uses
    const uses = Math.min(booking.uses, comes)
    row.usesLeft += uses
    if (isOlder) rolledIn += uses
    return uses
  }
  const another = (now: Date, { plan: at, isNow }: { plan: number; isNow: boolean }) => {
    const plan = plans[at]
    const now_ = paid[row.periods - 1]
    if (!plan || !now_ || row.status !== 'active' || renewalStateOf(row, now) !== 'renews' || row.pauseMonths !== null)
      return 'no'
    if (at !== row.plan && isStopped(now.getTime())) return 'no'
    if (!isNow) {
      if (at === row.plan && row.next === null) return 'no'
      row.next = at === row.plan ? null : at
      return 'yes'
    }
    if (at === row.plan || now_.change !== null || (row.trialEndsAt !== null && row.periods === 1)) return 'no'
    const step = stepOf(row, plan, { from: row.periodFrom, until: row.endsAt }, now)
    if (step === null || (plan.benefits === null && row.usesLeft + step.uses < 1) || step.amountMinor < 30) return 'no'
    now_.change = { priceMinor: step.amountMinor, uses: step.uses }
    Object.assign(now_, { begunAt: now, rollsOver: plan.rollsOver })
    charged += step.amountMinor
    row.usesLeft += step.uses
    Object.assign(row, plan, { plan: at, next: null })
    return step.amountMinor
  }
  const leave = (now: Date) => {
    if (row.status !== 'active') return 'no'
    if (row.benefits !== null) {
      const of = paid[row.periods - 1]
      if (of) back += worthOfTime(of.priceMinor, { from: row.periodFrom, until: row.endsAt }, now)
      if (of?.change && of.begunAt)
        back += worthOfTime(of.change.priceMinor, { from: of.begunAt, until: row.endsAt }, now)
      end()
      return 'yes'
    }
    back += worthOf(usableUntil(renewing(), now) <= now ? rolledOver(row) : row.usesLeft)
    end()
    return 'yes'
  }
  const giveBack = (now: Date) => {
    if (row.status !== 'active') return 'no'
    const refused = giveBackRefusal(row, now)
    if (refused !== null) return refused
    back = charged
    end()
    return 'yes'
  }
  const cancel = (now: Date) => {
    if (row.status !== 'active' || row.cancelledAt !== null) return 'no'
    Object.assign(row, { cancelledAt: now, renewAt: null, graceUntil: null, pauseMonths: null, next: null })
    if (row.endsAt <= now) end()
    return 'yes'
  }
  const pause = (now: Date, months: number) => {
    if (row.status !== 'active' || renewalStateOf(row, now) !== 'renews' || row.next !== null) return 'no'
    row.pauseMonths = months
    return 'yes'
  }
  const payByHand = (now: Date) => {
    if (row.status !== 'active' || !row.isAsked || isStopped(now.getTime())) return 'no'
    row.isGood = true
    renew(now)
    return row.priceMinor
  }

  for (const one of acts) {
    const now = new Date(dayAt(one.day) + noon)
    clock(now.getTime())
    if (one.act === 'use') said += `${use(now, one)} `
    else if (one.act === 'call off') said += `${callOff(now, one)} `
    else if (one.act === 'pause') said += `${pause(now, one.months)} `
    else if (one.act === 'another plan') said += `${another(now, one)} `
    else if (one.act === 'card') row.isGood = one.isGood
    else if (one.act === 'pay') said += `${payByHand(now)} `
    else if (one.act === 'cancel') said += `${cancel(now)} `
    else if (one.act === 'give back') said += `${giveBack(now)} `
    else said += `${leave(now)} `
  }
  const last = acts.at(-1)?.day ?? from
  clock(dayAt(last) + noon)
  return {
    said,
    charged,
    back,
    left: row.usesLeft,
    state: `${row.status} ${(row.endsAt.getTime() - dayOne) / dayMs}`,
  }
}

test('100,000 lives of memberships end with the visits and the money that a second reckoning says', () => {
  for (let seed = 0; seed < 100_000; seed++) {
    const life = lifeOf(seed)
    const [ours, theirs] = [lived(life), reckoned(life)]
    const { said, charged, back, left, state } = theirs
    if (
      ours.said !== said ||
      ours.charged !== charged ||
      ours.back !== back ||
      ours.left !== left ||
      ours.state !== state
    )
      expect([seed, life, ours]).toEqual([seed, life, theirs])
    if (left < 0 || back > charged) expect([seed, life, theirs]).toEqual([seed, life, 'nothing below nothing'])
  }
  // They have come through everything there is.
  for (const [what, often] of Object.entries(seen)) expect([what, often > 50]).toEqual([what, true])
}, 60_000)
