import { useSyncExternalStore } from 'react'

const never = () => () => {}
/** False in the page as the server has drawn it: a form must not leave by its own way. */
export const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
