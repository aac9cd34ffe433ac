import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Running } from '../app.server.ts'
import '../domains/texts.server.ts'
import { AppError, errorBody, isAppError } from '../lib/api/errors.ts'
import { type Env, originVouched } from '../lib/api/serve.server.ts'
import { clientAddress } from '../lib/client-address.server.ts'
import { readForm } from '../lib/form.server.ts'
import { limits } from '../lib/limits.ts'
import { contentSecurityPolicy, policyHeader } from '../lib/page-cache.server.ts'
import { ownPath } from '../lib/safe-redirect.ts'
import { GateScreen, gateFieldId } from '../web/layout/gate.tsx'
import { requestLanguage } from './language.server.ts'

/** The cookie goes with the browser's session; a browser that is never closed asks again after a week. */
const maxAgeMs = 7 * 86_400_000

const gateLimits = limits('gate', { tries: { points: 10, seconds: 3600, shared: true } })

/** Says what the cookie of somebody who knew the password looks like. It names nobody, and another password makes all of them void. */
export function createPass(password: string, secret: Uint8Array) {
  const key = Buffer.from(hkdfSync('sha256', secret, password.normalize('NFC'), 'gate', 32))
  const digest = (text: string) => createHmac('sha256', key).update(text).digest()
  const signed = (issuedAt: string) => `${issuedAt}.${digest(issuedAt).toString('base64url')}`
  return {
    issue: (now: number) => signed(String(now)),
    isValid: (value: string, now: number) => {
      const [issuedAt = ''] = value.split('.', 1)
      const age = now - Number(issuedAt)
      return /^\d{13}$/.test(issuedAt) && age > -60_000 && age < maxAgeMs && areSame(value, signed(issuedAt))
    },
    isPassword: (entry: string) => areSame(entry.trim().normalize('NFC'), password.normalize('NFC')),
  }
}

/** In the same time wherever they differ, and however long they are. */
function areSame(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(a), hash(b))
}

export type Gate = {
  isOpenFor(cookies: string | undefined): boolean
  mount(site: Hono<Env>, styles: readonly string[]): void
}

/** Null when no password is set: then there is no gate. */
export function createGate(running: Running): Gate | null {
  const { gatePassword, origin, trustedProxies } = running.config
  if (!gatePassword) return null
  const isSecure = origin.startsWith('https:')
  const cookieName = isSecure ? '__Host-gate' : 'gate'
  const cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`)
  const pass = createPass(gatePassword, running.app.authSecret)
  // By the database's clock: what one node has let in the next one lets in.
  const now = () => Date.now() + Math.round(running.watch.state.clockOffset)
  const isOpenFor = (cookies: string | undefined) => pass.isValid(cookie.exec(cookies ?? '')?.[1] ?? '', now())

  /** Counted before it is compared, so that tries side by side do not slip through. */
  const problemWith = async (c: Context<Env>, entry: string): Promise<Problem | null> => {
    const address = clientAddress(c.req.raw.headers, c.env.incoming.socket.remoteAddress, trustedProxies)
    try {
      await running.app.limits.take(gateLimits.tries, address)
    } catch (error) {
      if (!isAppError(error) || !error.retryAfterSeconds) throw error
      return { minutes: Math.ceil(error.retryAfterSeconds / 60) }
    }
    if (!pass.isPassword(entry)) return 'wrong'
    // A whole office behind one address may come in.
    await running.app.limits.forget(gateLimits.tries, address)
    return null
  }

  const mount = (site: Hono<Env>, styles: readonly string[]) => {
    site.post('/gate', async (c) => {
      originVouched(c.req.raw.headers, [origin])
      const form = await readForm(c.req.raw)
      const back = ownPath(form.get('back'))
      const problem = await problemWith(c, form.get('password') ?? '')
      if (problem) return screen(c, { back, styles, problem })
      const value = `${cookieName}=${pass.issue(now())}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
      c.header('set-cookie', value)
      c.header('cache-control', notKept)
      return c.redirect(back, 303)
    })
    site.use('*', async (c, next) => {
      const isOpen = isOpenFor(c.req.header('cookie'))
      if (isOpen && c.req.path === '/gate') return c.redirect('/', 303)
      if (isOpen || probes.test(c.req.path)) {
        await next()
        c.res.headers.set('cache-control', notKept)
        return
      }
      if (/^\/api(\/|$)/.test(c.req.path)) return c.json(errorBody(closed), closed.status, { 'cache-control': notKept })
      const isPage = c.req.method === 'GET' && c.req.path !== '/gate'
      return screen(c, { back: isPage ? ownPath(c.env.incoming.url) : '/', styles, problem: null })
    })
  }
  return { isOpenFor, mount }
}

type Problem = 'wrong' | { minutes: number }

export const notKept = 'private, no-store'
export const probes = /^(\/api)?\/health(\/[a-z]+)?$/
const closed = new AppError(
  'unauthenticated',
  'gate_closed',
  'This site is protected by a password. Enter it at /gate first.',
)

/** 401, so that neither a search engine nor a cache takes it for the page; the scheme is one that no browser asks for by itself. */
function screen(c: Context<Env>, props: { back: string; styles: readonly string[]; problem: Problem | null }) {
  const cookies = c.req.header('cookie')
  const language = requestLanguage(c.env.incoming.url ?? '/', cookies, c.req.header('accept-language'))
  const page = renderToStaticMarkup(createElement(GateScreen, { ...props, language }))
  const forget = `(${forgetError})(${JSON.stringify(gateFieldId)})`
  const html = `<!doctype html>${page.replace('</body>', `<script>${forget}</script></body>`)}`
  c.header(policyHeader, contentSecurityPolicy({ scripts: [forget] }))
  c.header('cache-control', notKept)
  c.header('x-robots-tag', 'noindex')
  if (props.problem === null || props.problem === 'wrong') {
    c.header('www-authenticate', 'Password realm="Highstreet"')
    return c.html(html, 401)
  }
  c.header('retry-after', String(props.problem.minutes * 60))
  return c.html(html, 429)
}

/** Runs in the page, and so may use nothing from outside itself. */
function forgetError(fieldId: string) {
  const field = document.getElementById(fieldId)
  field?.addEventListener('input', () => {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
    document.getElementById(`${fieldId}-error`)?.remove()
  })
}
