import type { Language } from '../../i18n/languages.ts'
import { en, type InfoTexts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

const texts: Readonly<Record<Language, InfoTexts>> = { en, fr, es, pt }

/** For loaders: a browser gets these texts as data, never as code. */
export function infoTexts(language: Language): InfoTexts {
  return texts[language]
}
