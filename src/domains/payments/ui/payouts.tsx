import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Table } from '../../../ui/table.tsx'
import { call } from '../../identity/ui/session.ts'
import { cardAccounts, type Payout } from '../contract.ts'
import { PaymentTexts } from './payment-texts.tsx'

/** What the processor has paid out, asked of it whenever somebody looks. */
export function Payouts() {
  return (
    <PaymentTexts waiting={null}>
      <List />
    </PaymentTexts>
  )
}

function List() {
  const { t } = useTranslation('payments')
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['payouts'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(cardAccounts.payouts, pageParam === '' ? {} : { after: pageParam }, { signal }),
    getNextPageParam: ({ payouts, hasMore }) => (hasMore ? payouts.at(-1)?.id : undefined),
  })
  const payouts = data?.pages.flatMap((page) => page.payouts)
  return (
    <section className="mt-12" aria-labelledby="payouts-title">
      <h2 id="payouts-title" className="h2">
        {t('payouts.title')}
      </h2>
      <p className="mt-2 mb-6 text-ink-2">{t('payouts.text')}</p>
      {!payouts && (isError ? <Away onRetry={refetch} /> : <p role="status">{t('payouts.loading')}</p>)}
      {payouts?.length === 0 && (
        <EmptyState level={3} title={t('payouts.none')}>
          <p>{t('payouts.noneText')}</p>
        </EmptyState>
      )}
      {payouts && payouts.length > 0 && <Paid payouts={payouts} />}
      {hasNextPage && (
        <p className="mt-6 print:hidden">
          <Button variant="outline" isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('payouts.more')}
          </Button>
        </p>
      )}
    </section>
  )
}

/** It is no fault of anybody here, and asking again is all there is to do. */
function Away({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation('payments')
  return (
    <div className="pay-note" role="status">
      <p>{t('payouts.failed')}</p>
      <p className="mt-4">
        <Button variant="outline" size="small" onClick={onRetry}>
          {t('pay.retry')}
        </Button>
      </p>
    </div>
  )
}

function Paid({ payouts }: { payouts: readonly Payout[] }) {
  const { t, i18n } = useTranslation('payments')
  const locale = localeOf(i18n.language)
  return (
    <Table
      caption={t('payouts.caption')}
      isCaptionHidden
      keyOf={({ id }) => id}
      rows={payouts}
      columns={[
        { id: 'arrives', label: t('payouts.arrives'), cell: ({ arrivesOn }) => formatDate(arrivesOn, locale) },
        {
          id: 'status',
          label: t('payouts.status'),
          cell: ({ status }) => (
            <span className="whitespace-nowrap">
              <Badge tone={status === 'paid' ? 'green' : 'outline'}>{t(`payouts.statuses.${status}`)}</Badge>
            </span>
          ),
        },
        {
          id: 'amount',
          label: t('payouts.amount'),
          isNumeric: true,
          cell: ({ amountMinor, currency }) => formatMoney(amountMinor, currency, locale),
        },
      ]}
    />
  )
}
