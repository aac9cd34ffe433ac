import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { StartupError } from './data-folder.server.ts'
import { appliedMigrations, migrate } from './migrate.server.ts'

/** What stands beside the rows: how the tables looked, and what the rows add up to. */
export type DatabaseFacts = {
  takenAt: string
  /** Name to checksum. */
  migrations: Record<string, string>
  tables: Record<string, TableFacts>
  sequences: Record<string, string>
}
type TableFacts = { columns: string[]; rows: number; checksum: string }

/** Rows of one table in the text form of COPY, at most some megabytes at once. */
export type Part = { table: string; rows: Buffer }

const partLength = 4 * 1024 * 1024
/** Neither a time zone nor a format of the session may make equal rows look different; what a restore finds by name must be qualified. */
const sameForms = `set search_path = ''; set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'highstreet-backup' })
  await client.connect()
  await client.query(sameForms)
  return client
}

export async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(databaseUrl)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Another database of the same server. */
export function siblingUrl(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return url.href
}

/** All rows as they were at one instant, while others go on writing. `onFacts` is told what the rows add up to. */
export async function* dumpDatabase(
  databaseUrl: string,
  onFacts: (facts: DatabaseFacts) => void,
): AsyncGenerator<Part> {
  const client = await connect(databaseUrl)
  try {
    await client.query('begin isolation level repeatable read read only')
    const [{ now }] = (await client.query<{ now: string }>('select now()::text as now')).rows as [{ now: string }]
    const tables: DatabaseFacts['tables'] = {}
    for (const [table, columns] of await listTables(client)) {
      for await (const rows of copyOut(client, `copy ${nameOf(table)} (${listOf(columns)}) to stdout`))
        yield { table, rows }
      tables[table] = { columns, ...(await sumOf(client, table)) }
    }
    if (
      (await client.query("select from pg_catalog.pg_tables where schemaname = 'pgboss' and tablename = 'job'"))
        .rowCount
    ) {
      for await (const rows of copyOut(client, `copy (${openJobs}) to stdout`)) yield { table: jobsTable, rows }
    }
    onFacts({
      takenAt: now,
      migrations: await appliedMigrations(client),
      tables,
      sequences: await listSequences(client),
    })
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Not a table of ours: the jobs that are still to be done, each as one line of JSON in a column. */
const jobsTable = 'jobs'
const openJobs = `select json_build_object('id', id, 'queue', name, 'data', data, 'startAfter', start_after)::text
  from pgboss.job where state < 'completed' order by created_on`

async function* copyOut(client: pg.Client, text: string): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let length = 0
  for await (const chunk of client.query(copyTo(text)) as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    if (length < partLength) continue
    const rows = Buffer.concat(chunks)
    // A line break is always the end of a row: within a text it is written as \n.
    const end = rows.lastIndexOf(10) + 1
    if (end === 0) continue
    yield rows.subarray(0, end)
    chunks = [rows.subarray(end)]
    length = rows.length - end
  }
  if (length > 0) yield Buffer.concat(chunks)
}

/** Worked out from the other tables, again after a restore: the free days and links by jobs, categories counted by each listing. */
const workedOut = [
  'free_day',
  'free_day_mark',
  'listing',
  'category_count',
  'category_move',
  'landing_link',
  'sitemap_part',
]
/** Its jobs are restored without it. */
const ofJobs = ['event_marker']

export async function listTables(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_catalog.pg_class c join pg_catalog.pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> 'schema_migration'
      and c.relname <> all($1)
    group by c.relname order by c.relname`,
    [[...workedOut, ...ofJobs]],
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** Independent of the order of the rows, so that the same rows in another file on disk are the same. */
export async function sumOf(client: pg.Client, table: string): Promise<{ rows: number; checksum: string }> {
  const { rows } = await client.query<{ rows: number; checksum: string }>(`
    select count(*)::int as rows,
      coalesce(sum(('x' || encode(substr(sha256(convert_to(t::text, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint::numeric), 0)::text as checksum
    from ${nameOf(table)} t`)
  return rows[0] ?? { rows: 0, checksum: '0' }
}

