import { domainTexts } from '../../../i18n/i18n.ts'
import type { identity } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    identity: typeof identity
  }
}

export const identityTexts = domainTexts('identity', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
