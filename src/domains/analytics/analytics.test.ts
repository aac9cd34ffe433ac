import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import {
  giveReason,
  makeAccount,
  makeAdmin,
  makeProvider,
  openTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { post } from '../ledger/service.server.ts'
import { bookedFrom, type Figures, type HourFigures, type MoneyFigures } from './contract.ts'
import { periodsOf } from './figures.server.ts'
import { closeDays, followDays, rebuildDays } from './follow-days.server.ts'
import {
  getBookingFigures,
  getOverview,
  getProviderFigures,
  getProvidersFigures,
  getRevenue,
  getUserFigures,
} from './service.server.ts'

const app = openTestApp({ poolSize: 20 })
const db = () => app.running.db
const count = process.env.TEST_FULL ? 50 : 4

function chooser(seed: number) {
  let state = seed >>> 0
  return (n: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) % n
  }
}

/** With clocks that change in these days, by half an hour, at midnight, or never. */
const zones = [
  ...['Europe/London', 'America/New_York', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu'],
  ...['Pacific/Auckland', 'Atlantic/Azores', 'Asia/Tokyo'],
]
/** Over the changes of the clocks of the year before last: they are over for everybody. */
const span = { from: '2025-03-01', to: '2025-04-12' }
const at = (date: string, time: string, zone: string) =>
  new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds)

type Visit = {
  customer: Actor
  starts: Date
  minutes?: number
  status?: string
  totalMinor?: number
  made?: Date
  /** null: the system. */
  by?: string | null
  currency?: string
  zone?: string
  source?: string | null
}

/** As the rows stand after such a visit. */
async function addVisit(shop: TestProvider, visit: Visit): Promise<string> {
  const { customer, starts, minutes = 60, status = 'completed', totalMinor = 4000, by = customer.accountId } = visit
  const booking_id = randomUUIDv7()
  const own = { provider_id: shop.providerId, booking_id }
  const ends = new Date(starts.getTime() + minutes * 60_000)
  const made = visit.made ?? new Date(starts.getTime() - 86_400_000)
  await db()
    .insertInto('booking')
    .values({
      ...own,
      ...{ customer_id: customer.accountId, status, starts_at: starts, ends_at: ends, created_at: made },
      ...{ timezone: visit.zone ?? 'Europe/London', currency: visit.currency ?? 'GBP', total_minor: totalMinor },
      ...{ cancellation_policy: '[]', source: visit.source ?? null },
      ...(status === 'cancelled' && { cancelled_at: made, cancelled_by: by }),
    })
    .execute()
  await db()
    .insertInto('segment')
    .values({
      ...own,
      ...{ segment_id: randomUUIDv7(), staff_id: shop.staffId, position: 0, service_id: shop.serviceIds[0] ?? '' },
      ...{ service_name: 'Cut', price_minor: totalMinor, starts_at: starts, ends_at: ends },
    })
    .execute()
  return booking_id
}

async function addEntry(shop: TestProvider, from: Date, to: Date, name: string | null) {
  await db()
    .insertInto('calendar_entry')
    .values({
      ...{ provider_id: shop.providerId, calendar_entry_id: randomUUIDv7(), staff_id: shop.staffId },
      ...{ during: `[${from.toISOString()},${to.toISOString()})`, customer_name: name },
    })
    .execute()
}

async function addReview(shop: TestProvider, bookingId: string, customer: Actor, rating: number, written: Date) {
  const review_id = randomUUIDv7()
  await db()
    .insertInto('review')
    .values({
      ...{ provider_id: shop.providerId, review_id, booking_id: bookingId, customer_id: customer.accountId },
      ...{ rating, text: 'Good.', created_at: written },
    })
    .execute()
  return review_id
}

/** A charge, its fee for the platform, and what went back of it. */
async function addMoney(shop: TestProvider, bookingId: string, customer: Actor, minor: number, on: Date) {
  const [providerId, customerId] = [shop.providerId, customer.accountId]
  const enter = (
    kind: 'charge' | 'platform_fee' | 'platform_paid' | 'refund_paid',
    entries: [string, string, number][],
  ) =>
    db()
      .transaction()
      .execute((tx) =>
        post(
          { ...app.ctx(), db: tx, now: on },
          {
            ...{ source: `${kind} ${randomUUIDv7()}`, kind, booking: { providerId, bookingId } },
            entries: entries.map(([account, ownerId, amountMinor]) => ({
              ...{ account: account as 'platform', ownerId, currency: 'GBP', amountMinor },
            })),
          },
        ),
      )
  await enter('charge', [
    ['held_by_processor', providerId, minor],
    ['paid_ahead', customerId, -minor],
  ])
  await enter('platform_fee', [
    ['platform', providerId, 200],
    ['held_by_processor', providerId, -200],
  ])
  // What the operator sends is no card of a customer's.
  await enter('platform_paid', [
    ['held_by_processor', providerId, 700],
    ['promised_by_platform', providerId, -700],
  ])
  await enter('refund_paid', [
    ['refund_due', customerId, 300],
    ['held_by_processor', providerId, -300],
  ])
}

/** As after an upgrade. */
const dueWhole = ({ providerId }: TestProvider) =>
  sql`insert into provider_day_due (provider_id, at) values (${providerId}, '-infinity')`.execute(db())

/** Weeks of a provider: visits of every kind, by telephone, time off, reviews and money. */
const sources = ['marketplace', 'link', 'search_engine', 'social', 'website']

