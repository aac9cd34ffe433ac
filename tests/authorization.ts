import { randomUUID } from 'node:crypto'
import { hashPassword } from '../src/domains/identity/password.server.ts'
import { type Endpoint, fillPath } from '../src/lib/api/endpoint.ts'
import type { Actor } from '../src/lib/context.ts'
import { dateIn, london, makeAccount, makeProvider, type TestApp, type TestProvider } from './factories.ts'

/**
 * Who may do what. Every endpoint has one row here; `authorization.test.ts` asks each of them as everybody, for what is
 * their own, for what is somebody else's and for what does not exist.
 *
 *   'bookings.cancel': { on: 'booking', answers: parties(200), input: ({ id }) => ({ id, reason: 'A cold' }) },
 */
export const actors = ['visitor', 'customer', 'otherCustomer', 'provider', 'otherProvider', 'admin'] as const
export type Who = (typeof actors)[number]
export const columns = ['own', 'foreign', 'missing'] as const
export type Column = (typeof columns)[number]

/** The statuses for what is one's own, somebody else's and missing; one number says the same of all three. */
type Answers = Record<Who, number | readonly [own: number, foreign: number, missing: number]>

export type Thing = 'provider' | 'session' | 'hold' | 'booking' | 'request' | 'proposal' | 'begun'

export type Row = {
  /** What the id in the call names; without it there is only one column. */
  on?: Thing
  answers: Answers
  /** A call that would do. `id` is the thing's; `world` makes what else it needs. */
  input?: (call: { id: string; world: World; who: Who }) => Record<string, unknown> | Promise<Record<string, unknown>>
}

const each = (answers: Omit<Answers, 'otherCustomer' | 'otherProvider'>): Answers => ({
  ...answers,
  otherCustomer: answers.customer,
  otherProvider: answers.provider,
})

/** Anyone, signed in or not. */
export const everyone = (status: number): Answers =>
  each({ visitor: status, customer: status, provider: status, admin: status })
/** Anyone, for whatever exists. */
const everyoneWhatExists = (status: number): Answers => {
  const cells = [status, status, 404] as const
  return each({ visitor: cells, customer: cells, provider: cells, admin: cells })
}
/** Whoever is signed in, about themselves: there is no id to change. */
export const signedIn = (status: number): Answers =>
  each({ visitor: 401, customer: status, provider: status, admin: status })
/** Both sides of a booking; to anybody else it is missing. `admin`: whether administrators see it too. */
export const parties = (status: number, { admin = 404 } = {}): Answers => {
  const cells = [status, 404, 404] as const
  return each({ visitor: 401, customer: cells, provider: cells, admin: [admin, admin, 404] })
}
/** One side of a booking only: the other, who sees it, is told that it is not for them to do. */
export const ofBooking = (status: { customer?: number; provider?: number; admin?: number }): Answers => {
  const { customer = 409, provider = 409, admin = 409 } = status
  return each({
    visitor: 401,
    customer: [customer, 404, 404],
    provider: [provider, 404, 404],
    admin: [admin, admin, 404],
  })
}
/** Whoever it belongs to, a provider's or not; to anybody else it is missing. */
const owner = (status: number): Answers => {
  const cells = [status, 404, 404] as const
  return each({ visitor: 401, customer: cells, provider: cells, admin: cells })
}
/** The provider whose calendar, people or services it is. Nobody who has no provider profile comes as far as the id. */
export const ownProvider = (status: number): Answers =>
  each({ visitor: 401, customer: 403, provider: [status, 404, 404], admin: 403 })
/** Whoever has a provider profile, about their own. */
export const providersOnly = (status: number): Answers =>
  each({ visitor: 401, customer: 403, provider: status, admin: 403 })
export const adminsOnly = (status: number): Answers =>
  each({ visitor: 401, customer: 403, provider: 403, admin: [status, status, 404] })

const password = 'a long enough one'
const newEmail = () => `someone-${randomUUID()}@test.test`

