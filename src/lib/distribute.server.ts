import pg from 'pg'
import { copied, distributedBy, ofReleaseBefore } from './distribution.ts'

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
  /** Those that run where the rows lie, and those of the release before, which are taken away. */
  triggers: string[]
  leaving: string[]
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
  // What a role may wait for is meant for requests: everything is counted.
  await client.query('set statement_timeout = 0')
  const layout = await readLayout(client)
  await requireRights(client, layout)
  const done = await laidOut(client)
  await requireKeysOfLayout(client, layout)
  const triggers = await readTriggers(client, layout)
  const { keys, lost } = await readKeys(client, layout)
  const startedAt = performance.now()
  const counted = await countAll(client)
  const readMs = performance.now() - startedAt
  const { rows } = await client.query<{ nodes: number; bytes: number }>(
    `select (select count(*) from citus_get_active_worker_nodes())::int as nodes,
      (select sum(pg_table_size(c.oid)) from pg_class c where c.relnamespace = 'public'::regnamespace
        and c.relname = any($1))::float8 as bytes`,
    [layout.map(({ table }) => table)],
  )
  const { nodes = 0, bytes = 0 } = rows[0] ?? {}
  return {
    ...{ version, nodes, layout, done, keys, lost },
    triggers: triggers.filter((name) => !ofReleaseBefore.includes(name)),
    leaving: triggers.filter((name) => ofReleaseBefore.includes(name)),
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

/** Whoever lacks one would stop half way, and nobody could write. */
async function requireRights(client: pg.Client, layout: readonly Layout[]) {
  const { rows } = await client.query<{ isOwner: boolean; isReplica: boolean; others: string[] }>(
    `select pg_has_role(d.datdba, 'usage') as "isOwner",
      has_parameter_privilege('session_replication_role', 'set') as "isReplica",
      array(select c.relname::text from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any($1)
        and not pg_has_role(c.relowner, 'usage') order by 1) as others
    from pg_database d where d.datname = current_database()`,
    [layout.map(({ table }) => table)],
  )
  const { isOwner = false, isReplica = false, others = [] } = rows[0] ?? {}
  const lacks = [
    ...(isOwner ? [] : ['owns the database']),
    ...(others.length === 0 ? [] : [`owns ${others.join(', ')}`]),
    ...(isReplica ? [] : ['may set session_replication_role']),
  ]
  if (lacks.length > 0) throw new LayoutError(`It takes a role that ${lacks.join(' and ')}. Nothing was changed`)
}

/** Whatever is unique, or must not overlap, is so within one node only. */
async function requireKeysOfLayout(client: pg.Client, layout: readonly Layout[]) {
  const { rows } = await client.query<{ table: string; name: string; columns: string[] }>(`
    select c.relname as table, i.relname as name, array(select attname::text from pg_attribute
      where attrelid = x.indrelid and attnum = any((x.indkey::int2[])[0:x.indnkeyatts - 1])) as columns
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where c.relnamespace = 'public'::regnamespace and (x.indisunique or x.indisexclusion) order by 2`)
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

/** Of every table, also of those that stay where they are. */
async function countAll(client: pg.Client): Promise<Counted[]> {
  const { rows: tables } = await client.query<{ table: string }>(
    `select relname as table from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname not like 'pg\\_dist\\_%' order by 1`,
  )
  const all: Counted[] = []
  // A row is hashed as text, which every node is to write alike.
  await client.query(`set citus.propagate_set_commands = 'local'`)
  await client.query(`begin; set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'`)
  for (const { table } of tables) {
    const { rows } = await client.query<{ rows: number; checksum: string }>(
      `select count(*)::float8 as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as checksum
       from public.${quoted(table)} t`,
    )
    const [one] = rows
    if (one) all.push({ table, ...one })
  }
  await client.query('commit')
  return all
}

type Rule = { table: string; name: string; definition: string }
type Remembered = { counted: Counted[]; rules: Rule[]; keys: { kept: Key[]; lost: Key[] } }

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
  // Nobody is there for whom they are: all others were ended, and whoever comes again is of this release.
  for (const name of plan.leaving) {
    const [table = '', trigger = ''] = name.split('.')
    await client.query(`drop trigger if exists ${quoted(trigger)} on public.${quoted(table)}`)
  }
  for (const { table, name } of [...keys.kept, ...keys.lost])
    await client.query(`alter table public.${quoted(table)} drop constraint if exists ${quoted(name)}`)
  await client.query('commit')
  // Each touches rows of its own provider alone (tests/distribution.test.ts).
  await client.query('set citus.enable_unsafe_triggers = on')
  await copyFunctions(client)
  await layOut(client, plan, say)
  // Before the keys, along which what is emptied would empty others; no trigger takes it for a change.
  await client.query('set session_replication_role = replica')
  for (const { table } of plan.layout)
    await client.query('select truncate_local_data_after_distributing_table($1::regclass)', [`public.${quoted(table)}`])
  await client.query('reset session_replication_role')
  for (const key of keys.kept) await makeAgain(client, key)
  requireSame(counted, await countAll(client))
  await requireRules(client, plan, rules, keys.lost)
  await client.query('analyze')
  return resume(client)
}

async function takeLock(client: pg.Client) {
  const { rows } = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [lock])
  if (!rows[0]?.is) throw new LayoutError('Somebody is distributing it already')
}

/**
 * From now on. Whoever was in the middle of a change has not made it. Where somebody let people write in between, what was counted
 * before says nothing any more.
 */
