import { domainTexts } from '../../../i18n/i18n.ts'
import type { admin } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    admin: typeof admin
  }
}

export const adminTexts = domainTexts('admin', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
