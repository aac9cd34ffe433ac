import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { hasCode, isAppError } from '../../../lib/api/errors.ts'
import { showToast } from '../../../ui/toast.ts'
import { accounts } from '../account-contract.ts'
import { useAccountFields } from './account-fields.ts'
import { AccountForm } from './account-form.tsx'
import { useHashToken } from './hash-token.ts'
import { SecondStep } from './second-step.tsx'
import { call, keep } from './session.ts'

/** Asks for the link, or with one takes the new password. `redirect`: where to go once one is logged in. */
export function ResetPassword({ redirect }: { redirect: string }) {
  const { t } = useTranslation('identity')
  const token = useHashToken()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (token) return <NewPassword token={token} redirect={redirect} />
  if (sentTo) {
    return (
      <div role="status">
        <h1 className="name">{t('reset.sentTitle')}</h1>
        <p className="lead mt-4">{t('reset.sentText', { email: sentTo })}</p>
        <p className="mt-4">{t('reset.sentHint')}</p>
      </div>
    )
  }
  return <AskForLink onSent={setSentTo} />
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation(['identity', 'translation'])
  const { email } = useAccountFields()
  return (
    <>
      <h1 className="name">{t('translation:auth.forgot')}</h1>
      <p className="lead mt-4 mb-8">{t('reset.text')}</p>
      <AccountForm
        variant="primary"
        fields={[email]}
        button={t('reset.send')}
        busy={t('translation:auth.working')}
        failed={t('translation:error.generic')}
        send={async (typed) => {
          await call(accounts.requestReset, typed)
          onSent(typed.email.trim())
        }}
      />
    </>
  )
}

function NewPassword({ token, redirect }: { token: string; redirect: string }) {
  const { t } = useTranslation(['identity', 'translation'])
  const { newPassword } = useAccountFields()
  const navigate = useNavigate()
  const [isDead, setDead] = useState(false)
  const [isHalfway, setHalfway] = useState(false)
  const goOn = () => {
    showToast({ type: 'success', message: t('reset.done') })
    navigate(redirect, { replace: true })
  }
  if (isHalfway) {
    // The password is set, and the link used up.
    const startAgain = () => navigate('/auth?mode=login', { replace: true })
    return <SecondStep onSignedIn={goOn} onStartAgain={startAgain} />
  }
  return (
    <>
      <h1 className="name">{t('reset.title')}</h1>
      <p className="lead mt-4 mb-8">{t('reset.chooseText')}</p>
      <AccountForm
        variant="primary"
        fields={[{ ...newPassword, label: t('password.next') }]}
        button={t('reset.choose')}
        busy={t('translation:auth.working')}
        failed={t('translation:error.generic')}
        send={async (typed) => {
          try {
            keep(await call(accounts.changePassword, { token, ...typed }))
          } catch (error) {
            setDead(isAppError(error) && error.code.startsWith('token_'))
            if (!hasCode(error, 'second_factor_needed')) throw error
            setHalfway(true)
            return
          }
          goOn()
        }}
      />
      {isDead && (
        <p className="mt-5">
          <Link to="/auth?mode=reset" className="link">
            {t('reset.again')}
          </Link>
        </p>
      )}
    </>
  )
}
