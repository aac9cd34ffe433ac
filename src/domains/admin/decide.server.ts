import { sql } from 'kysely'
import { audit } from '../../lib/audit.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { liftSuspension, suspendWithReasons } from '../decisions/suspend.server.ts'
import { hasNotBegun } from '../holds/booking-caps.server.ts'
import { withProviderLock } from '../holds/provider-lock.server.ts'
import { accountNotFound, confirmAdmin, ownAccount } from '../identity/admins.server.ts'
import { endFactor } from '../identity/end-factor.server.ts'
import { providerChanged, verificationDecided } from '../providers/events.ts'
import { updateProvider } from '../providers/write-provider.server.ts'
import { requireDocuments } from '../traders/decide-document.server.ts'
import type { SuspensionReason } from './contract.ts'

type Named = { id: string }
type Status = 'active' | 'suspended' | 'deleted'

/** Counted as they are now: what comes until it is done is treated as these are. */
export async function readSuspension(ctx: UserCtx, { id }: Named) {
  const { rows } = await sql<{ status: Status; providerId: string | null; asCustomer: number }>`
    select a.status, p.provider_id as "providerId",
      (select count(*)::int from booking b where b.customer_id = ${id} and ${hasNotBegun(ctx.now)}) as "asCustomer"
    from account a left join provider_address p on p.account_id = a.account_id
    where a.account_id = ${id} and a.status <> 'deleted'`.execute(ctx.db)
  const [account] = rows
  if (!account) throw accountNotFound()
  const { status, providerId, asCustomer } = account
  return { status, asCustomer, ...(await readBusiness(ctx, providerId)) }
}

async function readBusiness(ctx: UserCtx, providerId: string | null) {
  const { rows } = await sql<{ provider: string; asProvider: number }>`select business_name as provider,
      (select count(*)::int from booking b where b.provider_id = ${providerId} and ${hasNotBegun(ctx.now)}) as "asProvider"
    from provider where provider_id = ${providerId}`.execute(ctx.db)
  return rows[0] ?? { provider: null, asProvider: 0 }
}

type Suspended = Named & { reason: SuspensionReason; words?: string }

export async function suspendAccount(ctx: UserCtx, { id, reason, words = '' }: Suspended) {
  await suspendWithReasons(ctx, { accountId: id, reason, words, isReported: false })
  return { id, status: 'suspended' as const }
}

export async function restoreAccount(ctx: UserCtx, { id }: Named) {
  await liftSuspension(ctx, id)
  return { id, status: 'active' as const }
}

export const endSecondFactor = (ctx: UserCtx, { id, reason }: Named & { reason: string }) =>
  endFactor(ctx, { accountId: id, reason })

export const approveProvider = (ctx: UserCtx, { id }: Named) => setVerified(ctx, id, true)
export const withdrawApproval = (ctx: UserCtx, { id }: Named) => setVerified(ctx, id, false)

/** Nobody verifies their own business, nor one whose documents are missing. What is so already is answered as if it had been done, and written down once. */
function setVerified(ctx: UserCtx, id: string, isVerified: boolean) {
  return withProviderLock(ctx, id, async (tx, providerId) => {
    await confirmAdmin(tx)
    const { rows } = await sql<{ owner: string }>`select account_id as owner from provider
      where provider_id = ${providerId}`.execute(tx.db)
    if (rows[0]?.owner === ctx.actor.accountId) throw ownAccount()
    if (isVerified && !(await isTicked(tx, providerId))) await requireDocuments(tx, providerId)
    if (await updateProvider(tx, providerId, { is_verified: isVerified })) {
      const action = isVerified ? 'provider.approved' : 'provider.approval_withdrawn'
      await audit(tx, { action, subjectType: 'provider', subjectId: providerId })
      await emit(tx, providerChanged, { providerId })
      await emit(tx, verificationDecided, { providerId, isVerified, decidedAt: tx.now.toISOString() })
    }
    return { id: providerId, isVerified }
  })
}

async function isTicked(tx: UserCtx, providerId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from provider where provider_id = ${providerId} and is_verified`.execute(tx.db)
  return rows.length > 0
}
