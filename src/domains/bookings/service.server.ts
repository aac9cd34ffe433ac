import { implement } from '../../lib/api/serve.server.ts'
import { getCalendarFile } from './calendar-file.server.ts'
import { cancelBooking, declineBooking } from './cancel-booking.server.ts'
import { bookings } from './contract.ts'
import { createBooking } from './create-booking.server.ts'
import { bookingDescriptions, disputeDescriptions, feeDescriptions, noShowDescriptions } from './description.server.ts'
import { fees } from './fee-contract.ts'
import { getFreeCancellations } from './free-cancellation.server.ts'
import { answerDispute, decideDispute, disputeNoShow, markNoShow, withdrawNoShow } from './no-show.server.ts'
import { disputes, noShows } from './no-show-contract.ts'
import { getBooking, getTerms, listBookings, listOwnBookings } from './read-booking.server.ts'
import { acceptProposal, refuseProposal, updateBooking, withdrawProposal } from './reschedule-booking.server.ts'
import { freeTimes } from './reschedule-times.server.ts'
import { acceptBooking, completeBooking } from './settle-booking.server.ts'
import { waiveFee } from './waive-fee.server.ts'

export const routes = [
  ...implement(fees, { waiveFee, freeCancellations: getFreeCancellations }, feeDescriptions),
  ...implement(noShows, { disputeNoShow, answerDispute, withdrawNoShow }, noShowDescriptions),
  ...implement(disputes, { decideDispute }, disputeDescriptions),
  ...implement(
    bookings,
    {
      create: createBooking,
      list: listBookings,
      mine: listOwnBookings,
      get: getBooking,
      calendarFile: getCalendarFile,
      times: freeTimes,
      terms: getTerms,
      update: updateBooking,
      accept: acceptBooking,
      decline: declineBooking,
      cancel: cancelBooking,
      acceptProposal,
      refuseProposal,
      withdrawProposal,
      markNoShow,
      complete: completeBooking,
    },
    bookingDescriptions,
  ),
]
