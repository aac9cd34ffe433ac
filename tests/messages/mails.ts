import type { EndedKind, MessageKind } from '../../src/domains/identity/messages-contract.ts'
import type { NotificationType } from '../../src/domains/notifications/contract.ts'
import { i18nFor } from '../../src/i18n/i18n.ts'

/** Why a mail cannot be ended by one press; docs/decisions/088 says it in words. */
type Always = 'statement' | 'own booking' | 'own money' | 'own act' | 'security' | 'to us'
type Ended = EndedKind

export type MailTemplate = {
  texts: string
  subject: string
  /** What it says below its subject, which others of the same subject do not. */
  says: readonly string[]
  ends: Ended | null
  why: Always | null
  /** It names no time of a visit. */
  isTimeless: boolean
}

const endings: readonly string[] = ['reminders', 'waitlist', 'rebooking', 'reviews', 'decisions', 'points']
const isEnded = (reason: Always | Ended): reason is Ended => endings.includes(reason)

type Texts = Pick<MailTemplate, 'texts' | 'subject' | 'says'>
type About = { reason: Always | Ended; isTimeless?: boolean }
const mail = (texts: Texts, { reason, isTimeless = false }: About): MailTemplate => ({
  ...texts,
  ends: isEnded(reason) ? reason : null,
  why: isEnded(reason) ? null : reason,
  isTimeless,
})
const under = (texts: string, group: string): Texts => ({
  ...{ texts, subject: `${group}.subject` },
  says: [`${group}.title`, `${group}.text`],
})
const saying = (texts: string, subject: string, ...says: string[]): Texts => ({ texts, subject, says })

const ofBookings = [
  ...['customer.requested', 'customer.confirmed', 'customer.accepted', 'customer.declined', 'customer.proposed'],
  ...['customer.rescheduled', 'customer.cancelled', 'customer.cancelledForYou', 'customer.expired'],
  ...['customer.noShow', 'customer.disputeAnswered', 'customer.noShowWithdrawn', 'customer.noShowStands'],
  ...['customer.noShowUpheld', 'customer.visitConfirmed', 'customer.absenceConfirmed', 'customer.providerSuspended'],
  'customer.feeWaived',
  ...['provider.requested', 'provider.confirmed', 'provider.rescheduled', 'provider.refused', 'provider.cancelled'],
  ...['provider.disputed', 'provider.noShowStands', 'provider.noShowUpheld', 'provider.visitConfirmed'],
  'provider.absenceConfirmed',
]
const ofAccounts = [
  ...['verify_email', 'change_email', 'email_in_use', 'reset_password', 'password_changed', 'email_changed'],
  ...['session_replayed', 'account_deleted', 'passkey_added', 'passkey_removed', 'passkey_copied'],
  ...['hosted_joined', 'hosted_removed'],
  ...['second_factor_on', 'second_factor_off', 'recovery_code_used', 'recovery_codes_made', 'second_factor_ending'],
  'second_word',
  ...['halfway_password', 'halfway_otherwise'],
]
const ofOffers = ['held', 'told', 'passed', 'lapsed', 'gone', 'withdrawn', 'booked', 'moved']
const each = (names: readonly string[], make: (name: string) => MailTemplate) =>
  Object.fromEntries(names.map((name) => [name, make(name)]))

