import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const never = () => () => {}

/** What a link of our mails carries behind its `#`. The server is never told, so the first look is without it. */
export function useHashToken(): string | null {
  const { hash } = useLocation()
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isBrowser ? new URLSearchParams(hash.slice(1)).get('token') : null
}
