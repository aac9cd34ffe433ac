import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify } from 'jose'
import type { ClientAuth, Configuration } from 'openid-client'
import { AppError, isAppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import type { HostedIssuer } from '../../lib/hosted-issuers.server.ts'
import { freshSeconds } from './recent-login.server.ts'

const timeoutSeconds = 5
const clockToleranceSeconds = 30
/** What it says of itself is asked for again: its addresses may change. */
const keptMs = 3_600_000
/** It could not be asked: not everybody who comes asks again. */
const failedMs = 5000

type Known = { at: number; configuration: Promise<Configuration>; hasFailed: boolean }
const known = new WeakMap<HostedIssuer, Known>()
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/** Nobody has to log in again for it; but with a `max_age` the service has to say since when they are logged in. */
const longAgoSeconds = 365 * 86_400

/** As the specification has them, but for what a database or a log cannot tell apart. */
const isSubject = (text: unknown): text is string => typeof text === 'string' && /^[\x20-\x7e]{1,255}$/.test(text)

/** Large, and only for those who have configured a service: loaded by the first who goes there. */
const library = () => import('openid-client')

/** What it says of itself, asked for by the first who comes. */
function configurationOf(issuer: HostedIssuer): Promise<Configuration> {
  const now = performance.now()
  const kept = known.get(issuer)
  if (kept && now - kept.at < (kept.hasFailed ? failedMs : keptMs)) return kept.configuration
  const configuration = discover(issuer)
  const made: Known = { at: now, configuration, hasFailed: false }
  known.set(issuer, made)
  configuration.catch(() => {
    made.hasFailed = true
    made.at = performance.now()
  })
  return configuration
}

async function discover({ url, clientId, clientSecret }: HostedIssuer): Promise<Configuration> {
  const { allowInsecureRequests, clockTolerance, ClientSecretBasic, ClientSecretPost, discovery, ...more } =
    await library()
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)]
  const authenticate: ClientAuth = (server, ...rest) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest)
  }
  // Without it the signature of a token that comes by TLS is not looked at.
  const execute = [more.enableNonRepudiationChecks, ...(url.startsWith('http:') ? [allowInsecureRequests] : [])]
  const configuration = await discovery(
    new URL(url),
    clientId,
    { [clockTolerance]: clockToleranceSeconds },
    authenticate,
    { execute, timeout: timeoutSeconds },
  )
  // To the letter: people are kept by it.
  if (configuration.serverMetadata().issuer !== url) throw new Error('it calls itself otherwise than it is configured')
  return configuration
}

/** Kept by us until they come back. */
export type Asked = { state: string; nonce: string; verifier: string }

/** One for each service: an answer of one is never taken for another's. */
const returnAddress = ({ app }: Ctx, { key }: HostedIssuer) => `${app.origin}/auth/with/${key}`

/** Where to send a browser, and what to keep of it. Throws `hosted_unavailable`. */
export async function askAt(ctx: Ctx, issuer: HostedIssuer): Promise<Asked & { url: string }> {
  const configuration = await configurationOf(issuer).catch((error: unknown) => {
    throw unavailable(ctx, issuer, error)
  })
  const openid = await library()
  const asked = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  }
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress(ctx, issuer),
    scope: 'openid email profile',
    state: asked.state,
    nonce: asked.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(asked.verifier),
    code_challenge_method: 'S256',
    ui_locales: ctx.locale,
    // Who is logged in shows that it is they: being logged in there as well does not. Of others it is asked when they have.
    ...(ctx.actor ? { max_age: '0', prompt: 'login' } : { max_age: String(longAgoSeconds) }),
    ...(issuer.answersByForm && { response_mode: 'form_post' }),
  })
  return { ...asked, url: url.href }
}

export type CameBack = {
  state: string
  code?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}

export type HostedPerson = {
  issuer: string
  subject: string
  /** Of a mailbox that the service has seen proven; null: it does not say so. */
  email: string | null
  firstName: string | null
  lastName: string | null
  /** They have logged in there since they were sent there, and a moment ago, as the service says. */
  isShownAnew: boolean
}

/** Who has come back, as the service has signed it for us and for this one asking. Throws. */
export async function whoCameBack(
  ctx: Ctx,
  issuer: HostedIssuer,
  { state, nonce, verifier, begunAt }: Asked & { begunAt: Date },
  { code, iss, error }: CameBack,
): Promise<HostedPerson> {
  const address = new URL(returnAddress(ctx, issuer))
  for (const [name, value] of Object.entries({ state, code, iss, error }))
    if (value !== undefined) address.searchParams.set(name, value)
  // Else whoever begins in a browser, leaves it, and comes back after its owner has logged in there would have shown it.
  const momentAgo = (await databaseNow(ctx)).getTime() - freshSeconds * 1000
  try {
    const configuration = await configurationOf(issuer)
    const { authorizationCodeGrant, fetchUserInfo } = await library()
    const tokens = await authorizationCodeGrant(configuration, address, {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
    })
    const claims = tokens.claims()
    // The library asks for it only where a token is for several.
    if (!claims || (claims.azp !== undefined && claims.azp !== issuer.clientId)) throw new Error('for another client')
    if (!isSubject(claims.sub)) throw new Error('no subject, or one of other letters, or one that is too long')
    const more =
      claims.email === undefined ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims
    const shownAt = typeof claims.auth_time === 'number' ? (claims.auth_time + clockToleranceSeconds) * 1000 : 0
    return {
      ...personOf(issuer, { ...more, ...claims }),
      email: provenAddress(more),
      isShownAnew: shownAt >= Math.max(begunAt.getTime(), momentAgo),
    }
  } catch (error) {
    throw refusalOf(ctx, issuer, error)
  }
}