async function live(seed: number): Promise<{ shop: TestProvider; zone: string }> {
  const choose = chooser(seed)
  const zone = zones[seed % zones.length] ?? 'Europe/London'
  const hours = [1, 2, 3, 4, 5, 6, 7]
    .filter(() => choose(5) > 0)
    .map((weekday): [number, number, number] => [weekday, 60 * choose(10), 60 * (12 + choose(13))])
  const shop = await makeProvider(app, {
    columns: { timezone: zone },
    staff: [{ name: 'Maya', hours, dateOverrides: { '2025-03-20': [[600, 720]], '2025-04-06': [] } }],
    closedDays: ['2025-03-30', '2025-03-20'],
  })
  const customers = await Promise.all([1, 2, 3].map(() => makeAccount(app)))
  const office = (await makeAdmin(app)).accountId
  const day = (offset: number) => Temporal.PlainDate.from(span.from).add({ days: offset }).toString()
  const time = () => `${String(choose(24)).padStart(2, '0')}:${String(5 * choose(12)).padStart(2, '0')}`
  for (let n = 0; n < 30; n++) {
    const customer = customers[choose(3)] as Actor
    const starts = at(day(choose(43)), time(), zone)
    const status = (['completed', 'confirmed', 'no_show', 'cancelled', 'pending', 'expired'] as const)[choose(6)]
    const by = [customer.accountId, shop.owner.accountId, office, null][choose(4)] ?? null
    const made = new Date(starts.getTime() - choose(20 * 1440) * 60_000)
    const more = {
      minutes: 15 * (1 + choose(20)),
      totalMinor: 100 * choose(90),
      made,
      by,
      zone,
      source: [...sources, null][choose(6)] ?? null,
    }
    const bookingId = await addVisit(shop, { customer, starts, status: status ?? 'completed', ...more })
    if (status === 'completed' && choose(2) === 0) {
      const written = new Date(starts.getTime() + choose(9 * 1440) * 60_000)
      const id = await addReview(shop, bookingId, customer, 1 + choose(5), written)
      if (choose(4) === 0)
        await sql`update review set status = 'removed', removed_reason = 'spam', removed_at = now() where review_id = ${id}`.execute(
          db(),
        )
      await addMoney(shop, bookingId, customer, 1000 + choose(5000), made)
    }
  }
  for (let n = 0; n < 8; n++) {
    const from = at(day(choose(43)), time(), zone)
    const to = new Date(from.getTime() + 15 * (1 + choose(n === 0 ? 400 : 12)) * 60_000)
    await addEntry(shop, from, to, n % 2 === 0 ? null : 'Rita').catch(() => {})
  }
  // The days on which nobody came: `closeDays` would have made them then.
  const days = Array.from({ length: 43 }, (_, n) => ({ provider_id: shop.providerId, at: at(day(n), '12:00', zone) }))
  await db().insertInto('provider_day_due').values(days).execute()
  await dueWhole(shop)
  return { shop, zone }
}

/** Every five minutes of these days and of each staff member: is there a visit, time off, are there working hours. */
function plainMinutes({ providerId }: TestProvider, zone: string, from: string, to: string) {
  const own = sql`provider_id = ${providerId}`
  const stands = sql`status in ('confirmed', 'completed', 'no_show')`
  return sql`(select minute.*, exists (
        -- Also the hours of the day before, which may last until after midnight.
        select from generate_series(0, 1) back
          cross join lateral (select (wall::date - back) as date, extract(epoch from wall - (wall::date - back)) / 60 as passed) d
        where case
          when exists (select from date_override e where e.${own} and e.date = d.date)
            then exists (select from date_override e, unnest(e.hours) span where e.${own} and e.date = d.date
              and d.passed >= lower(span) and d.passed < upper(span))
          when exists (select from closed_day k where k.${own} and k.date = d.date) then false
          else exists (select from working_hours h where h.${own} and h.weekday = extract(isodow from d.date)
            and d.passed >= h.opens_minute and d.passed < h.closes_minute) end) as works
      from (
        select m, c.staff_id, (m at time zone ${zone}) as wall,
          exists (select from segment s join booking b using (provider_id, booking_id) where s.${own}
            and s.staff_id = c.staff_id and b.${stands} and m >= s.starts_at and m < s.ends_at)
          or exists (select from calendar_entry k where k.${own} and k.staff_id = c.staff_id and m <@ k.during
            and k.customer_name is not null) as booked,
          exists (select from calendar_entry k where k.${own} and k.staff_id = c.staff_id and m <@ k.during
            and k.customer_name is null) as off
        from staff c cross join generate_series(${from}::timestamp at time zone ${zone},
          (${to}::date + 1)::timestamp at time zone ${zone} - interval '5 minutes', interval '5 minutes') m
        where c.${own}) minute)`
}

/** Of some days: more are too many for one statement. */
async function plainHours(shop: TestProvider, zone: string, from: string, to: string): Promise<HourFigures[]> {
  const { rows } = await sql<HourFigures>`
    select extract(isodow from wall)::int as weekday, extract(hour from wall)::int as hour,
      5 * (count(*) filter (where booked))::int as "bookedMinutes",
      5 * (count(*) filter (where booked or (not off and works)))::int as "offeredMinutes"
    from ${plainMinutes(shop, zone, from, to)} w
    group by 1, 2 having count(*) filter (where booked or (not off and works)) > 0 order by 1, 2`.execute(db())
  return rows
}

/** Runs of free minutes between the first visit of a day and the last, shorter than the one service there is. */
async function plainGaps(shop: TestProvider, zone: string, from: string, to: string): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`
    select coalesce(sum(length), 0)::int as minutes from (
      select 5 * count(*) as length from (
        select staff_id, day, m - interval '5 minutes' * row_number() over (partition by staff_id, day order by m) as run
        from (select w.*, wall::date as day, min(m) filter (where booked) over d as first, max(m) filter (where booked) over d as last
          from ${plainMinutes(shop, zone, from, to)} w window d as (partition by staff_id, wall::date)) w
        where works and not off and not booked and m > first and m < last) free
      group by staff_id, day, run) runs
    where length < (select min(duration_minutes) from service where provider_id = ${shop.providerId})`.execute(db())
  return rows[0]?.minutes ?? 0
}

