import { loadEveryLanguage } from '../i18n/texts.server.ts'
import { bookingsTexts } from './bookings/texts/load.ts'
import { businessTexts } from './business/texts/load.ts'
import { calendarTexts } from './calendar/texts/load.ts'
import { identityTexts } from './identity/texts/load.ts'
import { staffTexts } from './staff/texts/load.ts'

/** Every domain with texts of its own. */
await Promise.all([bookingsTexts, businessTexts, calendarTexts, identityTexts, staffTexts].map(loadEveryLanguage))
