import { domainTexts } from '../../../i18n/i18n.ts'
import type { settings } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    settings: typeof settings
  }
}

export const settingsTexts = domainTexts('settings', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
