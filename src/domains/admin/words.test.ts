import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import {
  dateIn,
  london,
  makeAccount,
  makeAdmin,
  makeProvider,
  openTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { bookUnpaid, buyMembership, makePaidProvider, payWith, sellPlan } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import type { AppError } from '../../lib/api/errors.ts'
import type { Actor, UserCtx } from '../../lib/context.ts'
import { clearAhead, clearWhatIsLeft } from '../bookings/clear-ahead.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { flagBookingsOf } from '../bookings/suspension.server.ts'
import { setAdmin } from '../identity/admins.server.ts'
import { readSuspension, restoreAccount, suspendAccount } from './decide.server.ts'
import { readOffice } from './read-office.server.ts'
import { askToCancelAhead, confirmWord as confirmSeen, declineWord, listWords } from './words.server.ts'

const app = openTestApp()
let [one, other]: Actor[] = []
const asOne = () => app.ctx(one as Actor)
const asOther = () => app.ctx(other as Actor)
const dayMs = 24 * 3_600_000

beforeEach(async () => {
  // Nobody is alone unless a test says so, nor beside who has no part in it.
  await sql`update account set is_admin = false`.execute(app.running.db)
  await sql`delete from second_word`.execute(app.running.db)
  one = await makeAdmin(app)
  other = await makeAdmin(app)
})

/** By who has read that there are a few. */
const confirmWord = (ctx: UserCtx, word: { id: string }, seen = 9) => confirmSeen(ctx, { ...word, seen })
const suspend = (accountId: string) => suspendAccount(asOne(), { id: accountId, reason: 'fraud' })
const book = (provider: TestProvider, customer: Actor, days: number) => {
  const { providerId, serviceIds } = provider
  return createBooking(app.ctx(customer), { providerId, serviceIds, dateTime: london(dateIn(days), '10:00') })
}
const bookingsOf = async (accountId: string) =>
  (
    await sql<{ status: string; by: string; fee: number }>`
      select b.status, h.party as by, coalesce((select sum(fee_minor) from booking_change c where c.booking_id = b.booking_id), 0)::int as fee
      from booking b join lateral (select party from booking_change c where c.booking_id = b.booking_id
        order by position desc limit 1) h on true
      where b.customer_id = ${accountId} or b.provider_id = (select provider_id from provider where account_id = ${accountId})
      order by b.starts_at`.execute(app.running.db)
  ).rows
const auditOf = async (subject: string) =>
  (
    await sql<{ action: string; actor: string; details: object }>`select action, actor_id as actor, details
      from audit_entry where subject_id = ${subject} and action like 'word.%' order by at`.execute(app.running.db)
  ).rows

/** A suspended business with bookings ahead, whose owner has one elsewhere. */
async function suspended(count = 2) {
  const provider = await makeProvider(app)
  const elsewhere = await makeProvider(app)
  for (let day = 2; day < 2 + count; day++) await book(provider, await makeAccount(app), day)
  await book(elsewhere, provider.owner, 3)
  const id = provider.owner.accountId
  await suspend(id)
  return { id, provider }
}

describe('the bookings ahead of a suspended account', () => {
  test('are counted with their money before, and cancelled free of charge once a second administrator says so', async () => {
    const { id } = await suspended()
    expect(await readSuspension(asOne(), { id })).toMatchObject({
      ...{ status: 'suspended', asCustomer: 1, asProvider: 2, askedAt: null, clearing: null },
      money: [{ currency: 'GBP', totalMinor: expect.any(Number), paidMinor: 0 }],
    })
    const word = await askToCancelAhead(asOne(), { id })
    expect(await askToCancelAhead(asOther(), { id }), 'asked again').toEqual(word)
    expect((await bookingsOf(id)).map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed'])
    expect((await readOffice(asOther())).words.count).toBe(1)
    expect(await listWords(asOther())).toMatchObject({
      words: [{ ...word, act: 'cancel_ahead', account: { id }, own: null, ahead: { asCustomer: 1, asProvider: 2 } }],
    })
    expect(await listWords(asOne())).toMatchObject({ words: [{ own: { aloneFrom: null } }] })
    expect(await codeOf(confirmWord(asOne(), word))).toBe('own_word')
    // Two at once: it is done once.
    await Promise.all([confirmWord(asOther(), word), confirmWord(asOther(), word)])
    expect((await readOffice(asOther())).clearings.count).toBe(3)
    await Promise.all([clearAhead(app.ctx(), id), clearAhead(app.ctx(), id)])
    await clearAhead(app.ctx(), id)
    const all = await bookingsOf(id)
    expect(all).toEqual(Array.from({ length: 3 }, () => ({ status: 'cancelled', by: 'admin', fee: 0 })))
    expect(await readSuspension(asOne(), { id })).toMatchObject({
      ...{ asCustomer: 0, asProvider: 0, askedAt: null, clearing: { cancelled: 3, isOver: true } },
    })
    expect(await readOffice(asOther())).toMatchObject({ words: { count: 0 }, clearings: { count: 0 } })
    expect(await auditOf(id)).toEqual([
      { action: 'word.asked', actor: one?.accountId, details: { act: 'cancel_ahead', bookings: 3 } },
      {
        action: 'word.confirmed',
        actor: other?.accountId,
        details: { act: 'cancel_ahead', bookings: 3, isAlone: false },
      },
    ])
  })

  test('give back what was paid ahead and the uses of memberships', async () => {
    const paid = await makePaidProvider(app)
    const customer = await makeAccount(app)
    await payWith(app, await bookUnpaid(app, paid, { customer, day: 4 }))
    const plan = await sellPlan(app, paid)
    const membership = await buyMembership(app, plan, customer)
    const { providerId, serviceIds } = paid
    await createBooking(app.ctx(customer), {
      ...{ providerId, serviceIds: serviceIds.slice(0, 1), dateTime: london(dateIn(5), '10:00') },
      subscriptionId: membership.id,
    })
    const used = async () =>
      (
        await sql<{ sum: number }>`select coalesce(sum(uses), 0)::int as sum from subscription_entry
          where subscription_id = ${membership.id}`.execute(app.running.db)
      ).rows[0]?.sum
    const before = await used()
    await suspend(customer.accountId)
    const { money } = await readSuspension(asOne(), { id: customer.accountId })
    expect(money[0]?.paidMinor).toBeGreaterThan(0)
    await confirmWord(asOther(), await askToCancelAhead(asOne(), { id: customer.accountId }))
    await runClockJobs(app, 'booking-clearing')
    const { rows } = await sql<{
      refunds: number
    }>`select coalesce(sum(r.amount_minor), 0)::int as refunds from refund r
      join payment y using (provider_id, payment_id) join booking b using (provider_id, booking_id)
      where b.customer_id = ${customer.accountId}`.execute(app.running.db)
    expect(rows[0]?.refunds).toBe(money[0]?.paidMinor)
    expect(await used()).toBeGreaterThan(before ?? 0)
  })

  test('stay from the moment that the account is let in again', async () => {
    const { id } = await suspended(3)
    const word = await askToCancelAhead(asOne(), { id })
    await confirmWord(asOther(), word)
    await restoreAccount(asOther(), { id })
    await clearAhead(app.ctx(), id)
    await runClockJobs(app, 'booking-clearing')
    expect((await bookingsOf(id)).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'confirmed'))
    // Nor does what was decided then hold for another suspension.
    await suspend(id)
    await clearAhead(app.ctx(), id)
    expect((await bookingsOf(id)).every(({ status }) => status === 'confirmed')).toBe(true)
    const waiting = await askToCancelAhead(asOne(), { id })
    await restoreAccount(asOther(), { id })
    expect(await codeOf(confirmWord(asOther(), waiting))).toBe('word_answered')
  })

  test('are cancelled by the next job where one could not be, and the others all the same', async () => {
    const { id, provider } = await suspended(2)
    await confirmWord(asOther(), await askToCancelAhead(asOne(), { id }))
    const { db } = app.running
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`.execute(db)
    await sql`create trigger refuse before update on booking for each row
      when (old.provider_id <> ${sql.raw(`'${provider.providerId}'`)}) execute function refuse()`.execute(db)
    await expect(clearAhead(app.ctx(), id)).rejects.toThrow('could not be cancelled')
    await sql`drop trigger refuse on booking`.execute(db)
    expect((await bookingsOf(id)).filter(({ status }) => status === 'cancelled')).toHaveLength(2)
    expect((await readSuspension(asOne(), { id })).clearing).toEqual({ cancelled: 2, isOver: false })
    await runClockJobs(app, 'booking-clearing')
    expect((await bookingsOf(id)).every(({ status }) => status === 'cancelled')).toBe(true)
  })

  test('of one account that fails keep those of no other from being cancelled, and a run that is over takes up none', async () => {
    const [first, second] = [await suspended(1), await suspended(1)]
    for (const { id } of [first, second]) await confirmWord(asOther(), await askToCancelAhead(asOne(), { id }))
    const { db } = app.running
    await sql`create function refuse_first() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`.execute(
      db,
    )
    await sql`create trigger refuse_first before update on booking for each row
      when (old.provider_id = ${sql.raw(`'${first.provider.providerId}'`)}) execute function refuse_first()`.execute(db)
    try {
      await expect(clearWhatIsLeft(app.ctx())).rejects.toThrow('Of 1 accounts')
    } finally {
      await sql`drop trigger refuse_first on booking`.execute(db)
    }
    const left = async (id: string) => (await bookingsOf(id)).filter(({ status }) => status !== 'cancelled').length
    expect([await left(first.id), await left(second.id)]).toEqual([1, 0])
    expect((await readSuspension(asOne(), { id: second.id })).clearing?.isOver).toBe(true)
    await clearWhatIsLeft(app.ctx(), 0)
    expect(await left(first.id)).toBe(1)
    await clearWhatIsLeft(app.ctx())
    expect(await left(first.id)).toBe(0)
  })

  test('that a new clearing is for are none of an old job’s, and it does not end that one', async () => {
    const { id } = await suspended(1)
    await confirmWord(asOther(), await askToCancelAhead(asOne(), { id }))
    /** While the job waits at the row, it becomes that of another clearing. */
    const overtaken = async () => {
      const holder = await app.pool.connect()
      try {
        await holder.query('begin')
        await holder.query('select from clearing where account_id = $1 for update', [id])
        const job = clearAhead(app.ctx(), id)
        await expect
          .poll(
            async () =>
              (
                await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
                  and query like 'update clearing%'`.execute(app.running.db)
              ).rows.length,
            { interval: 10, timeout: 10_000 },
          )
          .toBe(1)
        await holder.query(
          "update clearing set begun_at = begun_at + interval '1 second', cancelled = 0 where account_id = $1",
          [id],
        )
        await holder.query('commit')
        await job
      } finally {
        holder.release()
      }
    }
    await overtaken()
    expect((await bookingsOf(id)).map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
    expect((await readSuspension(asOne(), { id })).clearing).toEqual({ cancelled: 0, isOver: false })
    await clearAhead(app.ctx(), id)
    expect((await readSuspension(asOne(), { id })).clearing).toEqual({ cancelled: 2, isOver: true })
    // Nothing left: it is about to end what it has begun.
    await sql`update clearing set ended_at = null where account_id = ${id}`.execute(app.running.db)
    await overtaken()
    expect((await readSuspension(asOne(), { id })).clearing).toMatchObject({ isOver: false })
  })

  test('are asked for only while it is suspended and has some, and never of one’s own', async () => {
    const person = await makeAccount(app)
    expect(await codeOf(askToCancelAhead(asOne(), { id: person.accountId }))).toBe('not_suspended')
    await suspend(person.accountId)
    expect(await codeOf(askToCancelAhead(asOne(), { id: person.accountId }))).toBe('nothing_ahead')
    expect(await codeOf(askToCancelAhead(asOne(), { id: one?.accountId ?? '' }))).toBe('own_account')
    expect(await codeOf(askToCancelAhead(asOne(), { id: randomUUID() }))).toBe('account_not_found')
  })

  test('of a business are flagged and told of at once, whatever is asked for', async () => {
    const { id, provider } = await suspended(1)
    await askToCancelAhead(asOne(), { id })
    await flagBookingsOf(app.ctx(), { accountId: id, providerId: provider.providerId, change: randomUUID() })
    const { rows } = await sql<{ free: boolean }>`select is_free_to_cancel as free from booking
      where provider_id = ${provider.providerId}`.execute(app.running.db)
    expect(rows).toEqual([{ free: true }])
  })
})

