import { domainTexts } from '../../../i18n/i18n.ts'
import type { uploads } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    uploads: typeof uploads
  }
}

export const uploadTexts = domainTexts('uploads', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
