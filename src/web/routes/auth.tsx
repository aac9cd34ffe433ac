import { Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { type HostedIssuer, hosted } from '../../domains/identity/hosted-contract.ts'
import { AccountTexts } from '../../domains/identity/ui/account-texts.tsx'
import { CodeOrPassword } from '../../domains/identity/ui/code-or-password.tsx'
import { HostedButtons } from '../../domains/identity/ui/hosted-buttons.tsx'
import { useIsAlive } from '../../domains/identity/ui/is-alive.ts'
import { useSession } from '../../domains/identity/ui/session.ts'
import { SignInForm } from '../../domains/identity/ui/sign-in-form.tsx'
import { safeRedirect } from '../../lib/safe-redirect.ts'
import { late } from '../../ui/late.ts'
import { apiContext } from '../api-context.ts'
import { AuthWindow } from '../auth-window.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/auth'

/** The password must never leave by the form's own way: the page is live before anything is typed. */
export const handle = { startsAtOnce: true, parameters: ['mode', 'redirect'] }

const ResetPassword = late(() =>
  import('../../domains/identity/ui/reset-password.tsx').then((module) => ({ default: module.ResetPassword })),
)
const VerifyEmail = late(() =>
  import('../../domains/identity/ui/verify-email.tsx').then((module) => ({ default: module.VerifyEmail })),
)

const NotMe = late(() => import('../../domains/identity/ui/not-me.tsx').then((module) => ({ default: module.NotMe })))

const titles = {
  login: 'auth.logInTitle',
  'not-me': 'auth.notMeTitle',
  reset: 'auth.forgot',
  verify: 'auth.verifyTitle',
  signup: 'auth.signUpTitle',
} as const
type Mode = keyof typeof titles

function modeOf(search: string): Mode {
  const mode = new URLSearchParams(search).get('mode') ?? 'signup'
  return Object.hasOwn(titles, mode) ? (mode as Mode) : 'signup'
}

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).call(hosted.issuers, {})
}

/** They are the same for every mode. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(titles[modeOf(args.location.search)]), isIndexed: false }))

export default function Auth({ loaderData: { issuers } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSession()
  const [params] = useSearchParams()
  const redirect = safeRedirect(params.get('redirect') ?? '/')
  const mode = modeOf(`${params}`)
  const isLogin = mode === 'login'
  const [isByPassword, setByPassword] = useState(false)
  // Whoever opens a link of our mails may well be signed in.
  const isDone = session.status === 'signed-in' && (isLogin || mode === 'signup')
  useEffect(() => {
    if (isDone) navigate(redirect, { replace: true })
  }, [isDone, navigate, redirect])
  const toMode = (other: Mode) => {
    const next = new URLSearchParams(params)
    if (other === 'signup') next.delete('mode')
    else next.set('mode', other)
    return `/auth?${next}`
  }
  return (
    <div className="page auth">
      <div>
        {(mode === 'reset' || mode === 'verify' || mode === 'not-me') && <ByMail mode={mode} redirect={redirect} />}
        {(isLogin || mode === 'signup') && (
          <>
            <h1 className="name">{isByPassword ? t(titles[mode]) : t('site.logIn')}</h1>
            <p className="lead mt-4">{redirect.includes('book=') ? t('auth.keepsSelection') : t('auth.lead')}</p>
          </>
        )}
        <noscript>
          <p className="mt-4 font-bold">{t('auth.needsScript')}</p>
        </noscript>
        {(isLogin || mode === 'signup') && (
          <CodeOrPassword isByPassword={isByPassword} onByPassword={setByPassword}>
            {(address) => (
              <>
                <SignInForm key={mode} isLogin={isLogin} address={address} />
                {isLogin && (
                  <p className="mt-5">
                    <Link to={toMode('reset')} className="link">
                      {t('auth.forgot')}
                    </Link>
                  </p>
                )}
                <OtherMode isLogin={isLogin} to={toMode(isLogin ? 'signup' : 'login')} />
              </>
            )}
          </CodeOrPassword>
        )}
        {(isLogin || mode === 'signup') && issuers.length > 0 && <Elsewhere issuers={issuers} redirect={redirect} />}
        {mode === 'reset' && <OtherMode isLogin={false} to={toMode('login')} />}
      </div>
      <AuthWindow picture={isLogin ? 'hair-1' : 'hair-5'} />
    </div>
  )
}

/** The same element whatever the session does, as below. */
function Elsewhere({ issuers, redirect }: { issuers: readonly HostedIssuer[]; redirect: string }) {
  const isAlive = useIsAlive()
  return useMemo(
    () => (
      <AccountTexts waiting={null}>
        <div className="mt-8 max-w-md border-t border-line pt-6">
          <HostedButtons issuers={issuers} redirect={redirect} isAlive={isAlive} />
        </div>
      </AccountTexts>
    ),
    [issuers, redirect, isAlive],
  )
}

function OtherMode({ isLogin, to }: { isLogin: boolean; to: string }) {
  const { t } = useTranslation()
  return (
    <p className={isLogin ? undefined : 'mt-5'}>
      <Link to={to} className="link">
        {isLogin ? t('auth.noAccount') : t('auth.haveAccount')}
      </Link>
    </p>
  )
}

/** The same element whatever the session does: the server's text stays until this part lives. */
function ByMail({ mode, redirect }: { mode: 'reset' | 'verify' | 'not-me'; redirect: string }) {
  const { t } = useTranslation()
  return useMemo(
    () => (
      <AccountTexts>
        <Suspense fallback={<p role="status">{t('ui.loading')}</p>}>
          {mode === 'reset' && <ResetPassword redirect={redirect} />}
          {mode === 'verify' && <VerifyEmail />}
          {mode === 'not-me' && <NotMe />}
        </Suspense>
      </AccountTexts>
    ),
    [mode, redirect, t],
  )
}
