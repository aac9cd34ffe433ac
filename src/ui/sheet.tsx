import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components'
import { DialogHead } from './dialog.tsx'
import { PageLocale } from './page-locale.tsx'

type SheetProps = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode }

/** A dialog that slides in from the right and leaves a strip of the page in sight. */
export function Sheet({ title, isOpen, onClose, children }: SheetProps) {
  return (
    <PageLocale>
      <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable className="scrim">
        <Modal className="sheet">
          <AriaDialog className="dialog-frame">
            <DialogHead title={title} onClose={onClose} />
            <div className="dialog-body sheet-body">{children}</div>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </PageLocale>
  )
}
