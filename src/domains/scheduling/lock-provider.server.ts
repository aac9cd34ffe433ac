import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { notify } from '../../lib/db.server.ts'
import { findProviderId, providerNotFound } from '../providers/provider-id.server.ts'

/** On it is said that dates may have become unknown. */
export const freeDayChannel = 'free_day'

/**
 * By record id or by the provider's own identity id. Everyone who changes this provider's calendar waits here, and it is told when
 * they have.
 */
export async function lockProvider(tx: Ctx, id: string): Promise<string> {
  const providerId = (await lockRow(tx, id)) ?? (await lockByAnyId(tx, id))
  await notify(tx.db, freeDayChannel, '')
  return providerId
}

async function lockByAnyId(tx: Ctx, id: string): Promise<string> {
  const providerId = await findProviderId(tx.db, id)
  if (providerId === null || (await lockRow(tx, providerId)) === null) throw providerNotFound()
  return providerId
}

/** By its id alone: a lock through a join or a sub-query finds no single place to be taken at. */
async function lockRow(tx: Ctx, providerId: string): Promise<string | null> {
  const { rows } = await sql<{ provider_id: string }>`/* prepare: lock-provider */
    select provider_id from provider where provider_id = ${providerId} for no key update`.execute(tx.db)
  return rows[0]?.provider_id ?? null
}
