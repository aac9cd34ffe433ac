import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Route } from '../../lib/api/serve.server.ts'
import type { PersonalData, UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { AccountExport, accounts } from './account-contract.ts'
import { findPerson } from './delete-account.server.ts'
import { activeSince } from './factor.server.ts'
import { listHosted } from './hosted.server.ts'
import { identityLimits } from './limits.ts'
import { listPasskeys } from './passkeys.server.ts'
import { getPreferences, getProfile, listDevices } from './profile.server.ts'
import { loginAgainNeeded } from './sessions.server.ts'
import { listKnownDevices, listSignIns } from './sign-ins.server.ts'

/** All that every domain knows, as of one moment. */
export async function exportData(ctx: UserCtx): Promise<z.infer<typeof AccountExport>> {
  if (ctx.actor.isHosted) throw loginAgainNeeded()
  await ctx.app.limits.take(identityLimits.exportData, ctx.actor.accountId)
  return transaction(ctx, async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx.db)
    const account = await getProfile(tx)
    const preferences = await getPreferences(tx)
    const devices = await listDevices(tx)
    const knownDevices = await listKnownDevices(tx)
    const signIns = await listSignIns(tx, { isWhole: true })
    const since = await activeSince(tx, tx.actor.accountId)
    const secondFactor = { since: since?.toISOString() ?? null }
    const { passkeys } = await listPasskeys(tx)
    const { signIns: hostedSignIns } = await listHosted(tx)
    const parts = await exportParts(tx)
    return {
      exportedAt: ctx.now.toISOString(),
      account,
      preferences,
      devices,
      knownDevices,
      signIns,
      secondFactor,
      passkeys,
      hostedSignIns,
      ...parts,
    }
  })
}

async function exportParts(tx: UserCtx): Promise<object> {
  const person = await findPerson(tx, tx.actor.accountId)
  const { providerId } = person
  const parts = {}
  const provider = providerId === null ? null : {}
  for (const { exportPerson, exportProvider } of tx.app.personalData) {
    Object.assign(parts, await exportPerson?.read(tx, person))
    if (provider && providerId) Object.assign(provider, await exportProvider?.read(tx, { ...person, providerId }))
  }
  return { ...parts, provider }
}

/** What the export answers, of all domains together. Throws where two use one name. */
export function wholeExport(personalData: readonly PersonalData[]) {
  const provider = z.nullable(z.object(merged({}, personalData, 'exportProvider')))
  return z.object(merged({ ...AccountExport.shape, provider }, personalData, 'exportPerson'))
}

type Shape = Record<string, z.ZodMiniType>

function merged(own: Shape, personalData: readonly PersonalData[], part: 'exportPerson' | 'exportProvider'): Shape {
  const all = new Map(Object.entries(own))
  for (const [name, schema] of personalData.flatMap((data) => Object.entries(data[part]?.shape ?? {}))) {
    if (all.has(name)) throw new Error(`Two domains export '${name}'`)
    all.set(name, schema)
  }
  return Object.fromEntries(all)
}

/** With the output of all domains in the place of the account's own. */
export function withWholeExport(routes: readonly Route[], personalData: readonly PersonalData[]): Route[] {
  const endpoint = { ...accounts.exportData, output: wholeExport(personalData) }
  return routes.map((route) => (route.endpoint === accounts.exportData ? { ...route, endpoint } : route))
}
