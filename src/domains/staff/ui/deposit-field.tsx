import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ServiceDeposit } from '../../providers/deposit-contract.ts'
import { withOwn } from './durations.ts'
import { useOwnProvider } from './own-provider.ts'
import { priceOf, priceText } from './price-text.ts'

/** `kind`: 'shared' with the other services, 'none', a 'sum', or the share of the price in percent. `sum`: as it is typed. */
export type DepositFields = { kind: string; sum: string }

const shares = [10, 15, 20, 25, 30, 40, 50, 75, 100]

export function depositFields(deposit: ServiceDeposit | null, currency: string): DepositFields {
  if (deposit === null) return { kind: 'shared', sum: '' }
  if ('percent' in deposit) return { kind: String(deposit.percent), sum: '' }
  return { kind: deposit.minor === 0 ? 'none' : 'sum', sum: priceText(deposit.minor, currency) }
}

export const isDepositWrong = ({ kind, sum }: DepositFields, currency: string) =>
  kind === 'sum' && priceOf(sum, currency) === null

export function depositOf({ kind, sum }: DepositFields, currency: string): ServiceDeposit | null {
  if (kind === 'shared') return null
  if (kind === 'none' || kind === 'sum') return { minor: kind === 'sum' ? (priceOf(sum, currency) ?? 0) : 0 }
  return { percent: Number(kind) }
}

type DepositFieldProps = {
  fields: DepositFields
  currency: string
  hasProblem: boolean
  onChange: (fields: DepositFields) => void
}

/** Where the booking rules ask for a deposit: what this service asks for. */
export function DepositField({ fields, currency, hasProblem, onChange }: DepositFieldProps) {
  const { t, i18n } = useTranslation('staff')
  const { payment } = useOwnProvider()
  if (payment.mode !== 'deposit') return null
  const number = new Intl.NumberFormat(localeOf(i18n.language))
  return (
    <div className="grid gap-5">
      <Select
        label={t('service.deposit')}
        hint={t('service.depositHint')}
        value={fields.kind}
        options={[
          { value: 'shared', label: t('service.depositShared', { percent: number.format(payment.depositPercent) }) },
          { value: 'none', label: t('service.depositNone') },
          { value: 'sum', label: t('service.depositSum') },
          ...withOwn(shares, Number(fields.kind) || 10).map((percent) => ({
            value: String(percent),
            label: t('service.depositPercent', { percent: number.format(percent) }),
          })),
        ]}
        onChange={({ target }) => onChange({ ...fields, kind: target.value })}
      />
      {fields.kind === 'sum' && (
        <Field
          label={t('service.depositAmount', { currency })}
          value={fields.sum}
          inputMode="decimal"
          maxLength={12}
          error={hasProblem ? t('service.depositWrong') : undefined}
          onChange={({ target }) => onChange({ ...fields, sum: target.value })}
        />
      )}
    </div>
  )
}
