import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { hasNotBegun } from '../holds/booking-caps.server.ts'
import { withProviderLock } from '../holds/provider-lock.server.ts'
import { whenRestored } from '../identity/admins.server.ts'
import { actAsOffice } from './change-booking.server.ts'
import { clearingBegun } from './events.ts'
import { endUnpaid } from './settle-booking.server.ts'

/** How many are read at once, and how long one job goes on: the next takes up where it was left. */
const batch = 100
const turnMs = 120_000
/** Before the clock's job expires; of it no account has more than a part. */
const runMs = 240_000
const partMs = 60_000

/** A booking `b` that the account has with somebody, or somebody with its business. */
const isOf = (accountId: string) => sql`(b.customer_id = ${accountId}
  or b.provider_id = (select provider_id from provider_address where account_id = ${accountId}))`

/** In the transaction that decides it, under the lock of the account. What lies ahead is cancelled by jobs, one by one. */
export async function beginClearing(tx: Ctx, accountId: string): Promise<void> {
  const begun = { asked_by: tx.actor?.accountId ?? null, begun_at: await databaseNow(tx), ended_at: null, cancelled: 0 }
  await tx.db
    .insertInto('clearing')
    .values({ account_id: accountId, ...begun })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(begun))
    .execute()
  await emit(tx, clearingBegun, { accountId })
}

whenRestored(async (tx, accountId) => {
  await sql`update clearing set ended_at = ${await databaseNow(tx)} where account_id = ${accountId} and ended_at is null`.execute(
    tx.db,
  )
})

/**
 * Again and at once by several: each booking is cancelled once, and none after the account was let in again. What is decided
 * when it is suspended anew is another clearing, which has jobs of its own.
 */
export async function clearAhead(ctx: Ctx, accountId: string, forMs = turnMs): Promise<void> {
  const startedAt = performance.now()
  const begunAt = await readBegun(ctx, accountId)
  if (!begunAt) return
  const failures: unknown[] = []
  let isThrough = false
  for (let after = '00000000-0000-0000-0000-000000000000'; !isThrough && performance.now() - startedAt < forMs; ) {
    const { rows } = await sql<{ id: string; providerId: string }>`
      select b.booking_id as id, b.provider_id as "providerId" from booking b
      where ${isOf(accountId)} and ${hasNotBegun(await databaseNow(ctx))} and b.booking_id > ${after}
      order by b.booking_id limit ${batch}`.execute(ctx.db)
    isThrough = rows.length < batch
    for (const { id, providerId } of rows) {
      if (performance.now() - startedAt >= forMs) {
        isThrough = false
        break
      }
      try {
        if ((await clearOne(ctx, { accountId, begunAt, bookingId: id, providerId })) === 'over') return
      } catch (error) {
        failures.push(error)
      }
    }
    after = rows.at(-1)?.id ?? after
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} bookings could not be cancelled`)
  if (isThrough)
    await sql`update clearing set ended_at = ${await databaseNow(ctx)}
      where account_id = ${accountId} and begun_at = ${begunAt} and ended_at is null`.execute(ctx.db)
}

/** null: none goes on. */
async function readBegun(ctx: Ctx, accountId: string): Promise<Date | null> {
  const { rows } = await sql<{ begunAt: Date }>`select begun_at as "begunAt" from clearing
    where account_id = ${accountId} and ended_at is null`.execute(ctx.db)
  return rows[0]?.begunAt ?? null
}

const over = new Error('Let in again meanwhile')

type One = { accountId: string; begunAt: Date; bookingId: string; providerId: string }

async function clearOne(ctx: Ctx, { accountId, begunAt, bookingId, providerId }: One): Promise<'done' | 'over'> {
  try {
    await withProviderLock(ctx, providerId, async (tx) => {
      const { rows } = await sql<{ by: string | null }>`select asked_by as by from clearing
        where account_id = ${accountId} and begun_at = ${begunAt} and ended_at is null`.execute(tx.db)
      const [clearing] = rows
      if (!clearing) throw over
      const set = { cancelled_at: tx.now, cancelled_by: clearing.by }
      const isChanged =
        (await endUnpaid(tx, bookingId)) ||
        (await actAsOffice(tx, bookingId, clearing.by, { action: 'cancel', effect: async () => ({ set }) }))
      // Counted last, and only while it goes on: whoever lets them in again waits for this one, or undoes it.
      const counted = await sql`update clearing set cancelled = cancelled + ${isChanged ? 1 : 0}
        where account_id = ${accountId} and begun_at = ${begunAt} and ended_at is null`.execute(tx.db)
      if (counted.numAffectedRows !== 1n) throw over
    })
    return 'done'
  } catch (error) {
    if (error === over) return 'over'
    throw error
  }
}

/** What was left by a job that ended early, or failed. Each time in another order: nobody stands behind the same ones for ever. */
export async function clearWhatIsLeft(ctx: Ctx, forMs = runMs): Promise<void> {
  const startedAt = performance.now()
  const { rows } = await sql<{ id: string }>`select account_id as id from clearing where ended_at is null
    order by random() limit 1000`.execute(ctx.db)
  const failures: unknown[] = []
  for (const { id } of rows) {
    const leftMs = forMs - (performance.now() - startedAt)
    if (leftMs <= 0) break
    try {
      await clearAhead(ctx, id, Math.min(partMs, leftMs))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Of ${failures.length} accounts not all bookings could be cancelled`)
}

export type Ahead = {
  asCustomer: number
  asProvider: number
  money: { currency: string; totalMinor: number; paidMinor: number }[]
}

/** What lies ahead of an account on either side, and what of its price has been paid before the visit. */
export async function readAhead({ db, now }: Ctx, accountId: string): Promise<Ahead> {
  const which = sql`where ${isOf(accountId)} and ${hasNotBegun(now)}`
  const { rows } = await sql<Ahead['money'][number] & Omit<Ahead, 'money'>>`
    select b.currency, count(*) filter (where b.customer_id = ${accountId})::int as "asCustomer",
      count(*) filter (where b.customer_id <> ${accountId})::int as "asProvider",
      sum(b.total_minor)::bigint as "totalMinor", sum(greatest(0, coalesce(paid.minor, 0)))::bigint as "paidMinor"
    from booking b left join (
      select l.booking_id, -sum(e.amount_minor) as minor
      from ledger_posting l join ledger_entry e on e.posting_id = l.posting_id and e.account = 'paid_ahead'
      where l.booking_id in (select b.booking_id from booking b ${which}) group by l.booking_id) paid
      on paid.booking_id = b.booking_id
    ${which} group by b.currency order by b.currency`.execute(db)
  const sum = (name: 'asCustomer' | 'asProvider') => rows.reduce((all, row) => all + row[name], 0)
  return {
    asCustomer: sum('asCustomer'),
    asProvider: sum('asProvider'),
    money: rows.map(({ currency, totalMinor, paidMinor }) => ({ currency, totalMinor, paidMinor })),
  }
}
