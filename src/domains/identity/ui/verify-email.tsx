import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { OutputOf } from '../../../lib/api/endpoint.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { accounts } from '../account-contract.ts'
import { identity } from '../contract.ts'
import { useHashToken } from './hash-token.ts'
import { call, useSession, welcome } from './session.ts'

type Proof = OutputOf<typeof accounts.verifyEmail>

/** Proves the mailbox as soon as the page lives: fetching the link alone, as mail scanners do, proves nothing. */
export function VerifyEmail() {
  const { t, i18n } = useTranslation(['identity', 'translation'])
  const session = useSession()
  const token = useHashToken()
  const [proof, setProof] = useState<Proof | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const tried = useRef<string | null>(null)
  useEffect(() => {
    if (!token || tried.current === token) return
    tried.current = token
    call(accounts.verifyEmail, { token }).then(setProof, (error) =>
      setProblem(errorText(i18n, error, t('translation:error.generic'), 'identity')),
    )
  }, [token, i18n, t])
  const isSignedIn = session.status === 'signed-in'
  useEffect(() => {
    // Perhaps somebody else's: what the header says comes from the server.
    if (proof && isSignedIn) call(identity.me, {}).then(welcome, () => {})
  }, [proof, isSignedIn])
  const goOn = isSignedIn ? (
    <Link to="/profile" className={buttonClass('primary')}>
      {t('verify.toProfile')}
    </Link>
  ) : (
    <Link to="/auth?mode=login" className={buttonClass('primary')}>
      {t('translation:auth.logIn')}
    </Link>
  )
  return (
    <>
      <h1 className="name">{problem ? t('verify.failed') : t('verify.title')}</h1>
      <div role="status" className="mt-4">
        {proof ? (
          <p className="lead">{t(proof.isChanged ? 'verify.changed' : 'verify.done', { email: proof.email })}</p>
        ) : (
          <p className="lead">{problem ?? (token ? t('verify.working') : t('verify.noToken'))}</p>
        )}
        {problem && !isSignedIn && <p className="mt-4">{t('verify.resendHint')}</p>}
      </div>
      {(proof || problem) && <p className="mt-8">{goOn}</p>}
    </>
  )
}
