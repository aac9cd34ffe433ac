import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney, toMajor, toMinor } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import type { Booking } from '../../bookings/contract.ts'
import { fees } from '../../bookings/fee-contract.ts'
import { BookingTexts } from '../../bookings/ui/booking-texts.tsx'
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
  const price = (minor: number) => formatMoney(minor, currency, localeOf(i18n.language))
  const [amount, setAmount] = useState<string | null>(null)
  // One key for one intention: pressed twice, it is waived once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const change = useBookingChange(onDone, 'payments')
  const minor = toMinor(Number(amount?.replace(',', '.')), currency)
  const isAmount = amount?.trim() !== '' && minor !== null && minor > 0 && minor <= owedMinor
  return (
    <form
      className="grid gap-3 rounded-button bg-paper-2 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isAmount) return
        const asked = { id, amount: toMajor(minor, currency), idempotencyKey }
        change.mutate({ change: () => call(fees.waiveFee, asked), done: t('fee.done') })
      }}
    >
      <p>{t('fee.owes', { name, price: price(owedMinor) })}</p>
      {amount === null ? (
        <p>
          <Button variant="outline" size="small" onClick={() => setAmount(String(toMajor(owedMinor, currency)))}>
            {t('fee.begin')}
          </Button>
        </p>
      ) : (
        <>
          <Field
            label={t('fee.amount', { currency })}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            error={amount !== '' && !isAmount ? t('fee.notAnAmount', { price: price(owedMinor) }) : undefined}
          />
          <p className="flex flex-wrap gap-3">
            <Button variant="outline" size="small" onClick={() => setAmount(null)}>
              {t('fee.back')}
            </Button>
            <Button type="submit" variant="primary" size="small" disabled={!isAmount} isBusy={change.isPending}>
              {isAmount ? t('fee.waive', { price: price(minor) }) : t('fee.begin')}
            </Button>
          </p>
        </>
      )}
    </form>
  )
}
