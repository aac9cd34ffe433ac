import { readdir } from 'node:fs/promises'
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
import { codeOf } from '../../../tests/support.ts'
import type { Actor, UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { violatedConstraint } from '../../lib/postgres-errors.server.ts'
import { listQueue } from '../reviews/read-queue.server.ts'
import type { NoShowAnswer } from './contract.ts'
import { createBooking } from './create-booking.server.ts'
import { schedules, subscriptions } from './jobs.server.ts'
import {
  answerDispute,
  decideDispute,
  disputeNoShow,
  markNoShow,
  settleNoShow,
  withdrawNoShow,
} from './no-show.server.ts'
import { bookingData } from './personal-data.server.ts'
import { getBooking } from './read-booking.server.ts'

const app = openTestApp({ poolSize: 24 })
let provider: TestProvider
let customer: Actor
let office: Actor
beforeAll(async () => {
  provider = await makeProvider(app, { names: { firstName: 'Maya', lastName: 'Thompson' } })
  customer = await makeAccount(app)
  office = await makeAdmin(app)
})

const as = (actor: Actor): UserCtx => app.ctx(actor)

/** Marked so many hours ago; 20 pounds an hour, and the last step is all of it. */
async function noShow(hoursAgo = 1, by = customer): Promise<string> {
  const { providerId, serviceIds } = provider
  const { id } = await createBooking(as(by), { providerId, serviceIds, dateTime: london(dateIn(1), '10:00') })
  await sql`update booking set starts_at = now() - interval '72 hours', ends_at = now() - interval '71 hours'
    where booking_id = ${id}`.execute(app.running.db)
  await sql`delete from occupation where booking_id = ${id}`.execute(app.running.db)
  await markNoShow(as(provider.owner), { id })
  await sql`update no_show set marked_at = now() - ${hoursAgo} * interval '1 hour' where booking_id = ${id}`.execute(
    app.running.db,
  )
  return id
}

const dispute = (id: string, answer: NoShowAnswer = 'was_there', note = 'I rang the bell at ten') =>
  disputeNoShow(as(customer), { id, answer, note })
const decide = (id: string, outcome: 'no_show' | 'completed' | 'cancelled') =>
  decideDispute(as(office), { id, outcome, reason: 'more_likely' })

async function stateOf(id: string) {
  const { rows } = await sql<{ status: string; settled: string | null; owed: number | null; kinds: string[] }>`
    select b.status, n.settled_as as settled, (
        select sum(amount_minor)::int from ledger_posting join ledger_entry using (posting_id)
        where booking_id = ${id} and account = 'owed_by_customer') as owed,
      array(select kind from booking_change c where c.booking_id = ${id} and position > 2 order by position) as kinds
    from booking b join no_show n using (provider_id, booking_id) where booking_id = ${id}`.execute(app.running.db)
  const [row] = rows
  if (!row) throw new Error('It is no no-show')
  return row
}
const settleDue = () => schedules.find(({ queue }) => queue === 'no-show-settlement')?.run(app.ctx())

describe('the fee of a no-show', () => {
  test('waits 48 hours for the customer’s answer, and is owed then', async () => {
    const [fresh, due] = [await noShow(47.99), await noShow(48)]
    const booking = await getBooking(as(customer), { id: fresh })
    expect(booking).toMatchObject({ feeMinor: 0, noShow: { waitingFeeMinor: 4000, answer: null, isSettled: false } })
    await Promise.all([settleDue(), settleDue()])
    expect(await stateOf(fresh)).toEqual({ status: 'no_show', settled: null, owed: null, kinds: [] })
    expect(await stateOf(due)).toEqual({
      status: 'no_show',
      settled: 'no_show',
      owed: 4000,
      kinds: ['no_show_settled'],
    })
    expect(await getBooking(as(customer), { id: due })).toMatchObject({
      feeMinor: 4000,
      noShow: { waitingFeeMinor: 0 },
    })
    expect(await codeOf(dispute(due))).toBe('no_show_settled')
  })

  test('waits while it is disputed, however long, and is owed only if the office says so', async () => {
    const stands = await noShow()
    expect(await dispute(stands)).toMatchObject({ status: 'no_show', feeMinor: 0, noShow: { answer: 'was_there' } })
    await sql`update no_show set marked_at = now() - interval '90 hours', answered_at = now() - interval '80 hours'
      where booking_id = ${stands}`.execute(app.running.db)
    await settleDue()
    expect(await stateOf(stands)).toMatchObject({ settled: null, owed: null })
    await answerDispute(as(provider.owner), { id: stands, note: 'We waited for half an hour' })
    const waits = async () =>
      (await listQueue(as(office), { kind: 'no_show', page: 1, limit: 50 })).queue.find(({ id }) => id === stands)
    expect((await waits())?.visit?.said).toEqual([
      { kind: 'was_there', text: 'I rang the bell at ten' },
      { kind: 'dispute_answered', text: 'We waited for half an hour' },
    ])
    await decide(stands, 'no_show')
    expect(await stateOf(stands)).toMatchObject({ status: 'no_show', settled: 'no_show', owed: 4000 })
    expect(await waits()).toBeUndefined()

    const was = await noShow()
    await dispute(was)
    expect(await decide(was, 'completed')).toMatchObject({ status: 'completed', feeMinor: 0 })
    const absent = await noShow()
    await dispute(absent, 'provider_absent')
    expect(await codeOf(withdrawNoShow(as(provider.owner), { id: absent }))).toBe('office_decides')
    expect(await decide(absent, 'cancelled')).toMatchObject({ status: 'cancelled', feeMinor: 0, cancelledBy: 'admin' })
    const back = await noShow()
    expect(await withdrawNoShow(as(provider.owner), { id: back })).toMatchObject({ status: 'completed', feeMinor: 0 })
    for (const id of [was, absent, back]) expect((await stateOf(id)).owed).toBeNull()
    const audited = await sql<{
      details: unknown
    }>`select details from audit_entry where action = 'booking.no_show_decided'
      and subject_id in (${stands}, ${was}, ${absent}) order by audit_entry_id`.execute(app.running.db)
    expect(audited.rows.map(({ details }) => details)).toEqual([
      { outcome: 'no_show', answer: 'was_there', reason: 'more_likely' },
      { outcome: 'completed', answer: 'was_there', reason: 'more_likely' },
      { outcome: 'cancelled', answer: 'provider_absent', reason: 'more_likely' },
    ])
  })

  test('is nothing where the provider is suspended before it is settled', async () => {
    const id = await noShow(49)
    await sql`update booking set is_free_to_cancel = true where booking_id = ${id}`.execute(app.running.db)
    expect(await settleNoShow(app.ctx(), id)).toBe(true)
    expect(await stateOf(id)).toMatchObject({ settled: 'no_show', owed: null })
  })

  test('cannot be owed, nor an answer given, when the table says no, whatever the code does', async () => {
    const id = await noShow()
    const set = (change: string) =>
      sql`update no_show set ${sql.raw(change)} where booking_id = ${id}`
        .execute(app.running.db)
        .then(() => null, violatedConstraint)
    expect(await set("settled_as = 'no_show', settled_at = now()")).toBe('no_show_settled_late')
    expect(await set("answer = 'was_there', answered_at = marked_at + interval '48 hours'")).toBe(
      'no_show_answer_in_time',
    )
    expect(await set("answer = 'was_there'")).toBe('no_show_answer')
    expect(await set("settled_as = 'completed'")).toBe('no_show_settled')
  })
})

describe('many at once: of a no-show', { timeout: 60_000 }, () => {
  const rounds = 8

  test('a customer’s answers one counts, and the same again is the same', async () => {
    for (let round = 0; round < rounds; round++) {
      const id = await noShow()
      const answers: NoShowAnswer[] = ['was_there', 'provider_absent', 'was_there', 'provider_absent']
      const codes = await Promise.all(answers.map((answer) => codeOf(dispute(id, answer))))
      const { kinds } = await stateOf(id)
      expect(kinds).toHaveLength(1)
      expect(codes).toEqual(answers.map((answer) => (answer === kinds[0] ? 'done' : 'already_disputed')))
    }
  })

  test('the office’s decisions one counts', async () => {
    for (let round = 0; round < rounds; round++) {
      const id = await noShow()
      await dispute(id)
      const outcomes = ['no_show', 'completed', 'cancelled', 'completed'] as const
      await Promise.all(outcomes.map((outcome) => codeOf(decide(id, outcome))))
      const { status, settled, owed, kinds } = await stateOf(id)
      expect(status).toBe(settled)
      expect(kinds).toHaveLength(2)
      expect(owed).toBe(settled === 'no_show' ? 4000 : null)
    }
  })

  test('what the provider takes back while it is disputed and decided has one end', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      const id = await noShow()
      const answer = round % 2 === 0 ? 'was_there' : 'provider_absent'
      const verbs = [
        () => withdrawNoShow(as(provider.owner), { id }),
        () => dispute(id, answer),
        () => decide(id, 'no_show'),
      ]
      await Promise.all((round % 3 === 0 ? verbs : verbs.reverse()).map((verb) => codeOf(verb())))
      const { status, settled, owed, kinds } = await stateOf(id)
      ends.add(kinds.join())
      expect(status).toBe(settled ?? 'no_show')
      expect(owed).toBe(settled === 'no_show' ? 4000 : null)
      if (kinds[0] === 'no_show_withdrawn') expect(kinds).toHaveLength(1)
    }
    expect(ends.size).toBeGreaterThan(0)
  })

  test('an answer at the 48th hour either counts or comes too late, never both', async () => {
    for (let round = 0; round < rounds; round++) {
      const id = await noShow(48 - (rounds - round) / 400_000)
      const [answered] = await Promise.all([codeOf(dispute(id)), settleNoShow(app.ctx(), id)])
      await settleNoShow(app.ctx(), id)
      const { settled, owed } = await stateOf(id)
      expect([answered, settled, owed]).toEqual(
        answered === 'done' ? ['done', null, null] : [answered, settled, settled ? 4000 : null],
      )
      if (answered !== 'done') expect(['dispute_over', 'no_show_settled']).toContain(answered)
    }
  })
})

