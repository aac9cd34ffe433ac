import { domainTexts } from '../../../i18n/i18n.ts'
import type { business } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    business: typeof business
  }
}

export const businessTexts = domainTexts('business', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
