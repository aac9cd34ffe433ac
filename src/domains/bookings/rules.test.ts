import { describe, expect, test } from 'vitest'
import { changes, isTalk, mailOf, moneyOf } from './changes.rules.ts'
import {
  type BookingAction,
  type BookingStatus,
  bookingActions,
  bookingStatuses,
  type Party,
  parties,
} from './contract.ts'
import {
  actionsOf,
  type BookingFacts,
  bookingNoShowFee,
  cancellationFee,
  checkAction,
  expiresAt,
  kindOf,
  payableUntil,
  settledNoShowFee,
  transitions,
} from './rules.ts'

const hourMs = 3_600_000
const startsAt = new Date('2027-05-04T10:00:00Z')
const endsAt = new Date('2027-05-04T11:00:00Z')
const early = (hours: number, ms = 0) => new Date(startsAt.getTime() - hours * hourMs + ms)

/** Nothing stands in the way of anything but the clock. */
const facts: BookingFacts = {
  status: 'confirmed',
  startsAt,
  endsAt,
  decidedAt: early(100),
  totalMinor: 4000,
  policy: [
    { hoursBefore: 24, feePercent: 50 },
    { hoursBefore: 2, feePercent: 75 },
  ],
  hasProposal: true,
  isOpen: true,
  hasCustomer: true,
  isFreeToCancel: false,
  expectedAt: null,
  noShow: null,
  dueNowMinor: 0,
  uses: 0,
  keepsCard: false,
  payBy: null,
  isInstant: true,
}

const pending: BookingFacts = { ...facts, status: 'pending' }
/** Its time is kept until 90 hours before the start. */
const unpaid: BookingFacts = { ...pending, dueNowMinor: 800, payBy: early(90) }

/** Marked at its start, and how long ago that is. */
const unanswered = { markedAt: startsAt, feeMinor: 3000, answer: null, isReplied: false, isSettled: false }
const disputed = { ...unanswered, answer: 'was_there' as const }
const noShow: BookingFacts = { ...facts, status: 'no_show', noShow: unanswered }
const contested: BookingFacts = { ...noShow, noShow: disputed }
const settled: BookingFacts = { ...noShow, noShow: { ...unanswered, isSettled: true } }
const later = (hours: number, ms = 0) => early(-hours, ms)
const disputing: readonly BookingAction[] = ['answer_dispute', 'uphold_no_show', 'confirm_visit', 'confirm_absence']

/** What an appeal may turn around: decided, and so said by the customer. */
const decided = { ...disputed, isSettled: true }
const absent = { ...decided, answer: 'provider_absent' as const }
const granting: Partial<Record<BookingAction, BookingFacts['noShow']>> = {
  grant_visit: decided,
  grant_absence: absent,
  grant_no_show: decided,
}

/** What only somebody who pays waits for. */
const paying = { pay: true, pay_request: false, end_payment: true } as const

const open: BookingStatus[] = ['pending', 'confirmed']
/** From where, by whom, to where ('as it was': null), and at a moment when it may be done. */
const allowed: Record<
  BookingAction,
  Partial<Record<Party, [from: BookingStatus[], to: BookingStatus | null, at: Date]>>
> = {
  accept: { provider: [['pending'], 'confirmed', early(90)] },
  decline: { provider: [['pending'], 'cancelled', early(90)] },
  cancel: {
    customer: [open, 'cancelled', early(1)],
    provider: [open, 'cancelled', early(1)],
    admin: [open, 'cancelled', early(1)],
    system: [open, 'cancelled', early(1)],
  },
  reschedule: { customer: [open, null, early(90)] },
  note: { customer: [open, null, early(1)] },
  propose: { provider: [open, null, early(1)] },
  accept_proposal: { customer: [open, 'confirmed', early(1)] },
  refuse_proposal: { customer: [open, null, early(-1)] },
  withdraw_proposal: { provider: [open, null, early(-1)] },
  no_show: { provider: [['confirmed'], 'no_show', early(0)], admin: [['confirmed'], 'no_show', early(0)] },
  complete: {
    provider: [['confirmed'], 'completed', early(0)],
    admin: [['confirmed'], 'completed', early(0)],
    system: [['confirmed'], 'completed', early(-13)],
  },
  expire: { system: [['pending'], 'expired', early(0)] },
  was_there: { customer: [['no_show'], null, later(47)] },
  provider_absent: { customer: [['no_show'], null, later(47)] },
  answer_dispute: { provider: [['no_show'], null, later(47)] },
  withdraw_no_show: { provider: [['no_show'], 'completed', later(47)] },
  settle_no_show: { system: [['no_show'], null, later(49)] },
  uphold_no_show: { admin: [['no_show'], null, later(49)] },
  confirm_visit: { admin: [['no_show'], 'completed', later(49)] },
  confirm_absence: { admin: [['no_show'], 'cancelled', later(49)] },
  grant_visit: { admin: [['no_show'], 'completed', later(49)] },
  grant_absence: { admin: [['no_show'], 'cancelled', later(49)] },
  grant_no_show: { admin: [['completed', 'cancelled'], 'no_show', later(49)] },
  pay: { system: [['pending'], 'confirmed', early(91)] },
  pay_request: { system: [['pending'], null, early(91)] },
  end_payment: { system: [['pending'], 'expired', early(90)] },
}

