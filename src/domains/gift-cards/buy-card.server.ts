import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import type { UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { once } from '../../lib/idempotency.server.ts'
import { toMinor } from '../../lib/money.ts'
import { zoneDay } from '../../lib/time.server.ts'
import { naming } from '../directories/directory.server.ts'
import { lockActiveAccount } from '../identity/lock-account.server.ts'
import { takesCharges } from '../payments/card-account.server.ts'
import { openPayment } from '../payments/payment-of-booking.server.ts'
import { requireCards } from '../payments/stripe.server.ts'
import { isOpen } from '../providers/listing.server.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import { codeOf, hashOf } from './code.server.ts'
import type { GiftCard, giftCards } from './contract.ts'
import { readOwnCard } from './read-cards.server.ts'
import { isGiftAmount } from './terms.rules.ts'
import { giftCards as en } from './texts/en.ts'

type Input = z.output<typeof giftCards.buy.input>
type Request = Omit<Input, 'idempotencyKey'>

/** Mails arrive in the morning of whoever sends them. */
const deliveryMinute = 8 * 60
const mostDaysAhead = 366

/** Made with what it is to be paid with; worth something once that is paid. */
export async function buyGiftCard(ctx: UserCtx, { idempotencyKey, ...request }: Input): Promise<GiftCard> {
  requireCards(ctx)
  const id = await transaction(ctx, (outer) =>
    once(outer, 'giftCards.buy', idempotencyKey, request, () =>
      transaction(outer, async (locked) => {
        const providerId = await lockProvider(locked, request.providerId)
        const { isVerified } = await lockActiveAccount(locked, ctx.actor.accountId)
        if (!isVerified) throw new AppError('forbidden', 'gift_card_unverified', en.errors.gift_card_unverified)
        return insertCard({ ...locked, now: await databaseNow(locked) }, providerId, request)
      }),
    ),
  )
  return readOwnCard(ctx, id)
}

async function insertCard(tx: UserCtx, providerId: string, request: Request): Promise<string> {
  const { currency, amountMinor, serviceName, isForEveryone } = await priceOf(tx, providerId, request)
  const { accountId } = tx.actor
  const giftCardId = randomUUIDv7()
  await naming(tx.db, { kind: 'gift_card', id: giftCardId, providerId, customerId: accountId })
    .insertInto('gift_card')
    .values({
      provider_id: providerId,
      gift_card_id: giftCardId,
      buyer_id: accountId,
      currency,
      amount_minor: amountMinor,
      service_name: serviceName,
      is_for_everyone: isForEveryone,
      sender_name: request.senderName,
      recipient_name: request.recipientName,
      recipient_email: request.recipientEmail ?? null,
      message: request.message,
      status: 'unpaid',
      code_hash: hashOf(codeOf(tx, giftCardId, 1)),
      deliver_at: deliveryOf(request, tx.now),
      created_at: tx.now,
    })
    .execute()
  await openPayment(tx, { providerId, giftCardId, customerId: accountId, currency, amountMinor })
  return giftCardId
}

type Found = { currency: string; name: string | null; priceMinor: number | null; isForEveryone: boolean }

/** Of an amount, or of a service at its price now; one for everyone only of an amount. */
async function priceOf(tx: UserCtx, providerId: string, { amount, serviceId }: Request) {
  const { rows } = await sql<Found>`select p.currency, s.name, s.price_minor as "priceMinor",
      p.cards_for_everyone as "isForEveryone"
    from provider p join account a on a.account_id = p.account_id
    left join service s on s.provider_id = ${providerId} and s.service_id = ${serviceId ?? null} and s.is_active
      and not p.cards_for_everyone
    where p.provider_id = ${providerId} and ${isOpen}`.execute(tx.db)
  const [found] = rows
  if (!found || !(await takesCharges(tx, providerId)))
    throw new AppError('unprocessable', 'gift_cards_not_sold', en.errors.gift_cards_not_sold)
  const { currency, name, priceMinor, isForEveryone } = found
  if (serviceId !== undefined && name === null) throw invalidInput('serviceId', 'Must be a service of this provider')
  const amountMinor = serviceId === undefined ? toMinor(amount ?? 0, currency) : priceMinor
  if (amountMinor === null || !isGiftAmount(amountMinor, currency))
    throw invalidInput(
      serviceId === undefined ? 'amount' : 'serviceId',
      'Must be an amount that gift cards are sold for',
    )
  return { currency, amountMinor, serviceName: serviceId === undefined ? null : name, isForEveryone }
}

/** By the database's clock: a day that has come where the buyer is means at once. */
function deliveryOf({ deliverOn, timezone }: Request, now: Date): Date {
  if (deliverOn === undefined) return now
  const at = new Date(zoneDay(timezone, deliverOn).instantOf(deliveryMinute))
  if (at.getTime() > now.getTime() + mostDaysAhead * 86_400_000)
    throw invalidInput('deliverOn', 'Must be within a year')
  return at > now ? at : now
}
