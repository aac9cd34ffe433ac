import { parseArgs } from 'node:util'
import { readConfig } from '../config.server.ts'
import type { Config } from '../lib/config.server.ts'
import { migrate } from '../lib/migrate.server.ts'
import { openPostgres } from '../lib/postgres.server.ts'
import { runCommand, say, UsageError } from './command.ts'

const usage =
  'npm run directories   writes again where everything lies whose id comes alone; beside running nodes, can be ended and started again'

async function run() {
  if (parseArgs({ allowPositionals: true }).positionals.length > 0) throw new UsageError(usage)
  const config: Config = { ...readConfig(process.env), logLevel: 'error', poolSize: 2 }
  const postgres = await openPostgres(config)
  try {
    await migrate(postgres.url)
    const { createApp, createContext } = await import('../app.server.ts')
    const { rebuildCustomers, rebuildDirectory } = await import('../domains/directories/rebuild.server.ts')
    const { rebuildHoldDirectory } = await import('../domains/holds/rebuild-hold-directory.server.ts')
    const app = await createApp(config, postgres.url)
    try {
      const ctx = createContext(app, 'command')
      let nextAt = performance.now() + 5000
      const told = (done: number) => {
        if (performance.now() < nextAt) return
        nextAt = performance.now() + 5000
        say(`${done} rows done`)
      }
      for (const [name, rebuild] of [
        ['directory', () => rebuildDirectory(ctx, told)],
        ['customer_directory', () => rebuildCustomers(ctx, told)],
        ['hold_directory', () => rebuildHoldDirectory(ctx)],
      ] as const) {
        const { rows, written, removed } = await rebuild()
        say(`${name}: ${rows} rows, ${written} were missing or wrong, ${removed} named nothing.`)
      }
    } finally {
      await app.close()
    }
  } finally {
    await postgres.stop()
  }
}

runCommand(run)