async function allHours(shop: TestProvider, zone: string, from: string, to: string): Promise<HourFigures[]> {
  const byHour = new Map<number, HourFigures>()
  for (const { from: first, to: last } of periodsOf({ from, to }, 'week'))
    for (const one of await plainHours(shop, zone, first, last)) {
      const known = byHour.get(one.weekday * 24 + one.hour)
      byHour.set(one.weekday * 24 + one.hour, {
        ...one,
        bookedMinutes: one.bookedMinutes + (known?.bookedMinutes ?? 0),
        offeredMinutes: one.offeredMinutes + (known?.offeredMinutes ?? 0),
      })
    }
  return [...byHour].toSorted(([one], [other]) => one - other).map(([, hour]) => hour)
}

async function allGaps(shop: TestProvider, zone: string, from: string, to: string): Promise<number> {
  let minutes = 0
  for (const week of periodsOf({ from, to }, 'week')) minutes += await plainGaps(shop, zone, week.from, week.to)
  return minutes
}

/** The same from the rows, by every five minutes that there are, as nobody would do it who has to be quick. */
async function plainly(shop: TestProvider, zone: string, from: string, to: string) {
  const { providerId } = shop
  const day = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone ${zone})::date`
  const isIn = (instant: RawBuilder<unknown>) => sql`${day(instant)} between ${from}::date and ${to}::date`
  const stands = sql`status in ('confirmed', 'completed', 'no_show')`
  const own = sql`provider_id = ${providerId}`
  const starts = sql`starts_at`
  const { rows } = await sql<
    Omit<Figures, 'rating' | 'leadMinutes'> & { rating: number | null; lead: number | null }
  >`select
    (select count(*)::int from booking where ${own} and ${isIn(starts)} and ${stands}) as visits,
    (select count(*)::int from booking where ${own} and ${isIn(starts)} and status = 'completed') as completed,
    (select count(*)::int from booking where ${own} and ${isIn(starts)} and status = 'no_show') as "noShows",
    (select count(*)::int from booking where ${own} and ${isIn(starts)} and cancelled_by = customer_id) as "cancelledByCustomer",
    (select count(*)::int from booking where ${own} and ${isIn(starts)} and status = 'cancelled'
      and cancelled_by = ${shop.owner.accountId}) as "cancelledByProvider",
    (select count(*)::int from booking where ${own} and ${isIn(starts)} and status = 'cancelled'
      and (cancelled_by is null or cancelled_by not in (customer_id, ${shop.owner.accountId}))) as "cancelledOtherwise",
    (select count(*)::int from (select distinct on (customer_id) starts_at from booking where ${own} and ${stands}
      order by customer_id, starts_at, booking_id) f where ${isIn(sql`f.starts_at`)}) as "firstVisits",
    (select count(*)::int from booking where ${own} and ${isIn(sql`created_at`)}) as made,
    ${sql.join(
      bookedFrom.map(
        (name, at) => sql`(select count(*)::int from booking where ${own} and ${isIn(sql`created_at`)}
      and source = ${sources[at]}) as ${sql.ref(name)}`,
      ),
    )},
    (select round(avg(extract(epoch from starts_at - created_at) / 60))::int from booking
      where ${own} and ${isIn(sql`created_at`)}) as lead,
    (select count(*)::int from review where ${own} and ${isIn(sql`created_at`)} and status = 'published') as reviews,
    (select round(avg(rating), 1)::float8 from review where ${own} and ${isIn(sql`created_at`)}
      and status = 'published') as rating`.execute(db())
  const hours = await allHours(shop, zone, from, to)
  const { rows: prices } = await sql<{
    currency: string
    minor: number
  }>`select currency, sum(total_minor)::bigint as minor
    from booking where ${own} and ${isIn(starts)} and status = 'completed' group by 1`.execute(db())
  const { rows: books } = await sql<{ cards: number; fees: number }>`select
    coalesce(sum(amount_minor) filter (where account = 'held_by_processor' and kind in ('charge', 'refund_paid')), 0)::bigint as cards,
    coalesce(sum(amount_minor) filter (where account = 'platform'), 0)::bigint as fees
    from ledger_posting join ledger_entry using (posting_id) where ${own} and ${isIn(sql`posted_at`)}`.execute(db())
  const minutes = (name: 'bookedMinutes' | 'offeredMinutes') => hours.reduce((sum, one) => sum + one[name], 0)
  const { lead, ...counted } = rows[0] ?? { lead: null }
  return {
    total: {
      ...counted,
      ...{ leadMinutes: lead, bookedMinutes: minutes('bookedMinutes'), offeredMinutes: minutes('offeredMinutes') },
      gapMinutes: await allGaps(shop, zone, from, to),
    },
    hours,
    money: {
      visitsMinor: prices.reduce((sum, one) => sum + one.minor, 0),
      ...{ cardsMinor: books[0]?.cards ?? 0, feesMinor: books[0]?.fees ?? 0 },
    },
  }
}

const summed = (money: readonly MoneyFigures[]) => ({
  visitsMinor: money.reduce((sum, one) => sum + one.visitsMinor, 0),
  cardsMinor: money.reduce((sum, one) => sum + one.cardsMinor, 0),
  feesMinor: money.reduce((sum, one) => sum + one.feesMinor, 0),
})
const asked = (id: string, more: Partial<{ from: string; to: string; by: 'day' | 'week' | 'month' }> = {}) => ({
  ...{ id, by: 'day' as const, ...span, ...more },
})

/** Nothing is left to be followed. */
async function follow() {
  while ((await followDays(app.ctx())) > 0);
}

test('figures equal plain SQL over changes of clocks, also when built again', { timeout: 900_000 }, async () => {
  const lives = await Promise.all(Array.from({ length: count }, (_, seed) => live(seed * 7919 + 5)))
  await Promise.all([follow(), follow()])
  for (const { shop, zone } of lives) {
    const figures = await getProviderFigures(app.ctx(shop.owner), asked(shop.providerId))
    const { total, hours, money, timezone } = figures
    const plain = await plainly(shop, zone, span.from, span.to)
    expect([zone, { total, hours, money: summed(money) }]).toEqual([zone, plain])
    expect(timezone).toBe(zone)
    // Days, weeks and months are the same days.
    for (const by of ['week', 'month'] as const) {
      const others = await getProviderFigures(app.ctx(shop.owner), asked(shop.providerId, { by }))
      expect(others.total).toEqual(total)
      const visits = (periods: readonly Figures[]) => periods.reduce((sum, one) => sum + one.visits, 0)
      expect(visits(others.periods)).toBe(total.visits)
      expect(others.periods).toHaveLength(by === 'week' ? 7 : 2)
    }
    const one = { from: '2025-03-30', to: '2025-03-30' }
    const alone = await getProviderFigures(app.ctx(shop.owner), asked(shop.providerId, one))
    expect(alone.total).toEqual((await plainly(shop, zone, one.from, one.to)).total)
  }
  const said: number[] = []
  expect(await rebuildDays(app.ctx(), (done) => said.push(done))).toMatchObject({ changed: 0 })
  expect(said.at(-1)).toBe(count)
  expect(await rebuildDays(app.ctx(), () => {})).toMatchObject({ changed: 0 })
  // One that was not what it ought to have been is found, and mended.
  const [first] = lives
  if (!first) throw new Error('There is one')
  const { owner, providerId } = first.shop
  const before = await getProviderFigures(app.ctx(owner), asked(providerId))
  await sql`update provider_day set visits = visits + 1 where provider_id = ${providerId} and day = '2025-03-10'`.execute(
    db(),
  )
  expect(await rebuildDays(app.ctx(), () => {})).toMatchObject({ changed: 1 })
  expect(await getProviderFigures(app.ctx(owner), asked(providerId))).toEqual(before)

  // What the office sees is their sum, money by currency.
  const admin = app.ctx(await makeAdmin(app))
  const all = await Promise.all(
    lives.map(({ shop }) => getProviderFigures(app.ctx(shop.owner), asked(shop.providerId))),
  )
  const office = await getBookingFigures(admin, { ...span, by: 'day' })
  for (const name of [
    ...bookedFrom,
    'visits',
    'made',
    'noShows',
    'firstVisits',
    'bookedMinutes',
    'offeredMinutes',
  ] as const)
    expect([name, office.total[name]]).toEqual([name, all.reduce((sum, { total }) => sum + total[name], 0)])
  const revenue = await getRevenue(admin, { ...span, by: 'month' })
  expect(summed(revenue.money)).toEqual(summed(all.flatMap(({ money }) => money)))
  expect(summed(revenue.categories.map(({ now }) => now))).toEqual(summed(revenue.money))
  expect(summed(revenue.moneyPeriods.flatMap(({ money }) => money))).toEqual(summed(revenue.money))
  const users = await getUserFigures(admin, { ...span, by: 'day' })
  expect([users.firstVisits, users.returningVisits + users.firstVisits]).toEqual([
    office.total.firstVisits,
    office.total.visits,
  ])
  const shops = await getProvidersFigures(admin, { ...span, by: 'day' })
  expect(shops.categories.reduce((sum, one) => sum + one.visits, 0)).toBe(office.total.visits)
  // Within a month, over its ends, and of whole months.
  for (const [from, to] of [
    [span.from, span.to],
    ['2025-03-05', '2025-03-20'],
    ['2025-03-15', '2025-04-02'],
    ['2025-03-01', '2025-03-31'],
    ['2025-03-01', '2025-04-30'],
    ['2025-02-10', '2025-04-05'],
    ['2025-03-31', '2025-04-01'],
  ] as const) {
    const { most } = await getProvidersFigures(admin, { from, to, by: 'day' })
    const each = lives.map(async ({ shop: { owner, providerId: id } }) => {
      const { total } = await getProviderFigures(app.ctx(owner), asked(id, { from, to }))
      return { id, visits: total.visits }
    })
    const expected = (await Promise.all(each))
      .filter(({ visits }) => visits > 0)
      .sort((one, other) => other.visits - one.visits || (one.id < other.id ? -1 : 1))
    expect([from, to, most.map(({ id, visits }) => ({ id, visits }))]).toEqual([from, to, expected.slice(0, 20)])
  }
  const overview = await getOverview(admin, { ...span, by: 'day' })
  expect([overview.visits, overview.made, overview.money]).toEqual([
    office.total.visits,
    office.total.made,
    revenue.money,
  ])
})

async function totalOf(shop: TestProvider, day: string): Promise<Figures> {
  await follow()
  const { total } = await getProviderFigures(app.ctx(shop.owner), asked(shop.providerId, { from: day, to: day }))
  return total
}

const inDays = (days: number, zone = 'Europe/London') => Temporal.Now.plainDateISO(zone).add({ days }).toString()

test('figures follow every change: a visit called off, moved, another first one, a review, time off, and another zone', async () => {
  const shop = await makeProvider(app, {})
  const [ann, ben] = await Promise.all([makeAccount(app), makeAccount(app)])
  const [monday, tuesday] = [inDays(-20), inDays(-19)]
  const first = await addVisit(shop, { customer: ann, starts: at(monday, '10:00', 'Europe/London') })
  const second = await addVisit(shop, { customer: ann, starts: at(tuesday, '10:00', 'Europe/London') })
  await addVisit(shop, { customer: ben, starts: at(tuesday, '12:00', 'Europe/London') })
  const look = (day: string) => totalOf(shop, day)
  expect(await look(monday)).toMatchObject({ visits: 1, firstVisits: 1, bookedMinutes: 60, offeredMinutes: 480 })
  expect(await look(tuesday)).toMatchObject({ visits: 2, firstVisits: 1, bookedMinutes: 120 })

  await sql`update booking set status = 'cancelled', cancelled_at = now(), cancelled_by = ${ann.accountId}
    where booking_id = ${first}`.execute(db())
  expect(await look(monday)).toMatchObject({ visits: 0, firstVisits: 0, cancelledByCustomer: 1, bookedMinutes: 0 })
  // Her first visit is another one now, on a day on which nothing was changed.
  expect(await look(tuesday)).toMatchObject({ visits: 2, firstVisits: 2 })

  const moved = at(monday, '15:00', 'Europe/London')
  await sql`update segment set starts_at = ${moved}, ends_at = ${new Date(moved.getTime() + 3_600_000)}
    where booking_id = ${second}`.execute(db())
  await sql`update booking set starts_at = ${moved}, ends_at = ${new Date(moved.getTime() + 3_600_000)}
    where booking_id = ${second}`.execute(db())
  expect(await look(monday)).toMatchObject({ visits: 1, bookedMinutes: 60 })
  expect(await look(tuesday)).toMatchObject({ visits: 1, bookedMinutes: 60 })

  const review = await addReview(shop, second, ann, 4, at(tuesday, '20:00', 'Europe/London'))
  expect(await look(tuesday)).toMatchObject({ reviews: 1, rating: 4 })
  await sql`update review set rating = 2 where review_id = ${review}`.execute(db())
  expect(await look(tuesday)).toMatchObject({ reviews: 1, rating: 2 })
  await sql`update review set status = 'removed', removed_reason = 'spam', removed_at = now()
    where review_id = ${review}`.execute(db())
  expect(await look(tuesday)).toMatchObject({ reviews: 0, rating: null })

  // Half past eleven in the evening there is the next day in Tokyo.
  await addVisit(shop, { customer: ben, starts: at(monday, '20:00', 'Europe/London') })
  expect(await look(monday)).toMatchObject({ visits: 2 })
  await sql`update provider set timezone = 'Asia/Tokyo' where provider_id = ${shop.providerId}`.execute(db())
  expect(await look(monday)).toMatchObject({ visits: 0 })
  expect(await look(tuesday)).toMatchObject({ visits: 3 })
})

test('figures keep the hours of a day that is over, and have a row for each day of who is at work', async () => {
  const shop = await makeProvider(app, {})
  const customer = await makeAccount(app)
  await addVisit(shop, { customer, starts: at(inDays(-3), '10:00', 'Europe/London') })
  const offered = async (day: string) => (await totalOf(shop, day)).offeredMinutes
  expect(await offered(inDays(-3))).toBe(480)
  // Yesterday nobody came, and the hours were offered all the same.
  expect(await offered(inDays(-1))).toBe(0)
  expect(await closeDays(app.ctx())).toBeGreaterThan(0)
  expect(await offered(inDays(-1))).toBe(480)
  await sql`delete from working_hours where provider_id = ${shop.providerId}`.execute(db())
  await addVisit(shop, { customer, starts: at(inDays(-3), '12:00', 'Europe/London') })
  expect(await offered(inDays(-3))).toBe(480)
  expect(await offered(inDays(-1))).toBe(480)
  expect(await rebuildDays(app.ctx(), () => {})).toMatchObject({ changed: 0 })
  expect(await offered(inDays(-1))).toBe(480)
  // What is still to come follows the hours.
  expect(await offered(inDays(1))).toBe(0)
})

test('figures of who has another category are of that one, and one that cannot be worked out keeps nobody waiting', async () => {
  const [first, broken, last] = [await makeProvider(app, {}), await makeProvider(app, {}), await makeProvider(app, {})]
  const day = { from: '2025-02-10', to: '2025-02-10' }
  for (const shop of [first, broken, last])
    await addVisit(shop, { customer: await makeAccount(app), starts: at(day.from, '10:00', 'Europe/London') })
  const visits = async () => {
    const { categories } = await getProvidersFigures(app.ctx(await makeAdmin(app)), { ...day, by: 'day' })
    return Object.fromEntries(categories.filter((one) => one.visits > 0).map((one) => [one.category.slug, one.visits]))
  }
  await sql`update provider set timezone = 'Nowhere/Else' where provider_id = ${broken.providerId}`.execute(db())
  await followDays(app.ctx())
  expect(await visits()).toEqual({ 'hair-styling-barbering': 2 })
  await sql`update provider set timezone = 'Europe/London' where provider_id = ${broken.providerId}`.execute(db())
  await sql`update provider set category_slug = 'massage-bodywork' where provider_id = ${last.providerId}`.execute(db())
  await follow()
  expect(await visits()).toEqual({ 'hair-styling-barbering': 2, 'massage-bodywork': 1 })
})

test('figures know today and what is to come at once', async () => {
  const shop = await makeProvider(app, { columns: { timezone: 'Europe/London' } })
  const customer = await makeAccount(app)
  await addVisit(shop, {
    customer,
    starts: at(inDays(2), '10:00', 'Europe/London'),
    status: 'confirmed',
    made: new Date(),
  })
  const { total, today, periods, previous, visitsAhead } = await getProviderFigures(
    app.ctx(shop.owner),
    asked(shop.providerId, { from: inDays(-1), to: inDays(3) }),
  )
  expect(total).toMatchObject({ visits: 0, made: 1, completed: 0 })
  expect(visitsAhead).toBe(1)
  expect(today).toBe(inDays(0))
  expect(periods.map(({ visits }) => visits)).toEqual([0, 0, 0, 1, 0])
  const tomorrow = asked(shop.providerId, { from: inDays(1), to: inDays(3) })
  expect((await getProviderFigures(app.ctx(shop.owner), tomorrow)).total.visits).toBe(1)
  expect(previous.visits).toBe(0)
  const { from, to, before } = await getProviderFigures(app.ctx(shop.owner), { id: shop.providerId, by: 'day' })
  expect([from, to, before]).toEqual([inDays(-13), inDays(0), { from: inDays(-27), to: inDays(-14) }])
})

test('figures are for the owner and the office, of days that can be', async () => {
  const [shop, other] = [await makeProvider(app, {}), await makeProvider(app, {})]
  const refused = (actor: Actor, more: Parameters<typeof asked>[1] = {}) =>
    codeOf(getProviderFigures(app.ctx(actor), asked(shop.providerId, more)))
  expect(await refused(other.owner)).toBe('forbidden')
  expect(await refused(await makeAccount(app))).toBe('forbidden')
  expect(await refused({ ...(await makeAdmin(app)), needsFactor: true })).toBe('forbidden')
  expect(await refused(shop.owner, { from: '2025-04-02', to: '2025-04-01' })).toBe('invalid_input')
  expect(await refused(shop.owner, { from: '2023-01-01', to: '2025-01-02' })).toBe('invalid_input')
  expect(await refused(shop.owner, { from: '2023-01-01', to: '2024-12-31' })).toBe('done')
  expect(await refused(shop.owner, { from: inDays(300), to: inDays(366) })).toBe('done')
  expect(await refused(shop.owner, { from: inDays(300), to: inDays(368) })).toBe('invalid_input')
  const admin = await makeAdmin(app)
  expect(await refused(admin)).toBe('reason_needed')
  await giveReason(app, admin, shop.owner.accountId)
  expect(await refused(admin)).toBe('done')
  expect(await codeOf(getProviderFigures(app.ctx(admin), asked(randomUUIDv7())))).toBe('provider_not_found')
})

test('figures keep two currencies apart', async () => {
  const shop = await makeProvider(app, { columns: { currency: 'EUR', category_slug: 'massage-bodywork' } })
  const customer = await makeAccount(app)
  const day = { from: '2025-01-10', to: '2025-01-10' }
  for (const currency of ['EUR', 'GBP'])
    await addVisit(shop, {
      customer,
      starts: at(day.from, currency === 'EUR' ? '10:00' : '12:00', 'Europe/London'),
      currency,
    })
  await follow()
  const { money, currency } = await getProviderFigures(app.ctx(shop.owner), asked(shop.providerId, day))
  expect(currency).toBe('EUR')
  expect(money.map((one) => [one.currency, one.visitsMinor])).toEqual([
    ['EUR', 4000],
    ['GBP', 4000],
  ])
  const revenue = await getRevenue(app.ctx(await makeAdmin(app)), { ...day, by: 'day' })
  expect(revenue.categories.map(({ category, now }) => [category.slug, now.currency, now.visitsMinor])).toEqual(
    expect.arrayContaining([
      ['massage-bodywork', 'EUR', 4000],
      ['massage-bodywork', 'GBP', 4000],
    ]),
  )
})

const zone = 'Europe/London'

test('figures of the days that have begun are compared with the same days before, and every period with its own', async () => {
  const shop = await makeProvider(app, {})
  const customer = await makeAccount(app)
  // Five days up to today and three to come: beside the first five of those before.
  const span = { from: inDays(-4), to: inDays(3) }
  for (const day of [-13, -9, -5, -2, 2])
    await addVisit(shop, {
      customer,
      starts: at(inDays(day), '10:00', zone),
      status: day > 0 ? 'confirmed' : 'completed',
    })
  await follow()
  const figures = await getProviderFigures(app.ctx(shop.owner), asked(shop.providerId, span))
  expect(figures.counted).toEqual({ from: inDays(-4), to: inDays(0) })
  expect(figures.before).toEqual({ from: inDays(-12), to: inDays(-8) })
  expect([figures.total.visits, figures.previous.visits, figures.visitsAhead]).toEqual([1, 1, 1])
  expect(figures.periods.map(({ visitsBefore }) => visitsBefore)).toEqual([0, 0, 0, 1, 0, 0, 0, 1])
  expect(figures.money[0]?.visitsMinor).toBe(4000)
  expect(figures.moneyBefore[0]?.visitsMinor).toBe(4000)
  expect(figures.moneyPeriods.map(({ moneyBefore }) => moneyBefore[0]?.visitsMinor ?? 0)).toEqual([
    ...[0, 0, 0, 4000, 0, 0, 0, 4000],
  ])
  // Thirty days are no whole weeks: those of before are cut where the later ones are, not on their own Mondays.
  const month = { from: '2025-04-01', to: '2025-04-30' }
  await addVisit(shop, { customer, starts: at('2025-03-10', '10:00', zone) })
  await follow()
  const weeks = await getProviderFigures(app.ctx(shop.owner), asked(shop.providerId, { ...month, by: 'week' }))
  // The 10th of March is thirty days before the 9th of April, a Wednesday in the week from the 7th.
  expect(weeks.periods.map(({ from, visitsBefore }) => [from, visitsBefore])).toEqual([
    ...[
      ['2025-04-01', 0],
      ['2025-04-07', 1],
      ['2025-04-14', 0],
      ['2025-04-21', 0],
      ['2025-04-28', 0],
    ],
  ])
})

test('figures of the office have hours of days that are over alone: of others only businesses with a booking are known', async () => {
  const busy = await makeProvider(app, { columns: { category_slug: 'fitness-training' } })
  const customer = await makeAccount(app)
  for (const day of [0, 1])
    await addVisit(busy, { customer, starts: at(inDays(day), '10:00', zone), status: 'confirmed' })
  await follow()
  const { rows } = await sql<{ day: string; minutes: number }>`select day::text as day,
    (select sum(m) from unnest(booked_minutes || offered_minutes) m)::int as minutes from category_day
    where category_slug = 'fitness-training' and visits > 0 order by 1`.execute(db())
  expect(rows).toEqual([
    { day: inDays(0), minutes: 0 },
    { day: inDays(1), minutes: 0 },
  ])
  // Its owner sees both.
  expect(await totalOf(busy, inDays(1))).toMatchObject({ bookedMinutes: 60, offeredMinutes: 480 })
})

test('figures have all quiet days of four weeks, also after an outage, and of all time when they are built again', async () => {
  const shop = await makeProvider(app, {})
  const customer = await makeAccount(app)
  for (const day of [-200, -30, -20]) await addVisit(shop, { customer, starts: at(inDays(day), '10:00', zone) })
  await follow()
  const count = async (from: string, to: string) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from provider_day
      where provider_id = ${shop.providerId} and day between ${from} and ${to}`.execute(db())
    return rows[0]?.n
  }
  await closeDays(app.ctx())
  expect(await count(inDays(-28), inDays(-1))).toBe(28)
  // What is further back waits for the command.
  expect(await count(inDays(-200), inDays(-172))).toBe(1)
  await rebuildDays(app.ctx(), () => {})
  expect(await count(inDays(-200), inDays(-172))).toBe(29)
  expect(await count(inDays(-171), inDays(-40))).toBe(0)
  expect(await rebuildDays(app.ctx(), () => {})).toMatchObject({ changed: 0 })
})