/** Every mail there is, by hand: by what it is known, and whether one press in it ends its kind. */
export const mails: Readonly<Record<string, MailTemplate>> = {
  ...each(ofBookings, (name) => mail(under('bookings', `mails.${name}`), { reason: 'own booking' })),
  later: mail(under('delays', 'mails.later'), { reason: 'own booking' }),
  onTime: mail(under('delays', 'mails.onTime'), { reason: 'own booking' }),
  reminder: mail(saying('reminders', 'mails.subject', 'mails.title'), { reason: 'reminders' }),
  due: mail(under('reminders', 'mails.due'), { reason: 'rebooking', isTimeless: true }),
  asked: mail(under('reminders', 'mails.asked'), { reason: 'rebooking', isTimeless: true }),
  ...each(ofOffers, (name) => mail(under('waitlist', `mails.${name}`), { reason: 'waitlist' })),
  'over removed': mail(saying('waitlist', 'mails.over.subject', 'mails.over.removed'), {
    ...{ reason: 'waitlist', isTimeless: true },
  }),
  'over away': mail(saying('waitlist', 'mails.over.subject', 'mails.over.away'), {
    ...{ reason: 'waitlist', isTimeless: true },
  }),
  invite: mail(under('reviews', 'mails.invite'), { reason: 'reviews', isTimeless: true }),
  ...Object.fromEntries(
    (['review_removed', 'review_folded', 'photo_removed', 'warned', 'suspended'] as const).map((kind) => [
      `decided ${kind}`,
      mail(saying('decisions', `mails.kinds.${kind}.subject`, `effects.${kind}`), {
        ...{ reason: kind === 'suspended' ? 'security' : 'statement', isTimeless: true },
      }),
    ]),
  ),
  ...Object.fromEntries(
    ['no_show_upheld', 'visit_confirmed', 'absence_confirmed'].map((kind) => [
      `decided ${kind}`,
      mail(saying('decisions', `mails.kinds.${kind}.subject`, `effects.${kind}`), { reason: 'own booking' }),
    ]),
  ),
  'decided warned_visit': mail(saying('decisions', 'mails.kinds.warned_visit.subject', 'effects.warned_visit'), {
    reason: 'statement',
  }),
  ...Object.fromEntries(
    ['upheld', 'overturned'].map((outcome) => [
      `appeal ${outcome}`,
      mail(saying('decisions', 'mails.appeal.subject', `mails.appeal.${outcome}`), {
        ...{ reason: 'own act', isTimeless: true },
      }),
    ]),
  ),
  restored: mail(under('reviews', 'mails.restored'), { reason: 'decisions', isTimeless: true }),
  ...each(['kept', 'taken', 'takenPhoto', 'folded', 'warned', 'suspended', 'deleted'], (name) =>
    mail(saying('reviews', 'mails.outcome.subject', `mails.outcome.${name}`), {
      reason: 'decisions',
      isTimeless: true,
    }),
  ),
  'fee charged': mail(saying('payments', 'feeMail.chargedSubject', 'feeMail.chargedText'), { reason: 'own money' }),
  'fee refused': mail(saying('payments', 'feeMail.refusedSubject', 'feeMail.refusedText'), { reason: 'own money' }),
  'fee asks': mail(saying('payments', 'feeMail.refusedSubject', 'feeMail.asksText'), { reason: 'own money' }),
  ...each(['feeRises', 'feeStays'], (name) =>
    mail(under('payments', `mails.${name}`), { reason: 'own money', isTimeless: true }),
  ),
  'money back': mail(saying('payments', 'refundMail.subject', 'refundMail.title'), {
    ...{ reason: 'own money', isTimeless: true },
  }),
  'late visit': mail(saying('payments', 'mail.subject', 'mail.title', 'mail.text'), {
    ...{ reason: 'own money', isTimeless: true },
  }),
  ...each(['gift', 'tip', 'fee', 'plan'], (name) =>
    mail(saying('payments', `${name}.mailSubject`, `${name}.mailTitle`, `${name}.mailText`), {
      ...{ reason: 'own money', isTimeless: true },
    }),
  ),
  'gift card': mail(saying('giftCards', 'mail.subject', 'mail.title'), { reason: 'own act', isTimeless: true }),
  'gift back': mail(saying('giftCards', 'refundMail.subject', 'refundMail.title'), {
    ...{ reason: 'own money', isTimeless: true },
  }),
  membership: mail(saying('subscriptions', 'mail.subject', 'mail.title'), { reason: 'own act', isTimeless: true }),
  ...Object.fromEntries(
    [
      'renewed',
      'refused',
      'unpaid',
      'cancelled',
      'reminder',
      'changed',
      'changedNow',
      'trial',
      'trialEnds',
      'paused',
      'resumes',
      'notice',
      'noticeWithdrawn',
    ].map((name) => [
      `membership ${name}`,
      mail(under('subscriptions', `mails.${name}`), { reason: 'own money', isTimeless: true }),
    ]),
  ),
  'voucher ending': mail(under('loyalty', 'mails.voucher'), { reason: 'points', isTimeless: true }),
  'points expiring': mail(under('loyalty', 'mails.expiring'), { reason: 'points', isTimeless: true }),
  'contact message': mail(saying('contact', 'mail.subject', 'mail.from'), { reason: 'to us', isTimeless: true }),
  receipt: mail(saying('contact', 'mail.receiptSubject', 'mail.receiptText'), { reason: 'own act', isTimeless: true }),
  'new device': mail(saying('identity', 'deviceMail.subject', 'deviceMail.text'), {
    ...{ reason: 'security', isTimeless: true },
  }),
  sign_in_code: mail(saying('identity', 'codeMail.subject', 'codeMail.text'), { reason: 'security', isTimeless: true }),
  ...each(ofAccounts, (name) => mail(under('identity', `mails.${name}`), { reason: 'security', isTimeless: true })),
}

