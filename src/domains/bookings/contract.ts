import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { isoDate, isoInstant, line, paragraph } from '../../lib/text.ts'
import { CancellationTerms, Quote, serviceList } from '../holds/contract.ts'
import { ReasonNeeded } from '../identity/reason-contract.ts'
import { Availability, NearestTimes } from '../scheduling/contract.ts'

export const bookingStatuses = ['pending', 'confirmed', 'completed', 'cancelled', 'no_show', 'expired'] as const
export const BookingStatus = z.enum(bookingStatuses)
export type BookingStatus = z.infer<typeof BookingStatus>

/** Who acts on a booking; `system` is the clock. */
export const parties = ['customer', 'provider', 'admin', 'system'] as const
export type Party = (typeof parties)[number]

export const bookingActions = [
  'accept',
  'decline',
  'cancel',
  'reschedule',
  'note',
  'propose',
  'accept_proposal',
  'refuse_proposal',
  'withdraw_proposal',
  'no_show',
  'complete',
  'expire',
  'was_there',
  'provider_absent',
  'answer_dispute',
  'withdraw_no_show',
  'settle_no_show',
  'uphold_no_show',
  'confirm_visit',
  'confirm_absence',
  'grant_visit',
  'grant_absence',
  'grant_no_show',
  'pay',
  'pay_request',
  'end_payment',
] as const
export type BookingAction = (typeof bookingActions)[number]

const actionRefusals = [
  'action_not_yours',
  'booking_pending',
  'booking_confirmed',
  'booking_completed',
  'booking_cancelled',
  'booking_no_show',
  'booking_expired',
  'already_started',
  'not_started',
  'request_expired',
  'free_change_over',
  'no_proposal',
  'not_due',
  'not_accepting_bookings',
  'customer_deleted',
  'no_show_settled',
  'already_disputed',
  'dispute_over',
  'not_disputed',
  'office_decides',
  'payment_open',
] as const
/** Why somebody may not do something now: the code of the 409, and the reason beside the disabled button. */
export type ActionRefusal = (typeof actionRefusals)[number]

export const changeKinds = [
  'requested',
  'booked',
  'accepted',
  'declined',
  'cancelled',
  'rescheduled',
  'noted',
  'proposed',
  'proposal_accepted',
  'proposal_refused',
  'proposal_withdrawn',
  'no_show',
  'completed',
  'expired',
  'was_there',
  'provider_absent',
  'dispute_answered',
  'no_show_withdrawn',
  'no_show_settled',
  'no_show_upheld',
  'visit_confirmed',
  'absence_confirmed',
  'unpaid',
  'paid',
  'paid_request',
  'payment_over',
  'fee_waived',
] as const
export type ChangeKind = (typeof changeKinds)[number]

export const maxNotes = 500
export const maxReason = 500

/** In the order in which it happened. `dateTime`: the start after it, of `proposed` the one asked for. */
const Change = z.object({
  kind: z.enum(changeKinds),
  party: z.enum(parties),
  at: z.string(),
  dateTime: z.string(),
  previousDateTime: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  feeMinor: z.int(),
})

/** Another time that the provider asks for; nothing is kept free for it. @public */
export const Proposal = z.object({ dateTime: z.string(), endTime: z.string(), reason: z.nullable(z.string()) })

/** What the customer says to a no-show: 'I was there', 'they did not come'. */
export const noShowAnswers = ['was_there', 'provider_absent'] as const
export type NoShowAnswer = (typeof noShowAnswers)[number]

/** A no-show that can be disputed until `answerUntil`; its fee waits until it is settled. @public */
export const NoShow = z.object({
  answerUntil: z.string(),
  answer: z.nullable(z.enum(noShowAnswers)),
  waitingFeeMinor: z.int(),
  isSettled: z.boolean(),
})

/** What cancelling costs the customer, by the policy as it was when the booking was made. @public */
export const BookingTerms = z.extend(CancellationTerms, {
  /** What it would cost the reader at this moment. */
  feeNowMinor: z.int(),
})

/**
 * A card that is kept for the fees of the policy; brand and digits are null until it is given. `fee`: of what is owed, how
 * charging it goes and how much the card pays of it. `refused`: it stays owed; `isPayable`: its customer can pay it at `/pay/{paymentId}`. @public
 */
