import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountForm } from './account-form.tsx'

type FactorCodeProps = {
  /** May throw: it is said here. */
  send: (code: string) => Promise<unknown>
  button: string
  variant?: 'primary' | 'outline'
  isFocused?: boolean
  children?: ReactNode
}

/** A code of the app or, for whoever has lost it, one of those for recovery. */
export function FactorCode({ send, button, variant = 'outline', isFocused = false, children }: FactorCodeProps) {
  const { t } = useTranslation('identity')
  const [isRecovery, setRecovery] = useState(false)
  const code = {
    name: 'code',
    label: t(isRecovery ? 'factor.recoveryCode' : 'factor.appCode'),
    autoComplete: isRecovery ? 'off' : 'one-time-code',
    inputMode: isRecovery ? 'text' : 'numeric',
    maxLength: 60,
    wrong: t('errors.factor_code_wrong'),
    ...(isRecovery && { hint: t('factor.recoveryText') }),
  } as const
  return (
    <>
      <AccountForm
        key={code.label}
        fields={[code]}
        variant={variant}
        isFocused={isFocused || isRecovery}
        button={button}
        busy={t('factor.checking')}
        failed={t('code.failed')}
        send={(typed) => send(typed.code)}
      >
        {children}
      </AccountForm>
      <p className="mt-5">
        <button type="button" className="link" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'factor.useApp' : 'factor.useRecovery')}
        </button>
      </p>
    </>
  )
}
