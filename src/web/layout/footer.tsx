import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Logo } from './logo.tsx'

export function Footer() {
  const { t } = useTranslation()
  return (
    <footer className="mt-24 border-t border-line bg-paper-2 py-12">
      <div className="page flex flex-wrap items-center justify-between gap-6">
        <a href="#main" aria-label={t('site.skip')} className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
        <p className="text-ink-2">{t('site.footer')}</p>
        <Link to="/search" className="nav-link">
          {t('site.browse')}
        </Link>
      </div>
    </footer>
  )
}
