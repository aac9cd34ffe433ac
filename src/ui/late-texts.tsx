import { type ReactNode, Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import type { DomainTexts } from '../i18n/i18n.ts'
import { defaultLanguage, pickLanguage } from '../i18n/languages.ts'

/**
 * Around what speaks with `useTranslation` of these domains: in a browser texts that only some pages need come with the page that
 * shows them; on the server they are there from the start.
 */
export function lateTexts(...domains: readonly DomainTexts[]) {
  let coming: Promise<unknown> | undefined

  function Awaited({ children }: { children: ReactNode }) {
    const { i18n } = useTranslation()
    // Once asked for, they are asked for at every drawing: React wants the same calls each time.
    if (coming || domains.some(({ name }) => !i18n.hasResourceBundle(i18n.language, name))) {
      const language = pickLanguage(i18n.language) ?? defaultLanguage
      coming ??= Promise.all(domains.map(({ load }) => load(language)))
      use(coming)
    }
    return children
  }

  /** `waiting`: instead of the words of a page that is on its way. */
  return function LateTexts({ children, waiting }: { children: ReactNode; waiting?: ReactNode }) {
    const { t } = useTranslation()
    const words = (
      <p role="status" className="page lead py-20">
        {t('ui.loading')}
      </p>
    )
    return (
      <Suspense fallback={waiting === undefined ? words : waiting}>
        <Awaited>{children}</Awaited>
      </Suspense>
    )
  }
}
