import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { setSuspended } from '../src/domains/identity/admins.server.ts'
import { createApi } from '../src/http/api.server.ts'
import type { Actor } from '../src/lib/context.ts'
import { withoutTriggers, wrongInDirectories } from './directories.ts'
import { bearer, dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from './factories.ts'
import { seeded } from './random.ts'

const isFull = process.env.TEST_FULL === '1'
const milliseconds = isFull ? 60_000 : 4000
const seed = Number(process.env.SEED ?? 20_261_122)

/** Small and repeatable; what happens at the same time is not. */
function randomOf(start: number) {
  const next = seeded(start)
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
  }
}
type Random = ReturnType<typeof randomOf>

const app = openTestApp({ poolSize: 16 })
let api: ReturnType<typeof createApi>
beforeAll(async () => {
  api = createApi(app.running)
  await withoutTriggers(app)
})

type Answer = { status: number; code: string; body: Record<string, unknown> }
type Tally = { calls: number; codes: Map<string, number>; slowestMs: number; slowest: string }

const tomorrow = dateIn(1)
const times = Array.from(
  { length: 16 },
  (_, index) => `${String(9 + (index >> 1)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
)

test('a storm of customers, owners and an administrator leaves no overlap, no stranded booking and no unexplained penny', {
  timeout: milliseconds + 60_000,
}, async () => {
  const providers = await Promise.all(
    [8, 9, 10].map((hours) =>
      makeProvider(app, {
        staff: [{ name: 'Maya' }, { name: 'Theo' }],
        hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, 540, 540 + hours * 60]),
        services: [
          { name: 'Cut', durationMinutes: 60, priceMinor: 4000 },
          { name: 'Trim', durationMinutes: 30, priceMinor: 2000 },
        ],
        columns: { cancellation_policy: JSON.stringify([{ hoursBefore: 48, feePercent: 50 }]) },
      }),
    ),
  )
  const customers = await Promise.all(Array.from({ length: isFull ? 14 : 10 }, () => makeAccount(app)))
  const tally: Tally = { calls: 0, codes: new Map(), slowestMs: 0, slowest: '' }
  const until = performance.now() + milliseconds
  const stranded: unknown[] = []
  const tokens = new Map<Actor, string>()
  for (const actor of [...customers, ...providers.map(({ owner }) => owner)])
    tokens.set(actor, await bearer(app, actor))

  const send = async (actor: Actor, method: string, path: string, body?: object, key?: string): Promise<Answer> => {
    const startedAt = performance.now()
    const response = await api.request(`/api${path}`, {
      method,
      headers: {
        authorization: tokens.get(actor) ?? '',
        origin: app.running.config.origin,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      body: body ? JSON.stringify(body) : null,
    })
    const ms = performance.now() - startedAt
    if (ms > tally.slowestMs) Object.assign(tally, { slowestMs: ms, slowest: `${method} ${path}` })
    const answer = (await response.json()) as Record<string, unknown>
    const code = response.ok ? 'ok' : `${response.status} ${answer.code}`
    tally.calls++
    tally.codes.set(code, (tally.codes.get(code) ?? 0) + 1)
    if (response.status === 401) await sleep(20)
    return { status: response.status, code, body: (answer.data ?? answer) as Record<string, unknown> }
  }

  const customer = async (actor: Actor, random: Random) => {
    const bookings: string[] = []
    const holds: { id: string; selection: object }[] = []
    while (performance.now() < until) {
      const provider = random.pick(providers)
      const selection = {
        providerId: provider.providerId,
        serviceIds: [random.pick(provider.serviceIds)],
        dateTime: london(tomorrow, random.pick(times)),
      }
      const dice = random.below(10)
      const held = holds.at(-1)
      const booking = bookings.at(-1)
      if (dice < 3) {
        const { status, body } = await send(actor, 'POST', '/bookings/holds', selection)
        if (status === 201 || status === 200) holds.push({ id: String(body.id), selection })
      } else if (dice < 5 && held) {
        holds.pop()
        if (random.chance(0.2)) await send(actor, 'DELETE', `/bookings/holds/${held.id}`)
        else bookings.push(...(await book(actor, { ...held.selection, holdId: held.id }, random)))
      } else if (dice < 7) bookings.push(...(await book(actor, selection, random)))
      else if (dice < 8 && booking) {
        await send(actor, 'PUT', `/bookings/${booking}`, { dateTime: london(tomorrow, random.pick(times)) })
      } else if (booking) {
        bookings.pop()
        await send(actor, 'POST', `/bookings/${booking}/cancel`, { reason: 'Changed my mind' })
      }
    }
  }
  const book = async (actor: Actor, selection: object, random: Random): Promise<string[]> => {
    const key = random.chance(0.3) ? crypto.randomUUID() : undefined
    const answers = await Promise.all(
      Array.from({ length: key && random.chance(0.5) ? 2 : 1 }, () => send(actor, 'POST', '/bookings', selection, key)),
    )
    const ids = answers.filter(({ status }) => status === 201).map(({ body }) => String(body.id))
    // Twice under one key is one booking.
    if (key) expect(new Set(ids).size).toBeLessThanOrEqual(1)
    return [...new Set(ids)]
  }

  const owner = async ({ providerId, owner: actor, staffIds, serviceIds }: TestProvider, random: Random) => {
    const path = `/providers/${providerId}`
    let entries: string[] = []
    let staff: string[] = []
    while (performance.now() < until) {
      const at = times.indexOf(random.pick(times.slice(0, -2)))
      const dice = random.below(8)
      const staffId = random.pick(staffIds)
      if (dice === 0) {
        const week = Array.from({ length: 7 }, () => [
          { opens: random.pick(['08:00', '09:00', '10:00']), closes: '18:00' },
        ])
        await send(actor, 'PUT', `${path}/staff/${staffId}/hours`, { hours: week })
      } else if (dice < 3) {
        const span = { start: london(tomorrow, times[at] ?? ''), end: london(tomorrow, times[at + 1] ?? '') }
        const { status, body } = await send(actor, 'POST', `${path}/entries`, { staffId, ...span, label: 'Lunch' })
        if (status === 201) entries.push(String(body.id))
      } else if (dice === 3) {
        const [first = ''] = entries
        entries = entries.slice(1)
        if (first) await send(actor, 'DELETE', `${path}/entries/${first}`)
      } else if (dice === 4) {
        const service = {
          name: 'Trim',
          durationMinutes: random.pick([30, 60]),
          priceMinor: 2000,
          performers: null,
          roomIds: null,
          isActive: random.chance(0.8),
        }
        await send(actor, 'PUT', `${path}/services/${serviceIds[1]}`, service)
      } else if (dice === 5) {
        const [last = ''] = staff
        staff = staff.slice(1)
        if (last) await send(actor, 'DELETE', `${path}/staff/${last}`)
        else {
          const { status, body } = await send(actor, 'POST', `${path}/staff`, { name: 'Somebody new' })
          if (status === 201) staff.push((body.staff as { id: string }[]).at(-1)?.id ?? '')
        }
      } else if (dice === 6) await send(actor, 'DELETE', path)
      else await send(actor, 'POST', `${path}/reopen`)
      await sleep(random.below(30))
    }
    await send(actor, 'POST', `${path}/reopen`)
  }

  const administrator = async (random: Random) => {
    while (performance.now() < until) {
      const somebody = random.pick([...customers, ...providers.map((provider) => provider.owner)])
      for (const isSuspended of [true, false]) {
        await setSuspended(app.ctx(), { accountId: somebody.accountId, isSuspended })
        await sleep(20)
      }
      tokens.set(somebody, await signInAgain(somebody))
      await sleep(200)
    }
  }

  /** One statement is one instant: a provider its owner has closed has nobody coming. */
  const watchman = async () => {
    while (performance.now() < until) {
      const { rows } = await sql`
          select b.booking_id, b.status, p.status as provider from booking b join provider p using (provider_id)
          where p.status = 'inactive' and b.status in ('pending', 'confirmed') and b.ends_at > now()`.execute(
        app.running.db,
      )
      stranded.push(...rows)
      await sleep(25)
    }
  }

  await Promise.all([
    ...customers.map((actor, index) => customer(actor, randomOf(seed + index))),
    ...providers.map((provider, index) => owner(provider, randomOf(seed + 100 + index))),
    administrator(randomOf(seed + 200)),
    watchman(),
  ])

  const codes = Object.fromEntries([...tally.codes].sort(([, a], [, b]) => b - a))
  console.log(`seed ${seed}: ${tally.calls} calls, slowest ${Math.round(tally.slowestMs)} ms (${tally.slowest})`, codes)
  expect(codes.ok).toBeGreaterThan(milliseconds / 100)
  expect(Object.keys(codes).filter((code) => code.startsWith('5') && !code.endsWith(' busy'))).toEqual([])
  expect((codes['503 busy'] ?? 0) / tally.calls).toBeLessThanOrEqual(0.02)
  // A second for a connection, two for a statement, and as much again for a machine with more to do than it can.
  expect(tally.slowestMs).toBeLessThan(6000)
  expect(stranded).toEqual([])
  expect(await overlaps()).toEqual([])
  expect(await wrongInDirectories(app)).toEqual([])
  expect(await brokenPostings()).toEqual([])
  expect(await feesWithoutPosting()).toEqual([])
})

/** Suspending ends every session. */
async function signInAgain(actor: Actor): Promise<string> {
  const sessionId = crypto.randomUUID()
  const expires_at = new Date('2100-01-01')
  await app.running.db
    .insertInto('session')
    .values({ session_id: sessionId, account_id: actor.accountId, rotated_at: new Date(), expires_at })
    .execute()
  return bearer(app, { ...actor, sessionId })
}

async function overlaps() {
  const { rows } = await sql`
    select a.booking_id, b.booking_id as other from occupation a join occupation b
      on a.provider_id = b.provider_id and a.staff_id = b.staff_id and a.during && b.during and a.taker_id < b.taker_id
    where a.blocking and b.blocking`.execute(app.running.db)
  return rows
}

async function brokenPostings() {
  const { rows } = await sql`
    select posting_id from ledger_entry group by posting_id, currency having sum(amount_minor) <> 0`.execute(
    app.running.db,
  )
  return rows
}

/** What the history of a booking says was charged is what the ledger holds, and nothing else is in it; else, both. */
async function feesWithoutPosting() {
  const { rows } = await sql<{ told: string }>`
    with charged as (
      select booking_id, sum(fee_minor)::bigint as minor, string_agg(
          concat_ws(' ', at, kind, party, fee_minor), '; ' order by position) as told
        from booking_change group by 1 having sum(fee_minor) > 0),
      posted as (
        select p.booking_id, sum(e.amount_minor)::bigint as minor, string_agg(
          concat_ws(' ', p.posted_at, p.kind, p.source, e.amount_minor), '; ' order by p.posted_at) as told
        from ledger_posting p join ledger_entry e using (posting_id) where e.amount_minor > 0 group by 1)
    select format('%s: charged %s (%s), posted %s (%s)', booking_id, charged.minor, charged.told, posted.minor, posted.told) as told
    from charged full join posted using (booking_id) where charged.minor is distinct from posted.minor`.execute(
    app.running.db,
  )
  return rows.map(({ told }) => told)
}
