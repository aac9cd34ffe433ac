import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { freePort } from '../../src/lib/postgres.server.ts'
import { type BuiltServer, startBuiltServer } from '../built-server.ts'

type IdProvider = {
  url: string
  /** As our settings name it. */
  settings: Record<string, string>
  /** Stops answering, and answers again. */
  setDown(isDown: boolean): void
  stop(): Promise<void>
}

/** The built server, and a sign-in service that knows it. */
export type ServerWithService = BuiltServer & { service: IdProvider }

/** `env`, `root`: as of `startBuiltServer`. */
export async function startServerWithService(
  env: Record<string, string> = {},
  root?: string,
): Promise<ServerWithService> {
  const port = String(await freePort())
  const service = await startIdProvider(`http://localhost:${port}`)
  const server = await startBuiltServer({ PORT: port, ...service.settings, ...env }, root)
  return { ...server, service, stop: () => server.stop().finally(service.stop) }
}

const secret = 'a secret that only the two of us know'
export const audience = 'https://api.highstreet.test'

/** Where another program of the same people is sent back. */
export const theirApp = 'https://their-app.test/back'

/**
 * A real sign-in service, on another site than ours. Whoever types an address logs in as its owner: 'new' in it is a name the
 * service does not know, 'unproven' an address that it has not seen proven.
 */
async function startIdProvider(origin: string): Promise<IdProvider> {
  let isDown = false
  let answer: ReturnType<Provider['callback']> | null = null
  const server = createServer((request, response) => {
    if (answer && !isDown) return void answer(request, response)
    response.writeHead(503).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { client_secret: secret, grant_types: ['authorization_code'], response_types: ['code' as const] }
  const provider = new Provider(url, {
    clients: [
      { ...client, client_id: 'highstreet', redirect_uris: [`${origin}/auth/with/acme`] },
      { ...client, client_id: 'their-app', redirect_uris: [theirApp] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['a key for the cookies of a test'] },
    features: {
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: () => ({ scope: 'api', audience, accessTokenFormat: 'jwt' as const }),
        useGrantedResource: () => true,
      },
    },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({
        ...{ sub, email: sub, email_verified: !sub.includes('unproven') },
        ...(!sub.includes('new') && { given_name: 'Ada', family_name: 'Novák' }),
      }),
    }),
  })
  answer = provider.callback()
  return {
    url,
    settings: {
      SIGN_IN_ISSUERS: 'acme',
      SIGN_IN_ACME_URL: url,
      SIGN_IN_ACME_NAME: 'Acme',
      SIGN_IN_ACME_CLIENT_ID: 'highstreet',
      SIGN_IN_ACME_CLIENT_SECRET: secret,
      SIGN_IN_ACME_AUDIENCE: audience,
    },
    setDown: (is) => {
      isDown = is
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

export const theirSecret = secret