export const KeptCard = z.object({
  brand: z.nullable(z.string()),
  lastFour: z.nullable(z.string()),
  fee: z.nullable(
    z.object({
      paymentId: z.string(),
      state: z.enum(['due', 'charged', 'refused']),
      amountMinor: z.int(),
      isPayable: z.boolean(),
    }),
  ),
})
export type KeptCard = z.infer<typeof KeptCard>

/** Instants carry the provider's offset; `basePrice`, `totalAmount` and `price` are decimals in major units. */
export const Booking = z.object({
  id: z.string(),
  status: BookingStatus,
  customerId: z.string(),
  customerName: z.string(),
  providerId: z.string(),
  provider: z.object({
    name: z.string(),
    slug: z.string(),
    linkTo: z.string(),
    profession: z.string(),
    image: z.nullable(z.string()),
    address: z.string(),
    coordinates: z.object({ lat: z.number(), lng: z.number() }),
  }),
  /** The first service, as the spec's payload names it. */
  serviceId: z.string(),
  services: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      start: z.string(),
      durationMinutes: z.int(),
      price: z.number(),
      priceMinor: z.int(),
      /** A membership pays for it: it costs nothing beside. */
      isIncluded: z.optional(z.literal(true)),
      /** Who does it, where several people work. */
      staffMember: z.optional(z.string()),
    }),
  ),
  dateTime: z.string(),
  endTime: z.string(),
  /** Minutes, of all services. */
  duration: z.int(),
  timezone: z.string(),
  currency: z.string(),
  basePrice: z.number(),
  totalAmount: z.number(),
  totalMinor: z.int(),
  notes: z.string(),
  createdAt: z.string(),
  cancelledAt: z.nullable(z.string()),
  cancelReason: z.nullable(z.string()),
  cancellation: BookingTerms,
  /**
   * Not there: it is paid on the day. `nowMinor`: what was agreed to be paid ahead. `giftMinor`: what gift cards pay of it.
   * `aheadMinor`: what was paid ahead and has not gone back; of one that has ended, when it did. `payBy`: until when its time
   * is kept for whoever pays or gives a card; null: paid, given, or over.
   */
  payment: z.optional(
    z.object({
      nowMinor: z.int(),
      giftMinor: z.int(),
      aheadMinor: z.int(),
      laterMinor: z.int(),
      payBy: z.nullable(z.string()),
      /** Not there: none is kept. */
      keptCard: z.optional(KeptCard),
    }),
  ),
  /**
   * The uses that it took of a membership. `isKeptNow`: cancelled by the reader now they are gone; `freeUntil`: before it they
   * come back, null: at any time. Not there: none.
   */
  membership: z.optional(z.object({ uses: z.int(), isKeptNow: z.boolean(), freeUntil: z.nullable(z.string()) })),
  cancelledBy: z.nullable(z.enum(parties)),
  /** What having cancelled late or not having come costs the customer. */
  feeMinor: z.int(),
  /** What of it is not paid yet. Not there: nothing. */
  owedFeeMinor: z.optional(z.int()),
  /** What of it the platform pays for the customer. Not there: nothing. */
  coveredFeeMinor: z.optional(z.int()),
  /** Null: never marked as one. */
  noShow: z.nullable(NoShow),
  proposal: z.nullable(Proposal),
  /** The start before the last move. */
  rescheduledFrom: z.nullable(z.string()),
  /** When a request that nobody answers ends; null for anything else. */
  expiresAt: z.nullable(z.string()),
  /** Goes up with every change of time or status, as calendar files count. */
  sequence: z.int(),
  history: z.array(Change),
  /** What the reader may do in principle; `refused`: why not now. */
  actions: z.array(z.object({ action: z.enum(bookingActions), refused: z.nullable(z.enum(actionRefusals)) })),
  /** Whether the reader can cancel it now. */
  canCancel: z.boolean(),
})
export type Booking = z.infer<typeof Booking>

/** Found on this site; by its own address alone, as on a card or in a message; or through somebody else's site. */
export const bookingSources = ['marketplace', 'link', 'search_engine', 'social', 'website'] as const
export const BookingSource = z.enum(bookingSources)
export type BookingSource = z.infer<typeof BookingSource>

