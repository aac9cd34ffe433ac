import { Kysely, PostgresDialect } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { lockWaits, makeProvider, openTestApp } from '../../../tests/factories.ts'
import type { DB } from '../../lib/database.ts'
import { transaction } from '../../lib/db.server.ts'
import { plainText } from '../../lib/plain-text.ts'
import { forgetUnusedWords } from '../providers/jobs.server.ts'
import { providerData } from '../providers/personal-data.server.ts'
import { allSynonyms } from '../providers/synonyms.rules.ts'
import { resolveWords } from '../providers/words.server.ts'
import { refreshSearchText } from '../providers/write-provider.server.ts'
import { searchProviders } from './service.server.ts'

const app = openTestApp()

/** What search reads of them, as `refreshSearchText` writes it. */
const texts = {
  nails: 'polished bar amina nail technician nail care hackney london gel manicure biab overlay',
  hair: 'cafe curls maya thompson hair stylist hair styling & barbering leeds balayage haircuts and colour',
  barber: 'sharp edge barber hair styling & barbering bethnal green london skin fade beard trim hot towel shave',
  massage: 'still waters massage therapist camden london deep tissue massages for men and women',
  coiffure: 'salon lumiere coiffeuse coiffure paris coupe femme meches brushing',
  portraits: 'barbara lens portrait artist york painted portraits of dogs',
  tattoo: 'inkwell tattoo artist tattoo & body art bristol fine line lettering',
}
type Name = keyof typeof texts
const names = new Map<string, Name>()

beforeAll(async () => {
  for (const [name, search_text] of Object.entries(texts)) {
    const { providerId } = await makeProvider(app, { columns: { search_text } })
    names.set(providerId, name as Name)
  }
  const words = new Set(
    Object.values(texts)
      .join(' ')
      .match(/\w{3,}/g),
  )
  await app.running.db
    .insertInto('search_word')
    .values([...words].map((word) => ({ word })))
    .execute()
})

async function found(search: string): Promise<Name[]> {
  const { providers } = await searchProviders(app.ctx(), { search, page: 1, limit: 50 })
  return providers.map(({ id }) => names.get(id) as Name).toSorted()
}

