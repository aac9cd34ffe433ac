import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultLanguage, pickLanguage } from '../../../i18n/languages.ts'
import { hasCode } from '../../../lib/api/errors.ts'
import { accounts } from '../account-contract.ts'
import { identityTexts } from '../texts/load.ts'
import { useAccountFields } from './account-fields.ts'
import { AccountForm } from './account-form.tsx'
import { useLastAddress } from './last-address.ts'
import { SecondStep } from './second-step.tsx'
import { call, keep } from './session.ts'

/** `address`: typed elsewhere before. */
type SignInFormProps = { isLogin: boolean; address?: string; onSignedIn?: () => void }

/** Logs in, or makes an account; what was typed stays when it fails, and for the other of the two. */
export function SignInForm({ isLogin, address = '', onSignedIn }: SignInFormProps) {
  const { t, i18n } = useTranslation()
  const [isHalfway, setHalfway] = useState(false)
  const { firstName, lastName, email: anyEmail, password, newPassword } = useAccountFields()
  const lastAddress = useLastAddress()
  const email = { ...anyEmail, defaultValue: address || (isLogin ? lastAddress : '') }
  const form = { variant: 'primary', isWide: true, busy: t('auth.working') } as const
  const logIn = async (credentials: { email: string; password: string }) => {
    try {
      keep(await call(accounts.login, credentials))
    } catch (error) {
      if (hasCode(error, 'second_factor_needed')) {
        setHalfway(true)
        return
      }
      // What is to be done then is said in the words of the account's own pages.
      if (hasCode(error, 'email_reset_needed')) await identityTexts.load(pickLanguage(i18n.language) ?? defaultLanguage)
      throw error
    }
    onSignedIn?.()
  }
  if (isHalfway) {
    return (
      <div className="mt-8">
        <SecondStep onSignedIn={onSignedIn} onStartAgain={() => setHalfway(false)} />
      </div>
    )
  }
  return (
    <div className="mt-8">
      {isLogin ? (
        <AccountForm
          {...form}
          fields={[email, { ...password, wrong: t('auth.invalid.password') }]}
          button={t('auth.logIn')}
          failed={t('auth.loginFailed')}
          send={logIn}
        />
      ) : (
        <AccountForm
          {...form}
          fields={[firstName, lastName, email, { ...newPassword, name: 'password' }]}
          button={t('auth.signUp')}
          failed={t('auth.registrationFailed')}
          send={async (person) => {
            keep(await call(accounts.register, person))
            onSignedIn?.()
          }}
        />
      )}
    </div>
  )
}
