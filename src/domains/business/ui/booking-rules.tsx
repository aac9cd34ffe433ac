import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { type CancellationPolicy, maxPolicySteps } from '../../providers/contract.ts'
import { type OwnProvider, startIntervals } from '../../providers/own-contract.ts'
import { durationLabel } from '../../providers/ui/provider-texts.ts'
import { ownProviderKey, useOwnProvider } from '../../staff/ui/own-provider.ts'
import { Refused } from '../../staff/ui/reassign-plan.tsx'
import { ownProvider as calls } from '../contract.ts'

const notices = [0, 30, 60, 120, 240, 480, 1440, 2880, 4320, 10_080]
const horizons = [7, 14, 30, 60, 90, 180, 365]
const hours = [0, 1, 2, 4, 6, 12, 24, 48, 72, 168]
const percents = [10, 20, 25, 30, 40, 50, 60, 75, 80, 90, 100]

const withOwn = (list: readonly number[], own: number) => [...new Set([...list, own])].sort((a, b) => a - b)

export default function Rules() {
  const { t } = useTranslation(['business', 'staff'])
  const provider = useOwnProvider()
  return (
    <>
      <PageHead title={t('staff:nav.rules')} text={t('rules.text')} />
      <RulesForm key={provider.id} provider={provider} />
    </>
  )
}

function RulesForm({ provider }: { provider: OwnProvider }) {
  const { t } = useTranslation('business')
  const { t: common } = useTranslation()
  const queries = useQueryClient()
  const [rules, setRules] = useState({
    startIntervalMinutes: provider.startIntervalMinutes,
    minimumNoticeMinutes: provider.minimumNoticeMinutes,
    bookingWindowDays: provider.bookingWindowDays,
    confirmationMode: provider.confirmationMode,
    cancellationPolicy: provider.cancellationPolicy,
  })
  const change = (changes: Partial<typeof rules>) => setRules({ ...rules, ...changes })
  const save = useMutation({
    mutationFn: () => call(calls.setRules, { id: provider.id, ...rules }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ownProviderKey })
      showToast({ type: 'success', message: t('rules.saved') })
    },
  })
  const noticeText = (minutes: number) => {
    if (minutes === 0) return t('rules.noNotice')
    return minutes % 1440 === 0 ? t('rules.days', { count: minutes / 1440 }) : durationLabel(common, minutes)
  }
  return (
    <form
      className="grid max-w-3xl gap-10"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <RadioGroup
        name="mode"
        look="card"
        label={t('rules.mode')}
        value={rules.confirmationMode}
        onChange={(mode) => change({ confirmationMode: mode === 'request' ? 'request' : 'instant' })}
        options={[
          { value: 'instant', label: t('rules.instant'), detail: t('rules.instantText') },
          { value: 'request', label: t('rules.request'), detail: t('rules.requestText') },
        ]}
      />
      <div className="grid items-end gap-6 sm:grid-cols-3">
        <Select
          label={t('rules.startInterval')}
          hint={t('rules.startIntervalHint')}
          value={String(rules.startIntervalMinutes ?? '')}
          options={[
            ...startIntervals.map((minutes) => ({
              value: String(minutes),
              label: t('rules.everyMinutes', { length: durationLabel(common, minutes) }),
            })),
            { value: '', label: t('rules.eightTimes') },
          ]}
          onChange={({ target }) =>
            change({ startIntervalMinutes: startIntervals.find((one) => String(one) === target.value) ?? null })
          }
        />
        <Select
          label={t('rules.notice')}
          hint={t('rules.noticeHint')}
          value={String(rules.minimumNoticeMinutes)}
          options={withOwn(notices, rules.minimumNoticeMinutes).map((minutes) => ({
            value: String(minutes),
            label: noticeText(minutes),
          }))}
          onChange={({ target }) => change({ minimumNoticeMinutes: Number(target.value) })}
        />
        <Select
          label={t('rules.bookingWindow')}
          hint={t('rules.bookingWindowHint')}
          value={String(rules.bookingWindowDays)}
          options={withOwn(horizons, rules.bookingWindowDays).map((days) => ({
            value: String(days),
            label: t('rules.days', { count: days }),
          }))}
          onChange={({ target }) => change({ bookingWindowDays: Number(target.value) })}
        />
      </div>
      <Policy policy={rules.cancellationPolicy} onChange={(cancellationPolicy) => change({ cancellationPolicy })} />
      <Refused error={save.error} />
      <p>
        <Button type="submit" variant="primary" isBusy={save.isPending} disabled={!isRising(rules.cancellationPolicy)}>
          {t('rules.save')}
        </Button>
      </p>
    </form>
  )
}

/** Later and dearer from step to step. */
function isRising(policy: CancellationPolicy): boolean {
  return policy.every((step, index) => {
    const before = policy[index - 1]
    return !before || (step.hoursBefore < before.hoursBefore && step.feePercent > before.feePercent)
  })
}

function Policy({ policy, onChange }: { policy: CancellationPolicy; onChange: (policy: CancellationPolicy) => void }) {
  const { t } = useTranslation('business')
  const change = (index: number, changes: Partial<CancellationPolicy[number]>) =>
    onChange(policy.map((step, at) => (at === index ? { ...step, ...changes } : step)))
  const add = () => {
    const last = policy.at(-1)
    const hoursBefore = last ? (hours.findLast((one) => one < last.hoursBefore) ?? 0) : 24
    onChange([...policy, { hoursBefore, feePercent: last ? Math.min(100, last.feePercent + 25) : 50 }])
  }
  const hoursText = (count: number) => (count === 0 ? t('policy.atStart') : t('policy.hoursBefore', { count }))
  const first = policy[0]
  return (
    <fieldset className="field-frame">
      <legend className="field-label">{t('policy.title')}</legend>
      <p className="field-hint">{t('policy.hint')}</p>
      <p className="rounded-button bg-green-tint p-4 font-bold text-green-text">
        {first ? t('policy.freeUntil', { when: hoursText(first.hoursBefore) }) : t('policy.free')}
      </p>
      <ul className="grid gap-3">
        {policy.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place among the others
          <li key={index} className="flex flex-wrap items-end gap-3">
            <div className="w-56 max-w-full">
              <Select
                label={t('policy.from')}
                value={String(step.hoursBefore)}
                options={withOwn(hours, step.hoursBefore).map((count) => ({
                  value: String(count),
                  label: hoursText(count),
                }))}
                onChange={({ target }) => change(index, { hoursBefore: Number(target.value) })}
              />
            </div>
            <div className="w-52 max-w-full">
              <Select
                label={t('policy.costs')}
                value={String(step.feePercent)}
                options={withOwn(percents, step.feePercent).map((percent) => ({
                  value: String(percent),
                  label: t('policy.percent', { percent }),
                }))}
                onChange={({ target }) => change(index, { feePercent: Number(target.value) })}
              />
            </div>
            <button
              type="button"
              className="icon-button"
              aria-label={t('policy.remove', { when: hoursText(step.hoursBefore) })}
              onClick={() => onChange(policy.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden="true" size={20} />
            </button>
          </li>
        ))}
      </ul>
      {!isRising(policy) && (
        <p role="alert" className="font-bold">
          {t('policy.wrong')}
        </p>
      )}
      {policy.length < maxPolicySteps && policy.at(-1)?.hoursBefore !== 0 && (
        <p>
          <Button variant="quiet" size="small" onClick={add}>
            <Plus aria-hidden="true" size={18} />
            {t('policy.add')}
          </Button>
        </p>
      )}
    </fieldset>
  )
}
