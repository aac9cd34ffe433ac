import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  dateIn,
  lockWaits,
  london,
  makeAccount,
  makeProvider,
  makeUpload,
  openTestApp,
  startTestApp,
  type TestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { uploadPath } from '../uploads/rules.ts'
import { respondToReview } from './answer-review.server.ts'
import { type ReviewSort, reviewSorts } from './contract.ts'
import { getVotes, voteHelpful } from './helpful.server.ts'
import { lookUpReviewers } from './look-up.server.ts'
import { refreshRating } from './provider-rating.server.ts'
import { getReview, listOwnReviews, listProviderReviews, listReviews } from './read-review.server.ts'
import { reportProvider, reportReview } from './report.server.ts'
import { createReview, deleteReview, updateReview } from './write-review.server.ts'

const app = openTestApp()
let provider: TestProvider
beforeAll(async () => {
  provider = await makeProvider(app, { columns: { booking_window_days: 365 } })
})

const [hour, day] = [3_600_000, 86_400_000]
let made = 0

/** A completed booking that ended so many days ago. */
async function visit(
  customer: Actor,
  { of = provider, daysAgo = 1, status = 'completed' } = {},
  here: TestApp = app,
): Promise<string> {
  const dateTime = london(dateIn(2 + Math.floor(made / 7)), `${String(9 + (made++ % 7)).padStart(2, '0')}:00`)
  const { providerId, serviceIds } = of
  const { id } = await createBooking(here.ctx(customer), { providerId, serviceIds, dateTime })
  const end = new Date(Date.now() - daysAgo * day)
  await here.running.db
    .updateTable('booking')
    .set({ status, starts_at: new Date(end.getTime() - hour), ends_at: end })
    .where('booking_id', '=', id)
    .execute()
  return id
}

async function reviewBy(customer: Actor, rating = 5, of = provider) {
  return createReview(app.ctx(customer), { bookingId: await visit(customer, { of }), rating, text: 'Splendid' })
}

const codeOf = (outcome: Promise<unknown>) =>
  outcome.then(
    () => 'done',
    (error) => error.code as string,
  )

/** One of them done, the others refused by these codes. */
async function storm(times: number, work: (index: number) => Promise<unknown>) {
  const outcomes = await Promise.all(
    Array.from({ length: times }, (_, index) => codeOf(persistently(() => work(index)))),
  )
  return { done: outcomes.filter((code) => code === 'done').length, others: [...new Set(outcomes)].sort() }
}

/** What is stored of ratings and votes, and is not what the rows add up to. */
const wrongNumbers = () =>
  sql`with counted as (
      select provider_id, array[count(*) filter (where rating = 1), count(*) filter (where rating = 2),
        count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::int[] as stars
      from review where status = 'published' group by 1)
    select provider_id::text as what from counted c full join provider_rating r using (provider_id)
    where c.stars is distinct from r.star_counts
    union all select l.provider_id::text from listing l left join provider_rating r using (provider_id)
      where (coalesce(r.count, 0), r.average) is distinct from (l.reviews_count, l.rating)
    union all select review_id::text from review v where helpful_count <> (
      select count(*) from helpful_vote h where h.provider_id = v.provider_id and h.review_id = v.review_id)`
    .execute(app.running.db)
    .then(({ rows }) => rows)

