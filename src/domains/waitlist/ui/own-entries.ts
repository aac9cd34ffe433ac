import { queryOptions } from '@tanstack/react-query'
import { call } from '../../identity/ui/session.ts'
import { waitlist } from '../contract.ts'

/** What one waits for; read again each time it is shown. */
export const ownEntries = queryOptions({
  queryKey: ['waitlist'],
  queryFn: ({ signal }) => call(waitlist.list, {}, { signal }),
  staleTime: 0,
})
