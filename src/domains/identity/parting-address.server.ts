import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import type { Schedule } from '../../lib/jobs.server.ts'

/** Keeps an address for one last mail; jobs name it by its id. */
export async function keepPartingAddress(tx: Ctx, email: string): Promise<string> {
  const parting_address_id = randomUUID()
  await tx.db.insertInto('parting_address').values({ parting_address_id, email }).execute()
  return parting_address_id
}

/** Nothing is left of it once `send` is through. */
export async function withPartingAddress(ctx: Ctx, id: string, send: (email: string) => Promise<void>): Promise<void> {
  const query = ctx.db.selectFrom('parting_address').select('email').where('parting_address_id', '=', id)
  const row = await query.executeTakeFirst()
  if (!row) return
  await send(row.email)
  await ctx.db.deleteFrom('parting_address').where('parting_address_id', '=', id).execute()
}

export const partingSweep: Schedule = {
  queue: 'parting-addresses',
  cron: '41 * * * *',
  isWanted: () => true,
  run: async (ctx) => {
    await sql`delete from parting_address where created_at < now() - interval '1 day'`.execute(ctx.db)
  },
}
