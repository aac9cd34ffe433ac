import { domainTexts } from '../../../i18n/i18n.ts'
import type { reminders } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    reminders: typeof reminders
  }
}

export const reminderTexts = domainTexts('reminders', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
