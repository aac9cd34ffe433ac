import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { listTables } from '../providers/listing.server.ts'

/** So many addresses a part of a site map may hold. */
export const addressesPerPart = 50_000
const readAtOnce = 5000

/** `from`: the first provider of the part, by id; ids grow, so a part stays what it is and the last one grows. */
export type SitemapPart = { from: string; lastModified: Date }
export type SitemapEntry = { slug: string; lastModified: Date }

/** As the job `sitemap-parts` has written them within the hour; where none has run yet, from the listings. */
export async function listSitemapParts(ctx: Ctx): Promise<SitemapPart[]> {
  const { rows } = await sql<SitemapPart>`select from_id as "from", modified_at as "lastModified" from sitemap_part
    order by from_id`.execute(ctx.db)
  return rows.length > 0 ? rows : readParts(ctx, addressesPerPart)
}

/** From every listed provider, a part at a time. */
export async function workOutSitemapParts(ctx: Ctx, size = addressesPerPart): Promise<void> {
  const parts = await readParts(ctx, size)
  await transaction(ctx, async ({ db }) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sitemap parts', 0))`.execute(db)
    await db.deleteFrom('sitemap_part').execute()
    const rows = parts.map(({ from, lastModified }) => ({ from_id: from, modified_at: lastModified }))
    if (rows.length > 0) await db.insertInto('sitemap_part').values(rows).execute()
  })
}

type ReadPart = SitemapPart & { to: string; count: number }

async function readParts({ db }: Ctx, size: number): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = []
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<ReadPart>`
      select min(id::text) as "from", max(id::text) as "to", max(updated_at) as "lastModified", count(*)::int as count from (
        select p.provider_id as id, p.updated_at from ${listTables} where l.is_listed and p.provider_id > ${after}
        order by p.provider_id limit ${size}) part
      having count(*) > 0`.execute(db)
    const [part] = rows
    if (!part) return parts
    parts.push({ from: part.from, lastModified: part.lastModified })
    after = part.to
  }
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
