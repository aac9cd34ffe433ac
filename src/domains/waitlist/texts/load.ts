import { domainTexts } from '../../../i18n/i18n.ts'
import type { waitlist } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    waitlist: typeof waitlist
  }
}

export const waitlistTexts = domainTexts('waitlist', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
