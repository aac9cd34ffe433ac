import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  text: string
  /** What the buttons say: what is done, and that it is not. */
  confirm: string
  cancel: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({ title, text, confirm, cancel, isBusy, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog title={title} isOpen onClose={onClose} isNarrow>
      <div className="grid gap-4 p-6">
        <p>{text}</p>
        <p className="flex flex-wrap gap-3">
          <Button variant="primary" isBusy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {cancel}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
