import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useOutletContext } from 'react-router'
import { wasRefused } from '../../../lib/api/errors.ts'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import type { OwnProvider } from '../../providers/own-contract.ts'
import { type Setup, setup } from '../contract.ts'

export const ownProviderKey = ['own-provider']
export const providerCalendarKey = [...ownProviderKey, 'calendar']
export const providerBookingKey = [...ownProviderKey, 'booking']
const setupKey = [...ownProviderKey, 'setup']

/** The business that all pages of the dashboard are about. */
export const useOwnProvider = () => useOutletContext<OwnProvider>()

export function useSetup() {
  const { id } = useOwnProvider()
  return useQuery({ queryKey: setupKey, queryFn: ({ signal }) => call(setup.get, { id }, { signal }) })
}

type Change<Input> = { change: (input: Input) => Promise<unknown>; done: string }

/** Whatever shows the business is read anew before `done` is said. */
export function useProviderChange<Input = void>({ change, done }: Change<Input>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ownProviderKey })
      showToast({ type: 'success', message: done })
    },
  })
}

type SetupChange<Input> = {
  /** `idempotencyKey`: the same until there is an answer. */
  change: (input: Input, idempotencyKey: string) => Promise<Setup>
  done?: string
  onDone?: () => void
}

/** What a change of the setup answers is shown at once, with `done`; what follows from it is asked for anew. */
export function useSetupChange<Input = void>({ change, done, onDone }: SetupChange<Input>) {
  const queries = useQueryClient()
  const key = useRef(crypto.randomUUID())
  return useMutation({
    mutationFn: (input: Input) => change(input, key.current),
    onError: (error) => {
      if (wasRefused(error)) key.current = crypto.randomUUID()
      // It may have been done all the same.
      else void queries.invalidateQueries({ queryKey: setupKey })
    },
    onSuccess: (made) => {
      key.current = crypto.randomUUID()
      queries.setQueryData(setupKey, made)
      void queries.invalidateQueries({ queryKey: providerCalendarKey })
      if (done) showToast({ type: 'success', message: done })
      onDone?.()
    },
  })
}

/** What the bell of any tab hears, for as long as the dashboard is open. */
export function useNewsOfCalendar() {
  const queries = useQueryClient()
  useEffect(() => {
    const channel = new BroadcastChannel('notifications')
    channel.onmessage = ({ data }: MessageEvent<{ news?: string }>) => {
      if (data.news !== 'calendar') return
      void queries.invalidateQueries({ queryKey: providerCalendarKey })
      void queries.invalidateQueries({ queryKey: providerBookingKey })
    }
    return () => channel.close()
  }, [queries])
}
