import { createECDH, hkdfSync } from 'node:crypto'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { AppError } from './api/errors.ts'
import { guardedLookup, isOutside } from './outside-address.server.ts'

/** As a browser gives it: where its service takes what is for it, and the keys that only it can open that with. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }
/** All that is told: a title, and a path of this site; `tag` says which message it is, so that none hides another. */
type PushPayload = { title: string; path: string; tag: string }

export type Pusher = {
  /** By it browsers know whose messages they take. */
  publicKey: string
  /** Throws `push_gone` where nobody listens any more, `push_deferred` when a later try may help; neither names anybody. */
  send(target: PushTarget, payload: PushPayload): Promise<void>
}

type PusherOptions = {
  authSecret: Uint8Array
  contactEmail: string
  /** For tests, whose service is on this machine. */
  isAllowed?: (address: string) => boolean
  ca?: string
  timeoutMs?: number
}

/** Later it would be old. */
const keptSeconds = 3600
const answerMs = 10_000

export function createPusher({
  authSecret,
  contactEmail,
  isAllowed = isOutside,
  ca,
  timeoutMs = answerMs,
}: PusherOptions): Pusher {
  const keys = keysOf(authSecret)
  const connection = { lookup: guardedLookup(isAllowed), agent: false, ...(ca && { ca }) } as const
  return {
    publicKey: keys.publicKey,
    send: async ({ endpoint, p256dh, auth }, payload) => {
      const host = new URL(endpoint).hostname.replace(/^\[|\]$/g, '')
      if (isIP(host) && !isAllowed(host)) throw gone('an inside address')
      const { default: webPush } = await import('web-push')
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(payload),
        {
          vapidDetails: { subject: `mailto:${contactEmail}`, ...keys },
          TTL: keptSeconds,
          urgency: 'high',
          contentEncoding: 'aes128gcm',
        },
      )
      const status = await post(endpoint, { ...connection, headers, signal: AbortSignal.timeout(timeoutMs) }, body)
      if (status >= 200 && status < 300) return
      if (status === 404 || status === 410) throw gone(String(status))
      // Whatever else may be our own mistake. A redirect is not followed: a stranger named the address, and would name the next.
      throw deferred(String(status))
    },
  }
}

const gone = (answer: string) =>
  new AppError('not_found', 'push_gone', 'Nobody takes this message any more', { data: { answer } })
const deferred = (answer: string) =>
  new AppError('unavailable', 'push_deferred', `A push service did not take a message (${answer})`, {
    data: { answer },
  })

/** Answers the status; what else is said nobody reads. */
function post(endpoint: string, options: object, body: Buffer | null): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, { method: 'POST', ...options }, (answer) => {
      answer.destroy()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', (error: Error) =>
      reject(error.message === 'an inside address' ? gone(error.message) : deferred('no answer')),
    )
    sent.end(body)
  })
}

/** Made of the key of the site, which all nodes share: no other has to be kept. A number beyond the curve's order is as likely as never. */
function keysOf(authSecret: Uint8Array) {
  const pair = createECDH('prime256v1')
  for (let round = 0; ; round++) {
    const privateKey = Buffer.from(hkdfSync('sha256', authSecret, '', `push ${round}`, 32))
    try {
      pair.setPrivateKey(privateKey)
      return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
    } catch {}
  }
}
