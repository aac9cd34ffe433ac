import { domainTexts } from '../../../i18n/i18n.ts'
import type { decisions } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    decisions: typeof decisions
  }
}

export const decisionTexts = domainTexts('decisions', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
