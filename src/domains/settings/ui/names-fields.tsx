import { type Language, languageNames, languages } from '../../../i18n/languages.ts'
import { Field } from '../../../ui/field.tsx'

export type Names = Record<Language, string>

export const namesOf = (names: Readonly<Record<string, string>>): Names => ({
  ...{ en: names.en ?? '', fr: names.fr ?? '', es: names.es ?? '', pt: names.pt ?? '' },
})
export const areNamed = (names: Names) => languages.every((language) => names[language].trim() !== '')

type NamesFieldsProps = {
  legend: string
  names: Names
  maxLength: number
  /** What an empty one says; undefined: nothing yet. */
  missing: string | undefined
  onChange: (names: Names) => void
}

/** A name in every language of the site. */
export function NamesFields({ legend, names, maxLength, missing, onChange }: NamesFieldsProps) {
  return (
    <fieldset>
      <legend className="field-label mb-2">{legend}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {languages.map((language) => (
          <Field
            key={language}
            lang={language}
            label={languageNames[language]}
            value={names[language]}
            maxLength={maxLength}
            autoComplete="off"
            error={names[language].trim() === '' ? missing : undefined}
            onChange={({ target }) => onChange({ ...names, [language]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  )
}
