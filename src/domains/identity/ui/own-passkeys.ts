import { useQuery } from '@tanstack/react-query'
import { passkeys } from '../passkey-contract.ts'
import { call } from './session.ts'

export const passkeysKey = ['passkeys']

export const useOwnPasskeys = () =>
  useQuery({ queryKey: passkeysKey, queryFn: ({ signal }) => call(passkeys.list, {}, { signal }) })
