import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

type DialogProps = {
  title: string
  closeLabel: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** Buttons that stay in sight. */
  footer?: ReactNode
  isNarrow?: boolean
}

/** Traps the focus, closes with Escape and gives the focus back; fills the screen of a phone. */
export function Dialog({ title, closeLabel, isOpen, onClose, children, footer, isNarrow = false }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className="fixed inset-0 z-50 grid place-items-center bg-ink/60 sm:p-6"
    >
      <Modal
        className={`w-full overflow-hidden bg-card shadow-2 max-sm:h-dvh sm:rounded-form ${isNarrow ? 'max-w-xl' : 'max-w-5xl'}`}
      >
        <AriaDialog className="flex max-h-dvh flex-col outline-none max-sm:h-dvh sm:max-h-[calc(100dvh-48px)]">
          <div className="flex items-center justify-between gap-4 bg-green px-5 py-3 text-on-green">
            <Heading slot="title" className="h3">
              {title}
            </Heading>
            <button
              type="button"
              onClick={onClose}
              aria-label={closeLabel}
              className="grid size-11 place-items-center text-2xl focus-visible:outline-on-green"
            >
              ×
            </button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
          {footer && <div className="flex justify-between gap-4 border-t border-line px-5 py-4">{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
