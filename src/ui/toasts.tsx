import { Suspense, useSyncExternalStore } from 'react'
import { late } from './late.ts'
import { hasToasts, subscribeToasts } from './toast.ts'

const ToastRegion = late(() => import('./toast-region.tsx').then((module) => ({ default: module.ToastRegion })))

/** Mounted once, in the root; the region is loaded with the first toast. */
export function Toasts() {
  const isNeeded = useSyncExternalStore(subscribeToasts, hasToasts, () => false)
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
    )
  )
}
