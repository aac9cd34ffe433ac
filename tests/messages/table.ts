import { ofAccounts } from './of-accounts.ts'
import { ofBookings } from './of-bookings.ts'
import { ofFees } from './of-fees.ts'
import { ofLoyalty } from './of-loyalty.ts'
import { ofMemberships } from './of-memberships.ts'
import { ofMoney } from './of-money.ts'
import { ofNoShows } from './of-no-shows.ts'
import { ofReviews } from './of-reviews.ts'
import { ofWaitlist } from './of-waitlist.ts'

/** What happens, and what everybody hears of it, by hand. */
export const chains = [
  ...ofBookings,
  ...ofNoShows,
  ...ofReviews,
  ...ofWaitlist,
  ...ofMoney,
  ...ofFees,
  ...ofMemberships,
  ...ofLoyalty,
  ...ofAccounts,
]