const openDay = [{ opens: '09:00', closes: '17:00' }]
const openWeek = Array.from({ length: 7 }, () => openDay)
const cut = { name: 'Cut', durationMinutes: 60, priceMinor: 4000 }
/** A provider that was there before, with somebody in it. */
const calendarOf = async (world: World, id: string) => (await world.providerOf(id))?.staffId ?? randomUUID()
const entryAt = async (world: World, id: string, time: string) => ({
  staffId: await calendarOf(world, id),
  start: london(dateIn(20), `${time}:00`),
  end: london(dateIn(20), `${time}:30`),
})

const providerRows: Readonly<Record<string, Row>> = {
  'ownProvider.create': {
    // One person has one provider.
    answers: each({ visitor: 401, customer: 201, provider: 409, admin: 201 }),
    input: () => ({
      businessName: 'Chair & Comb',
      profession: 'Barber',
      placeSlug: 'london',
      street: 'Roman Road 5',
      postalCode: 'E2 0HU',
      services: [cut],
      hours: openWeek,
    }),
  },
  'ownProvider.mine': { answers: providersOnly(200) },
  'ownProvider.update': { on: 'provider', answers: ownProvider(200), input: ({ id }) => ({ id, bio: 'Curls' }) },
  'ownProvider.setRules': {
    on: 'provider',
    answers: ownProvider(200),
    input: ({ id }) => ({ id, bookingWindowDays: 60 }),
  },
  'ownProvider.close': { on: 'provider', answers: ownProvider(200), input: ({ id }) => ({ id }) },
  'ownProvider.reopen': { on: 'provider', answers: ownProvider(200), input: ({ id }) => ({ id }) },
  'setup.get': { on: 'provider', answers: ownProvider(200), input: ({ id }) => ({ id }) },
  'setup.addService': { on: 'provider', answers: ownProvider(201), input: ({ id }) => ({ id, ...cut }) },
  'setup.updateService': {
    on: 'provider',
    answers: ownProvider(200),
    input: async ({ id, world }) => ({ id, serviceId: await world.serviceOf(id), name: 'Long cut' }),
  },
  'setup.removeService': {
    on: 'provider',
    answers: ownProvider(200),
    input: async ({ id, world }) => ({ id, serviceId: await world.serviceOf(id) }),
  },
  'setup.orderServices': {
    on: 'provider',
    answers: ownProvider(200),
    input: async ({ id, world }) => ({ id, serviceIds: (await world.providerOf(id))?.serviceIds ?? [] }),
  },
  'setup.addStaffMember': { on: 'provider', answers: ownProvider(201), input: ({ id }) => ({ id, name: 'Zoe' }) },
  'setup.updateStaffMember': {
    on: 'provider',
    answers: ownProvider(200),
    input: async ({ id, world }) => ({ id, staffId: await calendarOf(world, id), name: 'Maya' }),
  },
  'setup.removeStaffMember': {
    on: 'provider',
    // Somebody has to stay.
    answers: each({ visitor: 401, customer: 403, provider: [409, 404, 404], admin: 403 }),
    input: async ({ id, world }) => ({ id, staffId: await calendarOf(world, id) }),
  },
  'setup.addRoom': { on: 'provider', answers: ownProvider(201), input: ({ id }) => ({ id, name: 'Back room' }) },
  'setup.removeRoom': {
    on: 'provider',
    answers: ownProvider(404),
    input: ({ id }) => ({ id, roomId: randomUUID() }),
  },
  'setup.setHours': {
    on: 'provider',
    answers: ownProvider(200),
    input: async ({ id, world }) => ({ id, staffId: await calendarOf(world, id), hours: openWeek }),
  },
  'setup.setDateOverride': {
    on: 'provider',
    answers: ownProvider(200),
    input: async ({ id, world }) => ({ id, staffId: await calendarOf(world, id), date: dateIn(9), hours: [] }),
  },
  'setup.removeDateOverride': {
    on: 'provider',
    answers: ownProvider(200),
    input: async ({ id, world }) => ({ id, staffId: await calendarOf(world, id), date: dateIn(9) }),
  },
  'setup.setClosedDay': {
    on: 'provider',
    answers: ownProvider(200),
    input: ({ id }) => ({ id, date: dateIn(9), name: 'Fair' }),
  },
  'setup.removeClosedDay': { on: 'provider', answers: ownProvider(200), input: ({ id }) => ({ id, date: dateIn(9) }) },
  'setup.preview': {
    on: 'provider',
    answers: ownProvider(200),
    input: async ({ id, world }) => ({ id, staffId: await calendarOf(world, id), hours: openWeek }),
  },
  'providerCalendar.get': {
    on: 'provider',
    answers: ownProvider(200),
    input: ({ id }) => ({ id, from: dateIn(0), to: dateIn(6) }),
  },
  'calendarEntries.add': {
    on: 'provider',
    answers: ownProvider(201),
    input: async ({ id, world }) => ({ id, ...(await entryAt(world, id, '10')) }),
  },
  'calendarEntries.update': {
    on: 'provider',
    answers: ownProvider(200),
    input: async ({ id, world }) => ({ id, entryId: await world.entryIn(id), ...(await entryAt(world, id, '11')) }),
  },
  'calendarEntries.remove': {
    on: 'provider',
    answers: ownProvider(200),
    input: async ({ id, world }) => ({ id, entryId: await world.entryIn(id) }),
  },
  'customers.list': { on: 'provider', answers: ownProvider(200), input: ({ id }) => ({ id }) },
  'customers.get': {
    on: 'provider',
    answers: ownProvider(200),
    input: async ({ id, world, who }) => ({ id, customerId: await world.clientOf(who) }),
  },
  'customers.setNote': {
    on: 'provider',
    answers: ownProvider(200),
    input: async ({ id, world, who }) => ({ id, customerId: await world.clientOf(who), text: 'Tea, no sugar' }),
  },
}