/** What the bell shows, by which switch. */
export const inApp: Readonly<Record<NotificationType, MessageKind>> = {
  ...{ booking_confirmed: 'bookings', booking_requested: 'bookings', booking_rescheduled: 'bookings' },
  ...{ booking_cancelled: 'bookings', booking_noted: 'bookings', request_expired: 'bookings' },
  ...{ proposal_accepted: 'bookings', proposal_refused: 'bookings', no_show_disputed: 'bookings' },
  ...{ no_show_stands: 'decisions', no_show_upheld: 'decisions' },
  ...{ visit_confirmed: 'decisions', absence_confirmed: 'decisions' },
  ...{ review_received: 'reviews', review_reported: 'decisions', review_removed: 'decisions' },
  ...{ photo_removed: 'decisions', report_decided: 'decisions' },
  ...{ business_verified: 'decisions', verification_withdrawn: 'decisions', verification_expired: 'decisions' },
  ...{ document_accepted: 'decisions', document_refused: 'decisions', document_expiring: 'decisions' },
  ...{ payment_received: 'bookings', tip_received: 'bookings', waitlist_joined: 'bookings' },
  ...{ payout_paid: 'bookings', payout_failed: 'bookings', gift_card_sold: 'bookings' },
  ...{ membership_sold: 'bookings', trial_begun: 'bookings', membership_cancelled: 'bookings' },
  fee_waived: 'decisions',
}

/** What the devices of customers show, by which switch. */
export const pushed: Readonly<Record<string, MessageKind>> = {
  ...{ accepted: 'bookings', declined: 'bookings', cancelled: 'bookings', expired: 'bookings' },
  ...{ proposed: 'bookings', withdrawn: 'bookings', delayed: 'bookings', onTime: 'bookings' },
  ...{ reminder: 'reminders', offered: 'waitlist', told: 'waitlist', booked: 'waitlist' },
}

/** What is said, whatever stands where its values are. */
function patternOf(text: string): string {
  const escaped = text.replaceAll(/\s+/g, ' ').replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
  return escaped.replaceAll(/\{\{\w+\}\}/g, '.+?')
}

type Patterns = { name: string; subject: RegExp; says: RegExp[] }
const patternsOf = new Map<string, Patterns[]>()

function readPatterns(language: string): Patterns[] {
  const { getResource } = i18nFor(language)
  const textOf = (texts: string, key: string): unknown => getResource(language, texts, key)
  return Object.entries(mails).map(([name, { texts, subject, says }]) => ({
    name,
    subject: new RegExp(`^${patternOf(String(textOf(texts, subject)))}$`),
    says: says
      .map((key) => textOf(texts, key))
      .filter((text) => typeof text === 'string')
      .map((text) => new RegExp(patternOf(text))),
  }))
}

/** Which of them it is, by what it says in that language; more than one where they say the same. */
export function nameOf(subject: string, body: string, language: string): string {
  const patterns = patternsOf.get(language) ?? readPatterns(language)
  patternsOf.set(language, patterns)
  const found = patterns.filter((mail) => mail.subject.test(subject) && mail.says.every((part) => part.test(body)))
  return found.map(({ name }) => name).join(' or ') || `unknown: ${subject}`
}
