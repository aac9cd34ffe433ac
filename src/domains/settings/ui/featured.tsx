import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { hasCode } from '../../../lib/api/errors.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { formatDate } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { MoveButtons } from '../../../ui/move-buttons.tsx'
import { showToast } from '../../../ui/toast.ts'
import { FactorAgain } from '../../identity/ui/factor-again.tsx'
import { call } from '../../identity/ui/session.ts'
import { type FeaturedProvider, type FeaturedSettings, featuredSettings } from '../featured-contract.ts'
import { AskDialog, SaveError } from './ask-dialog.tsx'
import { FindBusiness } from './find-business.tsx'
import { settingsKey } from './settings-key.ts'

const featuredKey = [...settingsKey, 'featured']

type Named = { id: string; name: string }

export function Featured() {
  const { t, i18n } = useTranslation('settings')
  const queries = useQueryClient()
  const [picked, setPicked] = useState<(Named & { lastDay: string | null }) | null>(null)
  const query = useQuery({
    queryKey: featuredKey,
    queryFn: ({ signal }) => call(featuredSettings.list, {}, { signal }),
    staleTime: 0,
  })
  const keep = (data: FeaturedSettings) => queries.setQueryData(featuredKey, data)
  const changed = { onSuccess: keep }
  const put = useMutation({
    mutationFn: ({ id, lastDay }: { id: string; lastDay: string | null }) =>
      call(featuredSettings.add, { id, lastDay }),
    ...changed,
  })
  const remove = useMutation({
    mutationFn: ({ id }: FeaturedProvider) => call(featuredSettings.remove, { id }),
    onSuccess: (data, { id, name, lastDay }) => {
      keep(data)
      const undo = { label: t('undo'), onPress: () => put.mutate({ id, lastDay }) }
      showToast({ type: 'success', message: t('featured.removed', { name }), action: undo })
    },
  })
  const order = useMutation({
    mutationKey: featuredKey,
    mutationFn: (ids: string[]) => call(featuredSettings.order, { version: query.data?.version ?? '', ids }),
    ...changed,
    onError: (error) => {
      if (hasCode(error, 'setting_changed')) void query.refetch()
    },
  })
  const move = (list: readonly FeaturedProvider[], at: number, step: 1 | -1) => {
    // Still on its way, also before it is shown to be: what is pressed meanwhile would be reckoned from the order of before.
    if (queries.isMutating({ mutationKey: featuredKey }) > 0) return
    const ids = list.map(({ id }) => id)
    const [moved = ''] = ids.splice(at, 1)
    ids.splice(at + step, 0, moved)
    order.mutate(ids)
  }
  return (
    <Loaded query={query} failed={t('notLoaded')}>
      {({ featured, most }) => (
        <>
          <FindBusiness
            label={t('featured.find')}
            action={t('featured.add')}
            done={featured.map(({ id }) => id)}
            doneText={t('featured.isOne')}
            onPick={(found) => setPicked({ ...found, lastDay: null })}
          />
          {featured.length === 0 ? (
            <EmptyState level={3} title={t('featured.none')}>
              <p>{t('featured.noneText')}</p>
            </EmptyState>
          ) : (
            <ol className="settings-rows" aria-label={t('featured.title')}>
              {featured.map((one, at) => (
                <li key={one.id} className="settings-row">
                  <span className="settings-place">{at + 1}</span>
                  <Avatar name={one.name} src={one.image} size="small" />
                  <span className="settings-name">
                    <Link to={one.linkTo} className="link break-words">
                      {one.name}
                    </Link>
                    <span className="block text-ink-2">
                      {one.place}
                      {one.lastDay &&
                        `, ${t('featured.until', { date: formatDate(one.lastDay, localeOf(i18n.language)) })}`}
                    </span>
                  </span>
                  {one.state !== 'shown' && <Badge tone="outline">{t(`featured.states.${one.state}`)}</Badge>}
                  <span className="settings-acts">
                    <MoveButtons
                      at={at}
                      count={featured.length}
                      up={t('featured.up', { name: one.name })}
                      down={t('featured.down', { name: one.name })}
                      onMove={(step) => move(featured, at, step)}
                    />
                    <Button
                      variant="outline"
                      size="small"
                      aria-label={t('featured.dayOf', { name: one.name })}
                      onClick={() => setPicked(one)}
                    >
                      {t('featured.day')}
                    </Button>
                    <Button
                      variant="outline"
                      size="small"
                      aria-label={t('of', { act: t('featured.remove'), name: one.name })}
                      isBusy={remove.isPending && remove.variables.id === one.id}
                      onClick={() => remove.mutate(one)}
                    >
                      {t('featured.remove')}
                    </Button>
                  </span>
                </li>
              ))}
            </ol>
          )}
          <p className="mt-3 text-ink-2">{t('featured.most', { count: featured.length, most })}</p>
          <SaveError error={remove.error ?? order.error ?? put.error} />
          <FactorAgain error={remove.error ?? order.error ?? put.error} />
          {picked && <PickedDialog picked={picked} onClose={() => setPicked(null)} onSaved={keep} />}
        </>
      )}
    </Loaded>
  )
}

type PickedDialogProps = {
  picked: Named & { lastDay: string | null }
  onClose: () => void
  onSaved: (data: FeaturedSettings) => void
}

/** Until when. */
function PickedDialog({ picked: { id, name, lastDay }, onClose, onSaved }: PickedDialogProps) {
  const { t } = useTranslation('settings')
  const [day, setDay] = useState(lastDay)
  const save = useMutation({
    mutationFn: () => call(featuredSettings.add, { id, lastDay: day }),
    onSuccess: (data) => {
      onSaved(data)
      showToast({ type: 'success', message: t('featured.done', { name }) })
      onClose()
    },
  })
  return (
    <AskDialog title={t('featured.addOf', { name })} confirm={t('featured.confirm')} mutation={save} onClose={onClose}>
      <p>{t('featured.ask')}</p>
      <DateField label={t('featured.lastDay')} hint={t('featured.lastDayHint')} value={day} onChange={setDay} />
    </AskDialog>
  )
}
