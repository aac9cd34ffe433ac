import { domainTexts } from '../../../i18n/i18n.ts'
import type { traders } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    traders: typeof traders
  }
}

export const traderTexts = domainTexts('traders', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
