import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAdmin, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { codeOf } from '../../../tests/support.ts'
import { createApi } from '../../http/api.server.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import { saidOtherwise } from '../../i18n/said-otherwise.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { sayNewName } from '../business/jobs.server.ts'
import { listCategories as listShown, readAllCategories } from '../categories/service.server.ts'
import { takeCategoryNames } from '../categories/set-categories.server.ts'
import { categoryName } from '../providers/ui/provider-texts.ts'
import { refreshSearchText, updateProvider } from '../providers/write-provider.server.ts'
import { countFilters } from '../search/count-filters.server.ts'
import { listCategories, saveCategories } from './categories.server.ts'
import type { CategorySettings } from './categories-contract.ts'

const app = openTestApp()

let admin: Actor
let before: CategorySettings['categories']
beforeEach(async () => {
  admin = await makeAdmin(app)
  before = (await listCategories(app.ctx(admin))).categories
})
afterEach(async () => {
  await save(before)
  // The texts are those of the process.
  await takeCategoryNames(app.ctx())
})
const sent = (categories: CategorySettings['categories']) =>
  categories.map(({ slug, names, isShown }) => ({ slug, names, isShown }))
const save = async (categories: CategorySettings['categories']) =>
  saveCategories(app.ctx(admin), {
    version: (await listCategories(app.ctx(admin))).version,
    categories: sent(categories),
  })
const with_ = (slug: string, changes: object) => before.map((one) => (one.slug === slug ? { ...one, ...changes } : one))
const shownIn = (language: string) => categoryName(i18nFor(language), { slug: 'nail-care', name: 'Nail Care' })
const auditOf = async () =>
  (
    await sql<{ details: object }>`select details from audit_entry where actor_id = ${admin.accountId}
      and action = 'settings.category_set' order by at, audit_entry_id`.execute(app.running.db)
  ).rows.map(({ details }) => details)

/** What the jobs of a new name would be given; they are not run by themselves here. */
const asked = async () => {
  const { rows } = await sql<{ data: { slug: string; after: string | null } }>`delete from pgboss.job
    where name = 'search-of-renamed-category' and state = 'created' returning data`.execute(app.running.db)
  return rows.map(({ data }) => data)
}
const textOf = async (providerId: string) =>
  (
    await app.running.db
      .selectFrom('provider')
      .select('search_text')
      .where('provider_id', '=', providerId)
      .executeTakeFirstOrThrow()
  ).search_text

test('a category is called as the operator says wherever texts are rendered, and as it ships when they take that back', async () => {
  const names = { en: 'Nails', fr: 'Soin des ongles', es: 'Uñas', pt: 'Unhas' }
  await save(with_('nail-care', { names }))
  await takeCategoryNames(app.ctx())
  expect(['en', 'fr', 'es', 'pt'].map(shownIn)).toEqual(['Nails', 'Soin des ongles', 'Uñas', 'Unhas'])
  // As it ships in French: no word of the operator's.
  expect([saidOtherwise('en'), saidOtherwise('fr')]).toEqual([{ 'nail-care': 'Nails' }, {}])
  expect((await listShown(app.ctx())).find(({ slug }) => slug === 'nail-care')?.name).toBe('Nails')
  expect(await auditOf()).toEqual([{ category: 'nail-care', position: 2, isShown: true }])
  await save(before)
  await takeCategoryNames(app.ctx())
  expect([shownIn('en'), shownIn('es'), saidOtherwise('en')]).toEqual(['Nail Care', 'Cuidado de uñas', {}])
})

test('they stand in the order that is set; one that is hidden stands in no list, and its address still leads there', async () => {
  await makeProvider(app, { columns: { category_slug: 'health-wellness', subcategory_slug: 'massage-bodywork' } })
  const moved = [...with_('health-wellness', { isShown: false })].reverse()
  const { categories } = await save(moved)
  expect(categories.map(({ slug }) => slug)).toEqual(moved.map(({ slug }) => slug))
  expect(categories.find(({ slug }) => slug === 'health-wellness')?.providerCount).toBeGreaterThan(0)
  const shown = (await listShown(app.ctx())).map(({ slug }) => slug)
  const isGone = (slug: string) => slug === 'health-wellness' || slug === 'massage-bodywork'
  expect(shown).toEqual(moved.map(({ slug }) => slug).filter((slug) => !isGone(slug)))
  const offered = await (await createApi(app.running).request('/api/search?search=massage')).json()
  expect(offered.data.categories.filter(({ slug }: { slug: string }) => isGone(slug))).toEqual([])
  expect((await countFilters(app.ctx(), {})).categories.filter(({ value }) => isGone(value))).toEqual([])
  // Whoever has its address still gets there.
  expect((await readAllCategories(app.ctx())).find(({ slug }) => slug === 'health-wellness')?.isShown).toBe(false)
})

