import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import type { Booking } from '../../bookings/contract.ts'
import { fees } from '../../bookings/fee-contract.ts'
import { BookingTexts } from '../../bookings/ui/booking-texts.tsx'
import { WaiveForm } from '../../bookings/ui/waive-form.tsx'
import { call } from '../../identity/ui/session.ts'
import { PaymentTexts } from '../../payments/ui/payment-texts.tsx'
import { useBookingChange } from './booking-change.ts'

type CustomerFeeProps = { booking: Booking; onDone: () => void }

/** What the customer owes for having cancelled late or not having come, and the way to ask for less. */
export function CustomerFee(props: CustomerFeeProps) {
  const { owedFeeMinor = 0 } = props.booking
  if (owedFeeMinor === 0) return null
  return (
    <PaymentTexts>
      <BookingTexts>
        <Owed {...props} owedMinor={owedFeeMinor} />
      </BookingTexts>
    </PaymentTexts>
  )
}

function Owed({ booking, owedMinor, onDone }: CustomerFeeProps & { owedMinor: number }) {
  const { t, i18n } = useTranslation('bookings')
  const { id, currency, customerName: name } = booking
  const [isOpen, setOpen] = useState(false)
  const change = useBookingChange(onDone, 'payments')
  return (
    <div className="grid gap-3 rounded-button bg-paper-2 p-4">
      <p>{t('fee.owes', { name, price: formatMoney(owedMinor, currency, localeOf(i18n.language)) })}</p>
      {isOpen ? (
        <WaiveForm
          owedMinor={owedMinor}
          currency={currency}
          isBusy={change.isPending}
          onWaive={(asked) =>
            change.mutate({ change: () => call(fees.waiveFee, { id, ...asked }), done: t('fee.done') })
          }
          onBack={() => setOpen(false)}
        />
      ) : (
        <p>
          <Button variant="outline" size="small" onClick={() => setOpen(true)}>
            {t('fee.begin')}
          </Button>
        </p>
      )}
    </div>
  )
}
