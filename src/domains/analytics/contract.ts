import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { isoDate } from '../../lib/text.ts'
import { ReasonNeeded } from '../identity/reason-contract.ts'

export const groupings = ['day', 'week', 'month'] as const
export const Grouping = z.enum(groupings)
export type Grouping = z.infer<typeof Grouping>
/** Days asked for at once: two years. */
export const mostDays = 731
/** As far as a provider takes bookings. */
export const mostDaysAhead = 366

/** Through what the customers came to the bookings that were made: what no browser has said is in none of them. */
export const bookedFrom = ['fromMarketplace', 'fromLink', 'fromSearchEngine', 'fromSocial', 'fromWebsite'] as const

/** Of visits by the day they begin on; of bookings made and of reviews by the day on which they were made and written. */
export const Figures = z.object({
  /** Visits that are to come or took place; those that nobody came to are among them. */
  visits: z.int(),
  completed: z.int(),
  noShows: z.int(),
  cancelledByCustomer: z.int(),
  cancelledByProvider: z.int(),
  /** By the office, or because somebody has left. */
  cancelledOtherwise: z.int(),
  /** Of the visits: the first that this customer has with this provider. */
  firstVisits: z.int(),
  made: z.int(),
  fromMarketplace: z.int(),
  fromLink: z.int(),
  fromSearchEngine: z.int(),
  fromSocial: z.int(),
  fromWebsite: z.int(),
  /** From when they were made until the visit, on average; null: none was made. */
  leadMinutes: z.nullable(z.int()),
  /** Of the working hours: with visits, also those by telephone; of several staff members together. */
  bookedMinutes: z.int(),
  /** Working hours without time off. */
  offeredMinutes: z.int(),
  /** Between two visits of a staff member, within the working hours and too short for any service. */
  gapMinutes: z.int(),
  reviews: z.int(),
  /** On average; null: none was written. */
  rating: z.nullable(z.number()),
})
export type Figures = z.infer<typeof Figures>

export const MoneyFigures = z.object({
  currency: z.string(),
  /** The prices of visits that took place, however they were paid. */
  visitsMinor: z.int(),
  /** Charged to cards here, less what went back. */
  cardsMinor: z.int(),
  /** Of that, what the platform keeps. */
  feesMinor: z.int(),
})
export type MoneyFigures = z.infer<typeof MoneyFigures>

/** Days, both included. */
const span = { from: z.string(), to: z.string() }
export const Span = z.object(span)
export type Span = z.infer<typeof Span>

/** Of each weekday, 1 is Monday, and hour of the clock there: only those in which there is something. */
export const HourFigures = z.object({
  weekday: z.int(),
  hour: z.int(),
  bookedMinutes: z.int(),
  offeredMinutes: z.int(),
})
export type HourFigures = z.infer<typeof HourFigures>

const asked = {
  /** Days, both included, and at most a year ahead; none: the fourteen up to today. */
  from: z.optional(isoDate()),
  to: z.optional(isoDate()),
  by: z._default(Grouping, 'day'),
}

const answered = {
  ...span,
  by: Grouping,
  /** Of these days what is said are the sums: those that have begun by today; all of them where none has. */
  counted: Span,
  /** What they are compared with: the same days, earlier by as many as are asked for. */
  before: Span,
  /** Where the days are those of; today is one of which more is to come. */
  timezone: z.string(),
  today: z.string(),
}

/** @public */
export const VisitFigures = z.object({
  ...answered,
  total: Figures,
  previous: Figures,
  /** Of the days asked for that are still to come, and in no sum. */
  visitsAhead: z.int(),
  /** Whole weeks begin on Monday; the first and the last are as long as is asked for. `Before`: of the same days, earlier. */
  periods: z.array(z.extend(Figures, { ...span, visitsBefore: z.int() })),
  /** Of all providers together: on days that are over. */
  hours: z.array(HourFigures),
})
export type VisitFigures = z.infer<typeof VisitFigures>

