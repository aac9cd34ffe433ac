import { addTexts } from '../../../i18n/i18n.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { DashboardTexts, shop } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    shop: typeof shop
  }
}

const loaders: Readonly<Record<Language, () => Promise<{ shop: DashboardTexts }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
}

/** `useTranslation('shop')` speaks after this. The language itself has to be there. */
export async function loadDashboardTexts(language: Language): Promise<void> {
  addTexts(language, 'shop', (await loaders[language]()).shop)
}
