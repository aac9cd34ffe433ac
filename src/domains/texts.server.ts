import { loadEveryLanguage } from '../i18n/texts.server.ts'
import { loadBookingTexts } from './bookings/texts/load.ts'
import { loadAccountTexts } from './identity/texts/load.ts'
import { loadDashboardTexts } from './staff/texts/load.ts'

/** Every domain with texts of its own. */
await Promise.all([loadAccountTexts, loadBookingTexts, loadDashboardTexts].map(loadEveryLanguage))