describe('a review', () => {
  test('is of a completed booking of one’s own, no longer ago than 90 days', async () => {
    const customer = await makeAccount(app)
    const write = async (id: string, by = customer) =>
      codeOf(createReview(app.ctx(by), { bookingId: id, rating: 5, text: 'Splendid' }))
    for (const status of ['pending', 'confirmed', 'no_show', 'expired'])
      expect([status, await write(await visit(customer, { status }))]).toEqual([status, 'not_completed'])
    expect(await write(await visit(customer, { daysAgo: 90.01 }))).toBe('review_too_late')
    expect(await write(await visit(customer, { daysAgo: 89.99 }))).toBe('done')
    const others = await visit(await makeAccount(app))
    expect(await write(others)).toBe('booking_not_found')
    expect(await write(others, provider.owner)).toBe('review_not_yours')
    expect(await write(randomUUID())).toBe('booking_not_found')
  })

  test('is not written from a mailbox that nobody has proven', async () => {
    const customer = await makeAccount(app)
    const bookingId = await visit(customer)
    const prove = (at: Date | null) =>
      app.running.db
        .updateTable('account')
        .set({ email_verified_at: at })
        .where('account_id', '=', customer.accountId)
        .execute()
    await prove(null)
    const write = () => codeOf(createReview(app.ctx(customer), { bookingId, rating: 5, text: 'Splendid' }))
    expect(await write()).toBe('email_unverified')
    await prove(new Date())
    expect(await write()).toBe('done')
  })

  test('is one of twenty that are sent at once; under one key all twenty are answered the same', async () => {
    const customer = await makeAccount(app)
    const [bookingId, keyed] = [await visit(customer), await visit(customer)]
    const write = (id: string, index: number, key?: string) =>
      createReview(app.ctx(customer), {
        bookingId: id,
        rating: 1 + (index % 5),
        text: `Number ${index}`,
        ...(key && { idempotencyKey: key }),
      })
    expect(await storm(20, (index) => write(bookingId, index))).toEqual({ done: 1, others: ['done', 'review_exists'] })
    const answers = await Promise.all(Array.from({ length: 20 }, () => persistently(() => write(keyed, 4, 'once'))))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect((await listOwnReviews(app.ctx(customer), { page: 1, limit: 20 })).reviews).toHaveLength(2)
    expect(await wrongNumbers()).toEqual([])
  })

  test('is edited for 14 days, says so, and keeps what it said', async () => {
    const customer = await makeAccount(app)
    const mine = app.ctx(customer)
    const { id } = await reviewBy(customer, 2)
    const same = await updateReview(mine, { id, rating: 2, text: 'Splendid' })
    expect(same.editedAt).toBeNull()
    await updateReview(mine, { id, rating: 3, text: 'Quite good' })
    const edited = await updateReview(mine, { id, rating: 4, text: 'Good' })
    expect(edited).toMatchObject({ rating: 4, text: 'Good', comment: 'Good', editedAt: expect.stringMatching(/Z$/) })
    const { rows } =
      await sql`select version, rating, text from review_version where review_id = ${id} order by version`.execute(
        app.running.db,
      )
    expect(rows).toEqual([
      { version: 1, rating: 2, text: 'Splendid' },
      { version: 2, rating: 3, text: 'Quite good' },
    ])
    expect(await wrongNumbers()).toEqual([])
    const writtenAgo = (days: number) =>
      sql`update review set created_at = now() - ${days} * interval '1 day' where review_id = ${id}`.execute(
        app.running.db,
      )
    await writtenAgo(13.99)
    expect(await codeOf(updateReview(mine, { id, rating: 5, text: 'Better' }))).toBe('done')
    await writtenAgo(14.01)
    expect(await codeOf(updateReview(mine, { id, rating: 4, text: 'Good' }))).toBe('review_edit_over')
    expect((await listOwnReviews(mine, { page: 1, limit: 5 })).reviews[0]).toMatchObject({ canEdit: false })
  })

  test('that was answered is not edited any more', async () => {
    const customer = await makeAccount(app)
    const { id } = await reviewBy(customer)
    await respondToReview(app.ctx(provider.owner), { id, comment: 'Thank you' })
    expect(await codeOf(updateReview(app.ctx(customer), { id, rating: 1, text: 'Awful' }))).toBe('review_answered')
  })

  test('that is deleted leaves no words and no stars, and the booking gets no other', async () => {
    const shop = await makeProvider(app)
    const customer = await makeAccount(app)
    const mine = app.ctx(customer)
    const { id, bookingId } = await reviewBy(customer, 1, shop)
    await updateReview(mine, { id, rating: 2, text: 'Second thoughts' })
    await voteHelpful(app.ctx(await makeAccount(app)), { id })
    await respondToReview(app.ctx(shop.owner), { id, comment: 'A reply' })
    expect((await listProviderReviews(app.ctx(), listing(shop))).summary.totalReviews).toBe(1)
    await deleteReview(mine, { id })
    expect(await codeOf(deleteReview(mine, { id }))).toBe('review_not_found')
    expect(await codeOf(getReview(mine, { id }))).toBe('review_not_found')
    expect((await listProviderReviews(app.ctx(), listing(shop))).summary).toMatchObject({
      averageRating: null,
      totalReviews: 0,
    })
    expect(await codeOf(createReview(mine, { bookingId, rating: 5, text: 'Again' }))).toBe('review_exists')
    const { rows } = await sql`select row_to_json(v)::text as row from review v where review_id = ${id}
      union all select row_to_json(o)::text from review_version o where review_id = ${id}`.execute(app.running.db)
    expect(JSON.stringify(rows)).not.toMatch(/Splendid|Second thoughts|A reply/)
    expect(await wrongNumbers()).toEqual([])
  })

  test('that is edited and deleted at once ends in one of the two', async () => {
    for (let round = 0; round < 5; round++) {
      const customer = await makeAccount(app)
      const { id } = await reviewBy(customer)
      const edit = (index: number) => updateReview(app.ctx(customer), { id, rating: 1 + index, text: `Edit ${index}` })
      const outcomes = await Promise.all([
        ...[0, 1, 2].map((index) => codeOf(edit(index))),
        codeOf(deleteReview(app.ctx(customer), { id })),
      ])
      expect(outcomes.at(-1)).toBe('done')
      for (const code of outcomes.slice(0, -1)) expect(['done', 'review_not_found']).toContain(code)
      const { rows } = await sql`select status, text from review where review_id = ${id}`.execute(app.running.db)
      expect(rows).toEqual([{ status: 'deleted', text: '' }])
    }
    expect(await wrongNumbers()).toEqual([])
  })

  test('is nobody else’s to change, and one that is not shown does not exist for them', async () => {
    const { id } = await reviewBy(await makeAccount(app))
    const other = app.ctx(await makeAccount(app))
    const change = () => codeOf(updateReview(other, { id, rating: 1, text: 'Mine' }))
    expect([await change(), await codeOf(deleteReview(other, { id }))]).toEqual([
      'review_not_yours',
      'review_not_yours',
    ])
    await sql`update review set status = 'removed', removed_reason = 'spam', removed_at = now() where review_id = ${id}`.execute(
      app.running.db,
    )
    expect(await change()).toBe('review_not_found')
    await refreshRating(app.ctx(), provider.providerId)
    expect(await wrongNumbers()).toEqual([])
  })
})

