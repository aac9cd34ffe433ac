import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { dateIn, givePoints, london, makeAccount, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { makePaidProvider } from '../../../tests/paying.ts'
import type { Actor } from '../../lib/context.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { createAdmin } from '../identity/admins.server.ts'
import { setWanted } from '../identity/messages.server.ts'
import { register } from '../identity/service.server.ts'
import { subscriptions } from '../index.server.ts'
import { redeemPoints } from '../loyalty/redeem-points.server.ts'
import { type OwedSource, owedMessages } from './owed-messages.server.ts'

const app = openTestApp()
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

async function owed(source: OwedSource, now = inMinutes(11)): Promise<string[]> {
  const { rows } = await owedMessages(now, [source]).execute(app.running.db)
  return rows.map(({ id }) => id)
}

async function book(): Promise<{ id: string; providerId: string }> {
  const { providerId, serviceIds } = await makeProvider(app)
  const booked = { providerId, serviceIds, dateTime: london(dateIn(3), '10:00') }
  const { id } = await createBooking(app.ctx(await makeAccount(app)), booked)
  return { id, providerId }
}

test('both sides of a booking have their message within ten minutes, and are missed for a day', async () => {
  const { id } = await book()
  const both = [`booking-${id}-1-customer`, `booking-${id}-1-provider`]
  const ofThis = async (minutes: number) =>
    (await owed('bookings', inMinutes(minutes))).filter((key) => both.includes(key)).sort()
  expect([await ofThis(9), await ofThis(11), await ofThis(1439), await ofThis(1441)]).toEqual([[], both, both, []])
  await sql`insert into message (key, channel, kind, state, created_at, tried_at)
    values (${both[0]}, 'mail', 'booking', 'queued', now(), now())`.execute(app.running.db)
  expect(await ofThis(11)).toEqual(both.slice(1))
})

test('who has left is owed nothing', async () => {
  const { id } = await book()
  const key = `booking-${id}-1-customer`
  expect(await owed('bookings')).toContain(key)
  await sql`update account set status = 'deleted', email = account_id || '@deleted.invalid'
    where account_id = (select customer_id from booking where booking_id = ${id})`.execute(app.running.db)
  expect(await owed('bookings')).not.toContain(key)
})

test('of a restored database nobody is told before it is released, and nobody is missed', async () => {
  await book()
  expect(await owed('bookings')).not.toEqual([])
  await sql`insert into message_hold (held_since) values (now())`.execute(app.running.db)
  onTestFinished(async () => void (await sql`delete from message_hold`.execute(app.running.db)))
  expect(await owed('bookings')).toEqual([])
})

async function decide(actor: Actor): Promise<string> {
  const decisionId = randomUUID()
  await sql`insert into decision (decision_id, account_id, kind, subject_type, subject_id, reason, is_reported, decided_at)
    values (${decisionId}, ${actor.accountId}, 'warned', 'account', ${actor.accountId}, 'spam', false, now())`.execute(
    app.running.db,
  )
  return decisionId
}

test('why somebody who wanted no mail has none is written down, so that nobody misses it when they want them again', async () => {
  const actor = await makeAccount(app)
  const report = async (status: 'kept' | 'gone') => {
    const { providerId } = await makeProvider(app)
    const reportId = randomUUID()
    await sql`insert into report (provider_id, report_id, reporter_id, reason, status, created_at, resolved_at)
      values (${providerId}, ${reportId}, ${actor.accountId}, 'spam', ${status}, now(), now())`.execute(app.running.db)
    return { providerId, reportId }
  }
  const [told, untold] = [await report('kept'), await report('gone')]
  const keyOf = ({ reportId }: typeof told) => `report-outcome-${reportId}`
  const setTo = (isOn: boolean) => setWanted(app.ctx(), actor.accountId, { kind: 'decisions', channel: 'mail' }, isOn)
  const owedOfThem = async () => (await owed('reports')).filter((key) => [keyOf(told), keyOf(untold)].includes(key))
  expect((await owedOfThem()).sort()).toEqual([keyOf(told), keyOf(untold)].sort())
  await setTo(false)
  const job = subscriptions.find(({ queue }) => queue === 'report-outcome-mail')
  const doing = { queue: 'report-outcome-mail', data: told, isLastTry: false }
  await job?.run({ ...app.ctx(), job: doing }, told as never)
  const { rows } = await sql`select state, error from message where key = ${keyOf(told)}`.execute(app.running.db)
  expect(rows).toEqual([{ state: 'dropped', error: 'not_wanted' }])
  expect(await owedOfThem()).toEqual([])
  await setTo(true)
  expect(await owedOfThem()).toEqual([keyOf(untold)])
})

test('a statement of reasons is owed to whoever wants no mail as well', async () => {
  const actor = await makeAccount(app)
  const decisionId = await decide(actor)
  await setWanted(app.ctx(), actor.accountId, { kind: 'decisions', channel: 'mail' }, false)
  expect(await owed('decisions')).toContain(`decision-${decisionId}`)
  const job = subscriptions.find(({ queue }) => queue === 'decision-mail')
  await job?.run(app.ctx(), { decisionId } as never)
  const { rows } = await sql`select state from message where key = ${`decision-${decisionId}`}`.execute(app.running.db)
  expect(rows).toEqual([{ state: 'sent' }])
})

test('what somebody is given for their points is mailed to nobody', async () => {
  const { providerId } = await makePaidProvider(app)
  const ctx = app.ctx(await makeAccount(app))
  await givePoints(app, ctx.actor, 500)
  await redeemPoints(ctx, { amount: 500, reward: 'credit_5', providerId })
  const { rows } = await sql`select from gift_card where delivered_at is not null`.execute(app.running.db)
  expect(rows).toHaveLength(1)
  expect(await owed('giftCards')).toEqual([])
})

test('who has signed up is missed until they have the mail for their address; an administrator who was made by hand is not', async () => {
  const email = `${randomUUID()}@example.test`
  const { user } = await register(app.ctx(), {
    ...{ firstName: 'Ada', lastName: 'King', email, password: 'a long enough passphrase 7', acceptTerms: true },
  } as never)
  await createAdmin(app.ctx(), { email: `${randomUUID()}@example.test`, firstName: 'Ruth', lastName: 'Oakes' })
  expect(await owed('accounts')).toEqual([`account-verify-${user.id}`])
  await subscriptions.find(({ queue }) => queue === 'account-verification-mail')?.run(app.ctx(), { accountId: user.id })
  expect(await owed('accounts')).toEqual([])
})

test('whose visit begins later is missed until they have heard of it', async () => {
  const { id, providerId } = await book()
  await sql`insert into delayed_booking (provider_id, booking_id, starts_at, expected_at, told_at)
    select provider_id, booking_id, starts_at, starts_at + interval '20 minutes', ${new Date(Date.now())}
    from booking where provider_id = ${providerId} and booking_id = ${id}`.execute(app.running.db)
  expect((await owed('delays')).filter((key) => key.startsWith(`booking-${id}-delayed-`))).toHaveLength(1)
  await sql`update delayed_booking set heard_at = expected_at where booking_id = ${id}`.execute(app.running.db)
  expect((await owed('delays')).filter((key) => key.startsWith(`booking-${id}-delayed-`))).toEqual([])
})
