import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { ErrorPage } from './error-page.tsx'

export function NotFound() {
  const { t } = useTranslation()
  return (
    <ErrorPage
      number="404"
      title={t('error.notFound')}
      text={t('error.notFoundText')}
      actions={
        <>
          <Link className={buttonClass('primary')} to="/search">
            {t('provider.browseAll')}
          </Link>
          <Link className={buttonClass('outline')} to="/">
            {t('provider.backHome')}
          </Link>
        </>
      }
    />
  )
}
