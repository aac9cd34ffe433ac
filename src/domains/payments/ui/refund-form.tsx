import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { hasCode } from '../../../lib/api/errors.ts'
import { formatMoney, toMajor, toMinor } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toast.ts'
import { FactorAgain } from '../../identity/ui/factor-again.tsx'
import { type OfficeReason, officeReasons } from '../contract.ts'

type Asked = { amount: number; idempotencyKey: string; reason?: OfficeReason }

type RefundFormProps = {
  currency: string
  leftMinor: number
  /** What the policy would give back now; null: nothing is agreed any more. */
  agreedMinor?: number | null
  /** By the office, which says why. */
  isOffice?: boolean
  give: (asked: Asked) => Promise<unknown>
  /** What is said when it is done. */
  doneText: (price: string) => string
  onBack: () => void
}

/** How much goes back: what is agreed to begin with, at most what is left. Within the texts of payments. */
export function RefundForm({ currency, leftMinor, agreedMinor = null, isOffice = false, ...rest }: RefundFormProps) {
  const { t, i18n } = useTranslation('payments')
  const queries = useQueryClient()
  const { doneText, onBack } = rest
  const price = (minor: number) => formatMoney(minor, currency, localeOf(i18n.language))
  const [amount, setAmount] = useState(() => String(toMajor(Math.min(agreedMinor ?? leftMinor, leftMinor), currency)))
  const [reason, setReason] = useState<OfficeReason>('complaint')
  // One key for one intention: pressed twice, it goes back once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const minor = toMinor(Number(amount.replace(',', '.')), currency)
  const isAmount = amount.trim() !== '' && minor !== null && minor > 0 && minor <= leftMinor
  const give = useMutation({
    mutationFn: (major: number) => rest.give({ amount: major, idempotencyKey, ...(isOffice && { reason }) }),
    onSuccess: () => {
      showToast({ type: 'success', message: doneText(price(minor ?? 0)) })
      onBack()
    },
    onSettled: () => queries.invalidateQueries(),
  })
  return (
    <>
      <form
        className="mt-5 grid gap-4 border-t border-line pt-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (isAmount) give.mutate(toMajor(minor, currency))
        }}
      >
        <Field
          label={t('refund.amount', { currency })}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          hint={`${agreedMinor === null ? '' : `${t('refund.agreed', { price: price(agreedMinor) })} `}${t('refund.most', { price: price(leftMinor) })}`}
          error={amount !== '' && !isAmount ? t('refund.notAnAmount', { price: price(leftMinor) }) : undefined}
        />
        {isOffice && (
          <Select
            label={t('refund.reason')}
            value={reason}
            onChange={({ target }) => setReason(officeReasons.find((one) => one === target.value) ?? 'complaint')}
            options={officeReasons.map((value) => ({ value, label: t(`refund.reasons.${value}`) }))}
          />
        )}
        {give.error && !hasCode(give.error, 'second_factor_again') && (
          <p role="alert">{errorText(i18n, give.error, t('refund.failed'), 'payments')}</p>
        )}
        <p className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" size="small" disabled={!isAmount} isBusy={give.isPending}>
            {isAmount ? t('refund.give', { price: price(minor) }) : t('refund.begin')}
          </Button>
          <Button variant="outline" size="small" onClick={onBack}>
            {t('refund.back')}
          </Button>
        </p>
      </form>
      <FactorAgain error={give.error} />
    </>
  )
}
