import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { type Booking, maxReason } from '../../bookings/contract.ts'
import { noShows } from '../../bookings/no-show-contract.ts'
import { BookingTexts } from '../../bookings/ui/booking-texts.tsx'
import { DisputeWords, saidOf } from '../../bookings/ui/dispute-words.tsx'
import { isAllowed } from '../../bookings/ui/own-bookings.ts'
import { call } from '../../identity/ui/session.ts'
import { useBookingChange } from './booking-change.ts'

type CustomerNoShowProps = { booking: Booking; onDone: () => void }

/** A no-show that is not settled: what the customer says, the provider's word to it, and the way to take it back. */
export function CustomerNoShow(props: CustomerNoShowProps) {
  const { noShow } = props.booking
  if (!noShow || noShow.isSettled) return null
  return (
    <BookingTexts>
      <Unsettled {...props} noShow={noShow} />
    </BookingTexts>
  )
}

function Unsettled({ booking, noShow, onDone }: CustomerNoShowProps & { noShow: NonNullable<Booking['noShow']> }) {
  const { t, i18n } = useTranslation('bookings')
  const [note, setNote] = useState<string | null>(null)
  const change = useBookingChange(onDone)
  const { id, customerName: name, currency } = booking
  const { answer, answerUntil, waitingFeeMinor } = noShow
  const locale = localeOf(i18n.language)
  const when = formatDateTime(answerUntil, locale)
  const price = formatMoney(waitingFeeMinor, currency, locale)
  const send = () =>
    change.mutate({
      change: () => call(noShows.answerDispute, { id, note: note ?? '' }),
      done: t('dispute.replied'),
    })
  return (
    <div className="grid gap-3 rounded-button bg-paper-2 p-4">
      <p>
        {answer ? t('dispute.disputed') : t('dispute.marked', { name, when })}{' '}
        {waitingFeeMinor > 0 && t(answer ? 'dispute.feeAwaitsDecision' : 'dispute.feeWaits', { price })}
      </p>
      <DisputeWords said={saidOf(booking)} customer={name} provider={booking.provider.name} />
      {note !== null && (
        <TextArea
          label={t('dispute.replyLabel')}
          rows={3}
          maxLength={maxReason}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      <p className="flex flex-wrap gap-3 empty:hidden">
        {note === null && isAllowed(booking, 'answer_dispute') && (
          <Button variant="outline" size="small" onClick={() => setNote('')}>
            {t('dispute.reply')}
          </Button>
        )}
        {note !== null && (
          <>
            <Button variant="outline" size="small" onClick={() => setNote(null)}>
              {t('dispute.back')}
            </Button>
            <Button
              variant="primary"
              size="small"
              disabled={note.trim() === ''}
              isBusy={change.isPending}
              onClick={send}
            >
              {t('dispute.send')}
            </Button>
          </>
        )}
        {note === null && isAllowed(booking, 'withdraw_no_show') && (
          <Button
            variant="outline"
            size="small"
            isBusy={change.isPending}
            onClick={() =>
              change.mutate({ change: () => call(noShows.withdrawNoShow, { id }), done: t('dispute.taken') })
            }
          >
            {t('dispute.take')}
          </Button>
        )}
      </p>
    </div>
  )
}
