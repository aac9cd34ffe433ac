import { randomUUIDv7 } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import type { PaymentRow } from './payment-row.server.ts'

type Kind = 'status' | 'amount' | 'refund' | 'refund_failed'

type OfPayment = Pick<PaymentRow, 'providerId' | 'paymentId'>
type More = {
  /** Nobody has to look. */
  isMended?: boolean
  refundId?: string
}

/** Once for each that is open: what stays different is found again and again. What has changed since takes its place. */
export async function noteDifference(
  ctx: Ctx,
  { providerId, paymentId }: OfPayment,
  kind: Kind,
  ours: string,
  theirs: string,
  { isMended = false, refundId }: More = {},
): Promise<void> {
  const noted = await ctx.db
    .insertInto('payment_difference')
    .values({
      provider_id: providerId,
      difference_id: randomUUIDv7(),
      payment_id: paymentId,
      kind,
      ours,
      theirs,
      refund_id: refundId ?? null,
      found_at: ctx.now,
      mended_at: isMended ? ctx.now : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (noted.numInsertedOrUpdatedRows !== 1n || isMended) return
  ctx.log.error({ paymentId, kind, ours, theirs }, 'our books and the card processor’s differ')
  // Of two refunds that failed each has to be looked at.
  if (kind !== 'refund_failed')
    await mend(ctx, { providerId, paymentId }, kind, sql`(ours <> ${ours} or theirs <> ${theirs})`)
  await sql`update payment set look_at = ${ctx.now} where provider_id = ${providerId} and payment_id = ${paymentId}
    and (look_at is null or look_at > ${ctx.now})`.execute(ctx.db)
}

/** The books agree again. */
export const closeDifference = (tx: Ctx, of: OfPayment, kind: 'amount' | 'refund' | 'refund_failed') =>
  mend(tx, of, kind, sql`true`)

async function mend(ctx: Ctx, { providerId, paymentId }: OfPayment, kind: Kind, which: RawBuilder<unknown>) {
  await sql`update payment_difference set mended_at = ${ctx.now} where provider_id = ${providerId}
    and payment_id = ${paymentId} and kind = ${kind} and mended_at is null and ${which}`.execute(ctx.db)
}

type Given = { refundId: string; amountMinor: number }

/** What could not be given back and now was, by another refund: the first first, as far as it goes. */
export async function closeFailedRefunds(tx: Ctx, of: OfPayment, given: Given): Promise<void> {
  const { providerId, paymentId } = of
  const { rows } = await sql<Given>`select r.refund_id as "refundId", r.amount_minor as "amountMinor"
    from payment_difference d join refund r on r.provider_id = ${providerId} and r.refund_id = d.refund_id
    where d.provider_id = ${providerId} and d.payment_id = ${paymentId} and d.mended_at is null
      and d.kind = 'refund_failed' and d.found_at <= (select g.created_at from refund g
        where g.provider_id = ${providerId} and g.refund_id = ${given.refundId})
    order by d.found_at, d.difference_id`.execute(tx.db)
  let left = given.amountMinor
  for (const { refundId, amountMinor } of rows) {
    if (amountMinor > left) return
    left -= amountMinor
    await mend(tx, of, 'refund_failed', sql`refund_id = ${refundId}`)
  }
}
