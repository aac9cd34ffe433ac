import type { Booking } from './bookings.ts'
import type { Language } from './people.ts'
import type { DemoProvider } from './provider-shape.ts'
import { at, createRandom, type Random, uuidV7 } from './random.ts'
import { type Occasion, pickStars, writeReply, writeReview } from './reviews.ts'

export type Review = {
  reviewId: string
  booking: Booking
  rating: number
  text: string
  language: Language
  /** Accounts that have found it helpful, and when. */
  votes: { accountId: string; at: number }[]
  reply: { text: string; at: number } | null
  createdAt: number
}

const hourMs = 3_600_000

/** How many reviews each provider gets of `total`: by completed bookings and how much people talk about it. */
export function shareReviews(
  books: ReadonlyMap<DemoProvider, readonly Booking[]>,
  now: number,
  total: number,
): Map<DemoProvider, number> {
  const places = [...books].map(([provider, bookings]) => ({
    provider,
    most: bookings.filter((booking) => isReviewable(booking, now)).length,
    count: 0,
  }))
  let left = total
  while (left > 0) {
    const open = places.filter(({ provider, most, count }) => provider.reviewRate > 0 && count < most)
    if (open.length === 0) break
    const weight = open.reduce((sum, { provider, most }) => sum + provider.reviewRate * most, 0)
    const round = left
    for (const place of open) {
      const wanted = Math.round((round * place.provider.reviewRate * place.most) / weight)
      const given = Math.min(left, place.most - place.count, Math.max(wanted, round < open.length ? 1 : 0))
      place.count += given
      left -= given
    }
  }
  return new Map(places.map(({ provider, count }) => [provider, count]))
}

function isReviewable(booking: Booking, now: number): boolean {
  return booking.status === 'completed' && booking.endsAt < now - 2 * hourMs
}

export function writeReviews(
  seed: number,
  now: number,
  provider: DemoProvider,
  bookings: readonly Booking[],
  count: number,
): Review[] {
  const random = createRandom(seed, 'reviews', provider.index)
  const chosen = random.sample(
    bookings.filter((booking) => isReviewable(booking, now)),
    count,
  )
  const said = new Set<string>()
  const voting = createRandom(seed, 'votes', provider.index)
  const readers = [...new Set(bookings.map(({ customer }) => customer.accountId))]
  return chosen.map((booking) => {
    const { helpful, ...review } = writeOne(random, now, provider, booking, said)
    const others = readers.filter((accountId) => accountId !== booking.customer.accountId)
    const age = now - review.createdAt
    const votes = voting
      .sample(others, Math.min(others.length, helpful))
      .map((accountId) => ({ accountId, at: Math.floor(review.createdAt + voting.next() * age) }))
    return { ...review, votes }
  })
}

type Said = Omit<Review, 'votes'> & { helpful: number }

function writeOne(random: Random, now: number, provider: DemoProvider, booking: Booking, said: Set<string>): Said {
  const rating = pickStars(random, provider.quality)
  const { language } = booking.customer
  const occasion: Occasion = {
    profession: provider.trade.profession,
    providerFirstName: provider.person.firstName,
    area: provider.district.name,
    serviceName: at(booking.services, 0).name,
    customerFirstName: booking.customer.firstName,
    customerGender: booking.customer.gender,
  }
  const text = somethingNew(said, () => writeReview(random, language, rating, occasion))
  const createdAt = Math.floor(booking.endsAt + Math.min(delay(random), (now - booking.endsAt) * 0.95))
  const repliedAt = Math.floor(createdAt + delay(random) * 0.7)
  const replies = repliedAt < now && random.chance(rating <= 2 ? 0.6 : 0.16)
  return {
    reviewId: uuidV7(random, createdAt),
    booking,
    rating,
    text,
    language,
    helpful: helpfulVotes(random, text),
    reply: replies ? { text: writeReply(random, provider.city.country, rating, occasion), at: repliedAt } : null,
    createdAt,
  }
}

/** Nobody copies the review above theirs. */
function somethingNew(said: Set<string>, write: () => string): string {
  let text = write()
  for (let attempt = 0; attempt < 8 && said.has(text); attempt++) text = write()
  said.add(text)
  return text
}

function delay(random: Random): number {
  return (0.6 - Math.log(1 - random.next()) * 50) * hourMs
}

function helpfulVotes(random: Random, text: string): number {
  return text.length > 110 && random.chance(0.3) ? Math.floor(-Math.log(1 - random.next()) * 4) : 0
}
