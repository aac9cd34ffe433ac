import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { pagination } from '../../lib/pagination.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { findProvidersOf } from '../directories/directory.server.ts'
import { lockAccount, lockActiveAccount } from '../identity/lock-account.server.ts'
import { withOwnLock } from '../staff/edit-provider.server.ts'
import type { LoyaltyVoucher } from './contract.ts'
import { enter } from './enter.server.ts'
import { voucherEnding } from './events.ts'
import { shownVoucherCode, typedCode, undoneUntil, warnedFrom } from './own-rewards.rules.ts'
import { readOwnVouchers } from './read-rewards.server.ts'
import type { Counter, CounterVoucher, providerRewards } from './rewards-contract.ts'
import { loyalty as en } from './texts/en.ts'

type Key = { providerId: string; voucherId: string }
type Row = Omit<CounterVoucher, 'createdAt' | 'goodUntil' | 'handedAt' | 'undoableUntil'> & {
  createdAt: Date
  goodUntil: Date
  handedAt: Date | null
  endedAt: Date | null
  timezone: string
}

const columns = sql`v.voucher_id as id, v.code, v.name, v.points, c.full_name as "customerName", v.created_at as "createdAt",
  v.good_until as "goodUntil", v.handed_at as "handedAt", v.ended_at as "endedAt", p.timezone`

const toCounter = ({ timezone, endedAt: _ended, ...row }: Row, now: Date): CounterVoucher => {
  const until = row.handedAt && undoneUntil(row.handedAt)
  return {
    ...row,
    code: shownVoucherCode(row.code),
    createdAt: row.createdAt.toISOString(),
    goodUntil: isoWithOffset(row.goodUntil, timezone),
    handedAt: row.handedAt && isoWithOffset(row.handedAt, timezone),
    undoableUntil: until && until > now ? until.toISOString() : null,
  }
}

