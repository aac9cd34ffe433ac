import { lateTexts } from '../../../ui/late-texts.tsx'
import { loadBookingTexts } from '../texts/load.ts'

/** Around what speaks with `useTranslation('bookings')`. */
export const BookingTexts = lateTexts('bookings', loadBookingTexts)
