import { domainTexts } from '../../../i18n/i18n.ts'
import type { staff } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    staff: typeof staff
  }
}

export const staffTexts = domainTexts('staff', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
