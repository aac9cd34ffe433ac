import { useTranslation } from 'react-i18next'
import { data, isRouteErrorResponse, Link, useLocation } from 'react-router'
import { signInPath } from '../../domains/identity/ui/session.ts'
import { textByKey } from '../../i18n/i18n.ts'
import { isAppError } from '../../lib/api/errors.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ErrorPage, ReloadLink } from './error-page.tsx'
import { NotFound } from './not-found.tsx'
import { isOffline, Offline } from './offline.tsx'
import { ProviderMissing } from './provider-missing.tsx'

/** For loaders of a provider's pages to throw. */
export const providerMissing = () => data({ code: missingCode }, { status: 404 })
const missingCode = 'provider_not_found'

/** Whatever a page could not be shown for: what is wrong, and another try at the same address. */
export function PageFailure({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation()
  const { pathname, search } = useLocation()
  if (isOffline(error)) return <Offline />
  const { status, code } = refusalOf(error)
  if (status === 404) return code === missingCode ? <ProviderMissing /> : <NotFound />
  const title = titles[status]
  return (
    <ErrorPage
      title={t(title ?? 'error.unexpected')}
      text={title ? textByKey(i18n, 'errors', code, t('error.server')) : t('error.server')}
      actions={
        <>
          <ReloadLink>{t(title ? 'error.tryAgain' : 'error.reload')}</ReloadLink>
          <Link className={buttonClass('outline')} to={status === 401 ? signInPath(`${pathname}${search}`) : '/'}>
            {t(status === 401 ? 'auth.logInLink' : 'provider.backHome')}
          </Link>
        </>
      }
    />
  )
}

/** The key of the title that a browser shows of it. */
export function failureTitle(error: unknown) {
  const { status, code } = refusalOf(error)
  if (status === 404) return code === missingCode ? 'provider.notFound' : 'error.notFound'
  return titles[status] ?? 'error.unexpected'
}

const titles: Readonly<Record<number, 'error.unauthorized' | 'error.forbidden' | 'error.notNow'>> = {
  401: 'error.unauthorized',
  403: 'error.forbidden',
  429: 'error.notNow',
  503: 'error.notNow',
}

/** Of an answer that names no code. */
const codes: Readonly<Record<number, string>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  429: 'rate_limited',
  503: 'busy',
}

/** What a call was refused for, in a loader or in the browser; also where the server gave no page but its refusal. */
function refusalOf(error: unknown): { status: number; code: string } {
  if (isAppError(error)) return error
  if (isRouteErrorResponse(error))
    return { status: error.status, code: codeIn(error.data) ?? codes[error.status] ?? '' }
  return isNetworkFailure(error) ? { status: 503, code: 'network_error' } : { status: 500, code: 'server_error' }
}

function codeIn(body: unknown): string | null {
  if (typeof body === 'string') return /^\{"success":false,"code":"(\w+)"/.exec(body)?.[1] ?? null
  return body instanceof Object && 'code' in body && typeof body.code === 'string' ? body.code : null
}

/** In the words of Chromium, Firefox and Safari, for data as for scripts. */
const isNetworkFailure = (error: unknown) =>
  error instanceof TypeError && /fetch|NetworkError|Load failed|module script/.test(error.message)
