import { type RawBuilder, sql } from 'kysely'
import type { Ctx, Database } from '../../lib/context.ts'
import { keepByDatabase } from '../../lib/kept.server.ts'
import { nameOfPlace } from '../location/service.server.ts'
import { specializationCalled, specializationFacet } from './specializations.server.ts'
import { allSynonyms, fillerWords, foundBy, isModifier, synonymsOf } from './synonyms.rules.ts'
import { asUnfinished, type Wanted } from './words.rules.ts'

/** As queries of words: `meaning` is what means the same in any form, `named` the word itself. */
type Queries = { meaning: string; named: string }

const wordsLookedFor = 8

const longestKept = 200
const keptMs = 60_000
const kept = keepByDatabase<Words>('words', 2000, keptMs)

export type Words = { wanted: readonly (Wanted & Queries)[] | null; meant: string | null }

/**
 * What the typed words may mean, all together; null: nothing was typed. `isTyping`: the last may be unfinished. `meant`: with
 * those put right that nobody uses, without those of how that nobody has with the others.
 */
export async function resolveWords(
  { db, locale }: Pick<Ctx, 'db' | 'locale'>,
  search = '',
  isTyping = false,
): Promise<Words> {
  if (!search.trim()) return { wanted: null, meant: null }
  const languages = [...new Set(['en', locale.slice(0, 2)])]
  const key = JSON.stringify([languages, isTyping, search])
  const known = kept(db).find(key)
  if (known) return known
  const { isUsed, ...words } = await readWords(db, languages, search, isTyping)
  // What nobody uses now somebody may use in a moment.
  if (isUsed && key.length <= longestKept) kept(db).set(key, words)
  return words
}

async function readWords(db: Database, languages: readonly string[], search: string, isTyping: boolean) {
  const { rows: typed } = await sql<{ word: string; isStop: boolean; isUsed: boolean }>`
    select word, is_stop_word(word) as "isStop", exists (select from search_word s
      where s.word >= t.word collate "C" and s.word < t.word || U&'\\+10FFFF' collate "C") as "isUsed"
    from regexp_split_to_table(words_of(${search}), ' ') with ordinality t(word, position)
    where word <> '' order by position limit ${wordsLookedFor}`.execute(db)
  const isTelling = ({ word, isStop }: { word: string; isStop: boolean }) =>
    synonymsOf(word) !== undefined || !(isStop || fillerWords.has(word))
  const telling = typed.some(isTelling) ? typed.filter(isTelling) : typed
  const specialization = specializationCalled(search)
  const isMistyped = ({ word, isUsed }: (typeof typed)[number]) => !isUsed && word.length >= 4 && !synonymsOf(word)
  const mistyped = specialization ? [] : telling.filter(isMistyped)
  const nearest = await nearestWords(
    db,
    mistyped.map(({ word }) => word),
  )
  const found = await Promise.all(telling.map(({ word }) => readingsOf(word, nearest.get(word))))
  const readings = isTyping ? asUnfinished(found.flatMap(likeliest)).map((one) => [one]) : found
  const wanted = await together(db, await withQueries(db, readings, languages, specialization?.said))
  const used = new Map(wanted.map(({ typed: [word = '', corrected] }) => [word, corrected ?? word]))
  const left = typed.flatMap(({ word }) => used.get(word) ?? (isModifier(word) ? [] : word))
  const isAsTyped = left.length === typed.length && left.every((word, index) => word === typed[index]?.word)
  return { wanted, meant: isAsTyped ? null : left.join(' '), isUsed: mistyped.length === 0 && isAsTyped }
}

/** Who has one of them, as `list_providers` of the database writes them. */
export const anyFacet = (facets: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    facets.map((facet) => sql`lexeme_query(${facet})`),
    sql` || `,
  )

/** What a word may be read as: as it is typed, or with each of its corrections, the nearest first. */
async function readingsOf(word: string, corrections: readonly string[] = []): Promise<Wanted[]> {
  const place = word.length >= 4 ? await nameOfPlace(word) : null
  const readings = [[word], ...(place ? [] : corrections.map((one) => [word, one]))]
  return readings.map((typed) => ({
    typed,
    synonyms: [...new Set([...typed.flatMap(foundBy), ...(place ? [place] : [])])],
    beginning: word.length >= 4 ? word : null,
  }))
}

/** Where nobody tells. */
const likeliest = <T>([asTyped, corrected]: readonly T[]): T[] => [corrected ?? asTyped].flatMap((one) => one ?? [])

type Asked = Wanted & Queries

async function withQueries(
  db: Database,
  readings: readonly Wanted[][],
  languages: readonly string[],
  specialization: readonly string[] = [],
): Promise<Asked[][]> {
  // With each of the words, which is as with all of them.
  const also = specialization.length > 0 ? sql`|| ${anyFacet(specialization.map(specializationFacet))}` : sql``
  const { rows } = await sql<Queries>`
    select (search_any(synonyms || stems, typed, ${languages}::text[], beginning) ${also})::text as meaning, search_any('{}', typed, '{}', beginning)::text as named
    from json_to_recordset(${JSON.stringify(readings.flat())}::json) as w(typed text[], synonyms text[], beginning text)
      cross join lateral (select array(
        select language || ' ' || word from unnest(${languages}::text[]) language, unnest(typed) word) as stems) s`.execute(
    db,
  )
  let next = 0
  return readings.map((each) => each.map((one) => ({ ...one, ...(rows[next++] as Queries) })))
}

