import type { Actor, Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { requireFactor } from './factor.server.ts'
import { isPasswordStill } from './first-proof.server.ts'
import { loginAgainNeeded, requireSession, sessionEnded } from './sessions.server.ts'

/** How long after logging in somebody counts as asked again. */
export const freshSeconds = 300

/** Whoever is still logged in at a sign-in service has shown nothing: that is no recent log-in, however young the session. */
export const isFresh = ({ created_at, proven_by }: { created_at: Date; proven_by: string | null }, now: Date) =>
  proven_by !== 'elsewhere' && now.getTime() - created_at.getTime() < freshSeconds * 1000

/**
 * Throws unless this session goes on and was begun a moment ago, by whichever way in; where there is a second factor, unless
 * that was shown a moment ago.
 */
export async function requireRecentLogin(tx: Ctx, actor: Actor): Promise<void> {
  const { accountId, sessionId, isHosted } = actor
  if (isHosted) throw loginAgainNeeded()
  const session = await tx.db
    .selectFrom('session')
    .select(['created_at', 'proven_by'])
    .where('session_id', '=', sessionId)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!session) throw sessionEnded()
  if (await requireFactor(tx, actor)) return
  if (!isFresh(session, await databaseNow(tx))) throw loginAgainNeeded()
}

/**
 * In the transaction of what was asked for: nothing has ended since it was checked. The password is still that one, the session
 * goes on, the second factor counts. Until the transaction ends nobody changes that.
 */
export async function requireStill(tx: Ctx, actor: Actor, checked: string | null): Promise<void> {
  if (!(await isPasswordStill(tx, actor.accountId, checked))) throw sessionEnded()
  await requireStanding(tx, actor)
}

/** In the transaction in which money leaves, after its locks: the session goes on, and the second factor counts. */
export async function requireStanding(tx: Ctx, actor: Actor): Promise<void> {
  await requireSession(tx, actor)
  await requireFactor(tx, actor)
}