const outcomeOf = (action: BookingAction, of: BookingFacts, by: Party, now: Date) => {
  const check = checkAction(action, of, by, now)
  return 'refused' in check ? check.refused : { to: check.transition.to }
}

describe('an action', () => {
  test.each(bookingActions)('%s is for those, from there and to there alone', (action) => {
    for (const by of parties)
      for (const status of bookingStatuses) {
        const [from, to, at] = allowed[action][by] ?? [null, null, startsAt]
        const expected = from === null ? 'action_not_yours' : from.includes(status) ? { to } : `booking_${status}`
        const waiting = action in paying ? { payBy: early(90), isInstant: paying[action as keyof typeof paying] } : {}
        const noShow = granting[action] ?? (disputing.includes(action) ? disputed : unanswered)
        expect(outcomeOf(action, { ...facts, status, noShow, ...waiting }, by, at), `${by}, ${status}`).toEqual(
          expected,
        )
      }
  })

  test.each<[BookingAction, Party, BookingFacts, Date, string | null]>([
    // Before its start, to the millisecond.
    ['cancel', 'customer', facts, early(0, -1), null],
    ['cancel', 'customer', facts, early(0), 'already_started'],
    ['cancel', 'provider', pending, early(0), 'already_started'],
    ['cancel', 'system', facts, early(0), 'already_started'],
    ['note', 'customer', facts, early(0), 'already_started'],
    ['propose', 'provider', facts, early(0), 'already_started'],
    ['accept_proposal', 'customer', facts, early(0), 'already_started'],
    ['reschedule', 'customer', { ...facts, policy: [] }, early(0), 'already_started'],
    // From its start on.
    ['no_show', 'provider', facts, early(0, -1), 'not_started'],
    ['complete', 'admin', facts, early(0, -1), 'not_started'],
    // By itself half a day after its end.
    ['complete', 'system', facts, new Date(endsAt.getTime() + 12 * hourMs - 1), 'not_due'],
    ['complete', 'system', facts, new Date(endsAt.getTime() + 12 * hourMs), null],
    // A request waits two days, or until its start.
    ['accept', 'provider', pending, early(52, -1), null],
    ['accept', 'provider', pending, early(52), 'request_expired'],
    ['decline', 'provider', pending, early(52), 'request_expired'],
    ['reschedule', 'customer', pending, early(52), 'request_expired'],
    ['expire', 'system', pending, early(52, -1), 'not_due'],
    ['expire', 'system', pending, early(52), null],
    ['expire', 'system', { ...pending, decidedAt: early(3) }, early(0, -1), 'not_due'],
    ['expire', 'system', { ...pending, decidedAt: early(3) }, early(0), null],
    // While it waits for its payment nobody agrees to it or moves it; giving it up always works.
    ['accept', 'provider', unpaid, early(91), 'payment_open'],
    ['reschedule', 'customer', unpaid, early(91), 'payment_open'],
    ['propose', 'provider', unpaid, early(91), 'payment_open'],
    ['cancel', 'customer', unpaid, early(91), null],
    ['decline', 'provider', unpaid, early(91), null],
    ['expire', 'system', unpaid, early(90), 'payment_open'],
    ['end_payment', 'system', unpaid, early(90, -1), 'not_due'],
    ['end_payment', 'system', unpaid, early(90), null],
    ['end_payment', 'system', pending, early(0), 'not_due'],
    ['pay', 'system', unpaid, early(90), null],
    ['pay', 'system', unpaid, early(0, -1), null],
    ['pay', 'system', unpaid, early(0), 'already_started'],
    ['pay', 'system', pending, early(91), 'not_due'],
    ['pay', 'system', { ...unpaid, isInstant: false }, early(91), 'not_due'],
    ['pay_request', 'system', unpaid, early(91), 'not_due'],
    // 48 hours to answer a no-show, to the millisecond; then the clock.
    ['was_there', 'customer', noShow, later(48, -1), null],
    ['was_there', 'customer', noShow, later(48), 'dispute_over'],
    ['provider_absent', 'customer', noShow, later(48), 'dispute_over'],
    ['settle_no_show', 'system', noShow, later(48, -1), 'not_due'],
    ['settle_no_show', 'system', noShow, later(48), null],
    ['settle_no_show', 'system', contested, later(48), 'already_disputed'],
    // Once, before it is settled, and not by the provider where it is about them.
    ['was_there', 'customer', contested, later(1), 'already_disputed'],
    ['provider_absent', 'customer', settled, later(1), 'no_show_settled'],
    ['provider_absent', 'customer', { ...noShow, noShow: null }, later(1), 'no_show_settled'],
    ['withdraw_no_show', 'provider', contested, later(90), null],
    ['withdraw_no_show', 'provider', settled, later(1), 'no_show_settled'],
    [
      'withdraw_no_show',
      'provider',
      { ...noShow, noShow: { ...disputed, answer: 'provider_absent' } },
      later(1),
      'office_decides',
    ],
    ['answer_dispute', 'provider', noShow, later(1), 'not_disputed'],
    [
      'answer_dispute',
      'provider',
      { ...noShow, noShow: { ...disputed, isReplied: true } },
      later(1),
      'already_disputed',
    ],
    ['uphold_no_show', 'admin', noShow, later(90), 'not_disputed'],
    ['confirm_visit', 'admin', noShow, later(1), 'not_disputed'],
    ['confirm_absence', 'admin', settled, later(1), 'no_show_settled'],
    // Not what nobody has disputed, nor what still waits, nor as the customer has not said.
    ['grant_visit', 'admin', settled, later(90), 'not_disputed'],
    ['grant_visit', 'admin', contested, later(90), 'not_disputed'],
    ['grant_visit', 'admin', { ...noShow, noShow: absent }, later(90), 'not_disputed'],
    ['grant_absence', 'admin', { ...noShow, noShow: decided }, later(90), 'not_disputed'],
    ['grant_no_show', 'admin', { ...facts, status: 'completed', noShow: null }, later(90), 'not_disputed'],
    ['grant_no_show', 'provider', { ...facts, status: 'completed', noShow: decided }, later(90), 'action_not_yours'],
    // Another time asked for.
    ['accept_proposal', 'customer', { ...facts, hasProposal: false }, early(1), 'no_proposal'],
    ['refuse_proposal', 'customer', { ...facts, hasProposal: false }, early(1), 'no_proposal'],
    ['withdraw_proposal', 'provider', { ...facts, hasProposal: false }, early(1), 'no_proposal'],
    ['propose', 'provider', { ...facts, hasProposal: false }, early(1), null],
    // Moved away while cancelling is free: what is not accepted yet always is.
    ['reschedule', 'customer', facts, early(24, -1), null],
    ['reschedule', 'customer', facts, early(24), 'free_change_over'],
    ['reschedule', 'customer', { ...facts, isFreeToCancel: true }, early(24), null],
    ['reschedule', 'customer', { ...facts, totalMinor: 0 }, early(24), null],
    ['reschedule', 'customer', { ...pending, decidedAt: early(3) }, early(1), null],
    // Nothing new with a provider who is closed; ending it always works.
    ['accept', 'provider', { ...pending, isOpen: false }, early(90), 'not_accepting_bookings'],
    ['reschedule', 'customer', { ...pending, isOpen: false }, early(90), 'not_accepting_bookings'],
    ['reschedule', 'customer', { ...facts, isOpen: false }, early(90), 'not_accepting_bookings'],
    ['propose', 'provider', { ...facts, isOpen: false }, early(90), 'not_accepting_bookings'],
    ['accept_proposal', 'customer', { ...facts, isOpen: false }, early(90), 'not_accepting_bookings'],
    ['cancel', 'customer', { ...facts, isOpen: false }, early(90), null],
    ['decline', 'provider', { ...pending, isOpen: false }, early(90), null],
    ['refuse_proposal', 'customer', { ...facts, isOpen: false }, early(90), null],
    // Nothing new with whoever has left.
    ['accept', 'provider', { ...pending, hasCustomer: false }, early(90), 'customer_deleted'],
    ['propose', 'provider', { ...facts, hasCustomer: false }, early(90), 'customer_deleted'],
    ['cancel', 'provider', { ...facts, hasCustomer: false }, early(90), null],
    // Of several reasons the first: what time has settled comes before what may change again.
    ['accept', 'provider', { ...pending, isOpen: false, hasCustomer: false }, early(52), 'request_expired'],
    ['accept', 'provider', { ...pending, isOpen: false, hasCustomer: false }, early(90), 'not_accepting_bookings'],
    ['reschedule', 'customer', { ...facts, isOpen: false }, early(0), 'already_started'],
    ['reschedule', 'customer', { ...facts, isOpen: false }, early(1), 'not_accepting_bookings'],
    ['accept_proposal', 'customer', { ...facts, hasProposal: false }, early(0), 'no_proposal'],
  ])('%s by the %s', (action, by, of, now, refused) => {
    const check = checkAction(action, of, by, now)
    expect('refused' in check ? check.refused : null).toBe(refused)
  })

  test('has a button for whom it is, disabled with its reason', () => {
    expect(actionsOf(facts, 'customer', early(1))).toEqual([
      { action: 'cancel', refused: null },
      { action: 'reschedule', refused: 'free_change_over' },
      { action: 'note', refused: null },
      { action: 'accept_proposal', refused: null },
      { action: 'refuse_proposal', refused: null },
      { action: 'was_there', refused: 'booking_confirmed' },
      { action: 'provider_absent', refused: 'booking_confirmed' },
    ])
    expect(actionsOf(facts, 'provider', early(0))).toEqual([
      { action: 'accept', refused: 'booking_confirmed' },
      { action: 'decline', refused: 'booking_confirmed' },
      { action: 'cancel', refused: 'already_started' },
      { action: 'propose', refused: 'already_started' },
      { action: 'withdraw_proposal', refused: null },
      { action: 'no_show', refused: null },
      { action: 'complete', refused: null },
      { action: 'answer_dispute', refused: 'booking_confirmed' },
      { action: 'withdraw_no_show', refused: 'booking_confirmed' },
    ])
  })
})

