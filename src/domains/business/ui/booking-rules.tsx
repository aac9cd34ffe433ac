import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { late } from '../../../ui/late.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { Select } from '../../../ui/select.tsx'
import { call } from '../../identity/ui/session.ts'
import { isRising } from '../../providers/contract.ts'
import type { OwnProvider } from '../../providers/own-contract.ts'
import { durationLabel } from '../../providers/ui/provider-texts.ts'
import { ProviderReminders } from '../../reminders/ui/provider-reminders.tsx'
import { withOwn } from '../../staff/ui/durations.ts'
import { useOwnProvider, useProviderChange } from '../../staff/ui/own-provider.ts'
import { Refused } from '../../staff/ui/reassign-plan.tsx'
import { ProviderWaitlist } from '../../waitlist/ui/provider-waitlist.tsx'
import { ownProvider as calls } from '../contract.ts'
import { PaymentField } from './payment-field.tsx'
import { PolicyField } from './policy-field.tsx'
import { StartIntervalField } from './start-interval-field.tsx'
import { TaxField } from './tax-field.tsx'

const ProviderStamps = late(() =>
  import('../../loyalty/ui/provider-stamps.tsx').then((module) => ({ default: module.ProviderStamps })),
)

const ProviderRewards = late(() =>
  import('../../loyalty/ui/provider-rewards.tsx').then((module) => ({ default: module.ProviderRewards })),
)

const ProviderPlans = late(() => import('./provider-plans.tsx').then((module) => ({ default: module.ProviderPlans })))

const notices = [0, 30, 60, 120, 240, 480, 1440, 2880, 4320, 10_080]
const bookingWindows = [7, 14, 30, 60, 90, 180, 365]

export default function BookingRules() {
  const { t } = useTranslation(['business', 'staff'])
  const provider = useOwnProvider()
  return (
    <>
      <PageHead title={t('staff:nav.rules')} text={t('rules.text')} />
      <RulesForm key={provider.id} provider={provider} />
      <ProviderReminders providerId={provider.id} />
      <ProviderWaitlist providerId={provider.id} />
      <Suspense fallback={null}>
        <ProviderStamps providerId={provider.id} />
        <ProviderRewards />
        <ProviderPlans providerId={provider.id} />
      </Suspense>
    </>
  )
}

const rulesOf = (provider: OwnProvider) => ({
  startIntervalMinutes: provider.startIntervalMinutes,
  minimumNoticeMinutes: provider.minimumNoticeMinutes,
  bookingWindowDays: provider.bookingWindowDays,
  confirmationMode: provider.confirmationMode,
  cancellationPolicy: provider.cancellationPolicy,
  payment: provider.payment,
  tax: provider.tax,
})
type Rules = ReturnType<typeof rulesOf>

function RulesForm({ provider }: { provider: OwnProvider }) {
  const { t } = useTranslation('business')
  // What was not touched follows what is saved elsewhere, and is not sent: it would undo that.
  const [changed, setChanged] = useState<Partial<Rules>>({})
  const rules = { ...rulesOf(provider), ...changed }
  const [isTax, setIsTax] = useState(true)
  const change = (changes: Partial<Rules>) => setChanged((before) => ({ ...before, ...changes }))
  const save = useProviderChange({
    change: (sent: Partial<Rules>) => call(calls.setRules, { id: provider.id, ...sent }),
    done: t('rules.saved'),
  })
  return (
    <form
      className="grid max-w-3xl gap-10"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(changed, {
          onSuccess: () => setChanged((now) => (now === changed ? {} : now)),
        })
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
      <TimingFields rules={rules} onChange={change} />
      <PolicyField
        policy={rules.cancellationPolicy}
        onChange={(cancellationPolicy) => change({ cancellationPolicy })}
      />
      <PaymentField terms={rules.payment} onChange={(payment) => change({ payment })} />
      <TaxField
        tax={rules.tax}
        onChange={(tax) => {
          setIsTax(tax !== null)
          if (tax) change({ tax })
        }}
      />
      <Refused error={save.error} />
      <p>
        <Button
          type="submit"
          variant="primary"
          isBusy={save.isPending}
          disabled={!isTax || !isRising(rules.cancellationPolicy)}
        >
          {t('rules.save')}
        </Button>
      </p>
    </form>
  )
}

/** From when until when, and how often, a booking may start. */
function TimingFields({ rules, onChange }: { rules: Rules; onChange: (changes: Partial<Rules>) => void }) {
  const { t } = useTranslation('business')
  const { t: common } = useTranslation()
  const noticeText = (minutes: number) => {
    if (minutes === 0) return t('rules.noNotice')
    return minutes % 1440 === 0 ? t('rules.days', { count: minutes / 1440 }) : durationLabel(common, minutes)
  }
  return (
    <div className="grid gap-6 sm:grid-cols-3 sm:gap-y-1.5 sm:*:row-span-3 sm:*:grid-rows-subgrid">
      <StartIntervalField
        value={rules.startIntervalMinutes}
        onChange={(startIntervalMinutes) => onChange({ startIntervalMinutes })}
      />
      <Select
        label={t('rules.notice')}
        hint={t('rules.noticeHint')}
        value={String(rules.minimumNoticeMinutes)}
        options={withOwn(notices, rules.minimumNoticeMinutes).map((minutes) => ({
          value: String(minutes),
          label: noticeText(minutes),
        }))}
        onChange={({ target }) => onChange({ minimumNoticeMinutes: Number(target.value) })}
      />
      <Select
        label={t('rules.bookingWindow')}
        hint={t('rules.bookingWindowHint')}
        value={String(rules.bookingWindowDays)}
        options={withOwn(bookingWindows, rules.bookingWindowDays).map((days) => ({
          value: String(days),
          label: t('rules.days', { count: days }),
        }))}
        onChange={({ target }) => onChange({ bookingWindowDays: Number(target.value) })}
      />
    </div>
  )
}
