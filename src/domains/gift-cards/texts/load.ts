import { domainTexts } from '../../../i18n/i18n.ts'
import type { giftCards } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    giftCards: typeof giftCards
  }
}

export const giftCardTexts = domainTexts('giftCards', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
