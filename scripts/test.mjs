// node scripts/test.mjs [--full] [--check] [--only unit|e2e] [PATHS]: everything that says whether the product is right.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
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
const report = (name) => `test-results/${name}.json`

process.chdir(root)
await stage('Set-up', install)
if (total.failed === 0) await runStages()
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function runStages() {
  if (only === null) {
    await stage('Format and lint', () => tool('biome', 'ci', ...(process.stdout.isTTY ? [] : ['--colors=off']), '.'))
    await stage('Types', async () => {
      await tool('react-router', 'typegen')
      await tool('tsc', '--noEmit')
    })
  }
  // Before the tests: some of them start the built server.
  const isBuilt = await stage('Build', build)
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
    await tests('Seeded faults', 'faults', [], ({ caught, survived }) => ({ passed: caught, failed: survived }))
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
  const isWell = await timed(title, async () => {
    await work()
    return true
  })
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
    const { passed, failed } = readReport(report(name), read)
    total.passed += passed
    total.failed += hasFailed ? Math.max(failed, 1) : failed
    return !hasFailed && failed === 0
  })
}

async function timed(title, work) {
  const startedAt = Date.now()
  console.log(`\n== ${title}`)
  const isWell = await work().catch((error) => {
    console.error(error instanceof SetupError ? error.message : error)
    return false
  })
  console.log(`== ${title}: ${isWell ? 'passed' : 'FAILED'} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
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
    return { passed: 0, failed: 0 }
  }
}

function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const brokenFiles = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length }
}

function readPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}
