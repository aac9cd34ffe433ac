import pg from 'pg'
import { fillDemoCity } from '../db/demo/fill.ts'
import { startServerProcess } from '../tests/server-process.ts'

const cityProviders = 400

const copiesAtOnce = 25

type Copied = readonly [table: string, where?: string]

/** What search reads of a provider; bookings themselves, reviews and pictures are left out. */
const copied: readonly Copied[] = [
  ['occupation', "during && tstzrange(now(), now() + interval '14 days')"],
  ['free_day', 'date between current_date - 1 and current_date + 14'],
  ['listing'],
  ['calendar_entry', "during && tstzrange(now(), now() + interval '14 days')"],
  ['account', 'exists (select from provider p where p.account_id = t.account_id)'],
  ['provider'],
  ['provider_rating'],
  ['staff'],
  ['room'],
  ['service'],
  ['service_staff'],
  ['service_room'],
  ['working_hours'],
  ['date_override'],
  ['closed_day'],
  ['free_day_mark'],
]

/**
 * Fills the database with so many providers: the demo city and copies of it, each with ids of its own, beside each other on a
 * grid, so that more providers are a larger country and not a denser one.
 */
export async function fillCountry(databaseUrl: string, providers: number): Promise<void> {
  await fillDemoCity({ databaseUrl, providers: Math.min(cityProviders, providers) })
  await workOutFreeDays(databaseUrl)
  const copies = Math.ceil(providers / cityProviders) - 1
  if (copies < 1) return
  const tables = [...copied]
  await Promise.all([copyTables(databaseUrl, tables, copies), copyTables(databaseUrl, tables, copies)])
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}

/** Takes one table after the other from the list. */
async function copyTables(databaseUrl: string, tables: Copied[], copies: number): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    // The triggers have done their part for the city, and the copies are as right as that is.
    await client.query(`set session_replication_role = replica; set synchronous_commit = off;
      set maintenance_work_mem = '1GB'`)
    // One copy's ids lie beside each other, as those do that are made at one time.
    await client.query(`create function pg_temp.copy_id(id uuid, copy int) returns uuid language sql immutable
      as $$ select overlay(id::text placing lpad(to_hex(copy), 8, '0') from 1)::uuid $$`)
    for (let next = tables.shift(); next; next = tables.shift()) await copyTable(client, next, copies)
  } finally {
    await client.end()
  }
}

async function copyTable(client: pg.Client, [table, where = 'true']: Copied, copies: number): Promise<void> {
  const startedAt = performance.now()
  // Worked out once, and copied as it is.
  const { rows: generated } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attgenerated = 's'`,
    [table],
  )
  for (const { name } of generated)
    await client.query(`alter table ${table} alter column ${pg.escapeIdentifier(name)} drop expression`)
  const { rows: columns } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  )
  // Made at the end they take a fraction of the time.
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  const names = columns.map(({ name }) => pg.escapeIdentifier(name))
  const values = columns.map(({ name, type }) => cellOf(table, name, type))
  await client.query(`create temp table source as select * from ${table} t where ${where}`)
  let rows = 0
  for (let first = 1; first <= copies; first += copiesAtOnce) {
    const { rowCount } = await client.query(`insert into ${table} (${names.join(', ')}) overriding system value
      select ${values.join(', ')} from generate_series(${first}, ${Math.min(first + copiesAtOnce - 1, copies)}) copy
        cross join lateral (select ${gridStep(copies, '0.6', '%')} as lat, ${gridStep(copies, '0.8', '/')} as lng) shift
        cross join source t`)
    rows += rowCount ?? 0
  }
  await client.query('drop table source')
  for (const { definition } of indexes) await client.query(definition)
  console.log(`  ${table}: ${rows} rows in ${Math.round((performance.now() - startedAt) / 1000)} s`)
}

function gridStep(copies: number, degrees: string, part: '%' | '/'): string {
  const side = Math.ceil(Math.sqrt(copies + 1))
  return `(copy ${part} ${side} - ${Math.floor(side / 2)}) * ${degrees}`
}

function cellOf(table: string, name: string, type: string): string {
  if (name === 'latitude') return 't.latitude + shift.lat'
  if (name === 'longitude') return 't.longitude + shift.lng'
  if (type === 'cube') return 'globe_position(t.latitude + shift.lat, t.longitude + shift.lng)'
  if (type === 'uuid') return `pg_temp.copy_id(t.${pg.escapeIdentifier(name)}, copy)`
  if (name === 'slug' || (table === 'account' && name.endsWith('email'))) return `copy || '-' || t.${name}`
  return `t.${pg.escapeIdentifier(name)}`
}

/** As the job of a server does. */
async function workOutFreeDays(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const server = await startServerProcess({ DATABASE_URL: databaseUrl })
  try {
    for (;;) {
      const { rows } = await client.query('select from free_day_mark where due_since is not null limit 1')
      if (rows.length === 0) return
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  } finally {
    await server.stop()
    await client.end()
  }
}
