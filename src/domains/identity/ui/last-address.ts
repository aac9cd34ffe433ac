import { useSyncExternalStore } from 'react'
import { readKept } from '../../../lib/kept.ts'
import { addressKey, useSession } from './session.ts'

const nothing = () => {}

/** Of whoever did not log out and comes back when their session has run out; else empty. */
export function useLastAddress(): string {
  // It is known once the session is.
  useSession()
  return useSyncExternalStore(
    () => nothing,
    () => readKept(addressKey) ?? '',
    () => '',
  )
}
