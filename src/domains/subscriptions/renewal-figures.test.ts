import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dyingAt } from '../../../tests/dying.ts'
import { makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { beginTrial, buyMembership, makePaidProvider, sellPlan, sendRefunds } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import { createApp, createContext } from '../../app.server.ts'
import type { Actor } from '../../lib/context.ts'
import { patiently } from '../../lib/db.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { chargeRenewal } from '../payments/charge-renewal.server.ts'
import { confirmPayment, createIntent } from '../payments/create-intent.server.ts'
import { handleWebhook, receiveWebhook } from '../payments/receive-webhook.server.ts'
import { askAgain, reconcile } from '../payments/reconcile.server.ts'
import { changePlan } from './change-plan.server.ts'
import type { OwnPlan } from './contract.ts'
import { endOver } from './jobs.server.ts'
import { tellOfNotices } from './notices.server.ts'
import { pauseOwn } from './pause.server.ts'
import { updatePlan } from './plans.server.ts'
import { renewDue } from './renew.server.ts'
import { visitsUntil } from './rules.ts'
import { cancelOwn } from './subscribe.server.ts'

/** Each has some dozen charges: what takes time is that they are real. */
const count = Number(process.env.FIGURES_OF ?? (process.env.TEST_FULL ? 10_000 : 24))
const isLong = count > 100
const app = openTestApp({ poolSize: 20 })
/** Another process on the same database, with connections and a simulator of its own. */
let node: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  node = await createApp(app.running.config, app.running.config.databaseUrl ?? '', [])
})
afterAll(() => node.close())
const nodes = () => [app.ctx(), { ...createContext(node, 'test', null), actor: null }] as const

const services = [{ name: 'Cut', durationMinutes: 30, priceMinor: 4000 }]
/** In Santiago the clocks are put forward at midnight: that day begins at one. */
const zones = ['America/Santiago', 'Europe/London', 'America/New_York', 'Pacific/Auckland'].slice(0, isLong ? 4 : 2)
/** Over month ends and the 29th of February of a leap year. */
const days = ['2027-12-31', '2028-01-30', '2028-02-29', '2028-01-31', '2028-03-05', '2028-09-03'].slice(
  0,
  isLong ? 6 : 3,
)
const until = Date.parse('2029-03-15T00:00:00Z')
/** What those who have the first plan are told, and when. */
const notices = [
  { at: Date.parse('2028-05-10T12:34:00Z'), priceMinor: 5500 },
  { at: Date.parse('2028-10-10T12:34:00Z'), priceMinor: 6000 },
]
const trialDays = 30
const dayMs = 86_400_000

function chooser(seed: number) {
  let state = seed
  return (n: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % n
  }
}
const choose = chooser(20_280_229)
const shuffled = <T>(all: readonly T[]) => all.toSorted(() => choose(3) - 1)

/** No pool of a process is asked: who works here reads the clock of the database. */
const setClock = (instant: number) =>
  sql`insert into moved_clock (moved_by) values (make_interval(secs => ${(instant - Date.now()) / 1000}))
    on conflict (is_moved) do update set moved_by = excluded.moved_by`.execute(app.running.db)

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<unknown>) {
  const next = all.values()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const one of next) await work(one)
    }),
  )
}

