import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { findProviderId, providerNotFound } from '../providers/provider-id.server.ts'

/** By record id or by the provider's own identity id. Everyone who changes this provider's calendar waits here. */
export async function lockProvider(tx: Ctx, id: string): Promise<string> {
  const locked = await lockRow(tx, id)
  if (locked !== null) return locked
  const providerId = await findProviderId(tx.db, id)
  if (providerId !== null && (await lockRow(tx, providerId)) !== null) return providerId
  throw providerNotFound()
}

/** By its id alone: a lock through a join or a sub-query finds no single place to be taken at. */
async function lockRow(tx: Ctx, providerId: string): Promise<string | null> {
  const { rows } = await sql<{ provider_id: string }>`/* prepare: lock-provider */
    select provider_id from provider where provider_id = ${providerId} for no key update`.execute(tx.db)
  return rows[0]?.provider_id ?? null
}
