import pg from 'pg'
import { copied, distributedBy } from './distribution.ts'

/** The database is not, or is no longer, as it must be; told to whoever called. */
export class LayoutError extends Error {}

/** By whom a table's rows are laid on nodes; null: a copy on every node. */
export type Layout = { table: string; by: string | null }

export type Plan = {
  version: string
  nodes: number
  layout: Layout[]
  /** Those that have been laid out already. */
  done: string[]
  /** Foreign keys that are dropped for the while and made again, and those that cannot be made again. */
  keys: Key[]
  lost: Key[]
  triggers: string[]
  rows: number
  bytes: number
  /** How long reading all of it once took. */
  readMs: number
}

type Key = { name: string; table: string; target: string; definition: string }
/** `checksum`: of all rows, in whichever order. */
type Counted = { table: string; rows: number; checksum: string }

/** So fast is copied at least, in bytes a second; what is told before is told with this. */
const copiedPerSecond = 20e6
export const estimatedMs = ({ bytes, readMs }: Pick<Plan, 'bytes' | 'readMs'>) =>
  (bytes / copiedPerSecond) * 1000 + 2 * readMs

const quoted = (name: string) => pg.escapeIdentifier(name)

/** The one who distributes, and nobody beside. */
const lock = 4_715_302

export async function hasExtension(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ version: string }>(
    `select extversion as version from pg_extension where extname = 'citus'`,
  )
  return rows[0]?.version ?? null
}

/** Throws `LayoutError` for whatever would be refused half way. */
export async function planDistribution(client: pg.Client, version: string): Promise<Plan> {
  const layout = await readLayout(client)
  const done = await laidOut(client)
  await requireKeysOfLayout(client, layout)
  const { keys, lost } = await readKeys(client, layout)
  const startedAt = performance.now()
  const counted = await countAll(client, layout)
  const readMs = performance.now() - startedAt
  const { rows } = await client.query<{ nodes: number; bytes: number }>(
    `select (select count(*) from citus_get_active_worker_nodes())::int as nodes,
      (select sum(pg_table_size(c.oid)) from pg_class c where c.relnamespace = 'public'::regnamespace
        and c.relname = any($1))::float8 as bytes`,
    [layout.map(({ table }) => table)],
  )
  const { nodes = 0, bytes = 0 } = rows[0] ?? {}
  return {
    ...{ version, nodes, layout, done, keys, lost, triggers: await readTriggers(client, layout) },
    ...{ rows: counted.reduce((sum, one) => sum + one.rows, 0), bytes, readMs },
  }
}

/** What is copied first, as all others lean on it; then provider, beside which the rest is laid. */
async function readLayout(client: pg.Client): Promise<Layout[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    select c.relname as table, array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1 order by c.relname <> 'provider', 1`)
  const distributed = rows.flatMap(({ table, columns }) => {
    const by = distributedBy(table, columns)
    return by === null ? [] : [{ table, by }]
  })
  return [...copied.map((table) => ({ table, by: null })), ...distributed]
}

const laidOut = async (client: pg.Client) =>
  (
    await client.query<{ table: string }>(`select c.relname as table from pg_dist_partition p
      join pg_class c on c.oid = p.logicalrelid where c.relnamespace = 'public'::regnamespace order by 1`)
  ).rows.map(({ table }) => table)

/** Whatever is unique, or must not overlap, is so within one node only. */
async function requireKeysOfLayout(client: pg.Client, layout: readonly Layout[]) {
  const { rows } = await client.query<{ table: string; name: string; columns: string[] }>(`
    select c.relname as table, i.relname as name, array_agg(a.attname::text) as columns
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    join pg_attribute a on a.attrelid = x.indrelid and a.attnum = any(x.indkey::int2[])
    where c.relnamespace = 'public'::regnamespace and (x.indisunique or x.indisexclusion) group by 1, 2 order by 2`)
  const wrong = rows.filter(({ table, columns }) => {
    const by = layout.find((one) => one.table === table)?.by
    return by && !columns.includes(by)
  })
  if (wrong.length > 0)
    throw new LayoutError(`Unique over several nodes: ${wrong.map(({ name }) => name).join(', ')}. Nothing was changed`)
}

/** Those that lead from or to what is laid out; lost: from one of no node to one of many. */
async function readKeys(client: pg.Client, layout: readonly Layout[]): Promise<{ keys: Key[]; lost: Key[] }> {
  const { rows } = await client.query<Key>(
    `select k.conname as name, f.relname as table, t.relname as target, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and (f.relname = any($1) or t.relname = any($1))
     order by 2, 1`,
    [layout.map(({ table }) => table)],
  )
  const placeOf = (table: string) => layout.find((one) => one.table === table)
  const isKept = ({ table, target }: Key) => {
    const [from, to] = [placeOf(table), placeOf(target)]
    if (to === undefined) return from === undefined
    return to.by === null || (from?.by === to.by && from.by !== undefined)
  }
  return { keys: rows.filter(isKept), lost: rows.filter((key) => !isKept(key)) }
}

async function readTriggers(client: pg.Client, layout: readonly Layout[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname || '.' || t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and c.relname = any($1) order by 1`,
    [layout.map(({ table }) => table)],
  )
  return rows.map(({ name }) => name)
}

async function countAll(client: pg.Client, layout: readonly Layout[]): Promise<Counted[]> {
  const all: Counted[] = []
  for (const { table } of layout) {
    const { rows } = await client.query<{ rows: number; checksum: string }>(
      `select count(*)::float8 as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as checksum
       from public.${quoted(table)} t`,
    )
    const [one] = rows
    if (one) all.push({ table, ...one })
  }
  return all
}

type Remembered = { counted: Counted[]; rules: string[]; keys: { kept: Key[]; lost: Key[] } }

