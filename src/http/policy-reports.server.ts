import type { Context, Hono } from 'hono'
import type { Running } from '../app.server.ts'
import type { Env } from '../lib/api/serve.server.ts'
import { clientAddress } from '../lib/client-address.server.ts'
import { limits } from '../lib/limits.ts'
import { policyReportPath } from '../lib/page-cache.server.ts'

const maxBytes = 8 * 1024

const reportLimits = limits('policy-reports', { perAddress: { points: 30, seconds: 60 } })

/** Logs what a browser says a page tried against its policy: which rule, whose source, which page, and nothing of its query. */
export function mountPolicyReports(site: Hono<Env>, { app, config, log }: Running) {
  site.post(policyReportPath, async (c) => {
    const address = clientAddress(c.req.raw.headers, c.env.incoming.socket.remoteAddress, config.trustedProxies)
    await app.limits.take(reportLimits.perAddress, address)
    const report = await readReport(c)
    if (report) log.warn(report, 'a page tried what its policy forbids')
    return c.body(null, 204)
  })
}

async function readReport(c: Context<Env>) {
  if (!(Number(c.req.header('content-length')) <= maxBytes)) return null
  const body: unknown = await c.req.json().catch(() => null)
  const report = body instanceof Object && 'csp-report' in body ? body['csp-report'] : null
  if (!(report instanceof Object)) return null
  const fields = new Map(Object.entries(report))
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value.slice(0, 300) : ''
  }
  return {
    rule: text('effective-directive').replaceAll(/[^a-z-]/g, ''),
    source: originOrWord(text('blocked-uri')),
    page: URL.canParse(text('document-uri')) ? new URL(text('document-uri')).pathname : '',
  }
}

/** 'inline', 'eval' and the like, or where something came from. */
function originOrWord(blocked: string): string {
  return URL.canParse(blocked) ? new URL(blocked).origin : blocked.replaceAll(/[^a-z-]/g, '')
}