const moneyOfPeriods = {
  /** A row for each currency. */
  money: z.array(MoneyFigures),
  moneyBefore: z.array(MoneyFigures),
  moneyPeriods: z.array(z.object({ ...span, money: z.array(MoneyFigures), moneyBefore: z.array(MoneyFigures) })),
}

/** @public */
export const ProviderFigures = z.extend(VisitFigures, { ...moneyOfPeriods, name: z.string(), currency: z.string() })
export type ProviderFigures = z.infer<typeof ProviderFigures>

const FigureCategory = z.object({ slug: z.string(), name: z.string() })

/** @public */
export const RevenueFigures = z.object({
  ...answered,
  ...moneyOfPeriods,
  /** The most fees first, each currency by itself; also those that had something only before. */
  categories: z.array(z.object({ category: FigureCategory, now: MoneyFigures, before: MoneyFigures })),
})
export type RevenueFigures = z.infer<typeof RevenueFigures>

const joined = { joined: z.int(), joinedBefore: z.int() }
const joinedPeriods = z.array(z.object({ ...span, ...joined }))

/** @public */
export const UserFigures = z.object({
  ...answered,
  /** Accounts made, also those that have left since. */
  ...joined,
  periods: joinedPeriods,
  /** Of visits: by those who come to a provider for the first time, and by those who come again. */
  firstVisits: z.int(),
  firstVisitsBefore: z.int(),
  returningVisits: z.int(),
  returningVisitsBefore: z.int(),
})
export type UserFigures = z.infer<typeof UserFigures>

/** @public */
export const ProvidersFigures = z.object({
  ...answered,
  ...joined,
  periods: joinedPeriods,
  /** Found by whoever searches, now. */
  listed: z.int(),
  /** The most visits first. */
  categories: z.array(z.object({ category: FigureCategory, listed: z.int(), visits: z.int(), visitsBefore: z.int() })),
  most: z.array(
    z.object({ id: z.string(), name: z.string(), linkTo: z.string(), category: z.string(), visits: z.int() }),
  ),
})
export type ProvidersFigures = z.infer<typeof ProvidersFigures>

/** @public */
export const Overview = z.object({
  ...answered,
  visits: z.int(),
  visitsBefore: z.int(),
  made: z.int(),
  madeBefore: z.int(),
  customers: z.int(),
  customersBefore: z.int(),
  providers: z.int(),
  providersBefore: z.int(),
  money: z.array(MoneyFigures),
  moneyBefore: z.array(MoneyFigures),
  /** When what is shown was last brought up to date. */
  updatedAt: z.nullable(z.string()),
})
export type Overview = z.infer<typeof Overview>

export const analytics = endpoints('analytics', {
  provider: {
    summary: 'How your business does: visits, income, hours, customers, reviews, against the days before',
    method: 'GET',
    path: '/providers/{id}/analytics',
    access: 'user',
    input: z.object({ id: z.uuid(), ...asked }),
    errors: { reason_needed: ReasonNeeded },
    output: ProviderFigures,
  },
  overview: {
    summary: 'How the place does, in a few figures',
    method: 'GET',
    path: '/analytics/overview',
    access: 'admin',
    input: z.object(asked),
    output: Overview,
  },
  bookings: {
    summary: 'Bookings, visits and hours of all providers',
    method: 'GET',
    path: '/analytics/bookings',
    access: 'admin',
    input: z.object(asked),
    output: VisitFigures,
  },
  revenue: {
    summary: 'What visits were worth, what cards brought and what the platform kept, by category',
    method: 'GET',
    path: '/analytics/revenue',
    access: 'admin',
    input: z.object(asked),
    output: RevenueFigures,
  },
  users: {
    summary: 'Who has joined, and who comes again',
    method: 'GET',
    path: '/analytics/users',
    access: 'admin',
    input: z.object(asked),
    output: UserFigures,
  },
  providers: {
    summary: 'Which providers have joined, and where visits are',
    method: 'GET',
    path: '/analytics/providers',
    access: 'admin',
    input: z.object(asked),
    output: ProvidersFigures,
  },
})
