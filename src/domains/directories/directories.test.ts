import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../tests/databases.ts'
import { directoryPromises, withoutTriggers, wrongInDirectories } from '../../../tests/directories.ts'
import { dyingAt } from '../../../tests/dying.ts'
import {
  beginErasing,
  dateIn,
  givePoints,
  london,
  makeAccount,
  makeProvider,
  openTestApp,
  startTestApp,
  type TestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { bookUnpaid, buyCard, buyMembership, makePaidProvider, payWith, sellPlan } from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { migrate } from '../../lib/migrate.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { getBooking, listBookings, listForFeed, listOwnBookings } from '../bookings/read-booking.server.ts'
import { addFavourite, listFavourites, removeFavourite } from '../favourites/service.server.ts'
import { rebuildHoldDirectory } from '../holds/rebuild-hold-directory.server.ts'
import { createHold, extendHold, listHolds, releaseHold, releaseHoldsOf, sweepHolds } from '../holds/service.server.ts'
import { listOwnVouchers } from '../loyalty/read-rewards.server.ts'
import { redeemOwn } from '../loyalty/redeem-own.server.ts'
import { getPayment, listPayments } from '../payments/read-payments.server.ts'
import { joinWaitlist } from '../waitlist/join-waitlist.server.ts'
import { listOwn as listWaits } from '../waitlist/read-waitlist.server.ts'
import { findBooking, findProvidersOf } from './directory.server.ts'
import { rebuildCustomers, rebuildDirectory } from './rebuild.server.ts'

const app = openTestApp({ poolSize: 20 })
beforeAll(() => withoutTriggers(app))

const tomorrow = dateIn(1)
const at = (time: string) => london(tomorrow, time)
const all = { page: 1, limit: 100, status: undefined, list: undefined }

const choice = ({ providerId, serviceIds }: TestProvider, time: string) => ({
  providerId,
  serviceIds,
  dateTime: at(time),
})
const hold = (who: Actor, provider: TestProvider, time: string) => createHold(app.ctx(who), choice(provider, time))

const broken = (of: TestApp = app) => wrongInDirectories(of)

const tables = ['directory', 'customer_directory', 'hold_directory'] as const
/** All rows of the three, as text in order. */
async function rowsOf({ running: { db } }: TestApp) {
  const read = tables.map(async (table) => {
    const { rows } = await sql<{ row: string }>`select x::text as row from ${sql.table(table)} x`.execute(db)
    return rows.map(({ row }) => row).sort()
  })
  return Promise.all(read)
}

/** Bookings, payments, a gift card, a membership, and holds that are there, extended, booked, taken over and over. */
async function live(of: TestApp) {
  const provider = await makePaidProvider(of)
  const paying = await bookUnpaid(of, provider, { day: 3 })
  await payWith(of, paying)
  const buyer = await makeAccount(of)
  await buyCard(of, provider, buyer, { amount: 50 })
  await buyMembership(of, await sellPlan(of, provider), await makeAccount(of))
  const plain = await makeProvider(of)
  const who = of.ctx(await makeAccount(of))
  const kept = await createHold(who, choice(plain, '09:00'))
  await extendHold(who, kept)
  const booked = await createHold(who, choice(plain, '11:00'))
  await createBooking(who, { ...choice(plain, '11:00'), holdId: booked.id })
  await releaseHold(who, await createHold(who, choice(plain, '13:00')))
  await createHold(who, choice(plain, '15:00'))
  return { paying, buyer, plain, who, kept }
}

/** Whom they like, where they wait, and what they were given there for points, with three who know nothing else of them. */
async function meet(of: TestApp) {
  const who = await makeAccount(of)
  const [liked, full, giving] = [await makeProvider(of), await makeProvider(of), await makeProvider(of)]
  await addFavourite(of.ctx(who), liked)
  const [other, tooLate] = [await makeAccount(of), dateIn(2)]
  for (let minute = 540; minute < 1020; minute += 60) {
    const time = `${String(minute / 60).padStart(2, '0')}:00`
    await createBooking(of.ctx(other), { ...choice(full, time), dateTime: london(tooLate, time) })
  }
  await joinWaitlist(of.ctx(who), {
    ...{ providerId: full.providerId, serviceIds: full.serviceIds, firstDate: tooLate, lastDate: tooLate },
    ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], earliest: '00:00', latest: '23:59' },
  })
  const id = randomUUID()
  await sql`insert into provider_reward (provider_id, reward_id, kind, name, points, currency, keep_days, created_at)
    values (${giving.providerId}, ${id}, 'thing', 'A hairbrush', 150, 'GBP', 30, now())`.execute(of.running.db)
  await givePoints(of, who, 500)
  const asked = { amount: 150, providerId: giving.providerId, id, version: 1 }
  await of.running.db.transaction().execute((db) => redeemOwn({ ...of.ctx(who), db }, asked))
  return { who, liked, full, giving }
}