async function listSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_catalog.pg_sequences
     where schemaname = 'public' and last_value is not null`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/**
 * Fills a new, empty database. The facts come last in a backup and say what must have arrived; `migrations` come first,
 * because the tables have to look as they did. Answers the open jobs.
 */
export class DatabaseLoader {
  readonly #url: string
  readonly #client: pg.Client
  readonly #columns: Map<string, string[]>
  readonly #restoreRules: string[]
  readonly jobs: { id: string; queue: string; data: object; startAfter: string }[] = []

  private constructor(url: string, client: pg.Client, columns: Map<string, string[]>, restoreRules: string[]) {
    this.#url = url
    this.#client = client
    this.#columns = columns
    this.#restoreRules = restoreRules
  }

  static async open(databaseUrl: string, migrations: DatabaseFacts['migrations']): Promise<DatabaseLoader> {
    await migrate(databaseUrl, { only: new Set(Object.keys(migrations)) })
    const client = await connect(databaseUrl)
    const made = await appliedMigrations(client)
    const unknown = Object.keys(migrations).filter((name) => made[name] !== migrations[name])
    if (unknown.length > 0) {
      await client.end()
      throw new StartupError(
        `this release does not know the tables of the backup (${unknown.join(', ')}); use the release that made it, or a newer one`,
      )
    }
    const columns = await listTables(client)
    const restoreRules = await dropRules(client)
    await client.query(`truncate ${[...columns.keys()].map(nameOf).join(', ')}`)
    return new DatabaseLoader(databaseUrl, client, columns, restoreRules)
  }

  async load({ table, rows }: Part): Promise<void> {
    if (table === jobsTable) {
      for (const line of rows.toString().split('\n').filter(Boolean)) this.jobs.push(JSON.parse(unescapeText(line)))
      return
    }
    const columns = this.#columns.get(table)
    if (!columns) throw new StartupError(`the backup has a table ${table} that its migrations do not make`)
    const copying = this.#client.query(copyFrom(`copy ${nameOf(table)} (${listOf(columns)}) from stdin`))
    try {
      await pipeline(async function* () {
        yield rows
      }, copying)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new StartupError(`the backup is damaged: ${table} cannot be read (${reason})`)
    }
  }

  /** Throws StartupError unless every table is what it was; then the rules of the tables hold again, and newer migrations follow. */
  async finish({ tables, sequences }: DatabaseFacts): Promise<void> {
    for (const [table, expected] of Object.entries(tables)) {
      const { rows, checksum } = await sumOf(this.#client, table)
      if (rows !== expected.rows || checksum !== expected.checksum) {
        throw new StartupError(
          `the backup is damaged: ${table} has ${rows} rows (${checksum}) where ${expected.rows} (${expected.checksum}) were`,
        )
      }
    }
    for (const [name, value] of Object.entries(sequences))
      await this.#client.query('select setval($1::regclass, $2::bigint)', [nameOf(name), value])
    for (const statement of this.#restoreRules) await this.#client.query(statement)
    await this.#client.query('analyze')
    await migrate(this.#url)
    await this.#client.query('select public.fill_listings()')
    // Nothing else has been written since.
    await this.#client.query(`analyze ${workedOut.map(nameOf).join()}`)
  }

  async close(): Promise<void> {
    await this.#client.end()
  }
}

/** An owner may not switch foreign keys off, only take them away; answers the statements that bring all back. */
async function dropRules(client: pg.Client): Promise<string[]> {
  const keys = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_catalog.pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`)
  const triggers = await client.query<{ table: string }>(`
    select distinct tgrelid::regclass::text as table from pg_catalog.pg_trigger t
    join pg_catalog.pg_class c on c.oid = tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace`)
  for (const { table, name } of keys.rows) {
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`)
  }
  for (const { table } of triggers.rows) await client.query(`alter table ${table} disable trigger user`)
  return [
    ...keys.rows.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`,
    ),
    ...triggers.rows.map(({ table }) => `alter table ${table} enable trigger user`),
  ]
}

const nameOf = (table: string) => `public.${pg.escapeIdentifier(table)}`
const listOf = (columns: readonly string[]) => columns.map((column) => pg.escapeIdentifier(column)).join(', ')

const escapes: Record<string, string> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r', '\\t': '\t' }

/** One column of COPY's text form. */
function unescapeText(text: string): string {
  return text.replaceAll(/\\[\\nrt]/g, (escaped) => escapes[escaped] ?? escaped)
}
