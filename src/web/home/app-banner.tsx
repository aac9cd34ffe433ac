import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { AppButton } from '../layout/app-button.tsx'

export function AppBanner() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="app" className="app-banner">
      <div className="page flex flex-wrap items-center gap-x-14 gap-y-8 pt-14 lg:pt-20">
        <span className="app-icon" aria-hidden="true">
          <span className="awning app-icon-awning" />
          <span className="app-icon-letter">H</span>
        </span>
        <div className="flex-1 basis-80">
          <h2 id="app" className="h2">
            {t('app')}
          </h2>
          <p className="lead mt-3 max-w-[48ch]">{t('appText')}</p>
        </div>
        <AppButton className={buttonClass('primary')} />
      </div>
    </section>
  )
}