export const rows: Readonly<Record<string, Row>> = {
  ...providerRows,
  'identity.refresh': { answers: everyone(401) },
  'identity.logout': { answers: everyone(200) },
  'identity.me': { answers: signedIn(200) },

  'accounts.register': {
    answers: everyone(201),
    input: () => ({ firstName: 'Ada', lastName: 'Novák', email: newEmail(), password }),
  },
  'accounts.login': {
    answers: everyone(200),
    input: async ({ world }) => ({ email: await world.emailOf('otherCustomer'), password }),
  },
  'accounts.verifyEmail': { answers: everyone(400), input: () => ({ token: 'a'.repeat(43) }) },
  'accounts.resendVerification': { answers: signedIn(200) },
  'accounts.requestReset': { answers: everyone(200), input: () => ({ email: newEmail() }) },
  'accounts.changePassword': {
    answers: signedIn(200),
    input: () => ({ currentPassword: password, newPassword: 'quite another one' }),
  },
  'accounts.profile': { answers: signedIn(200) },
  'accounts.updateProfile': { answers: signedIn(200), input: () => ({ firstName: 'Ada', lastName: 'Novák' }) },
  'accounts.changeEmail': { answers: signedIn(200), input: () => ({ email: newEmail(), password }) },
  'accounts.preferences': { answers: signedIn(200) },
  'accounts.setPreferences': {
    answers: signedIn(200),
    input: () => ({ language: 'fr', reminders: true, reviews: false, news: false }),
  },
  'accounts.devices': { answers: signedIn(200) },
  'accounts.endDevice': { on: 'session', answers: owner(200), input: ({ id }) => ({ id }) },
  'accounts.endOtherDevices': { answers: signedIn(200) },
  'accounts.exportData': { answers: signedIn(200) },
  'accounts.deleteAccount': { answers: signedIn(200), input: () => ({ password }) },

  'location.search': { answers: everyone(200), input: () => ({ query: 'Bethnal' }) },
  'location.near': { answers: everyone(200), input: () => ({ lat: 51.5, lng: -0.1 }) },
  'categories.list': { answers: everyone(200) },
  'contact.address': { answers: everyone(200) },
  'contact.send': {
    answers: everyone(201),
    input: () => ({ name: 'Ada', email: newEmail(), topic: 'other', message: 'Good morning' }),
  },
  'currency.list': { answers: everyone(200) },
  'currency.detect': { answers: everyone(200) },
  'currency.rates': { answers: everyone(200), input: () => ({ base: 'GBP' }) },
  'currency.convert': { answers: everyone(200), input: () => ({ amount: 4, fromCurrency: 'GBP', toCurrency: 'GBP' }) },

  'providers.list': { answers: everyone(200), input: () => ({ search: 'hair', limit: 5 }) },
  'providers.featured': { answers: everyone(200) },
  'providers.popular': { answers: everyone(200) },
  'providers.get': { on: 'provider', answers: everyoneWhatExists(200), input: ({ id }) => ({ id }) },
  'providers.services': { on: 'provider', answers: everyoneWhatExists(200), input: ({ id }) => ({ id }) },
  'reviews.ofProvider': { on: 'provider', answers: everyone(200), input: ({ id }) => ({ providerId: id }) },
  'availability.list': {
    on: 'provider',
    answers: everyoneWhatExists(200),
    input: async ({ id, world }) => ({
      providerId: id,
      serviceIds: await world.serviceOf(id),
      from: dateIn(1),
      to: dateIn(3),
    }),
  },
  'search.providers': { answers: everyone(200), input: () => ({ search: 'hair', location: 'London' }) },
  'search.nextTimes': { on: 'provider', answers: everyone(200), input: ({ id }) => ({ providerIds: id }) },

  'bookings.create': {
    on: 'provider',
    // Nobody books with themselves; a customer has no provider of their own, so theirs is just one of the two.
    answers: each({
      visitor: 401,
      customer: [201, 201, 404],
      provider: [422, 201, 404],
      admin: [201, 201, 404],
    }),
    input: async ({ id, world }) => ({
      providerId: id,
      serviceIds: [await world.serviceOf(id)],
      dateTime: london(dateIn(3), '10:00'),
    }),
  },
  'holds.quote': {
    on: 'provider',
    // Nobody books with themselves; to a visitor every provider is somebody else's.
    answers: each({
      visitor: [200, 200, 404],
      customer: [200, 200, 404],
      provider: [422, 200, 404],
      admin: [200, 200, 404],
    }),
    input: async ({ id, world }) => ({
      providerId: id,
      serviceIds: await world.serviceOf(id),
      dateTime: london(dateIn(3), '10:00'),
    }),
  },
  'holds.create': {
    on: 'provider',
    answers: each({ visitor: 401, customer: [201, 201, 404], provider: [422, 201, 404], admin: [201, 201, 404] }),
    input: async ({ id, world }) => ({
      providerId: id,
      serviceIds: [await world.serviceOf(id)],
      dateTime: london(dateIn(3), '10:00'),
    }),
  },
  'holds.list': { answers: signedIn(200) },
  'holds.extend': { on: 'hold', answers: owner(200), input: ({ id }) => ({ id }) },
  'holds.release': { on: 'hold', answers: owner(200), input: ({ id }) => ({ id }) },
  'bookings.list': { answers: signedIn(200) },
  'bookings.mine': { answers: signedIn(200) },
  'bookings.get': { on: 'booking', answers: parties(200, { admin: 200 }), input: ({ id }) => ({ id }) },
  'bookings.calendarFile': { on: 'booking', answers: parties(200, { admin: 200 }), input: ({ id }) => ({ id }) },
  'bookings.times': {
    on: 'booking',
    answers: parties(200, { admin: 200 }),
    input: ({ id }) => ({ id, from: dateIn(2), to: dateIn(4) }),
  },
  'bookings.update': {
    on: 'booking',
    answers: parties(200, { admin: 409 }),
    // The customer writes a note, the provider asks for another time.
    input: ({ id, who, world }) => ({ id, ...(isProvider(who) ? { dateTime: world.newTime() } : { notes: 'Bell 3' }) }),
  },
  'bookings.accept': { on: 'request', answers: ofBooking({ provider: 200 }), input: ({ id }) => ({ id }) },
  'bookings.decline': { on: 'request', answers: ofBooking({ provider: 200 }), input: ({ id }) => ({ id }) },
  'bookings.acceptProposal': { on: 'proposal', answers: ofBooking({ customer: 200 }), input: ({ id }) => ({ id }) },
  'bookings.refuseProposal': { on: 'proposal', answers: ofBooking({ customer: 200 }), input: ({ id }) => ({ id }) },
  'bookings.withdrawProposal': { on: 'proposal', answers: ofBooking({ provider: 200 }), input: ({ id }) => ({ id }) },
  'bookings.markNoShow': {
    on: 'begun',
    answers: ofBooking({ provider: 200, admin: 200 }),
    input: ({ id }) => ({ id }),
  },
  'bookings.complete': { on: 'begun', answers: ofBooking({ provider: 200, admin: 200 }), input: ({ id }) => ({ id }) },
  'bookings.cancel': {
    on: 'booking',
    answers: parties(200, { admin: 200 }),
    input: ({ id }) => ({ id, reason: 'A cold' }),
  },
  'feeds.list': { answers: signedIn(200) },
  'feeds.create': { answers: signedIn(200), input: () => ({ kind: 'customer' }) },
  'feeds.revoke': { answers: signedIn(200), input: () => ({ kind: 'customer' }) },
}

