import type { Context, Hono } from 'hono'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createContext } from '../app.server.ts'
import { readUnsubscribe, setWanted } from '../domains/identity/messages.server.ts'
import type { Env } from '../lib/api/serve.server.ts'
import { clientAddress } from '../lib/client-address.server.ts'
import { callLimits } from '../lib/limits.ts'
import { contentSecurityPolicy, policyHeader } from '../lib/page-cache.server.ts'
import { UnsubscribeScreen, type UnsubscribeState } from '../web/layout/unsubscribe-screen.tsx'
import type { Serving } from './api.server.ts'
import { notKept } from './gate.server.ts'
import { requestLanguage } from './language.server.ts'

/**
 * What a mail program sends by itself when somebody presses its 'unsubscribe' (RFC 8058), and what a person opens who follows the
 * link: to look at it changes nothing, programs that check links for danger do so as well.
 */
export function mountUnsubscribe(site: Hono<Env>, running: Serving, styles: readonly string[]) {
  const answer = (c: Context<Env>, state: UnsubscribeState) => {
    const language = requestLanguage(c.req.url, c.req.header('cookie'), c.req.header('accept-language'))
    const screen = createElement(UnsubscribeScreen, { language, state, styles, action: c.req.path })
    const headers = { 'cache-control': notKept, [policyHeader]: contentSecurityPolicy({ scripts: [] }) }
    return c.html(`<!doctype html>${renderToStaticMarkup(screen)}`, state === 'unknown' ? 404 : 200, headers)
  }
  const read = async (c: Context<Env>) => {
    const peer = c.env?.incoming?.socket.remoteAddress
    const address = clientAddress(c.req.raw.headers, peer, running.config.trustedProxies)
    await running.app.limits.take(callLimits.read, `unsubscribe ${address}`)
    const ctx = createContext(running, c.get('requestId'))
    return { ctx, meant: readUnsubscribe(ctx, c.req.param('token') ?? '') }
  }
  site.get('/unsubscribe/:token', async (c) => {
    const { meant } = await read(c)
    return answer(c, meant ? { asks: meant.kind } : 'unknown')
  })
  site.post('/unsubscribe/:token', async (c) => {
    const { ctx, meant } = await read(c)
    if (!meant) return answer(c, 'unknown')
    await setWanted(ctx, meant.accountId, { kind: meant.kind, channel: 'mail' }, false)
    return answer(c, 'done')
  })
}
