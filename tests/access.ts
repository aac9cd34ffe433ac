import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { hashPassword } from '../src/domains/identity/password.server.ts'
import type { Endpoint } from '../src/lib/api/endpoint.ts'
import type { Actor } from '../src/lib/context.ts'
import {
  dateIn,
  enrol,
  giveReason,
  london,
  makeAccount,
  makeProvider,
  type TestApp,
  type TestProvider,
} from './factories.ts'

/**
 * Who may do what. Every endpoint has one row, in `access.ts` beside its contract; `authorization.test.ts` asks each of them
 * as everybody, for what is their own, for what is somebody else's and for what does not exist.
 *
 *   cancel: { on: booking, answers: parties(200), input: ({ id }) => ({ id, reason: 'A cold' }) },
 */
export const actors = ['visitor', 'customer', 'otherCustomer', 'provider', 'otherProvider', 'admin'] as const
export type Who = (typeof actors)[number]
export const columns = ['own', 'foreign', 'missing'] as const
export type Column = (typeof columns)[number]

/** The statuses for what is one's own, somebody else's and missing; one number says the same of all three. */
export type Answers = Record<Who, number | readonly [own: number, foreign: number, missing: number]>

/** What an id can name. */
export type Thing = {
  /** One of that side; gives its id. `who`: whose it is, where it is not both's. */
  make(world: World, side: Side, who: Who): Promise<string>
  /** It belongs to a customer and a provider, neither of whom is the administrator. */
  isOfTwoOthers?: true
}

export type Row = {
  /** What the id in the call names; without it there is only one column. */
  on?: Thing
  answers: Answers
  /** A call that would do. `id` is the thing's; `world` makes what else it needs. */
  input?: (call: Call) => Record<string, unknown> | Promise<Record<string, unknown>>
  /** Where the call names a part of the thing, too: what its owner is answered who names one of another's. */
  foreignPart?: number
}

/** `whole`: what the named part belongs to; the thing itself, unless it is tried with another's. */
type Call = { id: string; world: World; who: Who; whole: string }

export type Access = { endpoint: Endpoint; row: Row | undefined }

export function rowsOf<T extends Record<string, Endpoint>>(contract: T, rows: { [K in keyof T]: Row }): Access[] {
  return Object.entries(contract).map(([name, endpoint]) => ({ endpoint, row: rows[name] }))
}

export const each = (answers: Omit<Answers, 'otherCustomer' | 'otherProvider'>): Answers => ({
  ...answers,
  otherCustomer: answers.customer,
  otherProvider: answers.provider,
})

/** Anyone, signed in or not. */
export const everyone = (status: number): Answers =>
  each({ visitor: status, customer: status, provider: status, admin: status })
/** Anyone, for whatever exists. */
export const everyoneWhatExists = (status: number): Answers => {
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
/** Whoever it belongs to, a provider's or not; to anybody else it is missing. */
export const ofOwner = (status: number): Answers => {
  const cells = [status, 404, 404] as const
  return each({ visitor: 401, customer: cells, provider: cells, admin: cells })
}
/** The provider whose calendar, people or services it is. Nobody who has no provider profile comes as far as the id. */
export const ofProvider = (status: number): Answers =>
  each({ visitor: 401, customer: 403, provider: [status, 404, 404], admin: 403 })
/** Whoever has a provider profile, about their own. */
export const providersOnly = (status: number): Answers =>
  each({ visitor: 401, customer: 403, provider: status, admin: 403 })

export const password = 'a long enough one'
export const newEmail = () => `someone-${randomUUID()}@test.test`

/** The two sides that know nothing of each other: a customer with their provider, and the others. */
export type Side = 'first' | 'second'
export const sideOf = (who: Who): Side => (who === 'otherCustomer' || who === 'otherProvider' ? 'second' : 'first')
export const isProvider = (who: Who) => who === 'provider' || who === 'otherProvider'
export const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first')
export const customerOfSide = { first: 'customer', second: 'otherCustomer' } as const
export const providerOfSide = { first: 'provider', second: 'otherProvider' } as const

type Caller = (actor: Actor, method: string, path: string, body: object) => Promise<string>

/** People and things for a few calls, made when they are first wanted. */
export class World {
  readonly app: TestApp
  readonly call: Caller
  readonly #people = new Map<Who, Promise<Actor>>()
  readonly #providers = new Map<Side, Promise<TestProvider>>()
  readonly #things = new Map<string, Promise<string>>()
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
    return this.actor(sideOf(who) === side && who !== 'visitor' ? who : customerOfSide[side])
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

  /** Made once for all to whom it is the same. */
  thing({ make }: Thing, side: Side, who: Who): Promise<string> {
    const owner = sideOf(who) === side && who !== 'visitor' ? who : customerOfSide[side]
    const thing = this.#things.get(owner) ?? make(this, side, who)
    this.#things.set(owner, thing)
    return thing
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

  async #makePerson(who: Exclude<Who, 'visitor'>): Promise<Actor> {
    const actor = isProvider(who) ? (await this.providerOn(sideOf(who))).owner : await makeAccount(this.app)
    await this.app.running.db
      .updateTable('account')
      .set({ is_admin: who === 'admin', password_hash: await commonHash })
      .where('account_id', '=', actor.accountId)
      .execute()
    if (who === 'admin') await enrol(this.app, actor)
    return actor
  }
}

/** The office says first why it looks into the data of a customer, or of who owns a business. */
export async function afterReason({ id, world, who }: Pick<Call, 'id' | 'world' | 'who'>): Promise<void> {
  if (who !== 'admin') return
  const { rows } = await sql<{ person: string }>`select customer_id as person from booking where booking_id = ${id}
    union all select customer_id from payment where payment_id = ${id}
    union all select customer_id from paper where paper_id = ${id}
    union all select account_id from provider where provider_id = ${id}`.execute(world.app.running.db)
  const admin = await world.actor('admin')
  for (const { person } of rows) await giveReason(world.app, admin, person)
}

const commonHash = hashPassword(password)
