import { implement } from '../../lib/api/serve.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { bookings } from './contract.ts'
import { createBooking } from './create-booking.server.ts'
import { extendHold, holdTime, listHolds, releaseHold } from './hold-time.server.ts'
import { quoteBooking } from './quote-booking.server.ts'
import { getBooking, listBookings, listOwnBookings } from './read-booking.server.ts'

export const routes = implement(bookings, {
  quote: quoteBooking,
  hold: holdTime,
  holds: listHolds,
  extendHold,
  releaseHold,
  create: createBooking,
  list: listBookings,
  mine: listOwnBookings,
  get: getBooking,
  cancel: cancelBooking,
})
