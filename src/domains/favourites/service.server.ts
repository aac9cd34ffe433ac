import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { pagination } from '../../lib/pagination.ts'
import { findProvidersOf, forgetMet, meeting } from '../directories/directory.server.ts'
import { lockAccount, lockActiveAccount } from '../identity/lock-account.server.ts'
import { type CardRow, cardColumns, cardTables, isOpen, toCard } from '../providers/listing.server.ts'
import { requireOpen, resolveProviderId } from '../providers/provider-id.server.ts'
import { favourites, mostFavourites } from './contract.ts'
import { favourites as en } from './texts/en.ts'

type Named = { providerId: string }
type Status = Named & { isFavourite: boolean }

export async function listFavourites(ctx: UserCtx, input: z.output<typeof favourites.list.input>) {
  const { providerIds, page, limit } = input
  const { accountId } = ctx.actor
  const providers = await findProvidersOf(ctx.db, accountId)
  const isMeant = providerIds ? sql`and f.provider_id = any(${providerIds}::uuid[])` : sql``
  const own = sql`f.provider_id = any(${providers}::uuid[]) and f.account_id = ${accountId} ${isMeant}`
  const { rows: found } = await sql<CardRow & { added_at: Date }>`
    select ${cardColumns(null)}, f.added_at
    from favourite f join (${cardTables}) on l.provider_id = f.provider_id
    where ${own} and ${isOpen}
    order by f.added_at desc, f.provider_id limit ${limit} offset ${(page - 1) * limit}`.execute(ctx.db)
  const { rows } = await sql<{ total: number; away: number }>`
    select (count(*) filter (where ${isOpen}))::int as total,
      (count(*) filter (where not ${isOpen} and a.status <> 'deleted'))::int as away
    from favourite f join provider p on p.provider_id = f.provider_id join account a on a.account_id = p.account_id
    where ${own}`.execute(ctx.db)
  const { total, away } = rows[0] ?? { total: 0, away: 0 }
  return {
    favourites: found.map((row) => ({ ...toCard(row), addedAt: row.added_at.toISOString() })),
    away,
    pagination: pagination(page, limit, total),
  }
}

export async function getFavourite(ctx: UserCtx, input: Named): Promise<Status> {
  const providerId = await resolveProviderId(ctx.db, input.providerId)
  const row = await ctx.db
    .selectFrom('favourite')
    .select('provider_id')
    .where('provider_id', '=', providerId)
    .where('account_id', '=', ctx.actor.accountId)
    .executeTakeFirst()
  return { providerId, isFavourite: row !== undefined }
}

/** Under the lock of the account: two of them are counted one after the other, and one that is being deleted gets none. */
export async function addFavourite(ctx: UserCtx, input: Named): Promise<Status> {
  return transaction(ctx, async (tx) => {
    const { accountId } = tx.actor
    // Who leaves or is shut out holds this lock, too, and takes what there is of them away under it.
    const asked = await requireOpen(tx.db, input.providerId)
    await sql`select from provider where provider_id = ${asked} for share`.execute(tx.db)
    await lockActiveAccount(tx, accountId)
    const providerId = await requireOpen(tx.db, asked)
    const others = (await findProvidersOf(tx.db, accountId)).filter((id) => id !== providerId)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from favourite
      where provider_id = any(${others}::uuid[]) and account_id = ${accountId}`.execute(tx.db)
    if ((rows[0]?.count ?? 0) >= mostFavourites)
      throw new AppError('conflict', 'too_many_favourites', en.errors.too_many_favourites)
    await meeting(tx.db, { providerId, customerId: accountId })
      .insertInto('favourite')
      .values({ provider_id: providerId, account_id: accountId, added_at: await databaseNow(tx) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { providerId, isFavourite: true }
  })
}

export async function removeFavourite(ctx: UserCtx, input: Named): Promise<Status> {
  const providerId = await resolveProviderId(ctx.db, input.providerId)
  const { accountId } = ctx.actor
  await transaction(ctx, async (tx) => {
    await lockAccount(tx, accountId)
    const { numDeletedRows } = await tx.db
      .deleteFrom('favourite')
      .where('provider_id', '=', providerId)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await forgetMet(tx, { providerId, customerId: accountId })
  })
  return { providerId, isFavourite: false }
}

export const routes = implement(
  favourites,
  { list: listFavourites, get: getFavourite, add: addFavourite, remove: removeFavourite },
  {
    get: { refusals: ['provider_not_found'] },
    add: { refusals: ['provider_not_found', 'session_ended', 'too_many_favourites'] },
    remove: { refusals: ['provider_not_found'] },
  },
)
