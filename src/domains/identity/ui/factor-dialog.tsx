import { useTranslation } from 'react-i18next'
import { LateDialog } from '../../../ui/late-dialog.tsx'
import { AccountTexts } from './account-texts.tsx'
import { GiveFactor } from './factor-again.tsx'

type FactorDialogProps = { onShown: () => void; onClose: () => void }

/** Where a press within somebody else's form was refused with `second_factor_again`. */
export function FactorDialog(props: FactorDialogProps) {
  return (
    <AccountTexts waiting={null}>
      <Asked {...props} />
    </AccountTexts>
  )
}

function Asked({ onShown, onClose }: FactorDialogProps) {
  const { t } = useTranslation('identity')
  return (
    <LateDialog title={t('factor.logInTitle')} onClose={onClose} isNarrow>
      {/* It stands in the form around it for React, and must not send that. */}
      <div className="p-6" onSubmit={(event) => event.stopPropagation()}>
        <p className="mb-4">{t('errors.second_factor_again')}</p>
        <GiveFactor onDone={onShown} />
      </div>
    </LateDialog>
  )
}
