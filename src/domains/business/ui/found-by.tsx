import { useTranslation } from 'react-i18next'
import { plainText } from '../../../lib/plain-text.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { Select } from '../../../ui/select.tsx'
import { WordsField, type WordsTexts } from '../../../ui/words-field.tsx'
import { type Need, needs, priceRanges } from '../../providers/contract.ts'
import { type OwnProvider, spokenLanguages } from '../../providers/own-contract.ts'
import { languageName } from '../../providers/ui/provider-texts.ts'
import { providerCounts, providerLengths } from '../contract.ts'

type Attributes = Pick<OwnProvider, 'specializations' | 'tags' | 'languages' | 'needs' | 'priceRange'>
type FoundByProps = {
  fields: Attributes
  onChange: (changes: Partial<Attributes>) => void
  errorOf: (name: string) => string | undefined
}

/** What customers search and filter by. */
export function FoundBy({ fields, onChange, errorOf }: FoundByProps) {
  const { t } = useTranslation('business')
  const { t: common } = useTranslation()
  const says = useWordsTexts()
  return (
    <>
      <p className="text-ink-2">{t('page.foundText')}</p>
      <WordsField
        says={says}
        label={t('page.specializations')}
        hint={t('page.specializationsHint')}
        words={fields.specializations}
        rules={{ most: providerCounts.specializations, maxLength: providerLengths.specialization }}
        error={errorOf('specializations')}
        onChange={(specializations) => onChange({ specializations })}
      />
      <WordsField
        says={says}
        label={t('page.tags')}
        hint={t('page.tagsHint')}
        words={fields.tags}
        rules={{ most: providerCounts.tags, maxLength: providerLengths.tag }}
        error={errorOf('tags')}
        onChange={(tags) => onChange({ tags })}
      />
      <Languages languages={fields.languages} onChange={(languages) => onChange({ languages })} />
      <Needs chosen={fields.needs} onChange={(chosen) => onChange({ needs: chosen })} />
      <Select
        label={t('page.priceRange')}
        hint={t('page.priceRangeHint')}
        value={fields.priceRange ?? ''}
        options={[
          { value: '', label: t('page.priceRangeUnsaid') },
          ...priceRanges.map((value) => ({ value, label: common(`provider.priceRanges.${value}`) })),
        ]}
        onChange={({ target }) => onChange({ priceRange: priceRanges.find((one) => one === target.value) ?? null })}
      />
    </>
  )
}

function useWordsTexts(): WordsTexts {
  const { t } = useTranslation('business')
  return {
    add: t('words.add'),
    remove: (word) => t('words.remove', { word }),
    count: (used, max) => t('words.count', { used, max }),
    problem: (problem, max) => t(`words.problems.${problem}`, { max }),
  }
}

type LanguagesProps = { languages: Attributes['languages']; onChange: (languages: Attributes['languages']) => void }

/** Typed by their names in the reader's language. */
function Languages({ languages, onChange }: LanguagesProps) {
  const { t, i18n } = useTranslation('business')
  const says = useWordsTexts()
  const nameOf = (code: string) => languageName(i18n, code)
  const codeOf = (typed: string) => spokenLanguages.find((code) => plainText(nameOf(code)) === plainText(typed)) ?? null
  return (
    <WordsField
      says={says}
      label={t('page.languages')}
      hint={t('page.languagesHint')}
      words={languages}
      rules={{ most: providerCounts.languages, maxLength: 3, toWord: codeOf }}
      nameOf={nameOf}
      suggestions={spokenLanguages.map(nameOf).sort((a, b) => a.localeCompare(b, i18n.language))}
      unknown={t('page.languageUnknown')}
      onChange={(words) => onChange(words.flatMap((word) => spokenLanguages.find((code) => code === word) ?? []))}
    />
  )
}

function Needs({ chosen, onChange }: { chosen: readonly Need[]; onChange: (chosen: Need[]) => void }) {
  const { t } = useTranslation('business')
  const { t: common } = useTranslation()
  return (
    <fieldset className="field-frame" aria-describedby="needs-hint">
      <legend className="field-label">{t('page.needs')}</legend>
      <p id="needs-hint" className="field-hint">
        {t('page.needsHint')}
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {needs.map((need) => (
          <Checkbox
            key={need}
            label={common(`provider.needs.${need}`)}
            checked={chosen.includes(need)}
            onChange={({ target }) =>
              onChange(needs.filter((one) => (one === need ? target.checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