type Claims = { sub: string; [claim: string]: unknown }

const text = (claim: unknown) => (typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : null)

/** Both of one source: what one says of an address is not said of another's. To the letter: who says 'true' may say anything. */
const provenAddress = ({ email, email_verified }: Record<string, unknown>) =>
  email_verified === true ? text(email) : null

function personOf({ url }: HostedIssuer, claims: Claims) {
  return {
    issuer: url,
    subject: claims.sub,
    firstName: text(claims.given_name),
    lastName: text(claims.family_name),
  }
}

/** What the service has said itself, what could not be asked, and whatever is wrong with the rest. */
function refusalOf(ctx: Ctx, issuer: HostedIssuer, error: unknown): AppError {
  const { name, error: said, status } = error as { name?: string; error?: unknown; status?: unknown }
  if (name === 'AuthorizationResponseError' && (said === 'server_error' || said === 'temporarily_unavailable'))
    return unavailable(ctx, issuer, error)
  if (name === 'AuthorizationResponseError')
    return new AppError('invalid', 'hosted_cancelled', 'You have not been logged in there.')
  if (isUnreachable(error) || (typeof status === 'number' && status >= 500)) return unavailable(ctx, issuer, error)
  ctx.log.warn({ issuer: issuer.key, why: whyOf(error) }, 'what came back from a sign-in service was not taken')
  return hostedRefused()
}

function isUnreachable(error: unknown): boolean {
  const { name, message = '', code, cause } = error as Partial<Error> & { code?: string; cause?: { status?: number } }
  if (
    (name === 'TypeError' && /^(fetch failed|terminated)$/.test(message)) ||
    code === 'OAUTH_TIMEOUT' ||
    code === 'OAUTH_ABORT'
  )
    return true
  return code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' && (cause?.status ?? 0) >= 500
}

/** Its words, never what it was about: there are codes and tokens in it. */
const whyOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown')

function unavailable(ctx: Ctx, issuer: HostedIssuer, error: unknown): AppError {
  ctx.log.warn({ issuer: issuer.key, why: whyOf(error) }, 'a sign-in service cannot be asked')
  return hostedUnavailable()
}

const hostedUnavailable = () =>
  new AppError('unavailable', 'hosted_unavailable', 'This sign-in service does not answer. Use another way.')

/** One answer to all that is wrong: whoever tries learns nothing. */
export const hostedRefused = () => new AppError('invalid', 'hosted_refused', 'This log-in was not accepted.')

/** What a key of a service may sign with; never one that we would share with it. */
const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'ES512', 'RS384', 'RS512', 'PS384', 'PS512', 'EdDSA', 'Ed25519']

/** Older ones are none, whatever they say: services give them for minutes. */
const maxTokenAge = 86_400

/** Kept by the library for minutes; that they could not be had is kept as well. */
function keysOf(url: string) {
  const kept = keySets.get(url)
  if (kept) return kept
  let failedAt = -failedMs
  const made = createRemoteJWKSet(new URL(url), {
    timeoutDuration: timeoutSeconds * 1000,
    [customFetch]: async (...asked) => {
      if (performance.now() - failedAt < failedMs) throw hostedUnavailable()
      try {
        const answer = await fetch(...asked)
        const { keys } = (await answer.clone().json()) as { keys?: unknown }
        if (answer.status === 200 && Array.isArray(keys)) return answer
      } catch {
        // As if it had answered wrongly.
      }
      failedAt = performance.now()
      throw hostedUnavailable()
    },
  })
  keySets.set(url, made)
  return made
}

/**
 * Whose an access token is that a configured service has signed for our API (RFC 9068); null: it does not hold. Throws
 * `hosted_unavailable` where nobody can tell.
 */
export async function readHostedToken(
  issuers: readonly HostedIssuer[],
  token: string,
  now: Date,
): Promise<{ issuer: string; subject: string; issuedAt: Date } | null> {
  const issuer = issuers.find(({ url, audience }) => url === issuerIn(token) && audience !== null)
  if (!issuer?.audience) return null
  const configuration = await configurationOf(issuer).catch(() => {
    throw hostedUnavailable()
  })
  const { jwks_uri: keysAt } = configuration.serverMetadata()
  if (!keysAt || (keysAt.startsWith('http:') && !issuer.url.startsWith('http:'))) return null
  try {
    const { payload } = await jwtVerify(token, keysOf(keysAt), {
      ...{ algorithms, issuer: issuer.url, audience: issuer.audience, typ: 'at+jwt' },
      requiredClaims: ['sub', 'iat', 'exp', 'client_id', 'jti'],
      ...{ clockTolerance: clockToleranceSeconds, maxTokenAge },
      currentDate: now,
    })
    const { sub, iat = 0 } = payload
    return isSubject(sub) ? { issuer: issuer.url, subject: sub, issuedAt: new Date(iat * 1000) } : null
  } catch (error) {
    if (isAppError(error)) throw error
    return null
  }
}

/** As it says itself, before anything of it is believed. */
function issuerIn(token: string): string | undefined {
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}
