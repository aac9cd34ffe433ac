import { i18nFor, textByKey } from '../i18n/i18n.ts'
import { defaultLanguage, type Language, languages } from '../i18n/languages.ts'
import { adminTexts } from './admin/texts/load.ts'
import { analyticsTexts } from './analytics/texts/load.ts'
import { bookingsTexts } from './bookings/texts/load.ts'
import { businessTexts } from './business/texts/load.ts'
import { calendarTexts } from './calendar/texts/load.ts'
import { contactTexts } from './contact/texts/load.ts'
import { decisionTexts } from './decisions/texts/load.ts'
import { delayTexts } from './delays/texts/load.ts'
import { doctorTexts } from './doctor/texts/load.ts'
import { favouriteTexts } from './favourites/texts/load.ts'
import { giftCardTexts } from './gift-cards/texts/load.ts'
import { identityTexts } from './identity/texts/load.ts'
import { locationTexts } from './location/texts/load.ts'
import { loyaltyTexts } from './loyalty/texts/load.ts'
import { notificationTexts } from './notifications/texts/load.ts'
import { paperTexts } from './papers/texts/load.ts'
import { paymentTexts } from './payments/texts/load.ts'
import { reminderTexts } from './reminders/texts/load.ts'
import { reviewTexts } from './reviews/texts/load.ts'
import { searchTexts } from './search/texts/load.ts'
import { settingsTexts } from './settings/texts/load.ts'
import { staffTexts } from './staff/texts/load.ts'
import { subscriptionTexts } from './subscriptions/texts/load.ts'
import { pageTexts } from './texts.ts'
import { traderTexts } from './traders/texts/load.ts'
import { uploadTexts } from './uploads/texts/load.ts'
import { waitlistTexts } from './waitlist/texts/load.ts'

/** The texts of every page, and those of every domain that come with its screens. */
const texts = [
  pageTexts,
  adminTexts,
  analyticsTexts,
  bookingsTexts,
  businessTexts,
  calendarTexts,
  contactTexts,
  decisionTexts,
  delayTexts,
  doctorTexts,
  favouriteTexts,
  giftCardTexts,
  identityTexts,
  locationTexts,
  loyaltyTexts,
  notificationTexts,
  reminderTexts,
  paperTexts,
  paymentTexts,
  reviewTexts,
  searchTexts,
  settingsTexts,
  staffTexts,
  subscriptionTexts,
  traderTexts,
  uploadTexts,
  waitlistTexts,
]

/** The server speaks every language from its first request and its first mail on. */
await Promise.all(texts.flatMap(({ load }) => languages.map(load)))

/**
 * What a refusal says in that language, by its code: as the domain has it that says it so in English, else as another
 * has it. A screen has the texts of its own domain; what it is refused with may be another's.
 */
export function refusalIn(language: Language, code: string, message: string): string {
  if (language === defaultLanguage) return message
  const inEnglish = (name: (typeof texts)[number]['name']) =>
    textByKey(i18nFor(defaultLanguage), 'errors', code, '', name)
  const names = texts.map(({ name }) => name).filter((name) => inEnglish(name) !== '')
  // What every page has it says by itself; here it is said otherwise, such as which field is wrong.
  const other = names.includes('translation') ? undefined : names[0]
  const name = names.find((one) => inEnglish(one) === message) ?? other
  return name ? textByKey(i18nFor(language), 'errors', code, message, name) : message
}
