import { parseArgs } from 'node:util'
import { readConfig } from '../config.server.ts'
import type { Config } from '../lib/config.server.ts'
import { migrate } from '../lib/migrate.server.ts'
import { openPostgres } from '../lib/postgres.server.ts'
import { runCommand, say, UsageError } from './command.ts'

const usage =
  'npm run doctor   looks whether everything holds that must; ends with 1 and what breaks it where something does not'

async function run() {
  if (parseArgs({ allowPositionals: true }).positionals.length > 0) throw new UsageError(usage)
  const config: Config = { ...readConfig(process.env), logLevel: 'error', poolSize: 2 }
  const postgres = await openPostgres(config)
  try {
    await migrate(postgres.url)
    const { createApp, createContext } = await import('../app.server.ts')
    const { examine, promiseNames } = await import('../domains/doctor/examine.server.ts')
    const app = await createApp(config, postgres.url)
    try {
      let broken = 0
      for (const promise of promiseNames) {
        const { breaches, tookMs } = await examine(createContext(app, 'command'), promise)
        const what = breaches.length === 0 ? 'holds' : `BROKEN by ${breaches.join(', ')}`
        say(`${promise.padEnd(24)} ${String(tookMs).padStart(6)} ms  ${what}`)
        if (breaches.length > 0) broken++
      }
      say(broken === 0 ? `All ${promiseNames.length} hold.` : `${broken} of ${promiseNames.length} do not hold.`)
      if (broken > 0) process.exitCode = 1
    } finally {
      await app.close()
    }
  } finally {
    await postgres.stop()
  }
}

runCommand(run)
