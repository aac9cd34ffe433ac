import { domainTexts } from '../../../i18n/i18n.ts'
import type { home } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    home: typeof home
  }
}

/** What the front page and the dialog of the app alone say: every other page would carry it. */
export const homeTexts = domainTexts('home', {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
})
