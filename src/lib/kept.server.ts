import { LRUCache } from 'lru-cache'
import { type CacheCounts, countCache } from './cache-counts.server.ts'
import type { Database } from './context.ts'

class Kept<T extends object> {
  readonly #values: LRUCache<string, T>
  readonly #counts: CacheCounts

  constructor(counts: CacheCounts, max: number, ttl: number) {
    this.#counts = counts
    this.#values = new LRUCache({ max, ttl })
  }

  /** `isTrue`: what is known and holds no longer is missed like what is not. */
  find(key: string, isTrue: (value: T) => boolean = () => true): T | undefined {
    const value = this.#values.get(key)
    const found = value && isTrue(value) ? value : undefined
    this.#counts[found ? 'hits' : 'misses']++
    return found
  }

  set(key: string, value: T) {
    this.#values.set(key, value)
  }
}

/** What may be forgotten, of each database the `max` last used, for at most `ttlMs`. `name`: as the metrics tell it. */
export function keepByDatabase<T extends object>(name: string, max: number, ttlMs = 0): (db: Database) => Kept<T> {
  const byDatabase = new WeakMap<Database, Kept<T>>()
  const counts = countCache(name)
  return (db) => {
    const found = byDatabase.get(db) ?? new Kept<T>(counts, max, ttlMs)
    byDatabase.set(db, found)
    return found
  }
}
