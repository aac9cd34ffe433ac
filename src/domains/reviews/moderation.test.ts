import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import {
  beginErasing,
  dateIn,
  lockWaits,
  london,
  makeAccount,
  makeAdmin,
  makeProvider,
  openTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { mailsNamed } from '../../../tests/messages/post.ts'
import { persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { setPhotos } from '../business/photos.server.ts'
import { appealDecision } from '../decisions/appeal.server.ts'
import { listOwnDecisions } from '../decisions/read-decision.server.ts'
import { getProvider } from '../providers/service.server.ts'
import { voteHelpful } from './helpful.server.ts'
import { decide } from './moderate.server.ts'
import type { ModerationAction } from './moderation-contract.ts'
import { listQueue } from './read-queue.server.ts'
import { getReview, listOwnReviews, listProviderReviews } from './read-review.server.ts'
import { reportProvider, reportReview } from './report.server.ts'
import { createReview, deleteReview, updateReview } from './write-review.server.ts'

const app = openTestApp()
let provider: TestProvider
let office: Actor
beforeAll(async () => {
  provider = await makeProvider(app, { columns: { booking_window_days: 365 } })
  office = await makeAdmin(app)
  await app.jobs.work()
})

let made = 0

async function reviewBy(customer: Actor, rating: number, { providerId, serviceIds } = provider) {
  const dateTime = london(dateIn(2 + made++), '10:00')
  const { id: bookingId } = await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime })
  await sql`update booking set status = 'completed', starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
    where booking_id = ${bookingId}`.execute(app.running.db)
  return createReview(app.ctx(customer), { bookingId, rating, text: 'Splendid' })
}

const reports = async (id: string, times: number, reason: 'spam' | 'fake' = 'spam') => {
  for (let index = 0; index < times; index++)
    await reportReview(app.ctx(await makeAccount(app)), { id, reason, details: `Look ${index}` })
}

/** With a reason that there is for it. */
const of = (action: ModerationAction) => ({
  action,
  reason: action === 'keep' || action === 'restore' ? ('allowed' as const) : ('fake' as const),
})

const queue = async () => (await listQueue(app.ctx(office), { page: 1, limit: 50 })).queue

const codeOf = (outcome: Promise<unknown>) =>
  outcome.then(
    () => 'done',
    (error) => error.code as string,
  )

const decisionsAbout = async (subjectId: string) =>
  (
    await sql<{ id: string; kind: string; reason: string; words: string }>`select decision_id as id, kind, reason, words
      from decision where subject_id = ${subjectId} order by decided_at`.execute(app.running.db)
  ).rows

test('the queue goes on after the last one shown, without repeats or gaps, of one kind or for one reason', async () => {
  const made: { id: string }[] = []
  for (let index = 0; index < 5; index++) made.push(await reviewBy(await makeAccount(app), 5))
  for (const [index, { id }] of made.entries()) await reports(id, 1 + (index % 2), index === 4 ? 'fake' : 'spam')
  const { providerId } = provider
  await reportProvider(app.ctx(await makeAccount(app)), { id: providerId, reason: 'fake', details: '' })
  const read = async (wanted: Pick<Parameters<typeof listQueue>[1], 'kind' | 'reason'>) => {
    const found: [kind: string, id: string][] = []
    let after: string | undefined
    do {
      const part = await listQueue(app.ctx(office), { ...wanted, after, page: 1, limit: 2 })
      expect(part.queue.length).toBeLessThanOrEqual(2)
      found.push(...part.queue.map(({ kind, id }): [string, string] => [kind, id]))
      after = part.next ?? undefined
    } while (after)
    return found
  }
  const ids = made.map(({ id }) => id)
  // Three days for what is fake, a week for spam, half of it where two have reported it.
  const inOrder = [ids[4], ids[1], ids[3], ids[0], ids[2]].map((id) => ['review', id])
  const [first, ...others] = inOrder
  expect(await read({})).toEqual([first, ['provider', providerId], ...others])
  expect(await read({ kind: 'review' })).toEqual(inOrder)
  expect(await read({ kind: 'provider' })).toEqual([['provider', providerId]])
  expect(await read({ reason: 'fake' })).toEqual([
    ['review', ids[4]],
    ['provider', providerId],
  ])
  expect(await read({ kind: 'review', reason: 'burst' })).toEqual([])
  for (const id of [...ids, providerId]) await decide(app.ctx(office), { id, action: 'keep', reason: 'allowed' })
  expect(await queue()).toEqual([])
})

