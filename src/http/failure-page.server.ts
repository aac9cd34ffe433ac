import type { Context } from 'hono'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Env, errorResponse } from '../lib/api/serve.server.ts'
import { contentSecurityPolicy, policyHeader } from '../lib/page-cache.server.ts'
import { FailureScreen } from '../web/layout/failure-screen.tsx'
import { notKept } from './gate.server.ts'
import { requestLanguage } from './language.server.ts'

/** A browser that opens an address, not a script that asks for data. */
export const wantsPage = ({ req }: Context<Env>) =>
  req.method === 'GET' && !/^\/api(\/|$)/.test(req.path) && (req.header('accept') ?? '').includes('text/html')

/** What is answered to anybody else as JSON, for people to read. */
export function failurePage(
  c: Context<Env>,
  { status, body, headers }: ReturnType<typeof errorResponse>,
  styles: readonly string[],
): Response {
  const cookies = c.req.header('cookie')
  const language = requestLanguage(c.env.incoming.url ?? '/', cookies, c.req.header('accept-language'))
  const screen = createElement(FailureScreen, { language, status, code: body.code, styles })
  return c.html(`<!doctype html>${renderToStaticMarkup(screen)}`, status as 400, {
    ...headers,
    'cache-control': notKept,
    [policyHeader]: contentSecurityPolicy({ scripts: [] }),
  })
}
