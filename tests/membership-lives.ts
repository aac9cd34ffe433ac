import { chooser } from './chooser.ts'

const [dayMs, hourMs] = [86_400_000, 3_600_000]
/** The first of the days that both count from. */
export const dayOne = Date.UTC(2027, 0, 1)
const lastDay = 2000

type Plan = { priceMinor: number; months: number; uses: number; rollsOver: boolean; benefits: object | null }
type Act = { day: number } & (
  | { act: 'use'; services: number; ahead: number }
  | { act: 'call off'; which: number; isKept: boolean }
  | { act: 'pause'; months: number }
  | { act: 'another plan'; plan: number; isNow: boolean }
  | { act: 'card'; isGood: boolean }
  | { act: 'pay' | 'cancel' | 'give back' | 'provider leaves' }
)
/** `stops`: the mornings from and until which nobody can be charged for its business. */
export type Life = {
  plans: Plan[]
  trialDays: number
  from: number
  acts: Act[]
  stops: { from: number; until: number }[]
}
/** What was answered to each act, what was charged, what has gone back, and what is there in the end. */
export type Told = { said: string; charged: number; back: number; left: number; state: string }

export function lifeOf(seed: number): Life {
  const choose = chooser(seed + 1)
  const benefits = choose(6) === 0 ? {} : null
  const isYearly = choose(7) === 0
  const sell = (): Plan => ({
    ...{ priceMinor: 300 + choose(20_000), uses: benefits === null ? 1 + choose(6) : 0, benefits },
    ...{ months: (choose(8) === 0) !== isYearly ? 12 : 1, rollsOver: benefits === null && choose(2) === 0 },
  })
  const plans = [sell(), sell(), sell()]
  const from = choose(5) === 0 ? 29 + choose(3) : choose(400)
  const acts: Act[] = []
  const end = from + (isYearly ? 800 : 180)
  for (let day = from + choose(9); day < end; day += choose(isYearly ? 70 : 26)) acts.push({ day, ...actOf(choose) })
  // A month that its card does not pay: what is taken in the unpaid week is called off once it is paid.
  if (choose(4) === 0) {
    const use = () =>
      ({ day: from + 31 + choose(3), act: 'use', services: 3 + choose(2), ahead: 2 + choose(5) }) as const
    const callOff = (which: number) => ({ day: from + 35 + choose(2), act: 'call off', which, isKept: false }) as const
    acts.push({ day: from + 20, act: 'card', isGood: false }, use(), use(), { day: from + 34, act: 'pay' })
    acts.push(callOff(0), callOff(1))
    acts.sort((one, other) => one.day - other.day)
  }
  const stops: Life['stops'] = []
  const stopsFrom = from + 15 + choose(60)
  if (choose(3) === 0) stops.push({ from: stopsFrom, until: stopsFrom + 1 + choose(12) })
  if (choose(9) === 0) stops.push({ from: stopsFrom + 14, until: stopsFrom + 15 + choose(5) })
  const trialDays = choose(4) === 0 ? ([3, 7, 14, 30, 60][choose(5)] ?? 7) : 0
  return { plans, trialDays, from, acts, stops }
}

function actOf(choose: (many: number) => number) {
  switch (choose(20)) {
    case 0:
      return { act: 'pause', months: 1 + choose(3) } as const
    case 1:
      return { act: 'another plan', plan: choose(3), isNow: false } as const
    case 2:
      return { act: 'another plan', plan: choose(3), isNow: true } as const
    case 3:
    case 4:
      return { act: 'card', isGood: false } as const
    case 5:
      return { act: 'card', isGood: true } as const
    case 6:
      return { act: 'pay' } as const
    case 7:
      return { act: (['cancel', 'give back', 'provider leaves', 'pay', 'pay'] as const)[choose(5)] ?? 'pay' }
    case 8:
    case 9:
    case 10:
    case 11:
      return { act: 'call off', which: choose(3), isKept: choose(3) === 0 } as const
    default:
      return { act: 'use', services: 1 + choose(4), ahead: choose(12) } as const
  }
}

