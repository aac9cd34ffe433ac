import { useTranslation } from 'react-i18next'
import { LateDialog } from '../../../ui/late-dialog.tsx'
import { AccountTexts } from './account-texts.tsx'
import { PasskeyAgain } from './ask-again.tsx'
import { EmailCode } from './email-code.tsx'
import { GiveFactor } from './factor-again.tsx'
import { useSession } from './session.ts'

type AgainDialogProps = { needs: 'factor' | 'login'; onShown: () => void; onClose: () => void }

/** Where a press within somebody else's form was refused with `second_factor_again` or `login_again_needed`. */
export function AgainDialog(props: AgainDialogProps) {
  return (
    <AccountTexts waiting={null}>
      <Asked {...props} />
    </AccountTexts>
  )
}

function Asked({ needs, onShown, onClose }: AgainDialogProps) {
  const { t } = useTranslation('identity')
  const session = useSession()
  const isFactor = needs === 'factor'
  return (
    <LateDialog title={t(isFactor ? 'factor.logInTitle' : 'password.againTitle')} onClose={onClose} isNarrow>
      {/* It stands in the form around it for React, and must not send that. */}
      <div className="p-6" onSubmit={(event) => event.stopPropagation()}>
        <p className="mb-4">{t(isFactor ? 'errors.second_factor_again' : 'errors.login_again_needed')}</p>
        {isFactor && <GiveFactor onDone={onShown} />}
        {!isFactor && session.status === 'signed-in' && (
          <>
            <EmailCode heading="h3" ownAddress={session.user.email} onSignedIn={onShown} />
            <PasskeyAgain onSignedIn={onShown} />
          </>
        )}
      </div>
    </LateDialog>
  )
}