test('words that were edited after they were read are not decided on: the reports wait, and nobody is suspended for them', async () => {
  const author = await makeAccount(app)
  const { id } = await reviewBy(author, 5)
  await reports(id, 2, 'fake')
  const seen = async () => {
    const thing = (await queue()).find((one) => one.id === id)
    return thing?.review?.editedAt ?? thing?.review?.createdAt ?? ''
  }
  const seenAt = await seen()
  await updateReview(app.ctx(author), { id, rating: 1, text: 'Something else altogether' })
  for (const action of ['keep', 'warn', 'fold', 'remove', 'suspend'] as const)
    expect([action, await codeOf(decide(app.ctx(office), { id, ...of(action), seenAt }))]).toEqual([
      action,
      'review_edited',
    ])
  expect((await queue()).find((one) => one.id === id)?.reports).toHaveLength(2)
  expect(await decisionsAbout(id)).toEqual([])
  const answer = { id, ...of('keep'), seenAt: await seen() }
  expect(await decide(app.ctx(office), answer)).toMatchObject({ status: 'kept' })
  // Its answer was lost, and they have edited it again.
  await updateReview(app.ctx(author), { id, rating: 2, text: 'And something else again' })
  expect(await decide(app.ctx(office), answer)).toMatchObject({ status: 'kept' })
})

const showPhotos = (providerId: string, [first, ...others]: string[]) =>
  app.running.db
    .updateTable('provider')
    .set({ profile_image: first ?? null, gallery: others, photo_texts: JSON.stringify({ [`${first}`]: 'A fade' }) })
    .where('provider_id', '=', providerId)
    .execute()

test('a photo of a provider waits beside its page, is reported once each, and is no photo of another', async () => {
  const { providerId } = provider
  const photo = '/pictures/a-960.avif'
  await showPhotos(providerId, [photo])
  const reporter = app.ctx(await makeAccount(app))
  const about = { id: providerId, reason: 'copyright' as const, details: '' }
  await reportProvider(reporter, about)
  await reportProvider(reporter, { ...about, photo })
  expect(await codeOf(reportProvider(reporter, { ...about, photo }))).toBe('already_reported')
  expect(await codeOf(reportProvider(reporter, { ...about, photo: '/pictures/b-960.avif' }))).toBe('photo_not_found')
  expect(await queue()).toMatchObject([
    { id: providerId, kind: 'provider', photo: null, reports: [{}] },
    { id: providerId, kind: 'photo', photo: { path: photo, isShown: true }, reports: [{}] },
  ])
  await decide(app.ctx(office), { id: providerId, action: 'keep', reason: 'allowed' })
  expect(await queue()).toMatchObject([{ kind: 'photo' }])
  await decide(app.ctx(office), { id: providerId, photo, action: 'keep', reason: 'allowed' })
  expect(await queue()).toEqual([])
  expect((await getProvider(app.ctx(), { id: providerId })).profileImage).toBe(photo)
})