export const dayAt = (day: number) => dayOne + day * dayMs
export const mornings = 7.5 * hourMs
export const noon = 12 * hourMs
/** On which day they buy it. */
export const bought = 10 * hourMs

/** A calendar of its own: of each day the month it is in, counted from the first, and its place there. */
const calendar = { month: new Int16Array(lastDay), place: new Int8Array(lastDay), isLast: new Uint8Array(lastDay) }
for (let day = 0, month = 0, place = 1; day < lastDay; day++) {
  const [year, of] = [2027 + Math.floor(month / 12), month % 12]
  const long = of === 1 ? (year % 4 === 0 ? 29 : 28) : [3, 5, 8, 10].includes(of) ? 30 : 31
  calendar.month[day] = month
  calendar.place[day] = place
  calendar.isLast[day] = place === long ? 1 : 0
  if (place === long) [month, place] = [month + 1, 1]
  else place++
}
const of = (all: Int16Array | Int8Array | Uint8Array, day: number) => all[day] ?? 0

/** The first day after that on which so many months from the first are full, looked for day by day. */
function fullDay(first: number, months: number, after: number): number {
  for (let day = after + 1; ; day++) {
    if ((of(calendar.month, day) - of(calendar.month, first)) % months !== 0 || day <= first) continue
    const [here, wanted] = [of(calendar.place, day), of(calendar.place, first)]
    if (here === wanted || (here < wanted && of(calendar.isLast, day) === 1)) return day
  }
}

/** What was paid for: each visit of it, who has had so many, and how many came over from the one before. */
type Page = { plan: Plan; minor: number; uses: number; more: number; moreMinor: number; hasMore: boolean }
type Kept = { rolls: boolean; used: number; over: number; from: number; moreFrom: number }

const leftOn = ({ over, uses, more, used }: Page & Kept) => over + uses + more - used
/** What of them is there when the page is turned: its own, the older having been had first. */
const staysOf = (page: Page & Kept) => (page.rolls ? Math.min(leftOn(page), page.uses + page.more) : 0)

export const seen = {
  ...{ turned: 0, rolledOver: 0, trialsPaid: 0, paused: 0, changed: 0, changedAtOnce: 0, lateTries: 0, thirdTries: 0 },
  ...{
    byHand: 0,
    unpaid: 0,
    cancelled: 0,
    givenBack: 0,
    used: 0,
    tooShort: 0,
    cameBack: 0,
    cameBackLater: 0,
    hadToGo: 0,
  },
  ...{ shares: 0, sharesOfTime: 0, sharesOfChange: 0, sharesUnpaid: 0 },
}