describe('whom somebody has met without booking', () => {
  test('is asked for their own lists, and no more when the last of it is taken away', async () => {
    const { who, liked, full, giving } = await meet(app)
    const known = async () => (await findProvidersOf(app.running.db, who.accountId)).sort()
    const three = [liked, full, giving].map(({ providerId }) => providerId)
    expect(await known()).toEqual(three.sort())
    const ctx = app.ctx(who)
    expect((await listFavourites(ctx, { page: 1, limit: 10 })).favourites.map(({ id }) => id)).toEqual([
      liked.providerId,
    ])
    expect((await listWaits(ctx)).map(({ provider }) => provider.id)).toEqual([full.providerId])
    expect((await listOwnVouchers(ctx)).map(({ provider }) => provider?.id)).toEqual([giving.providerId])
    expect(await broken()).toEqual([])

    await createBooking(ctx, choice(liked, '10:00'))
    await removeFavourite(ctx, liked)
    expect(await known()).toEqual(three.sort())
    await addFavourite(ctx, full)
    await removeFavourite(ctx, full)
    await addFavourite(ctx, await makeProvider(app))
    const [added] = (await listFavourites(ctx, { page: 1, limit: 10 })).favourites
    await removeFavourite(ctx, { providerId: added?.id ?? '' })
    expect(await known()).toEqual(three.sort())
    expect(await broken()).toEqual([])
  })

  test('stays with whoever books there while the favourite goes', async () => {
    const [who, provider] = [await makeAccount(app), await makeProvider(app)]
    await addFavourite(app.ctx(who), provider)
    const isMade = Promise.withResolvers<void>()
    const booking = app.running.db.transaction().execute(async (db) => {
      await createBooking({ ...app.ctx(who), db }, choice(provider, '10:00'))
      isMade.resolve()
      // It has not ended while the favourite goes.
      await sleep(250)
    })
    await Promise.race([isMade.promise, booking])
    await Promise.all([booking, removeFavourite(app.ctx(who), provider)])
    expect((await listOwnBookings(app.ctx(who), all)).bookings).toHaveLength(1)
    expect(await broken()).toEqual([])
  })
})

