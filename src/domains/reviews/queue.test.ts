import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
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
import { mailsNamed } from '../../../tests/messages/post.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { decideAppeal, listAppeals } from '../admin/appeals.server.ts'
import { saveYear } from '../admin/moderation-year.server.ts'
import type { NoShowAnswer } from '../bookings/contract.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import {
  answerDispute,
  decideDispute,
  disputeNoShow,
  markNoShow,
  settleNoShow,
  withdrawNoShow,
} from '../bookings/no-show.server.ts'
import { getBooking } from '../bookings/read-booking.server.ts'
import { appealDecision } from '../decisions/appeal.server.ts'
import { listOwnDecisions } from '../decisions/read-decision.server.ts'
import { decide } from './moderate.server.ts'
import { listQueue } from './read-queue.server.ts'
import { reportProvider } from './report.server.ts'

const app = openTestApp({ poolSize: 24 })
let provider: TestProvider
let [office, other]: Actor[] = []
const one = () => app.ctx(office as Actor)
const another = () => app.ctx(other as Actor)
beforeAll(async () => {
  provider = await makeProvider(app)
  office = await makeAdmin(app)
  other = await makeAdmin(app)
  await app.jobs.work()
})

type Of = { at?: TestProvider; by?: Actor }

async function noShow({ at = provider, by }: Of = {}) {
  const { providerId, serviceIds } = at
  const customer = by ?? (await makeAccount(app))
  const dateTime = london(dateIn(1), '10:00')
  const { id } = await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime })
  await sql`update booking set starts_at = now() - interval '72 hours', ends_at = now() - interval '71 hours'
    where booking_id = ${id}`.execute(app.running.db)
  await sql`delete from occupation where booking_id = ${id}`.execute(app.running.db)
  await markNoShow(app.ctx(at.owner), { id })
  return { id, customer, owner: at.owner }
}

async function disputed({ answer = 'was_there', ...of }: Of & { answer?: NoShowAnswer } = {}) {
  const made = await noShow(of)
  await disputeNoShow(app.ctx(made.customer), { id: made.id, answer, note: 'The bell rang' })
  return made
}

const settle = (id: string, outcome: 'no_show' | 'completed' | 'cancelled', by = one()) =>
  decideDispute(by, { id, outcome, reason: 'more_likely', words: 'We have asked both.' })

const shown = async (id: string) => (await listQueue(one(), { page: 1, limit: 50 })).queue.find((it) => it.id === id)

async function emptyQueue() {
  for (const { id, kind } of (await listQueue(one(), { page: 1, limit: 50 })).queue)
    if (kind === 'no_show') await settle(id, 'completed')
    else await decide(one(), { id, action: 'keep', reason: 'allowed' })
}

const of = { side: 'customer', action: 'warn', reason: 'terms', words: 'Please cancel in time.' } as const
const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => ['done'],
    ({ code, data }) => [code, data?.outcome],
  )
const decisionsAbout = async ({ accountId }: Actor) =>
  (
    await sql<{ kind: string; reason: string; words: string; about: string }>`select kind, reason, words,
        subject_type as about from decision where account_id = ${accountId} order by decided_at, decision_id`.execute(
      app.running.db,
    )
  ).rows

