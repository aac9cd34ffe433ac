import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { LateDialog } from '../../../ui/late-dialog.tsx'

type EditDialogProps = {
  title: string
  isSaving: boolean
  onSave: () => void
  onClose: () => void
  /** Of what is there already. */
  deletion: { label: string; isBusy: boolean; onDelete: () => void } | null
  /** It can be looked at and deleted only. */
  isFixed?: boolean
  children: ReactNode
}

/** Adds, changes or deletes one thing of the dashboard. */
export function EditDialog({ title, isSaving, onSave, onClose, deletion, isFixed, children }: EditDialogProps) {
  const { t } = useTranslation('staff')
  return (
    <LateDialog title={title} onClose={onClose} isNarrow>
      <form
        noValidate
        className="grid gap-5 p-6 sm:px-9"
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        {children}
        <p className="flex flex-wrap justify-between gap-3">
          {deletion ? (
            <Button variant="outline" isBusy={deletion.isBusy} onClick={deletion.onDelete}>
              {deletion.label}
            </Button>
          ) : (
            <Button variant="outline" onClick={onClose}>
              {t('dashboard.cancel')}
            </Button>
          )}
          {!isFixed && (
            <Button type="submit" variant="primary" isBusy={isSaving}>
              {t('dashboard.save')}
            </Button>
          )}
        </p>
      </form>
    </LateDialog>
  )
}