describe('words of search', () => {
  test.each<[string, Name[]]>([
    ['manicure', ['nails']],
    ['mani', ['nails']],
    ['uñas', ['nails']],
    ['Ongles', ['nails']],
    ['unhas', ['nails']],
    ['peluquería', ['barber', 'coiffure', 'hair']],
    ['coiffeur', ['barber', 'coiffure', 'hair']],
    ['coupe femme', ['coiffure']],
    ['haircut', ['coiffure', 'hair']],
    ['barbería', ['barber', 'hair']],
    ['masajes', ['massage']],
    ['massagem', ['massage']],
    ['tatuaje', ['tattoo']],
    ['tatouages', ['tattoo']],
    ['mèches', ['coiffure']],
    ['coiffeur londres', ['barber']],
    ['retouche', ['barber']],
  ])('one language finds what is said in another: %s', async (search, expected) => {
    expect(await found(search)).toEqual(expected)
  })

  test.each<[string, Name[]]>([
    ['barbers', ['barber', 'hair']],
    ['overlays', ['nails']],
    ['fades', ['barber']],
    ['massage for women', ['massage']],
    ['thompson maya', ['hair']],
    ['green barber bethnal', ['barber']],
    ['best nail salon near me', ['nails']],
    ['balay', ['hair']],
    ['the', []],
    ['for', ['massage']],
    ['salon', ['coiffure']],
    // What French cuts off 'barber' is not what Spanish cuts off 'Barbara'.
    ['barber', ['barber', 'hair']],
    ['barbara', ['portraits']],
    ['portrait', ['portraits']],
    ['dog', ['portraits']],
    ['haircut for gents', ['coiffure', 'hair']],
    ['massage women', ['massage']],
    ['women', ['coiffure', 'massage']],
  ])(
    'in any order, in the plural, as far as it is typed, with words that say nothing: %s',
    async (search, expected) => {
      expect(await found(search)).toEqual(expected)
    },
  )

  test.each<[string, Name[]]>([
    ['balyage', ['hair']],
    ['bayalage', ['hair']],
    ['tomson', ['hair']],
    ['thomspon', ['hair']],
    ['manicue', ['nails']],
    ['hairdreser', ['barber', 'coiffure', 'hair']],
    ['masage', ['massage']],
    ['tatoo', ['tattoo']],
    ['coifure', ['barber', 'coiffure', 'hair']],
    ['londn barber', ['barber']],
    ['portrait lins', ['portraits']],
    ['tattoo lins', ['tattoo']],
    ['plumber', []],
    ['xyzzy', []],
  ])('mistyped: %s', async (search, expected) => {
    expect(await found(search)).toEqual(expected)
  })

  test.each([
    ['balyage', 'balayage'],
    ['balyage near Maya', 'balayage near maya'],
    ['balayage', null],
    ['uñas', null],
    ['massage for women', null],
    ['balyage plumber', null],
    ['tattoo lins', 'tattoo line'],
    ['coiffeur londres', null],
    ['Haircut, gents', 'haircut'],
    ['massage women', null],
  ])('the words that were looked for are told where they are others: %s', async (search, meant) => {
    expect((await searchProviders(app.ctx(), { search, page: 1, limit: 50 })).meant).toBe(meant)
  })

  test('no facet is a word that can be typed, and what says that something is wanted or costs says nothing', async () => {
    const { db } = app.running
    const columns = { needs: ['quiet'], languages: ['fr'], price_range: 'budget', is_verified: true }
    const plain = { specializations: ['Wax Figures'], search_text: 'velour candle' }
    const { providerId } = await makeProvider(app, { columns: { ...columns, ...plain } })
    const other = await makeProvider(app, { columns: { search_text: 'velour pryce' } })
    await db
      .insertInto('search_word')
      .values([{ word: 'velour' }, { word: 'pryce' }])
      .execute()
    names.set(providerId, 'nails').set(other.providerId, 'hair')
    const typed = [
      'need',
      'spea',
      'speaks',
      'speaks fr',
      'category',
      'prof',
      'profession',
      'specialization',
      'verified',
    ]
    for (const word of [...typed, ':need:quiet', 'need:quiet', 'specialization:wax figures'])
      expect([word, await found(word)]).toEqual([word, []])
    for (const word of ['i need a velour', 'price velour', 'prix velour']) {
      const { providers, meant } = await searchProviders(app.ctx(), { search: word, page: 1, limit: 50 })
      expect([word, providers.length, meant]).toEqual([word, 2, null])
    }
    for (const filter of [
      { needs: ['quiet'] as const },
      { speaks: 'fr' },
      { priceRange: 'budget' as const },
      { verified: true as const },
    ]) {
      const wanted = { search: 'velour', ...filter, page: 1, limit: 50 } as Parameters<typeof searchProviders>[1]
      expect((await searchProviders(app.ctx(), wanted)).providers).toMatchObject([{ id: providerId }])
    }
    await db.deleteFrom('search_word').where('word', 'in', ['velour', 'pryce']).execute()
  })

  test('nobody learns of a name that cannot be found', async () => {
    const suspended = await makeProvider(app, { columns: { business_name: 'Wilhelmina', status: 'suspended' } })
    await refreshSearchText(app.ctx(), suspended.providerId)
    const of = (search: string) => searchProviders(app.ctx(), { search, page: 1, limit: 50 })
    expect(await of('wilhelminx')).toMatchObject({ providers: [], meant: null })
    const other = await makeProvider(app, { columns: { business_name: 'Wilhelmida' } })
    await refreshSearchText(app.ctx(), other.providerId)
    expect(await of('wilhelminx')).toMatchObject({ providers: [{ id: other.providerId }], meant: 'wilhelmida' })
  })

  test('of words that nobody has however many may be nearer than the one that somebody has', async () => {
    const { db } = app.running
    const unused = [...'abcdefg'].map((letter) => `marzipa${letter}x`)
    const { providerId } = await makeProvider(app, { columns: { search_text: 'marzipqyx' } })
    names.set(providerId, 'hair')
    await db
      .insertInto('search_word')
      .values([...unused, 'marzipqyx'].map((word) => ({ word })))
      .execute()
    expect(await found('marzipanx')).toEqual(['hair'])
    await db.deleteFrom('search_word').where('word', 'in', unused).execute()
  })

  test('thousands of words that are hidden are looked through in few statements', async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const hidden = letters.flatMap((one) => letters.map((another) => `nougat${one}ne${another}`))
    const typed = 'nougatxnex'
    const words = hidden.filter((word) => word !== typed)
    await app.running.db
      .insertInto('search_word')
      .values(words.map((word) => ({ word })))
      .execute()
    let statements = 0
    const dialect = new PostgresDialect({ pool: app.pool })
    const db = new Kysely<DB>({ dialect, log: () => void statements++ })
    expect((await resolveWords({ ...app.ctx(), db }, typed)).meant).toBeNull()
    expect(statements).toBeLessThan(20)
    await app.running.db.deleteFrom('search_word').where('word', 'in', words).execute()
  })

  test('a word that somebody begins to say while the unused ones go stays', async () => {
    const { db } = app.running
    await db.insertInto('search_word').values({ word: 'zwieback' }).execute()
    const { providerId } = await makeProvider(app, { columns: { business_name: 'Zwieback' } })
    names.set(providerId, 'hair')
    const { promise: written, resolve } = Promise.withResolvers<void>()
    const saying = transaction(app.ctx(), async (tx) => {
      await refreshSearchText(tx, providerId)
      resolve()
      await expect.poll(() => lockWaits(app)).toBeGreaterThan(0)
    })
    await written
    await Promise.all([saying, forgetUnusedWords(app.ctx())])
    expect(await db.selectFrom('search_word').select('word').where('word', '=', 'zwieback').execute()).toHaveLength(1)
  })

  test('what nobody says any more corrects nothing', async () => {
    const { db } = app.running
    const gone = await makeProvider(app, { columns: { business_name: 'Quixotry' } })
    await refreshSearchText(app.ctx(), gone.providerId)
    names.set(gone.providerId, 'hair')
    await forgetUnusedWords(app.ctx())
    expect(await found('quixotri')).toEqual(['hair'])
    const before = await db.selectFrom('search_word').select('word').orderBy('word').execute()
    await db.updateTable('provider').set('business_name', 'Hair').where('provider_id', '=', gone.providerId).execute()
    await refreshSearchText(app.ctx(), gone.providerId)
    await forgetUnusedWords(app.ctx())
    const after = await db.selectFrom('search_word').select('word').orderBy('word').execute()
    expect(after).toEqual(before.filter(({ word }) => word !== 'quixotry'))
  })

  test('whoever leaves takes along the words that nobody else says', async () => {
    const { db } = app.running
    const leaving = await makeProvider(app, { columns: { business_name: 'Quillfeather Balayage' } })
    await refreshSearchText(app.ctx(), leaving.providerId)
    const kept = () =>
      db.selectFrom('search_word').select('word').where('word', 'in', ['quillfeather', 'balayage']).execute()
    expect(await kept()).toHaveLength(2)
    await providerData.erase?.(app.ctx(), { ...leaving.owner, provenEmail: null })
    expect(await kept()).toEqual([{ word: 'balayage' }])
  })

  test.each([
    '%',
    "' or 1=1 --",
    'a & !b | (c <-> d):*',
    "\\'",
    '🦊',
    'שלום עולם',
    '\u202Ebarber',
    'ａｂｃ',
    `${'balyage '.repeat(40)}`,
    'x'.repeat(200),
    ':*',
    '&&&',
    '½ ⅳ ß',
  ])('odd input is looked for like any other: %s', async (search) => {
    expect(Array.isArray(await found(search))).toBe(true)
  })

  test('synonyms are plain single words, and each belongs to one meaning', () => {
    expect(allSynonyms.filter((word) => plainText(word) !== word || !/^[a-z]+$/.test(word))).toEqual([])
    expect(allSynonyms.filter((word) => word.length > 40)).toEqual([])
    expect(allSynonyms).toHaveLength(new Set(allSynonyms).size)
  })
})
