import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { shareReads } from '../../lib/shared-reads.server.ts'
import { type Category, categories } from './contract.ts'

type Counted = Category & { isShown: boolean }

const share = shareReads<Counted[]>()

/** Those that are shown, and below others that are. */
export async function listCategories(ctx: Ctx): Promise<Category[]> {
  const all = await readAllCategories(ctx)
  const hidden = new Set(all.flatMap(({ isShown, slug }) => (isShown ? [] : [slug])))
  return all
    .filter(({ isShown, parentSlug }) => isShown && !(parentSlug !== null && hidden.has(parentSlug)))
    .map(toCategory)
}

/** The same by their names alone: nobody is counted. */
export async function listShownNames({ db }: Ctx): Promise<Pick<Category, 'slug' | 'name'>[]> {
  const { rows } = await sql<Pick<Category, 'slug' | 'name'>>`select c.slug, c.name
    from category c left join category above on above.slug = c.parent_slug
    where c.is_shown and above.is_shown is not false order by c.position, c.slug`.execute(db)
  return rows
}

const toCategory = ({ isShown: _, ...category }: Counted): Category => category

/** Also those that are not. What costs is what has changed within a minute, and not how many there are. */
export function readAllCategories(ctx: Ctx): Promise<Counted[]> {
  return share(ctx.db, '', async () => {
    const { rows } = await sql<Counted>`
      select category_id as id, name, slug, parent_slug as "parentSlug", is_shown as "isShown",
        coalesce(count, 0)::int as "providerCount"
      from category left join (
        select category_slug as slug, sum(count) as count
        from (select category_slug, count from category_count union all select category_slug, change from category_move) each
        group by 1) counted using (slug)
      order by position, slug`.execute(ctx.db)
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
  const all = await readAllCategories(ctx)
  const category = all.find((one) => one.slug === id || one.id === id.toLowerCase())
  if (!category) throw new AppError('not_found', 'category_not_found', 'There is no such category.')
  const below = all.filter(({ parentSlug, isShown }) => parentSlug === category.slug && isShown)
  return { ...toCategory(category), categories: below.map(toCategory) }
}

export const routes = implement(
  categories,
  { list: listCategories, featured: listFeatured, get: getCategory },
  { get: { refusals: ['category_not_found'] } },
)
