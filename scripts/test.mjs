// node scripts/test.mjs [--full] [--check] [--only unit|e2e] [--changed | --last-failed] [PATHS]: everything that says whether the
// product is right; --changed: what the changes since the last commit can reach, --last-failed: what failed the last time.
import { spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { bin, build, install, node, root, SetupError } from './setup.mjs'
import {
  readFaults,
  readMutations,
  readPlaywright,
  readReport,
  readVitest,
  resultsOf,
  whereIs,
} from './test-reports.mjs'

const { values: flags, positionals: paths } = parseArgs({
  options: {
    full: { type: 'boolean' },
    check: { type: 'boolean' },
    only: { type: 'string' },
    changed: { type: 'boolean' },
    'last-failed': { type: 'boolean' },
  },
  allowPositionals: true,
})
const isEndToEnd = (path) => path.includes('e2e')
const only =
  flags.only ??
  (paths.length === 0 ? null : paths.every(isEndToEnd) ? 'e2e' : paths.some(isEndToEnd) ? 'tests' : 'unit')
const has = (...kinds) => only === null || kinds.includes(only)

const isPart = flags.changed || flags['last-failed']
const isRecorded = only === null && !isPart && !flags.check
const statements = join(root, 'node_modules/.cache/statements')

const env = {
  ...process.env,
  NODE_ENV: 'test',
  // The tests start some hundred processes of the same code.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  ...(flags.full && { TEST_FULL: '1' }),
}
const total = { passed: 0, failed: 0 }
/** What is told at the very end: how long each stage took, and every test that failed, with where to look. */
const stages = []
const failures = []
const report = (name) => `test-results/${name}.json`
let letGoOfDatabaseServer = async () => {}

process.chdir(root)
await stage('Set-up', install)
if (total.failed === 0) await runStages()
console.log(`\n${stages.map(({ title, seconds }) => `${seconds.padStart(7)} s  ${title}`).join('\n')}`)
for (const { title, where } of failures)
  console.log(`\nFAILED  ${title}${where.map((line) => `\n        ${line}`).join('')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function runStages() {
  const [isBuilt] = await Promise.all([
    // Before the tests: some of them start the built server.
    stage('Build', build),
    only === null &&
      !isPart &&
      stage('Format, lint and dead exports', async () => {
        await tool('biome', 'ci', ...(process.stdout.isTTY ? [] : ['--colors=off']), '.')
        await tool('knip', '--no-progress')
      }),
    only === null &&
      !isPart &&
      stage('Types', async () => {
        await tool('react-router', 'typegen')
        await tool('tsc', '--noEmit')
      }),
  ])
  const isBoth = has('tests') && !flags.check && isBuilt
  const isReady = !isBoth || (await stage('Database server', startDatabaseServer))
  try {
    if (isReady) await runTests(isBuilt)
    if (isReady && isRecorded) await stage('Statements that the tests have issued', judgeStatements)
  } finally {
    await letGoOfDatabaseServer()
  }
  if (flags.full && only === null && isBuilt) {
    await tests('Seeded faults', 'faults', [], readFaults)
    await tests('One sign changed at a time', 'mutations', [], readMutations)
  }
}

/** One for both kinds of tests: what their databases are copied from is made once. */
async function startDatabaseServer() {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
  const child = spawn(node, ['tests/database-server.ts'], { cwd: root, env, stdio })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  letGoOfDatabaseServer = async () => {
    delete env.TEST_DATABASE_SERVER
    if (child.connected) child.disconnect()
    await ended
  }
  const url = await Promise.race([new Promise((resolve) => child.on('message', resolve)), ended])
  if (typeof url !== 'string') throw new SetupError(`it ended with code ${url}`)
  env.TEST_DATABASE_SERVER = url
}

/** Beside what one node proves: what several would ask of them (docs/decisions/123-judged-statements.md). */
async function judgeStatements() {
  env.STATEMENTS_TO = ''
  env.NODE_OPTIONS = process.env.NODE_OPTIONS ?? ''
  // After a failure some may not have been asked.
  await tool('statements', ...(total.failed === 0 ? ['--whole'] : []), statements)
}

function record() {
  rmSync(statements, { recursive: true, force: true })
  const recorder = pathToFileURL(join(root, 'tests/statements/record.mjs')).href
  env.STATEMENTS_TO = statements
  env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${recorder}`.trim()
}

async function runTests(isBuilt) {
  if (isRecorded) record()
  if (has('unit', 'service', 'tests')) {
    const files = flags['last-failed'] ? failedFiles() : paths.filter((path) => !isEndToEnd(path))
    const args = [
      'run',
      '--passWithNoTests',
      ...(flags.changed ? ['--changed'] : []),
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tests/failures.ts',
      `--outputFile.json=${report('vitest')}`,
      ...files,
    ]
    if (files.length > 0 || !flags['last-failed'])
      await tests('Unit, service, endpoint and architecture tests', 'vitest', args, readVitest)
  }
  if (!flags.check && has('e2e', 'tests') && isBuilt) await runEndToEnd()
}

async function runEndToEnd() {
  const hasBrowser = await stage('Browser', async () => {
    env.CHROMIUM_PATH = await ensureBrowser()
  })
  if (!hasBrowser) return
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = report('playwright')
  const part = [...(flags.changed ? ['--only-changed'] : []), ...(flags['last-failed'] ? ['--last-failed'] : [])]
  const args = ['test', '--pass-with-no-tests', '--reporter=line,json', ...part, ...paths.filter(isEndToEnd)]
  const failed = await tests('End-to-end tests', 'playwright', args, readPlaywright)
  if (failed.length > 0 && failed.length <= 12) await trace(failed)
}

/** Traces cost every test time, and are looked at when one fails: those that did run once more, with one. */
async function trace(failed) {
  await timed('Once more, with a trace', async () => {
    const path = report('playwright-traced')
    rmSync(path, { force: true })
    const first = 'test-results/e2e'
    // The second run takes away what the first has left, and may go well.
    rmSync(`${first}-failed`, { recursive: true, force: true })
    cpSync(first, `${first}-failed`, { recursive: true })
    for (const one of failed) one.where = one.where.map((place) => place.replace(`${first}/`, `${first}-failed/`))
    env.PLAYWRIGHT_JSON_OUTPUT_NAME = path
    const hasFailedAgain = await tool('playwright', 'test', '--last-failed', '--trace=on', '--reporter=json').then(
      () => false,
      () => true,
    )
    for (const { title, results } of resultsOf(JSON.parse(readFileSync(path, 'utf8')).suites)) {
      const where = failed.find((one) => one.title === title)?.where
      where?.push(
        ...results.flatMap(({ status, attachments }) => [`once more: ${status}`, ...attachments.flatMap(whereIs)]),
      )
    }
    return !hasFailedAgain
  })
}

/** The files of the last run with a test that failed. */
function failedFiles() {
  const { testResults } = JSON.parse(readFileSync(report('vitest'), 'utf8'))
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(root, name))
}

