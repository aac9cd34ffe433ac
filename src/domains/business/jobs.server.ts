import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { emit, type Subscription, subscribe } from '../../lib/events.server.ts'
import { categoryRenamed } from '../categories/events.ts'
import { withProviderLock } from '../holds/provider-lock.server.ts'
import { accountRenamed } from '../identity/events.ts'
import { providerChanged } from '../providers/events.ts'
import { findProviderId } from '../providers/provider-id.server.ts'
import { refreshSearchText } from '../providers/write-provider.server.ts'

export const subscriptions: Subscription[] = [
  subscribe(accountRenamed, 'provider-of-renamed-account', async (ctx, { accountId }) => {
    const found = await findProviderId(ctx.db, accountId)
    if (found === null) return
    await withProviderLock(ctx, found, async (tx, providerId) => {
      if (!(await refresh(tx, providerId))) return
      await emit(tx, providerChanged, { providerId })
    })
  }),
  subscribe(categoryRenamed, 'search-of-renamed-category', (ctx, { slug, after }) => sayNewName(ctx, slug, after)),
]

/** Of whoever has left meanwhile nothing comes back. */
async function refresh(tx: Ctx, providerId: string): Promise<boolean> {
  const { rows } = await sql`select from provider p join account a on a.account_id = p.account_id
    where p.provider_id = ${providerId} and a.status = 'active'`.execute(tx.db)
  if (rows.length > 0) await refreshSearchText(tx, providerId)
  return rows.length > 0
}

/** Some at a time, one after another: whoever changes one of them waits for it alone, and no job takes long. Pages say it already. */
export async function sayNewName(ctx: Ctx, slug: string, after: string | null, atOnce = 100): Promise<void> {
  const { rows } = await sql<{ id: string }>`select provider_id as id from provider
    where (category_slug = ${slug} or subcategory_slug = ${slug}) and provider_id > ${after ?? nobody}
    order by provider_id limit ${atOnce}`.execute(ctx.db)
  for (const { id } of rows) await withProviderLock(ctx, id, refresh)
  const last = rows.at(-1)
  if (last && rows.length === atOnce)
    await transaction(ctx, (tx) => emit(tx, categoryRenamed, { slug, after: last.id }))
}

const nobody = '00000000-0000-0000-0000-000000000000'
