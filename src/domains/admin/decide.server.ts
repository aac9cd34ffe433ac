import { sql } from 'kysely'
import { audit } from '../../lib/audit.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { readAhead } from '../bookings/clear-ahead.server.ts'
import { liftSuspension, suspendWithReasons } from '../decisions/suspend.server.ts'
import { withProviderLock } from '../holds/provider-lock.server.ts'
import { accountNotFound, confirmAdmin, ownAccount } from '../identity/admins.server.ts'
import { endFactor } from '../identity/end-factor.server.ts'
import { providerChanged, verificationDecided } from '../providers/events.ts'
import { updateProvider } from '../providers/write-provider.server.ts'
import { requireDocuments } from '../traders/decide-document.server.ts'
import type { refusalReasons } from '../traders/documents-contract.ts'
import type { SuspensionReason } from './contract.ts'
import { wordGoodMs } from './words.server.ts'

type Named = { id: string }
type Status = 'active' | 'suspended' | 'deleted'

type Consequences = {
  status: Status
  providerId: string | null
  askedAt: Date | null
  clearing: { cancelled: number; isOver: boolean } | null
}

/** Counted as they are now: what comes until it is done is treated as these are. */
export async function readSuspension(ctx: UserCtx, { id }: Named) {
  const { rows } = await sql<Consequences>`
    select a.status, p.provider_id as "providerId",
      (select asked_at from second_word w where w.act = 'cancel_ahead' and w.subject_id = ${id} and w.answer is null
        and w.asked_at > ${new Date(ctx.now.getTime() - wordGoodMs)}) as "askedAt",
      (select json_build_object('cancelled', c.cancelled, 'isOver', c.ended_at is not null) from clearing c
        where c.account_id = ${id}) as clearing
    from account a left join provider_address p on p.account_id = a.account_id
    where a.account_id = ${id} and a.status <> 'deleted'`.execute(ctx.db)
  const [account] = rows
  if (!account) throw accountNotFound()
  const { providerId, askedAt, ...rest } = account
  const { rows: named } = await sql<{ name: string }>`select business_name as name from provider
    where provider_id = ${providerId}`.execute(ctx.db)
  const provider = named[0]?.name ?? null
  return { ...rest, provider, askedAt: askedAt?.toISOString() ?? null, ...(await readAhead(ctx, id)) }
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

type Withdrawn = { reason: (typeof refusalReasons)[number]; words?: string }

export const approveProvider = (ctx: UserCtx, { id }: Named) => setVerified(ctx, id, null)
export const withdrawApproval = (ctx: UserCtx, { id, reason, words = '' }: Named & Withdrawn) =>
  setVerified(ctx, id, { reason, words })

/** Nobody verifies their own business, nor one whose documents are missing. What is so already is answered as if it had been done, and written down once. */
function setVerified(ctx: UserCtx, id: string, withdrawn: Withdrawn | null) {
  const isVerified = withdrawn === null
  return withProviderLock(ctx, id, async (tx, providerId) => {
    await confirmAdmin(tx)
    const { rows } = await sql<{ owner: string }>`select account_id as owner from provider
      where provider_id = ${providerId}`.execute(tx.db)
    if (rows[0]?.owner === ctx.actor.accountId) throw ownAccount()
    if (isVerified && !(await isTicked(tx, providerId)) && !(await isJustTaken(tx, providerId)))
      await requireDocuments(tx, providerId)
    if (await updateProvider(tx, providerId, { is_verified: isVerified })) {
      const action = isVerified ? 'provider.approved' : 'provider.approval_withdrawn'
      const details = withdrawn ? { reason: withdrawn.reason, hasWords: withdrawn.words !== '' } : {}
      await audit(tx, { action, subjectType: 'provider', subjectId: providerId, details })
      await emit(tx, providerChanged, { providerId })
      await emit(tx, verificationDecided, { providerId, isVerified, decidedAt: tx.now.toISOString(), ...withdrawn })
    }
    return { id: providerId, isVerified }
  })
}

/**
 * Whoever has just taken a tick can give it back as it was, also one from before there were documents: in ten minutes, and unless
 * somebody has decided about it, or it has declared who it is, since.
 */
async function isJustTaken(tx: UserCtx, providerId: string): Promise<boolean> {
  const { rows } = await sql<{
    is: boolean
  }>`select e.action = 'provider.approval_withdrawn' and e.actor_id = ${tx.actor.accountId}
      and e.at > ${new Date(tx.now.getTime() - 600_000)} and e.details ->> 'document' is null
      and coalesce((select complied_at from trader where provider_id = ${providerId}) <= e.at, true) as is
    from audit_entry e where e.subject_id = ${providerId} and e.action <> 'document.opened' and e.action <> 'document.listed'
    order by e.at desc, e.audit_entry_id desc limit 1`.execute(tx.db)
  return rows[0]?.is ?? false
}

async function isTicked(tx: UserCtx, providerId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from provider where provider_id = ${providerId} and is_verified`.execute(tx.db)
  return rows.length > 0
}
