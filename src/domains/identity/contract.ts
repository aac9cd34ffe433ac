import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { identityLimits } from './limits.ts'

export const User = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  /** Whether somebody has shown that the mailbox is theirs. */
  emailVerified: z.boolean(),
  avatarUrl: z.nullable(z.string()),
  hasProviderProfile: z.boolean(),
  providerSlug: z.nullable(z.string()),
  isAdmin: z.boolean(),
  /** An administrator who can do nothing as one before a second factor is set up. */
  needsFactor: z.boolean(),
})
export type User = z.infer<typeof User>

/** `expiresIn`: seconds the access token lives. */
export const Session = z.object({ user: User, token: z.string(), expiresIn: z.int() })
export type Session = z.infer<typeof Session>

/** What the frame of every page calls. Signing in, and the rest of an account, stands in `account-contract.ts`. */
export const identity = endpoints('identity', {
  refresh: {
    summary: 'A new access token for the refresh cookie',
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    limit: identityLimits.refresh,
    input: z.strictObject({}),
    output: Session,
    envelope: 'spread',
  },
  logout: {
    summary: 'End this session',
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({ signedOut: z.literal(true) }),
  },
  me: {
    summary: 'The logged-in user',
    method: 'GET',
    path: '/users/me',
    aliases: ['/auth/me'],
    access: 'user',
    input: z.object({}),
    output: User,
    envelope: { key: 'user' },
  },
})
