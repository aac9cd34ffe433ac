import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { hosted } from '../../domains/identity/hosted-contract.ts'
import { AccountTexts } from '../../domains/identity/ui/account-texts.tsx'
import { HostedReturn } from '../../domains/identity/ui/hosted-return.tsx'
import { apiContext } from '../api-context.ts'
import { AuthWindow } from '../auth-window.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/hosted'

/** What the service has written behind the address is read by the browser alone. */
export const handle = { startsAtOnce: true, parameters: [] }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { issuers } = await context.get(apiContext).call(hosted.issuers, {})
  const issuer = issuers.find(({ key }) => key === params.issuer)
  if (!issuer) throw data(null, { status: 404 })
  return { issuer }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('auth.logInTitle'), isIndexed: false }))

/** The same element whatever the session does: the server's text stays until this part lives. */
export default function Hosted({ loaderData: { issuer } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const part = useMemo(
    () => (
      <AccountTexts>
        <HostedReturn issuer={issuer} />
      </AccountTexts>
    ),
    [issuer],
  )
  return (
    <div className="page auth">
      <div>
        {part}
        <noscript>
          <p className="mt-4 font-bold">{t('auth.needsScript')}</p>
        </noscript>
      </div>
      <AuthWindow picture="hair-1" />
    </div>
  )
}
