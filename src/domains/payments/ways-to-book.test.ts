import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateIn, london, makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { keepWith } from '../../../tests/keeping.ts'
import { buyMembership, makePaidProvider, payWith, sellPlan } from '../../../tests/paying.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { updateBooking } from '../bookings/reschedule-booking.server.ts'
import { createHold } from '../holds/service.server.ts'
import { paymentModes } from '../providers/own-contract.ts'
import { addEntry } from '../staff/calendar-entries.server.ts'
import { acceptOffer } from '../waitlist/accept-offer.server.ts'
import { joinWaitlist } from '../waitlist/join-waitlist.server.ts'
import { workOnWaitlist } from '../waitlist/match.server.ts'
import { listOwn, setRule } from '../waitlist/read-waitlist.server.ts'

type Mode = (typeof paymentModes)[number]
/** Minor units to be paid by card before the booking stands, a card to be kept for its fees, or nothing. */
type Asked = number | 'card' | 'nothing'

/** Of 40 pounds, with a deposit of a quarter. */
const byRule: Record<Mode, Asked> = { on_the_day: 'nothing', deposit: 1000, before: 4000, card_kept: 'card' }
const nothing: Record<Mode, Asked> = {
  on_the_day: 'nothing',
  deposit: 'nothing',
  before: 'nothing',
  card_kept: 'nothing',
}

/** How each way of booking is paid. Each names what it has made; null: an entry of the provider's, which is no booking. */
const ways: Record<string, { asks: Record<Mode, Asked>; book: (mode: Mode) => Promise<string | null> }> = {
  'dialog and page': { asks: byRule, book: async (mode) => bookHeld(await providerOf(mode)) },
  'book again': { asks: byRule, book: bookAgain },
  request: { asks: byRule, book: async (mode) => bookAt(await providerOf(mode, { confirmation_mode: 'request' })) },
  'an offer of the waitlist': { asks: byRule, book: takeOffer },
  'directly from the waitlist': { asks: byRule, book: (mode) => takeOffer(mode, { bookFromHours: 2 }) },
  'by telephone': { asks: nothing, book: async (mode) => enter(await providerOf(mode)) },
  moved: { asks: nothing, book: move },
  'with a membership': { asks: nothing, book: async (mode) => bookWithUse(await providerOf(mode)) },
}

const app = openTestApp()
const day = dateIn(3)
const ten = london(day, '10:00')
const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** Open for one hour a day, at ten: one time is all there is. */
const providerOf = (mode: Mode, columns = {}) =>
  makePaidProvider(
    app,
    { mode, depositPercent: 25 },
    {
      services: [{ name: 'Cut', durationMinutes: 60, priceMinor: 4000 }],
      hours: everyDay.map((weekday): [number, number, number] => [weekday, 600, 660]),
      columns: { cancellation_policy: JSON.stringify([{ hoursBefore: 2, feePercent: 50 }]), ...columns },
    },
  )

async function bookAt({ providerId, serviceIds }: TestProvider, dateTime = ten, who?: Actor): Promise<string> {
  const customer = who ?? (await makeAccount(app))
  return (await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime })).id
}

async function bookHeld({ providerId, serviceIds }: TestProvider): Promise<string> {
  const customer = await makeAccount(app)
  const wanted = { providerId, serviceIds, dateTime: ten }
  const { id: holdId, quote } = await createHold(app.ctx(customer), wanted)
  return (await createBooking(app.ctx(customer), { ...wanted, holdId, quoteToken: quote.token })).id
}

/** What its use pays for is no part of what is asked for. */
async function bookWithUse(provider: TestProvider): Promise<string> {
  const customer = await makeAccount(app)
  const { id: subscriptionId } = await buyMembership(app, await sellPlan(app, provider), customer)
  const { providerId, serviceIds } = provider
  return (await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime: ten, subscriptionId })).id
}

async function bookAgain(mode: Mode): Promise<string> {
  const [provider, customer] = await Promise.all([providerOf(mode), makeAccount(app)])
  await settle(provider, customer, await bookAt(provider, ten, customer))
  return bookAt(provider, london(dateIn(10), '10:00'), customer)
}

