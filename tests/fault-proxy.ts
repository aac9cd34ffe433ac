import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Between a client and a server; what happens on the way is told to whoever watches. */
type Proxy = { port: number; close(): Promise<void> }

/** What a watched transaction does: 'sent' before the database has the statement, 'answered' before the site has the answer. */
export type Step = { phase: 'sent' | 'answered'; sql: string; index: number }

export type DatabaseProxy = Proxy & {
  url: string
  /**
   * Tells every step of the next transaction of the site that nobody watches; it waits while the promise it gets is open.
   * Whose it is nobody can tell: jobs are to be held, and none at work.
   */
  watch(onStep: (step: Step) => Promise<unknown> | undefined): () => void
  /** No further job is taken until the answer of every call is called. */
  holdJobs(): () => void
  /** Lets go on what waits to take a job: it has the connections on which those at work would tell that they are done. */
  letJobsOn(): void
  /** Whether what was let go on may still take a job that nobody sees at work yet. */
  isTakingJobs(): boolean
  /** The ports from which the database sees the sessions that came through here. */
  sessionPorts(): number[]
}

export async function listen(onConnection: (socket: Socket) => void): Promise<{ server: Server; port: number }> {
  const server = createServer(onConnection).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

/** Whole messages of PostgreSQL's protocol; the first one of a client has no type. */
export function messageSplitter(hasStartup: boolean): (chunk: Buffer) => Buffer[] {
  let rest: Buffer = Buffer.alloc(0)
  let isStartup = hasStartup
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const messages: Buffer[] = []
    for (;;) {
      const lengthAt = isStartup ? 0 : 1
      if (rest.length < lengthAt + 4) return messages
      const length = lengthAt + rest.readInt32BE(lengthAt)
      if (rest.length < length) return messages
      messages.push(rest.subarray(0, length))
      rest = rest.subarray(length)
      isStartup = false
    }
  }
}

const words = (message: Buffer) => message.subarray(5).toString('utf8').split('\0')

/** The statement that a message names, also one that was prepared before. */
export function statementReader(): (message: Buffer) => string {
  const prepared = new Map<string, string>()
  let current = ''
  return (message) => {
    const type = String.fromCharCode(message[0] ?? 0)
    const [first = '', second = ''] = words(message)
    if (type === 'Q') current = first
    if (type === 'P') {
      prepared.set(first, second)
      current = second
    }
    if (type === 'B') current = prepared.get(second) ?? current
    return current
  }
}

type Watcher = { onStep: (step: Step) => Promise<unknown> | undefined; owner: Socket | null; count: number }

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const ports: number[] = []
  const watchers = new Set<Watcher>()
  const holders = new Set<symbol>()
  let heldJobs: (() => void)[] = []
  /** The connections on which a job is being asked for. */
  const taking = new Set<Socket>()

  const relay = (site: Socket) => {
    const database = connect(Number(target.port), target.hostname, () => ports.push(database.localPort ?? 0))
    for (const socket of [site, database]) sockets.add(socket.setNoDelay(true))
    // A process that was killed closes its sockets: the database is to hear of it as without us.
    for (const [one, other] of [
      [site, database],
      [database, site],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => {
        other.destroy()
        sockets.delete(one)
        taking.delete(site)
      })
    }
    const splitSite = messageSplitter(true)
    const splitDatabase = messageSplitter(false)
    const statementOf = statementReader()
    let application = ''
    let running: { sql: string; index: number; watcher: Watcher } | null = null

    const onMessage = async (message: Buffer) => {
      if (application === '') {
        const settings = message.subarray(8).toString('utf8').split('\0')
        application = settings[settings.indexOf('application_name') + 1] ?? 'none'
      } else {
        const sql = statementOf(message)
        const isTake = application === 'highstreet-jobs' && /skip locked/i.test(sql)
        if (isTake && !taking.has(site) && holders.size > 0)
          await new Promise<void>((resolve) => heldJobs.push(resolve))
        if (isTake && !site.destroyed) taking.add(site)
        const isWhole = message[0] === 0x51 || message[0] === 0x53
        if (isWhole && application === 'highstreet') await onStatement(sql)
      }
      if (!database.destroyed) database.write(message)
    }
    const onStatement = async (sql: string) => {
      const isBegin = /^(begin|start transaction)/i.test(sql)
      const watcher = [...watchers].find(({ owner }) => owner === site || (owner === null && isBegin))
      if (!watcher) return
      watcher.owner = site
      running = { sql, index: ++watcher.count, watcher }
      await watcher.onStep({ phase: 'sent', sql, index: watcher.count })
    }
    const onAnswer = async (message: Buffer) => {
      if (message[0] === 0x5a) taking.delete(site)
      if (running && message[0] === 0x5a) {
        const { sql, index, watcher } = running
        await watcher.onStep({ phase: 'answered', sql, index })
        if (/^(commit|rollback)/i.test(sql)) watcher.owner = closed
        running = null
      }
      if (!site.destroyed) site.write(message)
    }
    inOrder(site, splitSite, onMessage)
    inOrder(database, splitDatabase, onAnswer)
  }

  const letJobsOn = () => {
    for (const resume of heldJobs) resume()
    heldJobs = []
  }

  const { server, port } = await listen(relay)
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  url.search = ''
  return {
    port,
    url: url.href,
    sessionPorts: () => ports,
    watch: (onStep) => {
      const watcher: Watcher = { onStep, owner: null, count: 0 }
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    holdJobs: () => {
      const holder = Symbol('jobs')
      holders.add(holder)
      return () => {
        holders.delete(holder)
        if (holders.size === 0) letJobsOn()
      }
    },
    letJobsOn,
    isTakingJobs: () => taking.size > 0,
    close: () => closeAll(server, sockets),
  }
}

