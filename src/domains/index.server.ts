import type { Route } from '../lib/api/serve.server.ts'
import type { PersonalData } from '../lib/context.ts'
import type { Subscription } from '../lib/events.server.ts'
import { answerSweep } from '../lib/idempotency.server.ts'
import { deadLetterReport, type Schedule } from '../lib/jobs.server.ts'
import { eventMending } from '../lib/mend-events.server.ts'
import { appealRoutes } from './admin/appeals.server.ts'
import { auditRoutes } from './admin/audit-log.server.ts'
import { bookingRoutes } from './admin/booking-payments.server.ts'
import { documentRoutes } from './admin/documents.server.ts'
import { experimentRoutes } from './admin/experiments.server.ts'
import { fileRoutes } from './admin/files.server.ts'
import { moneyRoutes } from './admin/find-ledger.server.ts'
import { unmetRoutes } from './admin/find-unmet.server.ts'
import { messageRoutes } from './admin/messages.server.ts'
import { officeData } from './admin/personal-data.server.ts'
import { healthRoutes } from './admin/read-ill.server.ts'
import { sellerRoutes } from './admin/sellers.server.ts'
import { routes as admin } from './admin/service.server.ts'
import { viewRoutes } from './admin/views.server.ts'
import { wordRoutes } from './admin/words.server.ts'
import { schedules as analyticsSchedules } from './analytics/jobs.server.ts'
import { routes as analytics } from './analytics/service.server.ts'
import { schedules as backupSchedules, subscriptions as backupSubscriptions } from './backup/jobs.server.ts'
import { schedules as bookingSchedules, subscriptions as bookingSubscriptions } from './bookings/jobs.server.ts'
import { bookingData } from './bookings/personal-data.server.ts'
import { routes as bookings } from './bookings/service.server.ts'
import { subscriptions as businessSubscriptions } from './business/jobs.server.ts'
import { customerNoteData } from './business/personal-data.server.ts'
import { routes as business } from './business/service.server.ts'
import { routes as calendar } from './calendar/service.server.ts'
import { feedData } from './calendar-sync/personal-data.server.ts'
import { routes as feeds } from './calendar-sync/service.server.ts'
import { routes as categories } from './categories/service.server.ts'
import { subscriptions as contactSubscriptions } from './contact/jobs.server.ts'
import { contactData } from './contact/personal-data.server.ts'
import { routes as contact } from './contact/service.server.ts'
import { schedules as crashSchedules } from './crashes/jobs.server.ts'
import { routes as crashes } from './crashes/service.server.ts'
import { schedules as currencySchedules } from './currency/jobs.server.ts'
import { routes as currency } from './currency/service.server.ts'
import { subscriptions as decisionSubscriptions } from './decisions/jobs.server.ts'
import { decisionData } from './decisions/personal-data.server.ts'
import { routes as decisions } from './decisions/service.server.ts'
import { subscriptions as delaySubscriptions } from './delays/jobs.server.ts'
import { delayData } from './delays/personal-data.server.ts'
import { routes as delays } from './delays/service.server.ts'
import { directoryData } from './directories/personal-data.server.ts'
import { schedules as doctorSchedules } from './doctor/jobs.server.ts'
import { routes as doctor } from './doctor/service.server.ts'
import { schedules as experimentSchedules } from './experiments/jobs.server.ts'
import { experimentData } from './experiments/personal-data.server.ts'
import { routes as experiments } from './experiments/service.server.ts'
import { favouriteData } from './favourites/personal-data.server.ts'
import { routes as favourites } from './favourites/service.server.ts'
import { schedules as giftCardSchedules, subscriptions as giftCardSubscriptions } from './gift-cards/jobs.server.ts'
import { giftCardData } from './gift-cards/personal-data.server.ts'
import { routes as giftCards } from './gift-cards/service.server.ts'
import { schedules as healthSchedules } from './health/jobs.server.ts'
import { routes as health } from './health/service.server.ts'
import { holdData } from './holds/personal-data.server.ts'
import { routes as holds } from './holds/service.server.ts'
import { routes as accounts } from './identity/account.server.ts'
import { withWholeExport } from './identity/export.server.ts'
import { hostedRoutes } from './identity/hosted.server.ts'
import { schedules as identitySchedules, subscriptions as identitySubscriptions } from './identity/jobs.server.ts'
import { lookingRoutes } from './identity/looking.server.ts'
import { passkeyRoutes } from './identity/passkeys.server.ts'
import { pushRoutes } from './identity/push.server.ts'
import { factorRoutes } from './identity/second-factor.server.ts'
import { routes as identity } from './identity/service.server.ts'
import { signInRoutes } from './identity/sign-ins.server.ts'
import { schedules as ledgerSchedules } from './ledger/balances.server.ts'
import { mapRoutes } from './location/draw-map.server.ts'
import { routes as location } from './location/service.server.ts'
import { schedules as loyaltySchedules, subscriptions as loyaltySubscriptions } from './loyalty/jobs.server.ts'
import { loyaltyData } from './loyalty/personal-data.server.ts'
import { routes as loyalty } from './loyalty/service.server.ts'
import {
  schedules as notificationSchedules,
  subscriptions as notificationSubscriptions,
} from './notifications/jobs.server.ts'
import { notificationData } from './notifications/personal-data.server.ts'
import { preferenceRoutes } from './notifications/preferences.server.ts'
import { routes as notifications } from './notifications/service.server.ts'
import { paperData } from './papers/personal-data.server.ts'
import { routes as papers } from './papers/service.server.ts'
import { schedules as paymentSchedules, subscriptions as paymentSubscriptions } from './payments/jobs.server.ts'
import { paymentData } from './payments/personal-data.server.ts'
import { routes as payments } from './payments/service.server.ts'
import { schedules as providerSchedules } from './providers/jobs.server.ts'
import { providerData } from './providers/personal-data.server.ts'
import { routes as providers } from './providers/service.server.ts'
import { schedules as reminderSchedules, subscriptions as reminderSubscriptions } from './reminders/jobs.server.ts'
import { reminderData } from './reminders/personal-data.server.ts'
import { routes as reminders } from './reminders/service.server.ts'
import { schedules as reviewSchedules, subscriptions as reviewSubscriptions } from './reviews/jobs.server.ts'
import { reviewData } from './reviews/personal-data.server.ts'
import { routes as reviews } from './reviews/service.server.ts'
import { schedules as schedulingSchedules } from './scheduling/jobs.server.ts'
import { routes as availability } from './scheduling/service.server.ts'
import { routes as find } from './search/find.server.ts'
import { schedules as searchSchedules } from './search/jobs.server.ts'
import { mapRoutes as searchMapRoutes } from './search/map.server.ts'
import { routes as search } from './search/service.server.ts'
import { routes as settings } from './settings/service.server.ts'
import { staffData } from './staff/personal-data.server.ts'
import { routes as staff } from './staff/service.server.ts'
import {
  schedules as membershipSchedules,
  subscriptions as membershipSubscriptions,
} from './subscriptions/jobs.server.ts'
import { subscriptionData } from './subscriptions/personal-data.server.ts'
import { routes as memberships } from './subscriptions/service.server.ts'
import { schedules as traderSchedules, subscriptions as traderSubscriptions } from './traders/jobs.server.ts'
import { traderData } from './traders/personal-data.server.ts'
import { routes as traders } from './traders/service.server.ts'
import { schedules as uploadSchedules, subscriptions as uploadSubscriptions } from './uploads/jobs.server.ts'
import { uploadData } from './uploads/personal-data.server.ts'
import { routes as uploads } from './uploads/service.server.ts'
import { schedules as waitlistSchedules, subscriptions as waitlistSubscriptions } from './waitlist/jobs.server.ts'
import { waitlistData } from './waitlist/personal-data.server.ts'
import { routes as waitlist } from './waitlist/service.server.ts'
import './texts.server.ts'

