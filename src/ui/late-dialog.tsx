import { type ComponentProps, lazy, Suspense } from 'react'

const Dialog = lazy(() => import('./dialog.tsx').then((module) => ({ default: module.Dialog })))

/** A dialog whose code comes when it is first opened, together with what it shows. */
export function LateDialog(props: Omit<ComponentProps<typeof Dialog>, 'isOpen'>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} isOpen />
    </Suspense>
  )
}
