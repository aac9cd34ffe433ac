export type CacheCounts = { hits: number; misses: number }

const byName = new Map<string, CacheCounts>()

/** What a cache of this process has known when it was asked, and what it has not. */
export function countCache(name: string): CacheCounts {
  const counts = byName.get(name) ?? { hits: 0, misses: 0 }
  byName.set(name, counts)
  return counts
}

export const readCacheCounts = (): ReadonlyMap<string, CacheCounts> => byName
