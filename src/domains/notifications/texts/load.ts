import { domainTexts } from '../../../i18n/i18n.ts'
import type { notifications } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    notifications: typeof notifications
  }
}

export const notificationTexts = domainTexts('notifications', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
