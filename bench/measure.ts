import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** `times`: of every call, in milliseconds. */
export type Load = { perSecond: number; p50: number; p99: number; failed: number; times: number[] }

type LoadOptions = {
  connections: number
  seconds: number
  work: (index: number) => Promise<boolean>
  /** So many calls, one after the other in time, each measured from when it was due; without it as many as there can be. */
  rate?: number
}

/** Keeps up to `connections` calls in flight for some seconds; times in milliseconds. `work` answers whether it went well. */
export async function load({ connections, seconds, work, rate }: LoadOptions): Promise<Load> {
  const times: number[] = []
  let failed = 0
  let index = 0
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  const worker = async () => {
    while (performance.now() < until) {
      const call = index++
      const from = rate === undefined ? performance.now() : startedAt + (call * 1000) / rate
      // Timers count whole milliseconds.
      while (performance.now() < from) await sleep(Math.max(1, Math.floor(from - performance.now())))
      if (!(await work(call))) failed++
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const elapsed = (performance.now() - startedAt) / 1000
  const at = (share: number) => percentile(times, share)
  return { perSecond: Math.round(times.length / elapsed), p50: at(0.5), p99: at(0.99), failed, times }
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
}

export const ratio = (a: number, b: number) => Math.round((a / b) * 100) / 100

/** Asks again and again for an address, on the agent's connections; tells whether it was answered well. */
export function get(url: string, agent = new Agent({ keepAlive: true, maxSockets: 16 })) {
  return () =>
    new Promise<boolean>((resolve, reject) => {
      request(url, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode === 200))
      })
        .on('error', reject)
        .end()
    })
}
