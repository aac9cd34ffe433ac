import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { passkeyRemoved } from './events.ts'
import { endsWithFirstProof } from './first-proof.server.ts'
import { loginByPasskey, loginOptions } from './login-by-passkey.server.ts'
import { makeOptions, makePasskey } from './make-passkey.server.ts'
import { forgetHalves } from './open-session.server.ts'
import { isShutOut } from './other-way.server.ts'
import { type Passkeys, passkeys } from './passkey-contract.ts'
import { passkeyDescriptions } from './passkey-description.server.ts'
import { passkeyOf, passkeyRows } from './passkey-rows.server.ts'
import { requireRecentLogin } from './recent-login.server.ts'
import { isAddressRefused } from './refused-address.server.ts'
import { sessionEnded } from './sessions.server.ts'

export async function listPasskeys(ctx: UserCtx): Promise<Passkeys> {
  const { accountId } = ctx.actor
  const rows = await passkeyRows(ctx, accountId)
  const account = await ctx.db
    .selectFrom('account')
    .select(['email_verified_at', 'passkey_offer_ended_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow(sessionEnded)
  const canAdd = account.email_verified_at !== null
  const isMailRefused = await isAddressRefused(ctx, accountId)
  const isWanted = rows.length === 0 && account.passkey_offer_ended_at === null
  return {
    ...{ passkeys: rows.map(passkeyOf), canAdd, isMailRefused },
    // Where it would be the only way in, the profile says why there is none.
    isOffered: canAdd && isWanted && !isMailRefused,
  }
}

async function renamePasskey(ctx: UserCtx, { id, name }: { id: string; name: string }): Promise<Passkeys> {
  const renamed = await ctx.db
    .updateTable('passkey')
    .set({ name })
    .where('passkey_id', '=', id)
    .where('account_id', '=', ctx.actor.accountId)
    .executeTakeFirst()
  if (renamed.numUpdatedRows === 0n) throw passkeyNotFound()
  return listPasskeys(ctx)
}

/** Whoever logs in by it in this moment is in before, or finds it gone. */
export async function removePasskey(ctx: UserCtx, { id }: { id: string }): Promise<Passkeys> {
  const { actor } = ctx
  await transaction(ctx, async (tx) => {
    const { hasPassword } = await lockOwner(tx, actor.accountId)
    await requireRecentLogin(tx, actor)
    const removed = await tx.db
      .deleteFrom('passkey')
      .where('passkey_id', '=', id)
      .where('account_id', '=', actor.accountId)
      .executeTakeFirst()
    if (removed.numDeletedRows === 0n) throw passkeyNotFound()
    // No code would arrive.
    if (await isShutOut(tx, actor.accountId, hasPassword)) throw lastWayIn()
    // Half way by it, too.
    await forgetHalves(tx, actor.accountId)
    await emit(tx, passkeyRemoved, { accountId: actor.accountId, passkeyId: id })
  })
  return listPasskeys(ctx)
}

async function endOffer(ctx: UserCtx): Promise<Passkeys> {
  await ctx.db
    .updateTable('account')
    .set({ passkey_offer_ended_at: ctx.now })
    .where('account_id', '=', ctx.actor.accountId)
    .where('status', '=', 'active')
    .execute()
  return listPasskeys(ctx)
}

/** For all that changes what opens it, one after the other. */
async function lockOwner(tx: Ctx, accountId: string): Promise<{ hasPassword: boolean }> {
  const { rows } = await sql<{ hasPassword: boolean }>`select password_hash is not null as "hasPassword" from account
    where account_id = ${accountId} and status = 'active' for no key update`.execute(tx.db)
  const [owner] = rows
  if (!owner) throw sessionEnded()
  return owner
}

endsWithFirstProof(({ db }, accountId) => db.deleteFrom('passkey').where('account_id', '=', accountId).execute())

const passkeyNotFound = () => new AppError('not_found', 'passkey_not_found', 'This passkey is no longer there.')
const lastWayIn = () =>
  new AppError(
    'conflict',
    'last_way_in',
    'Emails to your address come back, so this passkey is your only way in. Change your email address or set a password first.',
  )

export const passkeyRoutes = implement(
  passkeys,
  {
    list: listPasskeys,
    rename: renamePasskey,
    remove: removePasskey,
    endOffer,
    makeOptions,
    make: makePasskey,
    loginOptions,
    login: loginByPasskey,
  },
  passkeyDescriptions,
)
