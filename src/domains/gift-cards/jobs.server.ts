import { sql } from 'kysely'
import { createElement } from 'react'
import { localeOf } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { type Subscription, subscribe } from '../../lib/events.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { sendOnce } from '../../lib/messages.server.ts'
import { accountDeleted } from '../identity/events.ts'
import { balanceOfGiftCard } from '../ledger/service.server.ts'
import { paymentReturned } from '../payments/events.ts'
import { takesMoney, whenPaid } from '../payments/paid-for.server.ts'
import { closePayment } from '../payments/payment-of-booking.server.ts'
import { findPayment, findPaymentOfGiftCard } from '../payments/payment-row.server.ts'
import { type CardRow, readCards, withLockedCard } from './card-row.server.ts'
import { askForMail, closeCard, passOn } from './change-card.server.ts'
import { shownCode } from './code.rules.ts'
import { codeOf } from './code.server.ts'
import { returnAllDrawn, returnDrawn } from './draw-card.server.ts'
import { giftCardMailWanted, giftCardUnfunded, giftRefunded } from './events.ts'

const batch = 200
/** One that nobody pays is none any more; paid all the same, it is one. */
const unpaidHours = 24

export const subscriptions: Subscription[] = [
  subscribe(giftCardMailWanted, 'gift-card-mail', sendCard),
  subscribe(giftCardUnfunded, 'gift-card-drawn', returnDrawn),
  subscribe(giftRefunded, 'gift-card-refund-mail', tellOfRefund),
  subscribe(paymentReturned, 'gift-card-goes-on', passOnAgain),
  subscribe(accountDeleted, 'gift-cards-of-deleted-provider', giveBackAllOf),
]

export const schedules: Schedule[] = [
  { queue: 'gift-card-delivery', cron: '* * * * *', isWanted: () => true, run: deliverDue },
  { queue: 'gift-card-drawn-sweep', cron: '*/10 * * * *', isWanted: () => true, run: returnAllDrawn },
  { queue: 'gift-card-unpaid', cron: '*/10 * * * *', isWanted: () => true, run: endUnpaid },
]

whenPaid('giftCard', async (tx, { providerId, id }) => {
  if (!(await takesMoney(tx, providerId)) || !(await hasBuyer(tx, providerId, id))) return false
  await sql`update gift_card set status = 'active', paid_at = ${tx.now}
    where provider_id = ${providerId} and gift_card_id = ${id}`.execute(tx.db)
  const [card] = await readCards(tx, sql`g.provider_id = ${providerId} and g.gift_card_id = ${id}`)
  if (card && card.deliverAt <= tx.now) await askForMail(tx, card)
  return true
})

/** Whoever has left can send it to nobody. */
async function hasBuyer(tx: Ctx, providerId: string, giftCardId: string): Promise<boolean> {
  const { rows } = await sql`select from gift_card g join account a on a.account_id = g.buyer_id
    where g.provider_id = ${providerId} and g.gift_card_id = ${giftCardId} and a.status <> 'deleted'`.execute(tx.db)
  return rows.length > 0
}

/** Those whose day has come where their buyers are. */
async function deliverDue(ctx: Ctx): Promise<void> {
  const now = await databaseNow(ctx)
  const due = await readCards(
    ctx,
    sql`g.status = 'active' and g.delivered_at is null and g.deliver_at <= ${now} order by g.deliver_at limit ${batch}`,
  )
  for (const found of due)
    await withLockedCard(ctx, found, async (tx, card) => {
      if (card.status === 'active' && card.deliveredAt === null) await askForMail(tx, card)
    })
}

async function endUnpaid(ctx: Ctx): Promise<void> {
  const since = new Date((await databaseNow(ctx)).getTime() - unpaidHours * 3_600_000)
  const old = await readCards(
    ctx,
    sql`g.status = 'unpaid' and g.created_at < ${since} order by g.created_at limit ${batch}`,
  )
  for (const found of old)
    await withLockedCard(ctx, found, async (tx, card) => {
      if (card.status !== 'unpaid') return
      await sql`update gift_card set status = 'ended'
        where provider_id = ${card.providerId} and gift_card_id = ${card.giftCardId}`.execute(tx.db)
      const payment = await findPaymentOfGiftCard(tx, card.providerId, card.giftCardId)
      if (payment) await closePayment(tx, payment)
    })
}

