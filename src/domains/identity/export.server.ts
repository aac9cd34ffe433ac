import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import type { AccountExport } from './account-contract.ts'
import { findPerson } from './delete-account.server.ts'
import { identityLimits } from './limits.ts'
import { getPreferences, getProfile, listDevices } from './profile.server.ts'

/** All that every domain knows, as of one moment. */
export async function exportData(ctx: UserCtx): Promise<z.infer<typeof AccountExport>> {
  await ctx.app.limits.take(identityLimits.exportData, ctx.actor.accountId)
  return transaction(ctx, async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx.db)
    const account = await getProfile(tx)
    const preferences = await getPreferences(tx)
    const devices = await listDevices(tx)
    const parts = await exportParts(tx)
    return { exportedAt: ctx.now.toISOString(), account, preferences, devices, ...parts }
  })
}

async function exportParts(tx: UserCtx): Promise<object> {
  const person = await findPerson(tx, tx.actor.accountId)
  const { providerId } = person
  const parts = {}
  const provider = providerId === null ? null : {}
  for (const { exportPerson, exportProvider } of tx.app.personalData) {
    Object.assign(parts, await exportPerson?.(tx, person))
    if (provider && providerId) Object.assign(provider, await exportProvider?.(tx, { ...person, providerId }))
  }
  return { ...parts, provider }
}
