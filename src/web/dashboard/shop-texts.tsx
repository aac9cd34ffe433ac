import { type ReactNode, Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultLanguage, pickLanguage } from '../../i18n/languages.ts'
import { loadShopTexts } from '../../i18n/shop/shop-texts.ts'

let coming: Promise<void> | undefined

/** Around what speaks with `useTranslation('shop')`: in a browser these texts come with the page that shows them. */
export function ShopTexts({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Suspense
      fallback={
        <p role="status" className="page lead py-20">
          {t('ui.loading')}
        </p>
      }
    >
      <Awaited>{children}</Awaited>
    </Suspense>
  )
}

function Awaited({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  // Once asked for, they are asked for at every drawing: React wants the same calls each time.
  if (coming || !i18n.hasResourceBundle(i18n.language, 'shop')) {
    coming ??= loadShopTexts(pickLanguage(i18n.language) ?? defaultLanguage)
    use(coming)
  }
  return children
}