/** No connection is this one: the watched transaction is over. */
const closed = {} as Socket

export function inOrder(from: Socket, split: (chunk: Buffer) => Buffer[], handle: (message: Buffer) => Promise<void>) {
  let last = Promise.resolve()
  from.on('data', (chunk: Buffer) => {
    for (const message of split(chunk)) last = last.then(() => handle(message))
  })
}

/** Calls `onAnswer` at the first byte of an answer and passes none of it on. */
export async function startWithholdingProxy(targetPort: number, onAnswer: () => Promise<unknown>): Promise<Proxy> {
  const sockets = new Set<Socket>()
  const { server, port } = await listen((client) => {
    const target = connect(targetPort, '127.0.0.1')
    for (const socket of [client, target]) sockets.add(socket.on('error', () => {}))
    client.pipe(target)
    target.once('data', () => void onAnswer().then(() => client.destroy()))
  })
  return { port, close: () => closeAll(server, sockets) }
}

export async function closeAll(server: Server, sockets: Iterable<Socket>) {
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
}

export type MailServer = Proxy & {
  /** The Message-IDs that were taken over, in their order. */
  taken: string[]
  /** Called when a message has come in whole, before it is confirmed. */
  onMessage: (id: string) => Promise<unknown> | undefined
  /** What a recipient is answered with, e.g. '550 unknown'; undefined: they are taken. */
  onRecipient: (address: string) => string | undefined
}

/** As much of SMTP as a sender needs. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const { server, port } = await listen((socket) => {
    sockets.add(socket.on('error', () => {}))
    let text = ''
    let isInMessage = false
    socket.setEncoding('utf8').write('220 test\r\n')
    socket.on('data', async (chunk: string) => {
      text += chunk
      if (isInMessage && !text.endsWith('\r\n.\r\n')) return
      if (!text.endsWith('\r\n')) return
      const whole = text
      text = ''
      if (isInMessage) {
        isInMessage = false
        const id = /^Message-ID:\s*<([^>]+)>/im.exec(whole)?.[1] ?? ''
        mail.taken.push(id)
        await mail.onMessage(id)
        socket.write('250 taken\r\n')
      } else {
        isInMessage = whole.startsWith('DATA')
        const refusal = mail.onRecipient(/^RCPT TO:<([^>]+)>/i.exec(whole)?.[1] ?? '')
        if (refusal) return socket.write(`${refusal}\r\n`)
        socket.write(isInMessage ? '354 go on\r\n' : whole.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  const mail: MailServer = {
    port,
    taken: [],
    onMessage: () => undefined,
    onRecipient: () => undefined,
    close: () => closeAll(server, sockets),
  }
  return mail
}
