import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Field } from '../../../ui/field.tsx'
import { PaperTexts } from '../../papers/ui/paper-texts.tsx'
import type { TaxTerms } from '../../providers/own-contract.ts'
import { basisPointsOf, basisPointsText } from '../../providers/tax.rules.ts'

/** `onChange` is told null where what is typed is no rate. */
type TaxFieldProps = { tax: TaxTerms; onChange: (tax: TaxTerms | null) => void }

/** What the prices include, as receipts show it. */
export function TaxField(props: TaxFieldProps) {
  return (
    <PaperTexts>
      <Fields {...props} />
    </PaperTexts>
  )
}

function Fields({ tax, onChange }: TaxFieldProps) {
  const { t, i18n } = useTranslation('papers')
  const [rate, setRate] = useState(() => basisPointsText(tax.basisPoints, localeOf(i18n.language)))
  const [words, setWords] = useState({ name: tax.name, number: tax.number })
  const basisPoints = basisPointsOf(rate)
  const tell = (typed: string, said: typeof words) => {
    const points = basisPointsOf(typed)
    onChange(points === null ? null : { basisPoints: points, name: said.name.trim(), number: said.number.trim() })
  }
  const say = (changed: Partial<typeof words>) => {
    const now = { ...words, ...changed }
    setWords(now)
    tell(rate, now)
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="field-label">{t('tax.title')}</legend>
      <p className="field-hint">{t('tax.text')}</p>
      <div className="grid gap-6 sm:grid-cols-3 sm:gap-y-1.5 sm:*:row-span-4 sm:*:grid-rows-subgrid">
        <Field
          label={t('tax.rate')}
          hint={t('tax.rateHint')}
          inputMode="decimal"
          autoComplete="off"
          value={rate}
          error={basisPoints === null ? t('tax.rateWrong') : undefined}
          onChange={({ target }) => {
            setRate(target.value)
            tell(target.value, words)
          }}
        />
        <Field
          label={t('tax.name')}
          hint={t('tax.nameHint')}
          maxLength={40}
          value={words.name}
          onChange={({ target }) => say({ name: target.value })}
        />
        <Field
          label={t('tax.number')}
          hint={t('tax.numberHint')}
          maxLength={40}
          value={words.number}
          onChange={({ target }) => say({ number: target.value })}
        />
      </div>
    </fieldset>
  )
}
