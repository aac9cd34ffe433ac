import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillDemoCity } from '../../../db/demo/fill.ts'
import { openTestApp } from '../../../tests/factories.ts'
import { localeOf } from '../../i18n/languages.ts'
import { searchProviders } from './service.server.ts'

const app = openTestApp()
const now = new Date('2026-06-17T10:20:00Z')

type Query = { language: 'en' | 'fr' | 'es' | 'pt'; search: string; wanted: string[] }

function readGold(half: 'tuned' | 'kept'): Query[] {
  const lines = readFileSync(join(import.meta.dirname, `../../../tests/gold/search-${half}.tsv`), 'utf8')
    .trim()
    .split('\n')
  return lines.slice(1).map((line) => {
    const [language, search = '', wanted = ''] = line.split('\t')
    return { language: language as Query['language'], search, wanted: wanted.split(',') }
  })
}

/** At which place the first wanted provider stands; 0: not among the first ten. */
async function placeOf({ language, search, wanted }: Query): Promise<number> {
  const ctx = { ...app.ctx(), now, locale: localeOf(language) }
  const { providers } = await searchProviders(ctx, { search, page: 1, limit: 10 })
  return 1 + providers.findIndex(({ slug }) => wanted.includes(slug))
}

beforeAll(async () => {
  await fillDemoCity({ databaseUrl: app.running.config.databaseUrl ?? '', now, ratingsAlone: true })
}, 60_000)

describe.each(['tuned', 'kept'] as const)('of a hundred queries that people type (%s)', (half) => {
  test('95 find whom they want among the first ten, 85 among the first three', async () => {
    const queries = readGold(half)
    const slugs = new Set(
      (await app.running.db.selectFrom('provider').select('slug').execute()).map(({ slug }) => slug),
    )
    expect(queries.flatMap(({ wanted }) => wanted).filter((slug) => !slugs.has(slug))).toEqual([])
    expect(['en', 'fr', 'es', 'pt'].map((one) => queries.filter(({ language }) => language === one).length)).toEqual([
      25, 25, 25, 25,
    ])
    const places: number[] = []
    for (let from = 0; from < queries.length; from += 5)
      places.push(...(await Promise.all(queries.slice(from, from + 5).map(placeOf))))
    // Of the half that is kept nobody learns which.
    const missed = half === 'tuned' ? queries.filter((_, index) => places[index] === 0).map(({ search }) => search) : []
    const within = (first: number) => places.filter((place) => place > 0 && place <= first).length
    expect(within(10), missed.join('; ')).toBeGreaterThanOrEqual(95)
    expect(within(3), missed.join('; ')).toBeGreaterThanOrEqual(85)
  })
})
