import { type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { FactorAgain } from '../../identity/ui/factor-again.tsx'
import { settingsKey } from './settings-key.ts'

type AskDialogProps = {
  title: string
  /** What the button does. */
  confirm: string
  mutation: Pick<UseMutationResult<unknown, unknown, void>, 'mutate' | 'isPending' | 'error'>
  /** Nothing can be confirmed yet. */
  isWaiting?: boolean
  onClose: () => void
  /** What it changes for whom. */
  children: ReactNode
}

/** Says what follows before it is done; asks for the second factor where it was not just shown. */
export function AskDialog({ title, confirm, mutation, isWaiting = false, onClose, children }: AskDialogProps) {
  const { t } = useTranslation('settings')
  const queries = useQueryClient()
  const { error } = mutation
  const isOvertaken = hasCode(error, 'setting_changed')
  const close = () => {
    // What somebody else has set is shown from now on.
    if (isOvertaken) void queries.invalidateQueries({ queryKey: settingsKey })
    onClose()
  }
  return (
    <Dialog title={title} isOpen onClose={close} isNarrow>
      <div className="grid gap-4 p-6">
        {children}
        <SaveError error={error} />
        <p className="flex flex-wrap gap-3">
          {!isOvertaken && (
            <Button
              variant="primary"
              disabled={isWaiting}
              isBusy={mutation.isPending}
              onClick={() => mutation.mutate()}
            >
              {confirm}
            </Button>
          )}
          <Button variant="outline" onClick={close}>
            {t(isOvertaken ? 'look' : 'keep')}
          </Button>
        </p>
        <FactorAgain error={error} />
      </div>
    </Dialog>
  )
}

/** Why it was not saved; of the second factor it is asked below. */
export function SaveError({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation('settings')
  if (!error || hasCode(error, 'second_factor_again')) return null
  return <p role="alert">{errorText(i18n, error, t('failed'), 'settings')}</p>
}
