import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { line, wholeNumber } from '../../lib/text.ts'
import { loyaltyLimits } from './limits.ts'

/** By language; `en` is always there. */
const Names = z.record(z.string(), z.string())

/** What each gives is what the code does; their operator sets the figures. */
export const LoyaltyTier = z.object({
  tier: z.string(),
  names: Names,
  /** Of the last twelve months. */
  fromPoints: z.int(),
  /** Points for each whole unit of the currency. */
  factor: z.number(),
  /** So long before the others they hear of a time that is offered to everyone at once. */
  leadMinutes: z.int(),
  /** So many late cancellations a year whose fee the platform pays. */
  freeCancellations: z.int(),
  /**
   * Each of a fee of so many whole units at most. For whoever has proven their mailbox; the points that count are those of visits
   * to others, in the currency of the booking.
   */
  freeCancellationMost: z.int(),
})
export type LoyaltyTier = z.infer<typeof LoyaltyTier>

export const LoyaltyPoints = z.object({
  /** A sum of entries; below nothing where what was spent was taken back: that is made up by the next visits. */
  points: z.int(),
  /** Given for visits of the last twelve months: by it the tier is found. */
  yearPoints: z.int(),
  tier: LoyaltyTier,
  /** Of those of the tier, with somebody they have not been to: what is left. */
  freeCancellationsLeft: z.int(),
  /** When they go if nothing is given or taken until then; null: there are none. */
  goodUntil: z.nullable(z.string()),
  /** null: it is the highest. */
  next: z.nullable(z.object({ tier: LoyaltyTier, missingPoints: z.int() })),
})
export type LoyaltyPoints = z.infer<typeof LoyaltyPoints>

export const loyaltyKinds = ['visit', 'redeemed', 'returned', 'expired'] as const

export const LoyaltyReward = z.object({
  /** What it is asked for by. */
  reward: z.string(),
  /**
   * `credit`: a gift card of the operator's for a visit; `charity`: a gift that the operator makes; `card`: a gift card of a
   * provider's own; `thing`: what a provider hands over.
   */
  kind: z.enum(['credit', 'charity', 'card', 'thing']),
  names: Names,
  /** Its price. */
  points: z.int(),
  /** What it is worth; null: a thing. */
  amountMinor: z.nullable(z.int()),
  currency: z.string(),
  /** Whose own it is; null: the operator's. */
  provider: z.nullable(z.object({ id: z.string(), name: z.string(), linkTo: z.string() })),
  /** Of a thing: for how many days it is kept for whoever has taken it. */
  keepDays: z.nullable(z.int()),
  /** The last day on which it is to be had; null: until it is withdrawn. */
  lastDate: z.nullable(z.string()),
  /** How many are left, for anybody and for oneself; null: as many as are asked for. */
  left: z.nullable(z.int()),
  ownLeft: z.nullable(z.int()),
})
export type LoyaltyReward = z.infer<typeof LoyaltyReward>

/** A reward with what stands between it and whoever asks. */
export const ListedReward = z.extend(LoyaltyReward, {
  /** null: nobody is signed in. */
  own: z.nullable(
    z.object({
      /** Those that count for it: of a credit only points of its own currency. */
      points: z.int(),
      /** Of a credit: with whom it can be used, whoever was seen last first; null: of anything else. */
      places: z.nullable(z.array(z.object({ id: z.string(), name: z.string() }))),
      /** A gift card can be sent to anybody: their mailbox has to be proven first. */
      isUnproven: z.boolean(),
    }),
  ),
})
export type ListedReward = z.infer<typeof ListedReward>

/** What was taken, by the terms of then. */
export const LoyaltyVoucher = z.extend(z.omit(LoyaltyReward, { lastDate: true, left: true, ownLeft: true }), {
  id: z.string(),
  createdAt: z.string(),
  /** Of a credit and of a provider's gift card: the card that it is, with its code for as long as it is one. */
  card: z.nullable(
    z.object({
      code: z.nullable(z.string()),
      providerName: z.string(),
      providerLinkTo: z.string(),
      balanceMinor: z.int(),
    }),
  ),
  /** Of a thing: what is shown where it is handed over, until when, and what became of it. */
  thing: z.nullable(
    z.object({
      code: z.string(),
      goodUntil: z.string(),
      /** `ended`: its points have come back. */
      state: z.enum(['open', 'handed', 'ended']),
      /** By whoever had it, because nobody came for it in time, or because somebody has left. */
      endedBy: z.nullable(z.enum(['customer', 'time', 'left'])),
      /** Handed over or ended. */
      at: z.nullable(z.string()),
    }),
  ),
})
export type LoyaltyVoucher = z.infer<typeof LoyaltyVoucher>

export const LoyaltyEntry = z.object({
  id: z.string(),
  kind: z.enum(loyaltyKinds),
  /** Below nothing: taken. */
  points: z.int(),
  at: z.string(),
  /** The visit it is about. */
  visit: z.nullable(
    z.object({
      bookingId: z.string(),
      providerId: z.string(),
      dateTime: z.string(),
      providerName: z.string(),
      providerLinkTo: z.string(),
      services: z.array(z.string()),
      /** What was paid by card through us and not given back, as of this entry. */
      paidMinor: z.int(),
      currency: z.string(),
    }),
  ),
  /** What the points were taken for, or have come back from. */
  voucher: z.nullable(LoyaltyVoucher),
})
export type LoyaltyEntry = z.infer<typeof LoyaltyEntry>

export const loyalty = endpoints('loyalty', {
  points: {
    summary: 'Your points, your tier and the way to the next',
    method: 'GET',
    path: '/loyalty/points',
    access: 'user',
    input: z.object({}),
    output: LoyaltyPoints,
  },
  history: {
    summary: 'What has given you points and taken them, the latest first',
    method: 'GET',
    path: '/loyalty/history',
    access: 'user',
    input: z.object(pageInput),
    output: z.object({ entries: z.array(LoyaltyEntry), pagination: Pagination }),
  },
  tiers: {
    summary: 'The tiers there are, from the lowest up',
    method: 'GET',
    path: '/loyalty/tiers',
    access: 'public',
    mayLag: true,
    input: z.object({}),
    output: z.array(LoyaltyTier),
  },
  rewards: {
    summary:
      'What points are given for by the operator; signed in also by providers you know, then by others where those are',
    method: 'GET',
    path: '/loyalty/rewards',
    access: 'public',
    mayLag: true,
    input: z.object({}),
    output: z.array(ListedReward),
  },
  redeem: {
    summary: 'Take a reward for your points',
    method: 'POST',
    path: '/loyalty/redeem',
    access: 'user',
    limit: loyaltyLimits.redeem,
    input: z.strictObject({
      /** Whole points: the price that was shown. */
      amount: wholeNumber(1, 1e9),
      reward: line(60, 1),
      /** Of a credit: with whom it is to be used. Of a provider's own: whose it is. */
      providerId: z.optional(z.uuid()),
      idempotencyKey: z.optional(line(255, 1)),
    }),
    output: LoyaltyVoucher,
    status: 201,
    headers: { idempotencyKey: 'Idempotency-Key' },
  },
})