/** Runs one stage that passes or fails as a whole and counts as one check. */
async function stage(title, work) {
  const isWell = await timed(
    title,
    async () => {
      await work()
      return true
    },
    true,
  )
  total[isWell ? 'passed' : 'failed']++
  return isWell
}

/** Runs a test runner and counts its tests; a run that failed without a failing test counts as one failure. */
async function tests(title, name, args, read) {
  const failed = []
  rmSync(report(name), { force: true })
  await timed(title, async () => {
    let hasFailed = false
    await tool(name, ...args).catch(() => {
      hasFailed = true
    })
    const { list, ...counted } = readReport(report(name), read)
    total.passed += counted.passed
    total.failed += hasFailed ? Math.max(counted.failed, 1) : counted.failed
    failed.push(...list)
    if (hasFailed && list.length === 0) failed.push({ title, where: ['see above'] })
    return !hasFailed && counted.failed === 0
  })
  failures.push(...failed)
  return failed
}

async function timed(title, work, isWhole = false) {
  const startedAt = Date.now()
  console.log(`\n== ${title}`)
  const isWell = await work().catch((error) => {
    console.error(error instanceof SetupError ? error.message : error)
    return false
  })
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`== ${title}: ${isWell ? 'passed' : 'FAILED'} in ${seconds} s`)
  stages.push({ title, seconds })
  if (!isWell && isWhole) failures.push({ title, where: ['see above'] })
  return isWell
}

function tool(name, ...args) {
  const program = ['faults', 'mutations', 'statements'].includes(name) ? `tests/${name}/run.ts` : bin(name)
  return new Promise((resolve, reject) => {
    const child = spawn(node, [program, ...args], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new SetupError(`${name} ended with code ${code}`))))
  })
}
