import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { idList, line } from '../../lib/text.ts'
import { ProviderCard } from '../providers/contract.ts'
import { favouriteLimits } from './limits.ts'

/** More is no list of favourites. */
export const mostFavourites = 500

const Favourite = z.extend(ProviderCard, { addedAt: z.string() })
/** `providerId`: the record id, however the provider was named. */
const FavouriteStatus = z.object({ providerId: z.string(), isFavourite: z.boolean() })

const input = z.object({ providerId: line(200, 1) })

export const favourites = endpoints('favourites', {
  list: {
    summary: 'Your favourites who are on the site, the latest first',
    method: 'GET',
    path: '/users/favourites',
    access: 'user',
    /** `providerIds`: only those of them. */
    input: z.object({ providerIds: z.optional(idList(50)), ...pageInput }),
    output: z.object({
      favourites: z.array(Favourite),
      /** How many are not on the site now; they come back with their provider. */
      away: z.int(),
      pagination: Pagination,
    }),
  },
  get: {
    summary: 'Whether a provider is a favourite of yours; by id, identity id or slug',
    method: 'GET',
    path: '/users/favourites/{providerId}',
    access: 'user',
    input,
    output: FavouriteStatus,
  },
  add: {
    summary: 'Make a provider a favourite of yours; one that is stays one',
    method: 'PUT',
    path: '/users/favourites/{providerId}',
    access: 'user',
    limit: favouriteLimits.change,
    input: z.strictObject(input.shape),
    output: FavouriteStatus,
  },
  remove: {
    summary: 'Make a provider no favourite of yours any more, also one who has left the site',
    method: 'DELETE',
    path: '/users/favourites/{providerId}',
    access: 'user',
    limit: favouriteLimits.change,
    input: z.strictObject(input.shape),
    output: FavouriteStatus,
  },
})
