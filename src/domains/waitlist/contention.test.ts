import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { acceptOffer, declineOffer } from './accept-offer.server.ts'
import type { WaitlistMode } from './contract.ts'
import { joinWaitlist } from './join-waitlist.server.ts'
import { workOnWaitlist } from './match.server.ts'
import { listOwn, setRule } from './read-waitlist.server.ts'

const app = openTestApp({ poolSize: 20 })
beforeAll(() => moveClock(app, new Date(london(dateIn(0), '12:00'))))

const day = dateIn(3)
const waiting = 200
const rounds = process.env.TEST_FULL ? 50 : 2

type Taken = { id: string; customer: Actor }
type Round = { provider: TestProvider; taken: Taken; others: Taken[]; people: Actor[] }

const timeAt = (zone: string, date: string, time: string) =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone)
const bookable = ({ providerId, serviceIds }: TestProvider) => ({ providerId, serviceIds })

/** So many hours of one day, all taken, and two hundred who want one of them, in their order. */
async function begin(
  mode: WaitlistMode,
  { hoursADay = 1, count = waiting, zone = 'Europe/London' } = {},
): Promise<Round> {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday): [number, number, number] => [weekday, 600, 600 + hoursADay * 60])
  const provider = await makeProvider(app, { hours, columns: { timezone: zone } })
  const { providerId, serviceIds, owner } = provider
  await setRule(app.ctx(owner), { id: providerId, mode, longestFirst: false })
  const booked: Taken[] = []
  for (let hour = 10; hour < 10 + hoursADay; hour++) {
    const customer = await makeAccount(app)
    const dateTime = timeAt(zone, day, `${hour}:00`).toString({ timeZoneName: 'never' })
    const { id } = await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime })
    booked.push({ id, customer })
  }
  const [taken, ...others] = booked
  if (!taken) throw new Error('Nothing is taken')
  const times = { firstDate: day, lastDate: day, weekdays: [1, 2, 3, 4, 5, 6, 7], earliest: '09:00', latest: '12:00' }
  const people: Actor[] = []
  for (let index = 0; index < count; index++) {
    const who = await makeAccount(app)
    await joinWaitlist(app.ctx(who), { providerId, serviceIds, ...times, bookFromHours: 2 })
    people.push(who)
  }
  return { provider, taken, others, people }
}

/** Several nodes hear of it at once. */
const workAtOnce = ({ provider: { providerId } }: Round) =>
  Promise.all([1, 2, 3].map(() => persistently(() => workOnWaitlist(app.ctx(), providerId))))
const cancel = ({ taken: { id, customer } }: Round) => cancelBooking(app.ctx(customer), { id })

async function bookingsOf({ provider: { providerId } }: Round): Promise<string[]> {
  const { rows } = await sql<{ customer_id: string }>`select customer_id from booking
    where provider_id = ${providerId} and status in ('pending', 'confirmed')`.execute(app.running.db)
  return rows.map(({ customer_id }) => customer_id)
}

/** Who was offered the time, in the order of it. */
async function askedOf({ provider: { providerId } }: Round): Promise<string[]> {
  const { rows } = await sql<{ customer_id: string }>`select e.customer_id from waitlist_offer o
    join waitlist_entry e on e.provider_id = o.provider_id and e.entry_id = o.entry_id
    where o.provider_id = ${providerId} order by o.offered_at, e.joined_at`.execute(app.running.db)
  return rows.map(({ customer_id }) => customer_id)
}

/** What the pages of these say: they go on waiting, and nothing is theirs or free. */
async function expectNothingFor(people: readonly Actor[]) {
  const lists = await Promise.all(people.map((who) => listOwn(app.ctx(who))))
  expect(lists.filter(([entry]) => entry?.status !== 'waiting' || entry.offers.length > 0)).toEqual([])
}

/** Each of these tries what they were offered, if anything. */
async function answersOf({ provider: { providerId } }: Round, people: readonly Actor[]): Promise<string[]> {
  const { rows } = await sql<{ offer_id: string; customer_id: string }>`select o.offer_id, e.customer_id
    from waitlist_offer o join waitlist_entry e using (provider_id, entry_id)
    where o.provider_id = ${providerId}`.execute(app.running.db)
  const tries = rows.flatMap(({ offer_id: id, customer_id }) => {
    const who = people.find(({ accountId }) => accountId === customer_id)
    return who ? [codeOf(persistently(() => acceptOffer(app.ctx(who), { id })))] : []
  })
  return Promise.all(tries)
}

