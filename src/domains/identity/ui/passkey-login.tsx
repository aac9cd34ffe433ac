import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { hasPasskeys, logInByPasskey, offerInField, wordsOf } from './passkey-device.ts'

type PasskeyLoginProps = {
  /** The page has been drawn by the server and does not live yet. */
  isAlive: boolean
  /** The field for the address offers them as well. */
  isInField?: boolean
  /** What has to be there first. */
  before?: () => Promise<unknown>
  onSignedIn?: (() => void) | undefined
}

/** Beside the other ways to log in; nothing where the browser knows no passkeys. */
export function PasskeyLogin({ isAlive, isInField = false, before, onSignedIn }: PasskeyLoginProps) {
  const { t, i18n } = useTranslation('identity')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const done = useRef(onSignedIn)
  done.current = onSignedIn
  const explain = (error: unknown) => {
    const words = wordsOf(error)
    setFailure(
      words
        ? t(`passkeys.${words === 'cancelled' ? 'cancelled' : 'loginFailed'}`)
        : errorText(i18n, error, t('passkeys.loginFailed'), 'identity'),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a press of the button ends it, for as long as that takes
  useEffect(() => {
    if (!isInField || isBusy) return
    return offerInField(() => done.current?.(), explain)
  }, [isInField, isBusy])
  const logIn = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await before?.()
      await logInByPasskey()
      onSignedIn?.()
    } catch (error) {
      explain(error)
    }
    setBusy(false)
  }
  if (isAlive && !hasPasskeys()) return null
  return (
    <div className="mt-4 max-w-md">
      <Button type="button" variant="outline" className="w-full" disabled={!isAlive} isBusy={isBusy} onClick={logIn}>
        <KeyRound aria-hidden="true" size={20} />
        {isBusy ? t('passkeys.loggingIn') : t('passkeys.logIn')}
      </Button>
      {failure && (
        <p role="alert" className="field-error mt-2">
          {failure}
        </p>
      )}
    </div>
  )
}