/** Nobody is left to spend them with: what is left of each goes back to whoever bought it, and what comes onto it later. */
export async function giveBackAllOf(ctx: Ctx, { providerId }: { providerId: string | null }): Promise<void> {
  if (providerId === null) return
  let failure: unknown = null
  const giveBack = async (tx: Ctx, card: CardRow) => {
    if (card.status === 'active') await closeCard(tx, card)
  }
  // One that fails keeps no other waiting, and is tried again.
  for (const found of await readCards(ctx, sql`g.provider_id = ${providerId} and g.status = 'active'`))
    await withLockedCard(ctx, found, giveBack).catch((error: unknown) => {
      failure = error
    })
  if (failure !== null) throw failure
}

type Mailed = CardRow & { buyerEmail: string; buyerName: string; language: string; providerName: string; slug: string }

/** In the language of whoever sends it. One that was stopped or given back since is not mailed. */
async function sendCard(
  ctx: Ctx,
  { providerId, giftCardId, mail }: { providerId: string; giftCardId: string; mail: number },
) {
  const { rows } = await sql<Omit<Mailed, keyof CardRow>>`select c.email as "buyerEmail", c.full_name as "buyerName",
      c.language, p.business_name as "providerName", p.slug
    from gift_card g join account c on c.account_id = g.buyer_id join provider p on p.provider_id = g.provider_id
    where g.provider_id = ${providerId} and g.gift_card_id = ${giftCardId} and c.status <> 'deleted'`.execute(ctx.db)
  const [card] = await readCards(ctx, sql`g.provider_id = ${providerId} and g.gift_card_id = ${giftCardId}`)
  const [row] = rows
  if (!row || card?.status !== 'active' || mail < card.mails) return
  const [origin, locale] = [ctx.app.origin, localeOf(row.language)]
  const code = shownCode(codeOf(ctx, giftCardId, card.version))
  await sendOnce(ctx, `gift-card-${giftCardId}-${mail}`, async () => {
    const { GiftCardMail, giftCardSubject } = await import('./ui/gift-card-mail.tsx')
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const { currency, amountMinor, serviceName, senderName, recipientName, message, isForEveryone } = card
    const given = { code, currency, amountMinor, serviceName, senderName, recipientName, message, isForEveryone }
    const props = { given, providerName: row.providerName, providerLinkTo: `/provider/${row.slug}`, origin, locale }
    const to = card.recipientEmail
      ? { name: recipientName, address: card.recipientEmail }
      : { name: row.buyerName, address: row.buyerEmail }
    return { to, subject: giftCardSubject(props), ...(await renderMail(createElement(GiftCardMail, props))) }
  })
}

/** A refund of an ended card has failed because a bank had taken a part of it meanwhile: what is left goes on by itself. */
export async function passOnAgain(ctx: Ctx, { paymentId }: { paymentId: string }): Promise<void> {
  const payment = await findPayment(ctx, paymentId)
  if (!payment || payment.giftCardId === null) return
  await withLockedCard(ctx, { providerId: payment.providerId, giftCardId: payment.giftCardId }, async (tx, card) => {
    if (card.status !== 'ended' || card.isFunded) return
    const leftMinor = await balanceOfGiftCard(tx, card.giftCardId)
    // As much was refused before, and would be again.
    const { rows: refused } = await sql`select from refund where provider_id = ${card.providerId}
      and payment_id = ${paymentId} and status = 'failed' and amount_minor <= ${leftMinor} limit 1`.execute(tx.db)
    if (leftMinor > 0 && refused.length === 0) await passOn(tx, card)
  })
}

type Refunded = { providerId: string; bookingId: string; customerId: string; currency: string; amountMinor: number }

/** Whoever paid with it, in their language; nobody who has left. */
async function tellOfRefund(ctx: Ctx, { refundId, ...refunded }: Refunded & { refundId: string }) {
  const { providerId, bookingId, customerId, currency, amountMinor } = refunded
  const { rows } = await sql<{ address: string; name: string; language: string; providerName: string }>`
    select a.email as address, a.full_name as name, a.language, p.business_name as "providerName"
    from account a, provider p
    where a.account_id = ${customerId} and a.status <> 'deleted' and p.provider_id = ${providerId}`.execute(ctx.db)
  const [row] = rows
  if (!row) return
  const { address, name, language, providerName } = row
  await sendOnce(ctx, `gift-refund-${refundId}`, async () => {
    const { GiftRefundMail, giftRefundSubject } = await import('./ui/gift-refund-mail.tsx')
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const [origin, locale] = [ctx.app.origin, localeOf(language)]
    const props = { bookingId, providerName, currency, amountMinor, origin, locale }
    const body = await renderMail(createElement(GiftRefundMail, props))
    return { to: { name, address }, subject: giftRefundSubject(props), ...body }
  })
}
