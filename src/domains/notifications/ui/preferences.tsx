import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { type FormEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { defaultLanguage, languageNames, languages, pickLanguage } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { zoneName } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { late } from '../../../ui/late.ts'
import { Select } from '../../../ui/select.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.ts'
import {
  isFixed as isAlwaysSent,
  type MessageKind,
  messageChannels,
  messageKinds,
} from '../../identity/messages-contract.ts'
import { AccountSection } from '../../identity/ui/account-section.tsx'
import { call, useSession } from '../../identity/ui/session.ts'
import { type MessagePreferences, preferences } from '../preferences-contract.ts'

const PushSection = late(() =>
  import('../../identity/ui/push-switch.tsx').then((module) => ({ default: module.PushSection })),
)

const preferencesKey = ['message-preferences']

export function Preferences() {
  const { t } = useTranslation('notifications')
  const { t: common } = useTranslation()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => call(preferences.get, {}, { signal }),
  })
  return (
    <div className="page pt-10 lg:pt-16">
      <h1 className="name">{t('preferences.title')}</h1>
      <p className="lead mt-3 mb-10 lg:mb-16">{t('preferences.lead')}</p>
      {isPending && (
        <Skeletons size="small" className="grid gap-6">
          <SkeletonBlock className="h-24 rounded-form" />
        </Skeletons>
      )}
      {isError && (
        <EmptyState
          title={t('preferences.failed')}
          action={
            <Button variant="primary" onClick={() => refetch()}>
              {common('search.retry')}
            </Button>
          }
        />
      )}
      {data && <PreferencesForm saved={data} />}
      <Suspense fallback={null}>
        <PushSection />
      </Suspense>
    </div>
  )
}

