import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { decimalNumber, line } from '../../lib/text.ts'
import { ReasonNeeded } from '../identity/reason-contract.ts'
import { paperKinds } from '../papers/contract.ts'
import { paymentLimits } from './limits.ts'

export const paymentStatuses = ['open', 'processing', 'succeeded', 'closed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const refundReasons = ['late', 'policy', 'given', 'closed'] as const
/** Why an administrator gives money back that is not theirs. */
export const officeReasons = ['complaint', 'mistake', 'goodwill', 'fraud'] as const
export type OfficeReason = (typeof officeReasons)[number]

export const movementKinds = [
  'cancellation_fee',
  'no_show_fee',
  'charge',
  'fee_paid',
  'earned',
  'refund',
  'refund_paid',
  'refund_failed',
  'dispute',
  'dispute_won',
  'dispute_lost',
  'gift_redeemed',
  'gift_returned',
  'gift_drawn',
  'gift_draw_returned',
  'platform_fee',
  'platform_fee_returned',
  'platform_paid',
  'platform_returned',
  'fee_waived',
  'fee_covered',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** On its way back, or there. `reason`: paid too late, as agreed, more than agreed, or its provider was suspended. @public */
export const Refund = z.object({
  id: z.string(),
  amount: z.number(),
  amountMinor: z.int(),
  reason: z.enum(refundReasons),
  status: z.enum(['pending', 'succeeded', 'failed']),
  createdAt: z.string(),
})

/** `amount` in major units. Every sum is one of the ledger's entries. */
export const Payment = z.object({
  id: z.string(),
  /** What it is for: a booking, a gift card, a tip for a visit that took place, or a membership. One of the four. */
  bookingId: z.nullable(z.string()),
  giftCardId: z.nullable(z.string()),
  tipOf: z.nullable(z.string()),
  subscriptionId: z.nullable(z.string()),
  /** For the fee of that booking, which a kept card is charged with. */
  isFee: z.optional(z.literal(true)),
  /** Of a membership: for another plan, for the rest of the period. */
  isChange: z.optional(z.literal(true)),
  providerId: z.string(),
  providerName: z.string(),
  providerLinkTo: z.string(),
  customerName: z.string(),
  services: z.array(z.string()),
  /** Of a membership that renews, while it is to be paid: what is agreed to with it, as it was written when it was chosen. */
  consent: z.optional(z.array(z.string())),
  /** In which language that was; not there: nobody has written it down. */
  consentLanguage: z.optional(z.enum(['en', 'fr', 'es', 'pt'])),
  /** Of the next period of a membership, with the provider's offset: it is to be paid before, or the membership ends. */
  payUntil: z.optional(z.string()),
  /** Of the visit, with the provider's offset; null: for a gift card or a membership. */
  dateTime: z.nullable(z.string()),
  timezone: z.string(),
  status: z.enum(paymentStatuses),
  /** `asks`: the bank wants to know whether it is the customer. */
  refused: z.nullable(z.string()),
  currency: z.string(),
  amount: z.number(),
  amountMinor: z.int(),
  /** What the visit costs, the card, the tip or the membership. */
  totalMinor: z.int(),
  /** What gift cards have paid of the visit; of a gift card: what was spent of it. */
  giftMinor: z.int(),
  paidMinor: z.int(),
  /** What went back, and what is on its way back. */
  returnedMinor: z.int(),
  returningMinor: z.int(),
  /** What can still be given back. */
  leftMinor: z.int(),
  /** What the provider has earned of it. */
  earnedMinor: z.int(),
  /** What was paid for a visit still to come. */
  aheadMinor: z.int(),
  /** What a fee came to beyond what was paid. */
  owedMinor: z.int(),
  /** What of it is the operator's, for the provider and the office. Not there: nothing. */
  platformFeeMinor: z.optional(z.int()),
  isDisputed: z.boolean(),
  /** Paid, and the provider is still to answer. */
  isRequest: z.boolean(),
  /** No money has moved. */
  isSimulated: z.boolean(),
  /** Cards are not charged on this site at the moment: what is on its way back waits until they are. */
  isOff: z.optional(z.literal(true)),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
  /** Until then the time is kept; null: it is paid, or gone. */
  payBy: z.nullable(z.string()),
  refunds: z.array(Refund),
  /** What was issued for it, the first first. */
  papers: z.array(z.object({ id: z.string(), kind: z.enum(paperKinds), number: z.int() })),
  movements: z.array(z.object({ kind: z.enum(movementKinds), at: z.string(), amountMinor: z.int() })),
})
export type Payment = z.infer<typeof Payment>

/** What a browser needs to have a card charged. `publishableKey` null: by the simulator, in which no money moves. */
export const Intent = z.object({
  id: z.string(),
  status: z.enum(paymentStatuses),
  amount: z.number(),
  amountMinor: z.int(),
  currency: z.string(),
  clientSecret: z.string(),
  intentId: z.string(),
  account: z.string(),
  publishableKey: z.nullable(z.string()),
  isAsking: z.boolean(),
})
export type Intent = z.infer<typeof Intent>

/** `data` of `amount_differs`: what is to be paid. */
export const DueAmount = z.object({ amount: z.number(), amountMinor: z.int(), currency: z.string() })
export type DueAmount = z.infer<typeof DueAmount>

const id = z.uuid()

export const payments = endpoints('payments', {
  createIntent: {
    summary:
      'Begin to pay for a booking, a gift card, a tip or a membership; the same again answers with the same intent',
    method: 'POST',
    path: '/payments/create-intent',
    access: 'user',
    limit: paymentLimits.pay,
    /** What is on the screen: another amount or currency than ours is 409 `amount_differs`. */
    input: z.strictObject({
      bookingId: z.optional(id),
      giftCardId: z.optional(id),
      /** The payment that is a tip, by its own id. */
      tipId: z.optional(id),
      subscriptionId: z.optional(id),
      /** The payment of another plan at once, by its own id. */
      changeId: z.optional(id),
      amount: decimalNumber(0, 1e9),
      currency: line(3, 3),
    }),
    output: Intent,
    errors: { amount_differs: DueAmount },
  },
  confirm: {
    summary: 'Ask the processor what has become of a payment, and do what follows from it',
    method: 'POST',
    path: '/payments/confirm/{id}',
    access: 'user',
    limit: paymentLimits.pay,
    input: z.strictObject({ id }),
    output: Payment,
  },
  history: {
    summary: 'Your payments, the latest first, with everything that became of the money',
    method: 'GET',
    path: '/payments/history',
    access: 'user',
    input: z.object(pageInput),
    output: z.object({ payments: z.array(Payment), pagination: Pagination }),
  },
  get: {
    summary:
      'One payment, by its id or that of its booking, gift card or membership, for its customer, its provider or an administrator',
    method: 'GET',
    path: '/payments/{id}',
    access: 'user',
    input: z.object({ id }),
    errors: { reason_needed: ReasonNeeded },
    output: Payment,
  },
  refund: {
    summary: 'The provider, or an administrator with a reason, gives money back: all that is left of it, or a part',
    method: 'POST',
    path: '/payments/{id}/refund',
    access: 'user',
    limit: paymentLimits.refund,
    input: z.strictObject({
      id,
      amount: z.optional(decimalNumber(0, 1e9)),
      /** Of an administrator, who has to name one; kept in the audit. */
      reason: z.optional(z.enum(officeReasons)),
      idempotencyKey: z.optional(line(255, 1)),
    }),
    output: Payment,
    headers: { idempotencyKey: 'Idempotency-Key' },
  },
  balances: {
    summary: 'What every account of the ledger comes to, by currency; together they come to nothing',
    method: 'GET',
    path: '/admin/payments/balances',
    access: 'admin',
    input: z.object({}),
    output: z.object({
      currencies: z.array(
        z.object({
          currency: z.string(),
          sumMinor: z.int(),
          accounts: z.array(z.object({ account: z.string(), balanceMinor: z.int() })),
        }),
      ),
    }),
  },
})

/** Whether and how a provider takes cards. @public */
export const CardAccount = z.object({
  /** `off`: nobody on this site does. */
  state: z.enum(['off', 'none', 'unfinished', 'ready']),
  isSimulated: z.boolean(),
  /** What of a card payment is the operator's, in hundredths of a percent; of tips nothing. Not there: nothing at all. */
  platformFeeBasisPoints: z.optional(z.int()),
  /** What it is to be, and when. */
  nextPlatformFee: z.optional(z.object({ basisPoints: z.int(), from: z.string() })),
})
export type CardAccount = z.infer<typeof CardAccount>

export const payoutStatuses = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const

/** What the processor has paid out, or will. `arrivesOn`: the day it is to be in the bank. */
const Payout = z.object({
  id: z.string(),
  currency: z.string(),
  amount: z.number(),
  amountMinor: z.int(),
  arrivesOn: z.string(),
  status: z.enum(payoutStatuses),
})
export type Payout = z.infer<typeof Payout>

export const cardAccounts = endpoints('payments', {
  getCards: {
    summary: 'Whether your business takes cards',
    method: 'GET',
    path: '/providers/me/cards',
    access: 'provider',
    input: z.object({}),
    output: CardAccount,
  },
  openCards: {
    summary: 'Begin to take cards, or go on where it was left: the address of the processor’s own questions',
    method: 'POST',
    path: '/providers/me/cards',
    access: 'provider',
    limit: paymentLimits.pay,
    input: z.strictObject({}),
    output: z.object({ url: z.string() }),
  },
  payouts: {
    summary: 'What the card processor has paid out to you, the latest first, as it says now',
    method: 'GET',
    path: '/providers/me/payouts',
    access: 'provider',
    /** `after`: the last one that is there already. */
    input: z.object({ after: z.optional(line(255, 1)) }),
    output: z.object({ payouts: z.array(Payout), hasMore: z.boolean() }),
  },
})
