import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { MadePasskey, ShownPasskey } from '../src/domains/identity/passkey-contract.ts'

type Cbor = number | string | Buffer | readonly (readonly [number | string, Cbor])[]

/** As much of RFC 8949 as an authenticator writes; a list is a map of pairs. */
export function cbor(value: Cbor): Buffer {
  const head = (major: number, length: number) => {
    if (length < 24) return Buffer.from([(major << 5) | length])
    if (length < 256) return Buffer.from([(major << 5) | 24, length])
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
  }
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.length), ...value.flatMap(([key, of]) => [cbor(key), cbor(of)])])
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (data: Buffer) => data.toString('base64url')

/** What may be said or signed otherwise than an honest device would. */
export type Twist = {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  credentialType?: string
  clientData?: object
  /** What is sent in its place, but not signed. */
  sentClientData?: Buffer
  flags?: number
  count?: number
  key?: KeyObject
  credentialId?: Buffer
  rawId?: string
  userHandle?: string | undefined
  signature?: (signature: Buffer) => Buffer
  authData?: (data: Buffer) => Buffer
  format?: string
  statement?: Cbor
  publicKey?: Cbor
  attestation?: (data: Buffer) => Buffer
}

type MakeOptions = { challenge: string; rp: { id: string }; user: { id: string } }
type ShowOptions = { challenge: string; rpId: string }

/** Present, verified by its owner, synced; a new key is named in what it says. */
const flagsOf = { present: 0x01, verified: 0x04, mayBeSynced: 0x08, isSynced: 0x10, hasKey: 0x40 }

/** A device with one key, in software. */
export class Authenticator {
  readonly credentialId = randomBytes(32)
  readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  userHandle: string | undefined
  /** 0: it does not count. */
  count: number
  isSynced: boolean
  readonly origin: string

  constructor(origin: string, { count = 0, isSynced = true } = {}) {
    this.origin = origin
    this.count = count
    this.isSynced = isSynced
  }

  publicKey(): Cbor {
    const { x = '', y = '' } = this.pair.publicKey.export({ format: 'jwk' })
    return [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]
  }

  #clientData(type: string, challenge: string, twist: Twist): Buffer {
    const data = {
      type: twist.type ?? type,
      challenge: twist.challenge ?? challenge,
      origin: twist.origin ?? this.origin,
      crossOrigin: false,
      ...twist.clientData,
    }
    return Buffer.from(JSON.stringify(data))
  }

  #authData(rpId: string, twist: Twist, key: Buffer | null): Buffer {
    const synced = this.isSynced ? flagsOf.mayBeSynced | flagsOf.isSynced : 0
    const flags = flagsOf.present | flagsOf.verified | synced | (key ? flagsOf.hasKey : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(twist.count ?? this.count)
    const data = Buffer.concat([
      sha256(twist.rpId ?? rpId),
      Buffer.from([twist.flags ?? flags]),
      count,
      ...(key ? [key] : []),
    ])
    return twist.authData?.(data) ?? data
  }

  make({ challenge, rp, user }: MakeOptions, twist: Twist = {}): MadePasskey {
    this.userHandle = user.id
    const id = twist.credentialId ?? this.credentialId
    const length = Buffer.from([id.length >> 8, id.length & 255])
    const key = Buffer.concat([Buffer.alloc(16), length, id, cbor(twist.publicKey ?? this.publicKey())])
    const clientData = this.#clientData('webauthn.create', challenge, twist)
    const authData = this.#authData(rp.id, twist, key)
    const whole = cbor([
      ['fmt', twist.format ?? 'none'],
      ['attStmt', twist.statement ?? []],
      ['authData', authData],
    ])
    return {
      id: text(id),
      rawId: twist.rawId ?? text(id),
      type: (twist.credentialType ?? 'public-key') as 'public-key',
      response: {
        clientDataJSON: text(twist.sentClientData ?? clientData),
        attestationObject: text(twist.attestation?.(whole) ?? whole),
        transports: ['internal', 'hybrid'],
      },
    }
  }

  show({ challenge, rpId }: ShowOptions, twist: Twist = {}): ShownPasskey {
    if (this.count > 0) this.count++
    const clientData = this.#clientData('webauthn.get', challenge, twist)
    const authData = this.#authData(rpId, twist, null)
    const signed = sign('sha256', Buffer.concat([authData, sha256(clientData)]), twist.key ?? this.pair.privateKey)
    const id = twist.credentialId ?? this.credentialId
    return {
      id: text(id),
      rawId: twist.rawId ?? text(id),
      type: (twist.credentialType ?? 'public-key') as 'public-key',
      response: {
        clientDataJSON: text(twist.sentClientData ?? clientData),
        authenticatorData: text(authData),
        signature: text(twist.signature?.(signed) ?? signed),
        userHandle: 'userHandle' in twist ? twist.userHandle : this.userHandle,
      },
    }
  }
}
