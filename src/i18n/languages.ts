export const languages = ['en', 'fr', 'es', 'pt'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
}
/** Where the choice is kept: a cookie for the server, the storage of the browser under the same name. */
export const languageKey = 'i18nextLng'

/** The region whose prices and dates are shown when a language comes without one. */
const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES', pt: 'pt-PT' }

/** The English of the market, once at the start of a process or a page: they write the same for whoever says no more. */
export function setMarketLocale(locale: string) {
  locales.en = locale
}

export function localeOf(language: string): string {
  return locales[pickLanguage(language) ?? defaultLanguage]
}

/** The flag of that region, as two letters that are drawn as one. */
export function flagOf(language: Language): string {
  const region = locales[language].slice(-2)
  return String.fromCodePoint(...[...region].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))
}

const wellFormed = /^[a-z]{2,3}([-_][a-z0-9]{2,8}){0,3}$/i

/** The language of a candidate such as 'fr-CA', or null: for one we do not speak, and for anything that is no tag at all. */
export function pickLanguage(candidate: string | null | undefined): Language | null {
  if (!candidate || !wellFormed.test(candidate)) return null
  const [base = ''] = candidate.toLowerCase().split(/[-_]/)
  return languages.find((language) => language === base) ?? null
}

/** Of the page in this browser. */
export const pageLanguage = (): Language => pickLanguage(document.documentElement.lang) ?? defaultLanguage

/** The best of an Accept-Language header: 'de, fr;q=0.8, en;q=0.9' is English. */
export function acceptedLanguage(header: string | null | undefined): Language | null {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { language: pickLanguage(tag.trim()), quality: quality ? Number(quality.trim().slice(2)) : 1 }
    })
    .filter(({ language, quality }) => language !== null && quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return wanted[0]?.language ?? null
}
