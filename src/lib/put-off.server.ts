import { sql } from 'kysely'
import type { Ctx } from './context.ts'
import { databaseNow, transaction } from './db.server.ts'

const batch = 200

/** Has the job that runs done again at that instant, by the clock of the database; `key`: put off twice, it is done once. */
export async function putOff({ db, job }: Ctx, key: string, accountId: string, until: Date): Promise<void> {
  if (!job) throw new Error('Only a job can be put off')
  const { queue, data } = job
  const later = JSON.stringify({ ...data, waitedUntil: until.toISOString() })
  await sql`insert into put_off (key, account_id, due_at, queue, job)
    values (${`${queue} ${key}`}, ${accountId}, ${until}, ${queue}, ${later})
    on conflict (key) do update set due_at = excluded.due_at, job = excluded.job`.execute(db)
}

/** Until when the job that runs had been put off; null: it is at its first try. */
export function waitedUntil({ job }: Ctx): string | null {
  const { waitedUntil: until } = (job?.data ?? {}) as { waitedUntil?: unknown }
  return typeof until === 'string' ? until : null
}

/** Over all nodes each is called once. */
export async function callPutOff(ctx: Ctx): Promise<void> {
  for (;;) {
    const called = await transaction(ctx, async (tx) => {
      const { rows } = await sql<{ queue: string; job: object }>`delete from put_off where key in (
          select key from put_off where due_at <= ${await databaseNow(tx)} order by due_at limit ${batch}
          for update skip locked)
        returning queue, job`.execute(tx.db)
      for (const { queue, job } of rows) await tx.jobs.repeat(tx.db, queue, job)
      return rows.length
    })
    if (called < batch) return
  }
}

/** With the account. */
export async function forgetPutOff({ db }: Ctx, accountId: string) {
  await db.deleteFrom('put_off').where('account_id', '=', accountId).execute()
}
