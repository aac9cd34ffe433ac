import { type Insertable, sql, type Updateable } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import type { Provider as ProviderTable } from '../../lib/database.ts'

/** In the caller's transaction, whoever holds the lock of the provider. */
export async function insertProvider(tx: Ctx, row: Insertable<ProviderTable>) {
  const { slug, provider_id, account_id } = row
  await tx.db.insertInto('provider_address').values({ slug, provider_id, account_id }).execute()
  await tx.db.insertInto('provider').values(row).execute()
}

export async function updateProvider(tx: Ctx, providerId: string, changes: Updateable<ProviderTable>) {
  await tx.db
    .updateTable('provider')
    .set({ ...changes, updated_at: tx.now })
    .where('provider_id', '=', providerId)
    .execute()
}

/** Whatever search looks into, once more: after the names, the trade, the place or a service have changed. */
export async function refreshSearchText(tx: Ctx, providerId: string) {
  await sql`
    update provider p set search_text = plain_text(concat_ws(' ', p.business_name, p.individual_name, a.first_name,
      case when p.show_last_name then a.last_name end, p.profession,
      (select string_agg(name, ' ') from category where slug in (p.category_slug, p.subcategory_slug)),
      p.area, p.city, array_to_string(p.specializations, ' '), array_to_string(p.tags, ' '),
      (select string_agg(s.name, ' ' order by position) from service s where s.provider_id = p.provider_id and s.is_active)))
    from account a where a.account_id = p.account_id and p.provider_id = ${providerId}`.execute(tx.db)
}
