import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { timeOfDay } from '../../lib/clock-time.ts'
import { callLimits } from '../../lib/limits.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { idList, isoDate } from '../../lib/text.ts'
import { ProviderCard, providerFilters } from '../providers/contract.ts'
import { Slot } from '../scheduling/contract.ts'

const wallTime = z.string().check(z.regex(timeOfDay, 'Must be a time such as 14:30'))

/**
 * The first free starts of the provider's shortest service: with a date those that answer it, else of the next free day
 * within a week. `serviceId`: that service, null without any. `today`: the date at the provider's place.
 */
const freeTimes = { serviceId: z.nullable(z.string()), today: z.string(), slots: z.array(Slot) }
export const SearchResult = z.extend(ProviderCard, freeTimes)
export type SearchResult = z.infer<typeof SearchResult>

export const search = endpoints('search', {
  providers: {
    summary: 'Providers by text, category, place and, with a date, by free times',
    method: 'GET',
    path: '/search/providers',
    aliases: ['/providers/search'],
    access: 'public',
    limit: callLimits.search,
    input: z.object({
      ...providerFilters,
      /** The provider's calendar date. */
      date: z.optional(isoDate()),
      /** The provider's wall clock: a start within two hours from it; without a date today, or tomorrow when it has passed there. */
      time: z.optional(wallTime),
      ...pageInput,
    }),
    output: z.object({
      providers: z.array(SearchResult),
      pagination: Pagination,
      /** The words that were looked for in place of `search`, which holds one that nobody uses; null: as typed. */
      meant: z.nullable(z.string()),
    }),
  },
  nextTimes: {
    summary: 'The next free times of the given providers, in the order given; unknown ones are left out',
    method: 'GET',
    path: '/search/next-times',
    access: 'public',
    limit: callLimits.search,
    input: z.object({ providerIds: idList(50) }),
    output: z.array(z.object({ providerId: z.string(), ...freeTimes })),
  },
})
