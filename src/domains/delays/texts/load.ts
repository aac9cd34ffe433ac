import { domainTexts } from '../../../i18n/i18n.ts'
import type { delays } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    delays: typeof delays
  }
}

export const delayTexts = domainTexts('delays', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
