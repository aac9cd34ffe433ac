import { LRUCache } from 'lru-cache'
import type { Database } from './context.ts'

/** What may be forgotten, of each database the `max` last used, for at most `ttlMs`. */
export function keepByDatabase<T extends object>(max: number, ttlMs = 0): (db: Database) => LRUCache<string, T> {
  const byDatabase = new WeakMap<Database, LRUCache<string, T>>()
  return (db) => {
    const found = byDatabase.get(db) ?? new LRUCache<string, T>({ max, ttl: ttlMs })
    byDatabase.set(db, found)
    return found
  }
}