/** Whom mails are due to, in the order of their joining: of `waitlist-offer-mail`, `waitlist-offer-ended-mail` or the like. */
async function mailedBy({ provider: { providerId } }: Round, queue: string): Promise<string[]> {
  const { rows } = await sql<{ customer_id: string }>`select e.customer_id from pgboss.job j
    join waitlist_offer o on o.provider_id = ${providerId} and o.offer_id = (j.data ->> 'offerId')::uuid
    join waitlist_entry e on e.provider_id = o.provider_id and e.entry_id = o.entry_id
    where j.name = ${queue} order by e.joined_at, e.entry_id`.execute(app.running.db)
  return rows.map(({ customer_id }) => customer_id)
}
const mails = ['waitlist-offer-mail', 'waitlist-booked-mail', 'waitlist-offer-ended-mail']
const mailsOf = async (round: Round) => {
  const due: string[][] = []
  for (const queue of mails) due.push(await mailedBy(round, queue))
  return due
}

const idsOf = (people: readonly Actor[]) => people.map(({ accountId }) => accountId)

test.each(Array.from({ length: rounds }, (_, round) => round))(
  'of two hundred in line one is asked at a time, in order, and who accepts has the only booking (round %i)',
  async () => {
    const round = await begin('first_in_line')
    await cancel(round)
    const turns = 5
    for (let turn = 0; turn < turns; turn++) {
      await workAtOnce(round)
      expect(await askedOf(round)).toEqual(idsOf(round.people.slice(0, turn + 1)))
      const who = app.ctx(round.people[turn] ?? null) as Parameters<typeof listOwn>[0]
      const [offer] = (await listOwn(who)).flatMap(({ offers }) => offers)
      const id = offer?.id ?? ''
      if (turn < turns - 1) await declineOffer(who, { id })
      else expect(await acceptOffer(who, { id })).toMatchObject({ status: 'confirmed' })
    }
    await workAtOnce(round)
    expect(await bookingsOf(round)).toEqual(idsOf(round.people.slice(turns - 1, turns)))
    expect(await askedOf(round)).toHaveLength(turns)
    const others = round.people.toSpliced(turns - 1, 1)
    await expectNothingFor(others)
    expect(new Set(await answersOf(round, others))).toEqual(new Set(['offer_over']))
    // Who declined knows, and the rest was never asked.
    expect(await mailsOf(round)).toEqual([idsOf(round.people.slice(0, turns)), [], []])
  },
  120_000,
)

test.each(Array.from({ length: rounds }, (_, round) => round))(
  'of two hundred who are told at once one has the booking, and every other hears that it is taken (round %i)',
  async () => {
    const round = await begin('everyone')
    await cancel(round)
    await workAtOnce(round)
    expect((await askedOf(round)).sort()).toEqual(idsOf(round.people).sort())
    const codes = await answersOf(round, round.people)
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    expect(codes.filter((code) => code === 'slot_taken')).toHaveLength(waiting - 1)
    expect(await bookingsOf(round)).toHaveLength(1)
    await workAtOnce(round)
    const open = await sql`select from waitlist_offer
      where provider_id = ${round.provider.providerId} and answer is null`.execute(app.running.db)
    expect(open.rows).toEqual([])
    const [winner] = await bookingsOf(round)
    const others = round.people.filter(({ accountId }) => accountId !== winner)
    await expectNothingFor(others)
    expect(new Set(await answersOf(round, others))).toEqual(new Set(['offer_over']))
    // They were told that nothing is held: no second mail says so again.
    expect(await mailsOf(round)).toEqual([idsOf(round.people), [], []])
  },
  120_000,
)

test.each(Array.from({ length: rounds }, (_, round) => round))(
  'of two hundred who have agreed to be booked the first one is (round %i)',
  async () => {
    const round = await begin('book_directly')
    await cancel(round)
    await workAtOnce(round)
    expect(await bookingsOf(round)).toEqual(idsOf(round.people.slice(0, 1)))
    expect(await askedOf(round)).toHaveLength(1)
    await expectNothingFor(round.people.slice(1))
    // The first of them finds that they are booked, and leaves the word to the second.
    const first = idsOf(round.people.slice(0, 1))
    expect(await mailsOf(round)).toEqual([first, first, []])
  },
  120_000,
)

