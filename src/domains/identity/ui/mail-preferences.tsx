import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultLanguage, languageNames, languages, pickLanguage } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Select } from '../../../ui/select.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.ts'
import { accounts, type Preferences } from '../account-contract.ts'
import { AccountSection } from './account-section.tsx'
import { call } from './session.ts'

const preferencesKey = ['preferences']

export function MailPreferences() {
  const { t } = useTranslation(['identity', 'translation'])
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => call(accounts.preferences, {}, { signal }),
  })
  return (
    <div className="page pt-10 lg:pt-16">
      <h1 className="name">{t('settings.title')}</h1>
      <p className="lead mt-3 mb-10 lg:mb-16">{t('settings.lead')}</p>
      {isPending && (
        <Skeletons size="small" className="grid gap-6">
          <SkeletonBlock className="h-24 rounded-form" />
        </Skeletons>
      )}
      {isError && (
        <EmptyState
          title={t('settings.failed')}
          action={
            <Button variant="primary" onClick={() => refetch()}>
              {t('translation:search.retry')}
            </Button>
          }
        />
      )}
      {data && <PreferencesForm preferences={data} />}
    </div>
  )
}

function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const { t, i18n } = useTranslation(['identity', 'translation'])
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (next: Pick<Preferences, 'language'>) => call(accounts.setPreferences, next),
    onSuccess: (saved) => {
      queries.setQueryData(preferencesKey, saved)
      showToast({ type: 'success', message: t('profile.saved') })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const language = pickLanguage(String(form.get('language'))) ?? defaultLanguage
    // What else there is has no switch until there is such a mail.
    save.mutate({ language })
  }
  return (
    <form method="post" onSubmit={submit}>
      {save.error && (
        <div className="mb-8 max-w-xl">
          <ErrorSummary errors={[]} title={errorText(i18n, save.error, t('profile.updateFailed'), 'identity')} />
        </div>
      )}
      <AccountSection id="language" title={t('translation:site.language')} text={t('settings.always')}>
        <div className="max-w-md">
          <Select
            label={t('settings.language')}
            name="language"
            defaultValue={preferences.language}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        </div>
        <Button type="submit" variant="primary" className="mt-8" isBusy={save.isPending}>
          {save.isPending ? t('profile.saving') : t('profile.save')}
        </Button>
      </AccountSection>
    </form>
  )
}
