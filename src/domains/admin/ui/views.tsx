import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { late } from '../../../ui/late.ts'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { officeViews, type ViewPage, viewLimits } from '../views-contract.ts'
import { officeKey } from './office-query.ts'

const SaveView = late(() => import('./save-view.tsx').then((module) => ({ default: module.SaveView })))

/** What is asked for, whichever page of it is shown and in whatever order it was chosen. */
function asked(params: URLSearchParams): string {
  const query = new URLSearchParams(params)
  query.delete('page')
  query.sort()
  return query.toString()
}

/** One's own views of a table: to pick, to save what is asked for now, to delete the one that is shown. */
export function Views({ page }: { page: ViewPage }) {
  const { t, i18n } = useTranslation('admin')
  const queries = useQueryClient()
  const [params, setParams] = useSearchParams()
  const [isSaving, setSaving] = useState(false)
  const key = [...officeKey, 'views', page]
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => call(officeViews.list, { page }, { signal }) })
  const remove = useMutation({
    mutationFn: (id: string) => call(officeViews.remove, { id }),
    onSuccess: () => showToast({ type: 'success', message: t('tables.viewDeleted') }),
    onError: (error) => showToast({ type: 'error', message: errorText(i18n, error, t('list.failed'), 'admin') }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  const query = asked(params)
  const views = data?.views ?? []
  const shown = views.find((view) => view.query === query)
  const canSave = !shown && query !== '' && query.length <= viewLimits.query
  if (views.length === 0 && !canSave) return null
  return (
    <>
      {views.length > 0 && (
        <Select
          label={t('tables.views')}
          value={shown?.id ?? ''}
          onChange={({ target }) =>
            setParams(new URLSearchParams(views.find(({ id }) => id === target.value)?.query), {
              preventScrollReset: true,
              state: { isView: true },
            })
          }
          options={[
            { value: '', label: t('tables.noView') },
            ...views.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {shown && (
        <Button variant="quiet" isBusy={remove.isPending} onClick={() => remove.mutate(shown.id)}>
          {t('tables.deleteView')}
        </Button>
      )}
      {canSave && (
        <Button variant="quiet" onClick={() => setSaving(true)}>
          {t('tables.saveView')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isSaving && <SaveView page={page} query={query} onClose={() => setSaving(false)} />}
      </Suspense>
    </>
  )
}
