import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../lib/api/errors.ts'
import { EmailCode } from './email-code.tsx'

/**
 * Around what asks for the password again, of an account that may have none: there a code that was just entered counts
 * instead. `part` stands below the form, and asks for one where it is needed.
 */
export function useAskAgain(email: string) {
  const [state, setState] = useState<'idle' | 'needed' | 'done'>('idle')
  const guard =
    <Typed,>(send: (typed: Typed) => Promise<void>) =>
    async (typed: Typed) => {
      try {
        await send(typed)
        setState('idle')
      } catch (error) {
        if (hasCode(error, 'login_again_needed')) setState('needed')
        throw error
      }
    }
  const part = state !== 'idle' && <AskAgain email={email} isDone={state === 'done'} onDone={() => setState('done')} />
  return { guard, part }
}

function AskAgain({ email, isDone, onDone }: { email: string; isDone: boolean; onDone: () => void }) {
  const { t } = useTranslation('identity')
  return (
    <div className="mt-6 max-w-md rounded-button bg-paper-2 p-4">
      <p role="status" className={isDone ? undefined : 'mb-4'}>
        {t(isDone ? 'password.againDone' : 'password.again')}
      </p>
      {!isDone && <EmailCode heading="h3" ownAddress={email} onSignedIn={onDone} />}
    </div>
  )
}
