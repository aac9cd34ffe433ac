import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { runClockJobs } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { ledgerOf } from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { listOutbox, outboxDir } from '../../lib/mail.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { closeProvider } from '../business/profile.server.ts'
import { giveCardBack } from '../gift-cards/change-card.server.ts'
import { giveBackAllOf } from '../gift-cards/jobs.server.ts'
import { listOwnCards } from '../gift-cards/read-cards.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { balancesOf } from '../ledger/service.server.ts'
import { getStatementEntries } from '../papers/statement.server.ts'
import { statements } from '../papers/statement-contract.ts'
import { getStampCard, listStamps, offerStampCard, stampVisit, withdrawStampCard } from './stamps.server.ts'

const app = openTestApp()
beforeAll(() => app.jobs.work())

const withCard = async (visits: number, serviceIds: string[] = []) => {
  const provider = await makeProvider(app)
  const id = provider.providerId
  await offerStampCard(app.ctx(provider.owner), { id, visits, rewardMinor: 1500, serviceIds })
  return provider
}
let day = 4
/** Booked for a day to come, and over since: each at an hour of its own. */
async function visited({ providerId, serviceIds, owner }: TestProvider, who: Actor) {
  day += 1
  const dateTime = london(dateIn(day), '10:00')
  const { id } = await createBooking(app.ctx(who), { providerId, serviceIds, dateTime })
  const begun = new Date(Date.now() - day * 86_400_000)
  await sql`update booking set starts_at = ${begun}, ends_at = ${begun}::timestamptz + interval '1 hour'
    where booking_id = ${id}`.execute(app.running.db)
  await sql`update stamp_card set started_at = least(started_at, ${begun}) where provider_id = ${providerId}`.execute(
    app.running.db,
  )
  await completeBooking(app.ctx(owner), { id })
  return id
}
const stampsOf = async (who: Actor) => (await listStamps(app.ctx(who))).map(({ stamps }) => stamps)

test('visits paid on the day fill a card by themselves, which brings a gift card by mail that pays the next one', async () => {
  const provider = await withCard(3)
  const { providerId, owner } = provider
  const who = await makeAccount(app)
  expect(await listStamps(app.ctx(who))).toEqual([])
  for (const stamps of [1, 2]) {
    await visited(provider, who)
    await expect.poll(() => stampsOf(who), { timeout: 30_000 }).toEqual([stamps])
  }
  await visited(provider, who)
  await expect.poll(async () => (await listStamps(app.ctx(who)))[0]?.giftCards, { timeout: 30_000 }).toHaveLength(1)
  const [own] = await listStamps(app.ctx(who))
  expect(own).toMatchObject({ providerId, stamps: 0, visits: 3, rewardMinor: 1500, currency: 'GBP' })
  const code = own?.giftCards[0]?.code ?? ''
  // The provider has given it, and nobody else promises anything.
  expect(await balancesOf(app.ctx(), 'owed_to_provider', providerId)).toEqual({ GBP: 1500 })
  expect(await balancesOf(app.ctx(), 'promised_by_platform', providerId)).toEqual({})
  await runClockJobs(app, 'gift-card-delivery')
  const mails = async () =>
    (await listOutbox(app.running.config)).filter((name) => name.includes(`gift-card-${own?.giftCards[0]?.id}`))
  await expect.poll(mails, { timeout: 30_000 }).toHaveLength(1)
  const [name = ''] = await mails()
  const mail = await readFile(join(outboxDir(app.running.config), name.endsWith('.eml') ? name : `${name}.eml`), 'utf8')
  expect(mail).toContain(code)
  expect(mail).toContain('Your stamp card is full: 3 visits.')
  const { id } = await createBooking(app.ctx(who), {
    ...{ providerId, serviceIds: provider.serviceIds, dateTime: london(dateIn(4), '12:00'), giftCards: [code] },
  })
  expect(await ledgerOf(app, { bookingId: id })).toEqual({ gift_card: 1500, paid_ahead: -1500 })
  expect(await getStampCard(app.ctx(owner), { id: providerId })).toEqual({
    ...{ card: { visits: 3, rewardMinor: 1500, currency: 'GBP', serviceIds: [], isOffered: true }, currency: 'GBP' },
    ...{ customers: 0, given: 1, givenMinor: 1500, spentMinor: 1500 },
  })
  const asked = { currency: 'GBP', account: 'gift_card', isStamps: true } as const
  const { entries } = await getStatementEntries(app.ctx(owner), statements.entries.input.parse(asked))
  expect(entries).toMatchObject([
    { kind: 'gift_redeemed', amountMinor: 1500, about: id },
    { kind: 'gift_funded', amountMinor: -1500, about: null },
  ])
  await sql`update booking set starts_at = now() - interval '15 hours', ends_at = now() - interval '14 hours'
    where booking_id = ${id}`.execute(app.running.db)
  await completeBooking(app.ctx(owner), { id })
  expect(await balancesOf(app.ctx(), 'owed_to_provider', providerId)).toEqual({ GBP: 0 })
  await expect.poll(() => stampsOf(who), { timeout: 30_000 }).toEqual([1])
})

test('a visit has one stamp and a full card one gift card, however often and by however many it is looked at', async () => {
  const provider = await withCard(2)
  const who = await makeAccount(app)
  const { providerId } = provider
  const bookings = [await visited(provider, who), await visited(provider, who)]
  const again = Array.from({ length: 10 }, () => bookings).flat()
  await Promise.all(again.map((bookingId) => persistently(() => stampVisit(app.ctx(), { providerId, bookingId }))))
  const [own] = await listStamps(app.ctx(who))
  expect(own).toMatchObject({ stamps: 0, giftCards: [{ balanceMinor: 1500 }] })
  expect(await listOwnCards(app.ctx(who))).toHaveLength(1)
})

