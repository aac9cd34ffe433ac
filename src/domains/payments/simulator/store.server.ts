import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Database } from '../../../lib/context.ts'
import type { Fields } from './form.server.ts'

/** An object as the processor's API shows it, with what it is found by. */
export type Thing = Readonly<Record<string, unknown>> & { id: string; object: string }

/** Of one call: its transaction, its instant, and whose things it sees. */
export type Desk = { db: Database; now: Date; account: string | null }

type Row = { object_id: string; body: Thing; due_at: Date | null }

/** What the processor answers with when it refuses; `status` as over HTTP. */
export class Refusal extends Error {
  readonly status: number
  readonly details: { type: Stripe.RawErrorType; code?: string; message: string; param?: string }
  constructor(status: number, details: Refusal['details']) {
    super(details.message)
    this.status = status
    this.details = details
  }
}

/** The account has cut us off, or was never there. */
const cutOff = (account: string) =>
  new Refusal(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
  })

export const invalid = (message: string, code = 'parameter_invalid', param?: string) =>
  new Refusal(400, { type: 'invalid_request_error', code, message, ...(param !== undefined && { param }) })

export const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`
export const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000)

/** Locked until the call is answered. Another account's answers as one that does not exist. */
export async function find({ db, account }: Desk, id: string): Promise<Row> {
  const { rows } = await sql<Row>`select object_id, body, due_at from simulated_object
    where object_id = ${id} and account is not distinct from ${account} for update`.execute(db)
  const [row] = rows
  if (row) return row
  throw new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: '${id}'`,
  })
}

/** Whoever acts for an account needs one that is there and has not cut us off. */
export async function findAccount({ db }: Pick<Desk, 'db'>, id: string): Promise<Thing> {
  const { rows } = await sql<{ body: Thing }>`select body from simulated_object
    where object_id = ${id} and account is null and body ->> 'object' = 'account'`.execute(db)
  const [row] = rows
  if (!row || row.body.is_cut_off === true) throw cutOff(id)
  return row.body
}

/** One that may not charge charges nothing: neither a payment nor a card that is to be kept. */
export async function requireCharges({ db, account }: Desk): Promise<void> {
  if (account === null || (await findAccount({ db }, account)).charges_enabled === true) return
  // The processor gives it no code of its own.
  throw new Refusal(400, {
    type: 'invalid_request_error',
    message:
      'This Connect account cannot currently make live charges. The `requirements.disabled_reason` property on the account will provide information about why this account is currently disabled.',
  })
}

/** Of one payment. */
export async function listOf({ db, account }: Desk, kind: string, intentId: string): Promise<Thing[]> {
  const { rows } = await sql<Row>`select object_id, body, due_at from simulated_object
    where account is not distinct from ${account} and body ? 'payment_intent' and body ->> 'payment_intent' = ${intentId}
      and body ->> 'object' = ${kind} order by created_at desc, object_id`.execute(db)
  return rows.map(({ body }) => body)
}

/** Of all payments, the latest first, since then. */
async function listSince({ db, account }: Desk, kind: string, since: Date): Promise<Thing[]> {
  const { rows } = await sql<Row>`select object_id, body, due_at from simulated_object
    where account is not distinct from ${account} and body ? 'payment_intent' and body ->> 'object' = ${kind}
      and created_at >= ${since} order by created_at desc, object_id`.execute(db)
  return rows.map(({ body }) => body)
}

const sinceOf = (fields: Fields) => new Date(Number(fields.under('created').gte ?? 0) * 1000)

/** As the processor lists: of one payment, or since an instant. */
export async function listOfKind(desk: Desk, kind: string, fields: Fields): Promise<object> {
  const intentId = fields.text('payment_intent')
  return pageOf(
    await (intentId === null ? listSince(desk, kind, sinceOf(fields)) : listOf(desk, kind, intentId)),
    fields,
  )
}

/** What has happened in the last thirty days, of the types that are asked for: as it was said then. */
export async function listEvents({ db, account, now }: Desk, fields: Fields): Promise<object> {
  const types = Object.values(fields.under('types'))
  if (types.length > 20) throw invalid('At most 20 types.', 'parameter_invalid', 'types')
  const since = new Date(Math.max(sinceOf(fields).getTime(), now.getTime() - 30 * 86_400_000))
  const { rows } = await sql<{ body: Thing }>`select body from simulated_event
    where body ->> 'account' is not distinct from ${account} and created_at >= ${since}
      and (${types.length === 0}::boolean or body ->> 'type' = any(${types}::text[]))
    order by created_at desc, position desc`.execute(db)
  const events = rows.map(({ body }) => body)
  return pageOf(events, fields)
}

function pageOf(all: readonly Thing[], fields: Fields): object {
  const limit = Number(fields.text('limit') ?? 10)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalid('Limit must be from 1 to 100.', 'parameter_invalid_integer', 'limit')
  const last = fields.text('starting_after')
  const from = last === null ? 0 : all.findIndex(({ id }) => id === last) + 1
  if (last !== null && from === 0) throw invalid(`No such object: '${last}'`, 'resource_missing', 'starting_after')
  return { object: 'list', data: all.slice(from, from + limit), has_more: all.length > from + limit, url: '/v1' }
}

/** What was sent for one thing. */
export async function transfersOf({ db, account }: Desk, group: string): Promise<Thing[]> {
  const { rows } = await sql<Row>`select object_id, body, due_at from simulated_object
    where account is not distinct from ${account} and body ->> 'object' = 'transfer'
      and body ->> 'transfer_group' = ${group}`.execute(db)
  return rows.map(({ body }) => body)
}

/** Of one customer, the latest first. */
export async function intentsOf({ db, account }: Desk, customer: string): Promise<Thing[]> {
  const { rows } = await sql<Row>`select object_id, body, due_at from simulated_object
    where account is not distinct from ${account} and body ? 'customer' and body ->> 'customer' = ${customer}
      and body ->> 'object' = 'payment_intent' order by created_at desc, object_id`.execute(db)
  return rows.map(({ body }) => body)
}

export async function add(desk: Desk, thing: Thing): Promise<Thing> {
  const { db, account, now } = desk
  await db
    .insertInto('simulated_object')
    .values({ object_id: thing.id, account, body: JSON.stringify(thing), due_at: null, created_at: now })
    .execute()
  return thing
}

export async function change(desk: Desk, thing: Thing, dueAt: Date | null = null): Promise<Thing> {
  await desk.db
    .updateTable('simulated_object')
    .set({ body: JSON.stringify(thing), due_at: dueAt })
    .where('object_id', '=', thing.id)
    .execute()
  return thing
}

/** Told to whoever listens once the call is committed. */
export async function announce(
  { db, now, account }: Desk,
  type: Stripe.Event['type'],
  thing: Pick<Thing, 'id' | 'object'>,
  eventId = newId('evt'),
): Promise<void> {
  const body = {
    ...{ id: eventId, object: 'event' as const, type, livemode: false, created: secondsOf(now) },
    ...(account !== null && { account }),
    data: { object: thing },
  } satisfies Partial<Omit<Stripe.Event, 'data' | 'type'>> & Pick<Stripe.Event, 'type'> & { data: object }
  await db
    .insertInto('simulated_event')
    .values({ event_id: eventId, body: JSON.stringify(body), created_at: now, delivered_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
