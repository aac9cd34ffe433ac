import type { Hono } from 'hono'
import { acceptedLanguage, defaultLanguage, type Language, languageKey, pickLanguage } from '../i18n/languages.ts'
import { type Env, originVouched } from '../lib/api/serve.server.ts'
import { readForm } from '../lib/form.server.ts'
import { ownPath } from '../lib/safe-redirect.ts'

const named = /[?&]lng=([^&]*)/
const chosen = new RegExp(`(?:^|;\\s*)${languageKey}=([^;]*)`)

/** Whether the address itself says in which language it is to be answered. */
export function namesLanguage(target: string): boolean {
  return pickLanguage(named.exec(target)?.[1]) !== null
}

/** `?lng`, then the cookie, then what the browser accepts, then English. */
export function requestLanguage(target: string, cookie: string | undefined, accept: string | undefined): Language {
  return (
    pickLanguage(named.exec(target)?.[1]) ??
    pickLanguage(chosen.exec(cookie ?? '')?.[1]) ??
    acceptedLanguage(accept) ??
    defaultLanguage
  )
}

const yearSeconds = 31_536_000

/** `POST /language` of the footer's menu: keeps the choice and comes back to the page, also without JavaScript. */
export function mountLanguageChoice(site: Hono<Env>, origin: string) {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  site.post('/language', async (c) => {
    originVouched(c.req.raw.headers, [origin])
    const form = await readForm(c.req.raw)
    const language = pickLanguage(form.get('lng'))
    if (language) {
      c.header('set-cookie', `${languageKey}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`)
    }
    return c.redirect(withoutLanguage(ownPath(form.get('back') ?? '/')), 303)
  })
}

/** The old language in the address would win over the new choice. */
function withoutLanguage(path: string): string {
  const url = new URL(path, 'http://own.invalid')
  url.searchParams.delete('lng')
  return `${url.pathname}${url.search}`
}
