import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../identity/ui/session.ts'
import { type Booking, type BookingList, bookings } from '../contract.ts'

const listKey = ['my-bookings']
const pageSize = 20

/** One list, page by page; `savedAt`: it is a copy that the service worker kept. */
export function useOwnBookings(list: BookingList) {
  return useInfiniteQuery({
    queryKey: [...listKey, list],
    queryFn: async ({ signal, pageParam }) => {
      let savedAt = null as string | null
      const onHeaders = (headers: Headers) => {
        savedAt = headers.get('x-saved-at')
      }
      const wanted = { list, limit: pageSize, ...(pageParam > 1 && { page: pageParam }) }
      return { ...(await call(bookings.mine, wanted, { signal, onHeaders })), savedAt }
    },
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => (pagination.page < pagination.totalPages ? pagination.page + 1 : undefined),
    staleTime: 0,
    // The counts of the other lists stand while another list is read.
    placeholderData: (before) => before,
  })
}

/** Does something to a booking and shows the list as it is then, also after a refusal: something has changed. */
export function useBookingAction<Input = void>(
  act: (input: Input) => Promise<Booking>,
  onDone: (booking: Booking) => void,
  /** Where what would say why it failed may be gone with the list of before. */
  onFailed?: (error: Error) => void,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    ...(onFailed && { onError: onFailed }),
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  })
}

/** Why the button is disabled, if it is; undefined: there is no such button now. */
export function refusalOf({ actions }: Booking, action: Booking['actions'][number]['action']) {
  return actions.find((offered) => offered.action === action)?.refused
}

export const isAllowed = (booking: Booking, action: Booking['actions'][number]['action']) =>
  refusalOf(booking, action) === null

/** Whether money was paid ahead or is owed: each entry of it has a page. */
export const hasEntries = ({ payment, feeMinor }: Booking) =>
  feeMinor > 0 || (payment !== undefined && payment.payBy === null && payment.nowMinor > 0)
