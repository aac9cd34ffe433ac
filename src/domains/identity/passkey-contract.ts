import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { limits } from '../../lib/limits.ts'
import { visibleLine } from '../../lib/text.ts'
import { Session } from './contract.ts'

const passkeyLimits = limits('identity', {
  /** Each page on which one can log in asks for a challenge; it costs nothing. */
  passkeyOptions: { points: 120, seconds: 60 },
  /** Answers to them, from one network: none can be guessed. */
  passkeyTry: { points: 60, seconds: 900, shared: true },
})

export const maxPasskeyName = 60

/** Bytes, as browsers write them into JSON. */
const base64url = (maxLength: number, minLength = 1) =>
  z.string().check(z.minLength(minLength), z.maxLength(maxLength), z.regex(/^[\w-]*$/, 'Must be in base64url'))

const credentialId = () => base64url(1364)
const clientData = () => base64url(4096)
const type = z.literal('public-key')

/** What we read of `PublicKeyCredential.toJSON()`, as `navigator.credentials.create` has answered it. */
export const MadePasskey = z.strictObject({
  id: credentialId(),
  rawId: credentialId(),
  type,
  response: z.strictObject({
    clientDataJSON: clientData(),
    attestationObject: base64url(16_384),
    transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))),
  }),
})
export type MadePasskey = z.infer<typeof MadePasskey>

/** The same of `navigator.credentials.get`. */
export const ShownPasskey = z.strictObject({
  id: credentialId(),
  rawId: credentialId(),
  type,
  response: z.strictObject({
    clientDataJSON: clientData(),
    authenticatorData: base64url(4096),
    signature: base64url(4096),
    /** Whose it is, as we have called them when it was made. */
    userHandle: z.optional(z.nullable(base64url(88, 0))),
  }),
})
export type ShownPasskey = z.infer<typeof ShownPasskey>

const Descriptor = z.object({ id: z.string(), type, transports: z.array(z.string()) })

export const Passkey = z.object({
  id: z.string(),
  /** As its owner calls it; null: by `browser` and `system`, in which it was made. */
  name: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Their password manager keeps it on all their devices; else it is on one alone. */
  isSynced: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof Passkey>

export const Passkeys = z.object({
  passkeys: z.array(Passkey),
  /** The mailbox is proven: it is the way back when the device is lost. */
  canAdd: z.boolean(),
  /** Mails to it come back, so no code by email gets in. */
  isMailRefused: z.boolean(),
  /** They have none and have not said that they want none. */
  isOffered: z.boolean(),
})
export type Passkeys = z.infer<typeof Passkeys>

export const passkeys = endpoints('passkeys', {
  list: {
    summary: 'Your passkeys',
    method: 'GET',
    path: '/users/passkeys',
    access: 'user',
    input: z.object({}),
    output: Passkeys,
  },
  rename: {
    summary: 'Call one of your passkeys by another name',
    method: 'PUT',
    path: '/users/passkeys/{id}',
    access: 'user',
    input: z.strictObject({ id: z.uuid(), name: visibleLine(maxPasskeyName, 1) }),
    output: Passkeys,
  },
  remove: {
    summary: 'Remove one of your passkeys',
    method: 'DELETE',
    path: '/users/passkeys/{id}',
    access: 'user',
    input: z.strictObject({ id: z.uuid() }),
    output: Passkeys,
  },
  endOffer: {
    summary: 'Offer no passkey again',
    method: 'DELETE',
    path: '/users/passkey-offer',
    access: 'user',
    input: z.strictObject({}),
    output: Passkeys,
  },
  makeOptions: {
    summary: 'What a browser makes a passkey with',
    method: 'POST',
    path: '/auth/passkeys/options',
    access: 'user',
    input: z.strictObject({}),
    output: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ type, alg: z.int() })),
      timeout: z.int(),
      attestation: z.literal('none'),
      authenticatorSelection: z.object({
        residentKey: z.literal('preferred'),
        requireResidentKey: z.literal(false),
        userVerification: z.literal('required'),
      }),
      /** Those that are there: a device does not make a second one. */
      excludeCredentials: z.array(Descriptor),
    }),
  },
  make: {
    summary: 'Keep a passkey that this browser has made',
    method: 'POST',
    path: '/auth/passkeys',
    access: 'user',
    limit: passkeyLimits.passkeyTry,
    input: z.strictObject({ credential: MadePasskey }),
    output: Passkey,
    envelope: { key: 'passkey' },
    status: 201,
  },
  loginOptions: {
    summary: 'What a browser shows a passkey with; of whoever is logged in only their own',
    method: 'POST',
    path: '/auth/passkey/options',
    access: 'public',
    limit: passkeyLimits.passkeyOptions,
    input: z.strictObject({}),
    output: z.object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.int(),
      userVerification: z.literal('required'),
      allowCredentials: z.array(Descriptor),
    }),
  },
  login: {
    summary: 'Log in with a passkey',
    method: 'POST',
    path: '/auth/passkey/login',
    access: 'public',
    limit: passkeyLimits.passkeyTry,
    input: z.strictObject({ credential: ShownPasskey }),
    output: Session,
    envelope: 'spread',
  },
})
