import { domainTexts } from '../../../i18n/i18n.ts'
import type { loyalty } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    loyalty: typeof loyalty
  }
}

export const loyaltyTexts = domainTexts('loyalty', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
