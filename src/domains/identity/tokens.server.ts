import { createHmac, timingSafeEqual } from 'node:crypto'
import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import type { Ctx } from '../../lib/context.ts'

export const accessTokenSeconds = 600
/** Of an administrator a session ends after so long, whatever is done in it. */
export const adminAbsoluteSeconds = 12 * 3600
/** Nodes agree with the database's clock only as closely as the network lets them. */
const clockToleranceSeconds = 30
const issuer = 'highstreet'
const audience = 'highstreet-api'
const keyId = '1'

export function signAccessToken(ctx: Ctx, accountId: string, sessionId: string): Promise<string> {
  const issuedAt = Math.floor(ctx.now.getTime() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: keyId })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(accountId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(ctx.app.authSecret)
}

/** The session of a token we signed and that is still alive, else null. */
export async function readAccessToken(
  secret: Uint8Array,
  token: string,
  now: Date,
): Promise<{ accountId: string; sessionId: string } | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      (header) => {
        if (header.kid !== keyId) throw new Error('unknown key')
        return secret
      },
      {
        algorithms: ['HS256'],
        issuer,
        audience,
        typ: 'at+jwt',
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        maxTokenAge: accessTokenSeconds,
        clockTolerance: clockToleranceSeconds,
        currentDate: now,
      },
    )
    const { sub, sid } = payload
    return typeof sub === 'string' && typeof sid === 'string' ? { accountId: sub, sessionId: sid } : null
  } catch {
    return null
  }
}

/** Of one that was read before, by the database's clock. */
export const endOfToken = (token: string): number => (decodeJwt(token).exp ?? 0) * 1000

/** The successor can be derived again from the session and its counter, so nothing secret is stored. */
export function refreshToken(secret: Uint8Array, sessionId: string, counter: number): string {
  return `${sessionId}.${counter}.${signature(secret, sessionId, counter).toString('base64url')}`
}

export function readRefreshToken(secret: Uint8Array, token: string): { sessionId: string; counter: number } | null {
  const match = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(token)
  if (!match) return null
  const [, sessionId = '', digits = '', given = ''] = match
  const counter = Number(digits)
  const isOurs = timingSafeEqual(Buffer.from(given, 'base64url'), signature(secret, sessionId, counter))
  return isOurs ? { sessionId, counter } : null
}

function signature(secret: Uint8Array, sessionId: string, counter: number): Buffer {
  return createHmac('sha256', secret).update(`refresh ${sessionId} ${counter}`).digest()
}
