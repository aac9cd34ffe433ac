/**
 * The points that the HTTP Observatory of MDN gives an answer over https, by its published table: 100, less what is missing,
 * and extra points for what is more than asked, which count from 90 on.
 */
export function observatoryScore(headers: Headers, html: string, origin: string): { score: number; why: string[] } {
  const parts = [
    policyPoints(headers.get('content-security-policy')),
    cookiePoints(headers.getSetCookie()),
    corsPoints(headers),
    referrerPoints(headers.get('referrer-policy')),
    transportPoints(headers.get('strict-transport-security')),
    scriptPoints(html, origin),
    part('nosniff', headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
    framePoints(headers),
    resourcePoints(headers.get('cross-origin-resource-policy')),
  ]
  const base = 100 + parts.reduce((sum, { points }) => sum + Math.min(points, 0), 0)
  const extra = base >= 90 ? parts.reduce((sum, { points }) => sum + Math.max(points, 0), 0) : 0
  return { score: Math.max(0, base + extra), why: parts.filter(({ points }) => points < 0).map(({ name }) => name) }
}

const part = (name: string, points: number) => ({ name, points })

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name.toLowerCase(), sources]
    }),
  )
}

/** A scheme or a star allows everybody. */
const isBroad = (source: string) => /^(\*|https?:|https?:\/\/\*|data:|blob:|ftp:)$/.test(source)

function policyPoints(policy: string | null) {
  if (!policy) return part('no policy', -25)
  const directives = directivesOf(policy)
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const hasHashes = of('script-src').some((source) => /^'(sha\d+|nonce)-/.test(source))
  const isUnsafe = (name: string) =>
    of(name).some(
      (source) => isBroad(source) || (source === "'unsafe-inline'" && !(name === 'script-src' && hasHashes)),
    )
  if (isUnsafe('script-src') || isUnsafe('object-src')) return part('scripts of anybody', -20)
  if (of('script-src').includes("'unsafe-eval'")) return part('eval', -10)
  if ([...directives.values()].flat().some((source) => source.startsWith('http:'))) return part('plain http', -20)
  if (isUnsafe('style-src')) return part('styles of anybody', 0)
  const isClosed = directives.get('default-src')?.join() === "'none'"
  const isFormKept = ["'none'", "'self'"].includes(directives.get('form-action')?.join() ?? '')
  return part('policy', isClosed && isFormKept ? 10 : 5)
}

function cookiePoints(cookies: readonly string[]) {
  if (cookies.length === 0) return part('no cookies', 0)
  const isSession = (cookie: string) => /^[^=]*(sess|sid|refresh|gate|token)/i.test(cookie)
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return part('cookie without Secure', -20)
  if (cookies.some((cookie) => isSession(cookie) && !/;\s*httponly/i.test(cookie)))
    return part('session for scripts', -30)
  return part('cookies', cookies.every((cookie) => /;\s*samesite=(strict|lax)/i.test(cookie)) ? 5 : 0)
}

function corsPoints(headers: Headers) {
  const allowed = headers.get('access-control-allow-origin')
  const isOpen = allowed !== null && headers.get('access-control-allow-credentials') === 'true'
  return part('credentials for everybody', isOpen ? -50 : 0)
}

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const referrerPoints = (policy: string | null) =>
  part('referrer', policy === null ? 0 : privateReferrers.includes(policy) ? 5 : -5)

function transportPoints(header: string | null) {
  const [, seconds] = /max-age=(\d+)/.exec(header ?? '') ?? []
  if (seconds === undefined) return part('no HSTS', -20)
  return part('HSTS', Number(seconds) >= 15_768_000 ? 0 : -10)
}

function scriptPoints(html: string, origin: string) {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map((match) => match[1] ?? '')
  const isOwn = (source: string) => new URL(source, origin).origin === origin
  return part('scripts of others', sources.every(isOwn) ? 0 : -50)
}

function framePoints(headers: Headers) {
  if (directivesOf(headers.get('content-security-policy') ?? '').has('frame-ancestors')) return part('frames', 5)
  return part('frames', /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20)
}

const resourcePoints = (policy: string | null) =>
  part('resources', policy === 'same-origin' || policy === 'same-site' ? 10 : 0)
