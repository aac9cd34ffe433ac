import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** A call without a network fails at once and is told, instead of waiting unseen until there is one. */
const networkMode = 'always'

/** One for the life of the page: what one part has fetched or changed, the next knows. */
const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 10_000, networkMode }, mutations: { networkMode } },
})

let lastOwner: string | undefined

type QueriesProps = {
  /** Whose pages these are: what one person has fetched, the next one at this browser does not see. */
  owner?: string
  children: ReactNode
}

/** Around the parts that read and write in the browser; public pages come to life without them. */
export function Queries({ owner, children }: QueriesProps) {
  if (owner !== undefined && owner !== lastOwner) {
    queries.clear()
    lastOwner = owner
  }
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
