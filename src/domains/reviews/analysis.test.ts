import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import type { Actor } from '../../lib/context.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { analyseReviews } from './analyse-reviews.server.ts'
import { vocabularyVersion } from './analysis.rules.ts'
import { respondToReview } from './answer-review.server.ts'
import { subscriptions } from './jobs.server.ts'
import { getAnalysis } from './read-analysis.server.ts'
import { createReview, deleteReview, updateReview } from './write-review.server.ts'

const app = openTestApp()
const heard = subscriptions.filter(({ queue }) => queue === 'review-analysis')
const hour = 3_600_000
let customers: Actor[]
let made = 0
beforeAll(async () => {
  customers = await Promise.all(
    Array.from({ length: 6 }, () => makeAccount(app, { firstName: 'Nia', lastName: 'Cole' })),
  )
})

async function write(of: TestProvider, who: number, rating: number, text: string, language = 'en') {
  const customer = customers[who] as Actor
  const dateTime = london(dateIn(2 + Math.floor(made / 7)), `${String(9 + (made++ % 7)).padStart(2, '0')}:00`)
  const { id } = await createBooking(app.ctx(customer), {
    providerId: of.providerId,
    serviceIds: of.serviceIds,
    dateTime,
  })
  const end = new Date(Date.now() - 24 * hour)
  await app.running.db
    .updateTable('booking')
    .set({ status: 'completed', starts_at: new Date(end.getTime() - hour), ends_at: end })
    .where('booking_id', '=', id)
    .execute()
  const review = await createReview({ ...app.ctx(customer), locale: language }, { bookingId: id, rating, text })
  return { ...review, customer }
}

/** As the job does that hears of a change. */
const analyse = async ({ providerId }: TestProvider) => {
  for (const { run } of heard) await run(app.ctx(), { reviewId: '', providerId })
}
const read = ({ providerId }: TestProvider, locale = 'en', sentences = 100) =>
  getAnalysis({ ...app.ctx(), locale }, { providerId, sentences })

test('the reviews of a provider are told by their themes, each with the words that prove it; fewer than five say nothing', async () => {
  const provider = await makeProvider(app, { columns: { booking_window_days: 365 } })
  await write(provider, 0, 5, 'Lovely woman. The room was spotless 😊 and she runs on time.')
  await write(provider, 1, 5, 'Spotless, and she is so friendly.')
  await write(provider, 2, 4, 'Tout est très propre, mais toujours en retard.', 'fr')
  const late = await write(provider, 3, 2, 'She ran late. I liked the cut.')
  await analyse(provider)
  expect(await read(provider)).toMatchObject({ sentimentScore: null, commonThemes: [], reviews: 4 })
  await write(provider, 4, 5, 'Great.')
  // Not yet read: the page does not wait for it.
  expect(await read(provider)).toMatchObject({ sentimentScore: null, reviews: 4 })
  await analyse(provider)
  await respondToReview(app.ctx(provider.owner), { id: late.id, comment: 'Sorry' })
  const said = await read(provider)
  expect(said).toMatchObject({ reviews: 5, responseRate: 0.2, averageResponseTime: 0 })
  expect(said.sentimentScore).toBeGreaterThan(0.7)
  expect(said.commonThemes.map(({ name, isPraise, count }) => [name, isPraise, count])).toEqual([
    ['Very clean', true, 3],
    ['Friendly', true, 2],
    ['Runs late', false, 2],
  ])
  for (const { count, sentences } of said.commonThemes)
    expect(new Set(sentences.map((one) => one.reviewId)).size).toBe(count)
  // One that says two things is quoted for the first of them.
  const quotes = (await read(provider, 'en', 1)).commonThemes.map(({ sentences }) => sentences.map(({ text }) => text))
  expect(quotes.slice(0, 2)).toEqual([['Spotless, and she is so friendly.'], ['Lovely woman.']])
  expect(said.commonThemes[0]?.sentences.map(({ text, language, name }) => [text, language, name])).toEqual([
    ['Spotless, and she is so friendly.', 'en', 'Nia C.'],
    ['The room was spotless 😊 and she runs on time.', 'en', 'Nia C.'],
    ['Tout est très propre, mais toujours en retard.', 'fr', 'Nia C.'],
  ])
  const french = await read(provider, 'fr', 1)
  expect(french.commonThemes.map(({ name, count, sentences }) => [name, count, sentences.length])).toEqual([
    ['Très propre', 3, 1],
    ['Accueil chaleureux', 2, 1],
    ['Souvent en retard', 2, 1],
  ])

  // What is edited or deleted says nothing any more until it has been read again.
  await updateReview(app.ctx(customers[1] as Actor), {
    id: said.commonThemes[0]?.sentences[0]?.reviewId ?? '',
    rating: 1,
    text: 'Filthy.',
  })
  expect((await read(provider)).reviews).toBe(4)
  await analyse(provider)
  expect((await read(provider)).reviews).toBe(5)
  await deleteReview(app.ctx(customers[0] as Actor), { id: said.commonThemes[0]?.sentences[1]?.reviewId ?? '' })
  expect(await read(provider)).toMatchObject({ sentimentScore: null, commonThemes: [], reviews: 4 })
}, 60_000)

