import { addLanguage } from '../i18n/i18n.ts'
import type { Language } from '../i18n/languages.ts'
import type { en, Translation } from './texts.en.ts'

declare module '../i18n/i18n.ts' {
  interface Texts {
    translation: typeof en
  }
}

/** One chunk per language: a browser loads the texts of its own only. */
const chunks: Readonly<Record<Language, () => Promise<Translation>>> = {
  en: () => import('./texts.en.ts').then((module) => module.en),
  fr: () => import('./texts.fr.ts').then((module) => module.fr),
  es: () => import('./texts.es.ts').then((module) => module.es),
  pt: () => import('./texts.pt.ts').then((module) => module.pt),
}

/** What comes with every page: the texts of no domain, and of each domain its part. */
export async function loadLanguage(language: Language): Promise<void> {
  addLanguage(language, await chunks[language]())
}
