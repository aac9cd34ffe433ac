// node tests/faults/run.ts [PART OF A NAME]: puts each fault of the list into a copy of the tree and runs the tests that
// are to see it. A fault that nobody sees, or whose place is no longer found, is a failure.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Fault, faults } from './faults.ts'

const root = join(import.meta.dirname, '../..')
const copied = [
  'src',
  'db',
  'tests',
  'scripts',
  'docs',
  'public',
  'build',
  'README.md',
  'package.json',
  'package-lock.json',
]
const configs = ['tsconfig.json', 'vite.config.ts', 'vitest.config.ts', 'react-router.config.ts', 'biome.json']

const wanted = process.argv[2] ?? ''
const chosen = faults.filter(({ name }) => name.includes(wanted))
const copy = mkdtempSync(join(tmpdir(), 'highstreet-faults-'))
let survived = 0
try {
  for (const name of [...copied, ...configs]) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const fault of chosen) {
    const startedAt = Date.now()
    const verdict = await tryOne(fault)
    if (verdict !== 'caught') survived++
    console.log(
      `${verdict === 'caught' ? 'caught  ' : 'SURVIVED'}  ${fault.name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)${verdict === 'caught' ? '' : `: ${verdict}`}`,
    )
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
mkdirSync(join(root, 'test-results'), { recursive: true })
writeFileSync(join(root, 'test-results/faults.json'), JSON.stringify({ caught: chosen.length - survived, survived }))
console.log(`${chosen.length - survived} of ${chosen.length} faults caught`)
process.exitCode = survived > 0 ? 1 : 0

const rebuild = "import { build } from './scripts/setup.mjs'; await build()"

async function tryOne({ file, find, replace, tests, only, build }: Fault): Promise<string> {
  const path = join(copy, file)
  const whole = readFileSync(path, 'utf8')
  if (whole.split(find).length !== 2) return `its place is not found once in ${file}`
  writeFileSync(
    path,
    whole.replace(find, () => replace),
  )
  try {
    if (build && (await node(['--input-type=module', '-e', rebuild])) !== 0) return 'it does not build'
    const report = join(copy, 'test-results/vitest.json')
    rmSync(report, { force: true })
    const args = [
      'run',
      '--bail=1',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(only ? ['-t', only] : []),
      ...tests,
    ]
    await node([join(copy, 'node_modules/vitest/vitest.mjs'), ...args])
    return verdictOf(report)
  } finally {
    writeFileSync(path, whole)
    if (build) cpSync(join(root, 'build'), join(copy, 'build'), { recursive: true })
  }
}

/** A file that does not even load is no test that saw something. */
function verdictOf(report: string): string {
  const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>
  if ((numFailedTests ?? 0) > 0) return 'caught'
  return (numPassedTests ?? 0) > 0 ? `${numPassedTests} tests saw nothing` : 'no test ran'
}

function node(args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'test' }
    const child = spawn(process.execPath, args, { cwd: copy, env, stdio: 'ignore' })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