describe('what is named by its id alone', () => {
  test('has its row from its own statement, and none any more when it is gone', async () => {
    const { paying, plain, who, kept } = await live(app)
    expect(await broken()).toEqual([])
    const { rows } = await sql<{ kind: string }>`select distinct kind from directory order by kind`.execute(
      app.running.db,
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['booking', 'gift_card', 'payment', 'subscription'])
    const own = app.ctx(paying.customer)
    expect((await getPayment(own, { id: paying.paymentId })).bookingId).toBe(paying.bookingId)
    expect((await getPayment(own, { id: paying.bookingId })).id).toBe(paying.paymentId)
    expect((await listPayments(own, { page: 1, limit: 10 })).payments.map(({ id }) => id)).toEqual([paying.paymentId])
    expect((await listOwnBookings(own, all)).bookings.map(({ id }) => id)).toEqual([paying.bookingId])

    expect((await listHolds(who)).map(({ id }) => id)).toContain(kept.id)
    await sql`update hold set expires_at = ${who.now}, created_at = created_at - interval '1 hour'`.execute(
      app.running.db,
    )
    await sweepHolds(app.ctx())
    expect(await listHolds(who)).toEqual([])
    expect((await rowsOf(app))[2]).toEqual([])
    await createBooking(who, choice(plain, '15:00'))
    expect(await broken()).toEqual([])
  })

  test('and is a provider’s own and their own as a customer, is listed once each', async () => {
    const [mine, theirs] = [await makeProvider(app), await makeProvider(app)]
    const guest = await makeAccount(app)
    const asked = [
      await createBooking(app.ctx(guest), choice(mine, '10:00')),
      await createBooking(app.ctx(mine.owner), choice(theirs, '10:00')),
    ]
    const ids = (list: { id: string }[]) => list.map(({ id }) => id).sort()
    const { bookings } = await listBookings(app.ctx({ ...mine.owner, providerId: mine.providerId }), all)
    expect(ids(bookings)).toEqual(ids(asked))
    expect(ids(await listForFeed(app.ctx(), mine.owner.accountId, 'customer'))).toEqual([asked[1]?.id])
    expect(ids(await listForFeed(app.ctx(), mine.owner.accountId, 'provider'))).toEqual([asked[0]?.id])
    expect((await listBookings(app.ctx(await makeAccount(app)), all)).bookings).toEqual([])
  })

  test('and died before any of its statements, is nowhere; after the last, in both', async () => {
    const provider = await makeProvider(app)
    const who = await makeAccount(app)
    let [statement, ended] = [1, '']
    for (; ended !== 'done'; statement++) {
      ended = await createBooking(dyingAt(app.ctx(who), statement), choice(provider, '10:00')).then(
        () => 'done',
        (error: Error) => error.message,
      )
      expect(ended === 'done' || ended.startsWith('died before')).toBe(true)
      expect(await broken()).toEqual([])
    }
    expect(statement).toBeGreaterThan(8)
    const held = await hold(who, provider, '12:00')
    for (let at = 1; (await codeOf(releaseHold(dyingAt(app.ctx(who), at), held))) !== 'done'; at++)
      expect(await broken()).toEqual([])
    expect(await broken()).toEqual([])
  })

  test('stays with the business when its customer leaves, whose own rows go', async () => {
    const provider = await makeProvider(app)
    const who = await makeAccount(app)
    const { id } = await createBooking(app.ctx(who), choice(provider, '10:00'))
    await hold(who, provider, '12:00')
    await cancelBooking(app.ctx(who), { id })
    await (await beginErasing(app, who.accountId))()
    const rows = await rowsOf(app)
    expect([rows[1], rows[2]].flat().filter((row) => row?.includes(who.accountId))).toEqual([])
    expect((await getBooking(app.ctx(provider.owner), { id })).id).toBe(id)
    expect(await broken()).toEqual([])
  })

  test('of holds that go with their business: so do their rows', async () => {
    const provider = await makeProvider(app)
    await hold(await makeAccount(app), provider, '12:00')
    await (await beginErasing(app, provider.owner.accountId))()
    expect((await rowsOf(app))[2]?.filter((row) => row.includes(provider.providerId))).toEqual([])
    expect(await broken()).toEqual([])
  })

  test('is answered as one that is not there to everybody else', async () => {
    const { paying } = await live(app)
    const other = app.ctx(await makeAccount(app))
    const held = await hold(await makeAccount(app), await makeProvider(app), '12:00')
    expect(await codeOf(getBooking(other, { id: paying.bookingId }))).toBe('booking_not_found')
    expect(await codeOf(getBooking(other, { id: paying.paymentId }))).toBe('booking_not_found')
    expect(await codeOf(getPayment(other, { id: paying.paymentId }))).toBe('payment_not_found')
    expect(await codeOf(getPayment(other, { id: randomUUID() }))).toBe('payment_not_found')
    for (const call of [extendHold, releaseHold]) expect(await codeOf(call(other, held))).toBe('hold_not_found')
  })
})

