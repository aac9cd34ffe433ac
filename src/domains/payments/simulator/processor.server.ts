import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import type { Database, Logger } from '../../../lib/context.ts'
import { readClock } from '../../../lib/db.server.ts'
import { fieldsOf } from './form.server.ts'
import { CardRefusal } from './intents.server.ts'
import { routeOf } from './routes.server.ts'
import { type Desk, findAccount, invalid, Refusal } from './store.server.ts'

export const simulatedKey = 'sk_test_simulated'

export type SimulatorOptions = { db: Database; hasMovableClock: boolean; log: Logger; onChange: () => void }

/** A small server that answers the processor's own SDK. Its state is in the database: all nodes see the same. */
export type Processor = {
  port(): Promise<number>
  /** One piece of work at its desk, in a transaction of its own. */
  at<T>(account: string | null, work: (desk: Desk) => Promise<T>): Promise<T>
  close(): void
}

export function createProcessor({ db, hasMovableClock, log, onChange }: SimulatorOptions): Processor {
  const at: Processor['at'] = async (account, work) => {
    const done = await db.transaction().execute(async (tx) => {
      const { rows } = await readClock({ app: { hasMovableClock } }).execute(tx)
      return work({ db: tx, account, now: rows[0]?.now ?? new Date(Number.NaN) })
    })
    onChange()
    return done
  }
  const server = createServer((request, response) => {
    answer(request, response, at).catch((err: unknown) => {
      log.error({ err }, 'the card simulator has failed')
      send(response, 500, { error: { type: 'api_error', message: 'Something went wrong.' } })
    })
  })
  let listening: Promise<number> | null = null
  const listen = async () => {
    server.listen(0, '127.0.0.1').unref()
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  return {
    at,
    port: () => {
      listening ??= listen()
      return listening
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

type Answer = { status: number; body: object }

const header = (request: IncomingMessage, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}

async function answer(request: IncomingMessage, response: ServerResponse, at: Processor['at']) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const form = Buffer.concat(chunks).toString('utf8')
  if (header(request, 'authorization') !== `Bearer ${simulatedKey}`)
    return send(response, 401, { error: { type: 'authentication_error', message: 'Invalid API Key provided.' } })
  const account = header(request, 'stripe-account')
  const route = routeOf(request.method ?? 'GET', pathname)
  const fields = fieldsOf(request.method === 'GET' ? searchParams : new URLSearchParams(form))
  const work = (desk: Desk) =>
    orRefusal(async () => {
      if (!route)
        throw new Refusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL: ${pathname}` })
      return route(desk, fields)
    })
  const key = request.method === 'POST' ? header(request, 'idempotency-key') : null
  const hash = createHash('sha256').update(`${pathname}\n${form}`).digest('base64url')
  const { status, body } = await at(account, async (desk) => {
    // Whoever may not ask at all is answered before anything is kept under their key.
    const refused = account === null ? null : await orRefusal(() => findAccount(desk, account))
    if (refused !== null && refused.status !== 200) return refused
    return key === null ? work(desk) : onceFor(desk, key, hash, work)
  })
  return send(response, status, body)
}

async function orRefusal(work: () => Promise<object>): Promise<Answer> {
  try {
    return { status: 200, body: await work() }
  } catch (error) {
    if (error instanceof CardRefusal) return { status: error.status, body: { error: error.body } }
    if (error instanceof Refusal) return { status: error.status, body: { error: error.details } }
    throw error
  }
}

/** The same key again hears the first answer, whatever it was; a second one in parallel waits for it. */
async function onceFor(desk: Desk, key: string, hash: string, work: (desk: Desk) => Promise<Answer>): Promise<Answer> {
  const account = desk.account ?? ''
  const mine = await desk.db
    .insertInto('simulated_request')
    .values({ account, key, request_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (mine) {
    const done = await work(desk)
    await sql`update simulated_request set status = ${done.status}, answer = ${JSON.stringify(done.body)}::jsonb
      where account = ${account} and key = ${key}`.execute(desk.db)
    return done
  }
  const { rows } = await sql<{ request_hash: string; status: number; answer: object }>`
    select request_hash, status, answer from simulated_request where account = ${account} and key = ${key}`.execute(
    desk.db,
  )
  const [first] = rows
  if (first?.request_hash === hash) return { status: first.status, body: first.answer }
  const { details } = invalid('Keys for idempotent requests can only be used with the same parameters.')
  return { status: 400, body: { error: { ...details, type: 'idempotency_error' } } }
}
