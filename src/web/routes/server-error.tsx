import { useTranslation } from 'react-i18next'
import { data, Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { ErrorPage } from '../layout/error-page.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/server-error'

/** Answers as what it shows, so that a proxy in front can use it as its error page. */
export function loader() {
  return data(null, { status: 500 })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('serverError.title'), isIndexed: false }))

export default function ServerError() {
  const { t } = useTranslation()
  return (
    <ErrorPage
      number="500"
      title={t('serverError.title')}
      text={t('error.server')}
      actions={
        <>
          <Link className={buttonClass('primary')} to="/">
            {t('provider.backHome')}
          </Link>
          <Link className={buttonClass('outline')} to="/contact">
            {t('site.contactUs')}
          </Link>
        </>
      }
    />
  )
}