test('reports and disputed no-shows wait in one queue, ordered by one rule of harm and age', async () => {
  await emptyQueue()
  const free = await makeProvider(app, { columns: { cancellation_policy: '[]' } })
  const ids = {
    // A week, as nobody waits for money; with a fee, or where they say that nobody came, three days.
    word: (await disputed({ at: free })).id,
    absent: (await disputed({ at: free, answer: 'provider_absent' })).id,
    fee: (await disputed()).id,
  }
  const [spammed, harassed, faked] = [await makeProvider(app), await makeProvider(app), await makeProvider(app)]
  const report = async ({ providerId: id }: TestProvider, reason: 'spam' | 'harassment' | 'fake') =>
    reportProvider(app.ctx(await makeAccount(app)), { id, reason, details: '' })
  for (let times = 0; times < 3; times++) await report(spammed, 'spam')
  await report(harassed, 'harassment')
  await report(faked, 'fake')
  const older = (id: string, hours: number) =>
    sql`update no_show set marked_at = marked_at - ${hours} * interval '1 hour',
      answered_at = answered_at - ${hours} * interval '1 hour' where booking_id = ${id}`.execute(app.running.db)
  const read = async (wanted: Partial<Parameters<typeof listQueue>[1]> = {}) => {
    const found: string[] = []
    let after: string | undefined
    do {
      const part = await listQueue(one(), { ...wanted, after, page: 1, limit: 2 })
      found.push(...part.queue.map(({ id }) => id))
      after = part.next ?? undefined
    } while (after)
    return found
  }
  const { word, absent, fee } = ids
  const order = [harassed.providerId, spammed.providerId, absent, fee, faked.providerId, word]
  expect(await read()).toEqual(order)
  expect((await listQueue(one(), { page: 1, limit: 2 })).pagination).toMatchObject({ total: 6, totalPages: 3 })
  expect((await listQueue(one(), { page: 3, limit: 2 })).queue.map(({ id }) => id)).toEqual(order.slice(4))
  expect(await read({ kind: 'no_show' })).toEqual([absent, fee, word])
  expect(await read({ kind: 'provider' })).toEqual([harassed.providerId, spammed.providerId, faked.providerId])
  expect(await read({ reason: 'provider_absent' })).toEqual([absent])
  expect(await read({ kind: 'no_show', reason: 'was_there' })).toEqual([fee, word])
  expect(await read({ kind: 'no_show', reason: 'fake' })).toEqual([])
  // Six days later it comes before what is worse and newer.
  await older(word, 144.5)
  expect(await read()).toEqual([word, ...order.slice(0, -1)])
  const left = Date.parse((await shown(fee))?.dueAt ?? '') - Date.now()
  expect(left / 3_600_000).toBeGreaterThan(71.9)
  expect(left / 3_600_000).toBeLessThanOrEqual(72)
  await emptyQueue()
  expect(await read()).toEqual([])
})

test('a disputed no-show shows what both have said, and what came of the others of either side', async () => {
  const at = await makeProvider(app)
  const customer = await makeAccount(app)
  const mine = { at, by: customer }
  await settle((await disputed(mine)).id, 'no_show')
  await settle((await disputed(mine)).id, 'completed')
  await settle((await disputed({ at, answer: 'provider_absent' })).id, 'cancelled')
  await withdrawNoShow(app.ctx(at.owner), { id: (await disputed({ at })).id })
  // Of another business, not settled yet; and two that nobody has disputed.
  await disputed({ by: customer })
  await withdrawNoShow(app.ctx(at.owner), { id: (await noShow(mine)).id })
  await noShow(mine)
  const { id } = await disputed(mine)
  await answerDispute(app.ctx(at.owner), { id, note: 'Nobody rang' })
  await decide(one(), { id, ...of })
  const thing = await shown(id)
  expect(thing).toMatchObject({
    ...{ kind: 'no_show', review: null, photo: null, reports: [], signals: [], reporters: { reports: 0, upheld: 0 } },
    provider: { linkTo: `/provider/${at.slug}` },
    visit: {
      ...{ services: [expect.any(String)], currency: 'GBP', feeMinor: 4000 },
      dateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*(\+|-)\d\d:\d\d$/),
      said: [
        { kind: 'was_there', text: 'The bell rang' },
        { kind: 'dispute_answered', text: 'Nobody rang' },
      ],
    },
    people: [
      {
        ...{ id: customer.accountId, side: 'customer', isSuspended: false, isGone: false },
        before: { removed: 0, folded: 0, warned: 1, suspended: 0 },
        disputes: { stood: 1, tookPlace: 1, nobodyCame: 0, takenBack: 0, open: 1 },
        history: [
          { kind: 'warned', reason: 'terms', words: of.words, isThis: true, isUndone: false },
          { kind: 'no_show_upheld', words: 'We have asked both.', isThis: false },
        ],
      },
      {
        ...{ id: at.owner.accountId, side: 'provider' },
        before: { removed: 0, folded: 0, warned: 0, suspended: 0 },
        disputes: { stood: 1, tookPlace: 1, nobodyCame: 1, takenBack: 1, open: 0 },
        history: [{ kind: 'absence_confirmed' }, { kind: 'visit_confirmed' }],
      },
    ],
  })
  // Of what is reported there is one to be known, without disputes.
  await reportProvider(app.ctx(customer), { id: at.providerId, reason: 'spam', details: '' })
  expect((await shown(at.providerId))?.people).toMatchObject([{ side: 'provider', disputes: null }])
  await decide(one(), { id: at.providerId, action: 'keep', reason: 'allowed' })
})

