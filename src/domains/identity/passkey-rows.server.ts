import type { Selectable } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import type { Passkey as Row } from '../../lib/database.ts'
import type { Passkey } from './passkey-contract.ts'

export const maxPasskeys = 20
/** ES256, and what Windows makes without a chip for it. */
export const algorithms = [-8, -7, -257]

/** Of whom it is asked where an answer may be taken for another site's: the host of our public address. */
export const rpIdOf = ({ app }: Ctx) => new URL(app.origin).hostname

/** As browsers write it: our address may name a port that goes without saying. */
export const originOf = ({ app }: Ctx) => new URL(app.origin).origin

/** What a device calls the account: opaque, and 16 bytes. */
export const userHandleOf = (accountId: string) =>
  Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url')

/** The newest first. */
export const passkeyRows = ({ db }: Ctx, accountId: string) =>
  db.selectFrom('passkey').selectAll().where('account_id', '=', accountId).orderBy('passkey_id', 'desc').execute()

export const descriptorOf = ({ credential_id, transports }: Selectable<Row>) => ({
  id: credential_id.toString('base64url'),
  type: 'public-key' as const,
  transports,
})

export const passkeyOf = (row: Selectable<Row>): Passkey => ({
  id: row.passkey_id,
  name: row.name,
  browser: row.browser,
  system: row.system,
  isSynced: row.is_synced,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})