/** The two sides that know nothing of each other: a customer with their provider, and the others. */
export type Side = 'first' | 'second'
export const sideOf = (who: Who): Side => (who === 'otherCustomer' || who === 'otherProvider' ? 'second' : 'first')
const isProvider = (who: Who) => who === 'provider' || who === 'otherProvider'
const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first')
const customerOf = { first: 'customer', second: 'otherCustomer' } as const
const providerOf = { first: 'provider', second: 'otherProvider' } as const

/** Makes a thing of that side, and gives its id. `who`: whose it is, where it is not both's. */
const makers = {
  provider: async (world, side) => (await world.providerOn(side)).providerId,
  session: async (world, side, who) => {
    const { accountId } = await world.ownerOn(side, who)
    const session_id = randomUUID()
    await world.app.running.db
      .insertInto('session')
      .values({ session_id, account_id: accountId, rotated_at: new Date(), expires_at: new Date('2100-01-01') })
      .execute()
    return session_id
  },
  hold: async (world, side, who) => {
    const owner = await world.ownerOn(side, who)
    // Nobody holds a time with themselves.
    const { providerId, serviceIds } = await world.providerOn(who === providerOf[side] ? otherSide(side) : side)
    return world.call(owner, 'POST', '/bookings/holds', { providerId, serviceIds, dateTime: world.newTime() })
  },
  request: async (world, side) => {
    const { providerId } = await world.providerOn(side)
    await world.app.running.db
      .updateTable('provider')
      .set({ confirmation_mode: 'request' })
      .where('provider_id', '=', providerId)
      .execute()
    return world.make('booking', side, 'visitor')
  },
  proposal: async (world, side) => {
    const id = await world.make('booking', side, 'visitor')
    return world.call(await world.actor(providerOf[side]), 'PUT', `/bookings/${id}`, { dateTime: world.newTime() })
  },
  begun: async (world, side) => {
    const id = await world.make('booking', side, 'visitor')
    const hour = 3_600_000
    await world.app.running.db
      .updateTable('booking')
      .set({ starts_at: new Date(Date.now() - 2 * hour), ends_at: new Date(Date.now() - hour) })
      .where('booking_id', '=', id)
      .execute()
    return id
  },
  booking: async (world, side) => {
    const { providerId, serviceIds } = await world.providerOn(side)
    const customer = await world.actor(customerOf[side])
    return world.call(customer, 'POST', '/bookings', { providerId, serviceIds, dateTime: world.newTime() })
  },
} satisfies Record<Thing, (world: World, side: Side, who: Who) => Promise<string>>