test('a reported photo is removed with its file and its words; the next one stands on cards, and each hears why', async () => {
  const own = await makeProvider(app)
  const { providerId } = own
  const upload = randomUUIDv7()
  await app.running.db
    .insertInto('upload')
    .values({
      ...{ upload_id: upload, account_id: own.owner.accountId, width: 9, height: 9, bytes: 9 },
      ...{ created_at: new Date(), unused_since: null },
    })
    .execute()
  const photo = `/uploads/${upload}-960.webp`
  await showPhotos(providerId, [photo, '/pictures/b-960.avif'])
  const reporters = [await makeAccount(app), await makeAccount(app)]
  const about = { id: providerId, photo, details: '' }
  for (const reporter of reporters) await reportProvider(app.ctx(reporter), { ...about, reason: 'copyright' })
  expect(
    await codeOf(decide(app.ctx({ ...own.owner, isAdmin: true }), { ...about, action: 'remove', reason: 'copyright' })),
  ).toBe('forbidden')
  // Its owner saves a form that still has it, before, meanwhile and after.
  const photos = [photo, '/pictures/b-960.avif'].map((path) => ({ path, alt: '' }))
  const save = () => codeOf(setPhotos(app.ctx(own.owner), { id: providerId, photos }))
  const meanwhile = [save(), save()]
  expect(await decide(app.ctx(office), { id: providerId, photo, action: 'remove', reason: 'copyright' })).toEqual({
    ...{ id: providerId, status: 'removed' },
  })
  expect(await save()).toBe('upload_not_found')
  for (const saved of meanwhile) expect(['done', 'upload_not_found']).toContain(await saved)
  // The answer was lost and the office asks again; its mind it can no longer change.
  expect(await decide(app.ctx(office), { id: providerId, photo, action: 'remove', reason: 'copyright' })).toEqual({
    ...{ id: providerId, status: 'removed' },
  })
  expect(await codeOf(decide(app.ctx(office), { id: providerId, photo, action: 'keep', reason: 'allowed' }))).toBe(
    'already_decided',
  )
  const { profileImage, galleryImages, photoTexts } = await getProvider(app.ctx(), { id: providerId })
  expect({ profileImage, galleryImages, photoTexts }).toEqual({
    ...{ profileImage: '/pictures/b-960.avif', galleryImages: [], photoTexts: {} },
  })
  expect((await queue()).filter(({ id }) => id === providerId)).toEqual([])
  const [decided, ...more] = await decisionsAbout(providerId)
  expect([decided?.kind, decided?.reason, more]).toEqual(['photo_removed', 'copyright', []])
  const [statement = '', ...others] = await mailsNamed(app, `decision-${decided?.id}`)
  expect(others).toEqual([])
  expect(statement).toContain('It belongs to somebody else')
  expect(statement).toContain('Somebody reported it to us. A person looked')
  const { rows } = await sql<{ id: string }>`select report_id as id from report where photo = ${photo}`.execute(
    app.running.db,
  )
  expect(rows).toHaveLength(2)
  for (const report of rows) {
    const [outcome = ''] = await mailsNamed(app, `report-outcome-${report.id}`)
    expect(outcome).toContain('looked at the photo you reported')
  }
  await expect
    .poll(() => app.running.db.selectFrom('upload').selectAll().where('upload_id', '=', upload).execute(), {
      timeout: 30_000,
    })
    .toEqual([])
})

test('of a photo that its owner has taken off only the reports are settled; of one that never was there nothing', async () => {
  const own = await makeProvider(app)
  const id = own.providerId
  const photo = '/pictures/a-960.avif'
  await showPhotos(id, [photo])
  await reportProvider(app.ctx(await makeAccount(app)), { id, photo, reason: 'fake', details: '' })
  await showPhotos(id, [])
  expect(await queue()).toMatchObject([{ id, kind: 'photo', photo: { path: photo, isShown: false } }])
  expect(await decide(app.ctx(office), { id, photo, action: 'remove', reason: 'fake' })).toEqual({
    id,
    status: 'removed',
  })
  expect(await queue()).toEqual([])
  expect(await decisionsAbout(id)).toEqual([])
  for (const action of ['keep', 'remove'] as const)
    expect(await codeOf(decide(app.ctx(office), { id, photo: '/pictures/c.avif', ...of(action) }))).toBe(
      'photo_not_found',
    )
})

test('ten reviews of a provider in a day ask a person to look, once; they stay and count', async () => {
  const own = await makeProvider(app, { columns: { booking_window_days: 365 } })
  const write = async (times: number) => {
    for (let index = 0; index < times; index++) await reviewBy(await makeAccount(app), 5, own)
  }
  await write(9)
  expect(await queue()).toEqual([])
  await write(2)
  const [flagged, ...others] = await queue()
  expect(others).toEqual([])
  expect(flagged).toMatchObject({
    ...{ id: own.providerId, kind: 'provider' },
    reports: [{ reason: 'burst', details: '11' }],
  })
  // Whatever comes further, it is to be looked at by the same day.
  await write(1)
  expect(await queue()).toMatchObject([{ dueAt: flagged?.dueAt, reports: [{ details: '12' }] }])
  const ofProvider = { providerId: own.providerId, sort: 'newest' as const, page: 1, limit: 20 }
  expect((await listProviderReviews(app.ctx(), ofProvider)).summary).toMatchObject({ totalReviews: 12, removed: {} })
  await decide(app.ctx(office), { id: own.providerId, action: 'keep', reason: 'allowed' })
  await write(1)
  expect(await queue()).toEqual([])
  await sql`update report set resolved_at = resolved_at - interval '8 days', created_at = created_at - interval '8 days'
    where provider_id = ${own.providerId}`.execute(app.running.db)
  await write(1)
  expect((await queue()).map(({ id }) => id)).toEqual([own.providerId])
  await decide(app.ctx(office), { id: own.providerId, action: 'keep', reason: 'allowed' })
})

