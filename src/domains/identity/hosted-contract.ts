import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { limits } from '../../lib/limits.ts'
import { visibleLine } from '../../lib/text.ts'
import { accountLengths } from './account-contract.ts'
import { Session } from './contract.ts'
import { HostedSignIn } from './sign-ins-contract.ts'

const hostedLimits = limits('identity', {
  /** Going to a sign-in service and coming back, from one network: what is shown cannot be guessed. */
  hostedTry: { points: 60, seconds: 900, shared: true },
})

const issuer = z.string().check(z.regex(/^[a-z][a-z0-9]{0,19}$/, 'Must be the short name of a sign-in service'))
/** What was begun: with the cookie it says who has come back, and in which tab. */
const state = z.string().check(z.minLength(1), z.maxLength(200))
const said = (maxLength: number) => z.optional(z.string().check(z.minLength(1), z.maxLength(maxLength)))

/** `key`: in the addresses of the calls; `name`: as people know it. */
const HostedIssuer = z.object({ key: z.string(), name: z.string() })
export type HostedIssuer = z.infer<typeof HostedIssuer>

export const HostedSignIns = z.object({
  signIns: z.array(HostedSignIn),
  /** Those that can be joined, while their mailbox is proven. */
  offered: z.array(HostedIssuer),
})
export type HostedSignIns = z.infer<typeof HostedSignIns>

export const hosted = endpoints('hosted', {
  issuers: {
    summary: 'Sign-in services elsewhere by which one may log in',
    method: 'GET',
    path: '/auth/hosted',
    access: 'public',
    input: z.object({}),
    output: z.object({ issuers: z.array(HostedIssuer) }),
  },
  start: {
    summary: 'Go to a sign-in service: where to send the browser',
    method: 'POST',
    path: '/auth/hosted/{issuer}/start',
    access: 'public',
    limit: hostedLimits.hostedTry,
    input: z.strictObject({ issuer }),
    output: z.object({ url: z.string() }),
  },
  finish: {
    summary: 'Log in by what a sign-in service has sent back; makes the account of a mailbox that has none',
    method: 'POST',
    path: '/auth/hosted/{issuer}/finish',
    access: 'public',
    limit: hostedLimits.hostedTry,
    /** As the service has written it behind our address. */
    input: z.strictObject({
      issuer,
      state,
      code: said(2000),
      iss: said(500),
      error: said(200),
    }),
    output: Session,
    envelope: 'spread',
  },
  complete: {
    summary: 'Make the account of whoever has just come back from a sign-in service that does not know their name',
    method: 'POST',
    path: '/auth/hosted/complete',
    access: 'public',
    limit: hostedLimits.hostedTry,
    input: z.strictObject({
      state,
      firstName: visibleLine(accountLengths.name, 1),
      lastName: visibleLine(accountLengths.name, 1),
    }),
    output: Session,
    envelope: 'spread',
  },
  join: {
    summary: 'Join the sign-in service that this browser has just come back from to your account',
    method: 'POST',
    path: '/auth/hosted/join',
    access: 'user',
    limit: hostedLimits.hostedTry,
    input: z.strictObject({ state }),
    output: HostedSignIns,
  },
  list: {
    summary: 'Sign-in services that are joined to your account',
    method: 'GET',
    path: '/users/hosted-sign-ins',
    access: 'user',
    input: z.object({}),
    output: HostedSignIns,
  },
  remove: {
    summary: 'Remove a sign-in service from your account',
    method: 'DELETE',
    path: '/users/hosted-sign-ins/{id}',
    access: 'user',
    input: z.strictObject({ id: z.uuid() }),
    output: HostedSignIns,
  },
})
