import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { toMinor } from '../../lib/money.ts'
import { findBooking, findProvidersOf } from '../directories/directory.server.ts'
import { lockActiveAccount } from '../identity/lock-account.server.ts'
import { postedTo } from '../ledger/service.server.ts'
import { chargeRefusal } from './charge.rules.ts'
import type { Payment } from './contract.ts'
import { takesMoney } from './paid-for.server.ts'
import { closePayment, openPayment } from './payment-of-booking.server.ts'
import { findPayment } from './payment-row.server.ts'
import { readPayment } from './read-payments.server.ts'
import { requireCards } from './stripe.server.ts'
import { payments as en } from './texts/en.ts'
import { tipDays, tipTerms } from './tip.rules.ts'
import type { Tip, tips } from './tips-contract.ts'

type Visit = {
  providerId: string
  customerId: string
  currency: string
  totalMinor: number
  isTippable: boolean
  paymentId: string | null
}

const visitColumns = (now: Date) => sql`b.booking_id as "bookingId", b.provider_id as "providerId",
  b.customer_id as "customerId", b.currency, b.total_minor as "totalMinor",
  b.status = 'completed' and b.ends_at > ${now}::timestamptz - make_interval(days => ${tipDays}) as "isTippable",
  y.payment_id as "paymentId"`

/** The one that was given, if there is one. */
const withTip = (provider: RawBuilder<unknown>) => sql`booking b left join lateral (
  select y.payment_id from payment y where y.provider_id = ${provider} and y.tip_of = b.booking_id and y.captured_minor > y.returned_minor + y.lost_minor
  order by y.paid_at limit 1) y on true`

export async function listTips(ctx: UserCtx, { bookingIds }: z.output<typeof tips.listTips.input>) {
  const { accountId, providerId } = ctx.actor
  const providers = [...(await findProvidersOf(ctx.db, accountId)), ...(providerId ? [providerId] : [])]
  const { rows } = await sql<Visit & { bookingId: string; isCharged: boolean }>`
    select ${visitColumns(ctx.now)}, ${ctx.app.cards !== null}::boolean and exists (select from card_account c
      where c.provider_id = b.provider_id and c.takes_charges) as "isCharged"
    from ${withTip(sql.ref('b.provider_id'))} where b.provider_id = any(${providers}::uuid[])
      and b.booking_id = any(${bookingIds}::uuid[])
      and (b.customer_id = ${accountId} or b.provider_id = ${providerId})`.execute(ctx.db)
  const given = rows.flatMap(({ paymentId }) => paymentId ?? [])
  const owed = await postedTo(ctx, 'owed_to_provider', 'tip_id', given)
  return {
    tips: rows.flatMap(({ isCharged, ...visit }) =>
      toTip(visit, isCharged && visit.customerId === accountId, 0 - (owed.get(visit.paymentId ?? '') ?? 0)),
    ),
  }
}

function toTip(visit: Visit & { bookingId: string }, isCharged: boolean, paidMinor: number): Tip[] {
  const { bookingId, currency, totalMinor, paymentId, isTippable } = visit
  const terms = tipTerms(totalMinor, currency)
  const isPossible = isCharged && isTippable && paymentId === null && terms !== null
  if (!isPossible && paymentId === null) return []
  const { leastMinor = 0, mostMinor = 0, suggestionsMinor = [] } = terms ?? {}
  return [{ bookingId, paymentId, paidMinor, isPossible, currency, leastMinor, mostMinor, suggestionsMinor }]
}

export async function giveTip(ctx: UserCtx, input: z.output<typeof tips.giveTip.input>): Promise<Payment> {
  requireCards(ctx)
  const id = await transaction(ctx, async (locked) => {
    const { providerId, customerId } = (await findBooking(locked.db, input.bookingId)) ?? {}
    if (providerId === undefined || customerId !== ctx.actor.accountId)
      throw new AppError('not_found', 'booking_not_found', en.errors.booking_not_found)
    // Who pays, closes or is given one back waits here too.
    await sql`select from provider where provider_id = ${providerId} for no key update`.execute(locked.db)
    await lockActiveAccount(locked, customerId)
    return openTip({ ...locked, now: await databaseNow(locked) }, providerId, input)
  })
  return readPayment(ctx, { id })
}

async function openTip(
  tx: Ctx,
  providerId: string,
  { bookingId, amount, currency }: z.output<typeof tips.giveTip.input>,
) {
  const { rows } = await sql<Visit>`select ${visitColumns(tx.now)} from ${withTip(sql`${providerId}`)}
    where b.provider_id = ${providerId} and b.booking_id = ${bookingId}`.execute(tx.db)
  const [visit] = rows
  if (visit?.paymentId) throw new AppError('conflict', 'already_tipped', en.errors.already_tipped)
  const terms = visit && tipTerms(visit.totalMinor, visit.currency)
  const takesCards = await sql`select from card_account where provider_id = ${providerId} and takes_charges`.execute(
    tx.db,
  )
  const isPossible = visit?.isTippable && takesCards.rows.length > 0 && (await takesMoney(tx, providerId))
  if (!visit || !terms || !isPossible) throw new AppError('conflict', 'tip_not_possible', en.errors.tip_not_possible)
  const amountMinor = currency.toUpperCase() === visit.currency ? toMinor(amount, visit.currency) : null
  const { leastMinor, mostMinor } = terms
  const isWithin = amountMinor !== null && amountMinor >= leastMinor && amountMinor <= mostMinor
  if (!isWithin || chargeRefusal(amountMinor, visit.currency) !== null) throw notATip()
  const begun = await findBegun(tx, providerId, bookingId)
  if (begun?.status === 'processing') throw new AppError('conflict', 'already_tipped', en.errors.already_tipped)
  if (begun?.amountMinor === amountMinor) return begun.paymentId
  if (begun) await closePayment(tx, begun)
  const { customerId } = visit
  return openPayment(tx, { providerId, tipOf: bookingId, customerId, currency: visit.currency, amountMinor })
}

async function findBegun(tx: Ctx, providerId: string, bookingId: string) {
  const { rows } = await sql<{ id: string }>`select payment_id as id from payment
    where provider_id = ${providerId} and tip_of = ${bookingId} and status in ('open', 'processing')`.execute(tx.db)
  return rows[0] ? findPayment(tx, rows[0].id) : null
}

function notATip(): AppError {
  return invalidInput(
    'amount',
    'Must be an amount of this currency that a card can be charged, at most twice the price',
  )
}
