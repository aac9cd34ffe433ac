import { officeAppeals } from './admin/appeals-contract.ts'
import { officeAudit } from './admin/audit-contract.ts'
import { officeBookings } from './admin/booking-contract.ts'
import { admin } from './admin/contract.ts'
import { officeDocuments } from './admin/documents-contract.ts'
import { officeExperiments } from './admin/experiments-contract.ts'
import { officeFiles } from './admin/files-contract.ts'
import { officeHealth } from './admin/health-contract.ts'
import { officeMessages } from './admin/messages-contract.ts'
import { officeMoney } from './admin/money-contract.ts'
import { officeSellers } from './admin/sellers-contract.ts'
import { officeUnmet } from './admin/unmet-contract.ts'
import { officeViews } from './admin/views-contract.ts'
import { officeWords } from './admin/words-contract.ts'
import { analytics } from './analytics/contract.ts'
import { bookings } from './bookings/contract.ts'
import { fees } from './bookings/fee-contract.ts'
import { disputes, noShows } from './bookings/no-show-contract.ts'
import { ownProvider } from './business/contract.ts'
import { customers } from './business/customers-contract.ts'
import { providerCalendar } from './calendar/contract.ts'
import { feeds } from './calendar-sync/contract.ts'
import { categories } from './categories/contract.ts'
import { contact } from './contact/contract.ts'
import { crashes } from './crashes/contract.ts'
import { currency } from './currency/contract.ts'
import { decisions } from './decisions/contract.ts'
import { delays, providerDelays } from './delays/contract.ts'
import { doctor } from './doctor/contract.ts'
import { experiments } from './experiments/contract.ts'
import { favourites } from './favourites/contract.ts'
import { giftCards } from './gift-cards/contract.ts'
import { health } from './health/contract.ts'
import { holds } from './holds/contract.ts'
import { accounts } from './identity/account-contract.ts'
import { identity } from './identity/contract.ts'
import { hosted } from './identity/hosted-contract.ts'
import { officeLooking } from './identity/looking-contract.ts'
import { passkeys } from './identity/passkey-contract.ts'
import { push } from './identity/push-contract.ts'
import { secondFactor } from './identity/second-factor-contract.ts'
import { signIns } from './identity/sign-ins-contract.ts'
import { location } from './location/contract.ts'
import { maps } from './location/map-contract.ts'
import { loyalty } from './loyalty/contract.ts'
import { ownVouchers, providerRewards } from './loyalty/rewards-contract.ts'
import { providerStamps, stamps } from './loyalty/stamps-contract.ts'
import { notifications } from './notifications/contract.ts'
import { preferences } from './notifications/preferences-contract.ts'
import { papers } from './papers/contract.ts'
import { statements } from './papers/statement-contract.ts'
import { cardAccounts, payments } from './payments/contract.ts'
import { bookingEntries } from './payments/entries-contract.ts'
import { keptCards } from './payments/kept-card-contract.ts'
import { tips } from './payments/tips-contract.ts'
import { providers } from './providers/contract.ts'
import { providerRecords } from './providers/record-contract.ts'
import { providerReminders } from './reminders/contract.ts'
import { overdue } from './reminders/overdue-contract.ts'
import { rebooking } from './reminders/rebooking-contract.ts'
import { analysis } from './reviews/analysis-contract.ts'
import { reviews } from './reviews/contract.ts'
import { moderation } from './reviews/moderation-contract.ts'
import { reviewing } from './reviews/reviewing-contract.ts'
import { availability } from './scheduling/contract.ts'
import { search } from './search/contract.ts'
import { find } from './search/find-contract.ts'
import { searchMap } from './search/map-contract.ts'
import { categorySettings } from './settings/categories-contract.ts'
import { featuredSettings } from './settings/featured-contract.ts'
import { feeSetting } from './settings/fee-contract.ts'
import { planSellers } from './settings/plan-sellers-contract.ts'
import { rewardSettings } from './settings/rewards-contract.ts'
import { tierSettings } from './settings/tiers-contract.ts'
import { calendarEntries } from './staff/calendar-entries-contract.ts'
import { setup } from './staff/contract.ts'
import { providerPlans, subscriptions } from './subscriptions/contract.ts'
import { traders } from './traders/contract.ts'
import { documents } from './traders/documents-contract.ts'
import { uploads } from './uploads/contract.ts'
import { providerWaitlist, waitlist } from './waitlist/contract.ts'

/** Every endpoint there is, by domain. */
export const contracts = {
  uploads,
  identity,
  accounts,
  secondFactor,
  signIns,
  passkeys,
  hosted,
  push,
  location,
  maps,
  categories,
  contact,
  crashes,
  health,
  experiments,
  currency,
  providers,
  providerRecords,
  traders,
  documents,
  availability,
  papers,
  statements,
  payments,
  bookingEntries,
  tips,
  keptCards,
  cardAccounts,
  favourites,
  search,
  searchMap,
  find,
  giftCards,
  subscriptions,
  providerPlans,
  holds,
  bookings,
  noShows,
  fees,
  disputes,
  decisions,
  delays,
  doctor,
  providerDelays,
  feeds,
  reviews,
  analysis,
  reviewing,
  moderation,
  waitlist,
  providerWaitlist,
  providerReminders,
  rebooking,
  overdue,
  loyalty,
  ownVouchers,
  providerRewards,
  stamps,
  providerStamps,
  analytics,
  ownProvider,
  setup,
  calendarEntries,
  providerCalendar,
  customers,
  admin,
  officeBookings,
  officeMessages,
  officeMoney,
  officeUnmet,
  officeFiles,
  officeViews,
  officeWords,
  officeLooking,
  officeHealth,
  officeAudit,
  officeAppeals,
  officeDocuments,
  officeSellers,
  officeExperiments,
  feeSetting,
  tierSettings,
  rewardSettings,
  featuredSettings,
  planSellers,
  categorySettings,
  notifications,
  preferences,
}
