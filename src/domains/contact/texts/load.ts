import { domainTexts } from '../../../i18n/i18n.ts'
import type { contact } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    contact: typeof contact
  }
}

export const contactTexts = domainTexts('contact', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
