import { i18nFor, textByKey } from '../i18n/i18n.ts'

/** All of a profession, as a sentence goes on: 'Barbers', 'barbiers'; null: it is one in somebody's own words. */
export function tradeName(language: string, slug: string): string | null {
  return textByKey(i18nFor(language), 'trades', slug, '', 'search') || null
}
