import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../lib/api/errors.ts'
import { EmailCode } from './email-code.tsx'
import { GiveFactor } from './factor-again.tsx'

/**
 * Around what asks for the password again, of an account that may have none: there a code that was just entered counts
 * instead. And for the second factor, where there is one. `part` stands below the form, and asks for one where it is needed.
 */
export function useAskAgain(email: string) {
  const [state, setState] = useState<'idle' | 'needed' | 'factor' | 'done'>('idle')
  const guard =
    <Typed,>(send: (typed: Typed) => Promise<void>) =>
    async (typed: Typed) => {
      try {
        await send(typed)
        setState('idle')
      } catch (error) {
        if (hasCode(error, 'login_again_needed')) setState('needed')
        if (hasCode(error, 'second_factor_again')) setState('factor')
        throw error
      }
    }
  const part = state !== 'idle' && <AskAgain email={email} state={state} onDone={() => setState('done')} />
  return { guard, part }
}

type AskAgainProps = { email: string; state: 'needed' | 'factor' | 'done'; onDone: () => void }

function AskAgain({ email, state, onDone }: AskAgainProps) {
  const { t } = useTranslation('identity')
  const isDone = state === 'done'
  const texts = { needed: 'password.again', factor: 'factor.again', done: 'password.againDone' } as const
  return (
    <div className="mt-6 max-w-md rounded-button bg-paper-2 p-4">
      <p role="status" className={isDone ? undefined : 'mb-4'}>
        {t(texts[state])}
      </p>
      {state === 'needed' && <EmailCode heading="h3" ownAddress={email} onSignedIn={onDone} />}
      {state === 'factor' && <GiveFactor onDone={onDone} />}
    </div>
  )
}
