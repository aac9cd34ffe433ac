import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { late } from '../../../ui/late.ts'
import { AccountTexts } from './account-texts.tsx'
import type { FactorStepProps } from './factor-step.tsx'

const FactorStep = late(() => import('./factor-step.tsx').then((module) => ({ default: module.FactorStep })))

/** Where the answer to logging in is `second_factor_needed`. */
export function SecondStep(props: FactorStepProps) {
  const { t } = useTranslation()
  const waiting = <p role="status">{t('ui.loading')}</p>
  return (
    <AccountTexts waiting={waiting}>
      <Suspense fallback={waiting}>
        <FactorStep {...props} />
      </Suspense>
    </AccountTexts>
  )
}
