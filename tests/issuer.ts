import { createHash, randomBytes, type webcrypto } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import type { HostedIssuer } from '../src/lib/hosted-issuers.server.ts'

type Key = webcrypto.CryptoKey | Uint8Array

/** What an answer of the service has different from a right one. A claim that is undefined is left out. */
export type Twist = {
  claims?: Record<string, unknown>
  header?: Record<string, unknown>
  key?: Key
  /** The signed token, changed. */
  edit?: (token: string) => string
  /** Of the whole answer of the token endpoint. */
  answer?: (answer: Record<string, unknown>) => unknown
  status?: number
  userinfo?: Record<string, unknown>
}

type Granted = {
  nonce: string
  challenge: string
  redirectUri: string
  isAskedAnew: boolean
  twist: Twist
  isUsed: boolean
}

/** A sign-in service that does what it should, but for one thing at a time: what a real one would never send. */
export class Issuer {
  readonly url: string
  readonly clientId = 'highstreet'
  readonly clientSecret = 'a secret of the client'
  readonly publicKey: webcrypto.CryptoKey
  readonly privateKey: webcrypto.CryptoKey
  readonly kid = randomBytes(8).toString('hex')
  /** How often its keys were asked for. */
  keysAsked = 0
  isDown = false
  saysIssuer = false
  readonly #server: Server
  readonly #granted = new Map<string, Granted>()
  readonly #userinfo = new Map<string, Record<string, unknown>>()

  private constructor(server: Server, pair: webcrypto.CryptoKeyPair) {
    this.#server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    this.publicKey = pair.publicKey
    this.privateKey = pair.privateKey
  }

  static async start(): Promise<Issuer> {
    const server = createServer()
    const [pair] = await Promise.all([
      generateKeyPair('RS256', { extractable: true }),
      new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    ])
    const issuer = new Issuer(server, pair)
    server.on('request', async (request, response) => {
      const { status, body } = await issuer.#answer(request)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    return issuer
  }

  stop = () => new Promise((resolve) => this.#server.close(resolve))

  settings(key: string, audience: string | null): HostedIssuer {
    const { url, clientId, clientSecret } = this
    return { key, name: 'Acme', url, clientId, clientSecret, audience, answersByForm: false }
  }

  publicJwk = async (): Promise<JWK> => ({
    ...(await exportJWK(this.publicKey)),
    kid: this.kid,
    alg: 'RS256',
    use: 'sig',
  })

  /** What a browser brings back that was sent to `address`, and whose owner has agreed. */
  agree(address: string, person: Record<string, unknown>, twist: Twist = {}) {
    const asked = new URL(address).searchParams
    const code = randomBytes(16).toString('base64url')
    this.#granted.set(code, {
      nonce: asked.get('nonce') ?? '',
      challenge: asked.get('code_challenge') ?? '',
      redirectUri: asked.get('redirect_uri') ?? '',
      isAskedAnew: asked.get('max_age') === '0',
      twist: { ...twist, claims: { ...person, ...twist.claims } },
      isUsed: false,
    })
    return { code, state: asked.get('state') ?? '', ...(this.saysIssuer && { iss: this.url }) }
  }

  /** A token, as this service signs them unless told otherwise. */
  async sign({ claims = {}, header = {}, key = this.privateKey, edit }: Twist): Promise<string> {
    const protectedHeader = { alg: 'RS256', kid: this.kid, ...header }
    const written = JSON.parse(JSON.stringify(claims))
    if (protectedHeader.alg.toLowerCase() === 'none') {
      const [head, body] = [protectedHeader, written].map((part) =>
        Buffer.from(JSON.stringify(part)).toString('base64url'),
      )
      return `${head}.${body}.`
    }
    const token = await new SignJWT(written).setProtectedHeader(protectedHeader).sign(key)
    return edit ? edit(token) : token
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const { url } = this
    if (this.isDown) return { status: 503, body: {} }
    if (request.url === '/.well-known/openid-configuration')
      return {
        status: 200,
        body: {
          issuer: url,
          authorization_endpoint: `${url}/authorize`,
          token_endpoint: `${url}/token`,
          userinfo_endpoint: `${url}/userinfo`,
          jwks_uri: `${url}/keys`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['RS256'],
          ...(this.saysIssuer && { authorization_response_iss_parameter_supported: true }),
        },
      }
    if (request.url === '/keys') {
      this.keysAsked++
      return { status: 200, body: { keys: [await this.publicJwk()] } }
    }
    if (request.url === '/userinfo') {
      const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
      const found = this.#userinfo.get(token)
      return found ? { status: 200, body: found } : { status: 401, body: { error: 'invalid_token' } }
    }
    return request.url === '/token' ? this.#exchange(await read(request), request) : { status: 404, body: {} }
  }

  async #exchange(form: URLSearchParams, request: IncomingMessage) {
    const granted = this.#granted.get(form.get('code') ?? '')
    const basic = Buffer.from(`${this.clientId}:${this.clientSecret.replaceAll(' ', '+')}`).toString('base64')
    const isOurs = request.headers.authorization === `Basic ${basic}`
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      granted && !granted.isUsed && granted.challenge === challenge && granted.redirectUri === form.get('redirect_uri')
    if (!isOurs || !isRight) return { status: 400, body: { error: isOurs ? 'invalid_grant' : 'invalid_client' } }
    granted.isUsed = true
    const { twist, nonce, isAskedAnew } = granted
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: this.url,
      aud: this.clientId,
      iat: now,
      exp: now + 300,
      nonce,
      ...(isAskedAnew && { auth_time: now }),
      ...twist.claims,
    }
    const access = randomBytes(16).toString('base64url')
    if (twist.userinfo) this.#userinfo.set(access, twist.userinfo)
    const answer = {
      ...{ access_token: access, token_type: 'Bearer', expires_in: 300 },
      id_token: await this.sign({ ...twist, claims }),
    }
    return { status: twist.status ?? 200, body: twist.answer ? twist.answer(answer) : answer }
  }
}

async function read(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}
