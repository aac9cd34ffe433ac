import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { limits } from '../../lib/limits.ts'
import { emailAddress, line, maxEmail, visibleLine } from '../../lib/text.ts'
import { Session, User } from './contract.ts'
import { identityLimits } from './limits.ts'
import { Passkey } from './passkey-contract.ts'
import { HostedSignIn, KnownDevice, SignIn, Whereabouts } from './sign-ins-contract.ts'

/** Here, because every page brings the others along. */
export const codeLimits = limits('identity', {
  /** Asking for a code, from one network. */
  code: { points: 20, seconds: 3600, shared: true },
  /** Typing one in, from one network; each code has five tries of its own. */
  codeTry: { points: 60, seconds: 900, shared: true },
  /** Codes to one mailbox: no flood of mails, and with five tries each no more than a hundred guesses in any day. */
  codeMail: { points: 5, seconds: 3600, shared: true },
  codeMailDay: { points: 10, seconds: 86_400, shared: true },
})

export const accountLengths = { name: 80, email: maxEmail, password: 128 }

/** Taken as it is typed: no trimming, no composition rule. */
const Password = z
  .string()
  .check(
    z.minLength(8, 'Use at least 8 characters'),
    z.maxLength(accountLengths.password, 'Use at most 128 characters'),
  )

const Name = visibleLine(accountLengths.name, 1)

export const Registration = z.strictObject({
  firstName: Name,
  lastName: Name,
  email: emailAddress(),
  password: Password,
})
export const Credentials = z.strictObject({
  email: line(accountLengths.email, 1),
  password: z.string().check(z.minLength(1), z.maxLength(accountLengths.password)),
})

/** What a link in a mail carries behind its `#`, so that no server log and no other site ever sees it. */
const Token = z.string().check(z.regex(/^[\w-]{43}$/, 'This link is not complete'))
/** One that is there already: it may be older than today's rules. */
const CurrentPassword = z.string().check(z.minLength(1), z.maxLength(accountLengths.password))

export const Profile = z.extend(User, {
  displayName: z.nullable(z.string()),
  /** Asked for and not proven yet. */
  pendingEmail: z.nullable(z.string()),
  /** Without one they log in by codes, and do what asks for it within five minutes of that. */
  hasPassword: z.boolean(),
  createdAt: z.string(),
})
export type Profile = z.infer<typeof Profile>

/** One of the three has to be there. `displayName`: what they go by without the others; null takes it away. */
export const Names = z.strictObject({
  firstName: visibleLine(accountLengths.name),
  lastName: visibleLine(accountLengths.name),
  displayName: z.optional(z.nullable(Name)),
})
export const EmailChange = z.strictObject({ email: emailAddress(), password: z.optional(CurrentPassword) })
export const ResetRequest = z.strictObject({ email: emailAddress() })
export const CodeRequest = z.strictObject({ email: emailAddress() })
/** The names only where the mailbox has no account yet. */
export const CodeLogin = z.strictObject({
  code: z.string().check(z.regex(/^\d{6}$/, 'Enter the six digits')),
  firstName: z.optional(Name),
  lastName: z.optional(Name),
})

/** `language`: of what we write to them. The switches are about what may be left out; confirmations always come. */
export const Preferences = z.strictObject({
  language: z.enum(['en', 'fr', 'es', 'pt']),
  reminders: z.boolean(),
  reviews: z.boolean(),
  news: z.boolean(),
})
export type Preferences = z.infer<typeof Preferences>

/** What is left out stays as it is. @public */
export const PreferenceChanges = z.extend(z.partial(Preferences), { language: Preferences.shape.language })

/** `token` of a reset link, or the `currentPassword` of whoever is signed in; neither where there is none yet. */
export const PasswordChange = z.strictObject({
  newPassword: Password,
  token: z.optional(Token),
  currentPassword: z.optional(CurrentPassword),
})

export const Device = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  place: Whereabouts,
  startedAt: z.string(),
  /** To ten minutes, as often as a token is renewed. */
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
})
export type Device = z.infer<typeof Device>

/** The account's own part; `wholeExport` adds what every other domain knows. */
export const AccountExport = z.object({
  exportedAt: z.string(),
  account: Profile,
  preferences: Preferences,
  devices: z.array(Device),
  knownDevices: z.array(KnownDevice),
  signIns: z.array(SignIn),
  secondFactor: z.object({ since: z.nullable(z.string()) }),
  passkeys: z.array(Passkey),
  hostedSignIns: z.array(HostedSignIn),
})

const Done = z.object({ done: z.literal(true) })

