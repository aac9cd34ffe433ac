import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkSession, useSession } from '../../domains/identity/ui/session.ts'
import { Button } from '../../ui/button.tsx'

/** Above the page of somebody who was signed in when last seen, while the server cannot be asked. */
export function UncheckedSession() {
  const { t } = useTranslation()
  const session = useSession()
  const isUnchecked = session.status === 'signed-in' && !session.isChecked
  return (
    <div role="status">
      {isUnchecked && (
        <div className="page pt-4">
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-button bg-paper-2 p-4">
            <p>
              <strong>{t('auth.unchecked')}</strong> {t('auth.uncheckedText')}
            </p>
            <CheckAgain variant="outline" />
          </div>
        </div>
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