test('either side is warned or suspended from it, with reasons and words, and the dispute waits on', async () => {
  const at = await makeProvider(app)
  const { id, customer, owner } = await disputed({ at })
  await decide(one(), { id, ...of })
  await decide(one(), { id, side: 'provider', action: 'warn', reason: 'other', words: 'Wait a little longer.' })
  expect(await decisionsAbout(customer)).toEqual([
    { kind: 'warned', reason: 'terms', words: of.words, about: 'booking' },
  ])
  expect(await decisionsAbout(owner)).toMatchObject([{ kind: 'warned', reason: 'other', about: 'booking' }])
  const [decision] = (await listOwnDecisions(app.ctx(customer), { page: 1, limit: 5 })).decisions
  expect(decision).toMatchObject({
    ...{ kind: 'warned', canAppeal: true, business: { linkTo: `/provider/${at.slug}` } },
    visit: { dateTime: expect.any(String) },
  })
  const [mail = '', ...more] = await mailsNamed(app, `decision-${decision?.id}`)
  expect(more).toEqual([])
  for (const said of ['A warning about a visit at', of.words, 'It breaks our terms.']) expect(mail).toContain(said)
  // It cannot be switched off: a statement of reasons is owed to whom it concerns.
  expect(mail).not.toContain('List-Unsubscribe')

  const suspend = { id, side: 'customer', action: 'suspend', reason: 'fraud', words: 'Five times.' } as const
  await Promise.all([decide(one(), suspend), decide(one(), suspend)])
  expect(await refusalOf(decide(another(), { ...suspend, words: 'Otherwise.' }))).toEqual([
    'already_decided',
    'suspended',
  ])
  expect(await shown(id)).toMatchObject({ people: [{ isSuspended: true }, { isSuspended: false }] })
  expect((await decisionsAbout(customer)).at(-1)).toEqual({
    ...{ kind: 'suspended', reason: 'fraud', words: 'Five times.', about: 'account' },
  })
  const { rows } =
    await sql`select action, details from audit_entry where subject_id = ${id} and action like 'booking.%'
    and actor_id = ${office?.accountId} order by at, audit_entry_id`.execute(app.running.db)
  expect(rows).toEqual([
    { action: 'booking.warned', details: { reason: 'terms', side: 'customer' } },
    { action: 'booking.warned', details: { reason: 'other', side: 'provider' } },
    { action: 'booking.suspended', details: { reason: 'fraud', side: 'customer' } },
  ])
  await settle(id, 'no_show')
  expect(await shown(id)).toBeUndefined()
})

test('is not for its parties, nor for what is none, nor about who has left; other acts and reasons are refused', async () => {
  const { id, customer, owner } = await disputed()
  const as = (actor: Actor) => app.ctx({ ...actor, isAdmin: true })
  for (const side of ['customer', 'provider'] as const)
    for (const party of [customer, owner])
      for (const action of ['warn', 'suspend'] as const)
        expect(await codeOf(decide(as(party), { ...of, id, side, action }))).toBe('forbidden')
  for (const action of ['keep', 'restore', 'remove', 'fold'] as const)
    expect(await codeOf(decide(one(), { ...of, id, action }))).toBe('action_impossible')
  for (const reason of ['spam', 'allowed', 'own_wish'] as const)
    expect(await codeOf(decide(one(), { ...of, id, reason }))).toBe('invalid_input')
  expect(await codeOf(decide(one(), { ...of, id, action: 'suspend', reason: 'mistake' }))).toBe('invalid_input')
  expect(await codeOf(decide(one(), { ...of, id: crypto.randomUUID() }))).toBe('booking_not_found')
  expect(await codeOf(decide(one(), { ...of, id: (await noShow()).id }))).toBe('not_disputed')
  const gone = await makeAdmin(app)
  await sql`update account set is_admin = false where account_id = ${gone.accountId}`.execute(app.running.db)
  for (const action of ['warn', 'suspend'] as const)
    expect(await codeOf(decide(app.ctx(gone), { ...of, id, action }))).toBe('forbidden')
  expect(await decisionsAbout(customer)).toEqual([])
  await sql`update account set status = 'deleted' where account_id = ${customer.accountId}`.execute(app.running.db)
  expect((await shown(id))?.people[0]).toMatchObject({ isGone: true, isSuspended: false })
  for (const action of ['warn', 'suspend'] as const)
    expect(await codeOf(decide(one(), { ...of, id, action }))).toBe('account_not_found')
  expect(await decisionsAbout(customer)).toEqual([])
})

