import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { isoDate, line, paragraph } from '../../lib/text.ts'
import { BookingStatus } from '../bookings/contract.ts'
import { decisionWords } from '../decisions/contract.ts'
import { DocumentsMissing, documentSizes, refusalReasons } from '../traders/documents-contract.ts'
import { Ahead } from './words-contract.ts'

export const officeLengths = { search: 80 }
export const accountStatuses = ['active', 'suspended', 'deleted'] as const
export const accountRoles = ['customer', 'provider', 'admin'] as const
export const providerStates = ['verified', 'unverified', 'suspended', 'offline'] as const
/** `waiting`: has sent something that nobody has looked at yet. `complete`: all that a tick stands on is there, but the tick. */
export const providerFilters = [...providerStates, 'waiting', 'complete'] as const
export const providerSorts = ['newest', 'name', 'rating', 'bookings'] as const
export const accountSorts = ['newest', 'name'] as const
/** By when they were made, when they begin, or their total. */
export const bookingSorts = ['made', 'when', 'total'] as const
export const sortOrders = ['asc', 'desc'] as const
/** How somebody who has lost their second factor has shown who they are. */
export const factorEndReasons = ['in_person', 'by_phone', 'by_video'] as const
export const suspensionReasons = ['fraud', 'harassment', 'safety', 'spam', 'terms', 'own_wish'] as const

const AccountStatus = z.enum(accountStatuses)
const SuspensionReason = z.enum(suspensionReasons)
export type SuspensionReason = z.infer<typeof SuspensionReason>

/** Nobody counts further for a table: above `total` there are more where `isMore` says so. */
export const Found = z.extend(Pagination, { isMore: z.boolean() })

/** How many wait, and since when the first of them. */
const Waiting = z.object({ count: z.int(), since: z.nullable(z.string()) })
/** Of one day in the time zone of the installation. */
const Day = z.object({ date: z.string(), count: z.int() })

/** @public */
export const Office = z.object({
  reports: Waiting,
  disputes: Waiting,
  verifications: Waiting,
  /** What waits for the word of a second administrator. */
  words: Waiting,
  /** Bookings of suspended accounts that are still to be cancelled. */
  clearings: Waiting,
  /** Made per day, the last fourteen, today last; `before`: all of the fourteen before those. */
  bookings: z.object({ days: z.array(Day), total: z.int(), before: z.int() }),
  customers: z.object({ days: z.array(Day), total: z.int(), before: z.int() }),
  /** Of what has ended in the last fourteen days. */
  ended: z.object({ completed: z.int(), cancelled: z.int(), noShows: z.int() }),
  providers: z.object({ listed: z.int(), newThisWeek: z.int() }),
})
export type Office = z.infer<typeof Office>

/** @public */
export const FoundAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.nullable(z.string()),
  status: AccountStatus,
  isAdmin: z.boolean(),
  emailVerified: z.boolean(),
  /** Whether a second factor is asked for. */
  hasFactor: z.boolean(),
  createdAt: z.string(),
  provider: z.nullable(z.object({ id: z.string(), name: z.string(), linkTo: z.string() })),
  bookings: z.int(),
})
export type FoundAccount = z.infer<typeof FoundAccount>

/** @public */
export const FoundProvider = z.object({
  id: z.string(),
  accountId: z.string(),
  name: z.string(),
  linkTo: z.string(),
  profession: z.string(),
  place: z.string(),
  image: z.nullable(z.string()),
  state: z.enum(providerStates),
  isVerified: z.boolean(),
  rating: z.nullable(z.number()),
  reviewsCount: z.int(),
  /** Of the last 90 days. */
  bookings: z.int(),
  createdAt: z.string(),
})
export type FoundProvider = z.infer<typeof FoundProvider>

/** @public */
export const FoundBooking = z.object({
  id: z.string(),
  status: BookingStatus,
  start: z.string(),
  timezone: z.string(),
  createdAt: z.string(),
  services: z.array(z.string()),
  totalMinor: z.int(),
  currency: z.string(),
  /** Whether money was posted about it, or is to be paid ahead. */
  hasEntries: z.boolean(),
  /** What its customer owes, which can be waived. */
  owedMinor: z.int(),
  customer: z.object({ id: z.string(), name: z.string() }),
  provider: z.object({ id: z.string(), name: z.string(), linkTo: z.string() }),
})
export type FoundBooking = z.infer<typeof FoundBooking>

