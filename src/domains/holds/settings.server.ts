import type { NumberSetting } from '../../lib/settings.server.ts'

/** What one person may have at once of what others cannot have then. */
export const bookingCaps = {
  /** Upcoming bookings, in all. */
  openBookings: { name: 'MAX_OPEN_BOOKINGS', fallback: 30, min: 1, max: 100_000 },
  openBookingsHere: { name: 'MAX_OPEN_BOOKINGS_PER_PROVIDER', fallback: 12, min: 1, max: 100_000 },
  openBookingsUnverified: { name: 'MAX_OPEN_BOOKINGS_UNVERIFIED', fallback: 3, min: 1, max: 100_000 },
  /** Of what the staff of one provider work on one day; a single booking may always take more. */
  shareOfDay: { name: 'MAX_SHARE_OF_DAY', fallback: 1 / 3, min: 0, max: 1, isFraction: true },
  holds: { name: 'MAX_HOLDS', fallback: 3, min: 1, max: 1000 },
  holdsUnverified: { name: 'MAX_HOLDS_UNVERIFIED', fallback: 1, min: 1, max: 1000 },
} as const satisfies Record<string, NumberSetting>
