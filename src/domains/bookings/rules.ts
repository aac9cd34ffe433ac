import type { CancellationPolicy } from '../providers/contract.ts'
import { fee, noShowFee } from '../providers/policy.rules.ts'
import {
  type ActionRefusal,
  type BookingAction,
  type BookingStatus,
  bookingActions,
  type ChangeKind,
  type NoShowAnswer,
  noShowAnswers,
  type Party,
} from './contract.ts'

/** What a rule looks at. */
export type BookingFacts = {
  status: BookingStatus
  startsAt: Date
  endsAt: Date
  /** When it was decided on last: made, moved, or another time proposed, refused or withdrawn. */
  decidedAt: Date
  totalMinor: number
  policy: CancellationPolicy
  hasProposal: boolean
  /** Whether the provider takes bookings now. */
  isOpen: boolean
  /** Whether the customer still has an account. */
  hasCustomer: boolean
  /** The provider is or was suspended while it lay ahead: whatever the policy says. */
  isFreeToCancel: boolean
  /** When the customer was told last that it begins; null: never of another time than planned. */
  expectedAt: Date | null
  noShow: NoShowFacts | null
  /** What was agreed to be paid with the booking. */
  dueNowMinor: number
  /** How many uses of a membership pay for its services. */
  uses: number
  /** A card is kept for the fees of its policy. */
  keepsCard: boolean
  /** Until then its time is kept for whoever pays or gives a card; null: nothing is waited for. */
  payBy: Date | null
  /** It stands once it is paid; else the provider is still to answer. */
  isInstant: boolean
}

export type NoShowFacts = {
  markedAt: Date
  feeMinor: number
  answer: NoShowAnswer | null
  /** The provider has answered the dispute. */
  isReplied: boolean
  isSettled: boolean
}

type Condition = (facts: BookingFacts, now: Date) => ActionRefusal | null

const hourMs = 3_600_000
/** A request that nobody answers ends after this, or at its start. */
export const answerHours = 48
/** Until then the provider may say that nobody came. */
export const completedAfterHours = 12

/** So long after it was marked the customer may dispute a no-show; the fee waits until then. */
export const disputeHours = 48

export function disputableUntil({ markedAt }: Pick<NoShowFacts, 'markedAt'>): Date {
  return new Date(markedAt.getTime() + disputeHours * hourMs)
}

/** So long the time is kept for somebody who pays. */
const payMinutes = 15

export function payableUntil(now: Date, startsAt: Date): Date {
  return new Date(Math.min(now.getTime() + payMinutes * 60_000, startsAt.getTime()))
}

const askedMinutes = 5
const mostPayMinutes = 30

/** Until when its time is kept at least, while the bank of whoever pays asks them. */
export function keptWhileAsked(now: Date, { createdAt, startsAt }: { createdAt: Date; startsAt: Date }): Date {
  const most = createdAt.getTime() + mostPayMinutes * 60_000
  return new Date(Math.min(now.getTime() + askedMinutes * 60_000, most, startsAt.getTime()))
}

/** Whoever is asked last, by a request or by another time for it, has as long to answer. */
export function expiresAt({
  decidedAt,
  startsAt,
  payBy,
}: Pick<BookingFacts, 'decidedAt' | 'startsAt' | 'payBy'>): Date {
  return payBy ?? new Date(Math.min(decidedAt.getTime() + answerHours * hourMs, startsAt.getTime()))
}

type Awaited = Pick<BookingFacts, 'startsAt' | 'expectedAt'>
/** Nobody has begun before the customer is expected. */
const isAwaited = ({ startsAt, expectedAt }: Awaited, now: Date) => startsAt > now || (expectedAt ?? startsAt) > now
/** Whatever the policy says: what was agreed is not kept as it was. */
export const isFree = ({ isFreeToCancel, expectedAt }: Pick<BookingFacts, 'isFreeToCancel' | 'expectedAt'>) =>
  isFreeToCancel || expectedAt !== null

