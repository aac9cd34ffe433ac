import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { limits } from '../../lib/limits.ts'
import { Session } from './contract.ts'
import { identityLimits } from './limits.ts'

export const factorLimits = limits('identity', {
  /** Typing a code in while logging in, from one network; each log-in has five tries of its own. */
  factorTry: { points: 60, seconds: 900, shared: true },
  /** Codes of the app for one account: from each place where it is at home, from everywhere else together, from each session. */
  factorHour: { points: 10, seconds: 3600, shared: true },
  factorDay: { points: 30, seconds: 86_400, shared: true },
  /** New keys and new recovery codes of one account. */
  factorSetUp: { points: 20, seconds: 3600, shared: true },
})

/** Six digits of the app, or a recovery code, as people type them: spaces, dashes and capitals do not count. */
const FactorCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(60, 'Enter a code')),
    z.transform((typed: string) => typed.replaceAll(/[\s-]/g, '').toLowerCase()),
  ),
  z.string().check(z.regex(/^(\d{6}|[a-z2-7]{16})$/, 'Enter the six digits, or a recovery code')),
)
const AppCode = z.string().check(z.regex(/^\d{6}$/, 'Enter the six digits'))

export const RememberedDevice = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  lastUsedAt: z.string(),
  until: z.string(),
})
export type RememberedDevice = z.infer<typeof RememberedDevice>

export const SecondFactor = z.object({
  isOn: z.boolean(),
  since: z.nullable(z.string()),
  /** Recovery codes that were not used yet. */
  codesLeft: z.int(),
  /** Somebody of the office takes it away then; any code of it stops that. */
  endsAt: z.nullable(z.string()),
  /** They are not asked for it. */
  remembered: z.array(RememberedDevice),
})
export type SecondFactor = z.infer<typeof SecondFactor>

const Codes = z.object({ codes: z.array(z.string()) })
const Done = z.object({ done: z.literal(true) })

export const secondFactor = endpoints('secondFactor', {
  complete: {
    summary: 'Log in with the second factor, in the browser that has just given the first',
    method: 'POST',
    path: '/auth/second-factor',
    access: 'public',
    limit: factorLimits.factorTry,
    input: z.strictObject({ code: FactorCode, remember: z._default(z.boolean(), false) }),
    output: Session,
    envelope: 'spread',
  },
  get: {
    summary: 'Your second factor',
    method: 'GET',
    path: '/users/second-factor',
    access: 'user',
    input: z.object({}),
    output: SecondFactor,
  },
  begin: {
    summary: 'A key for an authenticator app; it counts once a code of it has been given',
    method: 'POST',
    path: '/users/second-factor',
    access: 'user',
    input: z.strictObject({ password: z.optional(z.string().check(z.minLength(1), z.maxLength(128))) }),
    /** `qr`: `uri` as the path of an SVG that is `size` units wide. */
    output: z.object({ key: z.string(), uri: z.string(), qr: z.object({ size: z.int(), path: z.string() }) }),
  },
  confirm: {
    summary: 'Turn the second factor on by a first code; answers the recovery codes, once',
    method: 'POST',
    path: '/users/second-factor/confirm',
    access: 'user',
    input: z.strictObject({ code: AppCode }),
    output: Codes,
  },
  renewCodes: {
    summary: 'Ten new recovery codes in the place of those there are',
    method: 'POST',
    path: '/users/second-factor/codes',
    access: 'user',
    input: z.strictObject({}),
    output: Codes,
  },
  turnOff: {
    summary: 'Turn the second factor off by a code of it',
    method: 'DELETE',
    path: '/users/second-factor',
    access: 'user',
    input: z.strictObject({ code: FactorCode }),
    output: Done,
  },
  show: {
    summary: 'Give a code again before what cannot be undone; it counts for five minutes',
    method: 'POST',
    path: '/users/second-factor/show',
    access: 'user',
    limit: identityLimits.recovery,
    input: z.strictObject({ code: FactorCode }),
    output: Done,
  },
  forgetDevice: {
    summary: 'Ask for the second factor again on that device',
    method: 'DELETE',
    path: '/users/remembered-devices/{id}',
    access: 'user',
    input: z.strictObject({ id: z.uuid() }),
    output: Done,
  },
})
