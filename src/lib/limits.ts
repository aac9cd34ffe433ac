/**
 * Calls of one actor (a person, else an address; both where anybody may write) within a time, over all nodes. A domain
 * names its own in `limits.ts`, for its endpoints and for what is counted where more is known than who calls what.
 */
export type Limit = {
  /** 'domain.name', stable: what was counted is kept under it. */
  readonly name: string
  readonly points: number
  readonly seconds: number
  /** Counted in Postgres itself, before anything else is done; the rest in memory, and summed up there once a second. */
  readonly shared?: true
}

export function limits<const T extends Record<string, Omit<Limit, 'name'>>>(
  domain: string,
  definitions: T,
): { readonly [K in keyof T]: Limit } {
  const named = Object.entries(definitions).map(([key, definition]) => [
    key,
    { ...definition, name: `${domain}.${key}` },
  ])
  return Object.fromEntries(named)
}

/** Of calls that name none. `search`: reads that cost more than others. */
export const callLimits = limits('calls', {
  read: { points: 600, seconds: 60 },
  search: { points: 120, seconds: 60 },
  write: { points: 60, seconds: 60 },
})