test('who has left is signed in a quote as under the review', async () => {
  const provider = await makeProvider(app, { columns: { booking_window_days: 365 } })
  for (const who of [0, 1, 2, 3, 4]) await write(provider, who, 5, 'Spotless.')
  await analyse(provider)
  const gone = { first_name: 'Verified', last_name: 'Customer', display_name: null, status: 'deleted' }
  const ids = customers.map(({ accountId }) => accountId)
  const { db } = app.running
  await db.updateTable('account').set(gone).where('account_id', 'in', ids).execute()
  const names = (await read(provider)).commonThemes[0]?.sentences.map(({ name }) => name)
  expect(names).toEqual(Array(5).fill('Verified Customer'))
  const back = { first_name: 'Nia', last_name: 'Cole', status: 'active' }
  await db.updateTable('account').set(back).where('account_id', 'in', ids).execute()
})

test('words that are edited while they are read are not told by what was read, and an older vocabulary is read again', async () => {
  const provider = await makeProvider(app, { columns: { booking_window_days: 365 } })
  const { id, customer } = await write(provider, 5, 5, 'Perfect.')
  const [first, second] = await Promise.all([
    analyseReviews(app.ctx(), provider.providerId),
    updateReview(app.ctx(customer), { id, rating: 1, text: 'Terrible.' }),
  ])
  expect([first, second.text]).toEqual([undefined, 'Terrible.'])
  const opinions = () =>
    app.running.db
      .selectFrom('review_opinion')
      .select(['sentiment', 'vocabulary'])
      .where('review_id', '=', id)
      .execute()
      .then((rows) => rows.map(({ sentiment, vocabulary }) => [sentiment < 0.3, vocabulary]))
  expect(await opinions()).toEqual([])
  await analyse(provider)
  expect(await opinions()).toEqual([[true, vocabularyVersion]])
  await sql`update review_opinion set vocabulary = 99 where review_id = ${id}`.execute(app.running.db)
  await analyseReviews(app.ctx(), null)
  expect(await opinions()).toEqual([[true, vocabularyVersion]])
}, 60_000)

test('what several read at once is written by each of them, one after the other', async () => {
  const provider = await makeProvider(app, { columns: { booking_window_days: 365 } })
  for (const who of [0, 1, 2]) await write(provider, who, 5, 'Spotless.')
  const readers = Array.from({ length: 4 }, () => analyse(provider))
  expect((await Promise.allSettled(readers)).map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'))
  expect(await read(provider)).toMatchObject({ reviews: 3 })
}, 60_000)

test('where no process can be started nothing is said, and the server goes on', async () => {
  const provider = await makeProvider(app, { columns: { booking_window_days: 365 } })
  await write(provider, 5, 5, 'Perfect.')
  const { execPath } = process
  process.execPath = '/no/such/node'
  const outcome = await analyse(provider).then(
    () => 'read',
    () => 'failed',
  )
  process.execPath = execPath
  expect(outcome).toBe('failed')
  expect(await read(provider)).toMatchObject({ sentimentScore: null, commonThemes: [], reviews: 0 })
  await analyse(provider)
  expect(await read(provider)).toMatchObject({ reviews: 1 })
})