const beforeStart: Condition = (facts, now) => (isAwaited(facts, now) ? null : 'already_started')
/** Whoever was told of a later time need not be there before it. */
const onceExpected: Condition = (facts, now) => (isAwaited(facts, now) ? 'not_started' : null)
const fromStart: Condition = ({ startsAt }, now) => (startsAt <= now ? null : 'not_started')
const beforeExpiry: Condition = (facts, now) => (expiresAt(facts) > now ? null : 'request_expired')
const onceExpired: Condition = (facts, now) => (expiresAt(facts) <= now ? null : 'not_due')
const longOver: Condition = ({ endsAt }, now) =>
  endsAt.getTime() + completedAfterHours * hourMs <= now.getTime() ? null : 'not_due'
const withProposal: Condition = ({ hasProposal }) => (hasProposal ? null : 'no_proposal')
const oncePaid: Condition = ({ payBy }) => (payBy ? 'payment_open' : null)
const whileUnpaid: Condition = ({ payBy }) => (payBy ? null : 'not_due')
const whileInstant: Condition = ({ isInstant }) => (isInstant ? null : 'not_due')
const whileAnswered: Condition = ({ isInstant }) => (isInstant ? 'not_due' : null)
/** Whether a fee of the policy would be due then, of money or of uses, which cost nothing beside. */
const isLate = ({ policy, startsAt, totalMinor, uses }: BookingFacts, at: Date) =>
  fee(policy, { startsAt, totalMinor: uses > 0 ? Math.max(totalMinor, 10_000) : totalMinor }, at) > 0
/** Else whoever is too late to cancel for nothing would move it away first. */
const whileFree: Condition = (facts, now) => (isFree(facts) || !isLate(facts, now) ? null : 'free_change_over')
/** Agreeing to it or to another time is closed with the provider; ending it never is. */
const whileOpen: Condition = ({ isOpen }) => (isOpen ? null : 'not_accepting_bookings')
const withCustomer: Condition = ({ hasCustomer }) => (hasCustomer ? null : 'customer_deleted')
/** One of before there were disputes is settled. */
const whileUnsettled: Condition = ({ noShow }) => (noShow && !noShow.isSettled ? null : 'no_show_settled')
const beforeAnswer: Condition = ({ noShow }) => (noShow?.answer ? 'already_disputed' : null)
const onceAnswered: Condition = ({ noShow }) => (noShow?.answer ? null : 'not_disputed')
const inTimeToAnswer: Condition = ({ noShow }, now) => (noShow && disputableUntil(noShow) > now ? null : 'dispute_over')
const tooLateToAnswer: Condition = ({ noShow }, now) => (noShow && disputableUntil(noShow) <= now ? null : 'not_due')
const beforeReply: Condition = ({ noShow }) => (noShow?.isReplied ? 'already_disputed' : null)
/** Decided, and the appeal against it was right: what was said to the no-show holds. */
const whereSaid =
  (...answers: readonly NoShowAnswer[]): Condition =>
  ({ noShow }) =>
    noShow?.answer && noShow.isSettled && answers.includes(noShow.answer) ? null : 'not_disputed'
/** Whether the provider came is not for the provider to say. */
const whileTheyCame: Condition = ({ noShow }) => (noShow?.answer === 'provider_absent' ? 'office_decides' : null)

type Transition = {
  action: BookingAction
  from: readonly BookingStatus[]
  /** null: as it was. */
  to: BookingStatus | null
  by: readonly Party[]
  /** The first that does not hold is the reason. */
  when: readonly Condition[]
  /** How history and events call it. */
  kind: ChangeKind
}