/** Of each word the reading that somebody has together with the others; without modifiers where nobody has them as well. */
async function together(db: Database, words: readonly Asked[][]): Promise<Asked[]> {
  const ofWhat = words.filter(([first]) => !isModifier(first?.typed[0] ?? ''))
  const readingOf = async (readings: readonly Asked[]) => {
    if (readings.length === 1) return readings
    const others = ofWhat.filter((other) => other !== readings).map((other) => other.map(({ meaning }) => meaning))
    const [asTyped, ...corrected] = readings
    for (const one of corrected.length === 1 ? [asTyped] : readings)
      if (one && (await isFound(db, [[one.meaning], ...others]))) return [one]
    return likeliest(readings)
  }
  const chosen = (await Promise.all(words.map(readingOf))).flat()
  if (ofWhat.length === 0 || ofWhat.length === words.length) return chosen
  const isAllFound = await isFound(
    db,
    chosen.map(({ meaning }) => [meaning]),
  )
  return isAllFound ? chosen : chosen.filter(({ typed: [word = ''] }) => !isModifier(word))
}

/** Whether somebody has of each word any of its queries. */
async function isFound(db: Database, words: readonly string[][]): Promise<boolean> {
  const all = sql.join(
    words.map((queries) => sql`(${queries.join(' | ')})::tsquery`),
    sql` && `,
  )
  // All of them, from the index: how seldom a beginning is nobody can tell beforehand, and a first one may be the last that is looked at.
  const { rows } =
    await sql`with found as materialized (select from listing l where l.is_listed and l.words @@ (${all}))
    select from found limit 1`.execute(db)
  return rows.length > 0
}

const correctedAtMost = 3
const correctionsOfEach = 3
/** Of the near words whose use is looked up: in one statement, and of all. */
const lookedUp = { atOnce: 200, most: 2000 }

/**
 * Of words that nobody uses, the nearest that somebody does who can be found, with a letter or two changed: nobody learns of a
 * name that is hidden.
 */
async function nearestWords(db: Database, mistyped: readonly string[]): Promise<Map<string, string[]>> {
  if (mistyped.length === 0) return new Map()
  const { rows } = await sql<{ word: string; near: { word: string; isSynonym: boolean }[] }>`
    select t.word, (
      select coalesce(json_agg(json_build_object('word', n.word, 'isSynonym', n.is_synonym)
        order by distance, similarity(n.word, t.word) desc, n.word), '[]') from (
        select word, false as is_synonym from search_word s
          where s.word >= left(t.word, 1) collate "C" and s.word < left(t.word, 1) || U&'\\+10FFFF' collate "C"
            and length(s.word) between length(t.word) - 2 and length(t.word) + 2
        union select word, false from search_word where word % t.word
        union select word, true from unnest(${allSynonyms}::text[]) word) n
      cross join lateral levenshtein_less_equal(n.word, t.word, 2) as distance
      where distance <= case when length(t.word) < 6 then 1 else 2 end) as near
    from unnest(${mistyped.slice(0, correctedAtMost)}::text[]) t(word) where length(t.word) <= 40`.execute(db)
  const isUsed = new Map<string, boolean>()
  // The nearest, and further ones for those that nobody uses, each time twice as many: of hidden words there may be thousands.
  for (let further = correctionsOfEach; ; further = Math.min(2 * further, lookedUp.atOnce)) {
    const isOver = isUsed.size >= lookedUp.most
    const left = rows.map(({ word, near }) => ({
      word,
      near: near.filter((one) => one.isSynonym || (isUsed.get(one.word) ?? !isOver)),
    }))
    const isOpen = ({ word, isSynonym }: (typeof left)[number]['near'][number]) => !isSynonym && !isUsed.has(word)
    const asked = left.flatMap(({ near }) =>
      near.slice(0, correctionsOfEach).some(isOpen) ? near.filter(isOpen).slice(0, further) : [],
    )
    if (asked.length === 0)
      return new Map(left.map(({ word, near }) => [word, near.slice(0, correctionsOfEach).map((one) => one.word)]))
    const words = [...new Set(asked.map(({ word }) => word))]
    const used = await whichAreUsed(db, words, sql`is_listed and`)
    for (const word of words) isUsed.set(word, used.has(word))
  }
}

/** Those that somebody has. Who has them lies with providers, so each is asked for by itself, and not for rows of another table. */
async function whichAreUsed(
  db: Database,
  words: readonly string[],
  condition: RawBuilder<unknown> = sql``,
): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const used = words.map(
    (word) => sql`exists (select from listing where ${condition} words @@ quote_literal(${word})::tsquery)`,
  )
  const { rows } = await sql<{ used: boolean[] }>`select array[${sql.join(used)}] as used`.execute(db)
  return new Set(words.filter((_, index) => rows[0]?.used[index]))
}

/** Of a few words of `search_word` those that nobody says, besides the one provider. */
export async function forgetUnused(
  db: Database,
  words: readonly string[],
  besides: string | null = null,
): Promise<void> {
  // Before it is looked who says them: whoever begins to waits, and writes them anew. In the order of all who write them.
  const { rows } = await sql<{ word: string }>`
    select word from search_word where word = any(${words}::text[]) order by word for update`.execute(db)
  const locked = rows.map(({ word }) => word)
  const used = await whichAreUsed(db, locked, besides ? sql`provider_id <> ${besides} and` : sql``)
  const unused = locked.filter((word) => !used.has(word))
  await sql`delete from search_word where word = any(${unused}::text[])`.execute(db)
}
