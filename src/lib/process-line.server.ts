import { fork } from 'node:child_process'
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

function runOnce<Task, Result>({ file, longestMs, megabytes }: LineOptions, task: Task): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(shippedFile(file), {
      serialization: 'advanced',
      execArgv: megabytes === undefined ? [] : [`--max-old-space-size=${megabytes}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      timeout: longestMs,
      killSignal: 'SIGKILL',
    })
    let errors = ''
    child.stderr?.on('data', (chunk) => {
      errors += chunk
    })
    child.once('message', (result) => resolve(result as Result))
    // More than one, where none can be started: that it is not, and that nothing can be sent to it.
    child.on('error', reject)
    child.once('exit', () => reject(new Error(errors.slice(0, 2000) || 'It ended without an answer')))
    if (child.pid !== undefined) giveWay(child.pid)
    child.send(task as object)
  })
}

/** Pages come first; where nobody may say so, or it is gone already, they share. */
function giveWay(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}
