import type pg from 'pg'

type Counted = { points: number; untold: number; endsAt: number }

/**
 * A limit that is counted in this process, so that it costs a request nothing, and told to the other nodes by way of
 * Postgres once a second. While the database is away each node goes on by itself.
 */
export class CountedLimit {
  readonly #name: string
  readonly #points: number
  readonly #milliseconds: number
  readonly #counted = new Map<string, Counted>()
  readonly #untold = new Set<string>()

  constructor(name: string, points: number, seconds: number) {
    this.#name = name
    this.#points = points
    this.#milliseconds = seconds * 1000
  }

  /** Milliseconds to wait; 0: go on. */
  take(key: string, now: number): number {
    const found = this.#counted.get(key)
    const counted = found && found.endsAt > now ? found : { points: 0, untold: 0, endsAt: now + this.#milliseconds }
    if (counted !== found) this.#counted.set(key, counted)
    // What is refused is not counted: it would never be told, and nobody waits longer for trying.
    if (counted.points >= this.#points) return counted.endsAt - now
    counted.points++
    counted.untold++
    this.#untold.add(key)
    return 0
  }

  forget(key: string) {
    this.#counted.delete(key)
    this.#untold.delete(key)
  }

  /** Adds what was counted here to what all nodes know, and takes over the sum. */
  async tell(pool: pg.Pool, now: number): Promise<void> {
    const told = [...this.#untold].flatMap((key) => {
      const counted = this.#counted.get(key)
      return counted && counted.endsAt > now ? [{ key, counted, points: counted.untold }] : []
    })
    this.#untold.clear()
    if (told.length === 0) return
    try {
      const { rows } = await pool.query<{ key: string; points: number; expire: number }>(upsert, [
        told.map(({ key }) => `${this.#name}:${key}`),
        told.map(({ points }) => points),
        told.map(({ counted }) => counted.endsAt),
        now,
      ])
      const known = new Map(rows.map((row) => [row.key, row]))
      for (const { key, counted, points } of told) {
        const row = known.get(`${this.#name}:${key}`)
        if (!row) continue
        counted.untold -= points
        counted.points = row.points + counted.untold
        counted.endsAt = row.expire
      }
    } catch {
      for (const { key } of told) this.#untold.add(key)
    }
  }

  /** People who have not come for a while are not remembered. */
  clear(now: number) {
    for (const [key, { endsAt }] of this.#counted) if (endsAt <= now) this.forget(key)
  }
}

// In the order of the keys, so that two nodes that tell at once do not wait for each other in a circle.
const upsert = `
  insert into rate_limit as known (key, points, expire)
  select * from unnest($1::text[], $2::int[], $3::bigint[]) as told (key, points, expire) order by key
  on conflict (key) do update set
    points = case when known.expire <= $4 then excluded.points else known.points + excluded.points end,
    expire = case when known.expire <= $4 then excluded.expire else known.expire end
  returning key, points, expire`
