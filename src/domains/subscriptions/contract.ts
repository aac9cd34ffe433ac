import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { decimalNumber, line, visibleLine, wholeNumber } from '../../lib/text.ts'
import { paperKinds } from '../papers/contract.ts'
import { subscriptionLimits } from './limits.ts'

export const planLengths = { name: 80 }
export const planBounds = {
  months: [1, 24],
  uses: [1, 200],
  trialDays: [3, 60],
  pauseMonths: 3,
  services: 100,
  plans: 20,
} as const
export const subscriptionStatuses = ['unpaid', 'active', 'ended'] as const
export const usageKinds = ['granted', 'added', 'used', 'returned', 'lapsed', 'removed', 'taken_back'] as const

/** What the platform's plan gives beside what everybody has. */
export const Benefits = z.object({
  /** Of the points that one would have without it: 200 is twice as many. */
  pointsPercent: z.int(),
  /** So long before the others they hear of a time that is offered to everyone at once. */
  leadMinutes: z.int(),
  /** So many late cancellations a month whose fee the platform pays, each of so many whole units of its currency at most. */
  freeCancellations: z.int(),
  freeCancellationMost: z.int(),
})
export type Benefits = z.infer<typeof Benefits>

const terms = {
  name: z.string(),
  price: z.number(),
  priceMinor: z.int(),
  currency: z.string(),
  /** So long it is good for, from the day it is paid; of one that renews, each period. */
  months: z.int(),
  /** So many services it pays for; of one that renews, each period. */
  uses: z.int(),
  /** Paid again for each period, until it is cancelled. */
  renews: z.boolean(),
  /** What is left of a period can be used in the next one, once. */
  rollsOver: z.boolean(),
  /** Of the platform's plan, which pays for no visits; null: a membership. */
  benefits: z.nullable(Benefits),
}

