import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { busy } from './api/errors.ts'
import { shippedFile } from './shipped-file.server.ts'

type LineOptions = {
  /** From the root. It hears one message, answers one and ends. */
  file: string
  longestMs: number
  /** Of objects; without it as much as Node takes. */
  megabytes?: number
  /** More do not wait: who asks comes again. */
  waitingAtMost: number
  /** For what takes a processor for seconds: only while nobody else wants it. On a busy machine it may not be done in time. */
  whenIdle?: boolean
}

/** Work that is to take neither our memory nor our one thread: in a process of its own, one after the other. Throws `busy`. */
export class ProcessLine<Task, Result> {
  readonly #options: LineOptions
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(options: LineOptions) {
    this.#options = options
  }

  run(task: Task): Promise<Result> {
    return this.withPlace((run) => run(task))
  }

  /** For a task that takes time to come by: who would find no place is refused before. `work` runs one task at most. */
  async withPlace<T>(work: (run: (task: Task) => Promise<Result>) => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#options.waitingAtMost) throw busy(5)
    this.#waiting++
    try {
      return await work((task) => this.#runInTurn(task))
    } finally {
      this.#waiting--
    }
  }

  #runInTurn(task: Task): Promise<Result> {
    const done = this.#last.then(() => runOnce<Task, Result>(this.#options, task))
    this.#last = done.catch(() => {})
    return done
  }
}

/** @public */
export type ToFork = {
  id: number
  file: string
  execPath: string
  longestMs: number
  megabytes?: number | undefined
  whenIdle?: boolean | undefined
  task: unknown
}
/** @public */
/** `isLate`: it was ended as its time was over. */
export type Forked = { id: number; result?: unknown; error?: string; isLate?: boolean }

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }
type ForkServer = { child: ChildProcess; waiting: Map<number, Waiting> }

let forkServer: ForkServer | null = null
let lastId = 0
const graceMs = 5000

/**
 * Starting a process copies the tables of all the memory of who starts it: a server of 400 MB would answer nobody for 30 ms, each
 * time. So a small one, started once, does that.
 */
function startForkServer(): ForkServer {
  const child = fork(shippedFile('src/lib/fork-server-process.server.ts'), {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waiting: ForkServer['waiting'] = new Map()
  child.on('message', ({ id, result, error, isLate }: Forked) => {
    const one = waiting.get(id)
    if (error === undefined) one?.resolve(result)
    else one?.reject(isLate ? busy(5) : new Error(error))
    settle(id)
  })
  const settle = (id: number) => {
    waiting.delete(id)
    if (waiting.size === 0) child.channel?.unref()
  }
  const end = (error: Error) => {
    if (forkServer?.child === child) forkServer = null
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  child.on('error', end)
  // What was asked of it is neither done nor at fault.
  child.once('exit', () => end(busy(5)))
  child.unref()
  if (child.pid !== undefined) giveWay(child.pid)
  return { child, waiting }
}

function runOnce<Task, Result>({ file, longestMs, megabytes, whenIdle }: LineOptions, task: Task): Promise<Result> {
  forkServer ??= startForkServer()
  const { child, waiting } = forkServer
  const id = ++lastId
  // It ends what takes too long. Where it stands still itself, it goes, and nobody waits for it any more.
  const standsStill = setTimeout(() => child.kill('SIGKILL'), longestMs + graceMs).unref()
  const answer = new Promise<Result>((resolve, reject) => {
    waiting.set(id, { resolve: (result) => resolve(result as Result), reject })
    child.channel?.ref()
    const { execPath } = process
    const told: ToFork = { id, file: shippedFile(file), execPath, longestMs, megabytes, whenIdle, task }
    child.send(told, (error) => {
      if (error) reject(error)
    })
  })
  return answer.finally(() => clearTimeout(standsStill))
}

/** Pages come first, as with all that it starts; where nobody may say so, or it is gone already, they share. */
function giveWay(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {}
}
