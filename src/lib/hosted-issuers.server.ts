import { isMissing } from './production-settings.server.ts'
import type { createReader, Environment } from './settings.server.ts'

/** A sign-in service elsewhere that speaks OpenID Connect. */
export type HostedIssuer = {
  /** As it is called in our addresses: 'acme'. */
  readonly key: string
  /** As people know it: 'Acme'. */
  readonly name: string
  /** What it calls itself, to the letter. */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  /** Of the access tokens that our API takes; null: of none. */
  readonly audience: string | null
  /** It posts its answer to us from a page of its own, instead of writing it behind our address. */
  readonly answersByForm: boolean
}

const parts = ['URL', 'NAME', 'CLIENT_ID', 'CLIENT_SECRET', 'AUDIENCE', 'RESPONSE_MODE'] as const
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** All of them, by `SIGN_IN_ISSUERS`; what is half set keeps the site from opening. */
export function hostedIssuersOf(
  env: Environment,
  { text, problems }: ReturnType<typeof createReader>,
  isProduction: boolean,
): HostedIssuer[] {
  const keys = (text('SIGN_IN_ISSUERS') ?? '').split(/[\s,]+/).filter(Boolean)
  const wrong = keys.find((key) => !/^[a-z][a-z0-9]{0,19}$/.test(key))
  if (wrong) problems.push(`SIGN_IN_ISSUERS must be short names such as acme, with commas between them, not '${wrong}'`)
  if (new Set(keys).size < keys.length) problems.push('SIGN_IN_ISSUERS names one of them twice')
  for (const name of Object.keys(env)) {
    const key = /^SIGN_IN_([A-Z0-9]+)_(URL|NAME|CLIENT_ID|CLIENT_SECRET|AUDIENCE|RESPONSE_MODE)(_FILE)?$/.exec(
      name,
    )?.[1]
    if (key && env[name]?.trim() && !keys.includes(key.toLowerCase()))
      problems.push(`${name} is set, but SIGN_IN_ISSUERS does not name '${key.toLowerCase()}'`)
  }
  const issuers = keys.map((key) => {
    const nameOf = (part: (typeof parts)[number]) => `SIGN_IN_${key.toUpperCase()}_${part}`
    const needed = (part: (typeof parts)[number]) => {
      const value = text(nameOf(part))
      if (value === null) problems.push(`SIGN_IN_ISSUERS names '${key}': ${nameOf(part)} is missing`)
      else if (isProduction && isMissing(value)) problems.push(`${nameOf(part)} holds a placeholder`)
      return value ?? ''
    }
    const url = needed('URL')
    if (url && !isIssuer(url, isProduction))
      problems.push(`${nameOf('URL')} must be what the service calls itself, an https:// address, not '${url}'`)
    const mode = text(nameOf('RESPONSE_MODE')) ?? 'query'
    if (mode !== 'query' && mode !== 'form_post')
      problems.push(`${nameOf('RESPONSE_MODE')} must be query or form_post, not '${mode}'`)
    return {
      answersByForm: mode === 'form_post',
      ...{ key, url, name: text(nameOf('NAME')) ?? `${key.charAt(0).toUpperCase()}${key.slice(1)}` },
      ...{ clientId: needed('CLIENT_ID'), clientSecret: needed('CLIENT_SECRET'), audience: text(nameOf('AUDIENCE')) },
    }
  })
  if (new Set(issuers.map(({ url }) => url)).size < issuers.length)
    problems.push('SIGN_IN_ISSUERS: two of them have the same URL')
  return issuers
}

/** Open only to this machine, and never in production: keys and secrets travel by it. */
function isIssuer(text: string, isProduction: boolean): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(text)
  if (username || password || search || hash) return false
  return protocol === 'https:' || (protocol === 'http:' && !isProduction && loopback.test(hostname))
}
