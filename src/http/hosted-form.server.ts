import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { hosted } from '../domains/identity/hosted-contract.ts'
import { AppError } from '../lib/api/errors.ts'
import { type Env, readAtMost } from '../lib/api/serve.server.ts'
import { clientAddress } from '../lib/client-address.server.ts'
import { callLimits } from '../lib/limits.ts'
import type { Serving } from './api.server.ts'
import { notKept } from './gate.server.ts'

const maxBytes = 8 * 1024
const said = hosted.finish.input.shape
const names = ['state', 'code', 'iss', 'error'] as const

/**
 * What a sign-in service has its page post to us (`response_mode=form_post`). It comes from another site, without our cookies, and
 * from whoever likes: so it opens nothing. It is handed to the page that takes the other answers, behind a `#`, which no log and no
 * other site sees.
 */
export function mountHostedForm(site: Hono<Env>, running: Serving) {
  const keys = new Set(running.app.hostedIssuers.filter((issuer) => issuer.answersByForm).map(({ key }) => key))
  site.post('/auth/with/:issuer', async (c, next) => {
    const key = c.req.param('issuer')
    if (!keys.has(key)) return next()
    const peer = c.env?.incoming?.socket.remoteAddress
    const address = clientAddress(c.req.raw.headers, peer, running.config.trustedProxies)
    await running.app.limits.take(callLimits.read, `hosted form ${address}`)
    const posted = await readForm(c)
    return c.body(null, 303, { location: `/auth/with/${key}#${posted}`, 'cache-control': notKept })
  })
}

/** Only what the page reads, each once and no longer than the call takes it. */
async function readForm(c: Context<Env>): Promise<URLSearchParams> {
  if (c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== 'application/x-www-form-urlencoded')
    throw new AppError('unsupported_type', 'unsupported_type', 'Send the answer as a form.')
  const form = new URLSearchParams(new TextDecoder().decode(await readAtMost(c.req.raw, maxBytes)))
  const kept = new URLSearchParams()
  for (const name of names) {
    const [value, ...more] = form.getAll(name)
    if (value === undefined) continue
    // The page then says what it says of any answer that is none.
    if (more.length > 0 || !z.safeParse(said[name], value).success) return new URLSearchParams()
    kept.set(name, value)
  }
  return kept
}
