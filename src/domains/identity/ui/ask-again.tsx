import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../lib/api/errors.ts'
import { accounts } from '../account-contract.ts'
import { EmailCode } from './email-code.tsx'
import { GiveFactor } from './factor-again.tsx'
import { useOwnPasskeys } from './own-passkeys.ts'
import { hasPasskeys } from './passkey-device.ts'
import { PasskeyLogin } from './passkey-login.tsx'
import { call } from './session.ts'

/** A log-in of a moment ago; the second factor; a log-in by a code. */
type Needed = 'needed' | 'factor' | 'mailbox'

/**
 * Around what asks for the password again, of an account that may have none: there a code that was just entered counts
 * instead, or a passkey. And for the second factor, where there is one. `part` stands below the form, and asks for one where
 * it is needed.
 */
export function useAskAgain(email: string) {
  const [state, setState] = useState<'idle' | Needed | 'done'>('idle')
  const guard =
    <Typed,>(send: (typed: Typed) => Promise<void>) =>
    async (typed: Typed) => {
      try {
        await send(typed)
        setState('idle')
      } catch (error) {
        if (hasCode(error, 'login_again_needed')) setState('needed')
        if (hasCode(error, 'second_factor_again')) setState('factor')
        if (hasCode(error, 'mailbox_needed')) setState('mailbox')
        throw error
      }
    }
  const part = state !== 'idle' && <AskAgain email={email} state={state} onDone={() => setState('done')} />
  return { guard, part }
}

type AskAgainProps = { email: string; state: Needed | 'done'; onDone: () => void }

function AskAgain({ email, state, onDone }: AskAgainProps) {
  const { t } = useTranslation('identity')
  const { data } = useOwnPasskeys()
  const canShow = hasPasskeys() && data !== undefined && data.passkeys.length > 0
  const texts = {
    needed: canShow ? 'passkeys.againHow' : 'password.again',
    factor: 'factor.again',
    mailbox: 'factor.mailbox',
    done: 'password.againDone',
  } as const
  return (
    <div className="mt-6 max-w-md rounded-button bg-paper-2 p-4">
      <p role="status" className={state === 'done' ? undefined : 'mb-4'}>
        {t(texts[state])}
      </p>
      {(state === 'needed' || state === 'mailbox') && <EmailCode heading="h3" ownAddress={email} onSignedIn={onDone} />}
      {state === 'factor' && <GiveFactor onDone={onDone} />}
      {(state === 'needed' || state === 'factor') && canShow && (
        <PasskeyLogin isAlive before={askWho} onSignedIn={onDone} />
      )}
    </div>
  )
}

/** By a passkey, for who has one. */
export function PasskeyAgain({ onSignedIn }: { onSignedIn: () => void }) {
  const { data } = useOwnPasskeys()
  if (!hasPasskeys() || data === undefined || data.passkeys.length === 0) return null
  return <PasskeyLogin isAlive before={askWho} onSignedIn={onSignedIn} />
}

/** With a token that is still good: the device is then asked for theirs alone, and nobody else is logged in. */
const askWho = () => call(accounts.profile, {})

/** The same of who has a password, and a passkey: instead of it, below the form. `asksPassword`: whether it has to be typed. */
export function usePasskeyInstead(hasPassword: boolean) {
  const { t } = useTranslation('identity')
  const { data } = useOwnPasskeys()
  const [isShown, setShown] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const canShow = hasPassword && hasPasskeys() && data !== undefined && data.passkeys.length > 0
  const part = canShow && (
    <div className="mt-4 max-w-md">
      {!isAsked && (
        <button type="button" className="link" onClick={() => setAsked(true)}>
          {t('passkeys.again')}
        </button>
      )}
      {isAsked && !isShown && <PasskeyLogin isAlive before={askWho} onSignedIn={() => setShown(true)} />}
      {isShown && <p role="status">{t('password.againDone')}</p>}
    </div>
  )
  const guard =
    <Typed,>(send: (typed: Typed) => Promise<void>) =>
    async (typed: Typed) => {
      try {
        await send(typed)
        setAsked(false)
        setShown(false)
      } catch (error) {
        // Shown too long ago: the password is asked for again.
        if (hasCode(error, 'invalid_input')) setShown(false)
        throw error
      }
    }
  return { asksPassword: hasPassword && !isShown, guard, part }
}