/**
 * Lays all out while nobody writes: every other connection is ended, and new ones may only read until all of it was counted again.
 * Ended half way it leaves them so, and goes on where it was when it is called again. Answers how long nobody could write, in
 * milliseconds. Throws `LayoutError` where what is there afterwards is not what was there before: then nobody writes until somebody has
 * looked.
 */
export async function distribute(client: pg.Client, plan: Plan, say: (text: string) => void): Promise<number> {
  await takeLock(client)
  await client.query('set default_transaction_read_only = off; set statement_timeout = 0; set lock_timeout = 0')
  await client.query('create schema if not exists distribution')
  await client.query(`create table if not exists distribution.step
    (paused_at timestamptz not null default clock_timestamp(), remembered jsonb)`)
  await pause(client)
  const { counted, rules, keys } = await rememberOnce(client, plan)
  await client.query('begin')
  for (const { table, name } of [...keys.kept, ...keys.lost])
    await client.query(`alter table public.${quoted(table)} drop constraint if exists ${quoted(name)}`)
  await client.query('commit')
  // Each touches rows of its own provider alone, which lie on the same node.
  await client.query('set citus.enable_unsafe_triggers = on')
  await layOut(client, plan, say)
  for (const key of keys.kept) await makeAgain(client, key)
  requireSame(counted, await countAll(client, plan.layout))
  await requireRules(client, plan, rules, keys.lost)
  for (const { table } of plan.layout)
    await client.query('select truncate_local_data_after_distributing_table($1::regclass)', [`public.${quoted(table)}`])
  await client.query('analyze')
  return resume(client)
}

async function takeLock(client: pg.Client) {
  const { rows } = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [lock])
  if (!rows[0]?.is) throw new LayoutError('Somebody is distributing it already')
}

/** From now on. Whoever was in the middle of a change has not made it. */
async function pause(client: pg.Client) {
  await client.query(`insert into distribution.step select where not exists (select from distribution.step)`)
  await client.query(`alter database ${await nameOf(client)} set default_transaction_read_only = on`)
  await client.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`)
}

async function resume(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ ms: number }>(
    `select (extract(epoch from clock_timestamp() - paused_at) * 1000)::float8 as ms from distribution.step`,
  )
  await client.query(`alter database ${await nameOf(client)} reset default_transaction_read_only`)
  await client.query('drop schema distribution cascade')
  // Pools that have learnt that they may only read open new ones.
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`)
  return rows[0]?.ms ?? 0
}

const nameOf = async (client: pg.Client) =>
  (await client.query<{ name: string }>('select quote_ident(current_database()) as name')).rows[0]?.name ?? ''

/** What was there before the first table was touched, also where it goes on. */
async function rememberOnce(client: pg.Client, { layout, keys: kept, lost }: Plan): Promise<Remembered> {
  const { rows } = await client.query<{ remembered: Remembered | null }>('select remembered from distribution.step')
  const known = rows[0]?.remembered
  if (known) return known
  const remembered: Remembered = {
    counted: await countAll(client, layout),
    rules: await readRules(client, layout),
    keys: { kept, lost },
  }
  await client.query('update distribution.step set remembered = $1', [JSON.stringify(remembered)])
  return remembered
}

async function layOut(client: pg.Client, { layout }: Plan, say: (text: string) => void) {
  const done = new Set(await laidOut(client))
  for (const [index, { table, by }] of layout.entries()) {
    if (done.has(table)) continue
    const startedAt = performance.now()
    const name = `public.${quoted(table)}`
    if (by === null) await client.query('select create_reference_table($1::regclass)', [name])
    else
      await client.query('select create_distributed_table($1::regclass, $2::text, colocate_with => $3::text)', [
        name,
        by,
        by === 'provider_id' && table !== 'provider' ? 'public.provider' : 'none',
      ])
    say(`${index + 1} of ${layout.length}  ${table}  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
}

async function makeAgain(client: pg.Client, { table, name, definition }: Key) {
  const { rows } = await client.query('select from pg_constraint where conrelid = $1::regclass and conname = $2', [
    `public.${quoted(table)}`,
    name,
  ])
  if (rows.length === 0)
    await client.query(`alter table public.${quoted(table)} add constraint ${quoted(name)} ${definition}`)
}

function requireSame(before: readonly Counted[], after: readonly Counted[]) {
  const changed = before.filter(({ table, rows, checksum }) => {
    const one = after.find((other) => other.table === table)
    return one?.rows !== rows || one.checksum !== checksum
  })
  if (changed.length > 0)
    throw new LayoutError(
      `Not the same rows as before: ${changed.map(({ table }) => table).join(', ')}. Nobody can write until this is mended`,
    )
}

/** Constraints, indexes and triggers, by name. */
async function readRules(client: pg.Client, layout: readonly Layout[]): Promise<string[]> {
  const { rows } = await client.query<{ rule: string }>(
    `select c.relname || '.' || n.name as rule from pg_class c, lateral (
       select conname as name from pg_constraint where conrelid = c.oid
       union select i.relname from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = c.oid and x.indisvalid
       union select tgname from pg_trigger where tgrelid = c.oid and not tgisinternal) n
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1) order by 1`,
    [layout.map(({ table }) => table)],
  )
  return rows.map(({ rule }) => rule)
}

async function requireRules(client: pg.Client, { layout }: Plan, before: readonly string[], lost: readonly Key[]) {
  const after = await readRules(client, layout)
  const isLost = (rule: string) => lost.some(({ table, name }) => rule === `${table}.${name}`)
  const missing = before.filter((rule) => !after.includes(rule) && !isLost(rule))
  if (missing.length > 0)
    throw new LayoutError(`Constraints are missing: ${missing.join(', ')}. Nobody can write until this is mended`)
}
