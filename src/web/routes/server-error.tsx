import { useTranslation } from 'react-i18next'
import { data, Link } from 'react-router'
import { en } from '../../i18n/en.ts'
import { buttonClass } from '../../ui/button.tsx'

/** Answers as what it shows, so that a proxy in front can use it as its error page. */
export function loader() {
  return data(null, { status: 500 })
}

export const meta = () => [
  { title: `${en.serverError.title} – ${en.site.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function ServerError() {
  const { t } = useTranslation()
  return (
    <div className="page py-20">
      <h1 className="h1">{t('serverError.title')}</h1>
      <p className="lead mt-4">{t('error.server')}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link className={buttonClass('primary')} to="/">
          {t('provider.backHome')}
        </Link>
        <Link className={buttonClass('outline')} to="/contact">
          {t('contact.title')}
        </Link>
      </p>
    </div>
  )
}