test('what is most urgent comes first, by harm, number and age; it hides nothing by itself, and names nobody who reported it', async () => {
  const [once, thrice] = [await reviewBy(await makeAccount(app), 4), await reviewBy(await makeAccount(app), 5)]
  await reports(once.id, 1)
  await reports(thrice.id, 3)
  const shown = await queue()
  expect(shown.map(({ id, reports: made }) => [id, made.length])).toEqual([
    [thrice.id, 3],
    [once.id, 1],
  ])
  expect(shown[0]).toMatchObject({ kind: 'review', review: { text: 'Splendid', rating: 5 } })
  expect(Object.keys(shown[0]?.reports[0] ?? {}).sort()).toEqual(['createdAt', 'details', 'reason'])
  expect((await getReview(app.ctx(), { id: thrice.id })).text).toBe('Splendid')
  for (const { id } of [once, thrice]) await decide(app.ctx(office), { id, action: 'keep', reason: 'allowed' })
  expect(await queue()).toEqual([])
})

test('a removed review no longer counts and leaves a note; its author is told why, and whoever reported it what came of it', async () => {
  const author = await makeAccount(app)
  const before = await listProviderReviews(app.ctx(), {
    providerId: provider.providerId,
    sort: 'newest',
    page: 1,
    limit: 5,
  })
  const { id } = await reviewBy(author, 1)
  await reports(id, 2, 'fake')
  await reports(id, 1, 'spam')
  await decide(app.ctx(office), { id, action: 'remove', reason: 'fake' })
  const after = await listProviderReviews(app.ctx(), {
    providerId: provider.providerId,
    sort: 'newest',
    page: 1,
    limit: 5,
  })
  expect(after.summary).toEqual({ ...before.summary, removed: { fake: 1 } })
  expect(await codeOf(getReview(app.ctx(), { id }))).toBe('review_not_found')
  expect((await listOwnReviews(app.ctx(author), { page: 1, limit: 5 })).reviews).toMatchObject([
    { id, status: 'removed', removedReason: 'fake', canEdit: false },
  ])
  const [decided, ...more] = await decisionsAbout(id)
  expect([decided?.kind, decided?.reason, more]).toEqual(['review_removed', 'fake', []])
  const [statement = ''] = await mailsNamed(app, `decision-${decided?.id}`)
  expect(statement).toContain('It does not tell of a real visit')
  expect(statement).toContain(`/decision/${decided?.id}#token=`)
  const { rows } = await sql<{ id: string }>`select report_id as id from report where review_id = ${id}`.execute(
    app.running.db,
  )
  for (const report of rows) {
    const [outcome = ''] = await mailsNamed(app, `report-outcome-${report.id}`)
    expect(outcome).toContain('have removed it')
  }
  // Decided again, it changes and tells nothing, also for another reason.
  await decide(app.ctx(office), { id, action: 'remove', reason: 'spam' })
  expect(await decisionsAbout(id)).toHaveLength(1)
  // Put back, it counts again, and its author hears of it, once.
  expect(await codeOf(decide(app.ctx(office), { id, action: 'keep', reason: 'allowed' }))).toBe('already_decided')
  await decide(app.ctx(office), { id, action: 'restore', reason: 'mistake' })
  await decide(app.ctx(office), { id, action: 'restore', reason: 'mistake' })
  const [comeBack = '', ...others] = await mailsNamed(app, `review-restored-${id}`)
  expect(comeBack).toContain('its stars count')
  expect(others).toEqual([])
  const restored = await listProviderReviews(app.ctx(), {
    providerId: provider.providerId,
    sort: 'newest',
    page: 1,
    limit: 5,
  })
  expect(restored.summary.totalReviews).toBe(before.summary.totalReviews + 1)
  const audited = await sql`select action, details ->> 'reason' as reason from audit_entry where subject_id = ${id}
    order by audit_entry_id`.execute(app.running.db)
  expect(audited.rows).toEqual([
    { action: 'review.removed', reason: 'fake' },
    { action: 'review.kept', reason: 'mistake' },
  ])
})