const listing = (
  of: TestProvider,
  changes: { sort?: ReviewSort; limit?: number; rating?: number; after?: string } = {},
) => ({
  providerId: of.providerId,
  sort: 'newest' as const,
  page: 1,
  limit: 20,
  ...changes,
})

test('a review is not changed by somebody who has left since the call began', async () => {
  const author = await makeAccount(app)
  const { id } = await reviewBy(author)
  const photo = await makeUpload(app, author.accountId)
  await transaction(app.ctx(author), (tx) => eraseAccount(tx, author.accountId))
  const words = { rating: 1, text: 'My number is 020 7946 0000', photos: [photo] }
  expect(await codeOf(updateReview(app.ctx(author), { id, ...words }))).toBe('session_ended')
  expect(await codeOf(deleteReview(app.ctx(author), { id }))).toBe('session_ended')
  expect(await getReview(app.ctx(), { id })).toMatchObject({ text: 'Splendid', media: { photos: [] } })
})

describe('photos of a review', () => {
  const photosOf = async (who: Actor) => {
    const rows = await app.running.db.selectFrom('upload').selectAll().where('account_id', '=', who.accountId).execute()
    return new Map(rows.map(({ upload_id, unused_since }) => [upload_id, unused_since === null]))
  }

  test('are three of one’s own, can be changed without a new wording, and go with it', async () => {
    const customer = await makeAccount(app)
    const ids = await Promise.all(Array.from({ length: 4 }, () => makeUpload(app, customer.accountId)))
    const [first = '', second = '', third = '', fourth = ''] = ids
    const bookingId = await visit(customer)
    const write = (photos: string[]) =>
      createReview(app.ctx(customer), { bookingId, rating: 5, text: 'Splendid', photos })
    const foreign = await makeUpload(app, (await makeAccount(app)).accountId)
    for (const wrong of [[foreign], [first, first], [randomUUID()]])
      expect(await codeOf(write(wrong))).toBe('upload_not_found')
    const { id, media } = await write([first, second, third])
    expect(await codeOf(write([first, second, third]))).toBe('review_exists')
    expect(media.photos).toEqual([first, second, third].map((one) => uploadPath(one)))
    const [listed] = (
      await listProviderReviews(app.ctx(), { providerId: provider.slug, sort: 'newest', page: 1, limit: 1 })
    ).reviews
    expect(listed?.media).toEqual(media)
    const changes = { id, rating: 5, text: 'Splendid' }
    await updateReview(app.ctx(customer), changes)
    const changed = await updateReview(app.ctx(customer), { ...changes, photos: [fourth, first] })
    expect(changed.media.photos).toEqual([fourth, first].map((one) => uploadPath(one)))
    // It says so, and keeps no version: its words are the same, and its photos are gone.
    expect(changed.editedAt).toMatch(/Z$/)
    expect(
      await app.running.db.selectFrom('review_version').where('review_id', '=', id).select('version').execute(),
    ).toEqual([])
    expect(
      [...(await photosOf(customer))]
        .filter(([, isShown]) => isShown)
        .map(([one]) => one)
        .sort(),
    ).toEqual([first, fourth].sort())
    await deleteReview(app.ctx(customer), { id })
    expect([...(await photosOf(customer)).values()]).toEqual([false, false, false, false])
  })

  test('are three: a fourth is refused of a new one and of one that is edited, and nothing of it is kept', async () => {
    const { createApi } = await import('../../http/api.server.ts')
    const { bearer } = await import('../../../tests/factories.ts')
    const api = createApi(app.running)
    const customer = await makeAccount(app)
    const authorization = await bearer(app, customer)
    const four = await Promise.all(Array.from({ length: 4 }, () => makeUpload(app, customer.accountId)))
    const bookingId = await visit(customer)
    const send = async (method: string, path: string, body: object) => {
      const headers = { authorization, 'content-type': 'application/json' }
      const answer = await api.request(`/api${path}`, { method, headers, body: JSON.stringify({ rating: 5, ...body }) })
      const { code, fields, data } = await answer.json()
      return { status: answer.status, code, fields, data }
    }
    const refused = { status: 400, code: 'invalid_input', fields: { photos: expect.any(String) } }
    expect(await send('POST', '/reviews', { bookingId, text: 'Splendid', photos: four })).toMatchObject(refused)
    const [first = '', second = '', third = ''] = four
    const three = [first, second, third]
    const { status, data } = await send('POST', '/reviews', { bookingId, text: 'Splendid', photos: three })
    expect(status).toBe(201)
    expect(await send('PUT', `/reviews/${data.id}`, { text: 'Fine', photos: four })).toMatchObject(refused)
    expect(await getReview(app.ctx(), { id: data.id })).toMatchObject({
      ...{ text: 'Splendid', editedAt: null, media: { photos: three.map((one) => uploadPath(one)) } },
    })
    expect([...(await photosOf(customer)).values()].filter((isShown) => !isShown)).toHaveLength(1)
  })
})

