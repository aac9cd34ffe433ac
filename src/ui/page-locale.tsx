import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../i18n/languages.ts'

/** The library's own words and dates follow the language of the page, not that of the browser. */
export function PageLocale({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  return <I18nProvider locale={localeOf(i18n.language)}>{children}</I18nProvider>
}
