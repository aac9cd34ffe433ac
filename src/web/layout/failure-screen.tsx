import { i18nFor, textByKey } from '../../i18n/i18n.ts'
import type { Language } from '../../i18n/languages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { BareDocument } from './bare-document.tsx'
import { ErrorPage, ReloadLink } from './error-page.tsx'
import { Logo } from './logo.tsx'

type FailureScreenProps = { language: Language; status: number; code: string; styles: readonly string[] }

/** In the place of a page for which the server did not even come to render: too busy, or asked too often. */
export function FailureScreen({ language, status, code, styles }: FailureScreenProps) {
  const i18n = i18nFor(language)
  const { t } = i18n
  const title = t(status === 500 ? 'error.unexpected' : 'error.notNow')
  return (
    <BareDocument language={language} title={`${title} – ${t('site.name')}`} styles={styles}>
      <header className="page pt-6">
        <Logo />
      </header>
      <main>
        <ErrorPage
          title={title}
          text={textByKey(i18n, 'errors', code, t('error.server'))}
          actions={
            <>
              <ReloadLink>{t('error.tryAgain')}</ReloadLink>
              <a className={buttonClass('outline')} href="/">
                {t('provider.backHome')}
              </a>
            </>
          }
        />
      </main>
    </BareDocument>
  )
}
