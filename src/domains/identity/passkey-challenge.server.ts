import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { cookieName } from './sessions.server.ts'

export const challengeSeconds = 300
const nonceBytes = 16
const timeBytes = 6
const macBytes = 32

/** `accountId`: who alone may answer it; null: whoever has a passkey. */
type Asked = { purpose: 'make' | 'login'; accountId: string | null }

const passkeyCookie = (ctx: Ctx) => cookieName(ctx, 'passkey')

/**
 * Good in this browser, for this purpose, for five minutes. Nothing of it is stored before it is answered, because every visit to
 * a page with a log-in asks for one: it says itself until when it is good, under a keyed hash that binds it.
 */
export function makeChallenge(ctx: Ctx, asked: Asked): string {
  const kept = ctx.client.cookie(passkeyCookie(ctx))
  // Of all tabs the same, or the second would end what the first has begun.
  const secret = kept && /^[\w-]{43}$/.test(kept) ? kept : randomBytes(32).toString('base64url')
  ctx.client.setCookie(passkeyCookie(ctx), secret, challengeSeconds)
  const head = Buffer.concat([randomBytes(nonceBytes), Buffer.alloc(timeBytes)])
  head.writeUIntBE(ctx.now.getTime() + challengeSeconds * 1000, nonceBytes, timeBytes)
  return Buffer.concat([head, macOf(ctx, secret, asked, head)]).toString('base64url')
}

function macOf({ app }: Ctx, secret: string, { purpose, accountId }: Asked, head: Buffer): Buffer {
  const bound = `passkey ${purpose} ${accountId ?? '-'} ${secret} ${head.toString('base64url')}`
  return createHmac('sha256', app.authSecret).update(bound).digest()
}

/** What a browser says that it has signed. The library looks at the rest of it. */
export type ClientData = { challenge: string }

/** Throws where it came out of a frame of another site, or is none. */
export function readClientData(base64url: string): ClientData {
  let read: { challenge?: unknown; crossOrigin?: unknown; topOrigin?: unknown } | null
  try {
    read = JSON.parse(Buffer.from(base64url, 'base64url').toString())
  } catch {
    throw passkeyRefused()
  }
  const { challenge, crossOrigin = false, topOrigin } = read ?? {}
  if (typeof challenge !== 'string' || crossOrigin !== false || topOrigin !== undefined) throw passkeyRefused()
  return { challenge }
}

/** Throws unless it is one of ours, of this browser and in time. `accounts`: whichever of them was asked. */
export function checkChallenge(
  ctx: Ctx,
  challenge: string,
  purpose: Asked['purpose'],
  accounts: readonly (string | null)[],
): void {
  const secret = ctx.client.cookie(passkeyCookie(ctx))
  // The cookie lives as long as the challenge.
  if (!secret) throw passkeyExpired()
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== nonceBytes + timeBytes + macBytes || bytes.toString('base64url') !== challenge)
    throw passkeyRefused()
  const head = bytes.subarray(0, nonceBytes + timeBytes)
  const mac = bytes.subarray(nonceBytes + timeBytes)
  if (!accounts.some((accountId) => timingSafeEqual(mac, macOf(ctx, secret, { purpose, accountId }, head))))
    throw passkeyRefused()
  if (expiryOf(challenge) <= ctx.now.getTime()) throw passkeyExpired()
}

const expiryOf = (challenge: string) => Buffer.from(challenge, 'base64url').readUIntBE(nonceBytes, timeBytes)

/** Throws when it was answered before; of many at once each waits for the one before it. */
export async function useChallenge(tx: Ctx, challenge: string): Promise<void> {
  const used = await tx.db
    .insertInto('passkey_answer')
    .values({
      challenge_hash: createHash('sha256').update(challenge).digest(),
      // Longer than it is good for: the clocks of two nodes may differ.
      expires_at: new Date(expiryOf(challenge) + 3600_000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (used.numInsertedOrUpdatedRows !== 1n) throw passkeyExpired()
}

export async function forgetOldChallenges({ db, now }: Ctx): Promise<void> {
  await db.deleteFrom('passkey_answer').where('expires_at', '<', now).execute()
}

/** One answer to all that is wrong: whoever tries learns nothing of what is there. */
export const passkeyRefused = () => new AppError('invalid', 'passkey_refused', 'This passkey was not accepted.')
const passkeyExpired = () =>
  new AppError('invalid', 'passkey_expired', 'That took too long, or was done before. Please try again.')