type Terms = { plan: string; priceMinor: number; months: number; uses: number; rollsOver: boolean }
type Member = {
  who: Actor
  id: string
  zone: string
  joined: number
  terms: Terms
  /** The day by which its periods are counted, and the one with which what is paid for is over. */
  anchor: Temporal.PlainDate
  end: Temporal.PlainDate
  endAt: number
  /** Nothing is paid yet: it began with days free. */
  isTrial: boolean
  next: Terms | null
  notice: { priceMinor: number; from: number } | null
  pause: number | null
  pausedUntil: Temporal.PlainDate | null
  isCancelled: boolean
  isOver: boolean
  /** What is asked for the next period, until when. */
  asked: { terms: Terms; from: Temporal.PlainDate; graceUntil: number } | null
  /** By the processor's books, and what of it was too late or went back. */
  amounts: number[]
  back: number
  granted: number
  left: number
  refused: boolean
}
const startOf = (date: Temporal.PlainDate, zone: string) => date.toZonedDateTime(zone).startOfDay().epochMilliseconds
const dateAt = (instant: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate()

/** The first day of those that are counted from its own by whole periods, in half a month or later. */
function dayAfter(anchor: Temporal.PlainDate, months: number, from: Temporal.PlainDate): Temporal.PlainDate {
  const after = from.add({ days: 15 })
  for (let k = 1; ; k++) {
    const date = anchor.add({ months: months * k })
    if (Temporal.PlainDate.compare(date, after) > 0) return date
  }
}
function endsOn(member: Member, end: Temporal.PlainDate) {
  member.end = end
  member.endAt = startOf(end, member.zone)
}

/** Written from what decisions 093 and 094 say, asking none of our rules: what has become of it by this instant. */
function goOn(member: Member, now: number) {
  const { zone, terms } = member
  if (member.isOver || now < member.endAt) return
  if (member.isCancelled) {
    member.isOver = true
    return
  }
  if (member.pause !== null) {
    const { pause, end } = member
    let until = terms.months === 1 ? end : end.add({ months: pause })
    if (terms.months === 1) for (let n = 0; n < pause; n++) until = dayAfter(member.anchor, 1, until)
    Object.assign(member, { pause: null, pausedUntil: until })
  }
  const from = member.pausedUntil ?? member.end
  if (now < startOf(from, zone) || member.asked) return
  if (member.pausedUntil && terms.months === 12) member.anchor = from
  member.pausedUntil = null
  const noticed = member.notice && startOf(from, zone) >= member.notice.from ? member.notice : null
  const wanted = member.next ?? (noticed ? { ...terms, priceMinor: noticed.priceMinor } : terms)
  if (noticed && !member.next) member.notice = null
  const graceUntil = startOf(dateAt(now, zone).add({ days: 7 }), zone)
  member.asked = { terms: wanted, from, graceUntil }
}

/** Its card is tried once more: there is time for the tries that are left, whatever became of a job or of its node. */
function triedAgain({ asked, zone }: Member, now: number, tries: number) {
  if (!asked || now >= asked.graceUntil) return
  const today = dateAt(now + (tries === 2 ? 22 : 0) * 3_600_000, zone)
  asked.graceUntil = Math.max(asked.graceUntil, startOf(today.add({ days: [7, 4, 1][tries] ?? 0 }), zone))
}

/** The processor says that it was paid. */
function paid(member: Member, minor: number) {
  member.amounts.push(minor)
  const { asked, terms } = member
  if (member.isTrial) seen.trialsPaid++
  if (member.isOver || !asked) {
    seen.late++
    member.back += minor
    return
  }
  expect([member.id, minor]).toEqual([member.id, asked.terms.priceMinor])
  member.left = (terms.rollsOver ? Math.min(member.left, terms.uses) : 0) + asked.terms.uses
  member.granted += asked.terms.uses
  if (asked.terms.months !== terms.months) member.anchor = asked.from
  if (asked.terms.plan !== terms.plan) member.notice = null
  Object.assign(member, { terms: asked.terms, next: null, asked: null, isTrial: false })
  endsOn(member, dayAfter(member.anchor, asked.terms.months, asked.from))
}

type Shop = { shop: TestProvider; plans: Record<'first' | 'year' | 'other' | 'tried', OwnPlan> }
async function openShops() {
  const shops = new Map<string, Shop>()
  for (const zone of zones) {
    const terms = { mode: 'on_the_day', depositPercent: 20 } as const
    const shop = await makePaidProvider(app, terms, {
      services,
      columns: { timezone: zone, minimum_notice_minutes: 0, booking_window_days: 365, cancellation_policy: '[]' },
    })
    const sell = (more: Parameters<typeof sellPlan>[2]) => sellPlan(app, shop, { renews: true, months: 1, ...more })
    const plans = {
      first: await sell({ name: 'First', priceMinor: 5000, uses: 3, rollsOver: true }),
      year: await sell({ priceMinor: 48_000, uses: 12, months: 12 }),
      other: await sell({ priceMinor: 7000, uses: 5 }),
      tried: await sell({ priceMinor: 4000, uses: 2, trialDays }),
    }
    shops.set(zone, { shop, plans })
  }
  return shops
}
const termsOf = ({ id: plan, priceMinor, months, uses, rollsOver }: OwnPlan): Terms => ({
  ...{ plan, priceMinor, months, uses, rollsOver },
})

async function makeMembers(shops: Map<string, Shop>): Promise<Member[]> {
  const members: Member[] = []
  for (const [at, day] of days.entries()) {
    const own = Array.from({ length: count }, (_, n) => n).filter((n) => n % days.length === at)
    for (const zone of zones) {
      const joined = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: '12:00' })
      await setClock(joined.epochMilliseconds)
      await inTurns(
        own.filter((n) => Math.floor(n / days.length) % zones.length === zones.indexOf(zone)),
        async (n) => {
          const plans = shops.get(zone)?.plans
          if (!plans) throw new Error('Each zone has a shop')
          // Three in ten pay each month, a third of them after days free; they are charged thirteen times as often.
          const kind = Math.floor(n / days.length / zones.length) % (isLong ? 10 : 4)
          const isTrial = kind === 1
          const plan = isTrial ? plans.tried : kind === 0 ? plans.first : kind === 2 ? plans.other : plans.year
          const who = await makeAccount(app)
          const { id } = await (isTrial ? beginTrial(app, plan, who) : buyMembership(app, plan, who))
          const terms = termsOf(plan)
          const from = joined.toPlainDate()
          const anchor = isTrial ? from.add({ days: trialDays }) : from
          const end = isTrial ? anchor : anchor.add({ months: terms.months })
          members.push({
            ...{
              who,
              id,
              zone,
              joined: joined.epochMilliseconds,
              terms,
              anchor,
              end,
              endAt: startOf(end, zone),
              isTrial,
            },
            ...{
              next: null,
              notice: null,
              pause: null,
              pausedUntil: null,
              isCancelled: false,
              isOver: false,
              asked: null,
            },
            ...{
              amounts: isTrial ? [] : [terms.priceMinor],
              back: 0,
              granted: terms.uses,
              left: terms.uses,
              refused: false,
            },
          })
        },
      )
      // Of ten thousand the simulator would tell more at once than one statement has time for.
      if (isLong) await app.running.simulator?.takeEvents()
    }
  }
  return members
}

