import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeProvider, openTestApp } from '../../../tests/factories.ts'
import { listCategories } from '../categories/service.server.ts'
import { findBreaches } from '../doctor/promises.server.ts'
import { setSuspended } from '../identity/admins.server.ts'
import { countFilters } from '../search/count-filters.server.ts'
import { searchProviders } from '../search/service.server.ts'
import { addUpCategories, countCategories } from './count-categories.server.ts'
import { updateProvider } from './write-provider.server.ts'

const app = openTestApp()
const [main, sub] = ['health-wellness', 'massage-bodywork']
const massage = { columns: { category_slug: main, subcategory_slug: sub } }

/** What is said of each category, of those that are shown. */
const said = async () =>
  new Map((await listCategories(app.ctx())).map(({ slug, providerCount }) => [slug, providerCount]))

/** Of each category as many as who clicks on it finds, and as its filter says. */
async function expectWhatIsFound() {
  const counts = await said()
  const filters = new Map((await countFilters(app.ctx(), {})).categories.map(({ value, count }) => [value, count]))
  for (const [category, count] of counts) {
    const { pagination } = await searchProviders(app.ctx(), { category, page: 1, limit: 1 })
    expect([category, count, filters.get(category) ?? 0]).toEqual([category, pagination.total, pagination.total])
  }
  expect(await findBreaches(app.ctx(), 'categories_are_counted')).toEqual([])
  return counts.get(sub)
}

const set = ({ providerId }: { providerId: string }, columns: Parameters<typeof updateProvider>[2]) =>
  updateProvider(app.ctx(), providerId, columns)

test('a category says as many as a click on it finds, whatever becomes of who is in it, added up or not', async () => {
  for (const addUp of [() => Promise.resolve(), () => addUpCategories(app.ctx())]) {
    const before = (await said()).get(sub) ?? 0
    const shops = [await makeProvider(app, massage), await makeProvider(app, massage)] as const
    await makeProvider(app, { columns: { ...massage.columns, status: 'inactive' } })
    await addUp()
    expect(await expectWhatIsFound()).toBe(before + 2)

    await set(shops[0], { status: 'inactive' })
    await addUp()
    expect(await expectWhatIsFound()).toBe(before + 1)
    await set(shops[0], { status: 'active' })

    await set(shops[1], { category_slug: 'nail-care', subcategory_slug: 'nail-care' })
    await addUp()
    expect(await expectWhatIsFound()).toBe(before + 1)

    const { accountId } = shops[0].owner
    await setSuspended(app.ctx(), { accountId, isSuspended: true })
    expect(await expectWhatIsFound()).toBe(before)
    await setSuspended(app.ctx(), { accountId, isSuspended: false })
    await addUp()
    expect(await expectWhatIsFound()).toBe(before + 1)

    // Both ways at once, and there and back.
    await set(shops[0], { status: 'inactive', category_slug: 'nail-care', subcategory_slug: 'nail-care' })
    await set(shops[0], { status: 'active' })
    await addUp()
    expect(await expectWhatIsFound()).toBe(before)
  }
})

test('a category that is hidden is said nowhere, and counts on', async () => {
  const before = (await said()).get(sub) ?? 0
  const { db } = app.running
  await db.updateTable('category').set({ is_shown: false }).where('slug', '=', main).execute()
  await makeProvider(app, massage)
  expect((await said()).has(sub)).toBe(false)
  await db.updateTable('category').set({ is_shown: true }).where('slug', '=', main).execute()
  expect(await expectWhatIsFound()).toBe(before + 1)
})

test('while some open, others close and two nodes add up, no number that is read is one that never was', async () => {
  const shops = await Promise.all(Array.from({ length: 8 }, () => makeProvider(app, massage)))
  await countCategories(app.ctx())
  const all = (await said()).get(sub) ?? 0
  let isOver = false
  const addingUp = [addUpCategories, addUpCategories, countCategories].map(async (work) => {
    while (!isOver) await work(app.ctx())
  })
  const reading = (async () => {
    const seen: number[] = []
    while (!isOver) seen.push((await said()).get(sub) ?? 0)
    return seen
  })()
  // Closing one by one: the number only falls.
  for (const shop of shops) await set(shop, { status: 'inactive' })
  isOver = true
  await Promise.all(addingUp)
  const seen = await reading
  expect(seen).toEqual(seen.toSorted((a, b) => b - a))
  expect(seen.every((count) => count <= all && count >= all - shops.length)).toBe(true)
  expect(await expectWhatIsFound()).toBe(all - shops.length)
})

test('more than is added up at a time is added up all the same, by one alone', async () => {
  await addUpCategories(app.ctx())
  const shops = await Promise.all(Array.from({ length: 8 }, () => makeProvider(app, massage)))
  const left = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from category_move`.execute(app.running.db)).rows[0]?.n
  expect(await left()).toBeGreaterThanOrEqual(shops.length)
  const { db } = app.running
  await db.transaction().execute(async (other) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('categories counted', 0))`.execute(other)
    await addUpCategories(app.ctx())
  })
  expect(await left()).toBeGreaterThanOrEqual(shops.length)
  await addUpCategories(app.ctx(), 3)
  expect(await left()).toBe(0)
  await expectWhatIsFound()
})

test('what was written past the triggers is counted anew, at night', async () => {
  await makeProvider(app, massage)
  await sql`update category_count set count = count + 7`.execute(app.running.db)
  await sql`insert into category_count values ('of-nobody', 3)`.execute(app.running.db)
  await countCategories(app.ctx())
  await expectWhatIsFound()
})
