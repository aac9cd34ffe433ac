import { domainTexts } from '../../../i18n/i18n.ts'
import type { analytics } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    analytics: typeof analytics
  }
}

export const analyticsTexts = domainTexts('analytics', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
