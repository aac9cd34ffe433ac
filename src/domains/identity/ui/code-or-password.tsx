import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountTexts } from './account-texts.tsx'
import { EmailCode } from './email-code.tsx'

type CodeOrPasswordProps = {
  heading?: 'h2' | 'h4'
  isByPassword: boolean
  onByPassword: (isByPassword: boolean) => void
  onSignedIn?: () => void
  /** The way by a password; `address`: what was typed for the code. */
  children: (address: string) => ReactNode
}

/** A code by mail is offered first; it asks for nothing that has to be remembered, and makes the account as well. */
export function CodeOrPassword({
  heading = 'h2',
  isByPassword,
  onByPassword,
  onSignedIn,
  children,
}: CodeOrPasswordProps) {
  const { t } = useTranslation()
  const [address, setAddress] = useState('')
  // The same element whatever the session does: the server's form stays until this part lives.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is only where it begins
  const code = useMemo(
    () => (
      <AccountTexts waiting={<p role="status">{t('ui.loading')}</p>}>
        <EmailCode
          heading={heading}
          address={address}
          onAddress={setAddress}
          onSignedIn={onSignedIn}
          onPassword={() => onByPassword(true)}
        />
      </AccountTexts>
    ),
    [onSignedIn, onByPassword, isByPassword, t],
  )
  if (!isByPassword) return <div className="mt-8">{code}</div>
  return (
    <>
      {children(address)}
      <AccountTexts waiting={null}>
        <BackToCode onBack={() => onByPassword(false)} />
      </AccountTexts>
    </>
  )
}

function BackToCode({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('identity')
  return (
    <p>
      <button type="button" className="link" onClick={onBack}>
        {t('code.instead')}
      </button>
    </p>
  )
}