describe('reviews of a provider', () => {
  test('are signed by first name and initial; the whole name is for that visit’s provider and for whoever wrote it', async () => {
    const shop = await makeProvider(app)
    const customer = await makeAccount(app, { firstName: 'Nia', lastName: 'Campbell' })
    const { id } = await reviewBy(customer, 5, shop)
    const seenBy = async (actor: Actor | null) => {
      const { reviews } = await listProviderReviews(app.ctx(actor), listing(shop))
      const one = await getReview(app.ctx(actor), { id })
      expect(one).toEqual(reviews[0])
      return [one.name, one.customerId]
    }
    const [short, whole] = [
      ['Nia C.', null],
      ['Nia Campbell', customer.accountId],
    ]
    expect(await seenBy(null)).toEqual(short)
    expect(await seenBy(await makeAccount(app))).toEqual(short)
    expect(await seenBy(provider.owner)).toEqual(short)
    expect(await seenBy(shop.owner)).toEqual(whole)
    expect(await seenBy(customer)).toEqual(whole)
    const all = await listReviews(app.ctx(), { page: 1, limit: 1 })
    expect(all.reviews).toMatchObject([{ id, _id: id, name: 'Nia C.', media: { photos: [] } }])
    expect(all.pagination.total).toBe(
      (
        await sql<{ n: number }>`select count(*)::int as n from review where status = 'published'`.execute(
          app.running.db,
        )
      ).rows[0]?.n,
    )
  })

  test('are found by record id, by identity id and by slug', async () => {
    const shop = await makeProvider(app)
    await reviewBy(await makeAccount(app), 4, shop)
    for (const providerId of [shop.providerId, shop.owner.accountId, shop.slug]) {
      const { summary } = await listProviderReviews(app.ctx(), { ...listing(shop), providerId })
      expect(summary).toMatchObject({ averageRating: 4, totalReviews: 1 })
    }
    expect(await codeOf(listProviderReviews(app.ctx(), { ...listing(shop), providerId: 'nowhere' }))).toBe(
      'provider_not_found',
    )
  })

  test('come page by page without repeats or gaps while new ones come, in every order and by stars', async () => {
    const shop = await makeProvider(app, { columns: { booking_window_days: 365 } })
    const written: string[] = []
    const someone = await makeAccount(app)
    const writeOne = async (index: number) => {
      const { id } = await reviewBy(someone, 1 + (index % 5), shop)
      written.push(id)
      return id
    }
    for (let index = 0; index < 12; index++) await writeOne(index)
    // Several of one moment, and of one number of votes.
    await sql`update review set created_at = date_trunc('hour', created_at), helpful_count = rating % 3
      where provider_id = ${shop.providerId}`.execute(app.running.db)
    const readAll = async (sort: ReviewSort, rating?: number) => {
      const found: string[] = []
      let after: string | null = null
      do {
        const input = listing(shop, { sort, limit: 2, ...(rating && { rating }), ...(after && { after }) })
        const page: Awaited<ReturnType<typeof listProviderReviews>> = await listProviderReviews(app.ctx(), input)
        found.push(...page.reviews.map(({ id }) => id))
        after = page.next
        if (found.length === 4) await writeOne(4)
      } while (after)
      return found
    }
    for (const sort of reviewSorts) {
      const before = [...written]
      const found = await readAll(sort)
      expect([sort, new Set(found).size]).toEqual([sort, found.length])
      expect([sort, before.filter((id) => !found.includes(id))]).toEqual([sort, []])
    }
    const four = await listProviderReviews(app.ctx(), listing(shop, { rating: 4, limit: 50 }))
    expect(four.reviews.map(({ rating }) => rating)).toEqual(Array.from({ length: four.pagination.total }, () => 4))
    expect(four.pagination.total).toBeGreaterThan(0)
    expect(four.summary.totalReviews).toBe(written.length)
    await sql`update review set helpful_count = 0 where provider_id = ${shop.providerId}`.execute(app.running.db)
  })

  const uuid = '018a704a-19a4-7fc9-9ca5-e3575cf7e95e'
  const cursors = [
    "0,2026-01-01T10:00:00Z,'or",
    `0,2026-99-01T10:00:00.000Z,${uuid}`,
    `0,2026-01-01T10:00:00.000Z,${'-'.repeat(36)}`,
  ]
  test.each(['x', 'MSwyLDM', ...cursors.map((cursor) => Buffer.from(cursor).toString('base64url'))])(
    'go on after nothing else than a page before: %s',
    async (after) => {
      expect(await codeOf(listProviderReviews(app.ctx(), listing(provider, { after })))).toBe('invalid_input')
    },
  )
})

