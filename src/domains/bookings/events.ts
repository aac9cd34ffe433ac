import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

const BookingRef = z.object({ bookingId: z.string(), providerId: z.string() })

export const bookingConfirmed = eventType('booking.confirmed', BookingRef)
export const bookingRequested = eventType('booking.requested', BookingRef)
export const bookingCancelled = eventType('booking.cancelled', BookingRef)
