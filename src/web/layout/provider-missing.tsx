import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function ProviderMissing() {
  const { t } = useTranslation()
  return (
    <div className="page">
      <EmptyState
        title={t('provider.notFound')}
        level={1}
        action={
          <p className="flex flex-wrap justify-center gap-3">
            <Link className={buttonClass('primary')} to="/search">
              {t('provider.browseAll')}
            </Link>
            <Link className={buttonClass('outline')} to="/">
              {t('provider.backHome')}
            </Link>
          </p>
        }
      >
        <p>{t('provider.notFoundText')}</p>
      </EmptyState>
    </div>
  )
}
