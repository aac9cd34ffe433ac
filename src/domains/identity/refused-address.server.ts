import { sql } from 'kysely'
import type { Ctx, MailReaders } from '../../lib/context.ts'

/** Whose mailbox an address is, and what a mail server has said of it. */
export const mailReaders: MailReaders = {
  find: async ({ db }, address) => {
    const { rows } = await sql<{ accountId: string; isRefused: boolean }>`
      select a.account_id as "accountId", r.email is not null as "isRefused"
      from account a left join refused_address r on r.account_id = a.account_id and r.email = a.email
      where a.email = ${address} and a.status <> 'deleted'`.execute(db)
    return rows[0] ?? null
  },
  setRefused: async (ctx, accountId, address) => {
    await sql`insert into refused_address (account_id, email, refused_at) values (${accountId}, ${address}, ${ctx.now})
      on conflict (account_id) do update set email = excluded.email, refused_at = excluded.refused_at`.execute(ctx.db)
  },
  setTaken: async (ctx, accountId) => forgetRefusedAddress(ctx, accountId),
}

/** Whether a mail server has said for good that it takes nothing for the address of this account. */
export async function isAddressRefused({ db }: Ctx, accountId: string): Promise<boolean> {
  const { rows } = await sql`select from account a
    join refused_address r on r.account_id = a.account_id and r.email = a.email
    where a.account_id = ${accountId}`.execute(db)
  return rows.length > 0
}

export async function forgetRefusedAddress({ db }: Ctx, accountId: string) {
  await db.deleteFrom('refused_address').where('account_id', '=', accountId).execute()
}