/** Who may do what, from where to where, and when. What is not here is refused. */
export const transitions: readonly Transition[] = [
  {
    action: 'accept',
    from: ['pending'],
    to: 'confirmed',
    by: ['provider'],
    when: [oncePaid, beforeExpiry, whileOpen, withCustomer],
    kind: 'accepted',
  },
  { action: 'decline', from: ['pending'], to: 'cancelled', by: ['provider'], when: [beforeExpiry], kind: 'declined' },
  {
    action: 'cancel',
    from: ['pending', 'confirmed'],
    to: 'cancelled',
    by: ['customer', 'provider', 'admin'],
    when: [beforeStart],
    kind: 'cancelled',
  },
  // Of somebody who had left before a restored database brought it back.
  {
    action: 'cancel',
    from: ['pending', 'confirmed'],
    to: 'cancelled',
    by: ['system'],
    when: [beforeStart],
    kind: 'cancelled',
  },
  {
    action: 'reschedule',
    from: ['pending'],
    to: null,
    by: ['customer'],
    when: [oncePaid, beforeExpiry, whileOpen],
    kind: 'rescheduled',
  },
  {
    action: 'reschedule',
    from: ['confirmed'],
    to: null,
    by: ['customer'],
    when: [beforeStart, whileOpen, whileFree],
    kind: 'rescheduled',
  },
  { action: 'note', from: ['pending', 'confirmed'], to: null, by: ['customer'], when: [beforeStart], kind: 'noted' },
  {
    action: 'propose',
    from: ['pending', 'confirmed'],
    to: null,
    by: ['provider'],
    when: [beforeStart, oncePaid, whileOpen, withCustomer],
    kind: 'proposed',
  },
  {
    action: 'accept_proposal',
    from: ['pending', 'confirmed'],
    to: 'confirmed',
    by: ['customer'],
    when: [withProposal, beforeStart, whileOpen],
    kind: 'proposal_accepted',
  },
  {
    action: 'refuse_proposal',
    from: ['pending', 'confirmed'],
    to: null,
    by: ['customer'],
    when: [withProposal],
    kind: 'proposal_refused',
  },
  {
    action: 'withdraw_proposal',
    from: ['pending', 'confirmed'],
    to: null,
    by: ['provider'],
    when: [withProposal],
    kind: 'proposal_withdrawn',
  },
  {
    action: 'no_show',
    from: ['confirmed'],
    to: 'no_show',
    by: ['provider', 'admin'],
    when: [onceExpected],
    kind: 'no_show',
  },
  {
    action: 'complete',
    from: ['confirmed'],
    to: 'completed',
    by: ['provider', 'admin'],
    when: [fromStart],
    kind: 'completed',
  },
  { action: 'complete', from: ['confirmed'], to: 'completed', by: ['system'], when: [longOver], kind: 'completed' },
  {
    action: 'expire',
    from: ['pending'],
    to: 'expired',
    by: ['system'],
    when: [oncePaid, onceExpired],
    kind: 'expired',
  },
  // Also after `payBy`, while nobody has ended it: the time is still kept.
  {
    action: 'pay',
    from: ['pending'],
    to: 'confirmed',
    by: ['system'],
    when: [whileUnpaid, beforeStart, whileInstant],
    kind: 'paid',
  },
  {
    action: 'pay_request',
    from: ['pending'],
    to: null,
    by: ['system'],
    when: [whileUnpaid, beforeStart, whileAnswered],
    kind: 'paid_request',
  },
  {
    action: 'end_payment',
    from: ['pending'],
    to: 'expired',
    by: ['system'],
    when: [whileUnpaid, onceExpired],
    kind: 'payment_over',
  },
  {
    action: 'was_there',
    from: ['no_show'],
    to: null,
    by: ['customer'],
    when: [whileUnsettled, beforeAnswer, inTimeToAnswer],
    kind: 'was_there',
  },
  {
    action: 'provider_absent',
    from: ['no_show'],
    to: null,
    by: ['customer'],
    when: [whileUnsettled, beforeAnswer, inTimeToAnswer],
    kind: 'provider_absent',
  },
  {
    action: 'answer_dispute',
    from: ['no_show'],
    to: null,
    by: ['provider'],
    when: [whileUnsettled, onceAnswered, beforeReply],
    kind: 'dispute_answered',
  },
  {
    action: 'withdraw_no_show',
    from: ['no_show'],
    to: 'completed',
    by: ['provider'],
    when: [whileUnsettled, whileTheyCame],
    kind: 'no_show_withdrawn',
  },
  {
    action: 'settle_no_show',
    from: ['no_show'],
    to: null,
    by: ['system'],
    when: [whileUnsettled, beforeAnswer, tooLateToAnswer],
    kind: 'no_show_settled',
  },
  {
    action: 'uphold_no_show',
    from: ['no_show'],
    to: null,
    by: ['admin'],
    when: [whileUnsettled, onceAnswered],
    kind: 'no_show_upheld',
  },
  {
    action: 'confirm_visit',
    from: ['no_show'],
    to: 'completed',
    by: ['admin'],
    when: [whileUnsettled, onceAnswered],
    kind: 'visit_confirmed',
  },
  {
    action: 'confirm_absence',
    from: ['no_show'],
    to: 'cancelled',
    by: ['admin'],
    when: [whileUnsettled, onceAnswered],
    kind: 'absence_confirmed',
  },
  // By an appeal alone.
  {
    action: 'grant_visit',
    from: ['no_show'],
    to: 'completed',
    by: ['admin'],
    when: [whereSaid('was_there')],
    kind: 'visit_confirmed',
  },
  {
    action: 'grant_absence',
    from: ['no_show'],
    to: 'cancelled',
    by: ['admin'],
    when: [whereSaid('provider_absent')],
    kind: 'absence_confirmed',
  },
  {
    action: 'grant_no_show',
    from: ['completed', 'cancelled'],
    to: 'no_show',
    by: ['admin'],
    when: [whereSaid(...noShowAnswers)],
    kind: 'no_show_upheld',
  },
]

