import { domainTexts } from '../i18n/i18n.ts'
import type { translation } from './texts.en.ts'

declare module '../i18n/i18n.ts' {
  interface Texts {
    translation: typeof translation
  }
}

/** What comes with every page: the texts of no domain, and of each domain its part. */
export const pageTexts = domainTexts('translation', {
  en: () => import('./texts.en.ts'),
  fr: () => import('./texts.fr.ts'),
  es: () => import('./texts.es.ts'),
  pt: () => import('./texts.pt.ts'),
})
