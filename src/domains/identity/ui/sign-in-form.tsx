import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultLanguage, pickLanguage } from '../../../i18n/languages.ts'
import { hasCode, isAppError } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary, type SummaryError } from '../../../ui/error-summary.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Field } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { accounts } from '../account-contract.ts'
import { identityTexts } from '../texts/load.ts'
import { call, keep } from './session.ts'

const fieldNames = ['firstName', 'lastName', 'email', 'password'] as const
type FieldName = (typeof fieldNames)[number]
type Failure = {
  isLogin: boolean
  message: string
  fields: Partial<Record<FieldName, string>>
  errors: readonly SummaryError[]
}

type SignInFormProps = { isLogin: boolean; onSignedIn?: () => void }

/** Logs in, or makes an account; what was typed stays when it fails, and for the other of the two. */
export function SignInForm({ isLogin, onSignedIn }: SignInFormProps) {
  const { t, i18n } = useTranslation()
  const [isWorking, setWorking] = useState(false)
  const [failed, setFailed] = useState<Failure | null>(null)
  const failure = failed?.isLogin === isLogin ? failed : null
  const send = async (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '')
    setWorking(true)
    setFailed(null)
    try {
      const credentials = { email: text('email'), password: text('password') }
      const names = { firstName: text('firstName'), lastName: text('lastName') }
      keep(await (isLogin ? call(accounts.login, credentials) : call(accounts.register, { ...credentials, ...names })))
      onSignedIn?.()
    } catch (error) {
      if (hasCode(error, 'email_reset_needed')) await identityTexts.load(pickLanguage(i18n.language) ?? defaultLanguage)
      const message = errorText(i18n, error, isLogin ? t('auth.loginFailed') : t('auth.registrationFailed'), 'identity')
      const wrong = fieldNames.filter((name) => isAppError(error) && error.fields?.[name])
      const textOf = (name: FieldName) => (hasCode(error, 'invalid_input') ? t(`auth.invalid.${name}`) : message)
      setFailed({
        isLogin,
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
