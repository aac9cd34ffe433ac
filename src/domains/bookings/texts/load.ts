import { domainTexts } from '../../../i18n/i18n.ts'
import type { bookings } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    bookings: typeof bookings
  }
}

export const bookingsTexts = domainTexts('bookings', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
