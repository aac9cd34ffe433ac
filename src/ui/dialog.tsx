import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { PageLocale } from './page-locale.tsx'

type DialogProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** Buttons that stay in sight. */
  footer?: ReactNode
  isNarrow?: boolean
}

/** Traps the focus, closes with Escape and gives the focus back; fills the screen of a phone. */
export function Dialog({ title, isOpen, onClose, children, footer, isNarrow = false }: DialogProps) {
  return (
    <PageLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        isDismissable
        className="scrim scrim-dialog"
      >
        <Modal className={`dialog ${isNarrow ? 'dialog-narrow' : ''}`}>
          <AriaDialog className="dialog-frame">
            <DialogHead title={title} onClose={onClose} />
            <div className="dialog-body">{children}</div>
            {footer && (
              <div className="dialog-foot" data-bottom-bar>
                {footer}
              </div>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </PageLocale>
  )
}

export function DialogHead({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="dialog-head on-green">
      <Heading slot="title" className="h3">
        {title}
      </Heading>
      <button type="button" onClick={onClose} aria-label={t('ui.close')} className="dialog-close">
        <X aria-hidden="true" size={24} />
      </button>
    </div>
  )
}
