import { domainTexts } from '../../../i18n/i18n.ts'
import type { favourites } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    favourites: typeof favourites
  }
}

export const favouriteTexts = domainTexts('favourites', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