test('figures tell what the office and nobody called off apart from the provider and the customer', async () => {
  const shop = await makeProvider(app, {})
  const customer = await makeAccount(app)
  const [day, office] = [inDays(-6), (await makeAdmin(app)).accountId]
  for (const [hour, by] of [office, null, customer.accountId, shop.owner.accountId].entries())
    await addVisit(shop, { customer, starts: at(day, `1${hour}:00`, zone), status: 'cancelled', by })
  const cancelled = { cancelledByCustomer: 1, cancelledByProvider: 1, cancelledOtherwise: 2 }
  expect(await totalOf(shop, day)).toMatchObject(cancelled)
})

test('figures of a day that is over lose a visit outside the hours that is undone, and keep its hours by another clock', async () => {
  const shop = await makeProvider(app, {})
  const customer = await makeAccount(app)
  const day = inDays(-3)
  const made = at(day, '08:00', zone)
  await addVisit(shop, { customer, starts: at(day, '10:00', zone), made })
  const late = await addVisit(shop, { customer, starts: at(day, '21:00', zone), made })
  expect(await totalOf(shop, day)).toMatchObject({ bookedMinutes: 120, offeredMinutes: 540 })
  await sql`delete from working_hours where provider_id = ${shop.providerId}`.execute(db())
  await sql`update booking set status = 'cancelled', cancelled_at = now(), cancelled_by = ${customer.accountId}
    where booking_id = ${late}`.execute(db())
  expect(await totalOf(shop, day)).toMatchObject({ bookedMinutes: 60, offeredMinutes: 480 })
  // Nine to five in London is from six in the evening on in Tokyo, or five in summer, and lasts until after midnight.
  await sql`update provider set timezone = 'Asia/Tokyo' where provider_id = ${shop.providerId}`.execute(db())
  const [first, second] = [await totalOf(shop, day), await totalOf(shop, inDays(-2))]
  expect(first.offeredMinutes + second.offeredMinutes).toBe(480)
  expect(first.offeredMinutes).toBeGreaterThan(300)
  expect(second.offeredMinutes).toBeGreaterThan(0)
  await sql`update provider set timezone = ${zone} where provider_id = ${shop.providerId}`.execute(db())
  expect(await totalOf(shop, day)).toMatchObject({ offeredMinutes: 480 })
})

