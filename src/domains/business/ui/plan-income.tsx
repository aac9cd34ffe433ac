import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { formatMonth } from '../../../ui/date-format.ts'
import { Table } from '../../../ui/table.tsx'
import { call } from '../../identity/ui/session.ts'
import { entriesAddress } from '../../papers/ui/entries-address.ts'
import { type PlanIncome as Month, providerPlans } from '../../subscriptions/contract.ts'

/** What memberships have brought in: a month leads to the entries that it is the sum of. */
export function PlanIncome() {
  const { t, i18n } = useTranslation('subscriptions')
  const locale = localeOf(i18n.language)
  const { data } = useQuery({
    queryKey: ['own-provider', 'plans', 'income'],
    queryFn: ({ signal }) => call(providerPlans.income, {}, { signal }),
  })
  if (!data || data.length === 0) return null
  const amount = (of: (month: Month) => number) => (month: Month) => formatMoney(of(month), month.currency, locale)
  return (
    <div className="grid gap-3">
      <Table
        becomesCards
        caption={t('provider.income')}
        rows={data}
        keyOf={({ month, currency }) => `${month} ${currency}`}
        columns={[
          {
            id: 'month',
            label: t('provider.month'),
            cell: ({ month, currency }) => (
              <Link
                className="link inline-block first-letter:uppercase"
                to={entriesAddress({ currency, account: 'owed_to_provider', month, purpose: 'subscription' })}
              >
                {formatMonth(month, locale)}
              </Link>
            ),
          },
          { id: 'charged', label: t('provider.charged'), isNumeric: true, cell: amount((one) => one.chargedMinor) },
          { id: 'back', label: t('provider.wentBack'), isNumeric: true, cell: amount((one) => 0 - one.returnedMinor) },
          {
            id: 'fee',
            label: t('provider.platformFee'),
            isNumeric: true,
            cell: amount((one) => 0 - one.platformFeeMinor),
          },
          { id: 'kept', label: t('provider.kept'), isNumeric: true, cell: amount((one) => one.keptMinor) },
        ]}
      />
      <p className="text-ink-2">{t('provider.incomeText')}</p>
    </div>
  )
}
