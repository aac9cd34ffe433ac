import type { Route } from '../lib/api/serve.server.ts'
import { registerErasures } from '../lib/erasure.server.ts'
import type { Subscription } from '../lib/events.server.ts'
import { answerSweep } from '../lib/idempotency.server.ts'
import { deadLetterReport, type Schedule } from '../lib/jobs.server.ts'
import { schedules as backupJobs, subscriptions as backupSubscriptions } from './backup/jobs.server.ts'
import { subscriptions as bookingJobs, schedules as bookingSchedules } from './bookings/jobs.server.ts'
import { eraseBookings } from './bookings/personal-data.server.ts'
import { routes as bookings } from './bookings/service.server.ts'
import { eraseCustomerNotes } from './business/personal-data.server.ts'
import { routes as provider } from './business/service.server.ts'
import { routes as calendar } from './calendar/service.server.ts'
import { eraseFeeds } from './calendar-sync/personal-data.server.ts'
import { routes as feeds } from './calendar-sync/service.server.ts'
import { routes as categories } from './categories/service.server.ts'
import { subscriptions as contactJobs } from './contact/jobs.server.ts'
import { eraseMessages } from './contact/personal-data.server.ts'
import { routes as contact } from './contact/service.server.ts'
import { schedules as currencyJobs } from './currency/jobs.server.ts'
import { routes as currency } from './currency/service.server.ts'
import { eraseHolds } from './holds/personal-data.server.ts'
import { routes as holds } from './holds/service.server.ts'
import { routes as accounts } from './identity/account.server.ts'
import { subscriptions as accountJobs, schedules as accountSchedules } from './identity/jobs.server.ts'
import { routes as identity } from './identity/service.server.ts'
import { routes as location } from './location/service.server.ts'
import { eraseProvider } from './providers/personal-data.server.ts'
import { routes as providers } from './providers/service.server.ts'
import { eraseResponses } from './reviews/personal-data.server.ts'
import { routes as reviews } from './reviews/service.server.ts'
import { routes as availability } from './scheduling/service.server.ts'
import { routes as search } from './search/service.server.ts'
import { eraseStaff } from './staff/personal-data.server.ts'
import { routes as staff } from './staff/service.server.ts'

/** The only list of handlers and jobs. */
export const routes: Route[] = [
  identity,
  accounts,
  location,
  categories,
  contact,
  currency,
  providers,
  availability,
  search,
  holds,
  staff,
  bookings,
  calendar,
  feeds,
  reviews,
  provider,
].flat()
export const subscriptions: Subscription[] = [accountJobs, backupSubscriptions, bookingJobs, contactJobs].flat()
export const schedules: Schedule[] = [
  accountSchedules,
  backupJobs,
  bookingSchedules,
  currencyJobs,
  answerSweep,
  deadLetterReport,
].flat()

registerErasures([
  eraseMessages,
  eraseProvider,
  eraseStaff,
  eraseHolds,
  eraseBookings,
  eraseFeeds,
  eraseResponses,
  eraseCustomerNotes,
])
