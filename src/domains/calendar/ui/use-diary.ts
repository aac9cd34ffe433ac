import { useQuery } from '@tanstack/react-query'
import { call } from '../../identity/ui/session.ts'
import { diaryKey, useShop } from '../../staff/ui/own-provider.ts'
import { diary } from '../contract.ts'

/** Customers book while this is open. */
const pollMs = 60_000

export function useDiary(from: string, to: string) {
  const { id } = useShop()
  return useQuery({
    queryKey: [...diaryKey, from, to],
    queryFn: ({ signal }) => call(diary.get, { id, from, to }, { signal }),
    refetchInterval: pollMs,
    placeholderData: (before) => before,
  })
}
