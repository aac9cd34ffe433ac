import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { makeAccount, makeAdmin, openTestApp } from '../../../tests/factories.ts'
import { bookUnpaid, makePaidProvider } from '../../../tests/paying.ts'
import type { Actor } from '../../lib/context.ts'
import { addDays, localDate, operatorsZone } from '../../lib/time.server.ts'
import { setLanguage } from '../identity/messages.server.ts'
import { getCards } from '../payments/card-account.server.ts'
import { tellOfPlatformFee, tellOneOfPlatformFee } from '../payments/tell-of-platform-fee.server.ts'
import { getFee, setFee } from './fee.server.ts'

const app = openTestApp()
const db = () => app.running.db

let admin: Actor
beforeEach(async () => {
  admin = await makeAdmin(app)
})
afterEach(async () => {
  await moveClock(app, Date.now())
  await sql`delete from platform_fee`.execute(db())
})

const day = (days: number, now = Date.now()) => addDays(localDate(new Date(now), operatorsZone), days)
/** Each booking has a day of its own, which is still to come when the clock is moved. */
let nextDay = 50
const feeOfBooking = async (provider: Awaited<ReturnType<typeof makePaidProvider>>) => {
  nextDay += 1
  const { paymentId } = await bookUnpaid(app, provider, { day: nextDay })
  const { platform_fee_minor } = await db()
    .selectFrom('payment')
    .select('platform_fee_minor')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return platform_fee_minor
}
const set = async (basisPoints: number, from?: string) =>
  setFee(app.ctx(admin), { version: (await getFee(app.ctx(admin))).version, basisPoints, ...(from && { from }) })
/** As the database would have had it. */
const plant = (basisPoints: number) =>
  sql`insert into platform_fee (version, basis_points, holds_from, set_at) values (1, ${basisPoints},
    now() - interval '1 hour', now() - interval '1 hour')`.execute(db())
const lastAudit = async () =>
  (
    await sql<{ action: string; details: object }>`select action, details from audit_entry
      where actor_id = ${admin.accountId} order by at desc, audit_entry_id desc limit 1`.execute(db())
  ).rows[0]

test('what the environment says is the beginning; what the operator sets holds for payments that begin then', async () => {
  const provider = await makePaidProvider(app)
  expect(await getFee(app.ctx(admin))).toMatchObject({ basisPoints: 0, isOfEnvironment: true, next: null })
  expect(await feeOfBooking(provider)).toBe(0)
  await plant(250)
  expect(await feeOfBooking(provider)).toBe(100)
  expect(await set(100)).toMatchObject({ basisPoints: 100, isOfEnvironment: false, next: null })
  expect(await feeOfBooking(provider)).toBe(40)
  expect(await lastAudit()).toEqual({
    action: 'settings.fee_set',
    details: { before: 250, basisPoints: 100, from: null },
  })
})

test('a rise holds from a day that is fifteen whole days away at least, and providers read of it until then', async () => {
  const provider = await makePaidProvider(app)
  await plant(100)
  const early = { code: 'invalid_input' }
  await expect(set(300)).rejects.toMatchObject(early)
  await expect(set(300, day(15))).rejects.toMatchObject(early)
  await expect(set(300, day(0))).rejects.toMatchObject(early)
  await expect(set(300, day(500))).rejects.toMatchObject(early)
  const { next, basisPoints, earliestRise } = await set(300, day(16))
  expect([basisPoints, next?.basisPoints, next?.from.slice(0, 10), earliestRise]).toEqual([100, 300, day(16), day(16)])
  expect(await feeOfBooking(provider)).toBe(40)
  expect(await getCards(app.ctx(provider.owner))).toMatchObject({
    platformFeeBasisPoints: 100,
    nextPlatformFee: { basisPoints: 300 },
  })
  await moveClock(app, Date.parse(next?.from ?? '') - 60_000)
  expect(await feeOfBooking(provider)).toBe(40)
  await moveClock(app, Date.parse(next?.from ?? ''))
  expect(await feeOfBooking(provider)).toBe(120)
  expect(await getCards(app.ctx(provider.owner))).not.toHaveProperty('nextPlatformFee')
})

test('what is set later takes the place of what was to come: called off, it never holds', async () => {
  const provider = await makePaidProvider(app)
  await plant(100)
  await set(300, day(20))
  expect((await set(400, day(30))).next?.basisPoints).toBe(400)
  const now = Date.now()
  await moveClock(app, now + 25 * 86_400_000)
  expect(await feeOfBooking(provider)).toBe(40)
  await moveClock(app, now)
  expect(await set(100)).toMatchObject({ basisPoints: 100, next: null })
  await moveClock(app, Date.now() + 40 * 86_400_000)
  expect(await feeOfBooking(provider)).toBe(40)
})

