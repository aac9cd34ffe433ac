import { en, type InfoTexts } from './en.ts'

const languages: Readonly<Record<string, InfoTexts>> = { en }

/** For loaders: a browser gets these texts as data, never as code. */
export function infoTexts(language: string): InfoTexts {
  return languages[language] ?? en
}
