import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../lib/api/errors.ts'
import { secondFactor } from '../second-factor-contract.ts'
import { AccountTexts } from './account-texts.tsx'
import { FactorCode } from './factor-code.tsx'
import { call } from './session.ts'

/** Below a form that was refused with `second_factor_again`; beside it, as it is one itself. */
export function FactorAgain({ error }: { error: unknown }) {
  const [given, setGiven] = useState<unknown>(null)
  if (!hasCode(error, 'second_factor_again')) return null
  return (
    <AccountTexts waiting={null}>
      <Again isDone={given === error} onDone={() => setGiven(error)} />
    </AccountTexts>
  )
}

function Again({ isDone, onDone }: { isDone: boolean; onDone: () => void }) {
  const { t } = useTranslation('identity')
  return (
    <div className="mt-6 max-w-md rounded-button bg-paper-2 p-4">
      <p role="status" className={isDone ? undefined : 'mb-4'}>
        {t(isDone ? 'password.againDone' : 'factor.again')}
      </p>
      {!isDone && <GiveFactor onDone={onDone} />}
    </div>
  )
}

/** Counts for five minutes in this session. */
export function GiveFactor({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('identity')
  return (
    <FactorCode
      button={t('factor.give')}
      send={async (code) => {
        await call(secondFactor.show, { code })
        onDone()
      }}
    />
  )
}
