import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../lib/api/errors.ts'
import type { Database } from '../../lib/context.ts'
import { looksLikeId } from '../../lib/slug.ts'
import { isOpen } from './listing.server.ts'
import { en } from './texts/page/en.ts'

export const providerNotFound = () => new AppError('not_found', 'provider_not_found', en.errors.provider_not_found)

/** A provider's own id never becomes an account's: what is known as one is not looked for among accounts again. */
const ownIds = new LRUCache<string, true>({ max: 10_000 })

/** The provider of an account. Callers may name a provider by either id; statements name its own alone. */
export async function findProviderId(db: Database, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('provider_address')
    .select('provider_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row) ownIds.set(row.provider_id, true)
  return row?.provider_id ?? null
}

/** By the name in the address of its page. */
export async function findProviderIdBySlug(db: Database, slug: string): Promise<string | null> {
  const { rows } = await sql<{ provider_id: string }>`/* prepare: provider-of-slug */
    select provider_id from provider_address where slug = ${slug}`.execute(db)
  if (rows[0]) ownIds.set(rows[0].provider_id, true)
  return rows[0]?.provider_id ?? null
}

/** Named by its own id, by its account's or by its slug. */
export async function resolveProviderId(db: Database, id: string): Promise<string> {
  if (looksLikeId(id)) return ownIds.has(id) ? id : ((await findProviderId(db, id)) ?? id)
  const found = await findProviderIdBySlug(db, id)
  if (found === null) throw providerNotFound()
  return found
}

/** As `resolveProviderId`; one that is not on the site answers as one that does not exist. */
export async function requireOpen(db: Database, id: string): Promise<string> {
  const providerId = await resolveProviderId(db, id)
  const { rows } = await sql<{ provider_id: string }>`select p.provider_id from provider p
    join account a on a.account_id = p.account_id where p.provider_id = ${providerId} and ${isOpen}`.execute(db)
  if (!rows[0]) throw providerNotFound()
  ownIds.set(providerId, true)
  return providerId
}
