import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCode, isAppError } from '../../../lib/api/errors.ts'
import { errorText } from '../../../ui/error-text.ts'
import { accounts } from '../account-contract.ts'
import { useAccountFields } from './account-fields.ts'
import { AccountForm } from './account-form.tsx'
import { EnterCode, type SentCode } from './enter-code.tsx'
import { useIsAlive } from './is-alive.ts'
import { useLastAddress } from './last-address.ts'
import { PasskeyLogin } from './passkey-login.tsx'
import { SecondStep } from './second-step.tsx'
import { call, keep } from './session.ts'

type EmailCodeProps = {
  /** Below what it stands. */
  heading?: 'h2' | 'h3' | 'h4'
  /** Of whoever is logged in: it is theirs that is proven again. Else they type one in. */
  ownAddress?: string
  /** What was typed, here or beside the password. */
  address?: string
  onAddress?: (typed: string) => void
  onSignedIn?: (() => void) | undefined
  /** Leads to the password. */
  onPassword?: () => void
}

/** A code that first proved the mailbox of a newcomer, whose name is still to be said. */
type Newcomer = { code: string }

/** Logs in, or makes an account, by six digits that a mailbox gets: address, code, and of a newcomer the name. */
export function EmailCode({
  heading: Heading = 'h2',
  ownAddress,
  address = '',
  onAddress,
  onSignedIn,
  onPassword,
}: EmailCodeProps) {
  const { t, i18n } = useTranslation(['identity', 'translation'])
  const fields = useAccountFields()
  const isAlive = useIsAlive()
  const lastAddress = useLastAddress()
  const [sent, setSent] = useState<SentCode | null>(null)
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isHalfway, setHalfway] = useState(false)
  const ask = async (email: string) => {
    const { expiresIn } = await call(accounts.requestCode, { email })
    const at = Date.now()
    setProblem(null)
    setSent((before) => ({ email, at, until: at + expiresIn * 1000, isAgain: before !== null }))
  }
  const logIn = async (code: string, names: { firstName?: string; lastName?: string }) => {
    try {
      keep(await call(accounts.loginByCode, { code, ...names }))
    } catch (error) {
      if (!hasCode(error, 'second_factor_needed')) throw error
      setHalfway(true)
      return
    }
    onSignedIn?.()
  }
  const changeAddress = () => {
    setSent(null)
    setProblem(null)
  }
  const toPassword = onPassword && (
    <p className={sent ? undefined : 'mt-5'}>
      <button type="button" className="link" onClick={onPassword}>
        {t('code.password')}
      </button>
    </p>
  )
  if (isHalfway) {
    const startAgain = () => {
      setHalfway(false)
      setSent(null)
    }
    return <SecondStep heading={Heading} onSignedIn={onSignedIn} onStartAgain={startAgain} />
  }
  if (newcomer && sent) {
    return (
      <>
        <Heading className="h3">{t('code.nameTitle')}</Heading>
        <p className="mt-2 mb-6 break-words text-ink-2">{t('code.nameText', { email: sent.email })}</p>
        <AccountForm
          variant="primary"
          isWide
          isFocused
          fields={[fields.firstName, fields.lastName]}
          button={t('code.make')}
          busy={t('translation:auth.working')}
          failed={t('code.failed')}
          send={async (names) => {
            try {
              await logIn(newcomer.code, names)
            } catch (error) {
              if (!isAppError(error) || !error.code.startsWith('code_')) throw error
              // It has run out while the name was typed.
              setProblem(errorText(i18n, error, t('code.failed'), 'identity'))
              setNewcomer(null)
            }
          }}
        />
      </>
    )
  }
  if (sent) {
    return (
      <EnterCode
        key={sent.at}
        heading={Heading}
        sent={sent}
        problem={problem}
        onCode={async (code) => {
          try {
            await logIn(code, {})
          } catch (error) {
            if (!hasCode(error, 'name_needed')) throw error
            setNewcomer({ code })
          }
        }}
        onAgain={() => ask(sent.email)}
        onChangeAddress={ownAddress ? null : changeAddress}
      >
        {toPassword}
      </EnterCode>
    )
  }
  const form = {
    variant: 'primary',
    isWide: true,
    isDisabled: !isAlive,
    button: t('code.ask'),
    busy: t('translation:auth.working'),
    failed: t('code.failed'),
  } as const
  return (
    <>
      {ownAddress ? (
        <AccountForm {...form} fields={[]} send={() => ask(ownAddress)} />
      ) : (
        <AccountForm
          {...form}
          fields={[
            {
              ...fields.email,
              autoComplete: 'username webauthn',
              hint: t('code.hint'),
              defaultValue: address || lastAddress,
            },
          ]}
          onInput={(typed) => onAddress?.(typed.email)}
          send={({ email }) => ask(email.trim())}
        />
      )}
      {!ownAddress && <PasskeyLogin isAlive={isAlive} isInField onSignedIn={onSignedIn} />}
      {toPassword}
    </>
  )
}
