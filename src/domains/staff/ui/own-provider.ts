import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { call } from '../../identity/ui/session.ts'
import type { OwnProvider } from '../../providers/own-contract.ts'
import { type Setup, setup } from '../contract.ts'

export const ownProviderKey = ['own-provider']
export const providerCalendarKey = [...ownProviderKey, 'calendar']
const setupKey = [...ownProviderKey, 'setup']

/** The business that all pages of the dashboard are about. */
export const useOwnProvider = () => useOutletContext<OwnProvider>()

export function useSetup() {
  const { id } = useOwnProvider()
  return useQuery({ queryKey: setupKey, queryFn: ({ signal }) => call(setup.get, { id }, { signal }) })
}

/** What a change of the setup answered is shown at once; what follows from it is asked for anew. */
export function useKeepSetup() {
  const queries = useQueryClient()
  return (made: Setup) => {
    queries.setQueryData(setupKey, made)
    void queries.invalidateQueries({ queryKey: providerCalendarKey })
  }
}