test('are named each once, one at least is shown, and nobody overwrites what they have not seen', async () => {
  const { version } = await listCategories(app.ctx(admin))
  const categories = sent(before)
  const asked = (given: typeof categories) => codeOf(saveCategories(app.ctx(admin), { version, categories: given }))
  expect(await asked(categories.slice(1))).toBe('invalid_input')
  expect(await asked([...categories.slice(1), ...categories.slice(1, 2)])).toBe('invalid_input')
  expect(await asked(categories.map((one) => ({ ...one, isShown: false })))).toBe('invalid_input')
  await save([...before].reverse())
  expect(await asked(categories)).toBe('setting_changed')
})

test('a category that is called otherwise in English is found by its new name at once, and by the old one no more', async () => {
  const of = { columns: { category_slug: 'nail-care', subcategory_slug: 'nail-care' } }
  const shops = [await makeProvider(app, of), await makeProvider(app, of), await makeProvider(app, of)]
  const gone = await makeProvider(app, of)
  const elsewhere = await makeProvider(app)
  const ids = shops.map(({ providerId }) => providerId)
  for (const { providerId } of [...shops, gone]) await refreshSearchText(app.ctx(), providerId)
  await sql`update provider set search_text = '' where provider_id = ${gone.providerId}`.execute(app.running.db)
  await sql`update account set status = 'deleted', email = account_id || '@deleted.invalid'
    where account_id = ${gone.owner.accountId}`.execute(app.running.db)
  const saying = async (words: string) => {
    const { rows } = await sql<{ id: string }>`select provider_id as id from provider
      where provider_id = any(${[...ids, gone.providerId, elsewhere.providerId]}) and search_text like ${`%${words}%`}
      order by 1`.execute(app.running.db)
    return rows.map(({ id }) => id)
  }
  expect(await saying('nail care')).toEqual([...ids].sort())
  await save(with_('nail-care', { names: { en: 'Manicures', fr: 'Ongles', es: 'Uñas', pt: 'Unhas' } }))
  let [turn] = await asked()
  expect(turn).toMatchObject({ slug: 'nail-care', after: null })
  // Two at a time: each turn asks for the next, until nobody is left.
  let turns = 0
  for (; turn; [turn] = await asked(), turns++) await sayNewName(app.ctx(), turn.slug, turn.after, 2)
  expect(turns).toBeGreaterThanOrEqual(2)
  expect([await saying('manicures'), await saying('nail care')]).toEqual([[...ids].sort(), []])
  // In French alone nobody is looked for otherwise.
  await save(
    (await listCategories(app.ctx(admin))).categories.map((one) => ({
      ...one,
      names: { ...one.names, fr: `${one.names.fr} !` },
    })),
  )
  expect(await asked()).toEqual([])
})

const isWaitedFor = async () => {
  const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`.execute(app.running.db)
  return rows.length > 0
}

test('whoever comes into a category in the second it is called otherwise is found by its new name', async () => {
  const names = { en: 'Manicures', fr: 'Ongles', es: 'Uñas', pt: 'Unhas' }
  const { providerId } = await makeProvider(app)
  const [written, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const coming = transaction(app.ctx(), async (tx) => {
    const columns = { category_slug: 'nail-care', subcategory_slug: 'nail-care' }
    await updateProvider(tx, providerId, columns)
    await refreshSearchText(tx, providerId)
    written.resolve()
    await over.promise
  })
  await written.promise
  const renaming = save(with_('nail-care', { names })).then(async () => {
    for (const { slug, after } of await asked()) await sayNewName(app.ctx(), slug, after)
  })
  // Until the rename waits, or it and its job are over, were nobody waited for.
  let isOver = false
  const ended = renaming.finally(() => {
    isOver = true
  })
  await expect.poll(async () => isOver || (await isWaitedFor()), { timeout: 20_000 }).toBe(true)
  over.resolve()
  await Promise.all([coming, ended])
  expect(await textOf(providerId)).toContain('manicures')
})

test('many who come into a category and many renames at once leave nobody with an old name', async () => {
  const shops = await Promise.all(Array.from({ length: 6 }, () => makeProvider(app)))
  for (const [round, en] of ['Hands', 'Hands and feet', 'Nail art', 'Polish'].entries()) {
    const to = round % 2 === 0 ? 'nail-care' : 'hair-styling-barbering'
    const come = shops.map(({ providerId }) =>
      transaction(app.ctx(), async (tx) => {
        await updateProvider(tx, providerId, { category_slug: to, subcategory_slug: to })
        await refreshSearchText(tx, providerId)
      }),
    )
    const rename = save(with_(to, { names: { en, fr: `${en} F`, es: `${en} E`, pt: `${en} P` } })).then(async () => {
      for (const { slug, after } of await asked()) await sayNewName(app.ctx(), slug, after)
    })
    await Promise.all([...come, rename])
    for (const { providerId } of shops) expect(await textOf(providerId)).toContain(en.toLowerCase())
  }
})