/** The second reckoning: a book of days with a page for each period, from what 092, 093, 094 and 101 say. It asks no rule of ours. */
export function reckoned({ plans, trialDays, from, acts, stops }: Life): Told {
  let said = ''
  let plan = plans[0] as Plan
  const pageOf = (minor: number, hour: number): Page & Kept => ({
    ...{ plan, minor, uses: plan.uses, more: 0, moreMinor: 0, hasMore: false },
    ...{ rolls: plan.rollsOver, used: 0, over: 0, from: hour, moreFrom: 0 },
  })
  const isTrial = trialDays > 0
  const pages = [pageOf(isTrial ? 0 : plan.priceMinor, from * 24 + 10)]
  const page = () => pages[pages.length - 1] as Page & Kept
  let [charged, back] = [isTrial ? 0 : plan.priceMinor, 0]
  let first = isTrial ? from + trialDays : from
  let end = isTrial ? first : fullDay(from, plan.months, from)
  let state: 'paid' | 'owed' | 'paused' | 'over' = 'paid'
  let [isCancelled, isGood] = [false, true]
  let [next, pause]: [Plan | null, number] = [null, 0]
  /** Since when it is owed, when the card was tried, when it is tried again at the earliest, and when it is over. */
  let [owed, tries, again, over, paused] = [0, 0, 0, 0, 0]
  const visits: { page: Page & Kept; uses: number; day: number; isOff: boolean }[] = []
  const stoppedAt = (hours: number) => stops.some((one) => hours >= one.from * 24 + 7.5 && hours < one.until * 24 + 7.5)

  const turn = (today: number) => {
    const stays = staysOf(page())
    seen.turned++
    if (stays > 0) seen.rolledOver++
    if (isTrial && pages.length === 1) seen.trialsPaid++
    if (next) {
      seen.changed++
      if (next.months !== plan.months) first = end
      ;[plan, next] = [next, null]
    }
    pages.push({ ...pageOf(plan.priceMinor, owed * 24), over: stays })
    charged += plan.priceMinor
    end = fullDay(first, plan.months, Math.max(today, owed + 15))
    state = 'paid'
  }
  const finish = () => {
    state = 'over'
  }
  const tryCard = (today: number, isLate: boolean) => {
    over = Math.max(over, today + ([7, 4, isLate ? 2 : 1][tries] ?? 0))
    if (isLate) seen.lateTries++
    if (tries === 2) seen.thirdTries++
    tries++
    again = tries === 3 ? lastDay : tries === 2 ? Math.max(over - 1, today + 3) : today + 3
    if (isGood) turn(today)
  }
  /** What a day brings before noon. */
  const dawn = (today: number) => {
    if (state === 'paused' && today === paused) {
      if (plan.months === 12) first = paused
      ;[state, owed, tries, again, over] = ['owed', paused, 0, paused, paused + 7]
    } else if (state === 'paid' && today === end) {
      if (isCancelled) return finish()
      if (pause > 0) {
        const { months } = plan
        paused = months === 1 ? end : fullDay(end, pause, end)
        if (months === 1) for (; pause > 0; pause--) paused = fullDay(first, 1, paused + 15)
        ;[state, pause] = ['paused', 0]
        seen.paused++
        return
      }
      ;[state, owed, tries, again, over] = ['owed', end, 0, end, end + 7]
    }
    if (state !== 'owed') return
    if (today >= over) {
      seen.unpaid++
      // Nobody could pay, and not for want of money: what would have come over is theirs.
      if (tries === 0 && plan.benefits === null) {
        back += worthOf(staysOf(page()))
        if (staysOf(page()) > 0) seen.sharesUnpaid++
      }
      return finish()
    }
    if (today < again) return
    if (!stoppedAt(today * 24)) tryCard(today, false)
    else if (!stoppedAt(today * 24 + 12)) tryCard(today, true)
  }

  const take = (today: number, { services: count, ahead }: { services: number; ahead: number }) => {
    const until = state === 'paid' ? end : state === 'owed' && (!isTrial || pages.length > 1) ? over : 0
    if (until <= today) return 'ended'
    if (today + ahead >= until) {
      seen.tooShort++
      return 'too short'
    }
    const left = leftOn(page())
    if (left === 0) return 'used up'
    // The last of the four are asked for, and the first two included.
    const uses = Math.min(left, Math.max(0, count - 2))
    if (uses === 0) return 'elsewhere'
    page().used += uses
    seen.used++
    visits.push({ page: page(), uses, day: today + ahead, isOff: false })
    return uses
  }
  const comeBack = (today: number, { which, isKept }: { which: number; isKept: boolean }) => {
    const visit = visits[visits.length - 1 - which]
    if (!visit || visit.isOff || visit.day <= today) return '-'
    visit.isOff = true
    if (isKept || state === 'over') return 0
    const before = leftOn(page())
    // As if it had never been taken: the page it is on is reckoned anew, and the one after it.
    visit.page.used -= visit.uses
    if (visit.page !== page()) page().over = staysOf(visit.page)
    const back = leftOn(page()) - before
    seen[visit.page === page() ? 'cameBack' : back > 0 ? 'cameBackLater' : 'hadToGo']++
    return back
  }
  const other = (today: number, { plan: at, isNow }: { plan: number; isNow: boolean }) => {
    const wanted = plans[at] as Plan
    if (state !== 'paid' || isCancelled || pause > 0) return 'no'
    // What cannot be paid is not sold.
    if (wanted !== plan && stoppedAt(today * 24 + 12)) return 'no'
    if (!isNow) {
      if (wanted === plan && next === null) return 'no'
      next = wanted === plan ? null : wanted
      return 'yes'
    }
    const now = page()
    if (wanted === plan || now.hasMore || (isTrial && pages.length === 1)) return 'no'
    if (wanted.months !== plan.months || wanted.priceMinor <= plan.priceMinor || wanted.uses < plan.uses) return 'no'
    const whole = end - Math.floor(now.from / 24)
    const rest = Math.min(whole, end - today - 1)
    const dearer =
      plan.benefits === null
        ? wanted.priceMinor - plan.priceMinor
        : Math.floor((wanted.priceMinor * rest) / whole) - Math.ceil((plan.priceMinor * rest) / whole)
    const more = wanted.uses - plan.uses
    if (dearer < 30 || (plan.benefits === null && leftOn(now) + more === 0)) return 'no'
    Object.assign(now, { more, moreMinor: dearer, hasMore: true, moreFrom: today * 24 + 12, rolls: wanted.rollsOver })
    charged += dearer
    seen.changedAtOnce++
    ;[plan, next] = [wanted, null]
    return dearer
  }
  /** Each visit that is left is looked at by itself. */
  const shares = (today: number) => {
    const hours = Math.max(0, end * 24 - (today * 24 + 12))
    const now = page()
    if (plan.benefits !== null) {
      const part = (minor: number, since: number) => Math.floor((minor * hours) / (end * 24 - since))
      return hours === 0 ? 0 : part(now.minor, now.from) + (now.hasMore ? part(now.moreMinor, now.moreFrom) : 0)
    }
    return worthOf(state === 'paused' || (state === 'paid' && isCancelled && today >= end) ? staysOf(now) : leftOn(now))
  }
  const worthOf = (left: number) => {
    const all = pages
      .slice(-2)
      .flatMap((one) => [
        ...Array.from({ length: one.uses }, () => ({ one, isMore: false })),
        ...Array.from({ length: one.more }, () => ({ one, isMore: true })),
      ])
    const theirs = left === 0 ? [] : all.slice(-left)
    return pages.slice(-2).reduce((sum, one) => {
      const own = theirs.filter((each) => each.one === one && !each.isMore).length
      const added = theirs.filter((each) => each.one === one && each.isMore).length
      const ofMore = one.more > 0 ? (one.moreMinor * added) / one.more : (one.moreMinor * own) / one.uses
      return sum + Math.floor((one.minor * own) / one.uses) + Math.floor(ofMore)
    }, 0)
  }
  const act = (one: Act, today: number): unknown => {
    switch (one.act) {
      case 'use':
        return take(today, one)
      case 'call off':
        return comeBack(today, one)
      case 'another plan':
        return other(today, one)
      case 'pause':
        if (state !== 'paid' || isCancelled || next !== null) return 'no'
        pause = one.months
        return 'yes'
      case 'pay':
        if (state !== 'owed' || tries === 0 || stoppedAt(today * 24 + 12)) return 'no'
        isGood = true
        seen.byHand++
        turn(today)
        return plan.priceMinor
      case 'cancel':
        if (state === 'over' || isCancelled) return 'no'
        ;[isCancelled, pause, next] = [true, 0, null]
        seen.cancelled++
        if (state !== 'paid') finish()
        return 'yes'
      case 'give back':
        if (state === 'over') return 'no'
        if (leftOn(page()) < plan.uses) return 'membership_used'
        // To the hour at which it was bought.
        if (today - from >= 14) return 'membership_kept'
        back = charged
        seen.givenBack++
        finish()
        return 'yes'
      default:
        if (state === 'over') return 'no'
        back += shares(today)
        if (back > 0) seen[plan.benefits === null ? 'shares' : 'sharesOfTime']++
        if (back > 0 && page().hasMore) seen.sharesOfChange++
        finish()
        return 'yes'
    }
  }

  const last = acts.at(-1)?.day ?? from
  let at = 0
  for (let today = from; today <= last; today++) {
    if (today > from) dawn(today)
    for (let one = acts[at]; one?.day === today; one = acts[++at])
      if (one.act === 'card') isGood = one.isGood
      else said += `${act(one, today)} `
  }
  const isOver = (state as string) === 'over'
  return {
    said,
    charged,
    back,
    left: isOver ? 0 : leftOn(page()),
    state: `${isOver ? 'ended' : 'active'} ${end}`,
  }
}
