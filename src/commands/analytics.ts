import { parseArgs } from 'node:util'
import { readConfig } from '../config.server.ts'
import type { Config } from '../lib/config.server.ts'
import { migrate } from '../lib/migrate.server.ts'
import { openPostgres } from '../lib/postgres.server.ts'
import { runCommand, say, UsageError } from './command.ts'

const usage =
  'npm run analytics   works out again what every day of every provider came to; can be ended and started again'

async function run() {
  if (parseArgs({ allowPositionals: true }).positionals.length > 0) throw new UsageError(usage)
  const config: Config = { ...readConfig(process.env), logLevel: 'error', poolSize: 2 }
  const postgres = await openPostgres(config)
  try {
    await migrate(postgres.url)
    const { createApp, createContext } = await import('../app.server.ts')
    const { rebuildDays } = await import('../domains/analytics/follow-days.server.ts')
    const app = await createApp(config, postgres.url)
    try {
      const { days, changed } = await rebuildDays(createContext(app, 'command'), (done) =>
        say(`${done} providers done`),
      )
      say(changed === 0 ? `All ${days} days are what they were.` : `${changed} of ${days} days were something else.`)
    } finally {
      await app.close()
    }
  } finally {
    await postgres.stop()
  }
}

runCommand(run)
