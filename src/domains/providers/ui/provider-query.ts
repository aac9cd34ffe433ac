import { queryOptions } from '@tanstack/react-query'
import { call } from '../../identity/ui/session.ts'
import { providers } from '../contract.ts'

const providerCacheMs = 5 * 60_000

/** What dialogs ask about a provider, once for all of them. */
export const providerQuery = (slug: string) =>
  queryOptions({
    queryKey: ['provider', slug],
    queryFn: ({ signal }) => call(providers.get, { id: slug }, { signal }),
    staleTime: providerCacheMs,
  })
