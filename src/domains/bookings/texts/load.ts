import { addTexts } from '../../../i18n/i18n.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { BookingTexts, bookings } from './en.ts'

declare module '../../../i18n/i18n.ts' {
  interface Texts {
    bookings: typeof bookings
  }
}

const loaders: Readonly<Record<Language, () => Promise<{ bookings: BookingTexts }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
}

/** `useTranslation('bookings')` speaks after this. The language itself has to be there. */
export async function loadBookingTexts(language: Language): Promise<void> {
  addTexts(language, 'bookings', (await loaders[language]()).bookings)
}