/** How history and events call what an action does. */
export function kindOf(action: BookingAction): ChangeKind | undefined {
  return transitions.find((transition) => transition.action === action)?.kind
}

export type ActionCheck = { transition: Transition } | { refused: ActionRefusal }

/** The one rule behind the verb and the button. */
export function checkAction(action: BookingAction, facts: BookingFacts, by: Party, now: Date): ActionCheck {
  const theirs = transitions.filter((transition) => transition.action === action && transition.by.includes(by))
  if (theirs.length === 0) return { refused: 'action_not_yours' }
  const transition = theirs.find(({ from }) => from.includes(facts.status))
  if (!transition) return { refused: `booking_${facts.status}` }
  for (const condition of transition.when) {
    const refused = condition(facts, now)
    if (refused) return { refused }
  }
  return { transition }
}

/** What this party has buttons for, each with the reason it is disabled. */
export function actionsOf(facts: BookingFacts, by: Party, now: Date) {
  return bookingActions.flatMap((action) => {
    const check = checkAction(action, facts, by, now)
    const refused = 'refused' in check ? check.refused : null
    return refused === 'action_not_yours' ? [] : [{ action, refused }]
  })
}

/** What cancelling costs the customer: nothing while nobody has accepted, when the other side does it, was suspended or is late. */
export function cancellationFee(facts: BookingFacts, by: Party, at: Date): number {
  const { status, policy } = facts
  return status === 'confirmed' && by === 'customer' && !isFree(facts) ? fee(policy, facts, at) : 0
}

/** Whether the uses that it took are gone when it is cancelled then: as soon as cancelling would cost a fee. */
export function keepsUses(facts: BookingFacts, by: Party, at: Date): boolean {
  return facts.uses > 0 && facts.status === 'confirmed' && by === 'customer' && !isFree(facts) && isLate(facts, at)
}

/** A delay waives nothing of it: who waits no longer cancels. */
export function bookingNoShowFee({ policy, totalMinor, isFreeToCancel }: BookingFacts): number {
  return isFreeToCancel ? 0 : noShowFee(policy, totalMinor)
}

/** Nothing, when the provider has been suspended meanwhile. */
export function settledNoShowFee({ noShow, isFreeToCancel }: BookingFacts): number {
  return isFreeToCancel ? 0 : (noShow?.feeMinor ?? 0)
}
