import { sql } from 'kysely'
import { createElement, type ReactElement } from 'react'
import { localeOf } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { sendOnce } from '../../lib/messages.server.ts'
import type { Payment } from './contract.ts'
import { readPayment } from './read-payments.server.ts'

type Ref = { providerId: string; paymentId: string }
type About = { payment: Payment; origin: string; locale: string }
type Letter = { key: string; write(): Promise<{ subject: string; body: ReactElement }> }
type Payer = { account_id: string; email: string; name: string; language: string }

/** Whoever paid or owes, in their language, once for each key; nobody who has left. */
async function tellPayer(ctx: Ctx, { providerId, paymentId }: Ref, letterOf: (about: About) => Letter | null) {
  const { rows } = await sql<Payer>`
    select a.account_id, a.email, a.full_name as name, a.language
    from payment y join account a on a.account_id = y.customer_id
    where y.provider_id = ${providerId} and y.payment_id = ${paymentId} and a.status <> 'deleted'`.execute(ctx.db)
  const [payer] = rows
  if (!payer) return
  const actor = { accountId: payer.account_id, sessionId: '', providerId: null, isAdmin: false }
  const payment = await readPayment({ ...ctx, actor }, { id: paymentId })
  const letter = letterOf({ payment, origin: ctx.app.origin, locale: localeOf(payer.language) })
  if (letter === null) return
  await sendOnce(ctx, letter.key, async () => {
    const { renderMail } = await import('../../lib/render-mail.server.ts')
    const { subject, body } = await letter.write()
    return { to: { name: payer.name, address: payer.email }, subject, ...(await renderMail(body)) }
  })
}

/** That the fee was charged, with its receipt; or that it could not be, and how it can be paid. */
export const tellOfFee = (ctx: Ctx, ref: Ref) =>
  tellPayer(ctx, ref, (about) => {
    const { payment } = about
    const isCharged = payment.status === 'succeeded'
    const isOwed = payment.refused !== null && payment.owedMinor > 0
    if (!payment.isFee || !(isCharged || isOwed)) return null
    return {
      key: `payment-fee-${isCharged ? 'charged' : 'refused'}-${payment.id}`,
      write: async () => {
        const { FeeMail, feeSubject } = await import('./ui/fee-mail.tsx')
        return { subject: feeSubject(about), body: createElement(FeeMail, about) }
      },
    }
  })

/** That it was paid when what it was for was gone, and all of it goes back. */
export const apologise = (ctx: Ctx, ref: Ref) =>
  tellPayer(ctx, ref, (about) => ({
    key: `payment-late-${about.payment.id}`,
    write: async () => {
      const { LateMail, lateSubject } = await import('./ui/late-mail.tsx')
      return { subject: lateSubject(about), body: createElement(LateMail, about) }
    },
  }))

/** That something is given back, or a gift card ends with its provider; what goes back with a booking stands in the mail of its end. */
export async function tellOfRefund(ctx: Ctx, { providerId, refundId }: { providerId: string; refundId: string }) {
  const { rows } = await sql<{ paymentId: string }>`select r.payment_id as "paymentId" from refund r
      join payment y on y.provider_id = r.provider_id and y.payment_id = r.payment_id
    where r.provider_id = ${providerId} and r.refund_id = ${refundId} and r.status <> 'failed'
      and (r.reason = 'given' or (r.reason = 'closed' and (y.gift_card_id is not null or y.subscription_id is not null)))`.execute(
    ctx.db,
  )
  const [refund] = rows
  if (!refund) return
  await tellPayer(ctx, { providerId, ...refund }, (about) => ({
    key: `payment-refund-${refundId}`,
    write: async () => {
      const { RefundMail, refundSubject } = await import('./ui/refund-mail.tsx')
      return { subject: refundSubject({ ...about, refundId }), body: createElement(RefundMail, { ...about, refundId }) }
    },
  }))
}
