// node scripts/test.mjs [--full] [--check] [--only unit|e2e] [PATHS]: everything that says whether the product is right.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { bin, build, install, node, root, SetupError } from './setup.mjs'

const { values: flags, positionals: paths } = parseArgs({
  options: { full: { type: 'boolean' }, check: { type: 'boolean' }, only: { type: 'string' } },
  allowPositionals: true,
})
const isEndToEnd = (path) => path.includes('e2e')
const only =
  flags.only ??
  (paths.length === 0 ? null : paths.every(isEndToEnd) ? 'e2e' : paths.some(isEndToEnd) ? 'tests' : 'unit')
const has = (...kinds) => only === null || kinds.includes(only)

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
      stage('Format and lint', () => tool('biome', 'ci', ...(process.stdout.isTTY ? [] : ['--colors=off']), '.')),
    only === null &&
      stage('Types', async () => {
        await tool('react-router', 'typegen')
        await tool('tsc', '--noEmit')
      }),
  ])
  if (has('unit', 'service', 'tests')) {
    const files = paths.filter((path) => !isEndToEnd(path))
    const args = [
      'run',
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report('vitest')}`,
      ...files,
    ]
    await tests('Unit, service, endpoint and architecture tests', 'vitest', args, readVitest)
  }
  if (!flags.check && has('e2e', 'tests') && isBuilt) await runEndToEnd()
  if (flags.full && only === null && isBuilt) {
    await tests('Seeded faults', 'faults', [], readFaults)
  }
}

async function runEndToEnd() {
  const hasBrowser = await stage('Browser', async () => {
    env.CHROMIUM_PATH = await ensureBrowser()
  })
  if (!hasBrowser) return
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = report('playwright')
  const args = ['test', '--pass-with-no-tests', '--reporter=line,json', ...paths.filter(isEndToEnd)]
  await tests('End-to-end tests', 'playwright', args, readPlaywright)
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
  rmSync(report(name), { force: true })
  await timed(title, async () => {
    let hasFailed = false
    await tool(name, ...args).catch(() => {
      hasFailed = true
    })
    const { passed, failed, list } = readReport(report(name), read)
    total.passed += passed
    total.failed += hasFailed ? Math.max(failed, 1) : failed
    failures.push(...list)
    return !hasFailed && failed === 0
  })
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
  const program = name === 'faults' ? 'tests/faults/run.ts' : bin(name)
  return new Promise((resolve, reject) => {
    const child = spawn(node, [program, ...args], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new SetupError(`${name} ended with code ${code}`))))
  })
}

function readReport(path, read) {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, list: [{ title: path, where: ['the run ended without a report; see above'] }] }
  }
}

function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const isBroken = ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0
  const list = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name)
    if (isBroken({ status: message ? 'failed' : '', assertionResults }))
      return [{ title: file, where: [firstLine(message)] }]
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${file}: ${fullName}`,
        where: [firstLine(failureMessages[0])],
      }))
  })
  return { passed: numPassedTests, failed: numFailedTests + testResults.filter(isBroken).length, list }
}

function readPlaywright({ stats, errors, suites }) {
  const list = specsOf(suites).flatMap(({ file, title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ status }) => status !== 'passed' && status !== 'skipped')
      .map(({ error, attachments }) => ({
        title: `${file}: ${title}`,
        where: [firstLine(error?.message), ...attachments.flatMap(whereIs)],
      })),
  )
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, list }
}

const specsOf = (suites = []) => suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites)])

function whereIs({ name, path }) {
  if (!path) return []
  const place = relative(root, path)
  return [name === 'trace' ? `trace: node scripts/run.mjs --bin playwright show-trace ${place}` : `${name}: ${place}`]
}

const readFaults = ({ caught, survived, verdicts }) => ({
  passed: caught,
  failed: survived,
  list: verdicts
    .filter(({ isCaught }) => !isCaught)
    .map(({ name, why }) => ({ title: `fault: ${name}`, where: [why] })),
})

/** Without the colours of a terminal. */
const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0].slice(0, 200)
