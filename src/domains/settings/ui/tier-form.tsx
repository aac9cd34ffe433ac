import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { hasCode } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { type TierProblem, tierProblems } from '../../loyalty/tiers.rules.ts'
import { type SentTier, type TierSettings, tierBounds, tierSettings } from '../tiers-contract.ts'
import { AskDialog } from './ask-dialog.tsx'
import { areNamed, type Names, NamesFields, namesOf } from './names-fields.tsx'
import { settingsKey } from './settings-key.ts'

const numbers = ['fromPoints', 'factorPercent', 'leadMinutes', 'freeCancellations', 'freeCancellationMost'] as const
type NumberName = (typeof numbers)[number]
type Typed = { key: string; tier: string | null; names: Names } & Record<NumberName, string>

const bounds: Record<NumberName, { min: number; max: number }> = {
  fromPoints: { min: 0, max: tierBounds.points },
  factorPercent: tierBounds.factorPercent,
  leadMinutes: { min: 0, max: tierBounds.leadMinutes },
  freeCancellations: { min: 0, max: tierBounds.freeCancellations },
  freeCancellationMost: { min: 0, max: tierBounds.freeCancellationMost },
}

const typedOf = (tier: TierSettings['tiers'][number]): Typed => ({
  ...{ key: tier.tier, tier: tier.tier, names: namesOf(tier.names), fromPoints: String(tier.fromPoints) },
  ...{ factorPercent: String(tier.factorPercent), leadMinutes: String(tier.leadMinutes) },
  ...{ freeCancellations: String(tier.freeCancellations), freeCancellationMost: String(tier.freeCancellationMost) },
})

/** null: not a whole number within its bounds. */
function numberOf(typed: string, name: NumberName): number | null {
  const value = Number(typed)
  const { min, max } = bounds[name]
  return /^\d{1,7}$/.test(typed.trim()) && value >= min && value <= max ? value : null
}

/** All of them; null: one is not complete. */
function sentOf(typed: readonly Typed[]): SentTier[] | null {
  const sent = typed.map(({ tier, names, ...rest }): SentTier | null => {
    const values = numbers.map((name) => numberOf(rest[name], name))
    if (!areNamed(names) || values.includes(null)) return null
    const [fromPoints = 0, factorPercent = 0, leadMinutes = 0, freeCancellations = 0, freeCancellationMost = 0] =
      values as number[]
    const terms = { fromPoints, factorPercent, leadMinutes, freeCancellations, freeCancellationMost }
    return { ...(tier !== null && { tier }), names, ...terms }
  })
  return sent.some((one) => one === null) ? null : (sent as SentTier[])
}

type TierFormProps = { settings: TierSettings; onDone: () => void }

