import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { ReloadLink } from './error-page.tsx'

/** What the browser throws when a file or a page's data cannot be fetched because nothing can. */
export function isOffline(error: unknown): boolean {
  return error instanceof TypeError && navigator.onLine === false
}

/** Plain links only: it is shown where no script can be fetched. */
export function Offline() {
  const { t } = useTranslation()
  return (
    <div className="page grid items-center gap-12 py-12 md:grid-cols-[1.2fr_1fr] lg:gap-20 lg:py-20">
      <div>
        <h1 className="h1">{t('offline.title')}</h1>
        <p className="lead mt-6 max-w-[44ch]">{t('offline.text')}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <ReloadLink>{t('offline.retry')}</ReloadLink>
          <a className={buttonClass('outline')} href="/my-bookings">
            {t('offline.saved')}
          </a>
        </p>
      </div>
      <div className="mx-2 max-w-xl" aria-hidden="true">
        <div className="window">
          <img src="/pictures/general-2-480.avif" alt="" width={480} height={360} />
        </div>
        <div className="sill" />
      </div>
    </div>
  )
}
