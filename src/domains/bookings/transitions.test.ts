import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  dateIn,
  giveReason,
  london,
  makeAccount,
  makeAdmin,
  makeProvider,
  openTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import type { AppError } from '../../lib/api/errors.ts'
import type { Actor, Ctx, UserCtx } from '../../lib/context.ts'
import { cancelBooking, declineBooking } from './cancel-booking.server.ts'
import { type Booking, type BookingAction, bookingActions } from './contract.ts'
import { createBooking } from './create-booking.server.ts'
import {
  answerDispute,
  decideDispute,
  disputeNoShow,
  markNoShow,
  settleNoShow,
  withdrawNoShow,
} from './no-show.server.ts'
import { getBooking } from './read-booking.server.ts'
import { acceptProposal, refuseProposal, updateBooking, withdrawProposal } from './reschedule-booking.server.ts'
import {
  acceptBooking,
  completeAfterItsEnd,
  completeBooking,
  endUnpaid,
  expireUnanswered,
} from './settle-booking.server.ts'

const app = openTestApp()
let provider: TestProvider
const people: Record<string, Actor> = {}
const actorCalled = (party: string) => people[party] as Actor
beforeAll(async () => {
  provider = await makeProvider(app)
  people.customer = await makeAccount(app)
  people.provider = provider.owner
  people.admin = await makeAdmin(app)
  await giveReason(app, people.admin, people.customer.accountId)
  people.stranger = await makeAccount(app)
})

const movedTo = london(dateIn(3), '14:00')
const proposed = london(dateIn(4), '11:00')

type Verb = (ctx: UserCtx, id: string) => Promise<unknown>
const asCustomer = (ctx: UserCtx) => ctx.actor.accountId === people.customer?.accountId
/** `PUT` is one call: the customer moves, the provider proposes. */
const verbs: Record<BookingAction, Verb | null> = {
  accept: (ctx, id) => acceptBooking(ctx, { id }),
  decline: (ctx, id) => declineBooking(ctx, { id, reason: 'Full' }),
  cancel: (ctx, id) => cancelBooking(ctx, { id, reason: 'Ill' }),
  reschedule: (ctx, id) => updateBooking(ctx, { id, dateTime: movedTo }),
  note: (ctx, id) => updateBooking(ctx, { id, notes: 'Second floor' }),
  propose: null,
  accept_proposal: (ctx, id) => acceptProposal(ctx, { id }),
  refuse_proposal: (ctx, id) => refuseProposal(ctx, { id }),
  withdraw_proposal: (ctx, id) => withdrawProposal(ctx, { id }),
  no_show: (ctx, id) => markNoShow(ctx, { id }),
  complete: (ctx, id) => completeBooking(ctx, { id }),
  expire: null,
  was_there: (ctx, id) => disputeNoShow(ctx, { id, answer: 'was_there', note: 'I rang' }),
  provider_absent: (ctx, id) => disputeNoShow(ctx, { id, answer: 'provider_absent' }),
  answer_dispute: (ctx, id) => answerDispute(ctx, { id, note: 'We waited' }),
  withdraw_no_show: (ctx, id) => withdrawNoShow(ctx, { id }),
  settle_no_show: null,
  uphold_no_show: (ctx, id) => decideDispute(ctx, { id, outcome: 'no_show', reason: 'more_likely' }),
  confirm_visit: (ctx, id) => decideDispute(ctx, { id, outcome: 'completed', reason: 'more_likely' }),
  confirm_absence: (ctx, id) => decideDispute(ctx, { id, outcome: 'cancelled', reason: 'more_likely' }),
  // By an appeal: decisions.test.ts.
  grant_visit: null,
  grant_absence: null,
  grant_no_show: null,
  pay: null,
  pay_request: null,
  end_payment: null,
}
const clockVerbs = {
  complete: completeAfterItsEnd,
  expire: expireUnanswered,
  settle_no_show: settleNoShow,
  end_payment: endUnpaid,
}

