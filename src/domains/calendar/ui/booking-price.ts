import type { i18n } from 'i18next'
import { ownPriceText } from '../../staff/ui/price-text.ts'
import type { CalendarBooking } from '../contract.ts'

/** What it costs beside what a membership pays for; that it does, where nothing is left. */
export function bookingPrice(
  texts: i18n,
  booking: Pick<CalendarBooking, 'totalMinor' | 'uses'>,
  currency: string,
): string {
  const { totalMinor, uses } = booking
  if (uses > 0 && totalMinor === 0) return texts.t('booking.membership', { ns: 'calendar' })
  return ownPriceText(texts, totalMinor, currency)
}
