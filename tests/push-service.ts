import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { subscribePush } from '../src/domains/identity/push.server.ts'
import { startSession } from '../src/domains/identity/sessions.server.ts'
import type { Actor } from '../src/lib/context.ts'
import { createPusher, type PushTarget } from '../src/lib/push.server.ts'
import type { TestApp } from './factories.ts'

/** Of this file alone, for 'localhost'. */
export const pushCertificate = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUHJoSnTb26EMJJXFgl8Ec5hiy5c8wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNTA0MTUyOFoYDzIxMjYxMTAx
MDQxNTI4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASQw6dkbxBxGClT12sdMJIB7CU0Vw+J3S1Z4FN2JuqLgV2AB09jkmQr
AV17kW8z2jirC0AH5WRHKhMQxiTLJYqLo28wbTAdBgNVHQ4EFgQUpq33uvqum3z1
v5YXqCMbBAqahCMwHwYDVR0jBBgwFoAUpq33uvqum3z1v5YXqCMbBAqahCMwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgOz95iQ+8kWZfWK2Co/7k/TGHn904iDxfQjqcJ3ZsmCQCIQC/
waWBXRFfk8vFkRwW61QfgxrEq3JzjZe+vSg/uGT21Q==
-----END CERTIFICATE-----`
const privateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgGTeWtCeoLrvj2vQp
4Omz9j4Jj9/xyQ8v9G0jQJLOkAChRANCAASQw6dkbxBxGClT12sdMJIB7CU0Vw+J
3S1Z4FN2JuqLgV2AB09jkmQrAV17kW8z2jirC0AH5WRHKhMQxiTLJYqL
-----END PRIVATE KEY-----`

type Received = { path: string; headers: Record<string, unknown>; body: Buffer }

/** What a browser's maker runs: answers what the first word of a path says, 0 nothing at all. */
export async function startPushService() {
  const received: Received[] = []
  const server = createServer({ key: privateKey, cert: pushCertificate }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
      const status = Number(/^\/(\d+)/.exec(path)?.[1])
      if (status === 0) return
      response.writeHead(status, status === 302 ? { location: `https://localhost:${port}/201/elsewhere` } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { received, port, origin: `https://localhost:${port}`, close }
}

type Told = { title: string; path: string; tag: string }

/** As a browser makes its keys, and opens with them what only it can. */
export function makeDevice(endpoint: string): { target: PushTarget; open: (body: Buffer) => Told } {
  const keys = createECDH('prime256v1')
  const ownKey = keys.generateKeys()
  const auth = randomBytes(16)
  const derive = (salt: Buffer, from: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', from, salt, info, bytes))
  const open = (body: Buffer) => {
    const salt = body.subarray(0, 16)
    const length = body[20] ?? 0
    const theirKey = body.subarray(21, 21 + length)
    const sealed = body.subarray(21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, theirKey])
    const shared = derive(auth, keys.computeSecret(theirKey), info, 32)
    const key = derive(salt, shared, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(salt, shared, 'Content-Encoding: nonce\0', 12)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString()
    return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')))
  }
  return { target: { endpoint, p256dh: ownKey.toString('base64url'), auth: auth.toString('base64url') }, open }
}

/** For a service of this machine, which no other pusher would call. */
export function localPusher({ running }: TestApp, timeoutMs = 5000) {
  const { authSecret, contactEmail } = running.app
  return createPusher({ authSecret, contactEmail, isAllowed: () => true, ca: pushCertificate, timeoutMs })
}

type PushService = Awaited<ReturnType<typeof startPushService>>

/** A browser of that person, whose service answers so; `told`: what it shows and where that leads. */
export async function deviceOf(app: TestApp, service: PushService, actor: Actor, status = 201) {
  const { token } = await startSession(app.ctx(), actor.accountId)
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const path = `/${status}/${randomUUID()}`
  const { target, open } = makeDevice(`${service.origin}${path}`)
  await subscribePush(app.ctx({ ...actor, sessionId: sid }), target)
  const taken = () => service.received.filter((one) => one.path === path)
  const messages = () => taken().map(({ body }) => open(body))
  const told = () => messages().map(({ title, path }) => ({ title, path }))
  const tags = () => messages().map(({ tag }) => tag)
  return { target, taken, messages, told, tags }
}
