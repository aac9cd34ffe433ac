import pg from 'pg'
import { openKey, sealKey } from '../../src/domains/identity/factor-key.server.ts'
import { demoAccounts, demoKey } from './accounts.ts'

/** Gives the demo administrator the published second factor, sealed with the secret of this installation. */
export async function armDemoAdmin(databaseUrl: string, authSecret: Uint8Array): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const found = await client.query<{ id: string; box: Buffer | null }>(
      `select account_id as id, key_box as box from account left join second_factor using (account_id)
        where email = $1 and is_admin and status = 'active'`,
      [demoAccounts.admin.email],
    )
    const [admin] = found.rows
    // One of their own stays, unless nobody can read it any more.
    if (!admin || (admin.box && openKey(authSecret, admin.id, admin.box) !== null)) return
    await client.query(
      `insert into second_factor (account_id, key_box, confirmed_at, created_at) values ($1, $2, now(), now())
        on conflict (account_id) do update set key_box = excluded.key_box, confirmed_at = excluded.confirmed_at`,
      [admin.id, sealKey(authSecret, admin.id, demoKey)],
    )
  } finally {
    await client.end().catch(() => {})
  }
}
