import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/choice.tsx'
import { Select } from '../../../ui/select.tsx'
import { needs, priceRanges } from '../../providers/contract.ts'
import { spokenLanguages } from '../../providers/own-contract.ts'
import { languageName } from '../../providers/ui/provider-texts.ts'

/** `needs`: with commas between them. */
type StatedFiltersProps = { values: { needs?: string; speaks?: string; priceRange?: string } }

/** What providers say of themselves, as part of the form of the search. */
export function StatedFilters({ values }: StatedFiltersProps) {
  const { t, i18n } = useTranslation()
  const chosen = values.needs?.split(',') ?? []
  const languages = spokenLanguages
    .map((code) => ({ value: code, label: languageName(i18n, code) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language))
  return (
    <details className="find-more" open={Boolean(values.needs ?? values.speaks ?? values.priceRange)}>
      <summary>{t('search.stated')}</summary>
      <div>
        <fieldset className="field-frame sm:col-span-2">
          <legend className="field-label">{t('search.needs')}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {needs.map((need) => (
              <Checkbox
                key={need}
                name="needs"
                value={need}
                label={t(`provider.needs.${need}`)}
                defaultChecked={chosen.includes(need)}
              />
            ))}
          </div>
        </fieldset>
        <Select
          label={t('provider.languages')}
          name="speaks"
          defaultValue={values.speaks ?? ''}
          options={[{ value: '', label: t('search.anyLanguage') }, ...languages]}
        />
        <Select
          label={t('provider.priceRange')}
          name="priceRange"
          defaultValue={values.priceRange ?? ''}
          options={[
            { value: '', label: t('search.anyPrice') },
            ...priceRanges.map((value) => ({ value, label: t(`provider.priceRanges.${value}`) })),
          ]}
        />
      </div>
    </details>
  )
}

/** What the address says in codes, in the reader's words; anything else as it is. */
export function filterLabel(texts: i18n, name: string, value: string): string {
  const range = priceRanges.find((one) => name === 'priceRange' && one === value)
  if (range) return texts.t(`provider.priceRanges.${range}`)
  const language = spokenLanguages.find((code) => name === 'speaks' && code === value)
  if (language) return languageName(texts, language)
  const need = needs.find((one) => name === 'needs' && one === value)
  return need ? texts.t(`provider.needs.${need}`) : value
}
