import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Checkbox } from '../../../ui/choice.tsx'
import { secondFactor } from '../second-factor-contract.ts'
import { FactorCode } from './factor-code.tsx'
import { call, keep } from './session.ts'

export type FactorStepProps = {
  /** Below what it stands. */
  heading?: 'h2' | 'h3' | 'h4'
  onSignedIn?: (() => void) | undefined
  onStartAgain: () => void
}

/** After the password or the code by mail, of whoever has a second factor. */
export function FactorStep({ heading: Heading = 'h2', onSignedIn, onStartAgain }: FactorStepProps) {
  const { t } = useTranslation('identity')
  const [remember, setRemember] = useState(false)
  return (
    <>
      <Heading className="h3">{t('factor.logInTitle')}</Heading>
      <p className="mt-2 mb-6 max-w-md">{t('factor.logInText')}</p>
      <FactorCode
        isFocused
        variant="primary"
        button={t('code.logIn')}
        send={async (code) => {
          keep(await call(secondFactor.complete, { code, remember }))
          onSignedIn?.()
        }}
      >
        <Checkbox
          label={t('factor.remember')}
          checked={remember}
          onChange={({ target }) => setRemember(target.checked)}
        />
      </FactorCode>
      <p>
        <button type="button" className="link" onClick={onStartAgain}>
          {t('factor.startAgain')}
        </button>
      </p>
      <p className="mt-5 text-ink-2">
        <Link to="/contact" className="link">
          {t('factor.lost')}
        </Link>
      </p>
    </>
  )
}