test('a request ends two days after it was made, or at its start', () => {
  expect(expiresAt({ decidedAt: early(100), startsAt, payBy: null })).toEqual(early(52))
  expect(expiresAt({ decidedAt: early(48), startsAt, payBy: null })).toEqual(startsAt)
  expect(expiresAt({ decidedAt: early(47), startsAt, payBy: null })).toEqual(startsAt)
  expect(expiresAt(unpaid)).toEqual(early(90))
  expect(payableUntil(early(1), startsAt)).toEqual(early(0.75))
  expect(payableUntil(early(0.1), startsAt)).toEqual(startsAt)
})

describe('the fee', () => {
  test.each<[what: string, BookingFacts, Party, Date, number]>([
    ['before the first step', facts, 'customer', early(24, -1), 0],
    ['at the first step', facts, 'customer', early(24), 2000],
    ['at the last', facts, 'customer', early(2), 3000],
    ['of a request nobody has accepted', pending, 'customer', early(1), 0],
    ['when the provider cancels', facts, 'provider', early(1), 0],
    ['when the office cancels', facts, 'admin', early(1), 0],
    ['of what was suspended', { ...facts, isFreeToCancel: true }, 'customer', early(1), 0],
  ])('of cancelling %s', (_what, of, by, at, expected) => {
    expect(cancellationFee(of, by, at)).toBe(expected)
  })

  test('of not coming is that of the last step, and nothing of what was suspended', () => {
    expect(bookingNoShowFee(facts)).toBe(3000)
    expect(bookingNoShowFee({ ...facts, isFreeToCancel: true })).toBe(0)
    expect(settledNoShowFee(noShow)).toBe(3000)
    expect(settledNoShowFee({ ...noShow, isFreeToCancel: true })).toBe(0)
    expect(settledNoShowFee(facts)).toBe(0)
  })
})