test('held, released, taken, swept, left and written again in the same moment, all agree', {
  timeout: 90_000,
}, async () => {
  const providers = await Promise.all(Array.from({ length: 3 }, () => makeProvider(app)))
  const outcomes = new Set<string>()
  for (let round = 0; round < 12; round++) {
    const people = await Promise.all(Array.from({ length: 6 }, () => makeAccount(app)))
    const time = `${String(9 + (round % 7)).padStart(2, '0')}:00`
    const lives = people.map(async (who, index) => {
      const provider = providers[index % 3] as TestProvider
      const ctx = () => app.ctx(who)
      const holding = persistently(() => hold(who, provider, time))
      outcomes.add(`hold ${await codeOf(holding)}`)
      const held = await holding.catch(() => null)
      if (!held) return
      const race = [
        () => releaseHold(ctx(), held),
        () => createBooking(ctx(), { ...choice(provider, time), holdId: held.id }),
        () => releaseHoldsOf(app.ctx(), who.accountId),
        () => hold(who, provider, '16:00'),
        // Else they are answered that they have left.
        ...(index % 2 ? [() => beginErasing(app, who.accountId).then((commit) => commit())] : []),
      ].map(async (step, at) => {
        await sleep(((round + index + at) % 4) * 4)
        return codeOf(persistently<unknown>(step))
      })
      for (const code of await Promise.all(race)) outcomes.add(code)
    })
    const beside = [
      sql`update hold set expires_at = now() + interval '10 milliseconds' where random() < 0.2`.execute(app.running.db),
      sweepHolds(app.ctx()),
      persistently(() => rebuildHoldDirectory(app.ctx())),
      persistently(() => rebuildDirectory(app.ctx())),
      persistently(() => rebuildCustomers(app.ctx())),
    ]
    await Promise.all([...lives, ...beside])
    expect(await broken()).toEqual([])
    await sql`update booking set status = 'expired' where status = 'confirmed'`.execute(app.running.db)
    await sql`delete from occupation`.execute(app.running.db)
  }
  expect([...outcomes]).toEqual(expect.arrayContaining(['done', 'hold done', 'hold_not_found']))
})

/** Rows that are gone, lie elsewhere or name nothing. */
async function damage({ running: { db } }: TestApp) {
  for (const table of tables) {
    await sql`delete from ${sql.table(table)} where ctid in (select ctid from ${sql.table(table)} where random() < 0.4
      union (select ctid from ${sql.table(table)} limit 1))`.execute(db)
  }
  for (const table of ['directory', 'hold_directory'])
    await sql`update ${sql.table(table)} set provider_id = gen_random_uuid() where random() < 0.4`.execute(db)
  await sql`update directory set customer_id = gen_random_uuid() where random() < 0.2`.execute(db)
  await sql`update directory set kind = 'payment' where kind = 'booking' and random() < 0.2`.execute(db)
  await sql`insert into directory values (gen_random_uuid(), 'booking', gen_random_uuid(), gen_random_uuid())`.execute(
    db,
  )
  await sql`insert into customer_directory select customer_id, gen_random_uuid() from booking limit 2`.execute(db)
  await sql`insert into hold_directory select customer_id, gen_random_uuid(), provider_id from hold`.execute(db)
}

describe('npm run directories', () => {
  test('makes of any damage what was there, says how much it was, and finds nothing the second time', {
    timeout: 60_000,
  }, async () => {
    const database = await createTestDatabase()
    const one = await startTestApp({ database })
    const dataDir = await mkdtemp(join(tmpdir(), 'highstreet-directories-'))
    onTestFinished(async () => {
      await one.close()
      await rm(dataDir, { recursive: true, force: true })
    })
    await live(one)
    await live(one)
    await meet(one)
    const truth = await rowsOf(one)
    expect(truth.every((rows) => rows.length > 1)).toBe(true)
    await damage(one)
    expect((await broken(one)).map(({ promise }) => promise)).toEqual(directoryPromises)
    const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir }
    const command = async () =>
      (await promisify(execFile)(process.execPath, ['src/commands/directories.ts'], { env })).stdout
    expect(await command()).toMatch(
      /^directory: \d+ rows, [1-9]\d* were missing or wrong, 1 named nothing\.\ncustomer_directory: \d+ rows, [1-9]\d* were missing or wrong, 2 named nothing\.\nhold_directory: \d+ rows, [1-9]\d* were missing or wrong, [1-9]\d* named nothing\.\n$/,
    )
    expect(await rowsOf(one)).toEqual(truth)
    expect(await broken(one)).toEqual([])
    expect(await command()).toMatch(/^(\w+: \d+ rows, 0 were missing or wrong, 0 named nothing\.\n){3}$/)
  })

  test('takes no row of what is committed a moment later, as on another node', async () => {
    const [provider, who] = [await makeProvider(app), await makeAccount(app)]
    const { db } = app.running
    await createBooking(app.ctx(who), choice(provider, '10:00'))
    await hold(who, provider, '12:00')
    const ids = { booking: randomUUID(), hold: randomUUID() }
    const isThere = Promise.withResolvers<void>()
    const later = db.transaction().execute(async (tx) => {
      await sql`select from provider where provider_id = ${provider.providerId} for no key update`.execute(tx)
      for (const [table, id] of Object.entries(ids))
        await sql`insert into ${sql.table(table)}
          select (jsonb_populate_record(x, jsonb_build_object(${`${table}_id`}::text, ${id}::text))).*
          from ${sql.table(table)} x where customer_id = ${who.accountId}`.execute(tx)
      isThere.resolve()
      await sleep(500)
    })
    await Promise.race([isThere.promise, later])
    const whose = { provider_id: provider.providerId, customer_id: who.accountId }
    await db
      .insertInto('directory')
      .values({ ...whose, id: ids.booking, kind: 'booking' })
      .execute()
    await db
      .insertInto('hold_directory')
      .values({ ...whose, hold_id: ids.hold })
      .execute()
    await Promise.all([later, rebuildDirectory(app.ctx()), rebuildHoldDirectory(app.ctx())])
    expect((await findBooking(db, ids.booking))?.customerId).toBe(who.accountId)
    expect(await broken()).toEqual([])
  })

  test('takes no row from a customer who books there for the first time meanwhile', async () => {
    const provider = await makeProvider(app)
    const who = await makeAccount(app)
    const pair = { customer_id: who.accountId, provider_id: provider.providerId }
    await app.running.db.insertInto('customer_directory').values(pair).execute()
    const isMade = Promise.withResolvers<void>()
    const booking = app.running.db.transaction().execute(async (db) => {
      await createBooking({ ...app.ctx(who), db }, choice(provider, '10:00'))
      isMade.resolve()
      await sleep(400)
    })
    await Promise.race([isMade.promise, booking])
    await Promise.all([booking, rebuildCustomers(app.ctx())])
    expect((await listOwnBookings(app.ctx(who), all)).bookings).toHaveLength(1)
    expect(await broken()).toEqual([])
  })
})

