import { domainTexts } from '../../../i18n/i18n.ts'
import type { calendar } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    calendar: typeof calendar
  }
}

export const calendarTexts = domainTexts('calendar', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
