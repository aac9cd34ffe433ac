import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dyingAt } from '../../../tests/dying.ts'
import { makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { buyMembership, makePaidProvider, sellPlan } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { chargeRenewal } from '../payments/charge-renewal.server.ts'
import { confirmPayment, createIntent } from '../payments/create-intent.server.ts'
import { handleWebhook, receiveWebhook } from '../payments/receive-webhook.server.ts'
import { askAgain, reconcile } from '../payments/reconcile.server.ts'
import { endOver } from './jobs.server.ts'
import { renewDue } from './renew.server.ts'
import { graceDays, usableUntil } from './rules.ts'
import { cancelOwn } from './subscribe.server.ts'

/** Each has some dozen charges: what takes time is that they are real. */
const count = process.env.TEST_FULL ? 1000 : 40
const app = openTestApp({ poolSize: 20 })
const services = [{ name: 'Cut', durationMinutes: 30, priceMinor: 4000 }]
/** In Santiago the clocks are put forward at midnight: that day begins at one. */
const zones = ['Europe/London', 'America/New_York', 'America/Santiago', 'Pacific/Auckland'] as const
/** Over month ends and the 29th of February of a leap year. */
const days = ['2027-12-31', '2028-01-30', '2028-01-31', '2028-02-29', '2028-03-05', '2028-09-03'] as const
const until = Date.parse('2029-03-15T00:00:00Z')

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

type Member = { who: Actor; id: string; zone: string; day: string; months: number; cancelled: boolean }
const dates = new Map<string, number>()
/** By the calendar, and not by ours: the start of that day where its provider is. */
function endOf({ zone, day, months }: Member, periods: number): number {
  const key = `${zone} ${day} ${months} ${periods}`
  const known = dates.get(key)
  if (known !== undefined) return known
  const date = Temporal.PlainDate.from(day).add({ months: months * periods })
  const at = date.toZonedDateTime(zone).startOfDay().epochMilliseconds
  dates.set(key, at)
  return at
}
function graceOf(member: Member, periods: number): number {
  const over = Temporal.Instant.fromEpochMilliseconds(endOf(member, periods)).toZonedDateTimeISO(member.zone)
  return over.toPlainDate().add({ days: graceDays }).toZonedDateTime(member.zone).startOfDay().epochMilliseconds
}

async function openShops() {
  const shops = new Map<string, { shop: TestProvider; plans: Awaited<ReturnType<typeof sellPlan>>[] }>()
  for (const zone of zones) {
    const shop = await makePaidProvider(
      app,
      { mode: 'on_the_day', depositPercent: 20 },
      { services, columns: { timezone: zone } },
    )
    const terms = { priceMinor: 5000, uses: 3, renews: true }
    const plans = [
      await sellPlan(app, shop, { ...terms, months: 1, rollsOver: true }),
      await sellPlan(app, shop, { ...terms, months: 12 }),
    ]
    shops.set(zone, { shop, plans })
  }
  return shops
}

async function makeMembers(): Promise<Member[]> {
  const shops = await openShops()
  const members: Member[] = []
  for (const [at, day] of days.entries()) {
    const own = Array.from({ length: count }, (_, n) => n).filter((n) => n % days.length === at)
    for (const zone of zones) {
      await setClock(
        Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).epochMilliseconds,
      )
      await inTurns(
        own.filter((n) => Math.floor(n / days.length) % zones.length === zones.indexOf(zone)),
        async (n) => {
          const months = Math.floor(n / days.length / zones.length) % 5 === 0 ? 1 : 12
          const plan = shops.get(zone)?.plans[months === 1 ? 0 : 1]
          if (!plan) throw new Error('Each zone has a shop')
          const who = await makeAccount(app)
          const { id } = await buyMembership(app, plan, who)
          members.push({ who, id, zone, day, months, cancelled: false })
        },
      )
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

type State = {
  id: string
  status: string
  renews: boolean
  endsAt: Date
  cancelledAt: Date | null
  graceUntil: Date | null
  pausedUntil: Date | null
}
async function statesOf(): Promise<State[]> {
  const { rows } = await sql<State>`select subscription_id as id, status, renews, ends_at as "endsAt",
    cancelled_at as "cancelledAt", grace_until as "graceUntil",
    paused_until as "pausedUntil" from subscription`.execute(app.running.db)
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
  await inTurns(rows, (payment) => askAgain(app.ctx(), payment))
}

/** One process in three dies on the way; half of those whose job is given to nobody else again. */
async function charge(due: Due) {
  if (choose(3) > 0) return chargeRenewal(app.ctx(), due)
  await codeOf(chargeRenewal(dyingAt(app.ctx(), 1 + choose(40)), due)).catch(() => 'died')
  if (choose(2) === 0) await chargeRenewal(app.ctx(), due)
}

const held: { payload: string; signature: string }[] = []
/** Of what was said one in three is lost; the rest comes in any order, and some of it twice. */
async function hear() {
  const fresh = (await app.running.simulator?.takeEvents()) ?? []
  held.push(...fresh.filter(({ payload }) => payload.includes('payment_intent.succeeded') && choose(3) > 0))
  const now = shuffled(held.splice(0)).filter(() => choose(4) > 0)
  for (const { payload, signature } of now.flatMap((one) => (choose(2) === 0 ? [one, one] : [one]))) {
    await receiveWebhook(app.ctx(), payload, signature)
    await handleWebhook(app.ctx(), (JSON.parse(payload) as { id: string }).id)
  }
}

/** Cards that fail and are mended, other cards that pay by hand, and ends. */
async function live(member: Member, account: string, method: string) {
  const act = choose(40)
  const { who, id: subscriptionId } = member
  if (act < 3) await app.running.simulator?.changeCard(account, method, act === 0 ? 'success' : 'insufficient_funds')
  if (act === 3 && (await codeOf(cancelOwn(app.ctx(who), { subscriptionId }))) === 'done') member.cancelled = true
  if (act > 3 && act < 7) {
    const begun = createIntent(app.ctx(who), { subscriptionId, amount: 50, currency: 'GBP' })
    const intent = await begun.catch(() => null)
    if (intent?.status !== 'open') return
    await app.running.simulator?.pay({ ...intent, card: 'success' })
    if (choose(2) === 0) await confirmPayment(app.ctx(who), { id: intent.id })
  }
}

test(
  `${count} members over 14 months: each is charged once a period, and has access as long as it is paid`,
  async () => {
    const members = await makeMembers()
    const known = new Map(members.map((member) => [member.id, member]))
    let now = Date.parse('2027-12-31T12:00:00Z')
    const seen = { charges: 0, waits: 0, ends: 0, cancelled: 0 }
    const wrong: unknown[] = []
    for (;;) {
      const { rows } = await sql<{ at: Date | null }>`select min(renew_at) as at from subscription`.execute(
        app.running.db,
      )
      const next = rows[0]?.at?.getTime() ?? until
      if (next >= until) break
      // What is due is done within minutes.
      now = Math.max(now, next) + 1000 * (1 + choose(300))
      await setClock(now)
      await Promise.all([renewDue(app.ctx()), renewDue(app.ctx())])
      await endOver(app.ctx())
      await inTurns(shuffled(await asked()), charge)
      await hear()
      await reconcile(app.ctx(), await openCount())
      const taken = await takenBy()
      for (const state of await statesOf()) {
        const member = known.get(state.id)
        if (!member) continue
        const isUsable =
          state.status === 'active' && usableUntil({ ...state, pauseMonths: null }, new Date(now)).getTime() > now
        const paid = (taken.get(state.id) ?? []).length
        const isPaid = now < endOf(member, paid)
        const isInGrace = now < graceOf(member, paid)
        if (isPaid && !isUsable) wrong.push(['paid, and no access', state, paid, new Date(now)])
        if (isUsable && !isInGrace) wrong.push(['access, and not paid', state, paid, new Date(now)])
        // What was paid and is not heard of yet is used as in that week, and found before it ends.
        if (isUsable && isPaid && state.graceUntil === null && state.endsAt.getTime() !== endOf(member, paid))
          wrong.push(['another end', state, new Date(endOf(member, paid))])
        if (state.graceUntil && state.status === 'active') seen.waits++
      }
      expect(wrong).toEqual([])
      const { rows: cards } = await sql<{
        id: string
        account: string
        method: string
      }>`select subscription_id as id, account,
        method from renewal_card where status = 'kept' order by random() limit 6`.execute(app.running.db)
      for (const { id, account, method } of cards) {
        const member = known.get(id)
        if (member) await live(member, account, method)
      }
    }
    await heardOfAll()
    const taken = await takenBy()
    const { rows: books } = await sql<{ id: string; periods: number; paid: number; granted: number; kept: number }>`
      select u.subscription_id as id, u.periods, (select count(*)::int from payment y where y.provider_id = u.provider_id
          and y.subscription_id = u.subscription_id and y.status = 'succeeded') as paid,
        (select coalesce(sum(e.uses), 0)::int from subscription_entry e where e.provider_id = u.provider_id
          and e.subscription_id = u.subscription_id and e.kind = 'granted') as granted,
        (select coalesce(-sum(e.amount_minor), 0)::bigint from ledger_posting l join ledger_entry e using (posting_id)
          where l.subscription_id = u.subscription_id and e.account = 'owed_to_provider') as kept
      from subscription u`.execute(app.running.db)
    for (const { id, periods, paid, granted, kept } of books) {
      const amounts = taken.get(id) ?? []
      const member = known.get(id)
      expect(new Set(amounts)).toEqual(new Set([5000]))
      // Paid when it was over already, it has gone back: of the processor's books that is one more, of ours nothing is kept.
      expect([id, paid, kept, granted]).toEqual([id, amounts.length, periods * 5000, periods * 3])
      const elapsed = Array.from({ length: 16 }, (_, k) => k).filter((k) => member && endOf(member, k) < until).length
      expect(amounts.length).toBeLessThanOrEqual(elapsed)
      seen.charges += amounts.length
    }
    const states = await statesOf()
    seen.ends = states.filter(({ status }) => status === 'ended').length
    seen.cancelled = members.filter(({ cancelled }) => cancelled).length
    expect(seen.charges).toBeGreaterThan(count * 2)
    expect([seen.waits > 0, seen.ends > 0, seen.cancelled > 0]).toEqual([true, true, true])
  },
  process.env.TEST_FULL ? 3_600_000 : 240_000,
)
