import { loadAccountTexts } from '../domains/identity/texts/load.ts'
import { loadBookingTexts } from '../domains/bookings/texts/load.ts'
import { loadLanguage } from './i18n.ts'
import { languages } from './languages.ts'
import { loadShopTexts } from '../domains/staff/texts/load.ts'

/** The server speaks every language from its first request and its first mail on. */
await Promise.all(languages.map(loadLanguage))
await Promise.all(languages.map(loadAccountTexts))
await Promise.all(languages.map(loadBookingTexts))
await Promise.all(languages.map(loadShopTexts))
