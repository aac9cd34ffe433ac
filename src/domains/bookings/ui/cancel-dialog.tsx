import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { isRefusal } from '../../../lib/api/errors.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { cardName } from '../../payments/card-name.rules.ts'
import { wasPaidAhead } from '../changes.rules.ts'
import { type Booking, bookings, maxReason } from '../contract.ts'
import { fees } from '../fee-contract.ts'
import { BookingTerms } from './cancellation-terms.tsx'
import { useBookingAction } from './own-bookings.ts'

/** What it costs first, then the question; dearer by the time of the answer, it is asked again. */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, i18n } = useTranslation('bookings')
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const [reason, setReason] = useState('')
  // What the booking says may still be on its way when this opens; what the server has said since counts as well.
  const [saidMinor, setSaid] = useState(0)
  const [isKeptSaid, setKeptSaid] = useState(false)
  const keepsUses = booking.membership ? booking.membership.isKeptNow || isKeptSaid : undefined
  const feeMinor = Math.max(booking.cancellation.feeNowMinor, saidMinor)
  const [isCovered, setCovered] = useState(false)
  const { data: free } = useQuery({
    queryKey: ['free-cancellations', booking.id],
    enabled: feeMinor > 0,
    queryFn: ({ signal }) => call(fees.freeCancellations, { id: booking.id }, { signal }),
  })
  // As the server takes it: the first by which the fee is not too high.
  const right = feeMinor > 0 ? free?.rights.find(({ mostMinor }) => feeMinor <= mostMinor) : undefined
  const isFeeCovered = isCovered && feeMinor > 0
  const cancel = useBookingAction(
    () =>
      call(bookings.cancel, {
        ...{ id: booking.id, reason, feeMinor },
        ...(keepsUses !== undefined && { keepsUses }),
        ...(isFeeCovered && { isFeeCovered }),
      }),
    () => {
      showToast({ type: 'success', message: t('page.isCancelled') })
      onClose()
    },
  )
  const send = () =>
    cancel.mutate(undefined, {
      onError: (error) => {
        if (!isRefusal(error, bookings.cancel, 'fee_changed')) return
        // Dearer in money, or else the visit of the membership is gone by now.
        if (error.data.feeMinor > feeMinor) setSaid(error.data.feeMinor)
        else setKeptSaid(true)
      },
    })
  // In the currency of the booking: this is what is owed.
  const price = formatMoney(feeMinor, booking.currency, locale)
  const isPaid = wasPaidAhead(booking)
  const kept = booking.payment?.keptCard
  const giftMinor = booking.payment?.giftMinor ?? 0
  const card = kept ? cardName(kept) : ''
  return (
    <Dialog title={t('page.cancelTitle')} isOpen onClose={onClose} isNarrow>
      <div className="p-6">
        <p className="font-bold first-letter:uppercase">{formatDateTime(booking.dateTime, locale)}</p>
        <p>
          {booking.services.map(({ name }) => name).join(', ')}, {booking.provider.name}
        </p>
        <div className="mt-4 rounded-button bg-paper-2 p-4">
          {(feeMinor > 0 || keepsUses !== true) && (
            <p className="font-bold">{feeMinor > 0 ? t('page.cancelCosts', { price }) : t('page.cancelFree')}</p>
          )}
          {keepsUses !== undefined && <p className="mt-1">{t(keepsUses ? 'page.useKept' : 'page.useBack')}</p>}
          {card !== '' && feeMinor === 0 && <p className="mt-1">{t('page.cardFree')}</p>}
          {isPaid && feeMinor === 0 && <p className="mt-1">{t('page.cancelPaid')}</p>}
          {feeMinor > 0 ? (
            <p className="mt-1">
              {isFeeCovered ? (
                [t('page.feeCovered', { price }), isPaid && t('page.cancelPaid'), card !== '' && t('page.cardFree')]
                  .filter(Boolean)
                  .join(' ')
              ) : (
                <>
                  {isPaid && t('page.feeOfPaid', { price })}{' '}
                  {card === ''
                    ? !isPaid && t('page.cancelCostsText', { name: booking.provider.name })
                    : feeMinor > giftMinor
                      ? t('page.feeOfCard', { price, card })
                      : t('page.cardFree')}
                </>
              )}
            </p>
          ) : (
            booking.status === 'confirmed' && keepsUses !== true && <BookingTerms booking={booking} />
          )}
        </div>
        {right && (
          <div className="mt-4">
            <Checkbox
              label={t('page.coverFee')}
              hint={t(right.by === 'plan' ? 'page.coverLeftPlan' : 'page.coverLeft', { count: right.left })}
              checked={isCovered}
              onChange={({ target }) => setCovered(target.checked)}
            />
          </div>
        )}
        <div className="mt-4">
          <TextArea
            label={t('page.reason')}
            rows={3}
            maxLength={maxReason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        {cancel.error && (
          <p role="alert" className="mt-3 font-bold">
            {errorText(i18n, cancel.error, common('error.generic'), 'bookings')}
          </p>
        )}
        <p className="mt-6 flex flex-wrap gap-3">
          <Button variant="outline" onClick={onClose}>
            {t('page.keep')}
          </Button>
          <Button variant="primary" isBusy={cancel.isPending} onClick={send}>
            {cancel.isPending
              ? t('page.cancelling')
              : isFeeCovered
                ? t('page.cancelCovered')
                : feeMinor > 0
                  ? t('page.cancelFor', { price })
                  : t('page.cancel')}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
