import { type ReactNode, Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultLanguage, type Language, pickLanguage } from '../i18n/languages.ts'

/**
 * Around what speaks with `useTranslation(name)`: in a browser texts that only some pages need come with the page that
 * shows them; on the server they are there from the start.
 */
export function lateTexts(name: string, load: (language: Language) => Promise<void>) {
  let coming: Promise<void> | undefined

  function Awaited({ children }: { children: ReactNode }) {
    const { i18n } = useTranslation()
    // Once asked for, they are asked for at every drawing: React wants the same calls each time.
    if (coming || !i18n.hasResourceBundle(i18n.language, name)) {
      coming ??= load(pickLanguage(i18n.language) ?? defaultLanguage)
      use(coming)
    }
    return children
  }

  return function LateTexts({ children }: { children: ReactNode }) {
    const { t } = useTranslation()
    const waiting = (
      <p role="status" className="page lead py-20">
        {t('ui.loading')}
      </p>
    )
    return (
      <Suspense fallback={waiting}>
        <Awaited>{children}</Awaited>
      </Suspense>
    )
  }
}
