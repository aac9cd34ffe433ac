import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/choice.tsx'
import { Select } from '../../../ui/select.tsx'
import { needs, priceRanges } from '../../providers/contract.ts'
import { spokenLanguages } from '../../providers/own-contract.ts'
import { languageName } from '../../providers/ui/provider-texts.ts'

const names = ['speaks', 'priceRange', 'needs'] as const

/** What few ask for, behind one button that says how many of it are set. */
export function MoreFilters() {
  const { t, i18n } = useTranslation()
  const [count, setCount] = useState(0)
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
          label={t('provider.languages')}
          name="speaks"
          options={[{ value: '', label: t('search.anyLanguage') }, ...languages]}
        />
        <Select
          label={t('provider.priceRange')}
          name="priceRange"
          options={[
            { value: '', label: t('search.anyPrice') },
            ...priceRanges.map((value) => ({ value, label: t(`provider.priceRanges.${value}`) })),
          ]}
        />
        <fieldset className="field-frame find-needs">
          <legend className="field-label">{t('search.needs')}</legend>
          <div>
            {needs.map((need) => (
              <Checkbox key={need} name="needs" value={need} label={t(`provider.needs.${need}`)} />
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  )
}