test('a page is kept, and never removed in passing', async () => {
  const { providerId } = provider
  await reportProvider(app.ctx(await makeAccount(app)), { id: providerId, reason: 'copyright', details: 'My photo' })
  expect(await queue()).toMatchObject([{ id: providerId, kind: 'provider', review: null }])
  expect(await codeOf(decide(app.ctx(office), { id: providerId, action: 'remove', reason: 'copyright' }))).toBe(
    'page_not_removable',
  )
  await decide(app.ctx(office), { id: providerId, action: 'keep', reason: 'allowed' })
  expect(await queue()).toEqual([])
})

test('of 200 who decide at once one does; whoever decides otherwise is told how it came out', async () => {
  const { id } = await reviewBy(await makeAccount(app), 2)
  await reports(id, 1)
  const offices = [office, await makeAdmin(app)]
  const actions = ['remove', 'keep', 'fold', 'warn'] as const
  const all = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      codeOf(
        persistently(() =>
          decide(app.ctx(offices[(index >> 2) % 2] ?? office), { id, ...of(actions[index % 4] ?? 'keep') }),
        ),
      ),
    ),
  )
  expect([...new Set(all)].sort()).toEqual(['already_decided', 'done'])
  expect(all.filter((one) => one === 'done')).toHaveLength(50)
  const entries = await sql<{ action: string }>`select action from audit_entry where subject_id = ${id}`.execute(
    app.running.db,
  )
  expect(entries.rows).toHaveLength(1)
  expect(await decisionsAbout(id)).toHaveLength(1)
  // Knowing that, one may decide once more.
  await decide(app.ctx(office), { id, action: 'restore', reason: 'mistake' })
  await decide(app.ctx(office), { id, action: 'remove', reason: 'spam', again: true })
  expect((await decisionsAbout(id)).at(-1)).toMatchObject({ kind: 'review_removed', reason: 'spam' })
})

test('a folded review counts and is shown with its reason; shown again it is whole', async () => {
  const author = await makeAccount(app)
  const { id, providerId } = await reviewBy(author, 1)
  await reports(id, 1)
  const ofProvider = { providerId, sort: 'newest' as const, page: 1, limit: 50 }
  const before = (await listProviderReviews(app.ctx(), ofProvider)).summary
  await decide(app.ctx(office), { id, action: 'fold', reason: 'inappropriate', words: 'Please be kind.' })
  expect((await listProviderReviews(app.ctx(), ofProvider)).summary).toEqual(before)
  expect(await getReview(app.ctx(), { id })).toMatchObject({ foldedReason: 'inappropriate', text: 'Splendid' })
  const [decided] = await decisionsAbout(id)
  expect(decided).toMatchObject({ kind: 'review_folded', words: 'Please be kind.' })
  const [mail = ''] = await mailsNamed(app, `decision-${decided?.id}`)
  expect(mail).toContain('Please be kind.')
  await decide(app.ctx(office), { id, action: 'restore', reason: 'mistake' })
  expect(await getReview(app.ctx(), { id })).toMatchObject({ foldedReason: null })
  const { rows } = await sql<{ undone: boolean }>`select undone_at is not null as undone from decision
    where subject_id = ${id} order by decided_at`.execute(app.running.db)
  expect(rows).toEqual([{ undone: true }, { undone: false }])
})

test('a warning takes nothing down; of what is wrong for a thing or its reason the answer says so', async () => {
  const author = await makeAccount(app)
  const { id, providerId } = await reviewBy(author, 1)
  await reports(id, 1)
  await decide(app.ctx(office), { id, action: 'warn', reason: 'spam', words: 'No names of others, please.' })
  expect((await getReview(app.ctx(), { id })).foldedReason).toBeNull()
  expect(await decisionsAbout(id)).toMatchObject([{ kind: 'warned', reason: 'spam' }])
  for (const action of ['fold', 'restore'] as const)
    expect(await codeOf(decide(app.ctx(office), { id: providerId, ...of(action) }))).toBe('action_impossible')
  const fraud = { id, action: 'remove' as const, reason: 'fraud' as const, again: true }
  expect(await codeOf(decide(app.ctx(office), fraud))).toBe('invalid_input')
})

