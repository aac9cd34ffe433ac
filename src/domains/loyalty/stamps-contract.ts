import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { loyaltyLimits } from './limits.ts'

export const leastVisits = 2
export const mostVisits = 20

/** After so many visits a gift card of so much. */
const terms = { visits: z.int(), rewardMinor: z.int(), currency: z.string() }

/** `providerLinkTo` null: they have no page at the moment, or have left. */
const Place = z.object({ providerId: z.string(), providerName: z.string(), providerLinkTo: z.nullable(z.string()) })

/** One's own, with one provider. */
export const OwnStamps = z.extend(Place, {
  /** Of the card that is being filled. */
  stamps: z.int(),
  ...terms,
  /** The gift cards of full ones that can still be spent. */
  giftCards: z.array(z.object({ id: z.string(), code: z.nullable(z.string()), balanceMinor: z.int() })),
})
export type OwnStamps = z.infer<typeof OwnStamps>

export const stamps = endpoints('stamps', {
  list: {
    summary: 'Your stamp cards, the one that was stamped last first',
    method: 'GET',
    path: '/loyalty/stamps',
    access: 'user',
    input: z.object({}),
    output: z.array(OwnStamps),
  },
})

export const ProviderStamps = z.object({
  card: z.nullable(
    z.object({
      ...terms,
      /** Visits with one of these count; none: every visit. */
      serviceIds: z.array(z.string()),
      /** When not, nobody begins one any more; who has begun one goes on. */
      isOffered: z.boolean(),
    }),
  ),
  /** Who has begun one that is not full. */
  customers: z.int(),
  /** Gift cards of full ones: how many, what they are worth, and what of it was spent. */
  given: z.int(),
  givenMinor: z.int(),
  spentMinor: z.int(),
  currency: z.string(),
})
export type ProviderStamps = z.infer<typeof ProviderStamps>

const ofProvider = { id: z.uuid() }

export const providerStamps = endpoints('providerStamps', {
  get: {
    summary: 'The stamp card of your provider, and what it has cost',
    method: 'GET',
    path: '/providers/{id}/stamp-card',
    access: 'provider',
    input: z.object(ofProvider),
    output: ProviderStamps,
  },
  offer: {
    summary: 'Offer a stamp card: after so many visits a gift card of yours',
    method: 'PUT',
    path: '/providers/{id}/stamp-card',
    access: 'provider',
    limit: loyaltyLimits.stampCard,
    input: z.strictObject({
      ...ofProvider,
      visits: z.int().check(z.gte(leastVisits), z.lte(mostVisits)),
      rewardMinor: z.int().check(z.gte(1), z.lte(100_000_000)),
      serviceIds: z.array(z.uuid()).check(z.maxLength(100)),
    }),
    output: ProviderStamps,
  },
  withdraw: {
    summary: 'Offer it no more; whoever has begun one goes on',
    method: 'DELETE',
    path: '/providers/{id}/stamp-card',
    access: 'provider',
    limit: loyaltyLimits.stampCard,
    input: z.strictObject(ofProvider),
    output: ProviderStamps,
  },
})