test('who cancels while the time is held for the next in line gives nobody a second one, and the next has what they were told', async () => {
  const round = await begin('first_in_line', { hoursADay: 2, count: 5 })
  const { provider, people } = round
  const [first, second, third] = people
  if (!first || !second || !third) throw new Error('Nobody waits')
  await cancel(round)
  await workAtOnce(round)
  const [ten] = (await listOwn(app.ctx(first))).flatMap(({ offers }) => offers)
  const booking = await acceptOffer(app.ctx(first), { id: ten?.id ?? '' })
  await cancelBooking(app.ctx(first), { id: booking.id })
  await workAtOnce(round)
  // The time is held for the second now; while they accept, the other booking of that day is cancelled.
  const [held] = (await listOwn(app.ctx(second))).flatMap(({ offers }) => offers)
  expect(held).toMatchObject({ isHeld: true, start: london(day, '10:00') })
  const other = round.others[0]
  if (!other) throw new Error('Nothing else is booked')
  const [accepted, stolen] = await Promise.all([
    persistently(() => acceptOffer(app.ctx(second), { id: held?.id ?? '' })),
    codeOf(persistently(() => acceptOffer(app.ctx(third), { id: held?.id ?? '' }))),
    persistently(() => cancelBooking(app.ctx(other.customer), { id: other.id })),
    workAtOnce(round),
  ])
  expect(accepted).toMatchObject({ status: 'confirmed', dateTime: london(day, '10:00') })
  expect(stolen).toBe('offer_unknown')
  await workAtOnce(round)
  expect(await bookingsOf(round)).toEqual(idsOf([second]))
  expect(await askedOf(round)).toEqual(idsOf([first, second, third]))
  const [next] = (await listOwn(app.ctx(third))).flatMap(({ offers }) => offers)
  expect(next).toMatchObject({ isHeld: true, start: london(day, '11:00') })
  await expectNothingFor(people.slice(3))
  expect(await codeOf(createBooking(app.ctx(first), { ...bookable(provider), dateTime: london(day, '11:00') }))).toBe(
    'slot_taken',
  )
}, 120_000)

test('what happened reaches the list by itself, and one mail tells whose turn it is, by their clock and in their language', async () => {
  const zone = 'Pacific/Auckland'
  const round = await begin('first_in_line', { count: 5, zone })
  const [first] = round.people
  await sql`update account set language = 'fr' where account_id = ${first?.accountId}`.execute(app.running.db)
  // Nobody listened to what the rounds before have left.
  await sql`delete from pgboss.job`.execute(app.running.db)
  await app.jobs.work()
  await cancel(round)
  const offerOf = async () =>
    (
      await sql<{ offer_id: string }>`select offer_id from waitlist_offer
        where provider_id = ${round.provider.providerId}`.execute(app.running.db)
    ).rows
  await expect.poll(offerOf, { timeout: 30_000 }).toHaveLength(1)
  const [offer] = await offerOf()
  const written = async () =>
    (
      await sql<{ name: string }>`select key || '.eml' as name from message
        where account_id = any(${idsOf(round.people)}::uuid[]) and state = 'sent'`.execute(app.running.db)
    ).rows.map((row) => row.name)
  const name = `waitlist-offer-${offer?.offer_id}.eml`
  await expect.poll(written, { timeout: 30_000 }).toContain(name)
  // Whatever else is due is done when the jobs of all who wait are.
  await expect.poll(openJobs, { timeout: 30_000 }).toBe(0)
  expect(await written()).toEqual([name])
  const mail = decoded(await readFile(`${outboxDir(app.running.config)}/${name}`, 'utf8'))
  expect(mail).toContain('lang="fr"')
  expect(mail).toContain(`Bonjour ${first ? await nameOf(first) : ''},`)
  // Offered at one at night there: it is held until nine in the morning.
  const french = new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeZone: zone })
  // The first of a month is written '1er'.
  const asFrench = { format: (instant: number) => french.format(instant).replace(/ 1 /, ' 1er ') }
  const start = timeAt(zone, day, '10:00')
  expect(mail).toContain(`>${asFrench.format(start.epochMilliseconds)}, 10:00<`)
  const now = Temporal.Instant.from(london(dateIn(0), '12:00')).toZonedDateTimeISO(zone)
  const until = asFrench.format(timeAt(zone, now.toPlainDate().toString(), '09:00').epochMilliseconds)
  expect(mail).toContain(`Il vous est réservé jusqu’au ${until}, 09:00.`)
  expect(mail).toContain(`(UTC${start.offset})`)
}, 120_000)

/** Quoted-printable, as mails are sent. */
const decoded = (mail: string) =>
  Buffer.from(
    mail
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

async function nameOf({ accountId }: Actor): Promise<string> {
  const { rows } = await sql<{ name: string }>`select full_name as name from account
    where account_id = ${accountId}`.execute(app.running.db)
  return rows[0]?.name ?? ''
}

async function openJobs(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job
    where name like 'waitlist-%' and state in ('created', 'retry', 'active')`.execute(app.running.db)
  return rows[0]?.n ?? 0
}
