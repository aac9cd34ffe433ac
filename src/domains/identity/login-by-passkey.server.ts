import { sql } from 'kysely'
import { type AppError, isAppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import type { Session } from './contract.ts'
import { passkeyCopied } from './events.ts'
import { inTrust } from './make-passkey.server.ts'
import { openSession } from './open-session.server.ts'
import {
  challengeSeconds,
  checkChallenge,
  makeChallenge,
  passkeyRefused,
  readClientData,
  useChallenge,
} from './passkey-challenge.server.ts'
import type { ShownPasskey } from './passkey-contract.ts'
import { descriptorOf, originOf, passkeyRows, rpIdOf, userHandleOf } from './passkey-rows.server.ts'
import { recordSignIn } from './sign-ins.server.ts'

/** Of whoever is logged in: to show once more that it is they. */
export async function loginOptions(ctx: Ctx) {
  const accountId = ctx.actor?.accountId ?? null
  return {
    challenge: makeChallenge(ctx, { purpose: 'login', accountId }),
    rpId: rpIdOf(ctx),
    timeout: challengeSeconds * 1000,
    userVerification: 'required' as const,
    allowCredentials: accountId === null ? [] : (await passkeyRows(ctx, accountId)).map(descriptorOf),
  }
}

export async function loginByPasskey(ctx: Ctx, { credential }: { credential: ShownPasskey }): Promise<Session> {
  const { challenge } = readClientData(credential.response.clientDataJSON)
  const passkey = await ctx.db
    .selectFrom('passkey')
    .select(['passkey_id', 'account_id', 'public_key'])
    .where('credential_id', '=', Buffer.from(credential.id, 'base64url'))
    .executeTakeFirst()
  // Of who is logged in, or of nobody in particular; a challenge of another account is none.
  checkChallenge(ctx, challenge, 'login', [null, passkey?.account_id ?? null])
  if (!passkey) throw passkeyRefused()
  const { userHandle } = credential.response
  if (userHandle && userHandle !== userHandleOf(passkey.account_id)) throw passkeyRefused()
  const shown = await verify(ctx, credential, challenge, passkey.public_key)
  // A copy has to be written down, so the transaction answers the refusal instead of failing with it.
  const answer = await transaction(ctx, async (tx): Promise<Session | AppError> => {
    const { rows } = await sql`select from account where account_id = ${passkey.account_id} and status = 'active'
      for no key update`.execute(tx.db)
    const there = await tx.db
      .selectFrom('passkey')
      .select(['sign_count', 'created_at'])
      .where('passkey_id', '=', passkey.passkey_id)
      .executeTakeFirst()
    // Suspended, or removed in this moment.
    if (!rows[0] || !there) throw passkeyRefused()
    await useChallenge(tx, challenge)
    const now = await databaseNow(tx)
    const isCounted = shown.count > 0 || there.sign_count > 0
    if (isCounted && shown.count <= there.sign_count) {
      const { account_id: accountId, passkey_id: passkeyId } = passkey
      await emit(tx, passkeyCopied, { accountId, passkeyId, day: now.toISOString().slice(0, 10) })
      await recordSignIn(tx, accountId, 'passkey', 'wrong')
      tx.log.warn({ accountId, passkeyId }, 'a passkey counted backwards: there is a copy of it, nobody was let in')
      return passkeyRefused()
    }
    await tx.db
      .updateTable('passkey')
      .set({ sign_count: shown.count, is_synced: shown.isSynced, last_used_at: now })
      .where('passkey_id', '=', passkey.passkey_id)
      .execute()
    return openSession(tx, passkey.account_id, 'passkey', { madeAt: there.created_at })
  })
  if (isAppError(answer)) throw answer
  return answer
}

/** Its count is compared later and by us: the library would do it before it knows who has signed. */
async function verify(ctx: Ctx, credential: ShownPasskey, expectedChallenge: string, publicKey: Buffer) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, rawId, type, response } = credential
  const { clientDataJSON, authenticatorData, signature } = response
  const found = await inTrust(() =>
    verifyAuthenticationResponse({
      response: {
        ...{ id, rawId, type, clientExtensionResults: {} },
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge,
      expectedOrigin: originOf(ctx),
      expectedRPID: rpIdOf(ctx),
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
      requireUserVerification: true,
    }),
  )
  if (!found?.verified) throw passkeyRefused()
  const { newCounter, credentialBackedUp } = found.authenticationInfo
  return { count: newCounter, isSynced: credentialBackedUp }
}
