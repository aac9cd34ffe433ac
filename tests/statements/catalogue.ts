import type pg from 'pg'
import type { Catalogue } from './levels.ts'

/** Of a migrated database. */
export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const tables = await client.query<{ table: string; columns: string[] }>(`
    select c.relname as table, array_agg(a.attname::text order by attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1 order by 1`)
  // What is given once may be given otherwise as well, as to_char is: by name alone the safe one counts.
  const functions = await client.query<{ name: string }>(`
    select proname::text as name from pg_proc where prokind = 'f'
      and pronamespace in ('pg_catalog'::regnamespace, 'public'::regnamespace)
    group by 1 having bool_and(provolatile <> 'i') and not bool_and(provolatile = 'v')`)
  return {
    columns: new Map(tables.rows.map(({ table, columns }) => [table, columns])),
    unstable: new Set(functions.rows.map(({ name }) => name)),
  }
}
