import { domainTexts } from '../../../i18n/i18n.ts'
import type { doctor } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    doctor: typeof doctor
  }
}

export const doctorTexts = domainTexts('doctor', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
