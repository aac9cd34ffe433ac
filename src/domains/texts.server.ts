import { languages } from '../i18n/languages.ts'
import { bookingsTexts } from './bookings/texts/load.ts'
import { businessTexts } from './business/texts/load.ts'
import { calendarTexts } from './calendar/texts/load.ts'
import { identityTexts } from './identity/texts/load.ts'
import { staffTexts } from './staff/texts/load.ts'
import { loadLanguage } from './texts.ts'

/** Every domain with texts that come with its screens. */
const domains = [bookingsTexts, businessTexts, calendarTexts, identityTexts, staffTexts]

/** The server speaks every language from its first request and its first mail on. */
await Promise.all(
  languages.map(async (language) => {
    await loadLanguage(language)
    await Promise.all(domains.map(({ load }) => load(language)))
  }),
)
