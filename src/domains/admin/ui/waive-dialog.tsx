import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { formatDateTime } from '../../../ui/date-format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { fees } from '../../bookings/fee-contract.ts'
import { BookingTexts } from '../../bookings/ui/booking-texts.tsx'
import { WaiveForm } from '../../bookings/ui/waive-form.tsx'
import { call } from '../../identity/ui/session.ts'
import { PaymentTexts } from '../../payments/ui/payment-texts.tsx'
import type { FoundBooking } from '../contract.ts'
import { officeKey } from './office-query.ts'

export type Owed = Pick<FoundBooking, 'id' | 'owedMinor' | 'currency' | 'customer' | 'provider' | 'services' | 'start'>
type WaiveDialogProps = { booking: Owed; onClose: () => void }

/** What somebody owes for not having come, or having cancelled late, and owes less or no more by the office's word. */
export function WaiveDialog({ booking, onClose }: WaiveDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <Dialog title={t('bookings.waive')} isOpen onClose={onClose} isNarrow>
      <PaymentTexts waiting={null}>
        <BookingTexts>
          <Waiving booking={booking} onClose={onClose} />
        </BookingTexts>
      </PaymentTexts>
    </Dialog>
  )
}

function Waiving({ booking, onClose }: WaiveDialogProps) {
  const { t, i18n } = useTranslation('admin')
  const { t: bookings } = useTranslation('bookings')
  const queries = useQueryClient()
  const { id, owedMinor, currency, customer, provider, services, start } = booking
  const locale = localeOf(i18n.language)
  const waive = useMutation({
    mutationFn: (asked: { amount: number; idempotencyKey: string }) => call(fees.waiveFee, { id, ...asked }),
    onSuccess: () => {
      showToast({ type: 'success', message: bookings('fee.done') })
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: officeKey }),
  })
  return (
    <div className="grid gap-4 p-6">
      <p>
        {t('bookings.owes', {
          ...{ customer: customer.name, provider: provider.name },
          price: formatMoney(owedMinor, currency, locale),
        })}
        <span className="block text-ink-2">
          {services.join(', ')}, {formatDateTime(start, locale)}
        </span>
      </p>
      <p>{t('bookings.waiveText')}</p>
      {waive.error && <p role="alert">{errorText(i18n, waive.error, t('list.failed'), 'payments')}</p>}
      <WaiveForm
        owedMinor={owedMinor}
        currency={currency}
        isOffice
        isBusy={waive.isPending}
        onWaive={(asked) => waive.mutate(asked)}
        onBack={onClose}
      />
    </div>
  )
}
