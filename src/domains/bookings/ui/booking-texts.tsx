import { loadBookingTexts } from '../texts/load.ts'
import { lateTexts } from '../../../ui/late-texts.tsx'

/** Around what speaks with `useTranslation('bookings')`. */
export const BookingTexts = lateTexts('bookings', loadBookingTexts)