/** What history says, what listeners hear, and which mail each side gets, after something the side at the front has done. */
const heard: [
  by: Party,
  kind: keyof typeof changes,
  event: string,
  customer: string | null,
  provider: string | null,
][] = [
  ['customer', 'requested', 'requested', 'requested', 'requested'],
  ['customer', 'booked', 'confirmed', 'confirmed', 'confirmed'],
  ['provider', 'accepted', 'accepted', 'accepted', null],
  ['provider', 'declined', 'declined', 'declined', null],
  ['customer', 'cancelled', 'cancelled', 'cancelled', 'cancelled'],
  ['provider', 'cancelled', 'cancelled', 'cancelledForYou', 'cancelled'],
  ['admin', 'cancelled', 'cancelled', 'cancelledForYou', 'cancelled'],
  ['system', 'cancelled', 'cancelled', 'cancelledForYou', 'cancelled'],
  ['customer', 'rescheduled', 'rescheduled', 'rescheduled', 'rescheduled'],
  ['customer', 'noted', 'noted', null, null],
  ['provider', 'proposed', 'proposed', 'proposed', null],
  ['customer', 'proposal_accepted', 'rescheduled', 'rescheduled', 'rescheduled'],
  ['customer', 'proposal_refused', 'proposal_refused', null, 'refused'],
  ['provider', 'proposal_withdrawn', 'proposal_withdrawn', null, null],
  ['provider', 'no_show', 'no_show', 'noShow', null],
  ['provider', 'completed', 'completed', null, null],
  ['system', 'expired', 'expired', 'expired', null],
  ['customer', 'was_there', 'no_show_disputed', null, 'disputed'],
  ['customer', 'provider_absent', 'no_show_disputed', null, 'disputed'],
  ['provider', 'dispute_answered', 'dispute_answered', 'disputeAnswered', null],
  ['provider', 'no_show_withdrawn', 'completed', 'noShowWithdrawn', null],
  ['system', 'no_show_settled', 'no_show_settled', 'noShowStands', 'noShowStands'],
  ['admin', 'no_show_upheld', 'no_show_settled', 'noShowUpheld', 'noShowUpheld'],
  ['admin', 'visit_confirmed', 'completed', 'visitConfirmed', 'visitConfirmed'],
  ['admin', 'absence_confirmed', 'cancelled', 'absenceConfirmed', 'absenceConfirmed'],
  ['customer', 'unpaid', 'unpaid', null, null],
  ['system', 'paid', 'confirmed', 'confirmed', 'confirmed'],
  ['system', 'paid_request', 'requested', 'requested', 'requested'],
  ['system', 'payment_over', 'payment_over', null, null],
  ['provider', 'fee_waived', 'fee_waived', 'feeWaived', null],
  ['admin', 'fee_waived', 'fee_waived', 'feeWaived', null],
]

