import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime, formatShortDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { type Booking, bookings } from '../contract.ts'
import { isAllowed, useBookingAction } from './own-bookings.ts'

/** The provider asks for another time: yes or no. */
export function ProposalNotice({ booking }: { booking: Booking }) {
  const { t, i18n } = useTranslation('bookings')
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const { id, proposal, provider } = booking
  const proposed = proposal?.dateTime ?? booking.dateTime
  // Said beside the list: a proposal that was taken back is not there to say it.
  const failed = (error: Error) =>
    showToast({ type: 'error', message: errorText(i18n, error, common('error.generic')) })
  const agree = useBookingAction(
    () => call(bookings.acceptProposal, { id, dateTime: proposed }),
    ({ dateTime }) =>
      showToast({ type: 'success', message: t('page.agreed', { when: formatDateTime(dateTime, locale) }) }),
    failed,
  )
  const refuse = useBookingAction(
    () => call(bookings.refuseProposal, { id, dateTime: proposed }),
    () => showToast({ type: 'success', message: t('page.refused') }),
    failed,
  )
  const isBusy = agree.isPending || refuse.isPending
  const when = formatShortDateTime(proposed, locale)
  return (
    <div className="mt-3 rounded-button bg-green-tint p-4">
      <p className="font-bold">{t('page.proposal', { name: provider.name })}</p>
      <p className="mt-1">
        {t('page.proposalText', {
          proposed: formatDateTime(proposed, locale),
          when: formatDateTime(booking.dateTime, locale),
        })}
      </p>
      {proposal?.reason && <p className="mt-1">{t('mails.reason', { reason: proposal.reason })}</p>}
      <p className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="small"
          isBusy={isBusy}
          disabled={!isAllowed(booking, 'accept_proposal')}
          onClick={() => agree.mutate()}
        >
          {t('page.agree', { when })}
        </Button>
        <Button variant="outline" size="small" isBusy={isBusy} onClick={() => refuse.mutate()}>
          {t('page.refuse')}
        </Button>
      </p>
    </div>
  )
}
