import { useQuery } from '@tanstack/react-query'
import { type Asked, daysBefore } from './periods.ts'

type Ask<Figures> = (asked: Asked, signal: AbortSignal) => Promise<Figures>

/** The figures of the days asked for, and of as many before them; those of other days stay until they have come. */
export function useFigures<Figures>(of: string, asked: Asked, ask: Ask<Figures>) {
  return useQuery({
    queryKey: ['analytics', of, asked.from, asked.to, asked.by],
    queryFn: async ({ signal }) => {
      const earlier = { ...daysBefore(asked), by: asked.by }
      const [now, before] = await Promise.all([ask(asked, signal), ask(earlier, signal)])
      return { now, before }
    },
    placeholderData: (shown) => shown,
  })
}
