import { domainTexts } from '../../../i18n/i18n.ts'
import type { subscriptions } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    subscriptions: typeof subscriptions
  }
}

export const subscriptionTexts = domainTexts('subscriptions', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
