import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { requireStanding } from '../identity/recent-login.server.ts'
import { balanceOfGiftCard } from '../ledger/service.server.ts'
import { openRefund } from '../payments/open-refund.server.ts'
import { takesMoney } from '../payments/paid-for.server.ts'
import { findPaymentOfGiftCard, leftOf, withLockedPayment } from '../payments/payment-row.server.ts'
import { type CardRow, findOwnCard, readCards, withLockedCard } from './card-row.server.ts'
import { codeOf, hashOf } from './code.server.ts'
import type { GiftCard } from './contract.ts'
import { giftCardMailWanted } from './events.ts'
import { unfund } from './fund-card.server.ts'
import { readOwnCard } from './read-cards.server.ts'
import { givenBackRefusal } from './terms.rules.ts'
import { giftCards as en } from './texts/en.ts'

type Named = { id: string }
type CardKey = Pick<CardRow, 'providerId' | 'giftCardId'>

/** Mailed now, whenever it was to be delivered. */
export async function resendCard(
  ctx: UserCtx,
  { id, recipientEmail }: Named & { recipientEmail?: string | undefined },
) {
  const found = await findOwnCard(ctx, id, ctx.actor.accountId)
  await withLockedCard(ctx, found, async (tx, card) => {
    requireActive(card)
    // Whoever reads that mailbox has the code, and what it is worth.
    if (recipientEmail !== undefined && recipientEmail.toLowerCase() !== card.recipientEmail?.toLowerCase())
      await requireStanding(tx, ctx.actor)
    // With another key than it was made with its code is another one, too.
    await setCode(tx, card, card.version)
    if (recipientEmail !== undefined)
      await sql`update gift_card set recipient_email = ${recipientEmail}
        where provider_id = ${card.providerId} and gift_card_id = ${card.giftCardId}`.execute(tx.db)
    await askForMail(tx, card)
  })
  return readOwnCard(ctx, id)
}

/** What it is worth stays; the code that somebody else has is worth nothing from now on. */
export async function stopCode(ctx: UserCtx, { id }: Named): Promise<GiftCard> {
  const found = await findOwnCard(ctx, id, ctx.actor.accountId)
  await withLockedCard(ctx, found, async (tx, card) => {
    requireActive(card)
    await setCode(tx, card, card.version + 1)
  })
  return readOwnCard(ctx, id)
}

async function setCode(tx: Ctx, { providerId, giftCardId }: CardRow, version: number) {
  await sql`update gift_card set version = ${version}, code_hash = ${hashOf(codeOf(tx, giftCardId, version))}
    where provider_id = ${providerId} and gift_card_id = ${giftCardId}`.execute(tx.db)
}

export async function askForMail(tx: Ctx, { providerId, giftCardId, mails }: CardRow) {
  const mail = mails + 1
  await sql`update gift_card set mails = ${mail}, delivered_at = case when mails > 0 then delivered_at else ${tx.now} end
    where provider_id = ${providerId} and gift_card_id = ${giftCardId}`.execute(tx.db)
  await emit(tx, giftCardMailWanted, { providerId, giftCardId, mail })
}

export async function giveCardBack(ctx: UserCtx, { id }: Named): Promise<GiftCard> {
  const found = await findOwnCard(ctx, id, ctx.actor.accountId)
  await withLockedCard(ctx, found, async (tx, card) => {
    requireActive(card)
    const { amountMinor, paidAt, providerId, isFunded, isForPoints } = card
    const balanceMinor = await balanceOfGiftCard(tx, card.giftCardId)
    const bought = {
      amountMinor,
      balanceMinor,
      paidAt: paidAt ?? card.createdAt,
      isOpen: await takesMoney(tx, providerId),
      isFunded,
      isForPoints,
    }
    const refused = givenBackRefusal(bought, tx.now)
    if (refused === 'gift_card_used') throw new AppError('conflict', 'gift_card_used', en.errors.gift_card_used)
    if (refused === 'gift_card_kept') throw new AppError('conflict', 'gift_card_kept', en.errors.gift_card_kept)
    // Nobody has paid for one of the operator's: what it was taken for comes back.
    await (isFunded ? closeCard(tx, card) : endCard(tx, card, balanceMinor))
  })
  return readOwnCard(ctx, id)
}

/** What is left of it goes back to the buyer's card, and its code is worth nothing. With the card locked. */
async function endCard(tx: Ctx, card: CardRow, amountMinor: number) {
  const { providerId, giftCardId } = card
  const found = await findPaymentOfGiftCard(tx, providerId, giftCardId)
  if (!found) return
  await withLockedPayment(tx, found, (locked, payment) =>
    openRefund(locked, payment, { amountMinor, reason: 'policy', askedBy: null }),
  )
  await sql`update gift_card set status = 'ended'
    where provider_id = ${providerId} and gift_card_id = ${giftCardId}`.execute(tx.db)
}

/** It ends whatever is left of it, and whatever a bank decides about its payment. With the card locked. */
export async function closeCard(tx: Ctx, { providerId, giftCardId }: CardKey): Promise<void> {
  await sql`update gift_card set status = 'ended'
    where provider_id = ${providerId} and gift_card_id = ${giftCardId}`.execute(tx.db)
  await passOn(tx, { providerId, giftCardId })
}

/**
 * What lies on a card that has ended can be spent by nobody: it goes on to what the card was bought with. While a bank decides
 * about that it stays, and goes on when it is decided.
 */
export async function passOn(tx: Ctx, { providerId, giftCardId }: CardKey): Promise<void> {
  const [card] = await readCards(tx, sql`g.provider_id = ${providerId} and g.gift_card_id = ${giftCardId}`)
  if (card?.status === 'ended' && card.isFunded) return unfund(tx, card)
  const found = card?.status === 'ended' && (await findPaymentOfGiftCard(tx, providerId, giftCardId))
  if (!found) return
  await withLockedPayment(tx, found, async (locked, payment) => {
    if (payment.dispute === 'open') return
    const amountMinor = Math.min(await balanceOfGiftCard(locked, giftCardId), leftOf(payment))
    if (amountMinor > 0) await openRefund(locked, payment, { amountMinor, reason: 'closed', askedBy: null })
  })
}

function requireActive({ status }: CardRow) {
  if (status !== 'active') throw new AppError('conflict', 'gift_card_ended', en.errors.gift_card_ended)
}