/** What it asks for is paid or given. */
async function settle(provider: TestProvider, customer: Actor, bookingId: string) {
  const asked = await askedFor(bookingId)
  if (asked === 'card') return void (await keepWith(app, { customer, provider, bookingId }))
  if (asked === 'nothing') return
  const { rows } = await sql<{ id: string }>`select payment_id as id from payment
    where provider_id = ${provider.providerId} and booking_id = ${bookingId}`.execute(app.running.db)
  await payWith(app, { customer, provider, bookingId, paymentId: rows[0]?.id ?? '' })
}

async function takeOffer(mode: Mode, more: object = {}): Promise<string> {
  const provider = await providerOf('on_the_day')
  const { providerId, serviceIds, owner } = provider
  if ('bookFromHours' in more)
    await setRule(app.ctx(owner), { id: providerId, mode: 'book_directly', longestFirst: false })
  const [first, customer] = [await makeAccount(app), await makeAccount(app)]
  const taken = await bookAt(provider, ten, first)
  await sql`update provider set payment_mode = ${mode} where provider_id = ${providerId}`.execute(app.running.db)
  const when = { firstDate: day, lastDate: day, weekdays: everyDay, earliest: '09:00', latest: '17:00' }
  await joinWaitlist(app.ctx(customer), { providerId, serviceIds, ...when, ...more })
  await cancelBooking(app.ctx(first), { id: taken })
  await workOnWaitlist(app.ctx(), providerId)
  const [entry] = await listOwn(app.ctx(customer))
  if (entry?.offers[0]) return (await acceptOffer(app.ctx(customer), { id: entry.offers[0].id })).id
  // Booked for them: nobody is booked unasked where something is to be paid.
  const { rows } = await sql<{ id: string }>`select booking_id as id from booking
    where provider_id = ${providerId} and customer_id = ${customer.accountId}`.execute(app.running.db)
  return rows[0]?.id ?? 'neither offered nor booked'
}

async function enter({ providerId, owner, staffId }: TestProvider): Promise<null> {
  const who = { label: '', customerName: 'Rose', customerPhone: null }
  await addEntry(app.ctx(owner), { id: providerId, staffId, start: ten, end: london(day, '11:00'), ...who })
  const { rows } = await sql`select from payment where provider_id = ${providerId}
    union all select from kept_card where provider_id = ${providerId}`.execute(app.running.db)
  expect(rows).toEqual([])
  return null
}

async function move(mode: Mode): Promise<string> {
  const [provider, customer] = await Promise.all([providerOf(mode), makeAccount(app)])
  const id = await bookAt(provider, ten, customer)
  await settle(provider, customer, id)
  await updateBooking(app.ctx(customer), { id, dateTime: london(dateIn(4), '10:00') })
  return id
}

async function askedFor(bookingId: string): Promise<Asked> {
  const { rows } = await sql<{
    waits: boolean
    minor: number | null
    card: boolean
  }>`select b.pay_by is not null as waits,
      (select amount_minor from payment y where y.provider_id = b.provider_id and y.booking_id = b.booking_id
        and y.status = 'open') as minor,
      exists (select from kept_card k where k.provider_id = b.provider_id and k.booking_id = b.booking_id) as card
    from booking b where b.booking_id = ${bookingId}`.execute(app.running.db)
  const { waits, minor, card } = rows[0] as (typeof rows)[0] & object
  if (!waits) return 'nothing'
  return minor ?? (card ? 'card' : 'nothing')
}

test.for(Object.keys(ways).flatMap((way) => paymentModes.map((mode) => [way, mode] as const)))(
  '%s, where they are paid %s: it asks for what the table says',
  async ([way, mode]) => {
    const { asks, book } = ways[way] as (typeof ways)[string]
    const id = await book(mode)
    expect(id === null ? 'nothing' : await askedFor(id)).toBe(asks[mode])
  },
)
