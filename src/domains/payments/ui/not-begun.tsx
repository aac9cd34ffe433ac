import { useTranslation } from 'react-i18next'
import { textByKey } from '../../../i18n/i18n.ts'
import { hasCode, isAppError } from '../../../lib/api/errors.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'

type NotBegunProps = {
  error: unknown
  /** Where it can be booked to be paid on the day. */
  linkTo: string | null
  isMembership?: boolean
}

/** Why nothing can be charged now, and what can be done about it. */
export function NotBegun({ error, linkTo, isMembership = false }: NotBegunProps) {
  const { t, i18n } = useTranslation('payments')
  const code = isMembership && isAppError(error) ? error.code : null
  const ofMembership = code && textByKey(i18n, 'ofMembership', code, '', 'payments')
  return (
    <div role="alert" className="grid gap-5">
      <p className="pay-refused">
        {ofMembership || errorText(i18n, error, t('errors.payments_unavailable'), 'payments')}
      </p>
      {hasCode(error, 'cards_stopped') && linkTo !== null && (
        <p className="flex flex-wrap gap-3">
          <a className={buttonClass('primary')} href={linkTo}>
            {t('pay.again')}
          </a>
          <a className={buttonClass('outline')} href="/my-bookings">
            {t('success.bookings')}
          </a>
        </p>
      )}
    </div>
  )
}
