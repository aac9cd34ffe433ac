import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button.tsx'
import { signIns } from '../sign-ins-contract.ts'
import { AccountForm } from './account-form.tsx'
import { useHashToken } from './hash-token.ts'
import { call, logOut } from './session.ts'

/** By the link of a mail about a new device. Opening it changes nothing: mail scanners do. */
export function NotMe() {
  const { t } = useTranslation('identity')
  const token = useHashToken()
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <div role="status">
        <h1 className="name">{t('notMe.done')}</h1>
        <p className="lead mt-4 mb-8">{t('notMe.doneText')}</p>
        <Link to="/auth?mode=login" className={buttonClass('primary')}>
          {t('notMe.logIn')}
        </Link>
      </div>
    )
  }
  return (
    <>
      <h1 className="name">{t('notMe.title')}</h1>
      <p className="lead mt-4 mb-8">{t(token ? 'notMe.text' : 'notMe.noToken')}</p>
      {token && (
        <AccountForm
          variant="primary"
          fields={[]}
          button={t('notMe.button')}
          busy={t('notMe.working')}
          failed={t('notMe.failed')}
          send={async () => {
            await call(signIns.notMe, { token })
            setDone(true)
            // This browser may be one of them.
            await logOut()
          }}
        />
      )}
    </>
  )
}
