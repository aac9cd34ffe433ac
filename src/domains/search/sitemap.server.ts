import { sql } from 'kysely'
import type { Ctx, Database } from '../../lib/context.ts'
import { listTables } from '../providers/listing.server.ts'

/** So many addresses a part of a site map may hold. */
export const addressesPerPart = 50_000
const readAtOnce = 5000

/** `from`: the first provider of the part, by id; ids grow, so a part stays what it is and the last one grows. */
export type SitemapPart = { from: string; lastModified: Date }
export type SitemapEntry = { slug: string; lastModified: Date }

const keptMs = 60 * 60_000
const kept = new WeakMap<Database, { until: number; parts: Promise<SitemapPart[]> }>()

/** Of all listed providers, worked out once an hour: it reads every one of them. */
export function listSitemapParts(ctx: Ctx): Promise<SitemapPart[]> {
  const found = kept.get(ctx.db)
  if (found && found.until > ctx.now.getTime()) return found.parts
  const parts = readParts(ctx, addressesPerPart)
  kept.set(ctx.db, { until: ctx.now.getTime() + keptMs, parts })
  parts.catch(() => kept.delete(ctx.db))
  return parts
}

export async function readParts({ db }: Ctx, size: number): Promise<SitemapPart[]> {
  const { rows } = await sql<SitemapPart>`
    select min(provider_id::text) as "from", max(updated_at) as "lastModified" from (
      select p.provider_id, p.updated_at, (row_number() over (order by p.provider_id) - 1) / ${size}::int as part
      from ${listTables} where l.is_listed) numbered
    group by part order by part`.execute(db)
  return rows
}

/** The listed providers of a part, some at a time: no part is ever held as a whole. */
export async function* readSitemapEntries({ db }: Ctx, from: string, size = addressesPerPart, atOnce = readAtOnce) {
  let next: { id: string; isPast: boolean } = { id: from, isPast: false }
  for (let left = size; left > 0; ) {
    const limit = Math.min(left, atOnce)
    const { rows } = await sql<SitemapEntry & { id: string }>`
      select p.provider_id as id, p.slug, p.updated_at as "lastModified" from ${listTables}
      where l.is_listed and ${next.isPast ? sql`p.provider_id > ${next.id}` : sql`p.provider_id >= ${next.id}`}
      order by p.provider_id limit ${limit}`.execute(db)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < limit) return
    next = { id: last.id, isPast: true }
    left -= rows.length
  }
}
