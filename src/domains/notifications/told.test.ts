import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { bearer, dateIn, london, makeAccount, makeAdmin, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { createApi } from '../../http/api.server.ts'
import type { Actor } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { bookingEvents } from '../bookings/events.ts'
import { decisionMade } from '../decisions/events.ts'
import { type MessageKind, messageKinds, messageTable } from '../identity/messages-contract.ts'
import { mailReaders } from '../identity/refused-address.server.ts'
import { subscriptions } from '../index.server.ts'
import { pointsExpiring, voucherEnding } from '../loyalty/events.ts'
import { rebookingAsked, rebookingDue, reminderDue } from '../reminders/events.ts'
import { invitationDue, reportDecided, reviewRestored } from '../reviews/events.ts'
import { decide } from '../reviews/moderate.server.ts'
import { reportProvider } from '../reviews/report.server.ts'
import { createReview } from '../reviews/write-review.server.ts'
import { waitlistBooked, waitlistOfferEnded, waitlistOffered, waitlistOver } from '../waitlist/events.ts'
import { joinWaitlist } from '../waitlist/join-waitlist.server.ts'
import { workOnWaitlist } from '../waitlist/match.server.ts'
import { listOwn } from '../waitlist/read-waitlist.server.ts'

const app = openTestApp()

/** What a customer is written to of, by hand: the beginning of the message’s id, and by which switch. */
const messages: readonly [id: string, kind: MessageKind][] = [
  ['booking-confirmed', 'bookings'],
  ['booking-reminder', 'reminders'],
  ['waitlist-offer', 'waitlist'],
  ['waitlist-offer-ended', 'waitlist'],
  ['waitlist-booked', 'waitlist'],
  ['waitlist-over', 'waitlist'],
  ['rebooking', 'rebooking'],
  ['rebooking-asked', 'rebooking'],
  ['review-invitation', 'reviews'],
  ['decision', 'account'],
  ['review-restored', 'decisions'],
  ['report-outcome', 'decisions'],
  ['loyalty-expiring', 'points'],
  ['reward-ending', 'points'],
]

/** Without a switch, and without a press in them. */
const always = ['booking-confirmed', 'decision']

const switches = messageKinds.filter((kind) => messageTable[kind].mail === 'switch')

async function put(actor: Actor, choices: object[]) {
  const response = await createApi(app.running).request('/api/notifications/preferences', {
    method: 'PUT',
    headers: { authorization: await bearer(app, actor), 'content-type': 'application/json' },
    body: JSON.stringify({ choices }),
  })
  expect(response.status).toBe(200)
}

/** As the jobs of it do; twice, as one that was killed before it was done. `before`: each time. */
let before = async () => {}
async function happen(event: { name: string }, payload: object) {
  const heard = subscriptions.filter(({ eventName, queue }) => eventName === event.name && queue.endsWith('-mail'))
  expect(heard.length).toBeGreaterThan(0)
  for (let twice = 0; twice < 2; twice++)
    for (const { run } of heard) {
      await before()
      await run(app.ctx(), payload)
    }
}

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const [today, later] = [dateIn(0), dateIn(3)]

/** Everything that somebody is written to of happens to one person. */
async function everythingHappensTo(who: Actor) {
  const customerId = who.accountId
  const provider = await makeProvider(app, { columns: { booking_window_days: 365 } })
  const { providerId, serviceIds } = provider
  const book = (time: string, date = later) =>
    createBooking(app.ctx(who), { providerId, serviceIds, dateTime: london(date, time) })

  const past: string[] = []
  for (const [index, daysAgo] of [58, 30].entries()) {
    const { id } = await book(`${10 + index}:00`, dateIn(60))
    const starts_at = new Date(london(dateIn(-daysAgo), '10:00'))
    await app.running.db
      .updateTable('booking')
      .set({ status: 'completed', starts_at, ends_at: new Date(starts_at.getTime() + 3_600_000) })
      .where('booking_id', '=', id)
      .execute()
    past.push(id)
  }
  await happen(invitationDue, { bookingId: past[1], providerId })
  const due = { providerId, customerId, serviceIds }
  await happen(rebookingDue, { ...due, dueOn: dateIn(-2) })
  await happen(rebookingAsked, { ...due, askedAt: new Date(london(today, '12:00')).toISOString() })

  const { id, dateTime } = await book('10:00')
  await happen(bookingEvents.confirmed, { bookingId: id, providerId, change: 1 })
  const startsAt = new Date(dateTime).toISOString()
  await happen(reminderDue, { providerId, bookingId: id, startsAt, hoursBefore: 24 })

  const full = await makeProvider(app, { hours: everyDay.map((day): [number, number, number] => [day, 600, 660]) })
  const other = await makeAccount(app)
  const wish = { providerId: full.providerId, serviceIds: full.serviceIds }
  const taken = await createBooking(app.ctx(other), { ...wish, dateTime: london(dateIn(4), '10:00') })
  const when = { firstDate: dateIn(4), lastDate: dateIn(4), weekdays: everyDay, earliest: '09:00', latest: '17:00' }
  const { id: entryId } = await joinWaitlist(app.ctx(who), { ...wish, ...when })
  await cancelBooking(app.ctx(other), { id: taken.id })
  await workOnWaitlist(app.ctx(), full.providerId)
  const offerId = (await listOwn(app.ctx(who)))[0]?.offers[0]?.id ?? ''
  const offer = { providerId: full.providerId, offerId }
  await happen(waitlistOffered, offer)
  await sql`update waitlist_offer set answer = 'expired', answered_at = now() where offer_id = ${offerId}`.execute(
    app.running.db,
  )
  await happen(waitlistOfferEnded, offer)
  await sql`update waitlist_offer set answer = 'accepted', booking_id = ${id} where offer_id = ${offerId}`.execute(
    app.running.db,
  )
  await happen(waitlistBooked, offer)
  await sql`update waitlist_entry set status = 'over', ended_at = now() where entry_id = ${entryId}`.execute(
    app.running.db,
  )
  await happen(waitlistOver, { providerId: full.providerId, entryId })

  const office = app.ctx(await makeAdmin(app))
  const { id: reviewId } = await createReview(app.ctx(who), { bookingId: past[0] ?? '', rating: 2, text: 'Loud' })
  await decide(office, { id: reviewId, action: 'remove', reason: 'spam' })
  const { decision_id: decisionId } = await app.running.db
    .selectFrom('decision')
    .select('decision_id')
    .where('subject_id', '=', reviewId)
    .executeTakeFirstOrThrow()
  await happen(decisionMade, { decisionId })
  await decide(office, { id: reviewId, action: 'restore', reason: 'mistake' })
  await happen(reviewRestored, { reviewId, providerId, restoredAt: new Date(london(today, '12:00')).toISOString() })
  await reportProvider(app.ctx(who), { id: full.providerId, reason: 'fake', details: '' })
  await decide(office, { id: full.providerId, action: 'keep', reason: 'allowed' })
  const { report_id: reportId } = await app.running.db
    .selectFrom('report')
    .select('report_id')
    .where('provider_id', '=', full.providerId)
    .executeTakeFirstOrThrow()
  await happen(reportDecided, { reportId, providerId: full.providerId })

  const usedAt = new Date(london(dateIn(-705), '12:00')).toISOString()
  await sql`insert into loyalty_entry (entry_id, account_id, kind, points, source, booking_id, paid_minor, currency,
      factor_percent, counts_at, posted_at) values (${randomUUID()}, ${customerId}, 'visit', 120, ${randomUUID()},
      ${randomUUID()}, 12000, 'GBP', 100, ${usedAt}, ${usedAt})`.execute(app.running.db)
  await sql`insert into loyalty_warning (account_id, used_at, warned_at) values (${customerId}, ${usedAt}, now())`.execute(
    app.running.db,
  )
  await happen(pointsExpiring, { accountId: customerId, usedAt })
  const voucherId = randomUUID()
  await sql`with r as (insert into provider_reward (provider_id, reward_id, kind, name, points, currency, keep_days, created_at)
      values (${providerId}, ${voucherId}, 'thing', 'A comb', 300, 'GBP', 30, now()) returning *)
    insert into reward_voucher (provider_id, voucher_id, reward_id, customer_id, kind, name, points, currency, code, good_until, created_at)
      select provider_id, reward_id, reward_id, ${customerId}, kind, name, points, currency, 'K7F2QD', now() + interval '5 days', now()
      from r`.execute(app.running.db)
  await happen(voucherEnding, { providerId, voucherId })
  return [
    ['booking-confirmed', `booking-${id}-1-customer`],
    ['booking-reminder', `booking-${id}-reminder-`],
    ['waitlist-offer', `waitlist-offer-${offerId}`],
    ['waitlist-offer-ended', `waitlist-offer-ended-${offerId}`],
    ['waitlist-booked', `waitlist-booked-${offerId}`],
    ['waitlist-over', `waitlist-over-${entryId}`],
    ['rebooking', `rebooking-${customerId}-`],
    ['rebooking-asked', `rebooking-asked-${customerId}-`],
    ['review-invitation', `review-invitation-${past[1]}`],
    ['decision', `decision-${decisionId}`],
    ['review-restored', `review-restored-${reviewId}-`],
    ['report-outcome', `report-outcome-${reportId}`],
    ['loyalty-expiring', `loyalty-expiring-${customerId}-`],
    ['reward-ending', `reward-ending-${voucherId}`],
  ] as const
}

/** Those that were written, each as often as it was. */
async function writtenOf(ids: readonly (readonly [string, string])[]): Promise<string[]> {
  const names = await readdir(outboxDir(app.running.config))
  return ids.flatMap(([message, id]) => names.filter((name) => name.startsWith(id)).map(() => message))
}

test('with all switches on everything that happens is written once', async () => {
  const who = await makeAccount(app)
  const ids = await everythingHappensTo(who)
  expect((await writtenOf(ids)).sort()).toEqual(messages.map(([id]) => id).sort())
  // By one press in the mail program (RFC 8058), but for what one cannot do without.
  const folder = outboxDir(app.running.config)
  const names = await readdir(folder)
  for (const [message, id] of ids) {
    const mail = await readFile(`${folder}/${names.find((name) => name.startsWith(id))}`, 'utf8')
    const head = (mail.split(/\r?\n\r?\n/, 1)[0] ?? '').replaceAll(/\r?\n[ \t]/g, ' ')
    const isEnded = /^list-unsubscribe: <http[^>]+>/im.test(head)
    const isByOnePress = /^list-unsubscribe-post: List-Unsubscribe=One-Click/im.test(head)
    expect([isEnded, isByOnePress], message).toEqual(Array(2).fill(!always.includes(message)))
  }
})

test.each(switches)('with the switch of %s off exactly its mails are not written', async (kind) => {
  const who = await makeAccount(app)
  await put(who, [{ kind, channel: 'mail', isOn: false }])
  const written = await writtenOf(await everythingHappensTo(who))
  const rest = messages.filter((message) => message[1] !== kind)
  expect(rest.length).toBeLessThan(messages.length)
  expect(written.sort()).toEqual(rest.map(([id]) => id).sort())
})

test('with every switch off what cannot be left out is written all the same', async () => {
  const who = await makeAccount(app)
  await put(
    who,
    switches.map((kind) => ({ kind, channel: 'mail', isOn: false })),
  )
  expect(await writtenOf(await everythingHappensTo(who))).toEqual(always)
})

test('at an address that was refused invitations and what tells of no held time are left out; the rest is still tried', async () => {
  const who = await makeAccount(app)
  const { email } = await app.running.db
    .selectFrom('account')
    .select('email')
    .where('account_id', '=', who.accountId)
    .executeTakeFirstOrThrow()
  onTestFinished(() => {
    before = async () => {}
  })
  // A mail that is taken ends the mark.
  before = () => mailReaders.setRefused(app.ctx(), who.accountId, email)
  const written = await writtenOf(await everythingHappensTo(who))
  const tried = messages.filter(([id]) => !/^(rebooking|review-invitation|waitlist-(offer-ended|booked|over))/.test(id))
  expect(written.sort()).toEqual(tried.map(([id]) => id).sort())
  const { rows } = await sql<{ error: string; n: number }>`select error, count(*)::int as n from message
    where account_id = ${who.accountId} and state = 'dropped' group by 1`.execute(app.running.db)
  expect(rows).toEqual([{ error: 'address_refused', n: 6 }])
})
