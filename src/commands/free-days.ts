import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.server.ts'
import type { Config } from '../lib/config.server.ts'
import { migrate } from '../lib/migrate.server.ts'
import { openPostgres } from '../lib/postgres.server.ts'
import { runCommand, say, UsageError } from './command.ts'

const usage = `npm run free-days            works out the free days that search does not know yet; can be ended and started again
npm run free-days -- --all   forgets all of them first`

async function run() {
  const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })
  if (positionals.length > 0) throw new UsageError(usage)
  const config: Config = { ...readConfig(process.env), logLevel: 'error', poolSize: 2 }
  const postgres = await openPostgres(config)
  try {
    await migrate(postgres.url)
    const { createApp, createContext } = await import('../app.server.ts')
    const days = await import('../domains/scheduling/free-days.server.ts')
    const app = await createApp(config, postgres.url)
    const context = () => createContext(app, 'command')
    try {
      await (values.all ? days.forgetFreeDays : days.followFreeDays)(context())
      const startedAt = performance.now()
      for (let left = await days.countDueProviders(context()); left > 0; ) {
        say(`${left} providers to go`)
        await days.workOutDueDays(context())
        const before = left
        left = await days.countDueProviders(context())
        // Somebody is writing there.
        if (left >= before) await sleep(1000)
      }
      say(`All free days are known, after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
    } finally {
      await app.close()
    }
  } finally {
    await postgres.stop()
  }
}

runCommand(run)
