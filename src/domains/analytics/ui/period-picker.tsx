import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Span } from '../contract.ts'
import { type Asked, daysIn, groupingFor, groupingsFor, presetOf, presets, problemOf, spanOf } from './periods.ts'

type PeriodPickerProps = { asked: Asked; today: string; onChange: (asked: Asked) => void }

/** Which days, and what a column is of. */
export function PeriodPicker({ asked, today, onChange }: PeriodPickerProps) {
  const { t } = useTranslation('analytics')
  const [isOwn, setOwn] = useState(false)
  const possible = groupingsFor(daysIn(asked))
  const preset = isOwn ? null : presetOf(asked, today)
  const show = (span: Span) => onChange({ ...span, by: groupingFor(daysIn(span), null) })
  const choose = (value: string) => {
    const chosen = presets.find((one) => one === value)
    setOwn(!chosen)
    if (chosen) show(spanOf(chosen, today))
  }
  return (
    <div className="period">
      <Select
        label={t('time.label')}
        isLabelHidden
        value={preset ?? 'own'}
        options={[...presets, 'own' as const].map((value) => ({ value, label: t(`time.${value}`) }))}
        onChange={({ target }) => choose(target.value)}
      />
      {possible.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('time.by')}</legend>
          {possible.map((by) => (
            <label key={by} className="chip">
              <input
                type="radio"
                name="by"
                className="sr-only"
                checked={by === asked.by}
                onChange={() => onChange({ ...asked, by })}
              />
              {t(`by.${by}`)}
            </label>
          ))}
        </fieldset>
      )}
      {preset === null && <OwnDays asked={asked} today={today} onChange={show} />}
    </div>
  )
}

type OwnDaysProps = { asked: Span; today: string; onChange: (span: Span) => void }

function OwnDays({ asked, today, onChange }: OwnDaysProps) {
  const { t } = useTranslation('analytics')
  const [shown, setShown] = useState(asked)
  const [typed, setTyped] = useState<Span>(asked)
  // Others have come, by the browser's way back.
  if (shown.from !== asked.from || shown.to !== asked.to) {
    setShown(asked)
    setTyped(asked)
  }
  const problem = problemOf(typed, today)
  const field = (name: 'from' | 'to') => (
    <Field
      label={t(`time.${name}`)}
      type="date"
      value={typed[name]}
      error={name === 'to' && problem && problem !== 'incomplete' ? t(`time.${problem}`) : undefined}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  )
  return (
    <form
      className="period-own"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === null) onChange({ from: typed.from, to: typed.to })
      }}
    >
      {field('from')}
      {field('to')}
      <Button variant="outline" type="submit" disabled={problem !== null}>
        {t('time.show')}
      </Button>
    </form>
  )
}
