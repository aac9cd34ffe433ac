import type pg from 'pg'
import type { Catalogue } from './levels.ts'

/** Of a migrated database. */
export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const tables = await client.query<{ table: string; columns: string[]; types: string[] }>(`
    select c.relname as table, array_agg(a.attname::text order by attnum) as columns, array_agg(t.typname::text order by attnum) as types
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1 order by 1`)
  // What is given once may be given otherwise as well, as to_char is: by name alone the safe one counts.
  const functions = await client.query<{ name: string; is_volatile: boolean }>(`
    select proname::text as name, bool_and(provolatile = 'v') as is_volatile from pg_proc where prokind = 'f'
      and pronamespace in ('pg_catalog'::regnamespace, 'public'::regnamespace)
    group by 1 having bool_and(provolatile <> 'i')`)
  const operators = await client.query<{ name: string }>(`
    select l.typname || ' ' || o.oprname || ' ' || r.typname as name from pg_operator o
      join pg_proc p on p.oid = o.oprcode and p.provolatile <> 'i'
      join pg_type l on l.oid = o.oprleft join pg_type r on r.oid = o.oprright`)
  // What is written or read as text may be so by a setting as well.
  const casts = await client.query<{ name: string }>(`
    select f.typname || '::' || t.typname as name from pg_cast c join pg_proc p on p.oid = c.castfunc and p.provolatile <> 'i'
      join pg_type f on f.oid = c.castsource join pg_type t on t.oid = c.casttarget
    union select t.typname || '::text' from pg_type t join pg_proc p on p.oid = t.typoutput and p.provolatile <> 'i'
      where t.typtype = 'b' and t.typcategory = 'D'
    union select 'text::' || t.typname from pg_type t join pg_proc p on p.oid = t.typinput and p.provolatile <> 'i'
      where t.typtype = 'b' and t.typcategory in ('D', 'T')`)
  const named = (rows: readonly { name: string }[]) => new Set(rows.map(({ name }) => name))
  return {
    columns: new Map(tables.rows.map(({ table, columns }) => [table, columns])),
    types: new Map(
      tables.rows.flatMap(({ table, columns, types }) =>
        columns.map((column, index) => [`${table}.${column}`, types[index] ?? ''] as const),
      ),
    ),
    unstable: named(functions.rows.filter((one) => !one.is_volatile)),
    volatile: named(functions.rows.filter((one) => one.is_volatile)),
    operators: named(operators.rows),
    casts: named(casts.rows),
  }
}
