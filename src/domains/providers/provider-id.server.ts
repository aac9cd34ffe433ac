import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Database } from '../../lib/context.ts'
import { en } from './texts/page/en.ts'

export const providerNotFound = () => new AppError('not_found', 'provider_not_found', en.errors.provider_not_found)

/** The provider of an account. Callers may name a provider by either id; statements name its own alone. */
export async function findProviderId(db: Database, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('provider_address')
    .select('provider_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.provider_id ?? null
}

/** By the name in the address of its page. */
export async function findProviderIdBySlug(db: Database, slug: string): Promise<string | null> {
  const { rows } = await sql<{ provider_id: string }>`/* prepare: provider-of-slug */
    select provider_id from provider_address where slug = ${slug}`.execute(db)
  return rows[0]?.provider_id ?? null
}
