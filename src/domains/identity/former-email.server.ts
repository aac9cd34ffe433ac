import { randomUUID } from 'node:crypto'
import type { Ctx } from '../../lib/context.ts'
import type { Schedule } from '../../lib/jobs.server.ts'

/** Keeps an address for one last mail; jobs name it by its id. */
export async function keepFormerEmail(tx: Ctx, email: string): Promise<string> {
  const former_email_id = randomUUID()
  await tx.db.insertInto('former_email').values({ former_email_id, email, created_at: tx.now }).execute()
  return former_email_id
}

/** Nothing is left of it once `send` is through. */
export async function withFormerEmail(ctx: Ctx, id: string, send: (email: string) => Promise<void>): Promise<void> {
  const query = ctx.db.selectFrom('former_email').select('email').where('former_email_id', '=', id)
  const row = await query.executeTakeFirst()
  if (!row) return
  await send(row.email)
  await ctx.db.deleteFrom('former_email').where('former_email_id', '=', id).execute()
}

export const formerEmailSweep: Schedule = {
  queue: 'parting-addresses',
  cron: '41 * * * *',
  isWanted: () => true,
  run: async (ctx) => {
    const aDayAgo = new Date(ctx.now.getTime() - 86_400_000)
    await ctx.db.deleteFrom('former_email').where('created_at', '<', aDayAgo).execute()
  },
}
