import { loadModule, parsePlPgSQLSync } from 'libpg-query'
import type pg from 'pg'

await loadModule()

/** `texts`: what is run that is put together there, which nobody can read as a query. */
export type Body = { name: string; queries: string[]; texts: string[] }

/**
 * What functions of the database ask, each query as a statement, without naming the schema: for what a function is given or
 * keeps there stands a parameter.
 */
export async function readBodies(client: pg.ClientBase): Promise<Body[]> {
  const { rows } = await client.query<{ name: string; body: string; language: string; text: string; given: string[] }>(`
    select p.proname as name, coalesce(regexp_replace(pg_get_function_sqlbody(p.oid), '^RETURN', 'select'), p.prosrc) as body, l.lanname as language, pg_get_functiondef(p.oid) as text,
      coalesce(p.proargnames[:p.pronargs], '{}') as given
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1, 4`)
  return rows.map(({ name, body, language, text, given }) => {
    if (language === 'sql') return { name, queries: [withParameters(body, given)], texts: [] }
    const kept = new Set(given)
    const queries: string[] = []
    const texts: string[] = []
    const read = (value: unknown, isRun = false) => {
      if (typeof value !== 'object' || value === null) return
      const { refname, query } = value as { refname?: string; query?: unknown }
      if (refname) kept.add(refname)
      if (typeof query === 'string') (isRun ? texts : queries).push(query)
      for (const [key, part] of Object.entries(value)) read(part, isRun || /^PLpgSQL_stmt_dyn/.test(key))
    }
    read(parsePlPgSQLSync(text))
    return { name, queries: queries.map((query) => withParameters(asStatement(query), [...kept])), texts }
  })
}

/** A value that is worked out is one that is selected. */
const asStatement = (query: string) =>
  /^\s*(select|insert|update|delete|with|table)\b/i.test(query) ? query : `select ${query.replace(/^[\w.]+ := /, '')}`

function withParameters(query: string, kept: readonly string[]): string {
  const names = kept.filter((name) => /^\w+$/.test(name) && !['new', 'old', 'found'].includes(name)).join('|')
  const mentioned = new RegExp(
    `(?<!\\b(?:as|time) )(?<![.\\w:])(${names})(\\.\\w+)?\\b(?!\\s*\\(|\\.|\\s+time zone)`,
    'g',
  )
  const text = query.replaceAll(/\b(new|old)\.\w+/gi, () => '$1')
  return (names === '' ? text : text.replaceAll(mentioned, () => '$1')).replaceAll('public.', '')
}