/** What suspending would touch: bookings that have not begun. */
const Consequences = z.extend(Ahead, {
  status: AccountStatus,
  provider: z.nullable(z.string()),
  /** Since when it waits for the word of a second administrator that they be cancelled. */
  askedAt: z.nullable(z.string()),
  /** They are being cancelled, or were; `isOver`: none is left, or the account was let in again. */
  clearing: z.nullable(z.object({ cancelled: z.int(), isOver: z.boolean() })),
})

/** What every table is asked for: words, days of the operator with both included, and the order. */
export const search = z.optional(line(officeLengths.search))
export const days = { from: z.optional(isoDate()), to: z.optional(isoDate()) }
export const sortedBy = <const Sorts extends readonly string[]>(sorts: Sorts) => ({
  sort: z.optional(z.enum(sorts)),
  /** Without it: names from A, anything else from the latest or highest. */
  order: z.optional(z.enum(sortOrders)),
})

/** What each table is asked for; its file is asked for the same. */
export const accountsAsked = {
  search,
  status: z.optional(AccountStatus),
  role: z.optional(z.enum(accountRoles)),
  ...sortedBy(accountSorts),
}
export const providersAsked = { search, state: z.optional(z.enum(providerFilters)), ...sortedBy(providerSorts) }
export const bookingsAsked = {
  search,
  status: z.optional(BookingStatus),
  /** On which they begin. */
  ...days,
  ...sortedBy(bookingSorts),
}
const named = { id: z.uuid() }
const Changed = z.object({ id: z.string(), status: AccountStatus })
const Approved = z.object({ id: z.string(), isVerified: z.boolean() })

export const admin = endpoints('admin', {
  office: {
    summary: 'What waits for a decision, and how the last two weeks went',
    method: 'GET',
    path: '/admin/dashboard',
    access: 'admin',
    input: z.object({}),
    output: Office,
  },
  users: {
    summary: 'Accounts by name or email address',
    method: 'GET',
    path: '/admin/users',
    access: 'admin',
    input: z.object({ ...accountsAsked, ...pageInput }),
    output: z.object({ users: z.array(FoundAccount), pagination: Found }),
  },
  providers: {
    summary: 'Businesses by name, place or profession',
    method: 'GET',
    path: '/admin/providers',
    access: 'admin',
    input: z.object({ ...providersAsked, ...pageInput }),
    output: z.object({ providers: z.array(FoundProvider), pagination: Found }),
  },
  bookings: {
    summary: 'Bookings by anything that is known of them, and by the days they begin on',
    method: 'GET',
    path: '/admin/bookings',
    access: 'admin',
    input: z.object({ ...bookingsAsked, ...pageInput }),
    output: z.object({ bookings: z.array(FoundBooking), pagination: Found }),
  },
  suspension: {
    summary: 'What suspending an account would touch',
    method: 'GET',
    path: '/admin/users/{id}/suspension',
    access: 'admin',
    input: z.object(named),
    output: Consequences,
  },
  suspend: {
    summary: 'Suspend an account, at once and everywhere',
    method: 'POST',
    path: '/admin/users/{id}/suspend',
    access: 'admin',
    /** `words` reach whom it concerns. */
    input: z.strictObject({ ...named, reason: SuspensionReason, words: z._default(decisionWords, '') }),
    output: Changed,
  },
  restore: {
    summary: 'Lift the suspension of an account',
    method: 'POST',
    path: '/admin/users/{id}/restore',
    access: 'admin',
    input: z.strictObject(named),
    output: Changed,
  },
  endSecondFactor: {
    summary: 'For who has lost it: their second factor ends in a day, unless a code of it is given before',
    method: 'POST',
    path: '/admin/users/{id}/end-second-factor',
    access: 'admin',
    input: z.strictObject({ ...named, reason: z.enum(factorEndReasons) }),
    output: z.object({ endsAt: z.string() }),
  },
  approve: {
    summary: 'Verify a business: its page carries the tick',
    method: 'POST',
    path: '/admin/providers/{id}/approve',
    access: 'admin',
    input: z.strictObject(named),
    output: Approved,
    errors: { documents_missing: DocumentsMissing },
  },
  withdrawApproval: {
    summary: 'Take the tick of a business away',
    method: 'POST',
    path: '/admin/providers/{id}/withdraw-approval',
    access: 'admin',
    input: z.strictObject({
      ...named,
      reason: z.enum(refusalReasons),
      words: z._default(paragraph(documentSizes.words), ''),
    }),
    output: Approved,
  },
})
