import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from './en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en }
  }
}

export const defaultLanguage = 'en'

/** Plain 'en' reads dates and prices the British way. */
export function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language
}

/** One instance per language for the life of the process: the texts never change while it runs. */
const instances = new Map<string, i18n>()

export function i18nFor(language: string): i18n {
  const found = instances.get(language)
  if (found) return found
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  instances.set(language, instance)
  return instance
}
