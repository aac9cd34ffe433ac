import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkSession, useSession } from '../../domains/identity/ui/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from './notice.tsx'

/** Above the page of somebody who was signed in when last seen, while the server cannot be asked. */
export function UncheckedSession() {
  const { t } = useTranslation()
  const session = useSession()
  const isUnchecked = session.status === 'signed-in' && !session.isChecked
  return (
    <div role="status">
      {isUnchecked && (
        <Notice title={t('auth.unchecked')} text={t('auth.uncheckedText')} action={<CheckAgain variant="outline" />} />
      )}
    </div>
  )
}

export function CheckAgain({ variant }: { variant: 'primary' | 'outline' }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    await checkSession()
    setBusy(false)
  }
  return (
    <Button variant={variant} size="small" isBusy={isBusy} onClick={() => void check()}>
      {t('offline.retry')}
    </Button>
  )
}
