import { useQuery } from '@tanstack/react-query'
import type { Asked } from './periods.ts'

type Ask<Figures> = (asked: Asked, signal: AbortSignal) => Promise<Figures>

/** The figures of the days asked for; those of other days stay until they have come. */
export function useFigures<Figures>(of: string, asked: Asked, ask: Ask<Figures>, { retry = 1 } = {}) {
  return useQuery({
    queryKey: ['analytics', of, asked.from, asked.to, asked.by],
    queryFn: ({ signal }) => ask(asked, signal),
    placeholderData: (shown) => shown,
    retry,
  })
}