describe('a vote', () => {
  test('of fifty clicks at once of one person is there or not, and the count is that of the rows', async () => {
    const { id } = await reviewBy(await makeAccount(app))
    const fan = app.ctx(await makeAccount(app))
    await voteHelpful(app.ctx(await makeAccount(app)), { id })
    await Promise.all(Array.from({ length: 50 }, () => persistently(() => voteHelpful(fan, { id }))))
    // An even number of toggles.
    expect(await getVotes(fan, { id })).toEqual({ helpfulCount: 1, userHasVoted: false })
    await Promise.all(Array.from({ length: 51 }, () => persistently(() => voteHelpful(fan, { id }))))
    expect(await getVotes(fan, { id })).toEqual({ helpfulCount: 2, userHasVoted: true })
    await Promise.all(Array.from({ length: 10 }, () => persistently(() => voteHelpful(fan, { id, voted: true }))))
    expect(await getVotes(fan, { id })).toEqual({ helpfulCount: 2, userHasVoted: true })
    expect(await getVotes(app.ctx(), { id })).toEqual({ helpfulCount: 2, userHasVoted: false })
    expect(await wrongNumbers()).toEqual([])
  })

  test('that is sent again under its key is not taken back', async () => {
    const { id } = await reviewBy(await makeAccount(app))
    const fan = app.ctx(await makeAccount(app))
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => persistently(() => voteHelpful(fan, { id, idempotencyKey: 'click' }))),
    )
    expect(answers).toEqual(Array.from({ length: 6 }, () => ({ helpfulCount: 1, userHasVoted: true })))
  })

  test('is for nobody who wrote it or is meant by it', async () => {
    const customer = await makeAccount(app)
    const { id } = await reviewBy(customer)
    expect(await codeOf(voteHelpful(app.ctx(customer), { id }))).toBe('own_vote')
    expect(await codeOf(voteHelpful(app.ctx(provider.owner), { id }))).toBe('own_vote')
  })
})