test('figures keep what was booked by telephone after its business has left, and a closed one offers nothing', async () => {
  const [left, closed] = [await makeProvider(app, {}), await makeProvider(app, {})]
  const customer = await makeAccount(app)
  const day = inDays(-4)
  for (const shop of [left, closed]) await addVisit(shop, { customer, starts: at(day, '10:00', zone) })
  await addEntry(left, at(day, '12:00', zone), at(day, '13:00', zone), 'Rita')
  expect(await totalOf(left, day)).toMatchObject({ bookedMinutes: 120 })
  await follow()
  await sql`delete from calendar_entry where provider_id = ${left.providerId}`.execute(db())
  await sql`update account set status = 'deleted' where account_id = ${left.owner.accountId}`.execute(db())
  expect(await totalOf(left, day)).toMatchObject({ bookedMinutes: 120 })
  await sql`update provider set status = 'inactive' where provider_id = ${closed.providerId}`.execute(db())
  await rebuildDays(app.ctx(), () => {})
  expect(await totalOf(left, day)).toMatchObject({ bookedMinutes: 120 })
  await closeDays(app.ctx())
  expect(await totalOf(closed, day)).toMatchObject({ offeredMinutes: 480 })
  for (const later of [inDays(-2), inDays(0), inDays(1)])
    expect([later, (await totalOf(closed, later)).offeredMinutes]).toEqual([later, 0])
})

