import { type ComponentProps, Suspense } from 'react'
import { late } from './late.ts'

const Dialog = late(() => import('./dialog.tsx').then((module) => ({ default: module.Dialog })))

/** A dialog whose code comes when it is first opened, together with what it shows. */
export function LateDialog(props: Omit<ComponentProps<typeof Dialog>, 'isOpen'>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} isOpen />
    </Suspense>
  )
}
