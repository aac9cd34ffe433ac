import { useTranslation } from 'react-i18next'
import { textByKey } from '../../../i18n/i18n.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { categoriesOf, professions } from '../../categories/rules.ts'
import { professionName } from '../../providers/ui/provider-texts.ts'
import { providerLengths } from '../contract.ts'
import type { StepProps } from './draft.ts'

export function BusinessStep({ draft, errorOf, onChange }: StepProps) {
  const { t } = useTranslation('business')
  const { i18n: texts } = useTranslation()
  const { businessName, profession } = draft
  const category = profession && textByKey(texts, 'categories', categoriesOf(profession).categorySlug, '')
  return (
    <>
      <Field
        id="businessName"
        label={t('signup.businessName')}
        hint={t('signup.businessNameHint')}
        value={businessName}
        maxLength={providerLengths.businessName}
        autoComplete="organization"
        error={errorOf('businessName')}
        onChange={(event) => onChange({ businessName: event.target.value })}
      />
      <Select
        id="profession"
        label={t('signup.profession')}
        hint={profession ? t('signup.category', { category }) : undefined}
        value={profession}
        error={errorOf('profession')}
        options={[
          { value: '', label: t('signup.choose') },
          ...professions.map((value) => ({ value, label: professionName(texts, value) })),
        ]}
        onChange={(event) => onChange({ profession: event.target.value, services: null })}
      />
    </>
  )
}
