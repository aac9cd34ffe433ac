// node tests/faults/run.ts [--from N] [--to N] [PART OF A NAME]: puts each fault of the list into a copy of the tree, two of
// them side by side, and runs the tests that are to see it. A fault that nobody sees, or whose place is no longer found, is a failure.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from '../../scripts/browser.mjs'
import { startDatabaseServer } from '../databases.ts'
import type { Fault } from './fault.ts'
import { faults } from './faults.ts'

const root = join(import.meta.dirname, '../..')
const folders = ['src', 'db', 'tests', 'scripts', 'docs', 'public', 'build']
const files = [
  'README.md',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'react-router.config.ts',
]
/** Of a build, and of the tests of one fault. */
const timeoutMs = 180_000
const rebuild = "import { build } from './scripts/setup.mjs'; await build()"

const { values, positionals } = parseArgs({
  options: { from: { type: 'string', default: '1' }, to: { type: 'string', default: String(faults.length) } },
  allowPositionals: true,
})
const numbered = faults.map((fault, index) => ({ ...fault, number: index + 1 }))
const chosen = numbered.filter(
  ({ name, number }) =>
    number >= Number(values.from) && number <= Number(values.to) && name.includes(positionals[0] ?? ''),
)

type Verdict = { isCaught: boolean; why: string }
type Failing = { fullName: string; status: string; failureMessages: string[] }

/** A copy of the tree, and a database server of its own. */
type Workspace = { copy: string; server: Awaited<ReturnType<typeof startDatabaseServer>> }

const startedAt = Date.now()
const verdicts: (Verdict & { name: string; seconds: number })[] = []
const seconds = (since: number) => Math.round((Date.now() - since) / 100) / 10
await tryAll([...chosen], 2)
// A race is raced the less the more the machine has to do: who came through has to do so once more, alone.
const doubtful = chosen.filter(({ name }) => verdicts.some((verdict) => verdict.name === name && !verdict.isCaught))
verdicts.splice(0, verdicts.length, ...verdicts.filter(({ isCaught }) => isCaught))
await tryAll(doubtful, 1)

async function tryAll(waiting: typeof chosen, workers: number) {
  await Promise.all(Array.from({ length: Math.min(workers, waiting.length) }, () => work(waiting)))
}

async function work(waiting: typeof chosen) {
  const copy = mkdtempSync(join(tmpdir(), 'highstreet-faults-'))
  const server = await startDatabaseServer()
  try {
    for (const name of [...folders, ...files]) cpSync(join(root, name), join(copy, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { number, ...fault } = next
      const begunAt = Date.now()
      const verdict = await tryOne({ copy, server }, fault)
      verdicts.push({ name: fault.name, seconds: seconds(begunAt), ...verdict })
      const word = verdict.isCaught ? 'caught  ' : 'SURVIVED'
      console.log(
        `${word} ${String(number).padStart(3)} ${fault.name} (${seconds(begunAt).toFixed(1)} s)\n             ${verdict.why}`,
      )
    }
  } finally {
    await server.stop()
    rmSync(copy, { recursive: true, force: true })
  }
}

const survivors = verdicts.filter(({ isCaught }) => !isCaught)
const caught = verdicts.length - survivors.length
mkdirSync(join(root, 'test-results'), { recursive: true })
writeFileSync(
  join(root, 'test-results/faults.json'),
  JSON.stringify({ caught, survived: survivors.length, verdicts }, null, 2),
)
console.log(`${caught} of ${verdicts.length} faults caught in ${seconds(startedAt).toFixed(1)} s`)
for (const { name, why } of survivors) console.log(`  SURVIVED ${name}: ${why}`)
process.exitCode = survivors.length > 0 || verdicts.length === 0 ? 1 : 0

async function tryOne(workspace: Workspace, fault: Fault): Promise<Verdict> {
  const { copy } = workspace
  const path = join(copy, fault.file)
  const whole = readFileSync(path, 'utf8')
  if (whole.split(fault.find).length !== 2) return survived(`its place is not found once in ${fault.file}`)
  writeFileSync(
    path,
    whole.replace(fault.find, () => fault.replace),
  )
  try {
    if (fault.build && (await node(copy, ['--input-type=module', '-e', rebuild])) !== 0)
      return survived('it does not build')
    return await (fault.tests.some((test) => test.endsWith('.e2e.ts'))
      ? inBrowser(workspace, fault)
      : inVitest(workspace, fault))
  } finally {
    writeFileSync(path, whole)
    if (fault.build) {
      rmSync(join(copy, 'build'), { recursive: true })
      cpSync(join(root, 'build'), join(copy, 'build'), { recursive: true })
    }
  }
}

async function inVitest({ copy, server }: Workspace, { file, tests, only }: Fault): Promise<Verdict> {
  const report = join(copy, 'test-results/vitest.json')
  rmSync(report, { force: true })
  const args = ['run', '--bail=1', '--reporter=json', `--outputFile.json=${report}`]
  // A fault in a migration makes other tables than those that are shared.
  const env = file.startsWith('db/') ? {} : { TEST_DATABASE_SERVER: server.url() }
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const code = await node(copy, [vitest, ...args, ...(only ? ['-t', only] : []), ...tests], env)
  if (code === 'late') return survived(`undecided after ${timeoutMs / 1000} s`)
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number
    testResults: { message: string; assertionResults: Failing[] }[]
  }
  const seen = testResults.flatMap((result) => result.assertionResults).find(({ status }) => status === 'failed')
  if (seen) return { isCaught: true, why: `${seen.fullName}: ${firstLine(seen.failureMessages[0])}` }
  // A file that does not even load is no test that saw something.
  const broken = testResults.map(({ message }) => message).find(Boolean)
  return survived(numPassedTests > 0 ? `${numPassedTests} tests saw nothing` : `no test ran: ${firstLine(broken)}`)
}

async function inBrowser({ copy }: Workspace, { tests, only }: Fault): Promise<Verdict> {
  const report = join(copy, 'test-results/playwright.json')
  rmSync(report, { force: true })
  const env = { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const args = ['test', '--reporter=json', '-x', ...(only ? ['-g', only] : []), ...tests]
  const code = await node(copy, [join(copy, 'node_modules/@playwright/test/cli.js'), ...args], env)
  if (code === 'late') return survived(`undecided after ${timeoutMs / 1000} s`)
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number }
    errors: { message: string }[]
  }
  if (stats.unexpected > 0) return { isCaught: true, why: `${only ?? tests.join()}, in a browser` }
  return survived(
    stats.expected > 0 ? `${stats.expected} tests saw nothing` : `no test ran: ${firstLine(errors[0]?.message)}`,
  )
}

function survived(why: string): Verdict {
  return { isCaught: false, why }
}

function firstLine(text = ''): string {
  return text.split('\n')[0]?.slice(0, 200) ?? ''
}

/** The exit code; 'late' after the time-out, with all that it has started ended. */
function node(copy: string, args: string[], extra: Record<string, string> = {}): Promise<number | 'late'> {
  // The long forms of the tests see no more than the short ones.
  const { TEST_FULL: _full, ...env } = process.env
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: copy,
      env: { ...env, NODE_ENV: 'test', ...extra },
      stdio: 'ignore',
      detached: true,
    })
    const timer = setTimeout(() => {
      resolve('late')
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    }, timeoutMs)
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(timer)
      resolve(code ?? 1)
    })
  })
}