test('who is not on the site reads and answers what is said of them; nobody else reads it', async () => {
  const { id } = await reviewBy(await makeAccount(app))
  const is = (status: string) =>
    sql`update provider set status = ${status} where provider_id = ${provider.providerId}`.execute(app.running.db)
  await is('inactive')
  try {
    const owner = app.ctx(provider.owner)
    expect((await respondToReview(owner, { id, comment: 'We are closed' })).response?.text).toBe('We are closed')
    expect((await getReview(owner, { id })).id).toBe(id)
    for (const ctx of [app.ctx(), app.ctx(await makeAccount(app))])
      expect(await codeOf(getReview(ctx, { id }))).toBe('review_not_found')
  } finally {
    await is('active')
  }
})

test('a reply is one of twenty that are sent at once, by the provider of the visit', async () => {
  const { id } = await reviewBy(await makeAccount(app))
  const other = await makeProvider(app)
  expect(await codeOf(respondToReview(app.ctx(other.owner), { id, comment: 'Mine' }))).toBe('reply_not_yours')
  const reply = (index: number) => respondToReview(app.ctx(provider.owner), { id, comment: `Reply ${index}` })
  expect(await storm(20, reply)).toEqual({ done: 1, others: ['already_answered', 'done'] })
  expect((await getReview(app.ctx(), { id })).response).toMatchObject({
    text: expect.stringMatching(/^Reply \d+$/),
    respondedBy: provider.owner.accountId,
  })
})

test('a reply to words that have been edited since is sent back with what they say now', async () => {
  const customer = await makeAccount(app)
  const { id, createdAt } = await reviewBy(customer)
  const edited = await updateReview(app.ctx(customer), { id, rating: 1, text: 'It fell apart the next day' })
  const reply = (seenAt: string | null) =>
    respondToReview(app.ctx(provider.owner), { id, comment: 'Thank you so much', ...(seenAt && { seenAt }) })
  const refused = await reply(createdAt).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'review_edited', data: { id, rating: 1, text: 'It fell apart the next day' } })
  expect((await getReview(app.ctx(), { id })).response).toBeNull()
  expect((await reply(edited.editedAt)).response?.text).toBe('Thank you so much')
})

