import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Challenge } from '../src/lib/api/work.ts'
import { bringWork } from './bring-work.ts'
import { type BuiltServer, startBuiltServer } from './built-server.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await startBuiltServer({ DEMO: '0', TRUSTED_PROXIES: '1', RATE_LIMIT_FACTOR: '1', LOG_LEVEL: 'fatal' })
})
afterAll(() => server.stop())

const password = 'a long enough one'
const home = '198.51.100.1'

type Answer = { status: number; code?: string; challenge?: Challenge }

async function post(path: string, body: object, address: string, work?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, ...(work && { 'x-work': work }) }
  const answer = await fetch(`${server.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { code, data } = await answer.json()
  return { status: answer.status, code, challenge: data?.challenge }
}

/** Does what is asked of it. */
async function postWithWork(path: string, body: object, address: string): Promise<Answer> {
  const answer = await post(path, body, address)
  return answer.challenge ? post(path, body, address, await bringWork(answer.challenge)) : answer
}

/** Milliseconds that the probe takes while something goes on, sorted. */
async function probeWhile(work: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const probing = (async () => {
    while (!isOver) {
      const startedAt = performance.now()
      const answer = await fetch(`${server.origin}/health/live`)
      await answer.text()
      times.push(performance.now() - startedAt)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  await work()
  isOver = true
  await probing
  return times.sort((a, b) => a - b)
}
const shareOf = (times: number[], share: number) => times[Math.floor(times.length * share)] ?? Number.POSITIVE_INFINITY
/** Other tests run on the same cores: what holds is that nobody waits for the guesses. */
function expectQuick(times: number[]) {
  expect(times.length).toBeGreaterThan(20)
  expect(shareOf(times, 0.5)).toBeLessThan(100)
  expect(shareOf(times, 0.99)).toBeLessThan(1000)
}

test('2,000 guesses, from one address and from a thousand: none is right, the owner gets in, and nobody waits', async () => {
  const email = 'guessed@test.test'
  expect((await post('/auth/register', { firstName: 'Ada', lastName: 'Novák', email, password }, home)).status).toBe(
    201,
  )
  const codes: Record<'one' | 'many', string[]> = { one: [], many: [] }
  const guess = async (kind: 'one' | 'many', index: number) => {
    const address = kind === 'one' ? '203.0.113.1' : `10.${index >> 8}.${index & 255}.7`
    const { status, code } = await post('/auth/login', { email, password: `guess ${index}` }, address)
    codes[kind].push(status === 200 ? 'in' : (code ?? String(status)))
  }
  const times = await probeWhile(async () => {
    for (let index = 0; index < 1000; index += 25) {
      const batch = Array.from({ length: 25 }, (_, offset) => index + offset)
      await Promise.all(batch.flatMap((each) => [guess('one', each), guess('many', each)]))
    }
  })
  // Each of these has cost a hash; everything else was refused before.
  const hashed = (list: string[]) => list.filter((code) => code === 'wrong_credentials').length
  expect([codes.one.length, codes.many.length]).toEqual([1000, 1000])
  expect([...codes.one, ...codes.many]).not.toContain('in')
  expect(hashed(codes.one)).toBeLessThanOrEqual(20)
  expect(hashed(codes.many)).toBeLessThanOrEqual(50)
  // Who does no work has three tries in all.
  expect(hashed([...codes.one, ...codes.many])).toBeLessThanOrEqual(3)
  expectQuick(times)
  // Who does it pays for each.
  const paid: string[] = []
  const startedAt = performance.now()
  for (let index = 0; index < 12; index++) {
    const { status, code } = await postWithWork('/auth/login', { email, password: `paid ${index}` }, `10.9.${index}.7`)
    paid.push(status === 200 ? 'in' : (code ?? String(status)))
  }
  const each = Math.round((performance.now() - startedAt) / paid.length)
  console.info(`a guess that brings its work takes ${each} ms of one core`)
  expect(new Set(paid)).toEqual(new Set(['wrong_credentials']))
  expect(each).toBeGreaterThan(50)
  expect((await post('/auth/login', { email, password }, home)).code).toBe('work_needed')
  expect((await postWithWork('/auth/login', { email, password }, home)).status).toBe(200)
}, 120_000)

describe.runIf(process.env.TEST_FULL === '1')('over a long time', () => {
  test('five hundred connections that say nothing for long do not keep anybody out', async () => {
    const sockets: Socket[] = []
    const { port } = new URL(server.origin)
    for (let index = 0; index < 500; index++) {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => {})
      socket.write('GET /health HTTP/1.1\r\nHost: a\r\nX-Slow: ')
      sockets.push(socket)
    }
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('a')
    }, 1000)
    const times = await probeWhile(() => new Promise((resolve) => setTimeout(resolve, 16_000)))
    clearInterval(drip)
    expectQuick(times)
    // Who takes longer than ten seconds to say what they want is let go.
    expect(sockets.filter((socket) => !socket.destroyed)).toEqual([])
    for (const socket of sockets) socket.destroy()
  }, 60_000)

  test('logging in takes as long for an address without an account as with one', {
    retry: 2,
    timeout: 120_000,
  }, async () => {
    const people = 100
    const run = crypto.randomUUID().slice(0, 8)
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const answers = new Set<string>()
    for (let index = 0; index < people; index++) {
      const account = { firstName: 'Ada', lastName: 'Novák', email: `known-${index}-${run}@test.test`, password }
      expect((await post('/auth/register', account, `2001:db8:${run.slice(0, 4)}:${index}::1`)).status).toBe(201)
    }
    for (let index = 0; index < people; index++) {
      for (const kind of index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const startedAt = performance.now()
        const answer = await post(
          '/auth/login',
          { email: `${kind}-${index}-${run}@test.test`, password: 'not it' },
          `2001:db9:${run.slice(0, 4)}:${index}::1`,
        )
        times[kind].push(performance.now() - startedAt)
        answers.add(JSON.stringify(answer))
      }
    }
    expect(answers.size).toBe(1)
    const middle = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
    expect(Math.abs(middle(times.known) - middle(times.unknown))).toBeLessThan(5)
    expect(Math.abs(welch(times.known, times.unknown))).toBeLessThan(3)
  })
})

/** Welch's t: how far apart two means are, in their own uncertainty. */
function welch(a: number[], b: number[]): number {
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
  const spread = (list: number[]) =>
    list.reduce((sum, value) => sum + (value - mean(list)) ** 2, 0) / (list.length - 1) / list.length
  return (mean(a) - mean(b)) / Math.sqrt(spread(a) + spread(b))
}
