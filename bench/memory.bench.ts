import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { search } from '../src/domains/search/contract.ts'
import { createHttpCall } from '../src/lib/api/call.ts'
import { startBuiltServer } from '../tests/built-server.ts'
import { startServerProcess } from '../tests/server-process.ts'

const rounds = 10
const perRound = 10_000
const metricsToken = 'a-token-of-the-bench-alone'

/**
 * 100,000 requests of distinct addresses, of every kind that a day brings: what the process takes after each tenth. As
 * fast as it can, or with `hour` spread over one.
 */
export async function run(pace?: string) {
  const betweenMs = pace === 'hour' ? 3_600_000 / (rounds * perRound) : 0
  const filled = await startBuiltServer()
  // Another process on the same data: filling the demo city takes memory that serving does not.
  const settings = {
    DATABASE_URL: filled.databaseUrl,
    DATA_DIR: filled.dataDir,
    METRICS_TOKEN: metricsToken,
  }
  const server = await startServerProcess(settings)
  try {
    const agent = new Agent({ keepAlive: true, maxSockets: 16 })
    const send = (path: string, init: { method?: string; body?: object; headers?: object } = {}) =>
      new Promise<number>((resolve) => {
        const headers = { 'accept-encoding': 'br', 'content-type': 'application/json', ...init.headers }
        const sent = request(
          `${server.origin}${path}`,
          { agent, method: init.method ?? 'GET', headers },
          (response) => {
            response.resume()
            response.on('end', () => resolve(response.statusCode ?? 0))
          },
        )
        // A connection that lay idle may be closed as it is used: it counts as failed.
        sent.on('error', () => resolve(599))
        sent.end(init.body ? JSON.stringify(init.body) : undefined)
      })
    const call = createHttpCall({ base: server.origin, accessToken: () => null, refresh: async () => false })
    const { providers } = await call(search.providers, { limit: 50 })
    const rows = []
    let count = 0
    const work = async () => {
      const index = count++
      const provider = providers[index % providers.length]
      if (!provider) return false
      const from = new Date(Date.now() + (index % 300) * 86_400_000).toISOString().slice(0, 10)
      const to = new Date(Date.now() + ((index % 300) + 30) * 86_400_000).toISOString().slice(0, 10)
      const word = randomUUID()
      const kinds = [
        () =>
          send(
            `/api/bookings/availability?providerId=${provider.id}&serviceIds=${provider.serviceId}&from=${from}&to=${to}`,
          ),
        () => send(`/search?search=${word}`),
        () => send(`/provider/${provider.slug}?services=${word}`),
        () => send(`/api/providers?search=${word}`),
        () => send(`/provider/${word}`),
        () => send(`/api/providers/${provider.id}`),
        () => send(`/${word}`),
        () => send(`/api/bookings`, { headers: { authorization: `Bearer ${word}.${word}.${word}` } }),
        () => send('/api/auth/login', { method: 'POST', body: { email: `${word}@bench.test`, password: word } }),
        () => send(`/search?location=London&date=${from}&page=${1 + (index % 9)}`),
      ]
      // A login costs what a password hash costs, by intention: one in a hundred.
      const kind = index % 100 === 99 ? kinds[8] : kinds.filter((_, position) => position !== 8)[index % 9]
      return ((await kind?.()) ?? 500) < 500
    }
    for (let round = 0; round <= rounds; round++) {
      const until = round * perRound
      const startedAt = performance.now()
      let failed = 0
      const firstOfRound = count
      const worker = async () => {
        while (count < until) {
          const early = (count - firstOfRound) * betweenMs - (performance.now() - startedAt)
          if (early > 0) await sleep(early)
          else if (!(await work())) failed++
        }
      }
      await Promise.all(Array.from({ length: 16 }, worker))
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      const text = await (
        await fetch(`${server.origin}/health/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
      ).text()
      const megabytes = (name: string) => Math.round(Number(text.match(new RegExp(`^${name} (\\S+)`, 'm'))?.[1]) / 1e6)
      rows.push({
        requests: until,
        'resident MB < 300': megabytes('process_resident_memory_bytes'),
        'heap used MB': megabytes('nodejs_heap_size_used_bytes'),
        'heap MB': megabytes('nodejs_heap_size_total_bytes'),
        'outside MB': megabytes('nodejs_external_memory_bytes'),
        seconds,
        failed,
      })
      console.table(rows.slice(-1))
    }
  } finally {
    await server.stop()
    await filled.stop()
  }
}
