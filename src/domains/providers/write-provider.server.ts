import { type Insertable, sql, type Updateable } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import type { Provider as ProviderTable } from '../../lib/database.ts'
import { holdCategoryNames } from '../categories/set-categories.server.ts'
import { whenStandingChanges } from '../identity/standing.server.ts'
import { shownName } from './rules.ts'

/** In the caller's transaction, whoever holds the lock of the provider. */
export async function insertProvider(tx: Ctx, row: Insertable<ProviderTable>) {
  const { slug, provider_id, account_id } = row
  await tx.db.insertInto('provider_address').values({ slug, provider_id, account_id }).execute()
  await tx.db.insertInto('provider').values(row).execute()
}

/** False: all of it was so already, and nothing is written. */
export async function updateProvider(
  tx: Ctx,
  providerId: string,
  changes: Updateable<ProviderTable>,
): Promise<boolean> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  if (given.length === 0) return false
  const differences = given.map(([column, value]) => sql<boolean>`${sql.ref(column)} is distinct from ${value}`)
  const { numUpdatedRows } = await tx.db
    .updateTable('provider')
    .set({ ...changes, updated_at: tx.now })
    .where('provider_id', '=', providerId)
    .where(sql<boolean>`(${sql.join(differences, sql` or `)})`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whatever search looks into, once more: after the names, the profession, the place or a service have changed. */
export async function refreshSearchText(tx: Ctx, providerId: string) {
  await holdCategoryNames(tx)
  type Row = { called: string; text: string; lastName: string; showLastName: boolean; names: string[] }
  const { rows } = await sql<Row>`
    select plain_text(a.last_name) as "lastName", p.show_last_name as "showLastName",
      array_remove(array[plain_text(p.individual_name), plain_text(a.display_name)], null) as names,
      plain_text(concat_ws(' ', p.business_name, a.first_name, case when p.show_last_name then a.last_name end)) as called,
      plain_text(concat_ws(' ', p.business_name, a.first_name, case when p.show_last_name then a.last_name end, p.profession,
      main.name, case when sub.slug <> main.slug then sub.name end,
      p.area, p.city, array_to_string(p.specializations, ' '), array_to_string(p.tags, ' '),
      (select string_agg(name, ' ' order by position) from service where provider_id = ${providerId} and is_active))) as text
    from provider p join account a on a.account_id = p.account_id
      join category main on main.slug = p.category_slug join category sub on sub.slug = p.subcategory_slug
    where p.provider_id = ${providerId}`.execute(tx.db)
  const [row] = rows
  if (!row) return
  // Nobody finds out a hidden name by looking for it.
  const names = row.names.map((name) => shownName(name, row))
  const text = [row.text, ...names].join(' ').trim()
  const called = [row.called, ...names].join(' ').trim()
  await sql`update provider set search_text = ${text}, name_text = ${called} where provider_id = ${providerId}`.execute(
    tx.db,
  )
  // In their order, so that two who write the same words do not wait for each other; locked, so that no night takes them away.
  await sql`insert into search_word select distinct word from regexp_split_to_table(words_of(${text}), ' ') word
    where length(word) between 3 and 40 order by word on conflict (word) do update set word = excluded.word`.execute(
    tx.db,
  )
}

type Owner = { providerId: string; isListed: boolean }

// Whoever opens a business meanwhile waits for the account, or is through and found here (`provider_listed`).
whenStandingChanges(async ({ db }, accountId) => {
  const { rows } = await sql<Owner>`select o.provider_id as "providerId",
      is_open('active', a.status) and a.email_verified_at is not null as "isListed"
    from provider_address o join account a on a.account_id = o.account_id
    where o.account_id = ${accountId}`.execute(db)
  for (const { providerId, isListed } of rows)
    await db
      .updateTable('listing')
      .set({ is_owner_listed: isListed })
      .where('provider_id', '=', providerId)
      .where('is_owner_listed', '!=', isListed)
      .execute()
})
