import { queryOptions } from '@tanstack/react-query'
import { call } from '../../identity/ui/session.ts'
import { admin } from '../contract.ts'

export const officeKey = ['office']

export const officeQuery = queryOptions({
  queryKey: [...officeKey, 'today'],
  queryFn: ({ signal }) => call(admin.office, {}, { signal }),
  refetchInterval: 60_000,
})
