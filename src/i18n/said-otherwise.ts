import { i18nFor } from './i18n.ts'
import type { Language } from './languages.ts'

type Said = Readonly<Record<string, string>>
const shipped = new Map<Language, Said>()
const own = new Map<Language, Said>()

/** The names of categories as they ship. */
export function shippedCategories(language: Language): Said {
  const known = shipped.get(language)
  if (known) return known
  const texts: Said = { ...i18nFor(language).getResource(language, 'translation', 'categories') }
  shipped.set(language, texts)
  return texts
}

/** From now on, by their slugs; those that are left out are called as they ship. In a process and in a page alike. */
export function sayOtherwise(language: Language, names: Said): void {
  const before = shippedCategories(language)
  own.set(language, names)
  Object.assign(i18nFor(language).getResource(language, 'translation', 'categories'), before, names)
}

/** Those that are not called as they ship: what a page brings along. */
export const saidOtherwise = (language: Language): Said => own.get(language) ?? {}
