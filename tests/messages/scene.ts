import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createBooking } from '../../src/domains/bookings/create-booking.server.ts'
import { setLanguage, setWanted } from '../../src/domains/identity/messages.server.ts'
import {
  type MessageChannel,
  type MessageKind,
  messageChannels,
  messageKinds,
  messageTable,
} from '../../src/domains/identity/messages-contract.ts'
import { localeOf } from '../../src/i18n/languages.ts'
import type { Actor, UserCtx } from '../../src/lib/context.ts'
import { dateIn, london, makeAccount, makeAdmin, makeProvider, type TestApp, type TestProvider } from '../factories.ts'
import { makeKeepingProvider } from '../keeping.ts'
import { makePaidProvider } from '../paying.ts'
import { deviceOf, type startPushService } from '../push-service.ts'

export const languages = ['en', 'fr', 'es', 'pt'] as const
export const zones = ['Europe/London', 'America/New_York', 'Pacific/Auckland'] as const
export type Language = (typeof languages)[number]

export const hourMs = 3_600_000
/** Of one date in all three zones, and on the half hour, so that no zone's time is another's. */
export const noon = Date.parse(london(dateIn(1), '13:00'))
export const later = noon + hourMs
/** What waits for two days has come due, and nothing is forgotten yet. */
export const afterwards = noon + 51 * hourMs
/** Far enough ahead to be free of fees and reminders. */
export const [ahead, moved] = [noon + 100 * hourMs, noon + 103 * hourMs]
export const iso = (instant: number) => new Date(instant).toISOString()

/** With an account: a customer, a provider and somebody else; without one: whoever reads `elsewhere`, and our own office. */
export const people = ['customer', 'provider', 'other'] as const
export type Person = (typeof people)[number]
export const sides = [...people, 'elsewhere', 'office'] as const
export type Side = (typeof sides)[number]

/** All on, one channel of the kinds in question off, or everything that can be off. */
type Wish = 'all on' | `${MessageChannel} off` | 'all off'
/** Whatever one of them has a switch for, one after the other; what somebody has no switch for stays on meanwhile. */
const wishes: readonly Readonly<Record<Person, Wish>>[] = [
  { customer: 'all on', provider: 'all on', other: 'all on' },
  { customer: 'mail off', provider: 'app off', other: 'mail off' },
  { customer: 'push off', provider: 'push off', other: 'push off' },
  { customer: 'all off', provider: 'all off', other: 'all off' },
]

export type Reader = {
  side: Person
  actor: Actor
  address: string
  language: Language
  wish: Wish
  /** null: of somebody else, where it is about nobody else. */
  device: Awaited<ReturnType<typeof deviceOf>> | null
  /** The tags of the pushes that have been looked at. */
  seen: Set<string>
}

type Mode = 'instant' | 'request' | 'paid' | 'paid request' | 'kept'
export type Chain = {
  /** The kinds that are switched off by channel. */
  of: readonly MessageKind[]
  mode?: Mode
  /** The same messages are asked for channel by channel elsewhere: here with everything on and all off. */
  isBrief?: true
  /** Open for so many hours a day from this instant on; else at any time. */
  open?: { from: number; hours: number }
  services?: { name: string; durationMinutes: number; priceMinor: number }[]
  /** At noon, before anybody listens: what it is about. */
  before?(scene: Scene): Promise<string>
  steps: Readonly<Record<string, Step>>
}

/** What happens, and what each hears of it: the mail, the row of the bell and the push, by hand. */
export type Step = Partial<Record<Side, readonly string[]>> & {
  does?(scene: Scene): Promise<unknown>
  /** Or what the clock finds. */
  clock?: readonly string[]
  isAfterwards?: true
  /** The instant that the mails name. */
  told?: number
}

export type Scene = {
  app: TestApp
  provider: TestProvider
  readers: Record<Person, Reader>
  elsewhere: string
  zone: string
  /** Of what it is about. */
  id: string
  /** Whoever else it takes, and nobody asks what they hear. */
  extra: Actor | null
  as(side: 'provider'): UserCtx & { actor: TestProvider['owner'] }
  as(side: Person): UserCtx
  asOffice(): Promise<UserCtx>
  book(start: number, who?: Actor): Promise<string>
}

