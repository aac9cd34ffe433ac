import { createInstance, type i18n, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { en, Translation } from './en.ts'
import { defaultLanguage, type Language, pickLanguage } from './languages.ts'

/** Every domain with texts of its own adds them under its name. */
export interface Texts {
  translation: typeof en
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: Texts
  }
}

/** One chunk per language: a browser loads the texts of its own only. */
const loaders: Readonly<Record<Language, () => Promise<Translation>>> = {
  en: () => import('./en.ts').then((module) => module.en),
  fr: () => import('./fr.ts').then((module) => module.fr),
  es: () => import('./es.ts').then((module) => module.es),
  pt: () => import('./pt.ts').then((module) => module.pt),
}

/** One instance per language for the life of the process: the texts never change while it runs. */
const instances = new Map<string, i18n>()

export async function loadLanguage(language: Language): Promise<void> {
  if (!instances.has(language)) addLanguage(language, await loaders[language]())
}

/** Every text is there in every language, or it would not compile: nothing falls back. */
function addLanguage(language: string, texts: Translation) {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  instances.set(language, instance)
}

type DomainName = Exclude<keyof Texts, 'translation'>

/** `load`: the language itself has to be there. */
export type DomainTexts = { name: DomainName; load: (language: Language) => Promise<void> }

/** The texts of a domain, one chunk per language: they come with the screens and mails that speak them. */
export function domainTexts<Name extends DomainName>(
  name: Name,
  chunks: Readonly<Record<Language, () => Promise<Record<Name, object>>>>,
): DomainTexts {
  const load = async (language: Language) => {
    const texts = await chunks[language]()
    i18nFor(language).addResourceBundle(language, name, texts[name])
  }
  return { name, load }
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
export function textByKey(
  { language, getResource }: i18n,
  group: KeyedGroup,
  key: string,
  fallback: string,
  name: keyof Texts = 'translation',
): string {
  const text: unknown = getResource(language, name, `${group}.${key}`)
  return typeof text === 'string' ? text : fallback
}

type KeyedGroup = 'categories' | 'signs' | 'professions' | 'errors'