type Caller = (actor: Actor, method: string, path: string, body: object) => Promise<string>

/** People and things for a few calls, made when they are first wanted. */
export class World {
  readonly app: TestApp
  readonly call: Caller
  readonly #people = new Map<Who, Promise<Actor>>()
  readonly #providers = new Map<Side, Promise<TestProvider>>()
  #made = 0

  constructor(app: TestApp, call: Caller) {
    this.app = app
    this.call = call
  }

  /** One that was not given before. */
  newTime(): string {
    const made = this.#made++
    return london(dateIn(2 + Math.floor(made / 7)), `${String(9 + (made % 7)).padStart(2, '0')}:00`)
  }

  /** `who`, where that is their own side; else the customer of it. */
  ownerOn(side: Side, who: Who): Promise<Actor> {
    return this.actor(sideOf(who) === side && who !== 'visitor' ? who : customerOf[side])
  }

  make(thing: Thing, side: Side, who: Who): Promise<string> {
    return makers[thing](this, side, who)
  }

  actor(who: Exclude<Who, 'visitor'>): Promise<Actor> {
    const person = this.#people.get(who) ?? this.#makePerson(who)
    this.#people.set(who, person)
    return person
  }

  providerOn(side: Side): Promise<TestProvider> {
    const provider = this.#providers.get(side) ?? makeProvider(this.app)
    this.#providers.set(side, provider)
    return provider
  }

