import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Ctx } from '../../lib/context.ts'
import { daysBetween, localDate } from '../../lib/time.server.ts'
import { findPage, idsOf, matching, readCards, toCard } from '../providers/listing.server.ts'
import { readOpenCard } from '../providers/service.server.ts'
import type { SearchResult } from './contract.ts'
import type { find } from './find-contract.ts'
import { daysAhead, readOffers } from './offers.server.ts'
import { type Candidate, likeness, radiusKm } from './recommend.rules.ts'

/** So many are weighed: those of the same profession, then the nearest. */
const weighed = 30

export async function recommend(ctx: Ctx, input: z.output<typeof find.recommended.input>): Promise<SearchResult[]> {
  const { id, profession, category, coordinates } = await readOpenCard(ctx, input.id)
  const area = { ...coordinates, radiusKm }
  const resolved = { area, wanted: null, meant: null }
  const found = await findPage(ctx, {
    where: sql`${matching(ctx, { category: category.slug }, resolved)} and l.provider_id <> ${id} and l.has_services`,
    sort: 'distance',
    first: sql`not l.facets @> array['profession:' || lower(${profession})]`,
    resolved,
    limit: weighed,
    offset: 0,
    countTo: 0,
  })
  const [rows, offers] = await Promise.all([
    readCards(ctx.db, idsOf(found), area),
    readOffers(ctx, idsOf(found), resolved, daysAhead),
  ])
  return rows
    .map((row): SearchResult => {
      const none = { service: null, serviceId: null, slots: [], today: localDate(ctx.now, row.timezone) }
      return { ...toCard(row), ...(offers.get(row.provider_id) ?? none), points: null }
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
