import { lateTexts } from '../../../ui/late-texts.tsx'
import { bookingsTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('bookings')`. */
export const BookingTexts = lateTexts(bookingsTexts)