/** What is to be handed over and what was; of what has come back nobody at the counter needs to know. */
export async function listCounter(
  ctx: ProviderCtx,
  input: z.output<typeof providerRewards.vouchers.input>,
): Promise<Counter> {
  const { providerId } = ctx.actor
  const { state = 'open', code, page, limit } = input
  const [wanted, now] = [code ? typedCode(code) : '', await databaseNow(ctx)]
  const order = state === 'open' ? sql`v.good_until, v.voucher_id` : sql`v.handed_at desc, v.voucher_id`
  const { rows } = await sql<Row & { found: number }>`select ${columns}, (count(*) over ())::int as found
    from reward_voucher v join provider p on p.provider_id = ${providerId} join account c on c.account_id = v.customer_id
    where v.provider_id = ${providerId} and v.kind = 'thing' and v.ended_at is null
      and (v.handed_at is null) = ${state === 'open'} and v.code like ${`${wanted}%`}
    order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(ctx.db)
  const { rows: counted } = await sql<{ open: number; handed: number }>`select
      count(*) filter (where v.handed_at is null)::int as open, count(v.handed_at)::int as handed
    from reward_voucher v where v.provider_id = ${providerId} and v.kind = 'thing' and v.ended_at is null`.execute(
    ctx.db,
  )
  return {
    vouchers: rows.map(({ found: _found, ...row }) => toCounter(row, now)),
    ...{ open: counted[0]?.open ?? 0, handed: counted[0]?.handed ?? 0 },
    pagination: pagination(page, limit, rows[0]?.found ?? 0),
  }
}

/** Once, whoever else presses at the same time: the second reads that it was. */
export function handOver(ctx: ProviderCtx, { id }: { id: string }): Promise<CounterVoucher> {
  return withOwnLock(ctx, ctx.actor.providerId, async (locked, providerId) => {
    const tx = { ...locked, now: await databaseNow(locked) }
    const key = { providerId, voucherId: id }
    const { numAffectedRows } = await sql`update reward_voucher set handed_at = ${tx.now}
      where provider_id = ${providerId} and voucher_id = ${id} and kind = 'thing' and handed_at is null
        and ended_at is null and good_until > ${tx.now}`.execute(tx.db)
    const row = await readThing(tx, key)
    if (numAffectedRows === 1n) return toCounter(row, tx.now)
    if (row.handedAt !== null) throw new AppError('conflict', 'voucher_handed', en.errors.voucher_handed)
    throw new AppError('conflict', 'voucher_over', en.errors.voucher_over)
  })
}

export function undoHandOver(ctx: ProviderCtx, { id }: { id: string }): Promise<CounterVoucher> {
  return withOwnLock(ctx, ctx.actor.providerId, async (locked, providerId) => {
    const tx = { ...locked, now: await databaseNow(locked) }
    const row = await readThing(tx, { providerId, voucherId: id })
    if (row.endedAt !== null) throw new AppError('conflict', 'voucher_over', en.errors.voucher_over)
    if (row.handedAt === null) return toCounter(row, tx.now)
    if (undoneUntil(row.handedAt) <= tx.now) throw new AppError('conflict', 'voucher_kept', en.errors.voucher_kept)
    await sql`update reward_voucher set handed_at = null
      where provider_id = ${providerId} and voucher_id = ${id}`.execute(tx.db)
    return toCounter({ ...row, handedAt: null }, tx.now)
  })
}

const voucherNotFound = () => new AppError('not_found', 'voucher_not_found', en.errors.voucher_not_found)

async function readThing(tx: Ctx, { providerId, voucherId }: Key): Promise<Row> {
  const { rows } = await sql<Row>`select ${columns} from reward_voucher v
      join provider p on p.provider_id = ${providerId} join account c on c.account_id = v.customer_id
    where v.provider_id = ${providerId} and v.voucher_id = ${voucherId} and v.kind = 'thing'`.execute(tx.db)
  if (!rows[0]) throw voucherNotFound()
  return rows[0]
}

/** One's own, at any time before it is handed over. */
export async function giveVoucherBack(ctx: UserCtx, { id }: { id: string }): Promise<LoyaltyVoucher> {
  const { accountId } = ctx.actor
  const { rows } = await sql<{ providerId: string; isHanded: boolean }>`select provider_id as "providerId",
      handed_at is not null as "isHanded" from reward_voucher
    where provider_id = any(${await findProvidersOf(ctx.db, accountId)}::uuid[])
      and customer_id = ${accountId} and voucher_id = ${id} and kind = 'thing'`.execute(ctx.db)
  const [found] = rows
  if (!found) throw voucherNotFound()
  const isBack = await transaction(ctx, async (locked) => {
    await lockActiveAccount(locked, accountId)
    return end(locked, { providerId: found.providerId, voucherId: id }, accountId, 'customer')
  })
  const voucher = (await readOwnVouchers(ctx, [id])).get(id)
  if (!voucher) throw voucherNotFound()
  if (isBack) return voucher
  if (voucher.thing?.state === 'handed') throw new AppError('conflict', 'voucher_handed', en.errors.voucher_handed)
  throw new AppError('conflict', 'voucher_over', en.errors.voucher_over)
}

/** It is handed over to nobody any more, and its points come back, once. With the account locked. False: something was before. */
async function end(locked: Ctx, { providerId, voucherId }: Key, accountId: string, by: 'customer' | 'time' | 'left') {
  const tx = { ...locked, now: await databaseNow(locked) }
  const { rows } = await sql<{ points: number }>`update reward_voucher set ended_at = ${tx.now}, ended_by = ${by}
    where provider_id = ${providerId} and voucher_id = ${voucherId} and kind = 'thing' and handed_at is null
      and ended_at is null returning points`.execute(tx.db)
  const [voucher] = rows
  if (!voucher) return false
  const source = `returned:${voucherId}:0`
  await enter(tx, { accountId, kind: 'returned', points: voucher.points, source, ownVoucherId: voucherId })
  return true
}

/** How many are looked at in one go; the rest has its turn ten minutes later. */
const batch = 500

type Due = Key & { accountId: string; hasLeft: boolean; createdAt: Date; goodUntil: Date; isTold: boolean }

/** Nobody has come for it in time, or one of the two has left; and whoever has not come yet is told some days before. */
export async function settleVouchers(ctx: Ctx): Promise<void> {
  const now = await databaseNow(ctx)
  const { rows } =
    await sql<Due>`select v.provider_id as "providerId", v.voucher_id as "voucherId", v.customer_id as "accountId",
      'deleted' in (c.status, o.status) as "hasLeft", v.created_at as "createdAt", v.good_until as "goodUntil",
      v.warned_at is not null as "isTold"
    from reward_voucher v join account c on c.account_id = v.customer_id
      join provider p on p.provider_id = v.provider_id join account o on o.account_id = p.account_id
    where v.kind = 'thing' and v.handed_at is null and v.ended_at is null
      and ('deleted' in (c.status, o.status) or v.good_until <= ${now}
        or v.warned_at is null and v.good_until - least((v.good_until - v.created_at) / 2, interval '7 days') <= ${now})
    order by v.good_until limit ${batch}`.execute(ctx.db)
  // One that somebody holds keeps no other waiting, and is tried again.
  for (const due of rows)
    await settle(ctx, due, now).catch((err: unknown) => {
      ctx.log.error({ err, voucherId: due.voucherId }, 'a voucher could not be ended, or nobody told of its end')
    })
}

async function settle(ctx: Ctx, { accountId, hasLeft, createdAt, goodUntil, isTold, ...key }: Due, now: Date) {
  if (hasLeft || goodUntil <= now)
    await transaction(ctx, async (tx) => {
      await lockAccount(tx, accountId)
      await end(tx, key, accountId, hasLeft ? 'left' : 'time')
    })
  else if (!isTold && warnedFrom({ createdAt, goodUntil }) <= now) await warn(ctx, key, now)
}

function warn(ctx: Ctx, { providerId, voucherId }: Key, now: Date): Promise<void> {
  return transaction(ctx, async (tx) => {
    const { numAffectedRows } = await sql`update reward_voucher set warned_at = ${now} where provider_id = ${providerId}
      and voucher_id = ${voucherId} and warned_at is null and handed_at is null and ended_at is null`.execute(tx.db)
    if (numAffectedRows === 1n) await emit(tx, voucherEnding, { providerId, voucherId })
  })
}
