import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { timeOfDay } from '../../lib/clock-time.ts'
import { callLimits } from '../../lib/limits.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { idList, isoDate } from '../../lib/text.ts'
import { ProviderCard, providerFilters, RankPoints } from '../providers/contract.ts'
import { Slot } from '../scheduling/contract.ts'

const wallTime = z.string().check(z.regex(timeOfDay, 'Must be a time such as 14:30'))

/** The service that the words name, or the shortest; null without any. `isFrom`: with some staff it costs something else. */
const OfferedService = z.nullable(
  z.object({
    id: z.string(),
    name: z.string(),
    durationMinutes: z.int(),
    /** 0: the price is open. */
    priceMinor: z.int(),
    isFrom: z.boolean(),
  }),
)
/**
 * The first free starts for `service`: with a date those that answer it, else those of the next week.
 * `serviceId`: its id. `today`: the date at the provider's place.
 */
const freeTimes = { serviceId: z.nullable(z.string()), today: z.string(), slots: z.array(Slot) }

export const SearchResult = z.extend(ProviderCard, {
  ...freeTimes,
  service: OfferedService,
  /** null: sorted by something else. */
  points: z.nullable(RankPoints),
})
export type SearchResult = z.infer<typeof SearchResult>

/** Parts of a day on the provider's wall clock: until noon, until 17:00, from then on. */
export const timesOfDay = ['morning', 'afternoon', 'evening'] as const

const searchFilters = {
  ...providerFilters,
  /** The provider's calendar date. */
  date: z.optional(isoDate()),
  /** The provider's wall clock: a start within two hours from it; without a date today, or tomorrow when it has passed there. */
  time: z.optional(wallTime),
  /** In place of `time`. */
  timeOfDay: z.optional(z.enum(timesOfDay)),
}

const Count = z.object({ value: z.string(), count: z.int() })

export const search = endpoints('search', {
  providers: {
    summary: 'Providers by text, category, place and, with a date, by free times',
    method: 'GET',
    path: '/search/providers',
    aliases: ['/providers/search'],
    access: 'public',
    mayLag: true,
    limit: callLimits.search,
    input: z.object({
      ...searchFilters,
      /** `next` of the page before, in place of `page`: nobody comes twice or is left out, whatever changes meanwhile. */
      after: z.optional(
        z.pipe(
          z.string().check(z.maxLength(4000), z.regex(/^[\w-]*$/, 'Must be what an answer gave as next')),
          // A form sends a field that is empty, too.
          z.transform((cursor) => cursor || undefined),
        ),
      ),
      ...pageInput,
    }),
    output: z.object({
      providers: z.array(SearchResult),
      pagination: Pagination,
      /** Of `pagination.total`: `about` with a date or time, `at_least` where more than that are not counted. */
      totalIs: z.enum(['exact', 'about', 'at_least']),
      /** For `after`; null: that was all, or the page was asked for by a number after the first. */
      next: z.nullable(z.string()),
      /** The words that were looked for in place of `search`, which holds one that nobody has, alone or with the others; null: as typed. */
      meant: z.nullable(z.string()),
      /** The English name of the specialization, where it was asked for by that of another language; null: as given. */
      specialization: z.nullable(z.string()),
      /** Where nothing is found: how many there would be without one of the filters. */
      without: z.array(z.object({ filter: z.string(), count: z.int() })),
    }),
  },
  filters: {
    summary: 'How many providers each further filter would leave',
    method: 'GET',
    path: '/search/filters',
    access: 'public',
    mayLag: true,
    limit: callLimits.search,
    input: z.object(searchFilters),
    output: z.object({
      /** false: so many are found that only numbers of 1,000 and more are known; the others are left out, or null. */
      isComplete: z.boolean(),
      categories: z.array(Count),
      specializations: z.array(Count),
      needs: z.array(Count),
      speaks: z.array(Count),
      priceRanges: z.array(Count),
      /** Rated so or better. */
      minRatings: z.array(Count),
      /** No farther than so many kilometres; none without a place. */
      distances: z.array(Count),
      /** Free on that date, the next seven; none where there are too many to look at. */
      dates: z.array(Count),
      verified: z.nullable(z.int()),
      /** null: there are too many to look at. */
      openNow: z.nullable(z.int()),
      /** Of the lowest prices in the currency that most of them charge in, in ten steps, each `from` to the next in minor units. */
      prices: z.nullable(
        z.object({ currency: z.string(), steps: z.array(z.object({ from: z.int(), count: z.int() })) }),
      ),
    }),
  },
  nextTimes: {
    summary: 'The next free times of the given providers, in the order given; unknown ones are left out',
    method: 'GET',
    path: '/search/next-times',
    access: 'public',
    mayLag: true,
    limit: callLimits.search,
    input: z.object({ providerIds: idList(50) }),
    output: z.array(z.object({ providerId: z.string(), ...freeTimes })),
  },
})

export type FilterCounts = z.infer<typeof search.filters.output>