test('the queue shows what was decided about somebody before, what came of reports, and what points at more', async () => {
  const author = await makeAccount(app)
  const [first, second] = [await reviewBy(author, 1), await reviewBy(author, 1)]
  const reporter = app.ctx(await makeAccount(app))
  await reportReview(reporter, { id: first.id, reason: 'harassment', details: '' })
  await decide(app.ctx(office), { id: first.id, action: 'warn', reason: 'harassment' })
  const words = 'Exactly the same words, twice over'
  await sql`update review set text = ${words} where review_id = any(${[first.id, second.id]}::uuid[])`.execute(
    app.running.db,
  )
  await reportReview(reporter, { id: second.id, reason: 'harassment', details: '' })
  const [thing] = await queue()
  expect(thing).toMatchObject({
    id: second.id,
    people: [{ id: author.accountId, isSuspended: false, before: { removed: 0, folded: 0, warned: 1, suspended: 0 } }],
    reporters: { reports: 2, upheld: 1 },
    signals: ['same_text'],
  })
  const left = Date.parse(thing?.dueAt ?? '') - Date.now()
  expect(left / 3_600_000).toBeGreaterThan(23)
  expect(left / 3_600_000).toBeLessThanOrEqual(24)
  await decide(app.ctx(office), { id: second.id, action: 'keep', reason: 'allowed' })
})

test('of a provider who is not on the site any more it is kept, too', async () => {
  const gone = await makeProvider(app)
  await reportProvider(app.ctx(await makeAccount(app)), { id: gone.providerId, reason: 'fake', details: '' })
  await sql`update provider set status = 'suspended' where provider_id = ${gone.providerId}`.execute(app.running.db)
  await decide(app.ctx(office), { id: gone.providerId, action: 'keep', reason: 'allowed' })
  expect((await queue()).map(({ id }) => id)).not.toContain(gone.providerId)
  expect(await codeOf(decide(app.ctx(office), { id: crypto.randomUUID(), action: 'keep', reason: 'allowed' }))).toBe(
    'provider_not_found',
  )
})

test('who administers decides nothing in their own case', async () => {
  const own = await makeProvider(app, { columns: { booking_window_days: 365 } })
  const author = await makeAccount(app)
  const { id } = await reviewBy(author, 1, own)
  const owner = { ...own.owner, isAdmin: true }
  for (const action of ['remove', 'keep'] as const) {
    expect(await codeOf(decide(app.ctx(owner), { id, ...of(action) }))).toBe('forbidden')
    expect(await codeOf(decide(app.ctx(owner), { id: own.providerId, ...of(action) }))).toBe('forbidden')
    expect(await codeOf(decide(app.ctx({ ...author, isAdmin: true }), { id, ...of(action) }))).toBe('forbidden')
  }
  expect((await getReview(app.ctx(), { id })).rating).toBe(1)
})

test('nothing is kept of a report or a vote that is written while its author leaves', async () => {
  const { id: reviewId } = await reviewBy(await makeAccount(app), 4)
  const person = await makeAccount(app)
  const endErasing = await beginErasing(app, person.accountId)
  const words = { reason: 'other', details: 'They know me' } as const
  const written = Promise.all(
    [
      reportProvider(app.ctx(person), { id: provider.providerId, ...words }),
      reportReview(app.ctx(person), { id: reviewId, ...words }),
      voteHelpful(app.ctx(person), { id: reviewId, voted: true }),
    ].map(codeOf),
  )
  await expect.poll(() => lockWaits(app), { timeout: 30_000 }).toBeGreaterThanOrEqual(3)
  await endErasing()
  expect(await written).toEqual(['session_ended', 'session_ended', 'session_ended'])
  const { rows } = await sql`select from report where reporter_id = ${person.accountId}
    union all select from helpful_vote where account_id = ${person.accountId}`.execute(app.running.db)
  expect(rows).toEqual([])
})

