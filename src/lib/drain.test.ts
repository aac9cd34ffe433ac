import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createDrain } from './drain.server.ts'

async function start() {
  const server = createServer()
  const drain = createDrain(server, (path) => path === '/probe')
  const waiting: ServerResponse[] = []
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/slow') waiting.push(response)
    else response.end('ok')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  const ask = async (path: string, by: Agent | false = false) => {
    const [answer] = (await once(get({ port, path, agent: by }), 'response')) as [IncomingMessage]
    answer.resume()
    return [answer.statusCode, answer.headers.connection]
  }
  return { drain, ask, agent, port, waiting }
}

const seconds = (since: number) => (performance.now() - since) / 1000

test('answers what is in flight, takes what still comes, and says of each that it is the last on its connection', async () => {
  const { drain, ask, agent, waiting } = await start()
  expect(await ask('/', agent)).toEqual([200, 'keep-alive'])
  const slow = ask('/slow')
  await expect.poll(() => waiting.length).toBe(1)
  const startedAt = performance.now()
  const ended = drain.end(500, 10_000)
  expect(drain.isDraining()).toBe(true)
  // On the connection that was idle, and on a new one.
  expect(await ask('/', agent)).toEqual([200, 'close'])
  expect(await ask('/')).toEqual([200, 'close'])
  // Longer than it has to, because somebody still comes; a probe is nobody.
  for (let times = 0; times < 4; times++) {
    await sleep(400)
    expect(await ask('/')).toEqual([200, 'close'])
  }
  await sleep(400)
  expect(await ask('/probe')).toEqual([200, 'close'])
  await sleep(700)
  await expect(ask('/')).rejects.toThrow(/ECONNREFUSED/)
  waiting[0]?.end('late')
  expect(await slow).toEqual([200, 'close'])
  await ended
  expect(seconds(startedAt)).toBeLessThan(9)
})

test('waits for nobody when nobody has asked, and lets silent connections go', async () => {
  const quiet = await start()
  const startedAt = performance.now()
  await quiet.drain.end(5000, 10_000)
  expect(seconds(startedAt)).toBeLessThan(4)

  const { drain, port } = await start()
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const shutAt = performance.now()
  await drain.end(5000, 10_000)
  expect(seconds(shutAt)).toBeLessThan(4)
})

test('cuts off what is still unanswered at the last call', async () => {
  const { drain, ask, waiting } = await start()
  const slow = ask('/slow').catch((error: Error) => error.message)
  await expect.poll(() => waiting.length).toBe(1)
  const startedAt = performance.now()
  await drain.end(100, 1200)
  expect(seconds(startedAt)).toBeGreaterThan(1)
  expect(seconds(startedAt)).toBeLessThan(9)
  expect(await slow).toMatch(/socket hang up|ECONNRESET/)
})