test('of many who warn one side at once one does; who says it otherwise is told, and may knowing that', async () => {
  const { id, customer, owner } = await disputed({ at: await makeProvider(app) })
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      refusalOf(persistently(() => decide(index % 2 ? one() : another(), { ...of, id }))),
    ),
  )
  expect(all.filter(([code]) => code === 'done')).toHaveLength(10)
  expect(all.filter(([code]) => code !== 'done')).toEqual(
    Array.from({ length: 10 }, () => ['already_decided', 'warned']),
  )
  expect(await decisionsAbout(customer)).toHaveLength(1)
  // That of the other side is another.
  await decide(one(), { ...of, id, side: 'provider' })
  expect(await decisionsAbout(owner)).toHaveLength(1)
  const words = 'Once more: please cancel in time.'
  expect(await refusalOf(decide(one(), { ...of, id, words }))).toEqual(['already_decided', 'warned'])
  await decide(one(), { ...of, id, words, again: true })
  expect((await decisionsAbout(customer)).map((made) => made.words)).toEqual([of.words, words])
  // Who suspends meanwhile and who decides the dispute do not stand in each other's way.
  const done = await Promise.all([
    codeOf(decide(one(), { ...of, id, side: 'provider', action: 'suspend', reason: 'fraud', again: true })),
    codeOf(settle(id, 'no_show', another())),
  ])
  expect(done).toEqual(['done', 'done'])
})

test('what is settled meanwhile is said to whoever decides, warns or suspends a moment later', async () => {
  for (const [outcome, otherwise] of [
    ['no_show', 'completed'],
    ['completed', 'cancelled'],
    ['cancelled', 'no_show'],
  ] as const) {
    const { id, customer } = await disputed()
    await settle(id, outcome, another())
    expect(await refusalOf(settle(id, otherwise))).toEqual(['already_decided', outcome])
    // The same asks for nothing new, and shows the booking only with a reason.
    expect(await codeOf(settle(id, outcome))).toBe('reason_needed')
    await giveReason(app, office as Actor, customer.accountId)
    expect(await codeOf(settle(id, outcome))).toBe('done')
    expect(await refusalOf(decide(one(), { ...of, id }))).toEqual(['already_decided', outcome])
    expect(await refusalOf(decide(one(), { ...of, id, action: 'suspend', reason: 'fraud' }))).toEqual([
      'already_decided',
      outcome,
    ])
    const before = (await decisionsAbout(customer)).length
    await decide(one(), { ...of, id, again: true })
    expect(await decisionsAbout(customer)).toHaveLength(before + 1)
  }
  const { id, owner } = await disputed()
  await withdrawNoShow(app.ctx(owner), { id })
  expect(await refusalOf(settle(id, 'no_show'))).toEqual(['already_decided', 'completed'])
  // Where nobody has disputed it nothing was decided.
  const undisputed = await noShow()
  await sql`update no_show set marked_at = now() - interval '49 hours' where booking_id = ${undisputed.id}`.execute(
    app.running.db,
  )
  await settleNoShow(app.ctx(), undisputed.id)
  expect(await refusalOf(settle(undisputed.id, 'completed'))).toEqual(['no_show_settled', undefined])
})

test('a warning about a visit can be appealed against: taken back it holds no longer, and the visit stays as it was', async () => {
  const { id, customer, owner } = await disputed()
  await decide(one(), { ...of, id })
  await settle(id, 'no_show')
  const { decisions } = await listOwnDecisions(app.ctx(customer), { page: 1, limit: 5 })
  const { id: warning = '' } = decisions.find(({ kind }) => kind === 'warned') ?? {}
  await appealDecision(app.ctx(customer), { id: warning, text: 'I have cancelled' })
  const appeal = { id: warning, outcome: 'overturned' } as const
  expect(await codeOf(decideAppeal(one(), appeal))).toBe('own_decision')
  expect(await codeOf(decideAppeal(app.ctx({ ...owner, isAdmin: true }), appeal))).toBe('forbidden')
  const { appeals } = await listAppeals(another(), { page: 1, limit: 50 })
  expect(appeals.find(({ decision }) => decision.id === warning)?.said).toEqual([
    { kind: 'was_there', text: 'The bell rang' },
  ])
  await decideAppeal(another(), appeal)
  const after = (await listOwnDecisions(app.ctx(customer), { page: 1, limit: 5 })).decisions
  expect(after.map(({ kind, undoneAt }) => [kind, undoneAt !== null]).sort()).toEqual([
    ['no_show_upheld', false],
    ['warned', true],
  ])
  expect(await getBooking(app.ctx(customer), { id })).toMatchObject({ status: 'no_show', feeMinor: 4000 })
})

