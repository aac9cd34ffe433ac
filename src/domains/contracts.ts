import { bookings } from './bookings/contract.ts'
import { disputes, noShows } from './bookings/no-show-contract.ts'
import { ownProvider } from './business/contract.ts'
import { customers } from './business/customers-contract.ts'
import { providerCalendar } from './calendar/contract.ts'
import { feeds } from './calendar-sync/contract.ts'
import { categories } from './categories/contract.ts'
import { contact } from './contact/contract.ts'
import { crashes } from './crashes/contract.ts'
import { currency } from './currency/contract.ts'
import { favourites } from './favourites/contract.ts'
import { holds } from './holds/contract.ts'
import { accounts } from './identity/account-contract.ts'
import { identity } from './identity/contract.ts'
import { location } from './location/contract.ts'
import { maps } from './location/map-contract.ts'
import { providers } from './providers/contract.ts'
import { providerRecords } from './providers/record-contract.ts'
import { analysis } from './reviews/analysis-contract.ts'
import { reviews } from './reviews/contract.ts'
import { moderation } from './reviews/moderation-contract.ts'
import { reviewing } from './reviews/reviewing-contract.ts'
import { availability } from './scheduling/contract.ts'
import { search } from './search/contract.ts'
import { find } from './search/find-contract.ts'
import { searchMap } from './search/map-contract.ts'
import { calendarEntries } from './staff/calendar-entries-contract.ts'
import { setup } from './staff/contract.ts'
import { uploads } from './uploads/contract.ts'

/** Every endpoint there is, by domain. */
export const contracts = {
  uploads,
  identity,
  accounts,
  location,
  maps,
  categories,
  contact,
  crashes,
  currency,
  providers,
  providerRecords,
  availability,
  favourites,
  search,
  searchMap,
  find,
  holds,
  bookings,
  noShows,
  disputes,
  feeds,
  reviews,
  analysis,
  reviewing,
  moderation,
  ownProvider,
  setup,
  calendarEntries,
  providerCalendar,
  customers,
}