test('a report on a folded review is settled with the fold kept, and suspending says what was reported', async () => {
  const author = await makeAccount(app)
  const { id } = await reviewBy(author, 1)
  await decide(app.ctx(office), { id, action: 'fold', reason: 'inappropriate' })
  await reports(id, 2)
  expect(await decide(app.ctx(office), { id, action: 'fold', reason: 'inappropriate' })).toEqual({
    id,
    status: 'folded',
  })
  expect((await queue()).map((thing) => thing.id)).not.toContain(id)
  expect(await getReview(app.ctx(), { id })).toMatchObject({ foldedReason: 'inappropriate' })
  expect(await decisionsAbout(id)).toHaveLength(1)
  await reports(id, 1)
  await decide(app.ctx(office), { id, action: 'suspend', reason: 'harassment' })
  const { rows } = await sql<{ action: string; details: object }>`select action, details from audit_entry
    where subject_id = any(${[id, author.accountId]}::uuid[]) order by at desc, audit_entry_id desc limit 2`.execute(
    app.running.db,
  )
  expect(rows).toEqual([
    { action: 'review.suspended', details: { reason: 'harassment', reports: 1 } },
    { action: 'account.suspended', details: { reason: 'harassment' } },
  ])
})

test('what stays has its reason and words on the record, for the office and whoever reported it, and its author is asked nothing', async () => {
  const author = await makeAccount(app)
  const { id } = await reviewBy(author, 2)
  await reports(id, 1)
  const kept = { id, action: 'keep' as const, reason: 'unfounded' as const, words: 'We have seen the receipt.' }
  for (const reason of ['spam', 'fraud', 'other'] as const)
    expect(await codeOf(decide(app.ctx(office), { ...kept, reason }))).toBe('invalid_input')
  for (const reason of ['allowed', 'mistake'] as const)
    for (const action of ['remove', 'fold', 'warn', 'suspend'] as const)
      expect(await codeOf(decide(app.ctx(office), { id, action, reason })), action).toBe('invalid_input')
  await decide(app.ctx(office), kept)
  expect(await decisionsAbout(id)).toMatchObject([{ kind: 'kept', reason: 'unfounded', words: kept.words }])
  const { rows } = await sql<{ id: string }>`select report_id as id from report where review_id = ${id}`.execute(
    app.running.db,
  )
  const [outcome = '', ...more] = await mailsNamed(app, `report-outcome-${rows[0]?.id}`)
  expect(more).toEqual([])
  expect(outcome).toContain('Reason: It is not as reported')
  expect(outcome).toContain('We have seen the receipt.')
  const [decided] = await decisionsAbout(id)
  expect(await mailsNamed(app, `decision-${decided?.id}`)).toEqual([])
  expect((await listOwnDecisions(app.ctx(author), { page: 1, limit: 5 })).decisions).toEqual([])
  expect(await codeOf(appealDecision(app.ctx(author), { id: decided?.id ?? '', text: '' }))).toBe('decision_not_found')
  // Reported again, the office reads it beside it.
  await reports(id, 1)
  expect((await queue()).find((thing) => thing.id === id)?.people[0]?.history).toMatchObject([
    { kind: 'kept', reason: 'unfounded', words: kept.words, isThis: true, isUndone: false },
  ])
  await decide(app.ctx(office), { id, action: 'remove', reason: 'fake' })
  await decide(app.ctx(office), { id, action: 'restore', reason: 'mistake', words: 'We were wrong.' })
  expect((await decisionsAbout(id)).map(({ kind, words }) => [kind, words])).toEqual([
    ['kept', kept.words],
    ['review_removed', ''],
    ['restored', 'We were wrong.'],
  ])
})