test('figures of money have also what there was only before', async () => {
  const shop = await makeProvider(app, { columns: { currency: 'CHF', category_slug: 'massage-bodywork' } })
  const customer = await makeAccount(app)
  await addVisit(shop, { customer, starts: at('2025-01-20', '10:00', zone), currency: 'CHF' })
  await follow()
  const after = { from: '2025-01-21', to: '2025-01-21' }
  const { categories, money, moneyBefore } = await getRevenue(app.ctx(await makeAdmin(app)), { ...after, by: 'day' })
  expect(money).toEqual([])
  expect(moneyBefore.map(({ currency }) => currency)).toEqual(['CHF'])
  expect(categories).toMatchObject([
    { category: { slug: 'massage-bodywork' }, now: { currency: 'CHF', visitsMinor: 0 }, before: { visitsMinor: 4000 } },
  ])
})

test('building again waits for whoever works on a business, and sums wait for another node that is at them', async () => {
  const shop = await makeProvider(app, {})
  await addVisit(shop, { customer: await makeAccount(app), starts: at(inDays(-3), '10:00', zone) })
  await follow()
  const hold = async (key: string) => {
    const holder = await app.pool.connect()
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key])
    return async () => {
      await holder.query('rollback')
      holder.release()
    }
  }
  const release = await hold(`provider-days-${shop.providerId}`)
  const building = rebuildDays(app.ctx(), () => {}).catch((error: unknown) => error)
  // Longer than anybody waits for a lock in one go.
  await sleep(2500)
  await release()
  expect(await building).toMatchObject({ changed: expect.any(Number) })

  await sql`insert into category_day_due (day) values (${inDays(-3)})`.execute(db())
  const { rows: before } = await sql`select at from days_worked_out`.execute(db())
  const over = await hold('category-days')
  await followDays(app.ctx())
  await over()
  const { rows: after } = await sql`select at from days_worked_out`.execute(db())
  // What is not summed up is not said to be up to date.
  expect(after).toEqual(before)
  await follow()
  expect((await sql`select from category_day_due`.execute(db())).rows).toEqual([])
})

