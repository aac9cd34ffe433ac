import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'

/** By record id or by the provider's own identity id. Everyone who changes this provider's diary waits here. */
export async function lockProvider(tx: Ctx, id: string): Promise<string> {
  const { rows } = await sql<{ provider_id: string }>`
    select provider_id from provider where provider_id = ${id} or account_id = ${id} for no key update`.execute(tx.db)
  const [row] = rows
  if (!row) throw new AppError('not_found', 'provider_not_found', 'This provider does not exist or takes no bookings.')
  return row.provider_id
}
