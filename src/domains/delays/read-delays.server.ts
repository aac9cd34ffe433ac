import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx, UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { isoWithOffset, localDate } from '../../lib/time.server.ts'
import { findBooking, findProvidersOf } from '../directories/directory.server.ts'
import { nameColumns } from '../providers/name-columns.server.ts'
import { displayName, type Names } from '../providers/rules.ts'
import { requireOwn } from '../staff/edit-provider.server.ts'
import type { OwnDelay, ProviderDelays } from './contract.ts'
import { delays as en } from './texts/en.ts'

type Row = { bookingId: string; startsAt: Date; expectedAt: Date; acceptedAt: Date | null }

/** Of a row of `delayed_booking` called `d` and its booking `b`: still so. */
const counts = (now: Date) =>
  sql`d.starts_at = b.starts_at and d.expected_at > d.starts_at and b.status = 'confirmed'
  and b.ends_at + (d.expected_at - d.starts_at) > ${now}`
const columns = sql`b.booking_id as "bookingId", d.starts_at as "startsAt", d.expected_at as "expectedAt", d.accepted_at as "acceptedAt"`

const toDelayed = ({ bookingId, startsAt, expectedAt, acceptedAt }: Row, timezone: string) => ({
  bookingId,
  dateTime: isoWithOffset(startsAt, timezone),
  expected: isoWithOffset(expectedAt, timezone),
  isAccepted: acceptedAt !== null,
})

export async function getProviderDelays(ctx: ProviderCtx, { id }: { id: string }): Promise<ProviderDelays> {
  return readProviderDelays(ctx, requireOwn(ctx, id))
}

export async function readProviderDelays(ctx: Ctx, providerId: string): Promise<ProviderDelays> {
  const { timezone } = await ctx.db
    .selectFrom('provider')
    .select('timezone')
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow()
  const today = localDate(ctx.now, timezone)
  const { rows: said } = await sql<{ staffId: string; minutes: number; saidAt: Date; freeFrom: Date }>`
    select staff_id as "staffId", minutes, said_at as "saidAt", free_from as "freeFrom" from delay
    where provider_id = ${providerId} and (date = ${today}::date or free_from > ${ctx.now}) order by said_at`.execute(
    ctx.db,
  )
  const { rows } = await sql<Row & { customerName: string }>`
    select ${columns}, c.full_name as "customerName"
    from delayed_booking d join booking b on b.provider_id = ${providerId} and b.booking_id = d.booking_id
      join account c on c.account_id = b.customer_id
    where d.provider_id = ${providerId} and ${counts(ctx.now)} order by d.starts_at, b.booking_id`.execute(ctx.db)
  return {
    delays: said.map(({ staffId, minutes, saidAt, freeFrom }) => ({
      staffId,
      minutes,
      saidAt: isoWithOffset(saidAt, timezone),
      freeFrom: isoWithOffset(freeFrom, timezone),
    })),
    bookings: rows.map((row) => ({ ...toDelayed(row, timezone), customerName: row.customerName })),
  }
}

type OwnRow = Row & Names & { timezone: string; services: string[] }

export async function listOwnDelays(ctx: UserCtx): Promise<OwnDelay[]> {
  const providers = await findProvidersOf(ctx.db, ctx.actor.accountId)
  const { rows } = await sql<OwnRow>`
    select ${columns}, p.timezone, ${nameColumns},
      array(select s.service_name from segment s where s.provider_id = b.provider_id and s.booking_id = b.booking_id
        order by s.position) as services
    from booking b join delayed_booking d on d.provider_id = b.provider_id and d.booking_id = b.booking_id
      join provider p on p.provider_id = b.provider_id join account a on a.account_id = p.account_id
    where b.provider_id = any(${providers}::uuid[]) and b.customer_id = ${ctx.actor.accountId} and ${counts(ctx.now)}
    order by d.starts_at`.execute(ctx.db)
  return rows.map((row) => ({
    ...toDelayed(row, row.timezone),
    providerName: displayName(row),
    services: row.services,
    timezone: row.timezone,
  }))
}

/** To what was shown, and nothing later. */
export async function acceptDelay(
  ctx: UserCtx,
  { id, expected }: { id: string; expected: string },
): Promise<OwnDelay[]> {
  return transaction(ctx, async (tx) => {
    const { providerId = null } = (await findBooking(tx.db, id)) ?? {}
    const { rows } = await sql<{ provider_id: string; expected_at: Date }>`
      select d.provider_id, d.expected_at from booking b
      join delayed_booking d on d.provider_id = ${providerId} and d.booking_id = b.booking_id
      where b.provider_id = ${providerId} and b.booking_id = ${id} and b.customer_id = ${ctx.actor.accountId} and ${counts(tx.now)}`.execute(
      tx.db,
    )
    const [row] = rows
    if (!row) throw new AppError('not_found', 'delay_unknown', en.errors.delay_unknown)
    const { numAffectedRows = 0n } =
      await sql`update delayed_booking set accepted_at = coalesce(accepted_at, ${tx.now}), heard_at = expected_at
      where provider_id = ${row.provider_id} and booking_id = ${id} and expected_at = ${expected}::timestamptz`.execute(
        tx.db,
      )
    if (numAffectedRows === 0n) throw new AppError('conflict', 'delay_changed', en.errors.delay_changed)
    return listOwnDelays(tx)
  })
}
