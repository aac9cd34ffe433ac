import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import type { Forked, ToFork } from './process-line.server.ts'

const children = new Set<ChildProcess>()
const killSignal = 'SIGKILL'
class TooLate extends Error {}

/**
 * Where Linux permits it: such a process gives its processor away in the moment somebody else wants it. One that only has the
 * lowest priority ends its turn of some milliseconds first, and a page waits for that at each step it takes.
 */
const idle = ['--idle', '0']
const isSchedulable = spawnSync('chrt', [...idle, 'true'], { stdio: 'ignore' }).status === 0

function runOnce({ file, execPath, longestMs, megabytes, whenIdle, task }: ToFork): Promise<unknown> {
  const isIdle = whenIdle && isSchedulable
  return new Promise((resolve, reject) => {
    const child = fork(file, {
      serialization: 'advanced',
      execPath: isIdle ? 'chrt' : execPath,
      execArgv: [
        ...(isIdle ? [...idle, execPath] : []),
        ...(megabytes === undefined ? [] : [`--max-old-space-size=${megabytes}`]),
      ],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      timeout: longestMs,
      killSignal,
    })
    children.add(child)
    let errors = ''
    child.stderr?.on('data', (chunk) => {
      errors += chunk
    })
    child.once('message', resolve)
    // More than one, where none can be started: that it is not, and that nothing can be sent to it.
    child.on('error', reject)
    child.once('close', (_code, signal) => {
      children.delete(child)
      reject(signal === killSignal ? new TooLate() : new Error(errors.slice(0, 2000) || 'It ended without an answer'))
    })
    child.send(task as object)
  })
}

process.on('message', async ({ id, ...work }: ToFork) => {
  const answer = await runOnce(work as ToFork).then(
    (result): Forked => ({ id, result }),
    (error: Error): Forked => ({ id, error: error.message, isLate: error instanceof TooLate }),
  )
  if (process.connected) process.send?.(answer)
})

// Ends with whom it works for, who may still wait for an answer when everybody is told to end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.once('disconnect', () => {
  for (const child of children) child.kill('SIGKILL')
  process.exit()
})