/** Amounts are only compared: the server prices. Dearer than shown, or of another length than quoted: 409 `price_changed` with a `Quote`. */
export const NewBooking = z.strictObject({
  providerId: z.uuid(),
  serviceId: z.optional(z.uuid()),
  /** All services in their order; without it `serviceId` alone. */
  serviceIds: z.optional(serviceList),
  /** The person who is to do everything; else whoever is free. */
  staffId: z.optional(z.uuid()),
  dateTime: isoInstant(),
  duration: z.optional(z.number().check(z.gte(0), z.lte(1440))),
  basePrice: z.optional(z.number().check(z.gte(0), z.lte(1e9))),
  totalAmount: z.optional(z.number().check(z.gte(0), z.lte(1e9))),
  notes: z.optional(paragraph(maxNotes)),
  /** Must be the caller. */
  customerId: z.optional(z.uuid()),
  /** The own hold of this very selection: its time and terms. One that has expired counts for nothing. */
  holdId: z.optional(z.uuid()),
  /** Of a `Quote` for this very selection: its prices stand until it expires. */
  quoteToken: z.optional(line(4000, 1)),
  /** Codes of gift cards, which pay first; a card pays what of the part that is due now they do not. */
  giftCards: z.optional(z.array(line(40, 1)).check(z.minLength(1), z.maxLength(5))),
  /** What was shown that they pay; less by now: 409 `gift_card_changed`. */
  giftMinor: z.optional(z.int().check(z.gte(0), z.lte(1e12))),
  /** A membership of the caller's with this provider: included services take a use of it instead of money. */
  subscriptionId: z.optional(z.uuid()),
  /** How many uses were shown to be taken; fewer by now: 409 `membership_changed`. */
  membershipUses: z.optional(z.int().check(z.gte(0), z.lte(200))),
  /** Through what the customer came to the business, for its analytics. */
  source: z.optional(BookingSource),
  idempotencyKey: z.optional(line(255, 1)),
})

/** `data` of `fee_changed`: what cancelling costs now. */
export const FeeNow = z.object({ feeMinor: z.int(), currency: z.string() })
export type FeeNow = z.infer<typeof FeeNow>

const Id = z.uuid()
const Reason = paragraph(maxReason)
const onlyId = z.strictObject({ id: Id })
const withReason = z.strictObject({ id: Id, reason: z.optional(Reason) })
/** The start that was shown; the booking has another by now: 409 `booking_changed`. */
const timeSeen = { dateTime: z.optional(isoInstant()) }
export type TimeSeen = { dateTime?: string | undefined }
export const BookingUpdate = z.strictObject({
  id: Id,
  dateTime: z.optional(isoInstant()),
  notes: z.optional(paragraph(maxNotes)),
  reason: z.optional(Reason),
})

export const bookingLists = ['upcoming', 'past', 'cancelled'] as const
export type BookingList = (typeof bookingLists)[number]

const listInput = z.object({ status: z.optional(BookingStatus), ...pageInput })
const PageOfBookings = z.object({ bookings: z.array(Booking), pagination: Pagination })
const count = z.int()

