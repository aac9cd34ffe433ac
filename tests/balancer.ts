import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Answer = { status: number; headers: IncomingMessage['headers']; body: string }

type Asked = { method: string; path: string; agent: Agent | false; headers?: IncomingMessage['headers'] }

async function begin(port: number, asked: Asked, body: Buffer | string): Promise<IncomingMessage> {
  const sent = request({ host: '127.0.0.1', port, ...asked })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export async function send(port: number, asked: Asked, body: Buffer | string = ''): Promise<Answer> {
  const answer = await begin(port, asked, body)
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: (await readAll(answer)).toString() }
}

const idempotent = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])

/** What a node was asked and has not answered whole, and why; `isAgain`: the next was asked, otherwise nobody. */
type Loss = { port: number; asked: string; reason: string; isAgain: boolean }

export type Balancer = Awaited<ReturnType<typeof startBalancer>>

/**
 * Takes the nodes in turn that say they are ready, whoever asks: nobody comes to the same one twice. What a node has not
 * answered whole is asked of the next, where it may be asked twice: an idempotent method, or a request with a key.
 */
export async function startBalancer() {
  const ports = new Set<number>()
  const ready = new Set<number>()
  const answered = new Map<number, number>()
  const losses: Loss[] = []
  const agent = new Agent({ keepAlive: true })
  let isClosed = false
  const probe = async (port: number) => {
    const isReady = await send(port, { method: 'GET', path: '/health/ready', agent: false }).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isReady && ports.has(port)) ready.add(port)
    else ready.delete(port)
  }
  const probing = (async () => {
    for (; !isClosed; await sleep(100)) await Promise.all([...ports].map(probe))
  })()
  let turn = 0
  const server = createServer(async (asked, response) => {
    response.on('error', () => {})
    const { method = '', url: path = '', headers } = asked
    const body = await readAll(asked).catch(() => null)
    if (body === null) return
    const isRepeatable = idempotent.has(method) || headers['idempotency-key'] !== undefined
    const onward = { method, path, headers: { ...headers, connection: 'keep-alive' }, agent }
    const asking = async (port: number) => {
      const answer = await begin(port, onward, body)
      const { statusCode = 502 } = answer
      answered.set(port, (answered.get(port) ?? 0) + 1)
      if (answer.headers['content-type'] === 'text/event-stream') {
        answer.on('error', () => response.destroy())
        response.writeHead(statusCode, answer.headers)
        answer.pipe(response)
        response.on('close', () => answer.destroy())
        return
      }
      const whole = await readAll(answer)
      const { 'transfer-encoding': _chunked, connection: _hop, 'keep-alive': _kept, ...kept } = answer.headers
      response.writeHead(statusCode, { ...kept, 'content-length': whole.length }).end(whole)
    }
    const refused = new Set<number>()
    for (;;) {
      const choice = [...ready].filter((port) => !refused.has(port))
      const port = choice[turn++ % choice.length]
      if (port === undefined) return void response.writeHead(502).end('nobody is ready')
      try {
        return await asking(port)
      } catch (error) {
        ready.delete(port)
        refused.add(port)
        const { code, message } = error as NodeJS.ErrnoException
        const isAgain = code === 'ECONNREFUSED' || isRepeatable
        losses.push({ port, asked: `${method} ${path}`, reason: code ?? message, isAgain })
        if (!isAgain) return void response.writeHead(502).end('broken off')
      }
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    ready,
    answered,
    losses,
    add: (port: number) => ports.add(port),
    /** Nobody comes there any more. */
    remove: (port: number) => {
      ports.delete(port)
      ready.delete(port)
    },
    close: async () => {
      isClosed = true
      await probing
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
