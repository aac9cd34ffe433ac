import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

type SheetProps = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode }
export function Sheet({ title, isOpen, onClose, children }: SheetProps) {
  return (
    <Dialog title={title} closeLabel="Close" isOpen={isOpen} onClose={onClose}>
      <div className="p-5">{children}</div>
    </Dialog>
  )
}
