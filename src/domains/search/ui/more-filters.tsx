import type { i18n } from 'i18next'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { needs, priceRanges } from '../../providers/contract.ts'
import { spokenLanguages } from '../../providers/own-contract.ts'
import { categoryName, languageName } from '../../providers/ui/provider-texts.ts'

const names = ['category', 'specialization', 'speaks', 'priceRange', 'needs'] as const

/** `needs`: with commas between them. */
type MoreFiltersProps = {
  values: Partial<Record<(typeof names)[number], string>>
  categories: readonly { slug: string; name: string }[]
}

/** What few ask for, behind one button that says how many of it are set. */
export function MoreFilters({ values, categories }: MoreFiltersProps) {
  const { t, i18n } = useTranslation()
  const chosen = values.needs?.split(',').filter(Boolean) ?? []
  const given = names.filter((name) => name !== 'needs' && values[name]).length + chosen.length
  const [count, setCount] = useState(given)
  const languages = spokenLanguages
    .map((code) => ({ value: code, label: languageName(i18n, code) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language))
  const details = useRef<HTMLDetailsElement>(null)
  const recount = () => {
    const form = details.current?.closest('form')
    const filled = form ? new FormData(form) : new FormData()
    setCount(names.flatMap((name) => filled.getAll(name)).filter((value) => String(value).trim()).length)
  }
  // What was chosen before the page came to life.
  useEffect(recount, [])
  return (
    <details ref={details} className="find-more" onChange={recount}>
      <summary>
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {t('search.more')} {count > 0 && <span className="find-count">{t('search.moreSet', { count })}</span>}
        <ChevronDown aria-hidden="true" className="find-more-arrow size-5" />
      </summary>
      <div>
        <Select
          label={t('search.category')}
          name="category"
          defaultValue={values.category ?? ''}
          options={[
            { value: '', label: t('search.allCategories') },
            ...categories.map((category) => ({ value: category.slug, label: categoryName(i18n, category) })),
          ]}
        />
        <Field
          label={t('search.specialization')}
          name="specialization"
          placeholder={t('search.specializationPlaceholder')}
          defaultValue={values.specialization}
          maxLength={100}
          enterKeyHint="search"
        />
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
        <fieldset className="field-frame find-needs">
          <legend className="field-label">{t('search.needs')}</legend>
          <div>
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
