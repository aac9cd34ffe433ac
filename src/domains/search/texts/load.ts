import { domainTexts } from '../../../i18n/i18n.ts'
import type { search } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    search: typeof search
  }
}

export const searchTexts = domainTexts('search', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
