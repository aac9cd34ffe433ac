import { domainTexts } from '../../../i18n/i18n.ts'
import type { payments } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    payments: typeof payments
  }
}

export const paymentTexts = domainTexts('payments', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
