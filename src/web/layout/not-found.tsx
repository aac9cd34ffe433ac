import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'

export function NotFound() {
  const { t } = useTranslation()
  return (
    <div className="page py-20">
      <h1 className="h1">{t('error.notFound')}</h1>
      <p className="lead mt-4">{t('error.notFoundText')}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link className={buttonClass('primary')} to="/search">
          {t('provider.browseAll')}
        </Link>
        <Link className={buttonClass('outline')} to="/">
          {t('provider.backHome')}
        </Link>
      </p>
    </div>
  )
}
