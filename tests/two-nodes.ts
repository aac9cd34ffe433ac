import { connect, type Socket } from 'node:net'
import pg from 'pg'
import { closeAll, inOrder, listen, messageSplitter, statementReader } from './fault-proxy.ts'

/**
 * `committed`: what is when `die` is called, the change or its jobs; all else is lost with the connection, but for a change
 * that is prepared (`gid`): that waits until somebody decides.
 */
export type Strike = { committed: 'change' | 'jobs' | 'nothing'; gid?: string; die: () => Promise<void> }

/**
 * A database of two nodes, as far as commits go, on one server: what the site does about the queue, and what it tells others,
 * is done in a second session beside its own and committed for itself, as where changes and jobs lie on different nodes.
 */
export async function startTwoNodes(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let armed: Strike | null = null

  const relay = (site: Socket) => {
    const database = connect(Number(target.port), target.hostname)
    const changes = session(database, (message) => site.write(message))
    let jobs: Awaited<ReturnType<typeof openSecond>> | null = null
    for (const socket of [site, database]) sockets.add(socket.setNoDelay(true).on('error', () => {}))
    const hangUp = () => {
      for (const socket of [site, database, jobs?.socket]) socket?.destroy()
    }
    site.on('close', hangUp)
    database.on('close', hangUp)

    const statementOf = statementReader()
    let application = ''
    let group: Buffer[] = []
    let [isOpen, isOfJobs, isOfBooking] = [false, false, false]
    const onMessage = async (message: Buffer) => {
      if (application === '') {
        const settings = message.subarray(8).toString('utf8').split('\0')
        application = settings[settings.indexOf('application_name') + 1] ?? 'none'
        return void database.write(message)
      }
      // Before it is logged in, and what is not the site's requests.
      if (!changes.isReady() || application !== 'highstreet') return void database.write(message)
      group.push(message)
      const text = statementOf(message)
      if (message[0] !== 0x51 && message[0] !== 0x53) return
      const asked = Buffer.concat(group)
      group = []
      await onStatement(text, asked)
    }
    const onStatement = async (text: string, asked: Buffer) => {
      if (/^(begin|start transaction)/i.test(text)) [isOpen, isOfJobs, isOfBooking] = [true, false, false]
      if (/insert into "?booking"?\s/i.test(text)) isOfBooking = true
      if (/\bpgboss\.|pg_notify/i.test(text)) {
        jobs ??= await openSecond(databaseUrl, (message) => site.write(message))
        sockets.add(jobs.socket)
        if (isOpen && !isOfJobs) await jobs.ask(query('begin'), true)
        isOfJobs = isOpen
        await jobs.ask(asked)
        return
      }
      const ending = /^(commit|rollback)\b(?! to)/i.exec(text)?.[1]?.toLowerCase()
      if (!ending) return void (await changes.ask(asked))
      const strike = ending === 'commit' && isOfBooking && isOfJobs ? armed : null
      isOpen = false
      if (strike) {
        armed = null
        if (strike.gid) await changes.ask(query(`prepare transaction '${strike.gid}'`), true)
        if (strike.committed === 'change') await changes.ask(query('commit'), true)
        if (strike.committed === 'jobs') await jobs?.ask(query('commit'), true)
        await strike.die()
        return hangUp()
      }
      if (isOfJobs) await jobs?.ask(query(ending), true)
      await changes.ask(asked)
    }
    inOrder(site, messageSplitter(true), onMessage)
  }

  const { server, port } = await listen(relay)
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  url.search = ''
  return {
    url: url.href,
    /** At the commit of the next booking. */
    strike: (next: Strike) => {
      armed = next
    },
    close: () => closeAll(server, sockets),
  }
}

function query(text: string): Buffer {
  const body = Buffer.from(`${text}\0`)
  const head = Buffer.alloc(5)
  head.write('Q')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** Asks one thing after the other; `isHidden`: the site hears nothing of the answer. */
function session(socket: Socket, tell: (message: Buffer) => void) {
  const waiting: (() => void)[] = []
  let [isReady, isHidden] = [false, false]
  let refused: string | null = null
  const onMessage = async (message: Buffer) => {
    if (!isHidden) tell(message)
    else if (message[0] === 0x45) refused = message.subarray(5).toString().replaceAll('\0', ' ')
    if (message[0] !== 0x5a) return
    isReady = true
    waiting.shift()?.()
  }
  inOrder(socket, messageSplitter(false), onMessage)
  return {
    socket,
    isReady: () => isReady,
    ask: async (asked: Buffer, hidden = false) => {
      isHidden = hidden
      const answered = new Promise<void>((resolve) => waiting.push(resolve))
      socket.write(asked)
      await answered
      isHidden = false
      if (refused !== null) throw new Error(refused)
    },
  }
}

/** Logged in by the driver, then spoken to by hand. */
async function openSecond(databaseUrl: string, tell: (message: Buffer) => void) {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.removeAllListeners('data')
  return session(stream, tell)
}
