import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import type { SavedFile } from '../../papers/contract.ts'
import { handFile } from '../../papers/ui/save-file.tsx'
import { officeKey } from './office-query.ts'

/** All that a table is asked for, as a file. */
export function SaveCsv({ ask, isDisabled = false }: { ask: () => Promise<SavedFile>; isDisabled?: boolean }) {
  const { t, i18n } = useTranslation('admin')
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: ask,
    onSuccess: (file) => {
      handFile(file)
      showToast({ type: 'success', message: t('audit.saved') })
    },
    onError: (error) => showToast({ type: 'error', message: errorText(i18n, error, t('list.failed'), 'admin') }),
    onSettled: () => queries.invalidateQueries({ queryKey: [...officeKey, 'audit'] }),
  })
  return (
    <Button variant="outline" isBusy={save.isPending} disabled={isDisabled} onClick={() => save.mutate()}>
      <Download aria-hidden="true" size={18} />
      {t('audit.save')}
    </Button>
  )
}
