import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/factories.ts'
import type { Ctx } from '../../lib/context.ts'
import type { DB } from '../../lib/database.ts'
import { countUntold } from '../payments/tell-of-platform-fee.server.ts'
import { owedMessages } from './owed-messages.server.ts'
import { findBreaches } from './promises.server.ts'

const app = openTestApp()
const many = 5000

/** The statement that is asked, which no database answers. */
async function askedBy(ask: (ctx: Ctx) => Promise<unknown>) {
  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  const db = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => null as never,
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void asked.push(query),
  })
  await ask({ ...app.ctx(), db })
  const [one] = asked
  if (!one || asked.length > 1) throw new Error('Asks more than once')
  return one
}

// Of nobody who is there: only how many there are tells how they are looked through.
beforeAll(() =>
  app.running.db.transaction().execute(async (tx) => {
    for (const filled of [
      sql`set local session_replication_role = replica`,
      sql`insert into message_off (account_id, kind, channel)
        select gen_random_uuid(), kind, 'mail' from generate_series(1, ${many}), unnest(array['reminders', 'decisions', 'waitlist']) kind`,
      sql`insert into decision (decision_id, account_id, kind, subject_type, subject_id, reason, is_reported, decided_at)
        select gen_random_uuid(), gen_random_uuid(), kind, 'account', gen_random_uuid(), 'spam', false, now()
        from generate_series(1, ${many}), unnest(array['suspended', 'review_removed', 'review_folded']) kind`,
      sql`insert into platform_fee (version, basis_points, holds_from, set_at) values (99, 100, now(), now())`,
      sql`insert into card_account (provider_id, account, created_at)
        select gen_random_uuid(), 'acct_' || one, now() - interval '1 day' from generate_series(1, ${many}) one`,
      sql`insert into provider_address (slug, provider_id, account_id)
        select provider_id, provider_id, gen_random_uuid() from card_account`,
      sql`insert into account (account_id, email, first_name, last_name, language)
        select account_id, account_id || '@example.com', 'A', 'B', 'en' from provider_address
        on conflict do nothing`,
      sql`insert into message (key, channel, kind, state, created_at, tried_at)
        select 'payment-platform-fee-99-' || provider_id, 'mail', 'platformFee', 'sent', now(), now() from card_account`,
      sql`analyze message_off, decision, platform_fee, card_account, provider_address, account, message`,
    ])
      await filled.execute(tx)
  }),
)

test.each([
  ['what somebody should have been told of', (ctx: Ctx) => owedMessages(ctx.now).execute(ctx.db)],
  ['what was decided', (ctx: Ctx) => findBreaches(ctx, 'removals_have_reasons')],
  ['whom a fee was not told to', (ctx: Ctx) => countUntold(ctx, 99)],
] as const)('a list that is longer than memory is looked through once, not once for each row: %s', async (_, ask) => {
  const asked = await askedBy(ask)
  const plan = await app.running.db.transaction().execute(async (tx) => {
    // For some three thousand ids, as 8 MB are for some four hundred thousand.
    await sql`set local work_mem = '64kB'`.execute(tx)
    const { rows } = await tx.executeQuery<Record<string, string>>({ ...asked, sql: `explain ${asked.sql}` } as never)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).not.toMatch(/= \(SubPlan \d+\)/)
})
