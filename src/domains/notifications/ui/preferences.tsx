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

type Quiet = { isKept: boolean; from: string; to: string; timezone: string }
/** What has been chosen and not saved yet; the rest follows what is stored, which a mail or another page may have changed. */
type Draft = { switches: Readonly<Record<string, boolean>>; language?: string; quiet?: Quiet }

const untouched: Draft = { switches: {} }

const quietOf = ({ quietHours }: MessagePreferences): Quiet => ({
  isKept: quietHours !== null,
  ...(quietHours ?? { from: '21:00', to: '08:00', timezone: ownZone() }),
})

function PreferencesForm({ saved }: { saved: MessagePreferences }) {
  const { t, i18n } = useTranslation('notifications')
  const queries = useQueryClient()
  const [draft, setDraft] = useState(untouched)
  const [isEmpty, setEmpty] = useState(false)
  const quiet = draft.quiet ?? quietOf(saved)
  const setQuiet = (changes: Partial<Quiet>) => setDraft((now) => ({ ...now, quiet: { ...quiet, ...changes } }))
  const save = useMutation({
    mutationFn: (sent: Draft) => call(preferences.set, changesIn(sent, saved)),
    onSuccess: (next, sent) => {
      queries.setQueryData(preferencesKey, next)
      setDraft((now) => (now === sent ? untouched : now))
      showToast({ type: 'success', message: t('preferences.saved') })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isSame = quiet.isKept && (!quiet.from || !quiet.to || quiet.from === quiet.to)
    setEmpty(isSame)
    if (!isSame) save.mutate(draft)
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
        <ChoiceTable
          choices={saved.choices.map((one) => ({ ...one, isOn: draft.switches[nameOf(one)] ?? one.isOn }))}
          onChange={(one, isOn) => setDraft((now) => ({ ...now, switches: { ...now.switches, [nameOf(one)]: isOn } }))}
        />
      </AccountSection>
      <AccountSection id="quiet" title={t('preferences.quiet')} text={t('preferences.quietText')}>
        <label className="choice">
          <input
            type="checkbox"
            className="choice-box"
            checked={quiet.isKept}
            onChange={({ target }) => setQuiet({ isKept: target.checked })}
          />
          <span className="choice-label">{t('preferences.keepQuiet')}</span>
        </label>
        {quiet.isKept && (
          <>
            <div className="mt-5 flex flex-wrap gap-5">
              <TimeField label={t('preferences.from')} value={quiet.from} onChange={(from) => setQuiet({ from })} />
              <TimeField label={t('preferences.to')} value={quiet.to} onChange={(to) => setQuiet({ to })} />
            </div>
            {isEmpty && (
              <p role="alert" className="field-error mt-3">
                {t('preferences.same')}
              </p>
            )}
            <p className="mt-5 text-ink-2">
              {t('preferences.zone', { zone: zoneName(quiet.timezone, i18n.language) })}
            </p>
            {quiet.timezone !== ownZone() && (
              <button type="button" className="link" onClick={() => setQuiet({ timezone: ownZone() })}>
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
            value={draft.language ?? saved.language}
            onChange={({ target }) => setDraft((now) => ({ ...now, language: target.value }))}
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

type Choices = MessagePreferences['choices']

const nameOf = ({ kind, channel }: Choices[number]) => `${kind}-${channel}`

/** What is left out stays as it is stored. */
function changesIn({ switches, language, quiet }: Draft, saved: MessagePreferences) {
  const switched = saved.choices.flatMap((one) => {
    const isOn = switches[nameOf(one)] ?? one.isOn
    return isOn === one.isOn ? [] : [{ kind: one.kind, channel: one.channel, isOn }]
  })
  const { isKept, ...hours } = quiet ?? quietOf(saved)
  return {
    ...(language !== undefined && { language: pickLanguage(language) ?? defaultLanguage }),
    ...(switched.length > 0 && { choices: switched }),
    ...(quiet && { quietHours: isKept ? hours : null }),
  }
}

type TimeFieldProps = { label: string; value: string; onChange: (time: string) => void }

function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <label className="field-frame">
      <span className="field-label">{label}</span>
      <input type="time" value={value} onChange={({ target }) => onChange(target.value)} className="field w-40" />
    </label>
  )
}

type Switch = (choice: Choices[number], isOn: boolean) => void

/** Who has no business is told of these by mail alone: what others read in the bell and hear on a device is of a business. */
const ofBusinesses: readonly MessageKind[] = ['reviews', 'decisions']

/** Only providers have a bell, and so that column. */
function ChoiceTable({ choices, onChange }: { choices: Choices; onChange: Switch }) {
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
                <Cell
                  choice={choices.find((one) => one.kind === kind && one.channel === channel && isSent(one))}
                  onChange={onChange}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ choice, onChange }: { choice: Choices[number] | undefined; onChange: Switch }) {
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
      <input
        type="checkbox"
        className="choice-box"
        checked={isOn}
        onChange={({ target }) => onChange(choice, target.checked)}
        aria-label={label}
      />
    </label>
  )
}
