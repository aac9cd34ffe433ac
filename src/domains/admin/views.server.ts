import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { confirmAdmin } from '../identity/admins.server.ts'
import { admin as en } from './texts/en.ts'
import { type OfficeView, officeViews, type ViewPage, viewLimits } from './views-contract.ts'

export async function listViews(ctx: UserCtx, { page }: { page: ViewPage }): Promise<{ views: OfficeView[] }> {
  const { rows: views } = await sql<OfficeView>`select view_id as id, name, query from office_view
    where account_id = ${ctx.actor.accountId} and page = ${page} order by lower(name), name`.execute(ctx.db)
  return { views }
}

/** @throws too_many_views */
export function saveView(ctx: UserCtx, { page, name, query }: z.output<typeof officeViews.save.input>) {
  return transaction(ctx, async (tx): Promise<OfficeView> => {
    await confirmAdmin(tx)
    const { accountId } = tx.actor
    const { rows } = await sql<{
      id: string
    }>`insert into office_view (account_id, view_id, page, name, query, created_at)
      values (${accountId}, ${randomUUIDv7()}, ${page}, ${name}, ${query}, ${tx.now})
      on conflict (account_id, page, name) do update set query = excluded.query returning view_id as id`.execute(tx.db)
    const { views } = await listViews(tx, { page })
    if (views.length > viewLimits.perPage) throw new AppError('conflict', 'too_many_views', en.errors.too_many_views)
    return { id: rows[0]?.id ?? '', name, query }
  })
}

export async function removeView(ctx: UserCtx, { id }: { id: string }) {
  await sql`delete from office_view where account_id = ${ctx.actor.accountId} and view_id = ${id}`.execute(ctx.db)
  return { id }
}

export const viewRoutes = implement(
  officeViews,
  { list: listViews, save: saveView, remove: removeView },
  {
    save: {
      detail: 'Up to 20 for each table.',
      refusals: ['too_many_views'],
      example: { page: 'bookings', name: 'To be answered', query: 'status=pending&sort=when&order=asc' },
    },
  },
)