export function TierForm({ settings, onDone }: TierFormProps) {
  const { t } = useTranslation('settings')
  const [typed, setTyped] = useState(settings.tiers.map(typedOf))
  const [isTried, setTried] = useState(false)
  const [asked, setAsked] = useState<SentTier[] | null>(null)
  const problems = tierProblems(
    typed.map(({ fromPoints, factorPercent }) => ({
      fromPoints: numberOf(fromPoints, 'fromPoints') ?? 0,
      factorPercent: numberOf(factorPercent, 'factorPercent') ?? 0,
    })),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problems.length === 0) setAsked(sentOf(typed))
  }
  const change = (key: string, changes: Partial<Typed>) =>
    setTyped((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const add = () =>
    setTyped((before) => {
      const last = before.at(-1)
      if (!last) return before
      const fromPoints = String(Number(last.fromPoints) * 2 || 100)
      return [...before, { ...last, key: crypto.randomUUID(), tier: null, names: namesOf({}), fromPoints }]
    })
  return (
    <form className="grid gap-6" noValidate onSubmit={submit}>
      <ol className="grid gap-6">
        {typed.map((one, at) => (
          <li key={one.key}>
            <OneTier
              tier={one}
              at={at}
              isTried={isTried}
              problem={isTried ? problems.find((problem) => problem.at === at) : undefined}
              onChange={(changes) => change(one.key, changes)}
              {...(at > 0 && { onRemove: () => setTyped((before) => before.filter(({ key }) => key !== one.key)) })}
            />
          </li>
        ))}
      </ol>
      {isTried && (problems.length > 0 || sentOf(typed) === null) && <p role="alert">{t('tiers.unsound')}</p>}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary">
          {t('tiers.save')}
        </Button>
        {typed.length < tierBounds.most && (
          <Button variant="outline" onClick={add}>
            {t('tiers.add')}
          </Button>
        )}
        <Button variant="outline" onClick={onDone}>
          {t('keep')}
        </Button>
      </p>
      {asked && (
        <TiersDialog version={settings.version} tiers={asked} onClose={() => setAsked(null)} onSaved={onDone} />
      )}
    </form>
  )
}

type OneTierProps = {
  tier: Typed
  at: number
  isTried: boolean
  problem: TierProblem | undefined
  onChange: (changes: Partial<Typed>) => void
  onRemove?: () => void
}

function OneTier({ tier, at, isTried, problem, onChange, onRemove }: OneTierProps) {
  const { t, i18n } = useTranslation('settings')
  const locale = localeOf(i18n.language)
  const errorOf = (name: NumberName) => {
    if (!isTried) return undefined
    const { min, max } = bounds[name]
    if (numberOf(tier[name], name) === null)
      return t('tiers.within', { min: min.toLocaleString(locale), max: max.toLocaleString(locale) })
    return problem?.field === name ? t(`tiers.problems.${problem.is}`) : undefined
  }
  const named = tier.names.en.trim()
  return (
    <fieldset className="settings-card">
      <legend className="h3 contents">
        <span className="mb-4 flex flex-wrap items-center justify-between gap-3">
          {named || t('tiers.new')}
          {onRemove && (
            <Button variant="quiet" size="small" onClick={onRemove} aria-label={t('tiers.removeOf', { name: named })}>
              {t('tiers.remove')}
            </Button>
          )}
        </span>
      </legend>
      <NamesFields
        legend={t('tiers.names')}
        names={tier.names}
        maxLength={tierBounds.name}
        missing={isTried ? t('nameMissing') : undefined}
        onChange={(names) => onChange({ names })}
      />
      <div className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-5 sm:gap-y-1.5 sm:*:row-span-4 sm:*:grid-rows-subgrid">
        {numbers.map((name) => (
          <Field
            key={name}
            label={t(`tiers.fields.${name}`)}
            hint={t(`tiers.hints.${name}`)}
            value={tier[name]}
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
            readOnly={name === 'fromPoints' && at === 0}
            error={errorOf(name)}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  )
}

type TiersDialogProps = { version: string; tiers: SentTier[]; onClose: () => void; onSaved: () => void }

/** How many rise and fall is counted before it is asked. */
function TiersDialog({ version, tiers, onClose, onSaved }: TiersDialogProps) {
  const { t, i18n } = useTranslation('settings')
  const locale = localeOf(i18n.language)
  const queries = useQueryClient()
  const weighed = useQuery({
    queryKey: [...settingsKey, 'weighed', tiers],
    queryFn: ({ signal }) => call(tierSettings.weigh, { tiers }, { signal }),
    staleTime: 0,
  })
  const save = useMutation({
    mutationFn: () => call(tierSettings.set, { version, tiers }),
    onSuccess: (data) => {
      showToast({ type: 'success', message: t('tiers.saved') })
      onSaved()
      queries.setQueryData([...settingsKey, 'tiers'], data)
      void queries.invalidateQueries({ queryKey: [...settingsKey, 'rewards'] })
    },
  })
  const shown = (count: number) => count.toLocaleString(locale)
  return (
    <AskDialog
      title={t('tiers.ask')}
      confirm={t('tiers.confirm')}
      mutation={save}
      isWaiting={weighed.isPending}
      // What somebody else has set meanwhile is looked at: the form was about what was there before.
      onClose={hasCode(save.error, 'setting_changed') ? onSaved : onClose}
    >
      <Loaded query={weighed} failed={t('tiers.notWeighed')}>
        {({ moves }) => (
          <ul className="list-disc pl-5">
            {moves === null ? (
              <li>{t('tiers.uncounted')}</li>
            ) : (
              <>
                <li>{t('tiers.rise', { count: moves.rise, shown: shown(moves.rise) })}</li>
                <li>{t('tiers.fall', { count: moves.fall, shown: shown(moves.fall) })}</li>
              </>
            )}
          </ul>
        )}
      </Loaded>
      <p>{t('tiers.askText')}</p>
    </AskDialog>
  )
}
