import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Database } from '../../../lib/context.ts'
import type { Fields } from './form.server.ts'
import { type DayOfMoney, type PaidDay, payoutsOf } from './payouts.rules.ts'
import { add, announce, type Desk, invalid, secondsOf } from './store.server.ts'

/** Of the account that asks, the latest first, as many as it wants and no more than a hundred. */
export async function listPayouts(desk: Desk, fields: Fields): Promise<object> {
  const limit = Number(fields.text('limit') ?? 10)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalid('Limit must be from 1 to 100.', 'parameter_invalid_integer', 'limit')
  const all = await payoutsAt(desk)
  const last = fields.text('starting_after')
  const from = last === null ? 0 : all.findIndex(({ id }) => id === last) + 1
  if (last !== null && from === 0) throw invalid(`No such payout: '${last}'`, 'resource_missing', 'starting_after')
  return {
    object: 'list',
    data: all.slice(from, from + limit),
    has_more: all.length > from + limit,
    url: '/v1/payouts',
  }
}

export async function readPayout(desk: Desk, id: string): Promise<Stripe.Payout> {
  const found = (await payoutsAt(desk)).find((payout) => payout.id === id)
  if (!found) throw invalid(`No such payout: '${id}'`, 'resource_missing', 'payout')
  return found
}

/** The bank has sent it back. */
export async function failPayout(desk: Desk, id: string): Promise<void> {
  const failed = { ...(await readPayout(desk, id)), status: 'failed', failure_code: 'account_closed' }
  await add(desk, failed)
  await announce(desk, 'payout.failed', failed)
}

/** That it is in the bank, once, however often it is looked at. What lies longer back nobody waits for any more. */
export async function announcePayouts(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - announcedMs)
  const { rows: accounts } = await sql<{ account: string }>`select distinct account from simulated_object
    where account is not null and body ->> 'object' = 'payment_intent'`.execute(db)
  for (const { account } of accounts) {
    const desk = { db, now, account }
    for (const payout of await payoutsAt(desk))
      if (payout.status === 'paid' && payout.arrival_date >= secondsOf(since))
        await announce(desk, 'payout.paid', payout, `evt_${payout.id}`)
  }
}

/** The latest first. */
async function payoutsAt(desk: Desk): Promise<Stripe.Payout[]> {
  const { rows } = await sql<DayOfMoney>`select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      body ->> 'currency' as currency, sum(case body ->> 'object'
        when 'payment_intent' then (body ->> 'amount_received')::bigint
        when 'fee_refund' then (body ->> 'amount')::bigint
        else -(body ->> 'amount')::bigint end)::bigint as "amountMinor"
    from simulated_object where account is not distinct from ${desk.account}
      and (body ->> 'object' = 'payment_intent' and body ->> 'status' = 'succeeded'
        or body ->> 'object' in ('application_fee', 'fee_refund')
        or body ->> 'object' = 'refund' and body ->> 'status' = 'succeeded'
        or body ->> 'object' = 'dispute' and body ->> 'status' in ('needs_response', 'lost'))
    group by 1, 2`.execute(desk.db)
  const { rows: failed } = await sql<{ body: Stripe.Payout }>`select body from simulated_object
    where account is not distinct from ${desk.account} and body ->> 'object' = 'payout'`.execute(desk.db)
  const sentBack = new Map(failed.map(({ body }) => [body.id, body]))
  return payoutsOf(rows, desk.now.toISOString().slice(0, 10))
    .map((paid) => payoutOf(desk, paid))
    .map((payout) => sentBack.get(payout.id) ?? payout)
}

const announcedMs = 3 * 86_400_000
const idOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24)

function payoutOf({ account }: Desk, { day, currency, amountMinor, arrivesOn, status }: PaidDay): Stripe.Payout {
  return {
    id: `po_${idOf(`${account} ${day} ${currency}`)}`,
    ...{ object: 'payout', amount: amountMinor, currency, status, type: 'bank_account', method: 'standard' },
    arrival_date: secondsOf(new Date(`${arrivesOn}T00:00:00Z`)),
    created: secondsOf(new Date(`${day}T00:00:00Z`)),
    ...{ automatic: true, livemode: false, source_type: 'card', reconciliation_status: 'not_applicable', metadata: {} },
    ...{ application_fee: null, application_fee_amount: null, balance_transaction: null, description: null },
    ...{ destination: null, failure_balance_transaction: null, failure_code: null, failure_message: null },
    ...{ original_payout: null, payout_method: null, reversed_by: null, statement_descriptor: null, trace_id: null },
  }
}
