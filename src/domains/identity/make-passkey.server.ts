import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { passkeyAdded } from './events.ts'
import { isShutOut } from './other-way.server.ts'
import {
  challengeSeconds,
  checkChallenge,
  makeChallenge,
  passkeyRefused,
  readClientData,
  useChallenge,
} from './passkey-challenge.server.ts'
import type { MadePasskey, Passkey } from './passkey-contract.ts'
import {
  algorithms,
  descriptorOf,
  maxPasskeys,
  originOf,
  passkeyOf,
  passkeyRows,
  rpIdOf,
  userHandleOf,
} from './passkey-rows.server.ts'
import { requireRecentLogin } from './recent-login.server.ts'
import { deviceOf } from './rules.ts'
import { getUser, sessionEnded } from './sessions.server.ts'

export async function makeOptions(ctx: UserCtx) {
  const { actor } = ctx
  await requireRecentLogin(ctx, actor)
  const { name, email, emailVerified } = await getUser(ctx, actor.accountId)
  if (!emailVerified) throw unverified()
  const rows = await passkeyRows(ctx, actor.accountId)
  if (rows.length >= maxPasskeys) throw tooMany()
  const { password_hash } = await ctx.db
    .selectFrom('account')
    .select('password_hash')
    .where('account_id', '=', actor.accountId)
    .executeTakeFirstOrThrow(sessionEnded)
  if (await isShutOut(ctx, actor.accountId, password_hash !== null)) throw onlyWayIn()
  return {
    challenge: makeChallenge(ctx, { purpose: 'make', accountId: actor.accountId }),
    rp: { id: rpIdOf(ctx), name: 'Highstreet' },
    user: { id: userHandleOf(actor.accountId), name: email, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: challengeSeconds * 1000,
    attestation: 'none' as const,
    authenticatorSelection: {
      residentKey: 'preferred' as const,
      requireResidentKey: false as const,
      userVerification: 'required' as const,
    },
    excludeCredentials: rows.map(descriptorOf),
  }
}

export async function makePasskey(ctx: UserCtx, { credential }: { credential: MadePasskey }): Promise<Passkey> {
  const { actor } = ctx
  const { challenge } = readClientData(credential.response.clientDataJSON)
  checkChallenge(ctx, challenge, 'make', [actor.accountId])
  const made = await verify(ctx, credential, challenge)
  return transaction(ctx, async (tx) => {
    // Somebody proves the mailbox in this moment: what was begun before ends.
    const { rows } = await sql<{ isVerified: boolean; hasPassword: boolean }>`
      select email_verified_at is not null as "isVerified", password_hash is not null as "hasPassword" from account
      where account_id = ${actor.accountId} and status = 'active' for no key update`.execute(tx.db)
    if (!rows[0]) throw sessionEnded()
    await requireRecentLogin(tx, actor)
    if (!rows[0].isVerified) throw unverified()
    if ((await passkeyRows(tx, actor.accountId)).length >= maxPasskeys) throw tooMany()
    if (await isShutOut(tx, actor.accountId, rows[0].hasPassword)) throw onlyWayIn()
    await useChallenge(tx, challenge)
    const passkey = await tx.db
      .insertInto('passkey')
      .values({
        ...{ passkey_id: randomUUIDv7(), account_id: actor.accountId, ...made, ...deviceOf(tx.client.userAgent) },
        created_at: await databaseNow(tx),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!passkey) throw new AppError('conflict', 'passkey_exists', 'This passkey is already there.')
    await emit(tx, passkeyAdded, { accountId: actor.accountId, passkeyId: passkey.passkey_id })
    return passkeyOf(passkey)
  })
}

async function verify(ctx: Ctx, credential: MadePasskey, expectedChallenge: string) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, rawId, type, response } = credential
  const { clientDataJSON, attestationObject, transports = [] } = response
  const found = await inTrust(async () => {
    await checkFormat(attestationObject)
    return verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: originOf(ctx),
      expectedRPID: rpIdOf(ctx),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
  })
  const made = found?.registrationInfo
  if (!found?.verified || !made || made.credential.id !== id || made.credential.publicKey.length > 2048)
    throw passkeyRefused()
  return {
    credential_id: Buffer.from(id, 'base64url'),
    public_key: Buffer.from(made.credential.publicKey),
    sign_count: made.credential.counter,
    transports: [...new Set(transports)],
    is_synced: made.credentialBackedUp,
  }
}

/** We ask for no attestation; of others the certificates would be looked up wherever they say. */
async function checkFormat(attestationObject: string) {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const decoded = decodeAttestationObject(Buffer.from(attestationObject, 'base64url'))
  const format = decoded.get('fmt')
  if (format !== 'none' && !(format === 'packed' && decoded.get('attStmt').get('x5c') === undefined))
    throw new Error(`Attested as ${format}`)
}

/** The library throws whatever is wrong with what it is given. Null: something was. */
export async function inTrust<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}

const unverified = () =>
  new AppError('forbidden', 'email_unverified', 'Please confirm your email address first: it is the way back in.')
const onlyWayIn = () =>
  new AppError(
    'conflict',
    'only_way_in',
    'Emails to your address come back, so a passkey would be your only way in. Change your email address or set a password first.',
  )
const tooMany = () => new AppError('conflict', 'too_many_passkeys', `An account has ${maxPasskeys} passkeys at most.`)