test('of two administrators at once one is told that the other was first', async () => {
  await makePaidProvider(app)
  await plant(300)
  const other = await makeAdmin(app)
  const { version } = await getFee(app.ctx(admin))
  const answers = await Promise.allSettled([
    setFee(app.ctx(admin), { version, basisPoints: 200 }),
    setFee(app.ctx(other), { version, basisPoints: 100 }),
  ])
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
  expect(refused).toEqual(['setting_changed'])
  const { rows } = await sql`select from platform_fee`.execute(db())
  expect(rows).toHaveLength(2)
  // The same figure at a later time is another setting than the one that was seen.
  await expect(setFee(app.ctx(admin), { version, basisPoints: 50 })).rejects.toMatchObject({ code: 'setting_changed' })
})

test('nobody sets it without having just shown a second factor, or who is no administrator any more', async () => {
  await plant(300)
  const { version } = await getFee(app.ctx(admin))
  await sql`update session set second_factor_at = now() - interval '6 minutes' where account_id = ${admin.accountId}`.execute(
    db(),
  )
  const input = { version, basisPoints: 100 }
  await expect(setFee(app.ctx(admin), input)).rejects.toMatchObject({ code: 'second_factor_again' })
  const former = { ...(await makeAccount(app)), isAdmin: true }
  await expect(setFee(app.ctx(former), input)).rejects.toMatchObject({ code: 'forbidden' })
  expect((await getFee(app.ctx(admin))).basisPoints).toBe(300)
})

test('whoever takes cards is told of a rise, and that it is called off, in their language and once', async () => {
  const provider = await makePaidProvider(app)
  const { providerId } = provider
  await setLanguage(app.ctx(), provider.owner.accountId, 'fr')
  await plant(100)
  const letters = async (version: number) => {
    await tellOfPlatformFee(app.ctx(), { version, after: null })
    for (const _ of [1, 2]) await tellOneOfPlatformFee(app.ctx(), { version, providerId })
    const { rows } = await sql<{ key: string; state: string }>`select key, state from message
      where account_id = ${provider.owner.accountId} and key like 'payment-platform-fee-%' order by created_at`.execute(
      db(),
    )
    return rows.map(({ key, state }) => [key.split('-')[3], state])
  }
  await set(300, day(16))
  expect(await letters(2)).toEqual([['2', 'sent']])
  await set(100)
  expect(await letters(3)).toEqual([
    ['2', 'sent'],
    ['3', 'sent'],
  ])
  // Less is nothing anybody has to be told of.
  await set(50)
  expect(await letters(4)).toHaveLength(2)
})

test('whoever was told of a rise hears once that it is called off, also where something else was set before anybody was written to', async () => {
  const [provider, untold] = [await makePaidProvider(app), await makePaidProvider(app)]
  await plant(100)
  const tellOne = (version: number, { providerId } = provider) =>
    tellOneOfPlatformFee(app.ctx(), { version, providerId })
  const keys = async ({ owner } = provider) =>
    (
      await sql<{ key: string }>`select key from message where account_id = ${owner.accountId}
        and key like 'payment-platform-fee-%' order by created_at`.execute(db())
    ).rows.map(({ key }) => key.split('-')[3])
  const queued = async (version: number) => {
    const read = async () =>
      (
        await sql<{ count: number }>`select count(*)::int as count from pgboss.job
          where data->>'providerId' = ${provider.providerId} and data->>'version' = ${String(version)}`.execute(db())
      ).rows[0]?.count ?? 0
    const before = await read()
    await tellOfPlatformFee(app.ctx(), { version, after: null })
    return (await read()) - before
  }
  await set(300, day(16))
  await tellOne(2)
  // Called off, and less taken, before a job has run: the one who calls it off is not the last.
  await set(100)
  await set(50)
  expect([await queued(3), await queued(4)]).toEqual([0, 1])
  for (const version of [3, 4, 4]) await tellOne(version)
  await tellOne(4, untold)
  expect([await keys(), await keys(untold)]).toEqual([['2', '4'], []])
  // Said once, it is not said again.
  await set(40)
  await tellOne(5)
  expect(await keys()).toEqual(['2', '4'])
})

test('the office sees how many have not been sent the mail about a rise that holds for them all the same', async () => {
  const [told, refused, deaf] = [await makePaidProvider(app), await makePaidProvider(app), await makePaidProvider(app)]
  await plant(100)
  const untold = async () => (await getFee(app.ctx(admin))).next?.untold
  const all = (await set(300, day(16))).next?.untold ?? 0
  expect(all).toBeGreaterThanOrEqual(3)
  for (const { providerId } of [told, refused]) await tellOneOfPlatformFee(app.ctx(), { version: 2, providerId })
  expect(await untold()).toBe(all - 2)
  await sql`update message set state = 'failed', error = 'mail_refused (550)'
    where account_id = ${refused.owner.accountId} and key like 'payment-platform-fee-2-%'`.execute(db())
  expect(await untold()).toBe(all - 1)
  // Whoever begins to take cards after it was set reads of it as they begin; whoever has left is told nothing.
  await makePaidProvider(app)
  expect(await untold()).toBe(all - 1)
  await sql`update account set status = 'deleted', email = account_id || '@deleted.invalid'
    where account_id = ${deaf.owner.accountId}`.execute(db())
  expect(await untold()).toBe(all - 2)
  // Less is nothing anybody has to be told of.
  expect((await set(50, day(20))).next).toMatchObject({ basisPoints: 50, untold: 0 })
})
