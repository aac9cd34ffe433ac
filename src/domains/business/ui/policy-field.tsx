import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { type CancellationPolicy, isRising, maxPolicySteps } from '../../providers/contract.ts'
import { asBeginning } from '../../providers/ui/provider-texts.ts'
import { withOwn } from '../../staff/ui/durations.ts'

const hours = [0, 1, 2, 4, 6, 12, 24, 48, 72, 168]
const percents = [10, 20, 25, 30, 40, 50, 60, 75, 80, 90, 100]

type PolicyFieldProps = { policy: CancellationPolicy; onChange: (policy: CancellationPolicy) => void }

export function PolicyField({ policy, onChange }: PolicyFieldProps) {
  const { t, i18n } = useTranslation('business')
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
                  label: asBeginning(hoursText(count), localeOf(i18n.language)),
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
