import { addTexts } from '../../../i18n/i18n.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { AccountTexts, account } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    account: typeof account
  }
}

const loaders: Readonly<Record<Language, () => Promise<{ account: AccountTexts }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
}

/** `useTranslation('account')` speaks after this. The language itself has to be there. */
export async function loadAccountTexts(language: Language): Promise<void> {
  addTexts(language, 'account', (await loaders[language]()).account)
}