describe('beside a node of the release before', () => {
  test('what that writes and takes away is found and gone at once', async () => {
    const one = await startTestApp()
    onTestFinished(() => one.close())
    const { paying, who } = await live(one)
    const { db } = one.running
    const again = async (table: string, id: string, more: object = {}, of = sql`true`) => {
      const otherwise = { [id]: randomUUID(), ...more }
      await sql`insert into ${sql.table(table)} select (jsonb_populate_record(x, ${JSON.stringify(otherwise)}::jsonb)).*
        from ${sql.table(table)} x where ${of} limit 1`.execute(db)
      return otherwise[id] as string
    }
    const stranger = await makeAccount(one)
    const same = sql`booking_id = ${paying.bookingId}`
    const id = await again('booking', 'booking_id', { customer_id: stranger.accountId }, same)
    await again('segment', 'segment_id', { booking_id: id }, same)
    expect((await getBooking(one.ctx(stranger), { id })).id).toBe(id)
    expect((await listOwnBookings(one.ctx(stranger), all)).bookings.map((booking) => booking.id)).toEqual([id])
    await again('gift_card', 'gift_card_id', { code_hash: 'ab'.repeat(32) })
    await again('subscription', 'subscription_id')
    await again(
      'payment',
      'payment_id',
      { intent: null, tip_of: id, subscription_id: null },
      sql`subscription_id is not null`,
    )
    await again('hold', 'hold_id')
    const met = { provider_id: (await makeProvider(one)).providerId }
    await sql`insert into favourite (provider_id, account_id, added_at)
      values (${met.provider_id}, ${stranger.accountId}, now())`.execute(db)
    expect(await broken(one)).toEqual([])
    await sql`delete from hold where ctid = (select ctid from hold limit 1)`.execute(db)
    await sql`delete from hold where customer_id = ${who.actor.accountId}`.execute(db)
    expect(await broken(one)).toEqual([])
    await sql`update account set status = 'deleted' where account_id = ${paying.customer.accountId}`.execute(db)
    expect(await broken(one)).toEqual([])
  })

  test('what was there before the tables is written down when they come, once', async () => {
    const database = await createTestDatabase()
    const one = await startTestApp({ database })
    onTestFinished(() => one.close())
    await live(one)
    await meet(one)
    const truth = await rowsOf(one)
    const { db } = one.running
    await sql`truncate directory, customer_directory, hold_directory`.execute(db)
    await sql`delete from schema_migration where name ~ '^(046[1-3]|0491)'`.execute(db)
    expect((await migrate(database.url)).map((name) => name.slice(0, 4))).toEqual(['0461', '0462', '0463', '0491'])
    expect(await rowsOf(one)).toEqual(truth)
  })
})