describe('a second word', () => {
  test('is declined by another, withdrawn by who asked, and neither is changed afterwards', async () => {
    const { id } = await suspended(1)
    const first = await askToCancelAhead(asOne(), { id })
    expect(await declineWord(asOther(), first)).toEqual({ ...first, answer: 'declined' })
    expect(await declineWord(asOther(), first)).toEqual({ ...first, answer: 'declined' })
    expect(await codeOf(confirmWord(asOther(), first))).toBe('word_answered')
    const second = await askToCancelAhead(asOne(), { id })
    expect(second).not.toEqual(first)
    expect(await declineWord(asOne(), second)).toEqual({ ...second, answer: 'withdrawn' })
    expect(await codeOf(declineWord(asOther(), second))).toBe('word_answered')
    expect(await codeOf(confirmWord(asOther(), { id: randomUUID() }))).toBe('word_not_found')
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      ...['word.asked', 'word.declined', 'word.asked', 'word.withdrawn'],
    ])
  })

  test('is given with a fresh code, by who still can, about what was asked by who still can', async () => {
    const { id } = await suspended(1)
    const word = await askToCancelAhead(asOne(), { id })
    const { db } = app.running
    const shown = (at: string) =>
      sql`update session set second_factor_at = ${sql.raw(at)} where session_id = ${other?.sessionId}`.execute(db)
    await shown("now() - interval '301 seconds'")
    expect(await codeOf(confirmWord(asOther(), word))).toBe('second_factor_again')
    await shown('now()')
    const third = await makeAdmin(app)
    await setAdmin(app.ctx(third), { accountId: one?.accountId ?? '', isAdmin: false })
    expect(await codeOf(confirmWord(asOther(), word))).toBe('asker_gone')
    expect((await listWords(asOther())).words).toMatchObject([{ askedBy: null }])
    // Whoever asks anew is the one who has.
    const anew = await askToCancelAhead(asOther(), { id })
    expect(anew).not.toEqual(word)
    await setAdmin(app.ctx(other as Actor), { accountId: third.accountId, isAdmin: false })
    expect(await codeOf(confirmWord(app.ctx(third), anew))).toBe('forbidden')
  })

  test('is one’s own a day later where nobody else can act: who has no second factor is nobody', async () => {
    const { id } = await suspended(1)
    const word = await askToCancelAhead(asOne(), { id })
    expect(await codeOf(confirmWord(asOne(), word))).toBe('own_word')
    await sql`delete from second_factor where account_id = ${other?.accountId}`.execute(app.running.db)
    expect(await codeOf(confirmWord(asOne(), word))).toBe('alone_too_early')
    const from = (await listWords(asOne())).words[0]?.own?.aloneFrom ?? ''
    const show = () =>
      sql`update session set second_factor_at = clock_timestamp() + interval '1 day' where session_id = ${one?.sessionId}`.execute(
        app.running.db,
      )
    await moveClock(app, Date.parse(from) + 1000)
    await show()
    try {
      expect(await confirmWord(asOne(), word)).toMatchObject({ answer: 'confirmed' })
      expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'word.confirmed', details: { isAlone: true } })
    } finally {
      await moveClock(app, Date.now())
    }
  })

  test('is not one’s own at once where the others were shut out, or lost their factor, in the meantime', async () => {
    const { id } = await suspended(1)
    const { db } = app.running
    const word = await askToCancelAhead(asOne(), { id })
    // A day ago, while the other could have said no.
    await sql`update second_word set asked_at = asked_at - interval '25 hours' where second_word_id = ${word.id}`.execute(
      db,
    )
    const waits = async () => {
      const { code, data } = await confirmWord(asOne(), word).then(
        () => ({ code: 'done', data: null }),
        (error: AppError) => ({ code: error.code, data: error.data as { from: string } | null }),
      )
      expect(code).toBe('alone_too_early')
      expect((await listWords(asOne())).words[0]?.own?.aloneFrom).toBe(data?.from)
      return Date.parse(data?.from ?? '') - Date.now()
    }
    const isADay = (ms: number) => expect(Math.abs(ms - dayMs)).toBeLessThan(60_000)
    await suspend(other?.accountId ?? '')
    // By the suspension, not by the code that they gave.
    await sql`delete from session where account_id = ${other?.accountId}`.execute(db)
    isADay(await waits())
    const third = await makeAdmin(app)
    await sql`delete from session where account_id = ${third.accountId}`.execute(db)
    await sql`update second_factor set ends_at = clock_timestamp() where account_id = ${third.accountId}`.execute(db)
    isADay(await waits())
    await moveClock(app, Date.now() + dayMs + 120_000)
    await sql`update session set second_factor_at = clock_timestamp() + interval '1 day' where session_id = ${one?.sessionId}`.execute(
      db,
    )
    try {
      expect(await confirmWord(asOne(), word)).toMatchObject({ answer: 'confirmed' })
    } finally {
      await moveClock(app, Date.now())
    }
  })

  test('is about what was read: with more bookings ahead by now nothing is done', async () => {
    const { id } = await suspended(1)
    const word = await askToCancelAhead(asOne(), { id })
    expect(await codeOf(confirmWord(asOther(), word, 1))).toBe('ahead_grown')
    expect((await bookingsOf(id)).every(({ status }) => status === 'confirmed')).toBe(true)
    expect((await listWords(asOther())).words).toHaveLength(1)
    expect(await confirmWord(asOther(), word, 2)).toMatchObject({ answer: 'confirmed' })
  })

  test('is over after seven days', async () => {
    const { id } = await suspended(1)
    const word = await askToCancelAhead(asOne(), { id })
    await sql`update second_word set asked_at = ${new Date(Date.now() - 7 * dayMs)} where second_word_id = ${word.id}`.execute(
      app.running.db,
    )
    expect(await codeOf(confirmWord(asOther(), word))).toBe('word_over')
    expect((await listWords(asOther())).words).toEqual([])
    expect(await askToCancelAhead(asOne(), { id })).not.toEqual(word)
  })
})
