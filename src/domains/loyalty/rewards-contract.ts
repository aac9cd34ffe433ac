import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { isoDate, line, visibleLine } from '../../lib/text.ts'
import { LoyaltyReward, LoyaltyVoucher } from './contract.ts'
import { loyaltyLimits } from './limits.ts'

export const keptDays = [7, 365] as const
export const mostRewards = 20

export const ownVouchers = endpoints('ownVouchers', {
  list: {
    summary: 'What providers have given you for your points, what waits for you first',
    method: 'GET',
    path: '/loyalty/vouchers',
    access: 'user',
    input: z.object({}),
    output: z.array(LoyaltyVoucher),
  },
  giveBack: {
    summary: 'Give back a voucher that was not handed over yet: its points are there again',
    method: 'POST',
    path: '/loyalty/vouchers/{id}/give-back',
    access: 'user',
    limit: loyaltyLimits.redeem,
    input: z.strictObject({ id: z.uuid() }),
    output: LoyaltyVoucher,
  },
  ofProvider: {
    summary: 'What a provider gives for points, the cheapest first',
    method: 'GET',
    path: '/providers/{id}/rewards',
    access: 'public',
    mayLag: true,
    input: z.object({ id: line(100, 1) }),
    output: z.array(LoyaltyReward),
  },
})

const Bound = z.nullable(z.int().check(z.gte(1), z.lte(100_000)))
const count = z.nullable(z.int())

export const OwnReward = z.object({
  id: z.string(),
  /** A gift card of theirs, or something that is handed over. */
  kind: z.enum(['card', 'thing']),
  name: z.string(),
  points: z.int(),
  /** Of a card. */
  amountMinor: z.nullable(z.int()),
  currency: z.string(),
  /** Of a thing: for how many days it is kept for whoever has taken it. */
  keepDays: z.nullable(z.int()),
  /** How many there are, in a month, and for one customer; null: as many as are asked for. */
  most: count,
  mostAMonth: count,
  mostEach: count,
  /** The last day, and whether it is past where the provider is. */
  lastDate: z.nullable(z.string()),
  isPast: z.boolean(),
  /** When not, nobody can take it; vouchers that were taken stay good. */
  isOffered: z.boolean(),
  /** How many can be taken now; null: as many as are asked for. */
  left: count,
  /** Taken and to be handed over; and given: handed over, or a card. */
  open: z.int(),
  given: z.int(),
})
export type OwnReward = z.infer<typeof OwnReward>

const OwnRewards = z.object({ currency: z.string(), rewards: z.array(OwnReward) })
export type OwnRewards = z.infer<typeof OwnRewards>

const terms = {
  name: visibleLine(80, 1),
  points: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** Of a card, in the provider's currency. */
  amountMinor: z.optional(z.int().check(z.gte(1), z.lte(100_000_000))),
  /** Of a thing. */
  keepDays: z.optional(z.int().check(z.gte(keptDays[0]), z.lte(keptDays[1]))),
  most: z.optional(Bound),
  mostAMonth: z.optional(Bound),
  mostEach: z.optional(Bound),
  lastDate: z.optional(z.nullable(isoDate())),
}

/** Of a thing: what the counter sees of it. */
export const CounterVoucher = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  points: z.int(),
  customerName: z.string(),
  createdAt: z.string(),
  goodUntil: z.string(),
  handedAt: z.nullable(z.string()),
  /** Until when that can be taken back; null: it cannot. */
  undoableUntil: z.nullable(z.string()),
})
export type CounterVoucher = z.infer<typeof CounterVoucher>

const Counter = z.object({
  vouchers: z.array(CounterVoucher),
  /** Of all there are. */
  open: z.int(),
  handed: z.int(),
  pagination: Pagination,
})
export type Counter = z.infer<typeof Counter>

export const providerRewards = endpoints('providerRewards', {
  list: {
    summary: 'What your business gives for points, withdrawn ones at the end',
    method: 'GET',
    path: '/providers/me/rewards',
    access: 'provider',
    input: z.object({}),
    output: OwnRewards,
  },
  create: {
    summary: 'Give something for points: a gift card of yours, or a thing that you hand over',
    method: 'POST',
    path: '/providers/me/rewards',
    access: 'provider',
    limit: loyaltyLimits.ownRewards,
    input: z.strictObject({
      kind: z.enum(['card', 'thing']),
      ...terms,
      idempotencyKey: z.optional(line(255, 1)),
    }),
    output: OwnRewards,
    status: 201,
    headers: { idempotencyKey: 'Idempotency-Key' },
  },
  update: {
    summary: 'Change it for whoever takes it from now on, or give it again',
    method: 'PUT',
    path: '/providers/me/rewards/{id}',
    access: 'provider',
    limit: loyaltyLimits.ownRewards,
    input: z.strictObject({ id: z.uuid(), ...terms }),
    output: OwnRewards,
  },
  withdraw: {
    summary: 'Give it no more; vouchers that were taken stay good',
    method: 'DELETE',
    path: '/providers/me/rewards/{id}',
    access: 'provider',
    limit: loyaltyLimits.ownRewards,
    input: z.strictObject({ id: z.uuid() }),
    output: OwnRewards,
  },
  vouchers: {
    summary: 'Vouchers to hand over, what ends next first; or those handed over, the latest first',
    method: 'GET',
    path: '/providers/me/reward-vouchers',
    access: 'provider',
    input: z.object({
      state: z.optional(z.enum(['open', 'handed'])),
      /** As it is shown at the counter. */
      code: z.optional(line(20)),
      ...pageInput,
    }),
    output: Counter,
  },
  handOver: {
    summary: 'Mark a voucher as handed over, once',
    method: 'POST',
    path: '/providers/me/reward-vouchers/{id}/hand-over',
    access: 'provider',
    limit: loyaltyLimits.counter,
    input: z.strictObject({ id: z.uuid() }),
    output: CounterVoucher,
  },
  undo: {
    summary: 'It was not handed over after all: within ten minutes',
    method: 'DELETE',
    path: '/providers/me/reward-vouchers/{id}/hand-over',
    access: 'provider',
    limit: loyaltyLimits.counter,
    input: z.strictObject({ id: z.uuid() }),
    output: CounterVoucher,
  },
})
