import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Booking } from '../../bookings/contract.ts'
import { call } from '../../identity/ui/session.ts'
import { type OwnReview, reviewDays, reviewing } from '../reviewing-contract.ts'

const ownKey = ['own-reviews']
const atOnce = 50

/** The reviews of these bookings, by booking; null: not read yet, or they cannot be. */
export function useOwnReviews(bookings: readonly Booking[]): ReadonlyMap<string, OwnReview> | null {
  const ids = bookings.filter(({ status }) => status === 'completed').map(({ id }) => id)
  const { data } = useQuery({
    queryKey: [...ownKey, ids],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, index) =>
        ids.slice(index * atOnce, (index + 1) * atOnce),
      )
      const pages = await Promise.all(
        parts.map((part) => call(reviewing.mine, { bookingIds: part.join(), limit: atOnce }, { signal })),
      )
      return new Map(pages.flatMap(({ reviews }) => reviews.map((review) => [review.bookingId, review] as const)))
    },
    enabled: ids.length > 0,
    placeholderData: (before) => before,
    staleTime: 0,
  })
  return data ?? null
}

export const canReview = ({ status, endTime }: Booking) =>
  status === 'completed' && Date.now() - new Date(endTime).getTime() <= reviewDays * 86_400_000

/** Whatever it does, the reviews are read again: also a refusal says that something has changed. */
export function useReviewAction<Input>(act: (input: Input) => Promise<unknown>, onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: ownKey }),
  })
}
