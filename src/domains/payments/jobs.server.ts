import { type Subscription, subscribe } from '../../lib/events.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { forgetReplaced } from './card-change.server.ts'
import { chargeFee } from './charge-fee.server.ts'
import { chargeRenewal } from './charge-renewal.server.ts'
import {
  cardReplaced,
  feeCharged,
  feeDue,
  feeRefused,
  keptCardClosing,
  paymentClosing,
  paymentLate,
  platformFeeSet,
  platformFeeTold,
  refundOpened,
  renewalCardClosing,
  renewalDue,
  webhookReceived,
} from './events.ts'
import { forgetCard } from './forget-card.server.ts'
import { forgetOldWebhooks, handleWebhook } from './receive-webhook.server.ts'
import { endIntent, reconcile } from './reconcile.server.ts'
import { sendRefund } from './refund-payment.server.ts'
import { forgetRenewalCard } from './renewal-card.server.ts'
import { tellOfPlatformFee, tellOneOfPlatformFee } from './tell-of-platform-fee.server.ts'
import { apologise, tellOfFee, tellOfRefund } from './tell-payer.server.ts'

export const subscriptions: Subscription[] = [
  subscribe(webhookReceived, 'payment-webhook', (ctx, { eventId }) => handleWebhook(ctx, eventId)),
  subscribe(refundOpened, 'payment-refund', sendRefund),
  subscribe(refundOpened, 'payment-refund-mail', tellOfRefund),
  subscribe(paymentClosing, 'payment-closing', endIntent),
  subscribe(paymentLate, 'payment-late-mail', apologise),
  subscribe(feeDue, 'payment-fee-charge', chargeFee),
  subscribe(feeCharged, 'payment-fee-charged-mail', tellOfFee),
  subscribe(feeRefused, 'payment-fee-refused-mail', tellOfFee),
  subscribe(keptCardClosing, 'payment-kept-card-closing', forgetCard),
  subscribe(renewalDue, 'payment-renewal-charge', chargeRenewal),
  subscribe(renewalCardClosing, 'payment-renewal-card-closing', forgetRenewalCard),
  subscribe(platformFeeSet, 'payment-platform-fee-notice', tellOfPlatformFee),
  subscribe(platformFeeTold, 'payment-platform-fee-mail', tellOneOfPlatformFee),
  subscribe(cardReplaced, 'payment-card-replaced', forgetReplaced),
]

export const schedules: Schedule[] = [
  {
    queue: 'payment-reconciliation',
    cron: '* * * * *',
    isWanted: ({ app }) => app.cards !== null,
    run: reconcile,
  },
  { queue: 'old-webhooks', cron: '17 * * * *', isWanted: () => true, run: forgetOldWebhooks, notAtStart: true },
]