async function pause(client: pg.Client) {
  await client.query('begin')
  // Also where an operator had it read only before: without its row nothing would be remembered.
  await client.query(`insert into distribution.step select where not exists (select from distribution.step)`)
  const { rows } = await client.query<{ is: boolean }>(`select exists (select from pg_db_role_setting s
    join pg_database d on d.oid = s.setdatabase where d.datname = current_database() and s.setrole = 0
      and 'default_transaction_read_only=on' = any(s.setconfig)) as is`)
  if (!rows[0]?.is) {
    await client.query(
      `update distribution.step set paused_at = clock_timestamp(), remembered = remembered - 'counted'`,
    )
    await client.query(`${here}; alter database ${await nameOf(client)} set default_transaction_read_only = on`)
  }
  await client.query('commit')
  await endOthers(client)
}

/** Throws where somebody may not be ended, or does not end, who still writes by what was said when they came. */
async function endOthers(client: pg.Client) {
  await client.query(`select ${ended} from pg_stat_activity ${others}`)
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity ${others} and coalesce(backend_start < (select paused_at from distribution.step), true) order by 1`,
  )
  if (rows.length > 0)
    throw new LayoutError(
      `These connections could not be ended: ${rows.map(({ pid }) => pid).join(', ')}. Nobody else can write until --apply is called again`,
    )
}

/** What is said to the database next is not passed on: the other nodes write what is moved to them while nobody else can. */
const here = 'set local citus.enable_ddl_propagation = off'

/** One that may not be ended is left to be told of, and does not keep the others. */
const ended = `case when pg_has_role(usesysid, 'member') or pg_has_role('pg_signal_backend', 'member')
  and not (select rolsuper from pg_roles r where r.oid = usesysid) then pg_terminate_backend(pid, 5000) end`
/** Of other people's, who may not read statistics sees no kind and no beginning. */
const others = `where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null
  and coalesce(backend_type, 'client backend') = 'client backend' and coalesce(application_name, '') not like 'citus%'`

async function resume(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ ms: number }>(
    `select (extract(epoch from clock_timestamp() - paused_at) * 1000)::float8 as ms from distribution.step`,
  )
  const name = await nameOf(client)
  await client.query('begin')
  // Triggers reach the tables beside; and no node is asked by more connections than wait for it.
  await client.query(`alter database ${name} set citus.allow_nested_distributed_execution = on`)
  await client.query(`alter database ${name} set citus.max_adaptive_executor_pool_size = 1`)
  await client.query(`${here}; alter database ${name} reset default_transaction_read_only`)
  await client.query('drop schema distribution cascade')
  await client.query('commit')
  // Pools that have learnt that they may only read open new ones.
  await client.query(`select ${ended} from pg_stat_activity ${others}`)
  return rows[0]?.ms ?? 0
}

const nameOf = async (client: pg.Client) =>
  (await client.query<{ name: string }>('select quote_ident(current_database()) as name')).rows[0]?.name ?? ''

/** What was there before the first table was touched, also where it goes on; what was counted since nobody writes. */
async function rememberOnce(client: pg.Client, { layout, keys: kept, lost }: Plan): Promise<Remembered> {
  const { rows } = await client.query<{ remembered: Partial<Remembered> | null }>(
    'select remembered from distribution.step',
  )
  const known = rows[0]?.remembered
  const remembered: Remembered = {
    rules: known?.rules ?? (await readRules(client, layout)),
    keys: known?.keys ?? { kept, lost },
    counted: known?.counted ?? (await countAll(client)),
  }
  await client.query('update distribution.step set remembered = $1', [JSON.stringify(remembered)])
  return remembered
}

/** What triggers call has to be on every node; only what the catalogue knows to depend on each other is taken there by itself. */
async function copyFunctions(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(`select p.oid::regprocedure::text as name from pg_proc p
    join pg_language l on l.oid = p.prolang where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and l.lanname in ('sql', 'plpgsql') and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`)
  for (const { name } of rows) await client.query('select create_distributed_function($1::regprocedure)', [name])
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

/** Constraints, indexes and triggers, as they are defined. */
async function readRules(client: pg.Client, layout: readonly Layout[]): Promise<Rule[]> {
  const { rows } = await client.query<Rule>(
    `select c.relname as table, n.name, n.definition from pg_class c, lateral (
       select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = c.oid
       union all select i.relname, pg_get_indexdef(i.oid) from pg_index x join pg_class i on i.oid = x.indexrelid
         where x.indrelid = c.oid and x.indisvalid
       union all select tgname, pg_get_triggerdef(oid) from pg_trigger where tgrelid = c.oid and not tgisinternal) n
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1) order by 1, 2, 3`,
    [layout.map(({ table }) => table)],
  )
  return rows
}

async function requireRules(client: pg.Client, { layout }: Plan, before: readonly Rule[], lost: readonly Key[]) {
  const after = await readRules(client, layout)
  const isSame = (a: Rule, b: Rule) => a.table === b.table && a.name === b.name && a.definition === b.definition
  const isLost = ({ table, name }: Rule) =>
    ofReleaseBefore.includes(`${table}.${name}`) || lost.some((key) => table === key.table && name === key.name)
  const missing = before.filter((rule) => !isLost(rule) && !after.some((one) => isSame(one, rule)))
  if (missing.length > 0)
    throw new LayoutError(
      `Not as before: ${missing.map(({ name }) => name).join(', ')}. Nobody can write until this is mended`,
    )
}
