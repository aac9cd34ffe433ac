import { useQuery } from '@tanstack/react-query'
import { call } from '../../identity/ui/session.ts'
import { type Tip, tips } from '../tips-contract.ts'

const atOnce = 50

/** Of the visits among these, by booking; null: not read yet, or they cannot be. */
export function useTips(bookingIds: readonly string[]): ReadonlyMap<string, Tip> | null {
  const { data } = useQuery({
    queryKey: ['tips', bookingIds],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(bookingIds.length / atOnce) }, (_, index) =>
        bookingIds.slice(index * atOnce, (index + 1) * atOnce),
      )
      const pages = await Promise.all(parts.map((part) => call(tips.listTips, { bookingIds: part.join() }, { signal })))
      return new Map(pages.flatMap((page) => page.tips.map((tip) => [tip.bookingId, tip] as const)))
    },
    enabled: bookingIds.length > 0,
    placeholderData: (before) => before,
  })
  return data ?? null
}