test('the numbers of a year count disputes by what was said, for whom they were decided and how long it took', async () => {
  const { db } = app.running
  const [stood, first, second, absent, back, open] = [
    await disputed(),
    await disputed(),
    await disputed(),
    await disputed({ answer: 'provider_absent' }),
    await disputed(),
    await disputed(),
  ]
  await settle(stood.id, 'no_show')
  for (const { id } of [first, second]) await settle(id, 'completed')
  await settle(absent.id, 'cancelled')
  await withdrawNoShow(app.ctx(back.owner), { id: back.id })
  const { decisions } = await listOwnDecisions(app.ctx(stood.customer), { page: 1, limit: 5 })
  const { id: upheld = '' } = decisions[0] ?? {}
  await appealDecision(app.ctx(stood.customer), { id: upheld, text: '' })
  await decideAppeal(another(), { id: upheld, outcome: 'overturned' })
  const reported = await makeProvider(app)
  for (const hours of [4, 8, 24]) {
    await reportProvider(app.ctx(await makeAccount(app)), { id: reported.providerId, reason: 'spam', details: '' })
    await sql`update report set created_at = now() - ${hours} * interval '1 hour'
      where provider_id = ${reported.providerId} and created_at > now() - interval '1 hour'`.execute(db)
  }
  await decide(one(), { id: reported.providerId, action: 'warn', reason: 'spam' })

  // All of it two years ago, with the hours that each took.
  const began = '2024-03-01T12:00Z'
  const ago = (hours: number) => sql`${began}::timestamptz + ${hours} * interval '1 hour'`
  for (const [{ id }, hours] of [
    [stood, 10],
    [first, 20],
    [second, 30],
    [absent, 7.5],
    [back, 1],
    [open, 0],
  ] as const) {
    await sql`update no_show set marked_at = ${ago(-1)}, answered_at = ${ago(0)},
      settled_at = case when settled_at is not null then ${ago(hours)} end where booking_id = ${id}`.execute(db)
    await sql`update decision set decided_at = ${ago(hours)} where subject_id = ${id}`.execute(db)
  }
  // The appeal settled it anew, and is a line of its own.
  await sql`update no_show set settled_at = ${ago(45)} where booking_id = ${stood.id}`.execute(db)
  await sql`update decision set appealed_at = ${ago(40)}, outcome_at = ${ago(45)} where decision_id = ${upheld}`.execute(
    db,
  )
  await sql`update report set resolved_at = ${ago(0)} + (resolved_at - created_at), created_at = ${ago(0)}
    where provider_id = ${reported.providerId}`.execute(db)
  await sql`update decision set decided_at = ${ago(0)} where subject_id = ${reported.providerId}`.execute(db)
  const { content } = await saveYear(one(), { year: 2024 })
  const lines = Buffer.from(content, 'base64').toString().replace('\ufeff', '').trim().split('\r\n')
  expect(lines).toEqual([
    'about,what,result,count,median_hours',
    'report,spam,warned,3,8',
    'dispute,provider_absent,for the customer,1,7.5',
    'dispute,was_there,for the customer,2,25',
    'dispute,was_there,for the provider,1,10',
    'dispute,was_there,open,1,',
    'dispute,was_there,taken back,1,1',
    'decision,absence_confirmed: more_likely,reported,1,',
    'decision,no_show_upheld: more_likely,reported,1,',
    'decision,visit_confirmed: more_likely,reported,2,',
    'decision,warned: spam,reported,1,',
    'appeal,no_show_upheld,overturned,1,5',
  ])
  const before = await saveYear(one(), { year: 2023 })
  expect(Buffer.from(before.content, 'base64').toString().trim().split('\r\n')).toHaveLength(1)
})
