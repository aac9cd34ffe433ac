import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfig } from '../config.server.ts'
import type { Config } from '../lib/config.server.ts'
import {
  distribute,
  estimatedMs,
  hasExtension,
  LayoutError,
  type Plan,
  planDistribution,
} from '../lib/distribute.server.ts'
import { missingMigrations } from '../lib/migrate.server.ts'
import { openPostgres } from '../lib/postgres.server.ts'
import { runCommand, say, UsageError } from './command.ts'

const usage = `npm run distribute -- --plan    says how this database would be laid out on several nodes, and how long nobody could write
npm run distribute -- --apply   does it; ended half way, it goes on when it is called again`

async function run() {
  const { values, positionals } = parseArgs({
    options: { plan: { type: 'boolean' }, apply: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (positionals.length > 0 || values.plan === values.apply) throw new UsageError(usage)
  const config: Config = { ...readConfig(process.env), logLevel: 'error', poolSize: 2 }
  const postgres = await openPostgres(config)
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await client.connect()
    const version = await hasExtension(client)
    if (version === null) throw new UsageError('Nothing to distribute on: this database has no extension citus')
    const missing = await missingMigrations(postgres.url)
    if (missing.length > 0) throw new UsageError(`This database is of another release: ${missing.join(', ')} missing`)
    const plan = await planDistribution(client, version)
    tell(plan)
    const isDone = plan.layout.every(({ table }) => plan.done.includes(table))
    if (isDone && !(await isBegun(client))) {
      say('It is laid out already.')
      return
    }
    if (!values.apply) return
    const pausedMs = await distribute(client, plan, say).catch(async (error: unknown) => {
      if (await isBegun(client).catch(() => true))
        say('It was ended half way: nobody can write until it is called again, or a backup is restored.')
      throw error
    })
    say(`Done: every row, key and constraint was counted again. Nobody could write for ${seconds(pausedMs)}.`)
  } catch (error) {
    throw error instanceof LayoutError ? new UsageError(error.message) : error
  } finally {
    await client.end()
    await postgres.stop()
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const isBegun = async (client: pg.Client) =>
  (await client.query(`select to_regclass('distribution.step') is not null as is`)).rows[0]?.is === true

function tell(plan: Plan) {
  const { version, nodes, layout, done, keys, lost, triggers, leaving, rows, bytes } = plan
  const by = Map.groupBy(layout, (one) => one.by ?? 'on every node')
  say(`citus ${version}, ${nodes} ${nodes === 1 ? 'worker' : 'workers'}`)
  for (const [where, tables] of by)
    say(`${where.padEnd(14)} ${String(tables.length).padStart(3)}  ${tables.map(({ table }) => table).join(' ')}`)
  say(
    `${rows} rows, ${Math.round(bytes / 1e6)} MB; laid out already: ${layout.filter(({ table }) => done.includes(table)).length} of ${layout.length} tables`,
  )
  say(
    `${keys.length} foreign keys are made again; ${lost.length} cannot be: ${lost.map(({ name }) => name).join(' ') || '-'}`,
  )
  say(`${triggers.length} triggers run where the rows lie`)
  if (leaving.length > 0)
    say(`These are taken away, and no node of the release before may run again: ${leaving.join(' ')}`)
  say(`Nobody can write for about ${seconds(estimatedMs(plan))}.`)
}

runCommand(run)
