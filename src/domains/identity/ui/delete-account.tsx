import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { hasCode } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { LateDialog } from '../../../ui/late-dialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import { accounts, type Profile } from '../account-contract.ts'
import { useAccountFields } from './account-fields.ts'
import { AccountForm } from './account-form.tsx'
import { useAskAgain, usePasskeyInstead } from './ask-again.tsx'
import { call, logOut } from './session.ts'

/** What goes, what stays and why stands before the button, not behind it. */
export function DeleteAccount({ profile }: { profile: Profile }) {
  const { t } = useTranslation('identity')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <ul className="grid max-w-[65ch] list-disc gap-3 pl-5 marker:text-green-text">
        <li>{t('leave.gone')}</li>
        <li>{t('leave.bookings')}</li>
        <li>{t('leave.reviews')}</li>
        <li>{t('leave.giftCards')}</li>
        <li>{t('leave.memberships')}</li>
        <li>{t('leave.points')}</li>
        <li>{t('leave.owed')}</li>
        <li>{t('leave.sold')}</li>
        <li>{t('leave.members')}</li>
        <li>{t('leave.upcoming')}</li>
      </ul>
      <Button variant="outline" className="mt-6" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('leave.button')}
      </Button>
      {isAsking && <DeleteAccountDialog profile={profile} onClose={() => setAsking(false)} />}
    </>
  )
}

function DeleteAccountDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTranslation(['identity', 'translation'])
  const { password } = useAccountFields()
  const navigate = useNavigate()
  const [isExpected, setExpected] = useState(false)
  const again = useAskAgain(profile.email)
  const instead = usePasskeyInstead(profile.hasPassword)
  const send = again.guard(
    instead.guard(async (typed: { password?: string }) => {
      try {
        await call(accounts.deleteAccount, typed)
      } catch (error) {
        setExpected(hasCode(error, 'upcoming_bookings'))
        throw error
      }
      await logOut()
      showToast({ type: 'success', message: t('leave.done') })
      navigate('/')
    }),
  )
  return (
    <LateDialog title={t('leave.dialog')} onClose={onClose} isNarrow>
      <div className="p-6">
        <AccountForm
          variant="primary"
          fields={instead.asksPassword ? [{ ...password, label: t('password.confirm') }] : []}
          button={t('leave.button')}
          busy={t('leave.deleting')}
          failed={t('translation:error.generic')}
          send={send}
        >
          {isExpected && (
            <Link to="/my-bookings" className="link">
              {t('translation:site.myBookings')}
            </Link>
          )}
        </AccountForm>
        {instead.part}
        {again.part}
        <Button variant="quiet" className="mt-3 -ml-2" onClick={onClose}>
          {t('leave.keep')}
        </Button>
      </div>
    </LateDialog>
  )
}