test('what was written about it goes with its writer, and the office can still decide', async () => {
  const nia = await makeAccount(app)
  const id = await noShow(1, nia)
  await disputeNoShow(as(nia), { id, answer: 'was_there', note: 'I was at the door' })
  await answerDispute(as(provider.owner), { id, note: 'Nobody rang' })
  const person = { accountId: nia.accountId, provenEmail: null, providerId: null }
  expect(JSON.stringify(await bookingData.exportPerson?.read(as(nia), person))).toContain('I was at the door')
  await transaction(app.ctx(), (tx) => Promise.resolve(bookingData.erase?.(tx, person)))
  await sql`update account set status = 'deleted' where account_id = ${nia.accountId}`.execute(app.running.db)
  await giveReason(app, office, nia.accountId)
  const after = await getBooking(as(office), { id })
  expect(after.history.flatMap(({ reason }) => reason ?? [])).toEqual([])
  expect(await decide(id, 'completed')).toMatchObject({ status: 'completed' })
})

test('nobody who has left since the call began adds words to it', async () => {
  const nia = await makeAccount(app)
  const id = await noShow(1, nia)
  const other = await noShow()
  await dispute(other)
  await sql`update account set status = 'deleted' where account_id in (${nia.accountId}, ${provider.owner.accountId})`.execute(
    app.running.db,
  )
  const note = 'I live at 4 Elm Road'
  expect(await codeOf(disputeNoShow(as(nia), { id, answer: 'was_there', note }))).toBe('session_ended')
  expect(await codeOf(answerDispute(as(provider.owner), { id: other, note }))).toBe('session_ended')
  await sql`update account set status = 'active' where account_id = ${provider.owner.accountId}`.execute(app.running.db)
})

test('both are written to, the provider of the answer, both of the decision', { timeout: 60_000 }, async () => {
  const id = await noShow()
  const hear = async (name: string, change: number) => {
    const { providerId } = provider
    for (const { eventName, run } of subscriptions)
      if (eventName === `booking.${name}`) await run(app.ctx(), { bookingId: id, providerId, change })
  }
  await hear('no_show', 2)
  await dispute(id)
  await hear('no_show_disputed', 3)
  await decide(id, 'completed')
  await hear('completed', 4)
  const mails = (await readdir(outboxDir(app.running.config))).filter((name) => name.includes(id))
  const said = ['2-customer', '3-provider', '4-customer', '4-provider']
  expect(mails.map((name) => said.find((one) => name.includes(`${id}-${one}`))).sort()).toEqual(said)
})