export const accounts = endpoints('accounts', {
  register: {
    summary: 'Create an account and log in',
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    limit: identityLimits.register,
    freeOfWork: { seconds: 3600, fromAddress: 3, forMailbox: 2 },
    input: Registration,
    output: Session,
    envelope: 'spread',
    status: 201,
  },
  login: {
    summary: 'Log in',
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    limit: identityLimits.login,
    freeOfWork: { seconds: 900, fromAddress: 6, forMailbox: 3 },
    input: Credentials,
    output: Session,
    envelope: 'spread',
  },
  requestCode: {
    summary: 'Send a code to log in with; the answer does not tell whether there is an account',
    method: 'POST',
    path: '/auth/code',
    access: 'public',
    limit: codeLimits.code,
    freeOfWork: { seconds: 3600, fromAddress: 6, forMailbox: 3 },
    input: CodeRequest,
    /** Seconds the code is good for. */
    output: z.object({ expiresIn: z.int() }),
  },
  loginByCode: {
    summary: 'Log in with the code that this browser has asked for; makes the account of a mailbox that has none',
    method: 'POST',
    path: '/auth/code/login',
    access: 'public',
    limit: codeLimits.codeTry,
    freeOfWork: { seconds: 900, fromAddress: 10 },
    input: CodeLogin,
    output: Session,
    envelope: 'spread',
  },
  verifyEmail: {
    summary: 'Verify an email address by the token sent to it',
    method: 'POST',
    path: '/auth/verify-email',
    access: 'public',
    limit: identityLimits.recovery,
    input: z.strictObject({ token: Token }),
    /** `isChanged`: it is the new address of an account that had another one. */
    output: z.object({ email: z.string(), isChanged: z.boolean() }),
  },
  resendVerification: {
    summary: 'Resend the verification email',
    method: 'POST',
    path: '/auth/verify-email/resend',
    access: 'user',
    input: z.strictObject({}),
    output: Done,
  },
  requestReset: {
    summary: 'Send a password reset link; the answer does not tell whether there is an account',
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    limit: identityLimits.recovery,
    freeOfWork: { seconds: 3600, fromAddress: 6, forMailbox: 2 },
    input: ResetRequest,
    output: Done,
  },
  changePassword: {
    summary: 'Change the password by the current one or by the token of a reset link; ends all other sessions',
    method: 'POST',
    path: '/auth/change-password',
    access: 'public',
    limit: identityLimits.recovery,
    input: PasswordChange,
    output: Session,
    envelope: 'spread',
  },
  profile: {
    summary: 'Your profile',
    method: 'GET',
    path: '/users/profile',
    access: 'user',
    input: z.object({}),
    output: Profile,
    envelope: { key: 'user' },
  },
  updateProfile: {
    summary: 'Change your names: first, last, and the one you go by without them',
    method: 'PUT',
    path: '/users/profile',
    access: 'user',
    input: Names,
    output: Profile,
    envelope: { key: 'user' },
  },
  setAvatar: {
    summary: 'Show an uploaded image as your photo, or none',
    method: 'PUT',
    path: '/users/avatar',
    access: 'user',
    input: z.strictObject({ uploadId: z.nullable(z.uuid()) }),
    output: Profile,
    envelope: { key: 'user' },
  },
  changeEmail: {
    summary: 'Change the email address; it takes effect once it is verified',
    method: 'POST',
    path: '/users/email',
    access: 'user',
    input: EmailChange,
    output: Profile,
    envelope: { key: 'user' },
  },
  preferences: {
    summary: 'Your email preferences and language',
    method: 'GET',
    path: '/users/preferences',
    access: 'user',
    input: z.object({}),
    output: Preferences,
  },
  setPreferences: {
    summary: 'Change your email preferences and language',
    method: 'PUT',
    path: '/users/preferences',
    access: 'user',
    input: PreferenceChanges,
    output: Preferences,
  },
  devices: {
    summary: 'Devices the account is logged in on',
    method: 'GET',
    path: '/users/sessions',
    access: 'user',
    input: z.object({}),
    output: z.array(Device),
  },
  endDevice: {
    summary: 'End one of your sessions',
    method: 'DELETE',
    path: '/users/sessions/{id}',
    access: 'user',
    input: z.strictObject({ id: z.uuid() }),
    output: Done,
  },
  endOtherDevices: {
    summary: 'End all your sessions but this one',
    method: 'DELETE',
    path: '/users/sessions',
    access: 'user',
    input: z.strictObject({}),
    output: z.object({ ended: z.int() }),
  },
  exportData: {
    summary: 'Export everything stored about your account',
    method: 'GET',
    path: '/users/export',
    access: 'user',
    input: z.object({}),
    output: AccountExport,
  },
  deleteAccount: {
    summary: 'Delete your account; bookings and reviews stay, without the name',
    method: 'DELETE',
    path: '/users/account',
    access: 'user',
    input: z.strictObject({ password: z.optional(CurrentPassword) }),
    output: Done,
    errors: { upcoming_bookings: z.object({ own: z.int(), asProvider: z.int() }) },
  },
})
