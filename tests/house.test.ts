import { globSync, readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApi } from '../src/http/api.server.ts'
import { bearer, dateIn, london, makeAccount, makeProvider, openTestApp } from './factories.ts'

const source = `${join(import.meta.dirname, '../src')}/`
const app = openTestApp()

/** The files of ours in which something runs while `work` does; what another test has left running is none. */
async function filesPassed(work: () => Promise<unknown>): Promise<string[]> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await work()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  return result
    .filter(({ url, functions }) => url.includes(source) && functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
    .map(({ url }) => url.split(source)[1] ?? url)
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
}

test('a booking passes through few files', async () => {
  const api = createApi(app.running)
  const { providerId, serviceIds } = await makeProvider(app)
  const authorization = await bearer(app, await makeAccount(app))
  const book = async (time: string) =>
    api.request('/api/bookings', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ providerId, serviceIds, dateTime: london(dateIn(2), time) }),
    })
  expect((await book('10:00')).status).toBe(201)
  const files = await filesPassed(() => book('12:00'))
  expect(files.filter((file) => file.startsWith('domains/')).length).toBeLessThanOrEqual(30)
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(47)
})

test('the documents name files that are there', () => {
  const root = join(import.meta.dirname, '..')
  const files = globSync(['{src,db,bench,scripts,tests,public}/**/*', '*'], { cwd: root }).map(
    (path) => `/${path.replaceAll('\\', '/')}`,
  )
  const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
  expect(documents.length).toBeGreaterThan(30)
  const missing = documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(/(?<![*\w./-])[\w./-]+\.(?:tsx?|mjs|sql|css)\b/g)]
      .map(([name]) => name.replace(/^\.?\//, ''))
      .filter((name) => !files.some((file) => file.endsWith(`/${name}`)))
      .map((name) => `${document}: ${name}`),
  )
  expect(missing).toEqual([])
})

/** A block ends where its indentation does: the formatter sees to that. */
const skippedBlock = /^( *)(?:test\.)?describe(?:\.\w+)*\.(?:skip|todo|fixme)\b[\s\S]*?\n\1\}\)/gm

function titlesThatRun(source: string): string[] {
  const titles = source
    .replace(skippedBlock, '')
    .matchAll(
      /\btest(?![\w.]*\.(?:skip|todo|fixme)\b)[\w.]*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(?:'((?:[^'\\]|\\.)+)'|"([^"]+)"|`([^`]+)`)/g,
    )
  return [...titles].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '…').replaceAll(/\\(.)/g, '$1'),
  )
}

test('a title is that of a test that runs', () => {
  const source = `
test('runs', () => {})
test.skip('is left out', () => {})
describe.skip('all of it', () => {
  test('is left out with its block', () => {
    call()
  })
  describe('and what lies in it', () => {
    test.each([1])('is left out, too', () => {})
  })
})
describe('a block', () => {
  test.each([[1]])('runs for each', () => {})
  test.describe.fixme('which is broken', () => {
    test('is left out for now', () => {})
  })
  test.skipIf(process.env.CI)('runs mostly', () => {})
})
describe.skipIf(process.env.CI)('a block', () => {
  test('runs mostly, too', () => {})
})
`
  expect(titlesThatRun(source)).toEqual(['runs', 'runs for each', 'runs mostly', 'runs mostly, too'])
})

test('what the coverage page says to be shown is shown by a test of that title', () => {
  const root = join(import.meta.dirname, '..')
  const tests = globSync(['{src,db}/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tests/e2e/*.e2e.ts'], { cwd: root })
  const titles = new Set(tests.flatMap((file) => titlesThatRun(readFileSync(join(root, file), 'utf8'))))
  const rows = readFileSync(join(root, 'docs/coverage.md'), 'utf8')
    .split('\n')
    .filter(
      (row, index, all) => row.startsWith('|') && !row.startsWith('| ---') && !all[index + 1]?.startsWith('| ---'),
    )
  const claims = rows.flatMap((row) => [...row.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title))
  expect(claims.length).toBeGreaterThan(150)
  expect(rows.filter((row) => !/“[^”]+”|\| not yet/.test(row))).toEqual([])
  expect(claims.filter((title) => title !== '…' && !titles.has(title))).toEqual([])
})