/** [status, hours until the start, hours since it was made, whether another time is asked for] */
const situations: Record<string, [status: string, start: number, age: number, hasProposal: boolean]> = {
  pending: ['pending', 72, 1, false],
  'pending, another time asked for': ['pending', 72, 1, true],
  'pending for two days': ['pending', 72, 48.1, false],
  'pending past its start': ['pending', -1, 2, false],
  confirmed: ['confirmed', 72, 1, false],
  'confirmed, another time asked for': ['confirmed', 72, 1, true],
  'confirmed, a day before': ['confirmed', 23.9, 1, false],
  'confirmed, a day before, another time asked for': ['confirmed', 23.9, 1, true],
  'confirmed and begun': ['confirmed', -0.5, 100, false],
  'confirmed and begun, another time asked for': ['confirmed', -0.5, 100, true],
  'confirmed and long over': ['confirmed', -13.1, 100, false],
  completed: ['completed', -20, 100, false],
  cancelled: ['cancelled', 72, 1, false],
  no_show: ['no_show', -20, 100, false],
  'no_show of yesterday': ['no_show', -20, 100, false],
  'no_show of two days ago': ['no_show', -70, 100, false],
  'no_show, the customer says to have been there': ['no_show', -20, 100, false],
  'no_show, the customer says nobody came': ['no_show', -20, 100, false],
  'no_show, disputed and answered': ['no_show', -20, 100, false],
  'no_show that is settled': ['no_show', -70, 100, false],
  expired: ['expired', 72, 50, false],
}

/** Of some that are no-shows: [hours since it was marked, the customer's answer, whether the provider has answered, settled] */
const marked: Record<string, [age: number, answer: string | null, isReplied: boolean, settledAs: string | null]> = {
  'no_show of yesterday': [19, null, false, null],
  'no_show of two days ago': [48.1, null, false, null],
  'no_show, the customer says to have been there': [19, 'was_there', false, null],
  'no_show, the customer says nobody came': [60, 'provider_absent', false, null],
  'no_show, disputed and answered': [60, 'was_there', true, null],
  'no_show that is settled': [60, null, false, 'no_show'],
}
const byOffice = {
  'admin uphold_no_show': 'no_show',
  'admin confirm_visit': 'completed',
  'admin confirm_absence': 'cancelled',
}

/** What is allowed, by hand: who, where, what -> the status after it. Everything else is a 409. */
const allowed: Record<string, Record<string, string>> = {
  pending: {
    'customer cancel': 'cancelled',
    'customer reschedule': 'pending',
    'customer note': 'pending',
    'provider accept': 'confirmed',
    'provider decline': 'cancelled',
    'provider cancel': 'cancelled',
    'provider reschedule': 'pending',
    'admin cancel': 'cancelled',
  },
  'pending, another time asked for': {
    'customer cancel': 'cancelled',
    'customer reschedule': 'pending',
    'customer note': 'pending',
    'customer accept_proposal': 'confirmed',
    'customer refuse_proposal': 'pending',
    'provider accept': 'confirmed',
    'provider decline': 'cancelled',
    'provider cancel': 'cancelled',
    'provider reschedule': 'pending',
    'provider withdraw_proposal': 'pending',
    'admin cancel': 'cancelled',
  },
  'pending for two days': {
    'customer cancel': 'cancelled',
    'customer note': 'pending',
    'provider cancel': 'cancelled',
    'provider reschedule': 'pending',
    'admin cancel': 'cancelled',
    'system expire': 'expired',
  },
  'pending past its start': { 'system expire': 'expired' },
  confirmed: {
    'customer cancel': 'cancelled',
    'customer reschedule': 'confirmed',
    'customer note': 'confirmed',
    'provider cancel': 'cancelled',
    'provider reschedule': 'confirmed',
    'admin cancel': 'cancelled',
  },
  'confirmed, another time asked for': {
    'customer cancel': 'cancelled',
    'customer reschedule': 'confirmed',
    'customer note': 'confirmed',
    'customer accept_proposal': 'confirmed',
    'customer refuse_proposal': 'confirmed',
    'provider cancel': 'cancelled',
    'provider reschedule': 'confirmed',
    'provider withdraw_proposal': 'confirmed',
    'admin cancel': 'cancelled',
  },
  'confirmed, a day before': {
    'customer cancel': 'cancelled',
    'customer note': 'confirmed',
    'provider cancel': 'cancelled',
    'provider reschedule': 'confirmed',
    'admin cancel': 'cancelled',
  },
  'confirmed, a day before, another time asked for': {
    'customer cancel': 'cancelled',
    'customer note': 'confirmed',
    'customer accept_proposal': 'confirmed',
    'customer refuse_proposal': 'confirmed',
    'provider cancel': 'cancelled',
    'provider reschedule': 'confirmed',
    'provider withdraw_proposal': 'confirmed',
    'admin cancel': 'cancelled',
  },
  'confirmed and begun': {
    'provider no_show': 'no_show',
    'provider complete': 'completed',
    'admin no_show': 'no_show',
    'admin complete': 'completed',
  },
  'confirmed and begun, another time asked for': {
    'customer refuse_proposal': 'confirmed',
    'provider withdraw_proposal': 'confirmed',
    'provider no_show': 'no_show',
    'provider complete': 'completed',
    'admin no_show': 'no_show',
    'admin complete': 'completed',
  },
  'no_show of yesterday': {
    'customer was_there': 'no_show',
    'customer provider_absent': 'no_show',
    'provider withdraw_no_show': 'completed',
  },
  'no_show of two days ago': { 'provider withdraw_no_show': 'completed', 'system settle_no_show': 'no_show' },
  'no_show, the customer says to have been there': {
    'provider answer_dispute': 'no_show',
    'provider withdraw_no_show': 'completed',
    ...byOffice,
  },
  'no_show, the customer says nobody came': { 'provider answer_dispute': 'no_show', ...byOffice },
  'no_show, disputed and answered': { 'provider withdraw_no_show': 'completed', ...byOffice },
  'confirmed and long over': {
    'provider no_show': 'no_show',
    'provider complete': 'completed',
    'admin no_show': 'no_show',
    'admin complete': 'completed',
    'system complete': 'completed',
  },
}

