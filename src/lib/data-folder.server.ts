import { execFileSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Why the product cannot start, in one line for the person who started it. */
export class StartupError extends Error {}

const fileProblems: Record<string, (path: string) => string> = {
  EACCES: (path) =>
    `${path} cannot be read or written by this user; change its owner or set DATA_DIR to another folder`,
  EPERM: (path) => `${path} cannot be read or written by this user; change its owner or set DATA_DIR to another folder`,
  EROFS: (path) => `${path} is on a read-only disk; set DATA_DIR to another folder`,
  ENOSPC: (path) => `The disk that holds ${path} is full; free some space and start again`,
  EDQUOT: (path) => `The disk quota for ${path} is used up; free some space and start again`,
  ENOTDIR: (path) => `${path} is not a folder; set DATA_DIR to another one`,
  EEXIST: (path) => `${path} is not a folder; set DATA_DIR to another one`,
}

/** Turns what the file system says about `path` into a StartupError; anything it does not know stays as it is. */
export function fileProblem(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const problem = fileProblems[code]
  return problem ? new StartupError(problem(path)) : error
}

/** A word that only this run of the process has, so that a number given to another process later is told apart. */
export function processStart(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return state === 'Z' || state === 'X' ? null : (fields[18] ?? null)
    } catch {
      return null
    }
  }
  if (!answersSignals(pid)) return null
  return process.platform === 'win32' ? 'running' : processDetail(pid, 'lstart')
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** One column of `ps` for a process, or null when there is none. */
export function processDetail(pid: number, column: string): string | null {
  try {
    return (
      execFileSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim() ||
      null
    )
  } catch {
    return null
  }
}

/** Makes the folder and takes it for this process alone; the answer gives it back. Waits a little for one that is stopping. */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  const path = join(dataDir, 'lock')
  const own = `${process.pid} ${processStart(process.pid)}\n`
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    readdirSync(dataDir)
    if (existsSync(join(dataDir, 'PG_VERSION'))) {
      throw new StartupError(`${dataDir} is the data folder of another PostgreSQL; set DATA_DIR to a folder of its own`)
    }
    const deadline = Date.now() + 3000
    while (!createFile(path, own)) {
      const holder = await readHolder(path)
      if (holder.alive && Date.now() < deadline) {
        await sleep(100)
        continue
      }
      if (holder.alive) {
        throw new StartupError(
          `Highstreet already runs on ${dataDir} (process ${holder.pid}); stop it or set DATA_DIR to another folder`,
        )
      }
      removeStale(path, holder.text)
    }
  } catch (error) {
    throw fileProblem(error, dataDir)
  }
  return () => {
    if (existsSync(path) && readFileSync(path, 'utf8') === own) rmSync(path, { force: true })
  }
}

function createFile(path: string, text: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600)
    try {
      writeSync(file, text)
    } catch (error) {
      rmSync(path, { force: true })
      throw error
    } finally {
      closeSync(file)
    }
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function readHolder(path: string) {
  for (let attempt = 0; ; attempt++) {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const [pid, start] = text.trim().split(' ')
    // Empty: its writer is between creating and filling it, or died there.
    if (text !== '' || attempt === 5) {
      const started = processStart(Number(pid))
      return { text, pid, alive: started !== null && started === start && Number(pid) !== process.pid }
    }
    await sleep(20)
  }
}

/** Two starters may find the same stale lock: whoever moves it away looks again at what it moved. */
function removeStale(path: string, staleText: string) {
  const moved = `${path}.${process.pid}`
  try {
    renameSync(path, moved)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
  if (readFileSync(moved, 'utf8') === staleText) rmSync(moved, { force: true })
  else renameSync(moved, path)
}
