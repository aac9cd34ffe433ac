import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney, toMajor, toMinor } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { type OfficeReason, officeReasons } from '../../payments/contract.ts'

type WaiveFormProps = {
  owedMinor: number
  currency: string
  /** By the office, which says why. */
  isOffice?: boolean
  isBusy: boolean
  onWaive: (asked: { amount: number; idempotencyKey: string; reason?: OfficeReason }) => void
  onBack: () => void
}

/** How much of a fee is waived: all of it to begin with. Within the texts of bookings and payments. */
export function WaiveForm({ owedMinor, currency, isOffice = false, isBusy, onWaive, onBack }: WaiveFormProps) {
  const { t, i18n } = useTranslation('bookings')
  const { t: payments } = useTranslation('payments')
  const price = (minor: number) => formatMoney(minor, currency, localeOf(i18n.language))
  const [amount, setAmount] = useState(() => String(toMajor(owedMinor, currency)))
  const [reason, setReason] = useState<OfficeReason>('complaint')
  // One key for one intention: pressed twice, it is waived once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const minor = toMinor(Number(amount.replace(',', '.')), currency)
  const isAmount = amount.trim() !== '' && minor !== null && minor > 0 && minor <= owedMinor
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isAmount) onWaive({ amount: toMajor(minor, currency), idempotencyKey, ...(isOffice && { reason }) })
  }
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <Field
        label={t('fee.amount', { currency })}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        error={amount !== '' && !isAmount ? t('fee.notAnAmount', { price: price(owedMinor) }) : undefined}
      />
      {isOffice && (
        <Select
          label={payments('refund.reason')}
          value={reason}
          onChange={({ target }) => setReason(officeReasons.find((one) => one === target.value) ?? 'complaint')}
          options={officeReasons.map((value) => ({ value, label: payments(`refund.reasons.${value}`) }))}
        />
      )}
      <p className="flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={onBack}>
          {t('fee.back')}
        </Button>
        <Button type="submit" variant="primary" size="small" disabled={!isAmount} isBusy={isBusy}>
          {isAmount ? t('fee.waive', { price: price(minor) }) : t('fee.begin')}
        </Button>
      </p>
    </form>
  )
}
