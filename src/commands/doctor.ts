import { parseArgs } from 'node:util'
import { readConfig } from '../config.server.ts'
import type { Config } from '../lib/config.server.ts'
import { missingMigrations } from '../lib/migrate.server.ts'
import { openPostgres } from '../lib/postgres.server.ts'
import { runCommand, say, UsageError } from './command.ts'

const usage =
  'npm run doctor   looks whether everything holds that must; ends with 1 and what breaks it where something does not'

async function run() {
  if (parseArgs({ allowPositionals: true }).positionals.length > 0) throw new UsageError(usage)
  const config: Config = { ...readConfig(process.env), logLevel: 'error', poolSize: 2 }
  const postgres = await openPostgres(config)
  try {
    const missing = await missingMigrations(postgres.url)
    if (missing.length > 0)
      throw new UsageError(
        `This database is of another release: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing`,
      )
    const { createApp, createContext } = await import('../app.server.ts')
    const { examine, promiseNames } = await import('../domains/doctor/examine.server.ts')
    const app = await createApp(config, postgres.url)
    try {
      let broken = 0
      let unknown = 0
      const line = (promise: string, what: string) => say(`${promise.padEnd(24)} ${what}`)
      for (const promise of promiseNames) {
        try {
          const { breaches, tookMs } = await examine(createContext(app, 'command'), promise)
          const what = breaches.length === 0 ? 'holds' : `BROKEN by ${breaches.join(', ')}`
          line(promise, `${String(tookMs).padStart(6)} ms  ${what}`)
          if (breaches.length > 0) broken++
        } catch (error) {
          // One that does not end in its time says nothing of the others.
          line(promise, `NOT LOOKED AT: ${error instanceof Error ? error.message : error}`)
          unknown++
        }
      }
      const all = promiseNames.length
      if (broken > 0) say(`${broken} of ${all} do not hold.`)
      if (unknown > 0) say(`${unknown} of ${all} could not be looked at.`)
      if (broken + unknown > 0) process.exitCode = 1
      else say(`All ${all} hold.`)
    } finally {
      await app.close()
    }
  } finally {
    await postgres.stop()
  }
}

runCommand(run)
