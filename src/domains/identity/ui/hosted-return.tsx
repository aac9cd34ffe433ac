import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { hasCode } from '../../../lib/api/errors.ts'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { accounts } from '../account-contract.ts'
import { type HostedIssuer, hosted } from '../hosted-contract.ts'
import { useAccountFields } from './account-fields.ts'
import { AccountForm } from './account-form.tsx'
import { useAskAgain } from './ask-again.tsx'
import { CodeOrPassword } from './code-or-password.tsx'
import { HostedButtons, keptRedirect } from './hosted-buttons.tsx'
import { SecondStep } from './second-step.tsx'
import { call, keep, restoreSession, sessionStatus, useSession } from './session.ts'
import { SignInForm } from './sign-in-form.tsx'

/** What is to be done next; `failure`: said above it. */
type Step =
  | { is: 'working' | 'name' | 'factor' | 'log-in' }
  | { is: 'own'; failure: unknown }
  | { is: 'failed'; failure: unknown }

/** Whoever comes back from a sign-in service: logged in, asked for a name, or for the account that they have already. */
export function HostedReturn({ issuer }: { issuer: HostedIssuer }) {
  const { t } = useTranslation('identity')
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>({ is: 'working' })
  const isBegun = useRef(false)
  /** What this tab has begun: taken away from the address. */
  const state = useRef('none')
  const { name } = issuer
  const goOn = () => navigate(keptRedirect(), { replace: true })
  const open = async (session: ReturnType<typeof finish>) => {
    try {
      keep(await session)
      goOn()
    } catch (error) {
      setStep(await stepAfter(error))
    }
  }
  const join = async () => {
    await call(hosted.join, { state: state.current })
    showToast({ type: 'success', message: t('hosted.joined', { name }) })
    goOn()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the service has sent is good once
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    const back = whatCameBack()
    state.current = back.get('state') ?? 'none'
    void open(finish(issuer.key, state.current, back))
  }, [])
  if (step.is === 'factor') {
    return (
      <>
        <h1 className="name mb-8">{t('hosted.with', { name })}</h1>
        <SecondStep onSignedIn={goOn} onStartAgain={() => navigate('/auth?mode=login')} />
      </>
    )
  }
  if (step.is === 'name')
    return (
      <NewcomerName
        onNames={(names) =>
          call(hosted.complete, { state: state.current, ...names })
            .then(keep)
            .then(goOn)
        }
      />
    )
  if (step.is === 'log-in') {
    return (
      <LogInFirst name={name} onSignedIn={() => join().catch((failure: unknown) => setStep({ is: 'own', failure }))} />
    )
  }
  if (step.is === 'own') return <JoinOwn name={name} failure={step.failure} onJoin={join} />
  if (step.is === 'failed') return <Failed issuer={issuer} failure={step.failure} />
  return (
    <>
      <h1 className="name">{t('hosted.with', { name })}</h1>
      <p role="status" className="lead mt-4">
        {t('hosted.working')}
      </p>
    </>
  )
}

/** What stands behind our address, behind its `#` where it was posted; taken away from it: it is nobody's business later. */
function whatCameBack(): URLSearchParams {
  const { pathname, search, hash } = window.location
  window.history.replaceState(window.history.state, '', pathname)
  const posted = new URLSearchParams(hash.slice(1))
  return posted.has('state') ? posted : new URLSearchParams(search)
}

async function finish(issuer: string, state: string, back: URLSearchParams) {
  await restoreSession()
  // With a token that is still good: it says whose coming back this is.
  if (sessionStatus() === 'signed-in') await call(accounts.profile, {})
  const given = (name: string) => {
    const value = back.get(name)
    return value === null ? {} : { [name]: value }
  }
  const said = { ...given('code'), ...given('iss'), ...given('error') }
  return call(hosted.finish, { issuer, state, ...said })
}

async function stepAfter(failure: unknown): Promise<Step> {
  if (hasCode(failure, 'second_factor_needed')) return { is: 'factor' }
  if (hasCode(failure, 'name_needed')) return { is: 'name' }
  if (!hasCode(failure, 'hosted_join_needed')) return { is: 'failed', failure }
  return sessionStatus() === 'signed-in' ? { is: 'own', failure: null } : { is: 'log-in' }
}

function NewcomerName({ onNames }: { onNames: (names: { firstName: string; lastName: string }) => Promise<void> }) {
  const { t } = useTranslation(['identity', 'translation'])
  const { firstName, lastName } = useAccountFields()
  return (
    <>
      <h1 className="name">{t('code.nameTitle')}</h1>
      <p className="lead mt-4 mb-8">{t('hosted.nameText')}</p>
      <AccountForm
        variant="primary"
        isWide
        isFocused
        fields={[firstName, lastName]}
        button={t('code.make')}
        busy={t('translation:auth.working')}
        failed={t('hosted.didNotWork')}
        send={onNames}
      />
    </>
  )
}

function LogInFirst({ name, onSignedIn }: { name: string; onSignedIn: () => void }) {
  const { t } = useTranslation(['identity', 'translation'])
  const [isByPassword, setByPassword] = useState(false)
  return (
    <>
      <h1 className="name">{t('hosted.joinTitle')}</h1>
      <p role="status" className="lead mt-4">
        {t('hosted.joinText', { name })}
      </p>
      <CodeOrPassword isByPassword={isByPassword} onByPassword={setByPassword} onSignedIn={onSignedIn}>
        {(address) => <SignInForm isLogin address={address} onSignedIn={onSignedIn} />}
      </CodeOrPassword>
    </>
  )
}

function JoinOwn({ name, failure, onJoin }: { name: string; failure: unknown; onJoin: () => Promise<void> }) {
  const { t, i18n } = useTranslation(['identity', 'translation'])
  const session = useSession()
  const again = useAskAgain(session.status === 'signed-in' ? session.user.email : '')
  return (
    <>
      <h1 className="name mb-8">{t('hosted.joinOwn', { name })}</h1>
      {failure !== null && !again.part && (
        <p role="alert" className="field-error mb-6">
          {errorText(i18n, failure, t('hosted.didNotWork'), 'identity')}
        </p>
      )}
      <AccountForm
        variant="primary"
        fields={[]}
        button={t('hosted.connect', { name })}
        busy={t('translation:auth.working')}
        failed={t('hosted.didNotWork')}
        send={again.guard(onJoin)}
      />
      {again.part}
      <p className="mt-5">
        <Link to="/profile" className="link">
          {t('translation:site.myProfile')}
        </Link>
      </p>
    </>
  )
}

function Failed({ issuer, failure }: { issuer: HostedIssuer; failure: unknown }) {
  const { t, i18n } = useTranslation('identity')
  const redirect = keptRedirect()
  return (
    <>
      <h1 className="name">{t('hosted.notIn')}</h1>
      <p role="alert" className="lead mt-4 mb-8">
        {errorText(i18n, failure, t('hosted.didNotWork'), 'identity')}
      </p>
      <HostedButtons issuers={[issuer]} redirect={redirect} label="again" />
      <p className="mt-5">
        <Link to={`/auth?mode=login&redirect=${encodeURIComponent(redirect)}`} className="link">
          {t('hosted.otherWays')}
        </Link>
      </p>
    </>
  )
}
