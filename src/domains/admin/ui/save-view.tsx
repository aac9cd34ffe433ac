import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Field } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { officeViews, type ViewPage, viewLimits } from '../views-contract.ts'
import { officeKey } from './office-query.ts'

/** A name for what a table is asked for. */
export function SaveView({ page, query, onClose }: { page: ViewPage; query: string; onClose: () => void }) {
  const { t, i18n } = useTranslation('admin')
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const save = useMutation({
    mutationFn: () => call(officeViews.save, { page, query, name: name.trim() }),
    onSuccess: () => {
      showToast({ type: 'success', message: t('tables.viewSaved') })
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [...officeKey, 'views', page] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') save.mutate()
  }
  return (
    <Dialog title={t('tables.saveView')} isOpen onClose={onClose} isNarrow>
      <form className="grid gap-4 p-6" onSubmit={submit}>
        <p>{t('tables.viewText')}</p>
        <Field
          label={t('tables.viewName')}
          value={name}
          maxLength={viewLimits.name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        {save.error && <p role="alert">{errorText(i18n, save.error, t('list.failed'), 'admin')}</p>}
        <p className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" disabled={name.trim() === ''} isBusy={save.isPending}>
            {t('tables.save')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('tables.keep')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