async function arrange(name: string): Promise<string> {
  const [status, start, age, hasProposal] = situations[name] ?? ['', 0, 0, false]
  const booked = await createBooking(app.ctx(actorCalled('customer')), {
    providerId: provider.providerId,
    serviceIds: provider.serviceIds,
    dateTime: london(dateIn(9), '10:00'),
  })
  const hours = (count: number) => sql`now() + ${count} * interval '1 hour'`
  await sql`
    update booking set status = ${status}, starts_at = ${hours(start)}, ends_at = ${hours(start + 1)}, created_at = ${hours(-age)},
      cancelled_at = ${status === 'cancelled' ? hours(0) : null},
      proposed_starts_at = ${hasProposal ? proposed : null}::timestamptz,
      proposed_ends_at = ${hasProposal ? proposed : null}::timestamptz + interval '1 hour'
    where booking_id = ${booked.id}`.execute(app.running.db)
  await sql`update booking_change set at = ${hours(-age)} where booking_id = ${booked.id}`.execute(app.running.db)
  await sql`delete from occupation where booking_id = ${booked.id}`.execute(app.running.db)
  const [hoursAgo, answer, isReplied, settledAs] = marked[name] ?? [null]
  if (hoursAgo !== null) {
    const at = hours(-hoursAgo)
    await sql`insert into no_show (provider_id, booking_id, marked_at, fee_minor, answer, answered_at, settled_as, settled_at)
      values (${provider.providerId}, ${booked.id}, ${at}, 4000, ${answer}, ${answer && at}, ${settledAs}, ${settledAs && hours(0)})`.execute(
      app.running.db,
    )
    if (isReplied)
      await sql`insert into booking_change (provider_id, booking_id, position, kind, party, actor_id, at, starts_at)
        values (${provider.providerId}, ${booked.id}, 2, 'dispute_answered', 'provider', ${provider.owner.accountId}, now(), date_trunc('second', now()))`.execute(
        app.running.db,
      )
  }
  return booked.id
}

const statusOf = async (ctx: Ctx, id: string) =>
  (await ctx.db.selectFrom('booking').select('status').where('booking_id', '=', id).executeTakeFirstOrThrow()).status

