import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { logIn, register, useSession } from '../../domains/identity/ui/session.ts'
import { isAppError } from '../../lib/api/errors.ts'
import { safeRedirect } from '../../lib/safe-redirect.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type SummaryError } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/auth'

/** The password must never leave by the form's own way: the page is live before anything is typed. */
export const handle = { startsAtOnce: true }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: args.location.search.includes('mode=login') ? t('auth.logInTitle') : t('auth.signUpTitle'),
    isIndexed: false,
  }))

export default function Auth() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSession()
  const [params] = useSearchParams()
  const redirect = safeRedirect(params.get('redirect') ?? '/')
  const isLogin = params.get('mode') === 'login'
  const isSignedIn = session.status === 'signed-in'
  useEffect(() => {
    if (isSignedIn) navigate(redirect, { replace: true })
  }, [isSignedIn, navigate, redirect])
  const otherMode = new URLSearchParams(params)
  if (isLogin) otherMode.delete('mode')
  else otherMode.set('mode', 'login')
  return (
    <div className="page grid justify-center py-12">
      <div className="w-full max-w-md">
        <h1 className="h1">{isLogin ? t('auth.logInTitle') : t('auth.signUpTitle')}</h1>
        {redirect.includes('book=') && <p className="lead mt-3">{t('auth.keepsSelection')}</p>}
        <noscript>
          <p className="mt-4 font-bold">{t('auth.needsScript')}</p>
        </noscript>
        <AuthForm key={String(isLogin)} isLogin={isLogin} />
        <p className="mt-4">
          <Link to={`/auth?${otherMode}`} className="nav-link -ml-2 underline">
            {isLogin ? t('auth.noAccount') : t('auth.haveAccount')}
          </Link>
        </p>
      </div>
    </div>
  )
}

type Failure = { message: string; fields: Record<string, string>; errors: readonly SummaryError[] }

function AuthForm({ isLogin }: { isLogin: boolean }) {
  const { t } = useTranslation()
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const send = async (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '')
    setWorking(true)
    setFailure(null)
    try {
      const credentials = { email: text('email'), password: text('password') }
      if (isLogin) await logIn(credentials)
      else await register({ ...credentials, firstName: text('firstName'), lastName: text('lastName') })
    } catch (error) {
      const fallback = isLogin ? t('auth.loginFailed') : t('auth.registrationFailed')
      const fields = (isAppError(error) && error.fields) || {}
      const errors = Object.entries(fields).map(([fieldId, message]) => ({ fieldId, message }))
      setFailure({ message: isAppError(error) ? error.message : fallback, fields, errors })
    } finally {
      setWorking(false)
    }
  }
  return (
    <form
      className="mt-6 grid gap-5"
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