test('a thing is reported once by a person, and never by whom it is of', async () => {
  const customer = await makeAccount(app)
  const { id } = await reviewBy(customer)
  const report = { reason: 'spam' as const, details: 'Look' }
  const reader = app.ctx(await makeAccount(app))
  expect(await storm(10, () => reportReview(reader, { id, ...report }))).toEqual({
    done: 1,
    others: ['already_reported', 'done'],
  })
  expect(await codeOf(reportReview(app.ctx(provider.owner), { id, ...report }))).toBe('done')
  expect(await codeOf(reportReview(app.ctx(customer), { id, ...report }))).toBe('own_report')
  const page = { id: provider.providerId, ...report }
  expect(await storm(10, () => reportProvider(reader, page))).toEqual({ done: 1, others: ['already_reported', 'done'] })
  expect(await codeOf(reportProvider(app.ctx(provider.owner), page))).toBe('own_report')
  expect((await getReview(app.ctx(), { id })).id).toBe(id)
})

test('a review is not reported while it is deleted: nobody could decide it', async () => {
  const { id } = await reviewBy(await makeAccount(app))
  const deleting = await app.pool.connect()
  await deleting.query('begin')
  await deleting.query(`update review set status = 'deleted', text = '' where review_id = '${id}'`)
  let isAnswered = false
  const reporting = codeOf(
    reportReview(app.ctx(await makeAccount(app)), { id, reason: 'spam', details: '' }).finally(() => {
      isAnswered = true
    }),
  )
  await expect.poll(async () => isAnswered || (await lockWaits(app)) > 0).toBe(true)
  await deleting.query('commit')
  deleting.release()
  expect(await reporting).toBe('review_not_found')
})

test('thirty votes a minute and ten reports an hour, then 429 with the wait', async () => {
  const { createApi } = await import('../../http/api.server.ts')
  const { bearer } = await import('../../../tests/factories.ts')
  const strict = await startTestApp({ rateLimitFactor: 1 })
  try {
    const shop = await makeProvider(strict)
    const author = await makeAccount(strict)
    const bookingId = await visit(author, { of: shop }, strict)
    const { id } = await createReview(strict.ctx(author), { bookingId, rating: 5, text: 'Splendid' })
    const reader = await makeAccount(strict)
    const api = createApi(strict.running)
    const authorization = await bearer(strict, reader)
    const post = async (path: string, body: object) => {
      const headers = { authorization, 'content-type': 'application/json' }
      return (await api.request(`/api/reviews/${id}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
        .status
    }
    const statuses = async (times: number, path: string, body: object) => {
      const all: number[] = []
      for (let index = 0; index < times; index++) all.push(await post(path, body))
      return all
    }
    expect((await statuses(32, 'helpful', {})).slice(29)).toEqual([200, 429, 429])
    expect((await statuses(12, 'report', { reason: 'spam' })).slice(9)).toEqual([409, 429, 429])
  } finally {
    await strict.close()
  }
})

test('whoever is looked up is known to themselves, the provider of a review of theirs and the office, and the Verified Customer to others', async () => {
  const nia = await makeAccount(app, { firstName: 'Nia', lastName: 'Castle' })
  await reviewBy(nia, 5)
  const [stranger, missing] = [await makeAccount(app), randomUUID()]
  const other = await makeProvider(app)
  const lookUp = async (actor: Actor) =>
    (await lookUpReviewers(app.ctx(actor), { ids: [missing, nia.accountId] })).users.map(({ name, initials }) => [
      name,
      initials,
    ])
  const nobody = ['Verified Customer', 'VC']
  const owner = { ...provider.owner, providerId: provider.providerId }
  for (const actor of [nia, owner, { ...stranger, isAdmin: true }])
    expect(await lookUp(actor)).toEqual([nobody, ['Nia Castle', 'NC']])
  for (const actor of [stranger, { ...other.owner, providerId: other.providerId }])
    expect(await lookUp(actor)).toEqual([nobody, nobody])
  const [placeholder] = (await lookUpReviewers(app.ctx(stranger), { ids: [missing] })).users
  expect(placeholder).toEqual({
    ...{ id: missing, firstName: 'Verified', lastName: 'Customer', name: 'Verified Customer', initials: 'VC' },
    profileImage: null,
  })
})
