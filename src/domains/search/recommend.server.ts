import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Ctx } from '../../lib/context.ts'
import { daysBetween, localDate } from '../../lib/time.server.ts'
import { distanceTo, matching, readCards, toCard } from '../providers/listing.server.ts'
import { getProvider } from '../providers/service.server.ts'
import type { SearchResult } from './contract.ts'
import type { find } from './find-contract.ts'
import { type Candidate, likeness, radiusKm } from './recommend.rules.ts'
import { findNextTimes } from './service.server.ts'

/** So many are weighed: those of the same profession, then the nearest. */
const weighed = 30

export async function recommend(ctx: Ctx, input: z.output<typeof find.recommended.input>): Promise<SearchResult[]> {
  const { id, profession, category, coordinates } = await getProvider(ctx, input)
  const area = { ...coordinates, radiusKm }
  const resolved = { area, wanted: null, meant: null, locale: ctx.locale }
  const rows = await readCards(ctx, {
    where: sql`${matching({ category: category.slug }, resolved)} and p.provider_id <> ${id}
      and exists (select from service s where s.provider_id = p.provider_id and s.is_active)`,
    order: sql`p.profession <> ${profession}, ${distanceTo(area)}, p.provider_id`,
    area,
    limit: weighed,
    offset: 0,
  })
  const cards = rows.map(toCard)
  const times = await findNextTimes(ctx, { providerIds: cards.map((card) => card.id) })
  const timesOf = new Map(times.map(({ providerId, ...free }) => [providerId, free]))
  return cards
    .map((card) => {
      const none = { serviceId: null, slots: [], today: localDate(ctx.now, card.timezone) }
      return { ...card, ...(timesOf.get(card.id) ?? none) }
    })
    .map((one) => ({ one, points: likeness(candidateOf(one, profession)) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, input.limit)
    .map(({ one }) => one)
}

function candidateOf({ slots, today, ...card }: SearchResult, profession: string): Candidate {
  const [next] = slots
  return {
    isSameProfession: card.profession === profession,
    distanceKm: card.distanceKm ?? radiusKm,
    rating: card.rating,
    reviewsCount: card.reviewsCount,
    // The label of a slot carries the provider's own date.
    daysUntilFree: next ? daysBetween(today, next.start.slice(0, 10)) : null,
  }
}