/** Rows written by this transaction so far, in any table. */
async function rowsWritten(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select sum(n_tup_ins + n_tup_upd + n_tup_del)::int as n from pg_stat_xact_user_tables`.execute(ctx.db)
  return rows[0]?.n ?? 0
}

type Outcome = { code: string; httpStatus: number; after: string; written: number; shown: Booking | null }

/** Tries it in a transaction that is rolled back; the clock is nobody, and uses nobody. */
async function attempt(party: string, id: string, run: (ctx: UserCtx) => Promise<unknown>): Promise<Outcome> {
  const actor = actorCalled(party)
  let outcome: Outcome | null = null
  await app.running.db
    .transaction()
    .execute(async (db) => {
      const ctx = { ...app.ctx(actor), db }
      const shown =
        party === 'customer' || party === 'provider' || party === 'admin' ? await getBooking(ctx, { id }) : null
      // Also what the connection has not told the server of since: it does so once a second.
      const before = await rowsWritten(ctx)
      const [code, httpStatus] = await run(ctx).then(
        (done): [string, number] => (done === false ? ['not_done', 0] : ['done', 200]),
        (error: AppError): [string, number] => [error.code, error.status],
      )
      outcome = { code, httpStatus, after: await statusOf(ctx, id), written: (await rowsWritten(ctx)) - before, shown }
      throw new Error('rolled back')
    })
    .catch((error: Error) => {
      if (error.message !== 'rolled back') throw error
    })
  if (!outcome) throw new Error('nothing was tried')
  return outcome
}

describe.each(Object.keys(situations))('a booking that is %s', (name) => {
  let id: string
  beforeAll(async () => {
    id = await arrange(name)
  })
  const before = situations[name]?.[0]

  test.each(['customer', 'provider', 'admin'])('gives the %s exactly what the table says', async (party) => {
    for (const action of bookingActions) {
      const verb = verbs[action]
      if (!verb) continue
      const outcome = await attempt(party, id, (ctx) => verb(ctx, id))
      const expected = allowed[name]?.[`${party} ${action}`]
      const what = `${party} ${action}: ${JSON.stringify({ ...outcome, shown: undefined })}`
      // The button that belongs to it: the provider's PUT is a proposal.
      const button = action === 'reschedule' && party === 'provider' ? 'propose' : action
      const refused = outcome.shown?.actions.find((offered) => offered.action === button)?.refused
      if (expected) {
        expect([outcome.code, outcome.after], what).toEqual(['done', expected])
        expect(outcome.written, what).toBeGreaterThan(0)
        expect(refused, what).toBeNull()
      } else {
        expect([outcome.httpStatus, outcome.after, outcome.written], what).toEqual([409, before, 0])
        expect(outcome.code, what).toBe(refused ?? 'action_not_yours')
      }
    }
  })

  test('does not exist for anybody else, and obeys the clock only when it is time', async () => {
    for (const action of bookingActions) {
      const verb = verbs[action]
      const outcome = verb && (await attempt('stranger', id, (ctx) => verb(ctx, id)))
      if (outcome) expect(outcome, action).toMatchObject({ code: 'booking_not_found', httpStatus: 404, written: 0 })
    }
    for (const [action, run] of Object.entries(clockVerbs)) {
      const outcome = await attempt('system', id, (ctx) => run(ctx, id))
      const expected = allowed[name]?.[`system ${action}`]
      if (expected) expect(outcome, action).toMatchObject({ code: 'done', after: expected })
      else expect(outcome, action).toMatchObject({ code: 'not_done', after: before, written: 0 })
    }
  })
})

test('every entry of the table above was met', () => {
  expect(Object.keys(allowed).filter((name) => !situations[name])).toEqual([])
  const used = Object.values(allowed).flatMap((entries) => Object.keys(entries))
  expect(used.filter((entry) => !/^(customer|provider|admin|system) \w+$/.test(entry))).toEqual([])
})

test('repeating one’s own last action answers as the first time and changes nothing', async () => {
  const sequence: [situation: string, party: string, action: BookingAction][] = [
    ['pending', 'provider', 'accept'],
    ['pending', 'provider', 'decline'],
    ['confirmed', 'customer', 'cancel'],
    ['confirmed', 'provider', 'cancel'],
    ['confirmed', 'customer', 'reschedule'],
    ['confirmed', 'provider', 'reschedule'],
    ['confirmed', 'customer', 'note'],
    ['confirmed, another time asked for', 'customer', 'accept_proposal'],
    ['confirmed, another time asked for', 'customer', 'refuse_proposal'],
    ['confirmed, another time asked for', 'provider', 'withdraw_proposal'],
    ['confirmed and begun', 'provider', 'no_show'],
    ['confirmed and begun', 'provider', 'complete'],
    ['no_show of yesterday', 'customer', 'was_there'],
    ['no_show of yesterday', 'customer', 'provider_absent'],
    ['no_show of yesterday', 'provider', 'withdraw_no_show'],
    ['no_show, the customer says nobody came', 'admin', 'confirm_absence'],
    ['no_show, the customer says nobody came', 'admin', 'uphold_no_show'],
    ['no_show, disputed and answered', 'admin', 'confirm_visit'],
  ]
  for (const [situation, party, action] of sequence) {
    const id = await arrange(situation)
    const outcome = await attempt(party, id, async (ctx) => {
      const act = () => (verbs[action] as Verb)(ctx, id)
      const first = await act()
      const written = await rowsWritten(ctx)
      const second = await act()
      expect(second, `${party} ${action}`).toEqual(first)
      expect(await rowsWritten(ctx), `${party} ${action}`).toBe(written)
      // Not for the other side: they have not done it.
      const other = party === 'provider' || asCustomer(ctx) === false ? people.customer : people.provider
      const repeated = await (verbs[action] as Verb)({ ...ctx, actor: other as Actor }, id).then(
        () => 'done',
        (error: AppError) => error.status,
      )
      if (action !== 'reschedule' && action !== 'note') expect(repeated, `${action} by the other side`).toBe(409)
    })
    expect(outcome.code, `${party} ${action}`).toBe('done')
    await cancelIfOpen(id)
  }
})

test('the provider answers the time that they have seen: one that was moved since is told, and nothing happens to it', async () => {
  const owner = actorCalled('provider')
  const verbsOfSeen = {
    accept: ['pending', acceptBooking],
    decline: ['pending', declineBooking],
    cancel: ['confirmed', cancelBooking],
  } as const
  for (const [action, [situation, act]] of Object.entries(verbsOfSeen)) {
    const id = await arrange(situation)
    await sql`update booking set starts_at = date_trunc('minute', starts_at), ends_at = date_trunc('minute', ends_at)
      where booking_id = ${id}`.execute(app.running.db)
    const seen = await getBooking(app.ctx(owner), { id })
    const moved = await updateBooking(app.ctx(actorCalled('customer')), { id, dateTime: movedTo })
    expect(moved.status).toBe(situation)
    const refused = await act(app.ctx(owner), { id, dateTime: seen.dateTime }).catch((error: AppError) => error)
    expect(refused, action).toMatchObject({ code: 'booking_changed', status: 409 })
    expect(await getBooking(app.ctx(owner), { id }), action).toMatchObject({
      status: situation,
      history: moved.history,
    })
    const done = await act(app.ctx(owner), { id, dateTime: moved.dateTime })
    expect(done.status, action).toBe(action === 'accept' ? 'confirmed' : 'cancelled')
    // Said again it is the same answer; the other time was never answered.
    expect(await act(app.ctx(owner), { id, dateTime: moved.dateTime }), action).toEqual(done)
    expect(await act(app.ctx(owner), { id }), action).toEqual(done)
    const never = await act(app.ctx(owner), { id, dateTime: seen.dateTime }).catch((error: AppError) => error)
    expect(never, action).toMatchObject({ code: `booking_${done.status}`, status: 409 })
    if (done.status === 'confirmed') await cancelBooking(app.ctx(owner), { id })
  }
})

async function cancelIfOpen(id: string) {
  await sql`update booking set status = 'cancelled', cancelled_at = now(), proposed_starts_at = null, proposed_ends_at = null
    where booking_id = ${id} and status in ('pending', 'confirmed')`.execute(app.running.db)
}