test('what was all there was when the time ran out is up to date at once, not a minute later', async () => {
  // As many as are looked up at once.
  const shops = await Promise.all(Array.from({ length: 100 }, () => makeProvider(app, {})))
  await follow()
  await sql`delete from days_worked_out`.execute(db())
  const ids = shops.map(({ providerId }) => providerId)
  await sql`insert into provider_day_due (provider_id, at) select id, now() from unnest(${ids}::uuid[]) id`.execute(
    db(),
  )
  // Over when the hundred are done.
  const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(0).mockReturnValue(21_000)
  try {
    expect(await followDays(app.ctx())).toBe(100)
  } finally {
    clock.mockRestore()
  }
  expect((await sql`select from days_worked_out`.execute(db())).rows).toHaveLength(1)
})

test('an administrator who reads the figures of a business is in the audit log, its owner is not', async () => {
  const shop = await makeProvider(app, {})
  const admin = await makeAdmin(app)
  await getProviderFigures(app.ctx(shop.owner), asked(shop.providerId))
  expect(await codeOf(getProviderFigures(app.ctx(admin), asked(shop.providerId)))).toBe('reason_needed')
  await giveReason(app, admin, shop.owner.accountId)
  await getProviderFigures(app.ctx(admin), asked(shop.providerId))
  const { rows } = await sql`select actor_id as by, action, details from audit_entry
    where subject_id = ${shop.providerId}`.execute(db())
  expect(rows).toEqual([
    { by: admin.accountId, action: 'provider.figures_read', details: { ...span, looking: 'asked' } },
  ])
})

