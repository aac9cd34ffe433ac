import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { hasCode, wasRefused } from '../../../lib/api/errors.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { FactorAgain } from '../../identity/ui/factor-again.tsx'
import { call } from '../../identity/ui/session.ts'
import { minorPerPoint } from '../../loyalty/rules.ts'
import { percentText } from '../../papers/paper.rules.ts'
import { priceOf } from '../../staff/ui/price-text.ts'
import {
  mostPoints,
  mostRewardMinor,
  type RewardSetting,
  type RewardSettings,
  rewardNameLength,
  rewardSettings,
} from '../rewards-contract.ts'
import { costOfCards, givesBack } from '../rules.ts'
import { SaveError } from './ask-dialog.tsx'
import { areNamed, NamesFields, namesOf } from './names-fields.tsx'
import { settingsKey } from './settings-key.ts'

type RewardDialogProps = {
  /** null: a new one. */
  reward: RewardSetting | null
  settings: RewardSettings
  onClose: () => void
  onSaved: (data: RewardSettings) => void
}

export function RewardDialog({ reward, settings, onClose, onSaved }: RewardDialogProps) {
  const { t, i18n } = useTranslation('settings')
  const locale = localeOf(i18n.language)
  const queries = useQueryClient()
  const [kind, setKind] = useState<RewardSetting['kind']>(reward?.kind ?? 'credit')
  const [names, setNames] = useState(namesOf(reward?.names ?? {}))
  const [points, setPoints] = useState(reward ? String(reward.points) : '')
  const [currency, setCurrency] = useState(reward?.currency ?? settings.currencies[0] ?? 'GBP')
  const [amount, setAmount] = useState('')
  const [isTried, setTried] = useState(false)
  const key = useRef(crypto.randomUUID())
  const amountMinor = reward ? reward.amountMinor : (priceOf(amount, currency) ?? 0)
  const count = /^\d{1,7}$/.test(points.trim()) ? Number(points) : 0
  const isPriced = count >= 1 && count <= mostPoints
  const isWorth = amountMinor >= 1 && amountMinor <= mostRewardMinor
  const save = useMutation({
    mutationFn: () =>
      reward
        ? call(rewardSettings.change, {
            ...{ id: reward.reward, version: reward.version, names, points: count, isOffered: reward.isOffered },
          })
        : call(rewardSettings.add, { kind, names, points: count, amountMinor, currency, idempotencyKey: key.current }),
    onSuccess: onSaved,
    onError: (error) => {
      if (wasRefused(error)) key.current = crypto.randomUUID()
      // It may be there all the same.
      else void queries.invalidateQueries({ queryKey: settingsKey })
    },
  })
  const isOvertaken = hasCode(save.error, 'setting_changed')
  const close = () => {
    if (isOvertaken) void queries.invalidateQueries({ queryKey: settingsKey })
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (areNamed(names) && isPriced && isWorth) save.mutate()
  }
  const share = givesBack(amountMinor, count, minorPerPoint(currency), settings.mostFactorPercent)
  return (
    <Dialog title={t(reward ? 'rewards.edit' : 'rewards.add')} isOpen onClose={close}>
      <form className="grid gap-6 p-6" noValidate onSubmit={submit}>
        {reward === null && (
          <RadioGroup
            name="reward-kind"
            look="card"
            label={t('rewards.kind')}
            value={kind}
            options={[
              { value: 'credit', label: t('rewards.kinds.credit'), detail: t('rewards.creditText') },
              { value: 'charity', label: t('rewards.kinds.charity'), detail: t('rewards.charityText') },
            ]}
            onChange={(value) => setKind(value === 'charity' ? 'charity' : 'credit')}
          />
        )}
        <NamesFields
          legend={t('rewards.names')}
          names={names}
          maxLength={rewardNameLength}
          missing={isTried ? t('nameMissing') : undefined}
          onChange={setNames}
        />
        <div className="grid gap-5 sm:grid-cols-3 sm:gap-y-1.5 sm:*:row-span-3 sm:*:grid-rows-subgrid">
          <Field
            label={t('rewards.points')}
            value={points}
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
            error={isTried && !isPriced ? t('rewards.needPoints') : undefined}
            onChange={({ target }) => setPoints(target.value)}
          />
          {reward === null && (
            <>
              <Select
                label={t('rewards.currency')}
                value={currency}
                options={settings.currencies.map((value) => ({ value, label: value }))}
                onChange={({ target }) => setCurrency(target.value)}
              />
              <Field
                label={t('rewards.worth')}
                value={amount}
                inputMode="decimal"
                maxLength={10}
                autoComplete="off"
                error={isTried && !isWorth ? t('rewards.needWorth') : undefined}
                onChange={({ target }) => setAmount(target.value)}
              />
            </>
          )}
        </div>
        {reward && (
          <p className="text-ink-2">
            {t('rewards.stays', { worth: formatMoney(reward.amountMinor, reward.currency, locale) })}
          </p>
        )}
        {isPriced && isWorth && (
          <p role="status">
            {t('rewards.givesBack', { share: percentText(Math.round(share * 10_000), locale) })}{' '}
            {share > costOfCards && kind === 'credit' && <strong>{t('rewards.tooMuch')}</strong>}
          </p>
        )}
        <SaveError error={save.error} />
        <p className="flex flex-wrap gap-3">
          {!isOvertaken && (
            <Button type="submit" variant="primary" isBusy={save.isPending}>
              {t('save')}
            </Button>
          )}
          <Button variant="outline" onClick={close}>
            {t(isOvertaken ? 'look' : 'keep')}
          </Button>
        </p>
      </form>
      <div className="px-6 pb-6 empty:hidden">
        <FactorAgain error={save.error} />
      </div>
    </Dialog>
  )
}
