import { sql } from 'kysely'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { type Category, categories } from './contract.ts'

export async function listCategories(ctx: Ctx): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select category_id as id, name, slug, parent_slug as "parentSlug", (
      select count(*) from provider p join account a on a.account_id = p.account_id
      where is_open(p.status, a.status) and a.email_verified_at is not null
        and (category_slug = category.slug or subcategory_slug = category.slug)
    )::int as "providerCount"
    from category order by position`.execute(ctx.db)
  return rows
}

export const routes = implement(categories, { list: listCategories })
