import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

export const accountRegistered = eventType('account.registered', z.object({ accountId: z.uuid() }))
/** What stands elsewhere of its name is old. */
export const accountRenamed = eventType('account.renamed', z.object({ accountId: z.uuid() }))
/** A refresh token that had been used came back: its session is over. */
export const sessionReplayed = eventType('session.replayed', z.object({ accountId: z.uuid(), sessionId: z.uuid() }))
/** Some of an account, or all: whoever listens has to show again that theirs goes on. */
export const sessionsEnded = eventType('session.ended', z.object({ accountId: z.uuid() }))
/** `addressId`: of the parting address, because the account no longer has it when the last mail is written. */
export const accountDeleted = eventType(
  'account.deleted',
  z.object({ accountId: z.uuid(), addressId: z.uuid(), providerId: z._default(z.nullable(z.uuid()), null) }),
)
/** `providerId`: of the provider that closes with it. `change` tells one from the next. */
const Shut = z.object({ accountId: z.uuid(), providerId: z.nullable(z.uuid()), change: z.uuid() })
export const accountSuspended = eventType('account.suspended', Shut)
export const accountRestored = eventType('account.restored', Shut)

/** Another administrator waits for their word; `change` tells one from the next. */
export const wordWanted = eventType('admin.word_wanted', z.object({ accountId: z.uuid(), change: z.uuid() }))

/** `request` tells one asking from the next, so that each is mailed once. */
const Asked = z.object({ accountId: z.nullable(z.uuid()), request: z.uuid() })

export const verificationWanted = eventType('account.verification_wanted', Asked)
/** Also told of an address without an account (null): asking takes as long then. */
export const resetWanted = eventType('account.reset_wanted', Asked)
/** `request`: of `sign_in_code`, which knows the address; the queue does not. */
export const codeWanted = eventType('account.code_wanted', z.object({ request: z.uuid() }))
/** `passkeyId` tells one from the next. */
const OfPasskey = z.object({ accountId: z.uuid(), passkeyId: z.uuid() })
export const passkeyAdded = eventType('account.passkey_added', OfPasskey)
export const passkeyRemoved = eventType('account.passkey_removed', OfPasskey)
/** It was shown with a count that had been there before: refused. `day`: of which they are told once. */
export const passkeyCopied = eventType('account.passkey_copied', z.extend(OfPasskey, { day: z.iso.date() }))
/** `hostedId` tells one from the next. */
const OfHosted = z.object({ accountId: z.uuid(), hostedId: z.uuid() })
export const hostedJoined = eventType('account.hosted_joined', OfHosted)
export const hostedRemoved = eventType('account.hosted_removed', OfHosted)
export const emailChangeWanted = eventType('account.email_change_wanted', Asked)
export const passwordChanged = eventType(
  'account.password_changed',
  z.object({ accountId: z.uuid(), change: z.uuid() }),
)
/** `addressId`: of the old one, as above. */
export const emailChanged = eventType(
  'account.email_changed',
  z.object({ accountId: z.uuid(), change: z.uuid(), addressId: z.uuid() }),
)

/** `change` tells one from the next. */
const FactorChanged = z.object({ accountId: z.uuid(), change: z.uuid() })
export const factorTurnedOn = eventType('account.factor_on', FactorChanged)
export const factorTurnedOff = eventType('account.factor_off', FactorChanged)
export const recoveryCodesMade = eventType('account.recovery_codes_made', FactorChanged)
export const recoveryCodeUsed = eventType('account.recovery_code_used', FactorChanged)
/** Somebody of the office takes it away, in a while. */
export const factorEnding = eventType('account.factor_ending', FactorChanged)
/** The first half of a log-in was shown, in a browser that nobody knew, and the second was not. `signInId`: of the history. */
export const leftHalfway = eventType('account.left_halfway', z.object({ accountId: z.uuid(), signInId: z.uuid() }))
/** Logged in on for the first time, while there were others. */
export const deviceMet = eventType('account.device_met', z.object({ accountId: z.uuid(), deviceId: z.uuid() }))
