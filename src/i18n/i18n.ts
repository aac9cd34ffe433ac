import { createInstance, type i18n, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLanguage, type Language, pickLanguage } from './languages.ts'

/** What comes with every page is added as `translation`; a domain adds what comes with its screens under its name. */
// biome-ignore lint/suspicious/noEmptyInterface: every member is declared by who brings it.
export interface Texts {}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: Texts
  }
}

/** One instance per language for the life of the process: of its texts the names of categories alone can change while it runs. */
const instances = new Map<string, i18n>()

/** Every text is there in every language, or it would not compile: nothing falls back. */
function createLanguage(language: Language): i18n {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  instances.set(language, instance)
  return instance
}

export type DomainTexts = { name: keyof Texts; load: (language: Language) => Promise<void> }

/** Texts that come together, one chunk per language: a browser loads those of its own only. */
export function domainTexts<Name extends keyof Texts>(
  name: Name,
  chunks: Readonly<Record<Language, () => Promise<Record<Name, object>>>>,
): DomainTexts {
  const load = async (language: Language) => {
    const texts = await chunks[language]()
    const instance = instances.get(language) ?? createLanguage(language)
    const hasMany = new Intl.PluralRules(language).resolvedOptions().pluralCategories.includes('many')
    instance.addResourceBundle(language, name, hasMany ? withMany(texts[name]) : texts[name])
  }
  return { name, load }
}

/** Millions are a form of their own in French, Spanish and Portuguese: where a text has none, that of other numbers. */
function withMany(texts: object): object {
  const own = Object.entries(texts).map(
    ([key, text]) => [key, typeof text === 'string' ? text : withMany(text)] as const,
  )
  const others = own.filter(([key]) => key.endsWith('_other'))
  return Object.fromEntries([...others.map(([key, text]) => [key.replace(/other$/, 'many'), text] as const), ...own])
}

/** The texts of a language that has been loaded. */
export function i18nFor(language: string): i18n {
  const found = instances.get(language) ?? instances.get(pickLanguage(language) ?? defaultLanguage)
  if (!found) throw new Error(`The texts of '${language}' are not loaded`)
  return found
}

export function textsOf(language: string): TFunction {
  return i18nFor(language).t
}

/** A text by a key that comes from data, such as the code of an error; `fallback` where there is none. */
export function textByKey<Name extends keyof Texts = 'translation'>(
  { language, getResource }: i18n,
  group: keyof Texts['translation'] | keyof Texts[Name],
  key: string,
  fallback: string,
  name?: Name,
): string {
  const text: unknown = getResource(language, name ?? 'translation', `${String(group)}.${key}`)
  return typeof text === 'string' ? text : fallback
}
