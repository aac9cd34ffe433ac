import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { UserCtx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { pagination } from '../../lib/pagination.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { freeCancellationsOf } from '../bookings/free-cancellation.server.ts'
import { findProvidersOf } from '../directories/directory.server.ts'
import { nameColumns } from '../providers/name-columns.server.ts'
import { displayName, type Names } from '../providers/rules.ts'
import type { LoyaltyEntry, LoyaltyPoints, loyalty } from './contract.ts'
import { readOwnVouchers, readVouchers } from './read-rewards.server.ts'
import { lastUseOf, readTiers, sumsOf, warningOf } from './read-tiers.server.ts'
import { expiresAt, tierAt, wayTo } from './rules.ts'

export async function readPoints(ctx: UserCtx): Promise<LoyaltyPoints> {
  const tiers = await readTiers(ctx)
  const now = await databaseNow(ctx)
  const { points, yearPoints } = await sumsOf(ctx, ctx.actor.accountId, now)
  const freeCancellationsLeft = await readFreeLeft(ctx, now)
  const goodUntil = points > 0 ? await readExpiry(ctx, now) : null
  const [tier, next] = [tierAt(tiers, yearPoints), wayTo(tiers, yearPoints)]
  return { points, yearPoints, goodUntil, tier, freeCancellationsLeft, next }
}

/** Where they have not been before: with the points of one currency, whichever has the most. */
async function readFreeLeft(ctx: UserCtx, now: Date): Promise<number> {
  const { accountId } = ctx.actor
  const { rows } = await sql<{ currency: string }>`select currency from loyalty_entry
    where account_id = ${accountId} and kind = 'visit' and counts_at > ${now}::timestamptz - interval '12 months'
    group by currency order by sum(tier_points) desc limit 1`.execute(ctx.db)
  const [most] = rows
  if (!most) return 0
  const free = await freeCancellationsOf(ctx, accountId, now, { providerId: null, currency: most.currency })
  return free.find(({ by, mostMinor }) => by === 'tier' && mostMinor > 0)?.left ?? 0
}

async function readExpiry(ctx: UserCtx, now: Date): Promise<string | null> {
  const { accountId } = ctx.actor
  const { usedAt } = await lastUseOf(ctx, accountId)
  if (usedAt === null) return null
  const warning = await warningOf(ctx, accountId, usedAt)
  return expiresAt({ usedAt, toldAt: warning?.toldAt ?? null }, now).toISOString()
}

type EntryRow = {
  id: string
  kind: LoyaltyEntry['kind']
  points: number
  at: Date
  bookingId: string | null
  paidMinor: number | null
  currency: string | null
  voucherId: string | null
  ownVoucherId: string | null
}

export async function readHistory(ctx: UserCtx, { page, limit }: z.output<typeof loyalty.history.input>) {
  const { accountId } = ctx.actor
  const { rows } = await sql<EntryRow>`select entry_id as id, kind, points, posted_at as at, booking_id as "bookingId",
      paid_minor as "paidMinor", currency, voucher_id as "voucherId",
      reward_voucher_id as "ownVoucherId"
    from loyalty_entry where account_id = ${accountId}
    order by posted_at desc, entry_id desc limit ${limit} offset ${(page - 1) * limit}`.execute(ctx.db)
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from loyalty_entry
    where account_id = ${accountId}`.execute(ctx.db)
  const visits = await readVisits(
    ctx,
    rows.flatMap(({ bookingId }) => bookingId ?? []),
  )
  const vouchers = await readVouchers(
    ctx,
    rows.flatMap(({ voucherId }) => voucherId ?? []),
  )
  const ownVouchers = await readOwnVouchers(
    ctx,
    rows.flatMap(({ ownVoucherId }) => ownVoucherId ?? []),
  )
  const toEntry = (row: EntryRow): LoyaltyEntry => {
    const { id, kind, points, at, bookingId, paidMinor, currency, voucherId, ownVoucherId } = row
    const visit = visits.get(bookingId ?? '')
    return {
      ...{ id, kind, points, at: at.toISOString() },
      visit: visit && paidMinor !== null && currency !== null ? { ...visit, paidMinor, currency } : null,
      voucher: vouchers.get(voucherId ?? '') ?? ownVouchers.get(ownVoucherId ?? '') ?? null,
    }
  }
  return { entries: rows.map(toEntry), pagination: pagination(page, limit, counted[0]?.total ?? 0) }
}

type VisitRow = Names & {
  bookingId: string
  providerId: string
  startsAt: Date
  timezone: string
  slug: string
  services: string[]
}

/** Of one's own bookings, with whomever they were. */
async function readVisits(ctx: UserCtx, ids: readonly string[]) {
  const providers = await findProvidersOf(ctx.db, ctx.actor.accountId)
  const { rows } =
    await sql<VisitRow>`select b.booking_id as "bookingId", b.provider_id as "providerId", b.starts_at as "startsAt", b.timezone, p.slug,
      ${nameColumns}, array(select s.service_name from segment s
        where s.provider_id = b.provider_id and s.booking_id = b.booking_id order by s.position) as services
    from booking b join provider p on p.provider_id = b.provider_id join account a on a.account_id = p.account_id
    where b.provider_id = any(${providers}::uuid[]) and b.customer_id = ${ctx.actor.accountId} and b.booking_id = any(${ids}::uuid[])`.execute(
      ctx.db,
    )
  return new Map(
    rows.map((row) => [
      row.bookingId,
      {
        bookingId: row.bookingId,
        providerId: row.providerId,
        dateTime: isoWithOffset(row.startsAt, row.timezone),
        providerName: displayName(row),
        providerLinkTo: `/provider/${row.slug}`,
        services: row.services,
      },
    ]),
  )
}
