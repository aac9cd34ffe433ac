import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

const BookingRef = z.object({ bookingId: z.string(), providerId: z.string() })

export const bookingConfirmed = eventType('booking.confirmed', BookingRef)
export const bookingRequested = eventType('booking.requested', BookingRef)
export const bookingCancelled = eventType('booking.cancelled', BookingRef)

/** A time is free for fewer or more people than before, though nothing is booked. */
export const timeHeld = eventType('booking.time_held', z.object({ providerId: z.string() }))
export const timeReleased = eventType('booking.time_released', z.object({ providerId: z.string() }))