/** What the processor has taken for each, by its own books. */
async function takenBy(): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ id: string; minor: number }>`select body -> 'metadata' ->> 'subscription_id' as id,
      (body ->> 'amount_received')::bigint as minor from simulated_object
    where body ->> 'object' = 'payment_intent' and body ->> 'status' = 'succeeded'`.execute(app.running.db)
  const taken = new Map<string, number[]>()
  for (const { id, minor } of rows) taken.set(id, [...(taken.get(id) ?? []), minor])
  return taken
}

/** Its books are in no order. */
function newOf({ id, amounts }: Member, taken: Map<string, number[]>): number[] {
  const all = [...(taken.get(id) ?? [])]
  if (all.length === amounts.length) return []
  for (const minor of amounts) all.splice(all.indexOf(minor), 1)
  return all
}

type State = {
  id: string
  status: string
  renews: boolean
  endsAt: Date
  cancelledAt: Date | null
  graceUntil: Date | null
  pauseMonths: number | null
  pausedUntil: Date | null
  trialEndsAt: Date | null
}
async function statesOf(): Promise<State[]> {
  const { rows } = await sql<State>`select subscription_id as id, status, renews, ends_at as "endsAt",
    cancelled_at as "cancelledAt", grace_until as "graceUntil", pause_months as "pauseMonths",
    paused_until as "pausedUntil", trial_ends_at as "trialEndsAt" from subscription`.execute(app.running.db)
  return rows
}

