// node scripts/run.mjs tests/statements/run.ts [--whole] [FOLDER]: judges each statement that a test run has recorded. --whole: it was all
// of `npm test`, so that nothing may be missing and nothing allowed that nobody asks any more.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { sharedServer, startDatabaseServer } from '../databases.ts'
import { readCatalogue } from './catalogue.ts'
import { allowed } from './exceptions.ts'
import { isOfQueue, report, type Statement } from './report.ts'
import { settingsReader } from './settings.ts'

const { values, positionals } = parseArgs({ options: { whole: { type: 'boolean' } }, allowPositionals: true })
const folder = positionals[0] ?? 'node_modules/.cache/statements'

const { lines, problems } = await withDatabase(async (client) => {
  const readSettings = await settingsReader(client)
  const statements: Statement[] = []
  for (const one of readRecorded()) {
    const ungiven = isOfQueue(one) ? [] : await readSettings(one.text).catch(({ message }: Error) => [message])
    statements.push({ ...one, ungiven })
  }
  return report(statements, await readCatalogue(client), allowed, values.whole === true)
})
console.log(lines.join('\n'))
for (const problem of problems) console.error(`\n${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0

function readRecorded(): Statement[] {
  if (!existsSync(folder)) {
    console.error(`Nothing is recorded in ${folder}: npm test does so`)
    process.exit(1)
  }
  const found = new Map<string, { names: Set<string>; places: Set<string> }>()
  for (const file of readdirSync(folder)) {
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      // Whoever is killed may leave half a line.
      if (!line.endsWith('}')) continue
      const { text, name, place, isFull } = JSON.parse(line)
      if (isFull) {
        console.error(`A process has asked more than it records: ${file}`)
        process.exit(1)
      }
      // Which rows a call is tried with, that only tests make.
      if (place.endsWith('/access.ts')) continue
      const known = found.get(text) ?? { names: new Set(), places: new Set() }
      known.names.add(name)
      known.places.add(place)
      found.set(text, known)
    }
  }
  return [...found].map(([text, { names, places }]) => ({ text, names: [...names], places: [...places] }))
}

/** By the server of the run where there is one, else by one for this. */
async function withDatabase<T>(ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const isRunning = process.env.TEST_DATABASE_SERVER !== undefined
  const own = isRunning ? null : await startDatabaseServer()
  const url = new URL(own?.url() ?? sharedServer())
  url.pathname = '/template'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
    await own?.stop()
  }
}
