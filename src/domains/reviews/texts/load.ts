import { domainTexts } from '../../../i18n/i18n.ts'
import type { reviews } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    reviews: typeof reviews
  }
}

export const reviewTexts = domainTexts('reviews', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
