import { sql } from 'kysely'
import type { Ctx, Database } from '../../lib/context.ts'
import { keepByDatabase } from '../../lib/kept.server.ts'
import { allSynonyms, fillerWords, synonymsOf } from './synonyms.rules.ts'
import { asUnfinished, type Wanted } from './words.rules.ts'

/** As queries of words: `meaning` is what means the same in any form, `named` the word itself. */
type Queries = { meaning: string; named: string }

const wordsLookedFor = 8

const longestKept = 200
const keptMs = 60_000
const kept = keepByDatabase<Words>(2000, keptMs)

export type Words = { wanted: readonly (Wanted & Queries)[] | null; meant: string | null }

/** What the typed words may mean, all together; null: nothing was typed. `isTyping`: the last may be unfinished. `meant`: with those put right that nobody uses. */
export async function resolveWords(
  { db, locale }: Pick<Ctx, 'db' | 'locale'>,
  search = '',
  isTyping = false,
): Promise<Words> {
  if (!search.trim()) return { wanted: null, meant: null }
  const languages = [...new Set(['en', locale.slice(0, 2)])]
  const key = JSON.stringify([languages, isTyping, search])
  const known = kept(db).get(key)
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
  const mistyped = telling.filter(({ word, isUsed }) => !isUsed && word.length >= 4 && !synonymsOf(word))
  const nearest = await nearestWords(
    db,
    mistyped.map(({ word }) => word),
  )
  const all = telling.map(({ word }): Wanted => {
    const corrected = nearest.get(word)
    const typed = corrected === undefined ? [word] : [word, corrected]
    const synonyms = new Set(typed.flatMap((each) => synonymsOf(each) ?? []))
    return { typed, synonyms: [...synonyms], beginning: word.length >= 4 ? word : null }
  })
  const words = isTyping ? asUnfinished(all) : all
  const { rows } = await sql<Queries>`
    select search_any(synonyms, typed, ${languages}::text[], beginning)::text as meaning, search_any('{}', typed, '{}', beginning)::text as named
    from json_to_recordset(${JSON.stringify(words)}::json) as w(typed text[], synonyms text[], beginning text)`.execute(
    db,
  )
  const wanted = words.flatMap((word, index) => {
    const queries = rows[index]
    return queries ? [{ ...word, ...queries }] : []
  })
  const meant = nearest.size > 0 ? typed.map(({ word }) => nearest.get(word) ?? word).join(' ') : null
  return { wanted, meant, isUsed: mistyped.length === 0 }
}

const correctedAtMost = 3

/**
 * Of words that nobody uses, the nearest that somebody does who can be found, with a letter or two changed: nobody learns of a
 * name that is hidden.
 */
async function nearestWords(db: Database, mistyped: readonly string[]): Promise<Map<string, string>> {
  if (mistyped.length === 0) return new Map()
  const { rows } = await sql<{ word: string; nearest: string | null }>`
    select t.word, (
      select n.word from (
        select word, false as is_synonym from search_word s
          where s.word >= left(t.word, 1) collate "C" and s.word < left(t.word, 1) || U&'\\+10FFFF' collate "C"
            and length(s.word) between length(t.word) - 2 and length(t.word) + 2
        union select word, false from search_word where word % t.word
        union select word, true from unnest(${allSynonyms}::text[]) word) n
      cross join lateral levenshtein_less_equal(n.word, t.word, 2) as distance
      where distance <= case when length(t.word) < 6 then 1 else 2 end and (n.is_synonym or exists (
        select from listing where is_listed and words @@ quote_literal(n.word)::tsquery))
      order by distance, similarity(n.word, t.word) desc, n.word limit 1) as nearest
    from unnest(${mistyped.slice(0, correctedAtMost)}::text[]) t(word) where length(t.word) <= 40`.execute(db)
  return new Map(rows.flatMap(({ word, nearest }) => (nearest === null ? [] : [[word, nearest]])))
}