type Domain = {
  routes?: readonly Route[]
  subscriptions?: readonly Subscription[]
  schedules?: readonly Schedule[]
  data?: PersonalData
}

/** The only list of what runs on the server; every domain stands in it once. */
const domains: readonly Domain[] = [
  { routes: uploads, schedules: uploadSchedules, subscriptions: uploadSubscriptions, data: uploadData },
  {
    routes: [
      ...identity,
      ...lookingRoutes,
      ...accounts,
      ...factorRoutes,
      ...signInRoutes,
      ...passkeyRoutes,
      ...hostedRoutes,
      ...pushRoutes,
    ],
    schedules: identitySchedules,
    subscriptions: identitySubscriptions,
  },
  { routes: [...location, ...mapRoutes] },
  { routes: categories },
  { routes: contact, subscriptions: contactSubscriptions, data: contactData },
  { routes: crashes, schedules: crashSchedules },
  { routes: health, schedules: healthSchedules },
  { routes: experiments, schedules: experimentSchedules, data: experimentData },
  { routes: currency, schedules: currencySchedules },
  { data: directoryData },
  { routes: providers, schedules: providerSchedules, data: providerData },
  { routes: decisions, subscriptions: decisionSubscriptions, data: decisionData },
  { routes: availability, schedules: schedulingSchedules },
  { routes: traders, schedules: traderSchedules, subscriptions: traderSubscriptions, data: traderData },
  { routes: papers, data: paperData },
  { schedules: ledgerSchedules },
  { routes: payments, schedules: paymentSchedules, subscriptions: paymentSubscriptions, data: paymentData },
  { routes: favourites, data: favouriteData },
  { routes: [...search, ...searchMapRoutes, ...find], schedules: searchSchedules },
  {
    routes: memberships,
    schedules: membershipSchedules,
    subscriptions: membershipSubscriptions,
    data: subscriptionData,
  },
  { routes: giftCards, schedules: giftCardSchedules, subscriptions: giftCardSubscriptions, data: giftCardData },
  { routes: holds, data: holdData },
  { routes: staff, data: staffData },
  { routes: bookings, schedules: bookingSchedules, subscriptions: bookingSubscriptions, data: bookingData },
  { routes: calendar },
  { routes: feeds, data: feedData },
  { routes: reviews, schedules: reviewSchedules, subscriptions: reviewSubscriptions, data: reviewData },
  {
    routes: [...notifications, ...preferenceRoutes],
    schedules: notificationSchedules,
    subscriptions: notificationSubscriptions,
    data: notificationData,
  },
  { routes: waitlist, schedules: waitlistSchedules, subscriptions: waitlistSubscriptions, data: waitlistData },
  { routes: delays, subscriptions: delaySubscriptions, data: delayData },
  { routes: reminders, schedules: reminderSchedules, subscriptions: reminderSubscriptions, data: reminderData },
  { routes: loyalty, schedules: loyaltySchedules, subscriptions: loyaltySubscriptions, data: loyaltyData },
  { routes: analytics, schedules: analyticsSchedules },
  { routes: business, subscriptions: businessSubscriptions, data: customerNoteData },
  {
    routes: [
      ...[
        ...admin,
        ...wordRoutes,
        ...messageRoutes,
        ...healthRoutes,
        ...experimentRoutes,
        ...auditRoutes,
        ...bookingRoutes,
        ...moneyRoutes,
        ...unmetRoutes,
      ],
      ...[...fileRoutes, ...viewRoutes, ...documentRoutes, ...sellerRoutes, ...appealRoutes],
    ],
    data: officeData,
  },
  { routes: settings },
  { schedules: backupSchedules, subscriptions: backupSubscriptions },
  { routes: doctor, schedules: doctorSchedules },
]

export const subscriptions: readonly Subscription[] = domains.flatMap((domain) => domain.subscriptions ?? [])
export const schedules: readonly Schedule[] = [
  ...domains.flatMap((domain) => domain.schedules ?? []),
  answerSweep,
  deadLetterReport,
  eventMending,
]
export const personalData: readonly PersonalData[] = domains.flatMap(({ data }) => data ?? [])
export const routes: readonly Route[] = withWholeExport(
  domains.flatMap((domain) => domain.routes ?? []),
  personalData,
)