test('what points at more than one look does so for who shares it alone', async () => {
  const own = await makeProvider(app, {
    columns: { booking_window_days: 365 },
    names: { firstName: 'Ada', lastName: 'Quill' },
  })
  const { db } = app.running
  const signals = async (author: Actor) => {
    const { id } = await reviewBy(author, 1, own)
    await reports(id, 1)
    const found = (await queue()).find((thing) => thing.id === id)?.signals
    await decide(app.ctx(office), { id, action: 'keep', reason: 'allowed' })
    return found
  }
  const named = async (lastName: string) => {
    const person = await makeAccount(app)
    await sql`update account set last_name = ${lastName} where account_id = ${person.accountId}`.execute(db)
    return person
  }
  const session = (accountId: string, network: string) =>
    sql`insert into session (session_id, account_id, expires_at, rotated_at, network)
      values (${randomUUIDv7()}, ${accountId}, now() + interval '1 day', now(), decode(md5(${network}), 'hex'))`.execute(
      db,
    )
  const device = (accountId: string, secret: string) =>
    sql`insert into known_device (known_device_id, account_id, secret_hash, created_at, last_used_at)
      values (${randomUUIDv7()}, ${accountId}, sha256(${secret}::text::bytea), now(), now())`.execute(db)
  expect(await signals(await named('Quill'))).toEqual(['same_name'])
  expect(await signals(await named('QUILL'))).toEqual(['same_name'])
  expect(await signals(await named('Quiller'))).toEqual([])
  // Nobody's name is the same as nobody's.
  await sql`update account set last_name = '' where account_id = ${own.owner.accountId}`.execute(db)
  expect(await signals(await named(''))).toEqual([])
  const [near, far] = [await named('Moss'), await named('Moss')]
  await session(own.owner.accountId, 'one')
  await session(near.accountId, 'one')
  await session(far.accountId, 'another')
  expect(await signals(near)).toEqual(['same_network'])
  expect(await signals(far)).toEqual([])
  const [sharing, apart] = [await named('Moss'), await named('Moss')]
  await device(own.owner.accountId, 'browser')
  await device(sharing.accountId, 'browser')
  await device(apart.accountId, 'other')
  expect(await signals(sharing)).toEqual(['same_device'])
  expect(await signals(apart)).toEqual([])
  // Of their page, and where nothing is known of a network, nothing points.
  await sql`update session set network = null`.execute(db)
  expect(await signals(near)).toEqual([])
})

test('whoever reported a review hears that its author has deleted it, once, and not where it was decided before', async () => {
  const author = await makeAccount(app)
  const { id } = await reviewBy(author, 2)
  const [first, second] = [await makeAccount(app), await makeAccount(app)]
  const report = async ({ accountId }: Actor) => {
    const { rows } = await sql<{ id: string; status: string }>`select report_id as id, status from report
      where review_id = ${id} and reporter_id = ${accountId}`.execute(app.running.db)
    return rows[0] ?? { id: '', status: '' }
  }
  const told = async (who: Actor) => mailsNamed(app, `report-outcome-${(await report(who)).id}`)
  await reportReview(app.ctx(first), { id, reason: 'spam', details: '' })
  await decide(app.ctx(office), { id, action: 'keep', reason: 'allowed' })
  await reportReview(app.ctx(second), { id, reason: 'fake', details: 'Not there' })
  await deleteReview(app.ctx(author), { id })
  const [mail = '', ...more] = await told(second)
  expect(mail).toContain('The author has deleted the review you reported')
  expect(mail).not.toContain('somebody will look again')
  expect(more).toEqual([])
  const [before = '', ...others] = await told(first)
  expect(before).toContain('so it stays')
  expect(others).toEqual([])
  expect([(await report(first)).status, (await report(second)).status]).toEqual(['kept', 'gone'])
})

test('what is reported of somebody who deletes their account is decided all the same, and whoever reported it hears', async () => {
  const [author, own] = [await makeAccount(app), await makeProvider(app)]
  const { id } = await reviewBy(author, 2)
  await reports(id, 1)
  const page = { id: own.providerId, reason: 'fake' as const, details: '' }
  await reportProvider(app.ctx(await makeAccount(app)), page)
  for (const { accountId } of [author, own.owner]) await (await beginErasing(app, accountId))()
  for (const subject of [id, own.providerId]) {
    expect((await queue()).find((thing) => thing.id === subject)?.people[0]?.isGone).toBe(true)
    await decide(app.ctx(office), { id: subject, action: 'keep', reason: 'allowed' })
    const { rows } = await sql<{ id: string }>`select report_id as id from report
      where coalesce(review_id, provider_id) = ${subject}`.execute(app.running.db)
    expect((await mailsNamed(app, `report-outcome-${rows[0]?.id}`))[0]).toContain('so it stays')
  }
})
