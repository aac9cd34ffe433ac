import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepHere, readKept } from '../../../lib/kept.ts'
import { safeRedirect } from '../../../lib/safe-redirect.ts'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { useComeBack } from '../../../ui/use-come-back.ts'
import { accounts } from '../account-contract.ts'
import { type HostedIssuer, hosted } from '../hosted-contract.ts'
import { call, sessionStatus } from './session.ts'

/** Where to go once they are back, in this tab. */
const redirectKey = 'hosted-redirect'

export const keptRedirect = () => safeRedirect(readKept(redirectKey, 'sessionStorage') ?? '/')

type HostedButtonsProps = {
  issuers: readonly HostedIssuer[]
  redirect: string
  /** What its button says of a service. */
  label?: 'with' | 'connect' | 'again'
  /** The page has been drawn by the server and does not live yet. */
  isAlive?: boolean
}

/** Each leaves for a sign-in service, which sends the browser back to `/auth/with/{key}`. */
export function HostedButtons({ issuers, redirect, label = 'with', isAlive = true }: HostedButtonsProps) {
  const { t, i18n } = useTranslation('identity')
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useComeBack(() => setBusy(null))
  const leave = async (issuer: string) => {
    setBusy(issuer)
    setFailure(null)
    try {
      keepHere(redirectKey, redirect, 'sessionStorage')
      // With a token that is still good: what is begun is theirs.
      if (sessionStatus() === 'signed-in') await call(accounts.profile, {})
      const { url } = await call(hosted.start, { issuer })
      window.location.assign(url)
    } catch (error) {
      setFailure(errorText(i18n, error, t('hosted.didNotWork'), 'identity'))
      setBusy(null)
    }
  }
  return (
    <div className="grid max-w-md gap-3">
      {issuers.map(({ key, name }) => (
        <Button
          key={key}
          type="button"
          variant="outline"
          disabled={!isAlive || (busy !== null && busy !== key)}
          isBusy={busy === key}
          onClick={() => leave(key)}
        >
          {busy === key ? t('hosted.going') : t(`hosted.${label}`, { name })}
        </Button>
      ))}
      {failure && (
        <p role="alert" className="field-error">
          {failure}
        </p>
      )}
    </div>
  )
}
