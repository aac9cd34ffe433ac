import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { emailAddress, line } from '../../lib/text.ts'

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
})
export type User = z.infer<typeof User>

/** `expiresIn`: seconds the access token lives. */
export const Session = z.object({ user: User, token: z.string(), expiresIn: z.int() })
export type Session = z.infer<typeof Session>

/** Taken as it is typed: no trimming, no composition rule. */
export const Password = z
  .string()
  .check(z.minLength(8, 'Use at least 8 characters'), z.maxLength(128, 'Use at most 128 characters'))

export const Registration = z.strictObject({
  firstName: line(80, 1),
  lastName: line(80, 1),
  email: emailAddress(),
  password: Password,
})
export const Credentials = z.strictObject({
  email: line(254, 1),
  password: z.string().check(z.minLength(1), z.maxLength(128)),
})

export const identity = endpoints('identity', {
  register: {
    summary: 'Make an account and sign in',
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    limit: 'register',
    input: Registration,
    output: Session,
    envelope: 'spread',
    status: 201,
  },
  login: {
    summary: 'Sign in',
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    limit: 'login',
    input: Credentials,
    output: Session,
    envelope: 'spread',
  },
  refresh: {
    summary: 'A new access token for the refresh cookie',
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    limit: 'refresh',
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
    summary: 'The signed-in person',
    method: 'GET',
    path: '/users/me',
    aliases: ['/auth/me'],
    access: 'user',
    input: z.object({}),
    output: User,
    envelope: { key: 'user' },
  },
})