function PreferencesForm({ saved }: { saved: MessagePreferences }) {
  const { t, i18n } = useTranslation('notifications')
  const queries = useQueryClient()
  const [hasQuietHours, setQuietHours] = useState(saved.quietHours !== null)
  const [zone, setZone] = useState(saved.quietHours?.timezone ?? ownZone())
  const [isEmpty, setEmpty] = useState(false)
  const save = useMutation({
    mutationFn: (form: FormData) => call(preferences.set, changesIn(form, saved, hasQuietHours, zone)),
    onSuccess: (next) => {
      queries.setQueryData(preferencesKey, next)
      showToast({ type: 'success', message: t('preferences.saved') })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const isSame = hasQuietHours && (!form.get('from') || !form.get('to') || form.get('from') === form.get('to'))
    setEmpty(isSame)
    if (!isSame) save.mutate(form)
  }
  return (
    <form method="post" onSubmit={submit}>
      {save.error && (
        <div className="mb-8 max-w-xl">
          <ErrorSummary errors={[]} title={errorText(i18n, save.error, t('preferences.saveFailed'), 'notifications')} />
        </div>
      )}
      {saved.isAddressRefused && (
        <p className="mb-8 max-w-xl rounded-button bg-paper-2 p-4">
          <strong>{t('preferences.refusedTitle')}</strong> {t('preferences.refused')}{' '}
          <Link to="/profile" className="link">
            {t('preferences.toProfile')}
          </Link>
        </p>
      )}
      <AccountSection id="what" title={t('preferences.what')} text={t('preferences.whatText')}>
        <ChoiceTable choices={saved.choices} />
      </AccountSection>
      <AccountSection id="quiet" title={t('preferences.quiet')} text={t('preferences.quietText')}>
        <label className="choice">
          <input
            type="checkbox"
            className="choice-box"
            checked={hasQuietHours}
            onChange={({ target }) => setQuietHours(target.checked)}
          />
          <span className="choice-label">{t('preferences.keepQuiet')}</span>
        </label>
        {hasQuietHours && (
          <>
            <div className="mt-5 flex flex-wrap gap-5">
              <TimeField name="from" label={t('preferences.from')} value={saved.quietHours?.from ?? '21:00'} />
              <TimeField name="to" label={t('preferences.to')} value={saved.quietHours?.to ?? '08:00'} />
            </div>
            {isEmpty && (
              <p role="alert" className="field-error mt-3">
                {t('preferences.same')}
              </p>
            )}
            <p className="mt-5 text-ink-2">{t('preferences.zone', { zone: zoneName(zone, i18n.language) })}</p>
            {zone !== ownZone() && (
              <button type="button" className="link" onClick={() => setZone(ownZone())}>
                {t('preferences.useZone', { zone: zoneName(ownZone(), i18n.language) })}
              </button>
            )}
          </>
        )}
      </AccountSection>
      <AccountSection id="language" title={t('preferences.language')}>
        <div className="max-w-md">
          <Select
            label={t('preferences.language')}
            isLabelHidden
            name="language"
            defaultValue={saved.language}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        </div>
        <Button type="submit" variant="primary" className="mt-8" isBusy={save.isPending}>
          {save.isPending ? t('preferences.saving') : t('preferences.save')}
        </Button>
      </AccountSection>
    </form>
  )
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

function changesIn(form: FormData, saved: MessagePreferences, hasQuietHours: boolean, timezone: string) {
  const switches = saved.choices.filter(
    ({ kind, channel, isFixed }) => !isFixed && form.has(`there-${kind}-${channel}`),
  )
  return {
    language: pickLanguage(String(form.get('language'))) ?? defaultLanguage,
    choices: switches.map(({ kind, channel }) => ({ kind, channel, isOn: form.has(`${kind}-${channel}`) })),
    quietHours: hasQuietHours ? { from: String(form.get('from')), to: String(form.get('to')), timezone } : null,
  }
}

function TimeField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className="field-frame">
      <span className="field-label">{label}</span>
      <input type="time" name={name} defaultValue={value} className="field w-40" />
    </label>
  )
}

type Choices = MessagePreferences['choices']

/** Who has no business is told of these by mail alone: what others read in the bell and hear on a device is of a business. */
const ofBusinesses: readonly MessageKind[] = ['reviews', 'decisions']

/** Only providers have a bell, and so that column. */
function ChoiceTable({ choices }: { choices: Choices }) {
  const { t } = useTranslation('notifications')
  const session = useSession()
  const isProvider = session.status === 'signed-in' && session.user.hasProviderProfile
  const channels = messageChannels.filter((channel) => isProvider || channel !== 'app')
  const isSent = ({ kind, channel }: Choices[number]) =>
    isProvider || channel === 'mail' || !ofBusinesses.includes(kind)
  return (
    <table className="choices">
      <thead>
        <tr>
          <td />
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {t(`preferences.channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {messageKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              <strong>{t(`preferences.kinds.${kind}.name`)}</strong>
              <span>{t(`preferences.kinds.${kind}.text`)}</span>
              {isAlwaysSent(kind) && <span>{t(`preferences.why.${kind}`)}</span>}
            </th>
            {channels.map((channel) => (
              <td key={channel} data-channel={t(`preferences.channels.${channel}`)}>
                <Cell choice={choices.find((one) => one.kind === kind && one.channel === channel && isSent(one))} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ choice }: { choice: Choices[number] | undefined }) {
  const { t } = useTranslation('notifications')
  if (!choice) return <span aria-hidden="true">–</span>
  const { kind, channel, isFixed, isOn } = choice
  if (isFixed)
    return (
      <span className="choices-fixed">
        <Lock aria-hidden="true" size={16} />
        {t('preferences.always')}
      </span>
    )
  const label = t('preferences.cell', {
    kind: t(`preferences.kinds.${kind}.name`),
    channel: t(`preferences.channels.${channel}`),
  })
  return (
    <label className="choices-switch">
      <input type="hidden" name={`there-${kind}-${channel}`} value="1" />
      <input
        type="checkbox"
        name={`${kind}-${channel}`}
        className="choice-box"
        defaultChecked={isOn}
        aria-label={label}
      />
    </label>
  )
}
