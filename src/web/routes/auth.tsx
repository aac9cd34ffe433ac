import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { accounts } from '../../domains/identity/account-contract.ts'
import { loadAccountTexts } from '../../domains/identity/texts/load.ts'
import { accountErrorText } from '../../domains/identity/ui/account-error.ts'
import { AccountTexts } from '../../domains/identity/ui/account-texts.tsx'
import { call, keep, useSession } from '../../domains/identity/ui/session.ts'
import { defaultLanguage, pickLanguage } from '../../i18n/languages.ts'
import { hasCode, isAppError } from '../../lib/api/errors.ts'
import { safeRedirect } from '../../lib/safe-redirect.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type SummaryError } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/auth'

/** The password must never leave by the form's own way: the page is live before anything is typed. */
export const handle = { startsAtOnce: true, parameters: ['mode', 'redirect'] }

const ResetPassword = lazy(() =>
  import('../../domains/identity/ui/reset-password.tsx').then((module) => ({ default: module.ResetPassword })),
)
const VerifyEmail = lazy(() =>
  import('../../domains/identity/ui/verify-email.tsx').then((module) => ({ default: module.VerifyEmail })),
)

const titles = {
  login: 'auth.logInTitle',
  reset: 'auth.forgot',
  verify: 'auth.email',
  signup: 'auth.signUpTitle',
} as const
type Mode = keyof typeof titles

function modeOf(search: string): Mode {
  const mode = new URLSearchParams(search).get('mode') ?? 'signup'
  return Object.hasOwn(titles, mode) ? (mode as Mode) : 'signup'
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(titles[modeOf(args.location.search)]), isIndexed: false }))

export default function Auth() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSession()
  const [params] = useSearchParams()
  const redirect = safeRedirect(params.get('redirect') ?? '/')
  const mode = modeOf(`${params}`)
  const isLogin = mode === 'login'
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
        {(mode === 'reset' || mode === 'verify') && <ByMail mode={mode} redirect={redirect} />}
        {(isLogin || mode === 'signup') && (
          <>
            <h1 className="name">{isLogin ? t('auth.logInTitle') : t('auth.signUpTitle')}</h1>
            <p className="lead mt-4">{redirect.includes('book=') ? t('auth.keepsSelection') : t('auth.lead')}</p>
          </>
        )}
        <noscript>
          <p className="mt-4 font-bold">{t('auth.needsScript')}</p>
        </noscript>
        {(isLogin || mode === 'signup') && <AuthForm key={mode} isLogin={isLogin} />}
        {isLogin && (
          <p className="mt-5">
            <Link to={toMode('reset')} className="link">
              {t('auth.forgot')}
            </Link>
          </p>
        )}
        {mode !== 'verify' && (
          <p className={isLogin ? undefined : 'mt-5'}>
            <Link to={toMode(isLogin ? 'signup' : 'login')} className="link">
              {isLogin ? t('auth.noAccount') : t('auth.haveAccount')}
            </Link>
          </p>
        )}
      </div>
      <div className="auth-window" aria-hidden="true">
        <span className="awning awning-section" />
        <div className="window">
          <Picture
            src={`/pictures/${isLogin ? 'hair-1' : 'hair-5'}-960.avif`}
            alt=""
            sizes="(min-width: 1024px) 50vw, 1px"
          />
        </div>
        <div className="sill" />
      </div>
    </div>
  )
}

/** The same element whatever the session does: the server's text stays until this part lives. */
function ByMail({ mode, redirect }: { mode: 'reset' | 'verify'; redirect: string }) {
  const { t } = useTranslation()
  return useMemo(
    () => (
      <AccountTexts>
        <Suspense fallback={<p role="status">{t('ui.loading')}</p>}>
          {mode === 'reset' ? <ResetPassword redirect={redirect} /> : <VerifyEmail />}
        </Suspense>
      </AccountTexts>
    ),
    [mode, redirect, t],
  )
}

const fieldNames = ['firstName', 'lastName', 'email', 'password'] as const
type FieldName = (typeof fieldNames)[number]
type Failure = { message: string; fields: Partial<Record<FieldName, string>>; errors: readonly SummaryError[] }

function AuthForm({ isLogin }: { isLogin: boolean }) {
  const { t, i18n } = useTranslation()
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const send = async (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '')
    setWorking(true)
    setFailure(null)
    try {
      const credentials = { email: text('email'), password: text('password') }
      const names = { firstName: text('firstName'), lastName: text('lastName') }
      keep(await (isLogin ? call(accounts.login, credentials) : call(accounts.register, { ...credentials, ...names })))
    } catch (error) {
      if (hasCode(error, 'email_reset_needed')) await loadAccountTexts(pickLanguage(i18n.language) ?? defaultLanguage)
      const message = accountErrorText(i18n, error, isLogin ? t('auth.loginFailed') : t('auth.registrationFailed'))
      const wrong = fieldNames.filter((name) => isAppError(error) && error.fields?.[name])
      const textOf = (name: FieldName) => (hasCode(error, 'invalid_input') ? t(`auth.invalid.${name}`) : message)
      setFailure({
        message: hasCode(error, 'invalid_input') ? t('ui.problem') : message,
        fields: Object.fromEntries(wrong.map((name) => [name, textOf(name)])),
        errors: wrong.map((name) => ({ fieldId: name, message: textOf(name) })),
      })
    } finally {
      setWorking(false)
    }
  }
  return (
    <form
      className="mt-8 grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void send(new FormData(event.currentTarget))
      }}
    >
      {failure && <ErrorSummary title={failure.message} errors={failure.errors} />}
      {!isLogin && (
        <>
          <Field
            label={t('auth.firstName')}
            id="firstName"
            name="firstName"
            autoComplete="given-name"
            required
            maxLength={80}
            error={failure?.fields.firstName}
          />
          <Field
            label={t('auth.lastName')}
            id="lastName"
            name="lastName"
            autoComplete="family-name"
            required
            maxLength={80}
            error={failure?.fields.lastName}
          />
        </>
      )}
      <Field
        label={t('auth.email')}
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        error={failure?.fields.email}
      />
      <PasswordField
        label={t('auth.password')}
        id="password"
        name="password"
        autoComplete={isLogin ? 'current-password' : 'new-password'}
        required
        {...(!isLogin && { minLength: 8, hint: t('auth.passwordHint') })}
        maxLength={128}
        error={failure?.fields.password}
      />
      <Button type="submit" variant="primary" isBusy={isWorking}>
        {isWorking ? t('auth.working') : isLogin ? t('auth.logIn') : t('auth.signUp')}
      </Button>
    </form>
  )
}
