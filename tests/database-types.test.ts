import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './databases.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('src/lib/database.ts is what the migrations make of the database', async () => {
  const command = JSON.parse(await readFile('package.json', 'utf8')).scripts['database-types'].replace(
    'node scripts/run.mjs --bin kysely-codegen ',
    '',
  )
  const options = [...command.matchAll(/'[^']*'|\S+/g)].map(([word]) => word.replaceAll("'", ''))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'node_modules/kysely-codegen/dist/cli/bin.js',
      ...options.filter((word: string) => word !== '--out-file' && word !== 'src/lib/database.ts'),
      '--print',
    ],
    {
      env: { ...process.env, DATABASE_URL: database.url },
    },
  )
  const generated = stdout.slice(stdout.indexOf('/**'))
  expect(generated.trim()).toBe((await readFile('src/lib/database.ts', 'utf8')).trim())
})
