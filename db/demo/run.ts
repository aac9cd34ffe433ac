import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '../../src/lib/migrate.server.ts'
import { startPostgres } from '../../src/lib/postgres.server.ts'
import { demoAccounts, demoPassword, fillDemoCity } from './fill.ts'

const { values } = parseArgs({
  options: {
    providers: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    'database-url': { type: 'string' },
  },
})

const providers = wholeNumber('providers', values.providers)
const seed = wholeNumber('seed', values.seed)

const postgres = await openDatabase(values['database-url'] ?? process.env.DATABASE_URL)
try {
  await migrate(postgres.url)
  const filled = await fillDemoCity({ databaseUrl: postgres.url, providers, seed, progress: showProgress })
  if (filled) {
    say(
      `${filled.providers} providers, ${filled.customers} customers, ${filled.bookings} bookings, ${filled.reviews} reviews in ${(filled.milliseconds / 1000).toFixed(1)} s`,
    )
    for (const { email } of Object.values(demoAccounts)) say(`  ${email}  ${demoPassword}`)
  } else {
    say('This database already has accounts, so the demo city stays out of it.')
    process.exitCode = 1
  }
} catch (error) {
  say(`The demo city could not be built: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await postgres.stop()
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

/** The given server, or the embedded one when it is not running already. */
async function openDatabase(databaseUrl: string | undefined) {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  const embedded = await startPostgres({ dataDir: process.env.DATA_DIR ?? join(process.cwd(), '.data'), report: say })
  return { url: embedded.url(), stop: () => embedded.stop() }
}

function showProgress(done: number, total: number) {
  if (done === total || done % 4000 === 0) say(`${done} of ${total} providers`)
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= 1_000_000) return value
  say(`--${name} must be a whole number from 1 to 1000000, not '${text}'`)
  process.exit(2)
}