type Due = { providerId: string; paymentId: string; attempt: number }
async function asked(): Promise<Due[]> {
  const { rows } = await sql<Due>`select provider_id as "providerId", payment_id as "paymentId", tries + 1 as attempt
    from payment y where period > 1 and status in ('open', 'processing') and exists (select from subscription u
      where u.provider_id = y.provider_id and u.subscription_id = y.subscription_id and u.grace_until is not null
      and u.renew_at > u.grace_until - make_interval(days => 7 - 3 * y.tries))`.execute(app.running.db)
  return rows
}

/** Whose card is tried again now, and how often it was. */
async function triedOnce(now: number): Promise<{ id: string; tries: number }[]> {
  const { rows } = await sql<{ id: string; tries: number }>`select u.subscription_id as id, sum(y.tries)::int as tries
    from subscription u join payment y on y.provider_id = u.provider_id and y.subscription_id = u.subscription_id
      and y.period = u.periods + 1 where u.renew_at <= ${new Date(now)} group by 1`.execute(app.running.db)
  return rows
}

/** As many as reconciling is to look at: what has long been paid it would ask about for half a year, minute by minute. */
async function openCount(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from payment
    where status in ('open', 'processing', 'closing')`.execute(app.running.db)
  return 1 + (rows[0]?.n ?? 0)
}

/** What was paid in the last week by somebody who did not come back, and was lost. */
async function heardOfAll() {
  const { rows } = await sql<{
    paymentId: string
    intent: string
  }>`select payment_id as "paymentId", intent from payment
    where status in ('open', 'processing', 'closing') and intent is not null`.execute(app.running.db)
  await inTurns(rows, (payment) => patiently(() => askAgain(app.ctx(), payment)))
}

/** One process in three dies on the way; half of those whose job is given to nobody else again. */
async function charge(due: Due) {
  if (choose(3) > 0) return patiently(() => chargeRenewal(app.ctx(), due))
  await codeOf(chargeRenewal(dyingAt(app.ctx(), 1 + choose(40)), due)).catch(() => 'died')
  if (choose(2) === 0) await patiently(() => chargeRenewal(app.ctx(), due))
}

const held: { payload: string; signature: string }[] = []
/** Of what was said one in three is lost; the rest comes in any order, and some of it twice. */
async function hear() {
  const fresh = (await app.running.simulator?.takeEvents()) ?? []
  held.push(...fresh.filter(({ payload }) => payload.includes('payment_intent.') && choose(3) > 0))
  const now = shuffled(held.splice(0)).filter(() => choose(4) > 0)
  for (const { payload, signature } of now.flatMap((one) => (choose(2) === 0 ? [one, one] : [one]))) {
    await receiveWebhook(app.ctx(), payload, signature)
    await patiently(() => handleWebhook(app.ctx(), (JSON.parse(payload) as { id: string }).id))
  }
}

const seen = {
  used: 0,
  returned: 0,
  refused: 0,
  waits: 0,
  ends: 0,
  cancelled: 0,
  givenBack: 0,
  paused: 0,
  changed: 0,
  noticed: 0,
  trialsPaid: 0,
  late: 0,
}

/** Cards that fail and are mended, other cards that pay by hand, pauses, other plans, and ends. */
async function live(
  member: Member,
  now: number,
  shops: Map<string, Shop>,
  card: { account: string; method: string | null },
) {
  const act = choose(40)
  const { who, id: subscriptionId, zone } = member
  const did = async (attempt: Promise<unknown>) => (await codeOf(attempt)) === 'done'
  // What is cancelled has no card any more, and is used to its end.
  if (act < 3 && card.method !== null)
    await app.running.simulator?.changeCard(
      ...([card.account, card.method, act === 0 ? 'success' : 'insufficient_funds'] as const),
    )
  if (act === 3 && (await did(cancelOwn(app.ctx(who), { subscriptionId })))) {
    seen.cancelled++
    member.isCancelled = true
    member.isOver = now >= member.endAt
    Object.assign(member, { next: null, notice: null, pause: null })
  }
  if (act > 3 && act < 7) {
    const amount = (member.asked?.terms.priceMinor ?? 0) / 100
    const begun = createIntent(app.ctx(who), { subscriptionId, amount, currency: 'GBP' })
    const intent = await begun.catch(() => null)
    if (intent?.status !== 'open') return
    await app.running.simulator?.pay({ ...intent, card: 'success' })
    // Now: what comes next may be the period after, which is charged as well.
    paid(member, Math.round(amount * 100))
    if (choose(2) === 0) await confirmPayment(app.ctx(who), { id: intent.id })
  }
  if (act > 6 && act < 11) {
    const months = 1 + choose(3)
    if (!(await did(pauseOwn(app.ctx(who), { subscriptionId, months })))) return
    seen.paused++
    member.pause = months
  }
  if (act > 10 && act < 15) {
    const plan = shops.get(zone)?.plans[choose(2) === 0 ? 'other' : 'year']
    if (!plan || !(await did(changePlan(app.ctx(who), { subscriptionId, planId: plan.id })))) return
    seen.changed++
    member.next = plan.id === member.terms.plan ? null : termsOf(plan)
  }
  if (act > 15 && act < 28) await use(member, now, shops)
  // Unused, and early enough.
  if (act === 15 && now < member.joined + 14 * dayMs && now > member.joined) {
    if (!(await did(cancelOwn(app.ctx(who), { subscriptionId, when: 'now' })))) return
    seen.givenBack++
    member.back = member.amounts.reduce((sum, minor) => sum + minor, 0)
    member.isOver = true
  }
}

/** A visit of the days after: to be had as long as something is paid, or may be in that week; every second is called off. */
async function use(member: Member, now: number, shops: Map<string, Shop>) {
  const { who, id: subscriptionId, zone, asked, isOver, isTrial, endAt } = member
  const { providerId, serviceIds } = shops.get(zone)?.shop ?? { providerId: '', serviceIds: [] }
  const { rows } = await sql<{ isKnown: boolean }>`select (ends_at > ${new Date(now)}) as "isKnown" from subscription
    where subscription_id = ${subscriptionId}`.execute(app.running.db)
  // Paid by hand, and not heard of yet.
  if (rows[0]?.isKnown !== now < endAt) return
  const from = dateAt(now, zone)
    .add({ days: 2 + choose(3) })
    .toZonedDateTime({ timeZone: zone, plainTime: '10:00' })
  const until = now < endAt ? endAt : asked && !isTrial ? asked.graceUntil : 0
  const isThere = !isOver && from.epochMilliseconds < until && member.left > 0
  const dateTime = from.toString({ timeZoneName: 'never' })
  const request = { providerId, serviceIds: serviceIds.slice(0, 1), dateTime, subscriptionId }
  const made = await createBooking(app.ctx(who), request).catch(({ code }: { code: string }) => code)
  if (typeof made === 'string') {
    seen.refused++
    expect([subscriptionId, isThere, made]).toEqual([subscriptionId, false, expect.stringMatching(/^membership_/)])
    return
  }
  expect([subscriptionId, isThere, made.totalMinor]).toEqual([subscriptionId, true, 0])
  await app.running.db.deleteFrom('occupation').where('booking_id', '=', made.id).execute()
  member.left--
  seen.used++
  if (choose(2) === 0) return
  await cancelBooking(app.ctx(who), { id: made.id })
  member.left++
  seen.returned++
}

/** Each shop says to whoever has its first plan what it costs from then on; the thirty days are counted from the mail. */
async function announce(shops: Map<string, Shop>, members: readonly Member[], priceMinor: number) {
  for (const { shop, plans } of shops.values())
    await updatePlan(app.ctx(shop.owner), {
      ...{ id: plans.first.id, name: plans.first.name, months: 1, uses: 3, renews: true, rollsOver: true, priceMinor },
      ...{ serviceIds: shop.serviceIds.slice(0, 1), isForMembers: true },
    })
  const now = notices.find((notice) => notice.priceMinor === priceMinor)?.at ?? 0
  const firsts = new Set([...shops.values()].map(({ plans }) => plans.first.id))
  const meant = members.filter(
    ({ terms, isOver, isCancelled, joined }) => firsts.has(terms.plan) && !isOver && !isCancelled && joined < now,
  )
  for (const member of meant) member.notice = { priceMinor, from: now + 30 * dayMs }
  for (let run = 0; run < 3 + meant.length / 100; run++) await Promise.all(nodes().map((ctx) => tellOfNotices(ctx)))
  const { rows } = await sql<{ told: number }>`select count(*)::int as told from subscription_notice s
    join plan_notice n using (provider_id, notice_id) where n.price_minor = ${priceMinor} and s.mailed_at is not null`.execute(
    app.running.db,
  )
  expect(rows[0]?.told).toBe(meant.length)
  seen.noticed += meant.length
}

test(
  `${count} members over 14 months: each is charged once a period, and has access as long as it is paid`,
  async () => {
    const began = performance.now()
    const shops = await openShops()
    const members = await makeMembers(shops)
    const joined = performance.now()
    const known = new Map(members.map((member) => [member.id, member]))
    let now = Date.parse('2027-12-31T12:00:00Z')
    const wrong: unknown[] = []
    const toTell = [...notices]
    const seconds = (from: number, to = performance.now()) => Math.round((to - from) / 1000)
    let month = ''
    /** Of a run that takes long: how far it is. */
    const tell = (at: number) => {
      const now = new Date(at).toISOString().slice(0, 7)
      if (isLong && now !== month)
        console.info(JSON.stringify({ month: now, seconds: seconds(began), buying: seconds(began, joined) }))
      month = now
    }
    for (;;) {
      const { rows } = await sql<{ at: Date | null }>`select min(renew_at) as at from subscription`.execute(
        app.running.db,
      )
      const next = rows[0]?.at?.getTime() ?? until
      const [notice] = toTell
      if (notice && notice.at < next) {
        await setClock(notice.at)
        await announce(shops, members, notice.priceMinor)
        toTell.shift()
        continue
      }
      if (next >= until) break
      // What is due is done within minutes.
      now = Math.max(now, next) + 1000 * (1 + choose(300))
      await setClock(now)
      tell(now)
      for (const { id, tries } of await triedOnce(now)) {
        const member = known.get(id)
        if (member) triedAgain(member, now, tries)
      }
      await Promise.all(nodes().map((ctx) => renewDue(ctx)))
      await Promise.all(nodes().map((ctx) => endOver(ctx)))
      await inTurns(shuffled(await asked()), charge)
      await hear()
      await patiently(async () => reconcile(app.ctx(), await openCount()))
      const { rows: due } = await sql`select from subscription where renew_at <= ${new Date(now)} limit 1`.execute(
        app.running.db,
      )
      // A run takes so many: the others have theirs in the next minute.
      if (due.length > 0) continue
      const taken = await takenBy()
      for (const member of members) goOn(member, now)
      for (const member of members) for (const minor of newOf(member, taken)) paid(member, minor)
      for (const member of members) if (member.asked && now >= member.asked.graceUntil) member.isOver = true
      for (const state of await statesOf()) {
        const member = known.get(state.id)
        if (!member || member.joined > now) continue
        const isUsable = state.status === 'active' && visitsUntil(state, new Date(now)).getTime() > now
        const { isOver, endAt, asked } = member
        const isPaid = !isOver && now < endAt
        const isInGrace = !isOver && asked !== null && !member.isTrial && now < asked.graceUntil
        // Of days free the first payment may be with the processor, and not be heard of yet.
        const isUnheard = state.trialEndsAt !== null && state.trialEndsAt >= state.endsAt
        if (isPaid && !isUsable && !isUnheard) wrong.push(['paid, and no access', state, member, new Date(now)])
        if (isUsable && !isPaid && !isInGrace) wrong.push(['access, and not paid', state, member, new Date(now)])
        if (isUsable && isPaid && state.graceUntil === null && state.endsAt.getTime() !== endAt)
          wrong.push(['another end', state, member])
        if (state.graceUntil && state.status === 'active') seen.waits++
      }
      expect(wrong.slice(0, 3)).toEqual([])
      const { rows: cards } = await sql<{
        id: string
        account: string
        method: string | null
      }>`select v.subscription_id as id, v.account,
        v.method from renewal_card v join subscription u using (provider_id, subscription_id)
        where (v.status = 'kept' or u.status = 'active' and u.cancelled_at is not null) and u.starts_at < ${new Date(now)}
        order by random() limit ${isLong ? 20 : 8}`.execute(app.running.db)
      for (const { id, ...card } of cards) {
        const member = known.get(id)
        if (member) await live(member, now, shops, card)
      }
    }
    await heardOfAll()
    await sendRefunds(app)
    const taken = await takenBy()
    const { rows: books } = await sql<{
      id: string
      status: string
      paid: number
      granted: number
      kept: number
      left: number
    }>`
      with paid as (select provider_id, subscription_id, count(*)::int as n from payment where status = 'succeeded'
          group by 1, 2),
        entered as (select provider_id, subscription_id, sum(uses)::int as "left",
          (sum(uses) filter (where kind = 'granted'))::int as granted from subscription_entry group by 1, 2),
        kept as (select l.subscription_id, -sum(e.amount_minor)::bigint as minor from ledger_posting l
          join ledger_entry e using (posting_id) where e.account = 'owed_to_provider' group by 1)
      select u.subscription_id as id, u.status, coalesce(paid.n, 0) as paid, coalesce(entered.granted, 0) as granted,
        coalesce(entered."left", 0) as "left", coalesce(kept.minor, 0) as kept
      from subscription u left join paid using (provider_id, subscription_id)
        left join entered using (provider_id, subscription_id) left join kept using (subscription_id)`.execute(
      app.running.db,
    )
    expect(books).toHaveLength(count)
    let charges = 0
    for (const { id, status, ...ours } of books) {
      const member = known.get(id)
      if (!member) throw new Error('All of them are known')
      for (const minor of newOf(member, taken)) paid(member, minor)
      const { amounts, back, granted, left, isOver } = member
      const kept = amounts.reduce((sum, minor) => sum + minor, 0) - back
      const theirs = { paid: amounts.length, granted, left: isOver ? 0 : left, kept }
      // What was paid and is over when nobody has asked any more is found by its end; here the time is over before.
      expect([id, isOver ? 'ended' : 'active', theirs]).toEqual([id, status, ours])
      charges += amounts.length
      if (status === 'ended') seen.ends++
    }
    expect(charges).toBeGreaterThan(count * 2)
    // Whether a payment comes when all is over is chance: `renewals.test.ts` makes it come.
    for (const [what, often] of Object.entries(seen))
      if (what !== 'late' && (isLong || what !== 'givenBack')) expect([what, often > 0]).toEqual([what, true])
    if (isLong)
      console.info(
        JSON.stringify({ count, charges, ...seen, buying: seconds(began, joined), renewing: seconds(joined) }),
      )
  },
  isLong ? 14_400_000 : 240_000,
)
