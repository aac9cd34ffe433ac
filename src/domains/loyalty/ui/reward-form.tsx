import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { wasRefused } from '../../../lib/api/errors.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { formatCount } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { priceOf, priceText } from '../../staff/ui/price-text.ts'
import { type OwnReward, type OwnRewards, providerRewards } from '../rewards-contract.ts'
import { minorPerPoint } from '../rules.ts'
import { ownRewardsKey } from './rewards-key.ts'

const keepChoices = [7, 14, 30, 60, 90, 180, 365]

/** A whole number above zero; null: nothing was typed; undefined: neither. */
function countOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const count = Number(typed)
  return Number.isInteger(count) && count > 0 && count <= 100_000 ? count : undefined
}
const textOf = (count: number | null | undefined) => (count ? String(count) : '')

type RewardFormProps = { reward: OwnReward | null; currency: string; onDone: () => void }

export function RewardForm({ reward, currency, onDone }: RewardFormProps) {
  const { t, i18n } = useTranslation('loyalty')
  const queries = useQueryClient()
  const locale = localeOf(i18n.language)
  const [kind, setKind] = useState<OwnReward['kind']>(reward?.kind ?? 'thing')
  const [name, setName] = useState(reward?.name ?? '')
  const [points, setPoints] = useState(textOf(reward?.points))
  const [amount, setAmount] = useState(reward?.amountMinor ? priceText(reward.amountMinor, currency) : '')
  const [keepDays, setKeepDays] = useState(reward?.keepDays ?? 30)
  const [bounds, setBounds] = useState({
    most: textOf(reward?.most),
    mostAMonth: textOf(reward?.mostAMonth),
    mostEach: textOf(reward?.mostEach),
  })
  const [lastDate, setLastDate] = useState(reward?.lastDate ?? null)
  const [isTried, setTried] = useState(false)
  const key = useRef(crypto.randomUUID())
  const isCard = kind === 'card'
  const [pointCount, amountMinor] = [countOf(points) ?? null, priceOf(amount, currency) ?? 0]
  const counts = {
    most: countOf(bounds.most),
    mostAMonth: countOf(bounds.mostAMonth),
    mostEach: countOf(bounds.mostEach),
  }
  const isWhole = Object.values(counts).every((count) => count !== undefined)
  const save = useMutation({
    mutationFn: () => {
      const fields = {
        ...{ name, points: pointCount ?? 0, ...(isCard ? { amountMinor } : { keepDays }) },
        ...{ most: counts.most ?? null, mostAMonth: counts.mostAMonth ?? null, mostEach: counts.mostEach ?? null },
        lastDate,
      }
      return reward
        ? call(providerRewards.update, { id: reward.id, ...fields })
        : call(providerRewards.create, { kind, ...fields, idempotencyKey: key.current })
    },
    onSuccess: (data: OwnRewards) => {
      queries.setQueryData(ownRewardsKey, data)
      showToast({ type: 'success', message: t('own.provider.saved') })
      onDone()
    },
    onError: (error) => {
      if (wasRefused(error)) key.current = crypto.randomUUID()
      // It may be there all the same.
      else void queries.invalidateQueries({ queryKey: ownRewardsKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() !== '' && pointCount !== null && isWhole && (!isCard || amountMinor > 0)) save.mutate()
  }
  const bound = (which: keyof typeof bounds) => (
    <Field
      label={t(`own.provider.${which}`)}
      hint={t('own.provider.noBound')}
      value={bounds[which]}
      inputMode="numeric"
      maxLength={6}
      error={isTried && counts[which] === undefined ? t('own.provider.needCount') : undefined}
      onChange={({ target }) => setBounds((before) => ({ ...before, [which]: target.value }))}
    />
  )
  return (
    <form className="grid gap-6 rounded-form bg-card p-5 shadow-1" noValidate onSubmit={submit}>
      {reward === null && (
        <RadioGroup
          name="reward-kind"
          look="card"
          label={t('own.provider.kind')}
          value={kind}
          options={[
            { value: 'thing', label: t('own.provider.thing'), detail: t('own.provider.thingText') },
            { value: 'card', label: t('own.provider.card'), detail: t('own.provider.cardText') },
          ]}
          onChange={(value) => setKind(value === 'card' ? 'card' : 'thing')}
        />
      )}
      <Field
        label={t('own.provider.name')}
        hint={t('own.provider.nameHint')}
        value={name}
        maxLength={80}
        autoComplete="off"
        error={isTried && name.trim() === '' ? t('own.provider.needName') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-y-1.5 sm:*:row-span-3 sm:*:grid-rows-subgrid">
        <Field
          label={t('own.provider.points')}
          hint={t('own.provider.pointsHint', { price: formatMoney(minorPerPoint(currency), currency, locale) })}
          value={points}
          inputMode="numeric"
          maxLength={6}
          error={isTried && pointCount === null ? t('own.provider.needPoints') : undefined}
          onChange={({ target }) => setPoints(target.value)}
        />
        {isCard ? (
          <Field
            label={t('own.provider.amount', { currency })}
            value={amount}
            inputMode="decimal"
            maxLength={12}
            error={isTried && amountMinor <= 0 ? t('own.provider.needAmount') : undefined}
            onChange={({ target }) => setAmount(target.value)}
          />
        ) : (
          <Select
            label={t('own.provider.keepDays')}
            value={String(keepDays)}
            options={[...new Set([...keepChoices, keepDays])]
              .sort((one, other) => one - other)
              .map((days) => ({
                value: String(days),
                label: t('own.provider.days', { count: days, shown: formatCount(days, locale) }),
              }))}
            onChange={({ target }) => setKeepDays(Number(target.value))}
          />
        )}
      </div>
      <div className="grid gap-6 sm:grid-cols-3 sm:gap-y-1.5 sm:*:row-span-3 sm:*:grid-rows-subgrid">
        {bound('most')}
        {bound('mostAMonth')}
        {bound('mostEach')}
      </div>
      <DateField
        label={t('own.provider.lastDate')}
        hint={t('own.provider.lastDateHint')}
        value={lastDate}
        onChange={setLastDate}
      />
      {save.error && <p role="alert">{errorText(i18n, save.error, t('own.provider.failed'), 'loyalty')}</p>}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={save.isPending}>
          {t(reward === null ? 'own.provider.start' : reward.isOffered ? 'own.provider.save' : 'own.provider.again')}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {t('own.provider.cancel')}
        </Button>
      </p>
    </form>
  )
}
