import type { Ctx } from '../../lib/context.ts'
import { type Subscription, subscribe } from '../../lib/events.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { bookingEvents } from '../bookings/events.ts'
import { giftCardUnfunded } from '../gift-cards/events.ts'
import { paymentReturned } from '../payments/events.ts'
import { findPayment } from '../payments/payment-row.server.ts'
import { pointsExpiring, voucherEnding } from './events.ts'
import { expirePoints, mailExpiring } from './expire-points.server.ts'
import { mailVoucherEnding } from './mail-voucher.server.ts'
import { settleVouchers } from './own-vouchers.server.ts'
import { returnPoints, sendPromised } from './settle-card.server.ts'
import { settleVisit } from './settle-visit.server.ts'
import { stampVisit } from './stamps.server.ts'

export const subscriptions: Subscription[] = [
  subscribe(bookingEvents.completed, 'loyalty-visit', settleVisit),
  // One that was had after all was not.
  subscribe(bookingEvents.no_show_settled, 'loyalty-visit-undone', settleVisit),
  subscribe(bookingEvents.completed, 'stamp-visit', stampVisit),
  subscribe(giftCardUnfunded, 'loyalty-card-ended', returnPoints),
  subscribe(paymentReturned, 'loyalty-money', settlePaid),
  subscribe(pointsExpiring, 'loyalty-expiring-mail', mailExpiring),
  subscribe(voucherEnding, 'loyalty-voucher-mail', mailVoucherEnding),
]

export const schedules: Schedule[] = [
  { queue: 'loyalty-promises', cron: '*/10 * * * *', isWanted: ({ app }) => app.cards !== null, run: sendPromised },
  { queue: 'loyalty-vouchers', cron: '*/10 * * * *', isWanted: () => true, run: settleVouchers },
  { queue: 'loyalty-expiry', cron: '41 9 * * *', isWanted: () => true, run: expirePoints, notAtStart: true },
]

async function settlePaid(ctx: Ctx, { paymentId }: { paymentId: string }) {
  const payment = await findPayment(ctx, paymentId)
  if (payment && payment.bookingId !== null)
    await settleVisit(ctx, { providerId: payment.providerId, bookingId: payment.bookingId })
}
