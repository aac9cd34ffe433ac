import { domainTexts } from '../../../i18n/i18n.ts'
import type { papers } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    papers: typeof papers
  }
}

export const paperTexts = domainTexts('papers', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