test('time between two visits is lost where no service fits into it, buffers counted', async () => {
  const shop = await makeProvider(app, {})
  const customer = await makeAccount(app)
  const day = inDays(-5)
  const lost = async () => (await totalOf(shop, day)).gapMinutes
  for (const time of ['09:30', '11:00', '13:00', '15:20'])
    await addVisit(shop, { customer, starts: at(day, time, zone) })
  await addEntry(shop, at(day, '14:30', zone), at(day, '15:20', zone), null)
  // Half an hour before 11, and before the time off; the hour before 13 is enough for what takes one.
  expect(await lost()).toBe(60)
  const early = await addVisit(shop, { customer, starts: at(day, '08:00', zone) })
  // Before nine nobody works: of the time from nine to half past nine all is lost.
  expect(await lost()).toBe(90)
  await sql`insert into occupation (provider_id, booking_id, position, staff_id, during, blocking)
    values (${shop.providerId}, ${early}, 0, ${shop.staffId},
      tstzrange(${at(day, '08:00', zone)}, ${at(day, '09:10', zone)}), true)`.execute(db())
  await sql`update booking set total_minor = 1 where booking_id = ${early}`.execute(db())
  expect(await lost()).toBe(80)
  // What fitted then does so later as well: services of today say nothing of that day.
  await sql`update service set duration_minutes = 5 where provider_id = ${shop.providerId}`.execute(db())
  await sql`update booking set total_minor = 2 where booking_id = ${early}`.execute(db())
  expect(await lost()).toBe(80)
})
