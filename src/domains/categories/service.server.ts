import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { shareReads } from '../../lib/shared-reads.server.ts'
import { type Category, categories } from './contract.ts'

const share = shareReads<Category[]>()

export function listCategories(ctx: Ctx): Promise<Category[]> {
  return share(ctx.db, '', async () => {
    const { rows } = await sql<Category>`
      select category_id as id, name, slug, parent_slug as "parentSlug", coalesce(count, 0)::int as "providerCount"
      from category left join (
        select slug, sum(count) as count from (
          select category_slug, subcategory_slug, count(*) as count from provider p join account a on a.account_id = p.account_id
          where is_open(p.status, a.status) and a.email_verified_at is not null group by 1, 2) pairs
        cross join lateral (select category_slug as slug union select subcategory_slug) each group by slug) counted using (slug)
      order by position`.execute(ctx.db)
    return rows
  })
}

async function listFeatured(ctx: Ctx, { limit }: { limit: number }): Promise<Category[]> {
  const all = await listCategories(ctx)
  return all
    .filter(({ parentSlug, providerCount }) => parentSlug === null && providerCount > 0)
    .sort((a, b) => b.providerCount - a.providerCount)
    .slice(0, limit)
}

async function getCategory(ctx: Ctx, { id }: { id: string }) {
  const all = await listCategories(ctx)
  const category = all.find((one) => one.slug === id || one.id === id.toLowerCase())
  if (!category) throw new AppError('not_found', 'category_not_found', 'There is no such category.')
  return { ...category, categories: all.filter(({ parentSlug }) => parentSlug === category.slug) }
}

export const routes = implement(
  categories,
  { list: listCategories, featured: listFeatured, get: getCategory },
  { get: { refusals: ['category_not_found'] } },
)
