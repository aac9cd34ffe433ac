import { domainTexts } from '../../../i18n/i18n.ts'
import type { location } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    location: typeof location
  }
}

export const locationTexts = domainTexts('location', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
