import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf, pickLanguage } from '../../../i18n/languages.ts'
import { hasCode } from '../../../lib/api/errors.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { MoveButtons } from '../../../ui/move-buttons.tsx'
import { showToast } from '../../../ui/toast.ts'
import { FactorAgain } from '../../identity/ui/factor-again.tsx'
import { call } from '../../identity/ui/session.ts'
import {
  type CategorySetting,
  type CategorySettings,
  categoryNameLength,
  categorySettings,
} from '../categories-contract.ts'
import { AskDialog, SaveError } from './ask-dialog.tsx'
import { areNamed, NamesFields } from './names-fields.tsx'
import { settingsKey } from './settings-key.ts'

const categoriesKey = [...settingsKey, 'categories']

type Open = { category: CategorySetting; is: 'named' | 'shown' }

export function Categories() {
  const { t, i18n } = useTranslation('settings')
  const locale = localeOf(i18n.language)
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open | null>(null)
  const query = useQuery({
    queryKey: categoriesKey,
    queryFn: ({ signal }) => call(categorySettings.list, {}, { signal }),
    staleTime: 0,
  })
  const order = useMutation({
    mutationKey: categoriesKey,
    mutationFn: (settings: CategorySettings) => saveAll(settings),
    onSuccess: (data) => queries.setQueryData(categoriesKey, data),
    onError: (error) => {
      if (hasCode(error, 'setting_changed')) void query.refetch()
    },
  })
  const move = ({ version, categories }: CategorySettings, at: number, step: 1 | -1) => {
    // Still on its way, also before it is shown to be: what is pressed meanwhile would be reckoned from the order of before.
    if (queries.isMutating({ mutationKey: categoriesKey }) > 0) return
    const moved = [...categories]
    const [one] = moved.splice(at, 1)
    if (one) moved.splice(at + step, 0, one)
    order.mutate({ version, categories: moved })
  }
  const nameOf = ({ names }: CategorySetting) => names[pickLanguage(i18n.language) ?? 'en']
  return (
    <Loaded query={query} failed={t('notLoaded')}>
      {(settings) => (
        <>
          <ol className="settings-rows" aria-label={t('categories.title')}>
            {settings.categories.map((one, at) => {
              const name = nameOf(one)
              const parent = settings.categories.find(({ slug }) => slug === one.parentSlug)
              return (
                <li key={one.slug} className="settings-row">
                  <span className="settings-place">{at + 1}</span>
                  <span className="settings-name">
                    <strong className="break-words">{name}</strong>
                    <span className="block text-ink-2">
                      {parent && `${t('categories.below', { name: nameOf(parent) })}, `}
                      {t('categories.providers', {
                        count: one.providerCount,
                        shown: one.providerCount.toLocaleString(locale),
                      })}
                    </span>
                  </span>
                  {!one.isShown && <Badge tone="outline">{t('categories.hidden')}</Badge>}
                  <span className="settings-acts">
                    <MoveButtons
                      at={at}
                      count={settings.categories.length}
                      up={t('categories.up', { name })}
                      down={t('categories.down', { name })}
                      onMove={(step) => move(settings, at, step)}
                    />
                    <Button
                      variant="outline"
                      size="small"
                      aria-label={t('categories.renameOf', { name })}
                      onClick={() => setOpen({ category: one, is: 'named' })}
                    >
                      {t('categories.rename')}
                    </Button>
                    <Button
                      variant="outline"
                      size="small"
                      aria-label={t(one.isShown ? 'categories.hideOf' : 'categories.showOf', { name })}
                      onClick={() => setOpen({ category: one, is: 'shown' })}
                    >
                      {t(one.isShown ? 'categories.hide' : 'categories.show')}
                    </Button>
                  </span>
                </li>
              )
            })}
          </ol>
          <SaveError error={order.error} />
          <FactorAgain error={order.error} />
          {open && (
            <CategoryDialog
              open={open}
              settings={settings}
              name={nameOf(open.category)}
              onClose={() => setOpen(null)}
            />
          )}
        </>
      )}
    </Loaded>
  )
}

const saveAll = ({ version, categories }: CategorySettings) =>
  call(categorySettings.set, {
    version,
    categories: categories.map(({ slug, names, isShown }) => ({ slug, names, isShown })),
  })

type CategoryDialogProps = { open: Open; settings: CategorySettings; name: string; onClose: () => void }

/** Another name, or in no list any more: with who is in it. */
function CategoryDialog({ open: { category, is }, settings, name, onClose }: CategoryDialogProps) {
  const { t, i18n } = useTranslation('settings')
  const queries = useQueryClient()
  const [names, setNames] = useState(category.names)
  const { slug, isShown, providerCount } = category
  const isRenamed = is === 'named'
  const changed = isRenamed ? { names } : { isShown: !isShown }
  const save = useMutation({
    mutationFn: () =>
      saveAll({
        version: settings.version,
        categories: settings.categories.map((one) => (one.slug === slug ? { ...one, ...changed } : one)),
      }),
    onSuccess: (data) => {
      queries.setQueryData(categoriesKey, data)
      showToast({ type: 'success', message: t('categories.saved') })
      onClose()
    },
  })
  const act = isRenamed ? 'rename' : isShown ? 'hide' : 'show'
  return (
    <AskDialog
      title={t(`categories.${act}Of`, { name })}
      confirm={t(isRenamed ? 'save' : `categories.${act}`)}
      mutation={save}
      isWaiting={isRenamed && !areNamed(names)}
      onClose={onClose}
    >
      {isRenamed && (
        <NamesFields
          legend={t('categories.names')}
          names={names}
          maxLength={categoryNameLength}
          missing={t('nameMissing')}
          onChange={setNames}
        />
      )}
      <p>{t(`categories.${act}Text`)}</p>
      {act === 'hide' && providerCount > 0 && (
        <p>
          <strong>
            {t('categories.hideProviders', {
              count: providerCount,
              shown: providerCount.toLocaleString(localeOf(i18n.language)),
            })}
          </strong>
        </p>
      )}
    </AskDialog>
  )
}
