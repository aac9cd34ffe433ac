import { useQuery } from '@tanstack/react-query'
import { call } from '../../identity/ui/session.ts'
import { providerCalendarKey, useOwnProvider } from '../../staff/ui/own-provider.ts'
import { providerCalendar } from '../contract.ts'

/** Customers book while this is open. */
const pollMs = 60_000

export function useProviderCalendar(from: string, to: string) {
  const { id } = useOwnProvider()
  return useQuery({
    queryKey: [...providerCalendarKey, from, to],
    queryFn: ({ signal }) => call(providerCalendar.get, { id, from, to }, { signal }),
    refetchInterval: pollMs,
    placeholderData: (before) => before,
  })
}
