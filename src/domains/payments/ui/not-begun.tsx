import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../lib/api/errors.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'

/** Why nothing can be charged now, and what can be done about it. `linkTo`: where it can be booked to be paid on the day. */
export function NotBegun({ error, linkTo }: { error: unknown; linkTo: string | null }) {
  const { t, i18n } = useTranslation('payments')
  return (
    <div role="alert" className="grid gap-5">
      <p className="pay-refused">{errorText(i18n, error, t('errors.payments_unavailable'), 'payments')}</p>
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
