import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { type Booking, maxReason, type NoShowAnswer, noShowAnswers } from '../contract.ts'
import { noShows } from '../no-show-contract.ts'
import { isAllowed, useBookingAction } from './own-bookings.ts'

type OwnNoShowProps = { booking: Booking; isReadOnly: boolean }

/** Whoever is said not to have come can say how it was, until it is settled. */
export function OwnNoShow({ booking, isReadOnly }: OwnNoShowProps) {
  const { t, i18n } = useTranslation('bookings')
  const [chosen, setChosen] = useState<NoShowAnswer | null>(null)
  const locale = localeOf(i18n.language)
  const { noShow, currency } = booking
  if (!noShow || noShow.isSettled) return null
  const { answer, answerUntil, waitingFeeMinor } = noShow
  if (!answer && !isAllowed(booking, 'was_there')) return null
  return (
    <div className="mt-3 grid gap-3 rounded-button bg-paper-2 p-4">
      {answer ? (
        <p>{t('dispute.waits', { answer: t(`dispute.${answer}`) })}</p>
      ) : (
        <>
          <p className="font-bold">{t('dispute.question')}</p>
          <p>
            {t('dispute.until', { when: formatDateTime(answerUntil, locale) })}{' '}
            {waitingFeeMinor > 0 && t('dispute.fee', { price: formatMoney(waitingFeeMinor, currency, locale) })}
          </p>
          {chosen ? (
            <DisputeForm booking={booking} answer={chosen} onBack={() => setChosen(null)} />
          ) : (
            <p className="flex flex-wrap gap-3">
              {noShowAnswers.map((one) => (
                <Button key={one} variant="outline" size="small" disabled={isReadOnly} onClick={() => setChosen(one)}>
                  {t(`dispute.${one}`)}
                </Button>
              ))}
            </p>
          )}
        </>
      )}
    </div>
  )
}

type DisputeFormProps = { booking: Booking; answer: NoShowAnswer; onBack: () => void }

function DisputeForm({ booking: { id }, answer, onBack }: DisputeFormProps) {
  const { t, i18n } = useTranslation('bookings')
  const [note, setNote] = useState('')
  const dispute = useBookingAction(
    () => call(noShows.disputeNoShow, { id, answer, note }),
    () => showToast({ type: 'success', message: t('dispute.sent') }),
    // Said beside the list: what was settled meanwhile has no form any more.
    (error) => showToast({ type: 'error', message: errorText(i18n, error, t('dispute.failed')) }),
  )
  return (
    <>
      <p className="font-bold">{t(`dispute.${answer}`)}</p>
      <TextArea
        label={t('dispute.note')}
        rows={3}
        maxLength={maxReason}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p className="flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={onBack}>
          {t('dispute.back')}
        </Button>
        <Button variant="primary" size="small" isBusy={dispute.isPending} onClick={() => dispute.mutate()}>
          {t('dispute.send')}
        </Button>
      </p>
    </>
  )
}
