import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AccountTexts } from './account-texts.tsx'

/** In the place of the administration, for an administrator who has no second factor yet. */
export function FactorMissing() {
  const { t } = useTranslation()
  return (
    <AccountTexts waiting={<p role="status">{t('ui.loading')}</p>}>
      <Missing />
    </AccountTexts>
  )
}

function Missing() {
  const { t } = useTranslation('identity')
  return (
    <div className="page">
      <EmptyState
        title={t('factor.missing')}
        level={1}
        action={
          <Link to="/profile#two-step" className={buttonClass('primary')}>
            {t('factor.setUp')}
          </Link>
        }
      >
        <p>{t('factor.required')}</p>
      </EmptyState>
    </div>
  )
}