type Service = Awaited<ReturnType<typeof startPushService>>
const always: [number, number, number][] = [1, 2, 3, 4, 5, 6, 7].map((day) => [day, 0, 1440])

async function providerOf(app: TestApp, { mode = 'instant', open, services }: Chain, zone: string) {
  const from = open && Temporal.Instant.fromEpochMilliseconds(open.from).toZonedDateTimeISO(zone).hour * 60
  const options = {
    hours: always.map(([day, opens, closes]): [number, number, number] =>
      open && from !== undefined ? [day, from, from + open.hours * 60] : [day, opens, closes],
    ),
    ...(services && { services }),
    columns: {
      ...{ timezone: zone, booking_window_days: 365 },
      ...(mode.endsWith('request') && { confirmation_mode: 'request' }),
    },
  }
  if (mode.startsWith('paid')) return makePaidProvider(app, undefined, options)
  return mode === 'kept' ? makeKeepingProvider(app, options) : makeProvider(app, options)
}

/** Everybody of it, as they want it, with what came before. `at`: of its place among all. */
export async function makeScene(
  app: TestApp,
  service: Service,
  { chain, at, wish }: { chain: Chain; at: number; wish: number },
): Promise<Scene> {
  const zone = zones[(at + wish) % zones.length] ?? zones[0]
  const provider = await providerOf(app, chain, zone)
  const actors = { customer: await makeAccount(app), provider: provider.owner, other: await makeAccount(app) }
  // By their own clock they have just come, whatever ours says.
  const ids = Object.values(actors).map(({ accountId }) => accountId)
  await sql`update account set created_at = ${new Date(noon)} where account_id = any(${ids}::uuid[])`.execute(
    app.running.db,
  )
  const readers = {} as Record<Person, Reader>
  for (const [index, side] of people.entries()) {
    const language = languages[(at + wish + index) % languages.length] ?? 'en'
    const own = { side, actor: actors[side], language, wish: wishes[wish]?.[side] ?? 'all on' }
    readers[side] = { ...own, ...(await prepare(app, service, own, chain)), seen: new Set() }
  }
  const { providerId, serviceIds } = provider
  const as = (side: Person) => ({ ...app.ctx(actors[side]), locale: localeOf(readers[side].language) })
  const scene: Scene = {
    ...{ app, provider, readers, zone, id: '', extra: null, elsewhere: `elsewhere-${randomUUID()}@example.test` },
    as: as as Scene['as'],
    asOffice: async () => app.ctx(await makeAdmin(app)),
    book: async (instant, booker = actors.customer) => {
      const what = { providerId, serviceIds: serviceIds.slice(0, 1), dateTime: iso(instant) }
      return (await createBooking(app.ctx(booker), what)).id
    },
  }
  scene.id = (await chain.before?.(scene)) ?? ''
  return scene
}

async function prepare(
  app: TestApp,
  service: Service,
  { side, actor, language, wish }: Pick<Reader, 'side' | 'actor' | 'language' | 'wish'>,
  { of, steps }: Chain,
) {
  await setLanguage(app.ctx(), actor.accountId, language)
  for (const kind of messageKinds)
    for (const channel of messageChannels) {
      const isOff = wish === 'all off' || (wish === `${channel} off` && of.includes(kind))
      if (isOff && messageTable[kind][channel] === 'switch')
        await setWanted(app.ctx(), actor.accountId, { kind, channel }, false)
    }
  const { email: address } = await app.running.db
    .selectFrom('account')
    .select('email')
    .where('account_id', '=', actor.accountId)
    .executeTakeFirstOrThrow()
  const isReader = side !== 'other' || Object.values(steps).some(({ other }) => other !== undefined)
  return { address, device: isReader ? await deviceOf(app, service, actor) : null }
}

/** A visit that has begun, two hours before noon. */
export const began = noon - 2 * hourMs
export async function begun(scene: Scene): Promise<string> {
  const id = await scene.book(ahead)
  await moveTo(scene, id, began)
  return id
}

/** As if it had been booked for then. */
export async function moveTo({ app }: Scene, bookingId: string, start: number) {
  await sql`delete from occupation where booking_id = ${bookingId}`.execute(app.running.db)
  await sql`update booking set starts_at = ${iso(start)}::timestamptz, ends_at = ${iso(start + hourMs)}::timestamptz
    where booking_id = ${bookingId}`.execute(app.running.db)
}