  /** One of its services; of a provider who does not exist, some id. */
  async serviceOf(providerId: string): Promise<string> {
    const providers = await Promise.all([this.providerOn('first'), this.providerOn('second')])
    return providers.find((one) => one.providerId === providerId)?.serviceIds[0] ?? randomUUID()
  }

  async providerOf(providerId: string): Promise<TestProvider | undefined> {
    const providers = await Promise.all([this.providerOn('first'), this.providerOn('second')])
    return providers.find((one) => one.providerId === providerId)
  }

  /** An entry in that calendar; of a provider who does not exist, some id. */
  async entryIn(providerId: string): Promise<string> {
    const provider = await this.providerOf(providerId)
    if (!provider) return randomUUID()
    return this.call(provider.owner, 'POST', `/providers/${providerId}/entries`, await entryAt(this, providerId, '15'))
  }

  /** Somebody who has booked on that side. */
  async clientOf(who: Who): Promise<string> {
    const side = sideOf(who)
    await this.make('booking', side, who)
    return (await this.actor(customerOf[side])).accountId
  }

  async emailOf(who: Exclude<Who, 'visitor'>): Promise<string> {
    const { accountId } = await this.actor(who)
    const { email } = await this.app.running.db
      .selectFrom('account')
      .select('email')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    return email
  }

  async #makePerson(who: Exclude<Who, 'visitor'>): Promise<Actor> {
    const actor = isProvider(who) ? (await this.providerOn(sideOf(who))).owner : await makeAccount(this.app)
    await this.app.running.db
      .updateTable('account')
      .set({ is_admin: who === 'admin', password_hash: await commonHash })
      .where('account_id', '=', actor.accountId)
      .execute()
    return actor
  }
}

const commonHash = hashPassword(password)

/** The request that carries this input. */
export function requestOf(endpoint: Endpoint, input: Record<string, unknown>, more: Record<string, string> = {}) {
  const { path, rest } = fillPath(endpoint.path, input)
  const headers: Record<string, string> = { 'content-type': 'application/json', ...more }
  for (const [key, name] of Object.entries(endpoint.headers ?? {})) {
    if (rest[key] !== undefined) headers[name] = String(rest[key])
    delete rest[key]
  }
  const { method } = endpoint
  if (method === 'GET') {
    const query = Object.entries(rest).map(([key, value]): [string, string] => [key, String(value)])
    return { url: `/api${path}?${new URLSearchParams(query)}`, init: { method, headers } }
  }
  return { url: `/api${path}`, init: { method, headers, body: JSON.stringify(rest) } }
}