export const bookings = endpoints('bookings', {
  create: {
    summary: 'Book services one after the other, all or nothing',
    method: 'POST',
    path: '/bookings',
    access: 'user',
    input: NewBooking,
    output: Booking,
    errors: { slot_taken: NearestTimes, hold_released: NearestTimes, price_changed: Quote },
    status: 201,
    // A header: a node of an older release, which knows no such field, books all the same.
    headers: { idempotencyKey: 'Idempotency-Key', source: 'Booking-Source' },
  },
  list: {
    summary: 'Your bookings as customer and as provider, latest start first',
    method: 'GET',
    path: '/bookings',
    access: 'user',
    input: listInput,
    output: PageOfBookings,
  },
  mine: {
    summary: 'Your bookings as customer, latest start first; those of the list upcoming soonest first',
    method: 'GET',
    path: '/users/bookings',
    access: 'user',
    input: z.extend(listInput, { list: z.optional(z.enum(bookingLists)) }),
    /** `counts`: of each list as a whole. */
    output: z.extend(PageOfBookings, { counts: z.object({ upcoming: count, past: count, cancelled: count }) }),
  },
  get: {
    summary: 'One booking, for its customer, its provider or an administrator',
    method: 'GET',
    path: '/bookings/{id}',
    access: 'user',
    input: z.object({ id: z.uuid() }),
    errors: { reason_needed: ReasonNeeded },
    output: Booking,
  },
  calendarFile: {
    summary: 'One booking as a calendar file',
    method: 'GET',
    path: '/bookings/{id}/calendar',
    access: 'user',
    input: z.object({ id: Id }),
    errors: { reason_needed: ReasonNeeded },
    output: z.object({ filename: z.string(), content: z.string() }),
  },
  times: {
    summary: 'The slots a booking can be rescheduled to, its own counted as free; days as in availability',
    method: 'GET',
    path: '/bookings/{id}/times',
    access: 'user',
    input: z.object({ id: Id, from: isoDate(), to: isoDate() }),
    output: Availability,
    outputChecked: 'tests',
  },
  terms: {
    summary: 'What cancelling would cost after rescheduling to a time',
    method: 'GET',
    path: '/bookings/{id}/terms',
    access: 'user',
    input: z.object({ id: Id, dateTime: isoInstant() }),
    output: BookingTerms,
  },
  update: {
    summary: 'The customer reschedules it or changes the notes; the provider proposes another time',
    method: 'PUT',
    path: '/bookings/{id}',
    access: 'user',
    input: BookingUpdate,
    output: Booking,
    errors: { slot_taken: NearestTimes },
  },
  accept: {
    summary: 'The provider accepts a request',
    method: 'POST',
    path: '/bookings/{id}/accept',
    access: 'user',
    input: z.extend(onlyId, timeSeen),
    output: Booking,
    errors: { slot_taken: NearestTimes },
  },
  decline: {
    summary: 'The provider declines a request',
    method: 'POST',
    path: '/bookings/{id}/decline',
    access: 'user',
    input: z.extend(withReason, timeSeen),
    output: Booking,
  },
  cancel: {
    summary: 'Cancel a booking before its start; a late cancellation costs the fee on the booking',
    method: 'POST',
    path: '/bookings/{id}/cancel',
    access: 'user',
    /**
     * `feeMinor`, `keepsUses`: what the customer has seen, of the fee and of whether the uses of a membership are gone. Dearer by
     * now: 409 `fee_changed` with a `FeeNow`.
     */
    input: z.strictObject({
      id: Id,
      ...timeSeen,
      reason: z.optional(Reason),
      feeMinor: z.optional(z.int().check(z.gte(0), z.lte(1e12))),
      keepsUses: z.optional(z.boolean()),
      /** A free late cancellation of the customer's: the platform pays the fee. */
      isFeeCovered: z.optional(z.boolean()),
    }),
    output: Booking,
    errors: { fee_changed: FeeNow, reason_needed: ReasonNeeded },
  },
  acceptProposal: {
    summary: 'The customer accepts the time the provider has proposed',
    method: 'POST',
    path: '/bookings/{id}/proposal/accept',
    access: 'user',
    /** The time agreed to; another one is asked for by now: 409 `proposal_changed`. */
    input: z.strictObject({ id: Id, dateTime: z.optional(isoInstant()) }),
    output: Booking,
    errors: { slot_taken: NearestTimes },
  },
  refuseProposal: {
    summary: 'The customer refuses the proposal; the booking keeps its time',
    method: 'POST',
    path: '/bookings/{id}/proposal/refuse',
    access: 'user',
    /** The time refused; another one is asked for by now: 409 `proposal_changed`. */
    input: z.strictObject({ id: Id, reason: z.optional(Reason), dateTime: z.optional(isoInstant()) }),
    output: Booking,
  },
  withdrawProposal: {
    summary: 'The provider withdraws the proposal',
    method: 'POST',
    path: '/bookings/{id}/proposal/withdraw',
    access: 'user',
    input: onlyId,
    output: Booking,
  },
  markNoShow: {
    summary: 'The provider marks it as a no-show',
    method: 'POST',
    path: '/bookings/{id}/no-show',
    access: 'user',
    input: onlyId,
    output: Booking,
    errors: { reason_needed: ReasonNeeded },
  },
  complete: {
    summary: 'The provider marks it as completed; otherwise a job does so 12 hours after its end',
    method: 'POST',
    path: '/bookings/{id}/complete',
    access: 'user',
    input: onlyId,
    output: Booking,
    errors: { reason_needed: ReasonNeeded },
  },
})
