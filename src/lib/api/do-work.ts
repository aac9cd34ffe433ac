import { solveChallengeWorkers } from 'altcha-lib'
import { atWork } from '../at-work.ts'
import { bringing } from './bring-work.ts'
import type { Challenge } from './work.ts'

const timeoutMs = 60_000
/** Of the cores: the page and the rest of the device go on meanwhile. */
const mostWorkers = 4

export const bring = bringing((challenge, signal) => atWork(() => doWork(challenge, signal)))

/** The work as a header carries it; done beside the page. Throws where this browser cannot. */
async function doWork(challenge: Challenge, signal: AbortSignal | undefined): Promise<string> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const abort = () => controller.abort()
  signal?.addEventListener('abort', abort, { once: true })
  try {
    const solution = await solveChallengeWorkers({
      ...{ challenge, controller, timeout: timeoutMs },
      concurrency: Math.min(mostWorkers, Math.max(1, Math.floor((navigator.hardwareConcurrency || 2) / 2))),
      createWorker: () => new Worker(new URL('./do-work.worker.ts', import.meta.url), { type: 'module' }),
    })
    if (!solution) throw new Error('It took too long')
    const { counter, derivedKey } = solution
    return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}
