import { domainTexts } from '../../../i18n/i18n.ts'
import type { gate } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    gate: typeof gate
  }
}

export const gateTexts = domainTexts('gate', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