test('the gift card of a full stamp card is nobody’s to give back: nothing would come of it, whether or not its provider is open', async () => {
  const provider = await withCard(2)
  const who = await makeAccount(app)
  for (const bookingId of [await visited(provider, who), await visited(provider, who)])
    await stampVisit(app.ctx(), { providerId: provider.providerId, bookingId })
  const [{ id = '' } = {}] = await listOwnCards(app.ctx(who))
  await closeProvider(app.ctx(provider.owner), { id: provider.providerId })
  expect(await listOwnCards(app.ctx(who))).toMatchObject([{ canReturn: false, isForPoints: false }])
  expect(await codeOf(giveCardBack(app.ctx(who), { id }))).toBe('gift_card_kept')
  expect(await listOwnCards(app.ctx(who))).toMatchObject([{ status: 'active', balanceMinor: 1500 }])
})

test('a card that is begun keeps its terms, also when it is offered no more; the next has those of then', async () => {
  const provider = await withCard(2)
  const { providerId: id, owner } = provider
  const [who, other] = [await makeAccount(app), await makeAccount(app)]
  const visit = async (by: Actor) => {
    const bookingId = await visited(provider, by)
    await stampVisit(app.ctx(), { providerId: id, bookingId })
  }
  await visit(who)
  await offerStampCard(app.ctx(owner), { id, visits: 20, rewardMinor: 100, serviceIds: [] })
  await withdrawStampCard(app.ctx(owner), { id })
  await visit(other)
  expect(await listStamps(app.ctx(other))).toEqual([])
  await visit(who)
  expect(await listStamps(app.ctx(who))).toMatchObject([{ stamps: 0, giftCards: [{ balanceMinor: 1500 }] }])
  await offerStampCard(app.ctx(owner), { id, visits: 20, rewardMinor: 100, serviceIds: [] })
  await visit(who)
  expect(await listStamps(app.ctx(who))).toMatchObject([{ stamps: 1, visits: 20, rewardMinor: 100 }])
})

test('a visit that is not over, cancelled, or of somebody who has left has no stamp', async () => {
  const provider = await withCard(2)
  const { providerId, serviceIds } = provider
  const who = await makeAccount(app)
  const dateTime = london(dateIn(3), '15:00')
  const { id: bookingId } = await createBooking(app.ctx(who), { providerId, serviceIds, dateTime })
  await stampVisit(app.ctx(), { providerId, bookingId })
  expect(await listStamps(app.ctx(who))).toEqual([])
  await sql`update booking set status = 'completed' where booking_id = ${bookingId}`.execute(app.running.db)
  await sql`update account set status = 'suspended' where account_id = ${who.accountId}`.execute(app.running.db)
  await stampVisit(app.ctx(), { providerId, bookingId })
  const { rows } = await sql`select from stamp_entry where provider_id = ${providerId}`.execute(app.running.db)
  expect(rows).toEqual([])
})

test('only services of one’s own can be named, and somebody else’s card is neither seen nor changed', async () => {
  const [mine, theirs] = [await withCard(5), await withCard(5)]
  const ctx = app.ctx(mine.owner)
  const terms = { visits: 5, rewardMinor: 500 }
  const named = offerStampCard(ctx, { id: mine.providerId, ...terms, serviceIds: theirs.serviceIds.slice(0, 1) })
  expect(await codeOf(named)).toBe('invalid_input')
  expect(await codeOf(offerStampCard(ctx, { id: theirs.providerId, ...terms, serviceIds: [] }))).toBe(
    'provider_not_found',
  )
  expect(await codeOf(withdrawStampCard(ctx, { id: theirs.providerId }))).toBe('provider_not_found')
})

test('a visit whose provider has left since fills no card: what it would bring nobody could spend', async () => {
  const provider = await withCard(2)
  const { providerId, serviceIds, owner } = provider
  const who = await makeAccount(app)
  await stampVisit(app.ctx(), { providerId, bookingId: await visited(provider, who) })
  const dateTime = london(dateIn(3), '16:00')
  const { id: bookingId } = await createBooking(app.ctx(who), { providerId, serviceIds, dateTime })
  await transaction(app.ctx(), (tx) => eraseAccount(tx, owner.accountId))
  await sql`update booking set status = 'completed' where booking_id = ${bookingId}`.execute(app.running.db)
  await stampVisit(app.ctx(), { providerId, bookingId })
  const { rows } = await sql`select from stamp_entry where provider_id = ${providerId}`.execute(app.running.db)
  expect(rows).toHaveLength(1)
  expect(await listOwnCards(app.ctx(who))).toEqual([])
})

test('what is left of its gift cards is the provider’s again when they leave', async () => {
  const provider = await withCard(2)
  const { providerId } = provider
  const who = await makeAccount(app)
  for (const bookingId of [await visited(provider, who), await visited(provider, who)])
    await stampVisit(app.ctx(), { providerId, bookingId })
  expect(await balancesOf(app.ctx(), 'owed_to_provider', providerId)).toEqual({ GBP: 1500 })
  await giveBackAllOf(app.ctx(), { providerId })
  expect(await balancesOf(app.ctx(), 'owed_to_provider', providerId)).toEqual({ GBP: 0 })
  expect(await listStamps(app.ctx(who))).toEqual([])
})