const talk = [
  ...['noted', 'proposed', 'proposal_refused', 'proposal_withdrawn'],
  ...['was_there', 'provider_absent', 'dispute_answered', 'no_show_settled', 'no_show_upheld', 'fee_waived'],
]

test.each(heard)('what the %s has %s', (by, kind, event, customer, provider) => {
  expect(changes[kind].event).toBe(event)
  expect(mailOf(kind, 'customer', by)).toBe(customer && `customer.${customer}`)
  expect(mailOf(kind, 'provider', by)).toBe(provider && `provider.${provider}`)
  // Talk moves and settles nothing.
  expect(isTalk(kind)).toBe(talk.includes(kind))
})

test('every action has its word in the history, and every word is told of above', () => {
  const words: Record<BookingAction, string> = {
    accept: 'accepted',
    decline: 'declined',
    cancel: 'cancelled',
    reschedule: 'rescheduled',
    note: 'noted',
    propose: 'proposed',
    accept_proposal: 'proposal_accepted',
    refuse_proposal: 'proposal_refused',
    withdraw_proposal: 'proposal_withdrawn',
    no_show: 'no_show',
    complete: 'completed',
    expire: 'expired',
    was_there: 'was_there',
    provider_absent: 'provider_absent',
    answer_dispute: 'dispute_answered',
    withdraw_no_show: 'no_show_withdrawn',
    settle_no_show: 'no_show_settled',
    uphold_no_show: 'no_show_upheld',
    confirm_visit: 'visit_confirmed',
    confirm_absence: 'absence_confirmed',
    grant_visit: 'visit_confirmed',
    grant_absence: 'absence_confirmed',
    grant_no_show: 'no_show_upheld',
    pay: 'paid',
    pay_request: 'paid_request',
    end_payment: 'payment_over',
  }
  for (const action of bookingActions) expect(kindOf(action)).toBe(words[action])
  for (const { action, kind } of transitions) expect(kind).toBe(words[action])
  expect(new Set(heard.map(([, kind]) => kind))).toEqual(new Set(Object.keys(changes)))
})

test('what was paid goes back when it ends, is earned when it took place, and stays with everything else', () => {
  const kinds = Object.keys(changes) as (keyof typeof changes)[]
  const withMoney = (money: string) => kinds.filter((kind) => moneyOf(kind) === money)
  expect(withMoney('ends')).toEqual([
    ...['declined', 'cancelled', 'expired', 'no_show_settled', 'no_show_upheld', 'absence_confirmed', 'payment_over'],
  ])
  expect(withMoney('takes_place')).toEqual(['completed', 'no_show_withdrawn', 'visit_confirmed'])
})
