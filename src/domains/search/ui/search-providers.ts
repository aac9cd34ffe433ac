import { apiBase, apiUrl } from '../../../lib/api/api-base.ts'
import type { InputOf } from '../../../lib/api/endpoint.ts'
import type { Pagination } from '../../../lib/pagination.ts'
import type { SearchResult, search } from '../contract.ts'

type Filters = InputOf<typeof search.providers>
type Found = {
  providers: readonly SearchResult[]
  pagination: Pagination
  /** Why the list is empty though nobody has looked; null: it is what was found. */
  error: string | null
}
/** For tests, which have less time and another backend. */
type Options = { base?: string; timeoutMs?: number }

const searchTimeoutMs = 15_000

/** The search of the specification, for a browser: it never throws, and says why it found nobody. */
export async function searchProviders(filters: Filters, options: Options = {}): Promise<Found> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? searchTimeoutMs)
  try {
    const base = options.base ?? apiBase()
    const url = apiUrl(typeof base === 'string' ? base : await base, `/search/providers?${queryOf(filters)}`)
    // The browser says no-cache itself then, which needs no permission of a backend elsewhere.
    const response = await fetch(url, { credentials: 'include', cache: 'no-store', signal: timeout })
    if (!response.ok) return nobody(`Search API failed: ${response.status} ${response.statusText}`.trim())
    return foundIn(await response.json()) ?? nobody('Search API failed: the answer is none of a search')
  } catch (error) {
    if (timeout.aborted) return nobody('Search API timeout after 15 seconds')
    return nobody(`Search API failed: ${error instanceof Error ? error.message : 'Network Error'}`)
  }
}

const nobody = (error: string): Found => ({ ...listOf([]), error })

function queryOf({ distanceKm, ...filters }: Filters): URLSearchParams {
  const isDistance = distanceKm !== '' && Number.isFinite(Number(distanceKm ?? Number.NaN))
  const given = Object.entries({ ...filters, ...(isDistance && { distanceKm }), timestamp: Date.now() })
  const set = given.filter(([, value]) => value !== undefined && value !== null && value !== '')
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)]))
}

/** The three answers that the specification accepts; null: none of them. */
function foundIn(body: unknown): Found | null {
  if (!isRecord(body)) return null
  const { success, data, results, meta } = body
  if (Array.isArray(results)) {
    const { page, pageSize, total, totalPages } = isRecord(meta) ? meta : {}
    return { ...listOf(results, { page, limit: pageSize, total, totalPages }), error: null }
  }
  if (success !== true) return null
  if (Array.isArray(data)) return { ...listOf(data), error: null }
  if (!isRecord(data) || !Array.isArray(data.providers)) return null
  return { ...listOf(data.providers, isRecord(data.pagination) ? data.pagination : {}), error: null }
}

const isRecord = (value: unknown): value is Record<string, unknown> => value instanceof Object && !Array.isArray(value)

/** What is not said of the pages is that this is all. */
function listOf(providers: readonly SearchResult[], said: Record<string, unknown> = {}) {
  const number = (name: keyof Pagination, fallback: number) => (typeof said[name] === 'number' ? said[name] : fallback)
  const total = number('total', providers.length)
  const limit = number('limit', providers.length)
  const totalPages = number('totalPages', total > 0 ? 1 : 0)
  return { providers, pagination: { page: number('page', 1), limit, total, totalPages } }
}