/** What is sold: a membership of a provider, or the platform's plan. `version`: how often its terms were changed, from 1 on. */
export const Plan = z.object({
  id: z.string(),
  version: z.int(),
  ...terms,
  /** So many days free before the first charge, once for each person; 0: none. */
  trialDays: z.int(),
  /** Each of these takes one use. */
  services: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type Plan = z.infer<typeof Plan>

/** What a provider sells, or the platform: then there is no provider. `isSold`: whether cards are charged for them now. */
export const PlanOffer = z.object({
  providerId: z.nullable(z.string()),
  providerName: z.string(),
  providerLinkTo: z.string(),
  profession: z.string(),
  image: z.nullable(z.string()),
  isSold: z.boolean(),
  plans: z.array(Plan),
})
export type PlanOffer = z.infer<typeof PlanOffer>

export const renewalStates = ['renews', 'paused', 'cancelled', 'unpaid'] as const
export type RenewalState = (typeof renewalStates)[number]

/** One's own, by the terms of the day it was bought. */
export const Subscription = z.object({
  id: z.string(),
  planId: z.string(),
  providerId: z.string(),
  providerName: z.string(),
  providerLinkTo: z.string(),
  ...terms,
  services: z.array(z.object({ id: z.string(), name: z.string() })),
  /** One that is over has ended. */
  status: z.enum(subscriptionStatuses),
  /** A sum of entries. */
  usesLeft: z.int(),
  /** A bank is deciding about its payment: nothing is taken from it meanwhile. */
  isPaused: z.boolean(),
  /** A payment of it is with the processor, whose answer is still to come. */
  isProcessing: z.boolean(),
  createdAt: z.string(),
  /** With the provider's offset: until then it costs nothing; null: it has had no trial. */
  trialEndsAt: z.nullable(z.string()),
  startsAt: z.nullable(z.string()),
  /** With the provider's offset: visits before it. Of one that renews the end of its period, or of the week in which it is still to be paid. */
  endsAt: z.nullable(z.string()),
  /**
   * null: it does not renew, or not any more. `unpaid`: the card was not charged; it can be paid, with another card, by the
   * id of that payment.
   */
  renewal: z.nullable(
    z.object({
      state: z.enum(renewalStates),
      paymentId: z.nullable(z.string()),
      brand: z.nullable(z.string()),
      lastFour: z.nullable(z.string()),
    }),
  ),
  /** Not used and not charged from its next period on, for so many months; `isBegun`: it is so now. null: it goes on. */
  pause: z.nullable(z.object({ months: z.int(), from: z.string(), until: z.string(), isBegun: z.boolean() })),
  /** What its provider has announced: it holds for the periods that begin from then on, unless it is cancelled or taken back before. */
  notice: z.nullable(
    z.object({
      from: z.string(),
      name: z.string(),
      price: z.number(),
      priceMinor: z.int(),
      uses: z.int(),
      rollsOver: z.boolean(),
      benefits: z.nullable(Benefits),
      services: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
  /** Another plan of the same provider, with which it goes on from its next period; null: it goes on as it is. */
  next: z.nullable(
    z.object({
      planId: z.string(),
      name: z.string(),
      price: z.number(),
      priceMinor: z.int(),
      months: z.int(),
      uses: z.int(),
      rollsOver: z.boolean(),
      benefits: z.nullable(Benefits),
      services: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
  /** Another plan that is to begin at once: once that payment is paid; null: none. */
  upgrade: z.nullable(
    z.object({ paymentId: z.string(), planId: z.string(), name: z.string(), amount: z.number(), amountMinor: z.int() }),
  ),
  /** Until then it can be given back, unused; null: not any more. */
  returnableUntil: z.nullable(z.string()),
  /** What would go back to the card then. */
  returnableMinor: z.nullable(z.int()),
})
export type Subscription = z.infer<typeof Subscription>

/** Another plan for what is left of the period that runs; null: it begins with the next one. */
export const AtOnce = z.object({
  now: z.nullable(
    z.object({
      /** Charged once it is agreed to, and no more. */
      amount: z.number(),
      amountMinor: z.int(),
      currency: z.string(),
      /** Visits that come with it, and what is then left. */
      uses: z.int(),
      usesLeft: z.int(),
      /** Of the platform's plan: so many whole days are charged. */
      days: z.nullable(z.int()),
      /** With the provider's offset: the end of the period, from which on it costs what it costs. */
      until: z.string(),
      consent: z.array(z.string()),
    }),
  ),
})
export type AtOnce = z.infer<typeof AtOnce>

export const SubscriptionUse = z.object({
  id: z.string(),
  kind: z.enum(usageKinds),
  /** Below nothing: taken. */
  uses: z.int(),
  at: z.string(),
  /** The visit it was for. */
  visit: z.nullable(z.object({ bookingId: z.string(), dateTime: z.string(), services: z.array(z.string()) })),
})
export type SubscriptionUse = z.infer<typeof SubscriptionUse>

const id = z.uuid()
/** What everybody has who pays for no plan of the platform. */
export const freePlan = 'free'
const planId = z.union([id, z.literal(freePlan)])

export const subscriptions = endpoints('subscriptions', {
  plans: {
    summary: 'The plans of the platform, or the memberships that a provider sells',
    method: 'GET',
    path: '/subscriptions/plans',
    access: 'public',
    mayLag: true,
    input: z.object({ providerId: z.optional(id) }),
    output: PlanOffer,
  },
  current: {
    summary: 'Your plan of the platform and your memberships, those you can use first',
    method: 'GET',
    path: '/subscriptions/current',
    access: 'user',
    input: z.object({ providerId: z.optional(id) }),
    output: z.array(Subscription),
  },
  usage: {
    summary:
      'What a membership was used for, the latest first, for whoever has it and for its provider; without one, your plan of the platform',
    method: 'GET',
    path: '/subscriptions/usage',
    access: 'user',
    input: z.object({ subscriptionId: z.optional(id) }),
    output: z.array(SubscriptionUse),
  },
  subscribe: {
    summary: 'Buy a plan of the platform or a membership; it begins once it is paid for by its id',
    method: 'POST',
    path: '/subscriptions/subscribe',
    access: 'user',
    limit: subscriptionLimits.buy,
    input: z.strictObject({
      planId,
      /** What was shown, in major units, and of which version: another price or other terms by now are 409 `plan_changed`. */
      price: z.optional(decimalNumber(0, 1e9)),
      version: z.optional(z.int()),
      /** What was shown: one that begins with days free. Had before, it is 409 `trial_used`; false: without them. */
      trial: z.optional(z.boolean()),
      /** In which its owner is told what they agree to where it renews. */
      language: z.optional(z.enum(['en', 'fr', 'es', 'pt'])),
      idempotencyKey: z.optional(line(255, 1)),
    }),
    output: Subscription,
    status: 201,
    headers: { idempotencyKey: 'Idempotency-Key' },
  },
  atOnce: {
    summary: 'What another plan would cost for the rest of the period that runs, if it began at once',
    method: 'GET',
    path: '/subscriptions/update',
    access: 'user',
    input: z.object({
      subscriptionId: z.optional(id),
      planId: id,
      language: z.optional(z.enum(['en', 'fr', 'es', 'pt'])),
    }),
    output: AtOnce,
  },
  update: {
    summary:
      'Go on with another plan of the same provider from the next period; with the one you have, it goes on as it is. Without a membership, your plan of the platform',
    method: 'PUT',
    path: '/subscriptions/update',
    access: 'user',
    limit: subscriptionLimits.buy,
    input: z.strictObject({
      subscriptionId: z.optional(id),
      planId,
      /** What was shown, in major units, and of which version: another price or other terms by now are 409 `plan_changed`. */
      price: z.optional(decimalNumber(0, 1e9)),
      version: z.optional(z.int()),
      /** `now`: a dearer one for the rest of this period, once its payment is paid; `next` unless told. */
      when: z.optional(z.enum(['next', 'now'])),
      /** With `now`, what was shown to be charged for it: another amount by now is 409 `plan_changed`. */
      amount: z.optional(decimalNumber(0, 1e9)),
      /** In which its owner is told what they agree to. */
      language: z.optional(z.enum(['en', 'fr', 'es', 'pt'])),
    }),
    output: Subscription,
  },
  pause: {
    summary:
      'From the next period on, a membership is not charged and not used for one to three months, and goes on by itself; 0 takes that back',
    method: 'PUT',
    path: '/subscriptions/pause',
    access: 'user',
    limit: subscriptionLimits.buy,
    input: z.strictObject({ subscriptionId: z.optional(id), months: wholeNumber(0, planBounds.pauseMonths) }),
    output: Subscription,
  },
  cancel: {
    summary:
      'End a membership, or your plan of the platform: at the end of what is paid, or at once and with the money back within 14 days, unused',
    method: 'DELETE',
    path: '/subscriptions/cancel',
    access: 'user',
    limit: subscriptionLimits.buy,
    /** `end` unless told for one that renews, `now` for any other. */
    input: z.strictObject({ subscriptionId: z.optional(id), when: z.optional(z.enum(['end', 'now'])) }),
    output: Subscription,
  },
})

/** One's own, with who has it. */
export const OwnPlan = z.extend(Plan, {
  isOffered: z.boolean(),
  /** Sold, and of those how many can be used now; visits that are still owed; what they were paid. */
  sold: z.int(),
  active: z.int(),
  usesOwed: z.int(),
  paidMinor: z.int(),
  /** What is announced to those who have it, and how many of them were told; null: nothing. */
  notice: z.nullable(z.object({ name: z.string(), priceMinor: z.int(), uses: z.int(), told: z.int() })),
})
export type OwnPlan = z.infer<typeof OwnPlan>

export const Member = z.object({
  subscriptionId: z.string(),
  planName: z.string(),
  customerName: z.string(),
  status: z.enum(subscriptionStatuses),
  /** null: it does not renew, or not any more. */
  renewal: z.nullable(z.enum(renewalStates)),
  /** With which plan it goes on; null: with the one it has. */
  nextPlanName: z.nullable(z.string()),
  uses: z.int(),
  usesLeft: z.int(),
  /** Nothing is paid yet. */
  isTrial: z.boolean(),
  startsAt: z.string(),
  endsAt: z.string(),
})
export type Member = z.infer<typeof Member>

/** A month of memberships, where the provider is: sums of the ledger's entries. */
export const PlanIncome = z.object({
  /** '2026-11' */
  month: z.string(),
  currency: z.string(),
  chargedMinor: z.int(),
  /** What has gone back to members or their banks, whenever it was charged. */
  returnedMinor: z.int(),
  /** What the platform took, less what it gave back. */
  platformFeeMinor: z.int(),
  /** What is left of the first. */
  keptMinor: z.int(),
})
export type PlanIncome = z.infer<typeof PlanIncome>

/** What a member has paid for: a period, or another plan at once. */
export const MemberPayment = z.object({
  paymentId: z.string(),
  planName: z.string(),
  /** Of another plan at once, beside the payment of its period. */
  isChange: z.boolean(),
  /** Of the period that runs, or was the last. */
  isNow: z.boolean(),
  amountMinor: z.int(),
  returnedMinor: z.int(),
  currency: z.string(),
  /** The visits that came with it. */
  uses: z.int(),
  paidAt: z.string(),
  papers: z.array(z.object({ id: z.string(), kind: z.enum(paperKinds), number: z.int() })),
})
export type MemberPayment = z.infer<typeof MemberPayment>

const planFields = {
  name: visibleLine(planLengths.name, 1),
  /** In the provider's currency. */
  priceMinor: z.int().check(z.gte(1), z.lte(100_000_000)),
  months: z.int().check(z.gte(planBounds.months[0]), z.lte(planBounds.months[1])),
  /** Both none for the platform's plan, and only for it. */
  uses: z.int().check(z.gte(0), z.lte(planBounds.uses[1])),
  /** Each month or each year. */
  renews: z.optional(z.boolean()),
  rollsOver: z.optional(z.boolean()),
  /** Of one that renews: none, or so many. */
  trialDays: z.optional(z.int().check(z.gte(0), z.lte(planBounds.trialDays[1]))),
  serviceIds: z.array(id).check(z.maxLength(planBounds.services)),
}
/** `sellsPlatformPlan`: whether the operator has named this business to sell the platform's plan. */
const OwnPlans = z.object({
  isSold: z.boolean(),
  sellsPlatformPlan: z.boolean(),
  currency: z.string(),
  plans: z.array(OwnPlan),
})
export type OwnPlans = z.infer<typeof OwnPlans>

export const providerPlans = endpoints('providerPlans', {
  list: {
    summary: 'The memberships of your business, withdrawn ones at the end',
    method: 'GET',
    path: '/providers/me/plans',
    access: 'provider',
    input: z.object({}),
    output: OwnPlans,
  },
  create: {
    summary: 'Sell a membership',
    method: 'POST',
    path: '/providers/me/plans',
    access: 'provider',
    limit: subscriptionLimits.plans,
    input: z.strictObject({
      ...planFields,
      /** The platform's plan, by a business that its operator has named: it renews. */
      isForPlatform: z.optional(z.boolean()),
      idempotencyKey: z.optional(line(255, 1)),
    }),
    output: OwnPlans,
    status: 201,
    headers: { idempotencyKey: 'Idempotency-Key' },
  },
  update: {
    summary:
      'Change it for whoever buys it from now on, or sell it again; for those who have it, after a notice of thirty days',
    method: 'PUT',
    path: '/providers/me/plans/{id}',
    access: 'provider',
    limit: subscriptionLimits.plans,
    input: z.strictObject({
      id,
      ...planFields,
      /** Also for those who have it: from the first period that begins thirty days after they were told. */
      isForMembers: z.optional(z.boolean()),
    }),
    output: OwnPlans,
  },
  withdraw: {
    summary: 'Sell it no more; whoever has it keeps it',
    method: 'DELETE',
    path: '/providers/me/plans/{id}',
    access: 'provider',
    limit: subscriptionLimits.plans,
    input: z.strictObject({ id }),
    output: OwnPlans,
  },
  withdrawNotice: {
    summary: 'Take back what was announced to those who have it; with whom it has begun, it has',
    method: 'DELETE',
    path: '/providers/me/plans/{id}/notice',
    access: 'provider',
    limit: subscriptionLimits.plans,
    input: z.strictObject({ id }),
    output: OwnPlans,
  },
  income: {
    summary: 'What your memberships have brought in, month by month, the latest first',
    method: 'GET',
    path: '/providers/me/plans/income',
    access: 'provider',
    input: z.object({}),
    output: z.array(PlanIncome),
  },
  members: {
    summary: 'Who has a membership of yours, the latest first',
    method: 'GET',
    path: '/providers/me/members',
    access: 'provider',
    input: z.object({}),
    output: z.array(Member),
  },
  memberPayments: {
    summary: 'All that a member has paid, the latest first, with its papers',
    method: 'GET',
    path: '/providers/me/members/{id}/payments',
    access: 'provider',
    input: z.object({ id }),
    output: z.array(MemberPayment),
  },
})
