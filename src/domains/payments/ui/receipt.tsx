import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { hasCode, isRefusal } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PaperLinks } from '../../papers/ui/paper-links.tsx'
import { payments } from '../contract.ts'
import { BookingEntries, type EntriesPageProps } from './booking-entries.tsx'
import { useOwnPayment, whatFor } from './own-payment.ts'
import { Movements, onThisClock, Sums } from './payment-history.tsx'

/** A page that prints well: what was paid to whom for what, and what became of it. */
export function Receipt({ id, Reason }: EntriesPageProps) {
  const { t, i18n } = useTranslation('payments')
  const { data: payment, isLoadingError, error, refetch } = useOwnPayment(id)
  const locale = localeOf(i18n.language)
  // Gift cards have paid all of it, or only a fee is owed.
  if (hasCode(error, 'payment_not_found')) return <BookingEntries id={id} Reason={Reason} />
  if (isRefusal(error, payments.get, 'reason_needed')) return <Reason person={error.data.person} onGiven={refetch} />
  if (isLoadingError) return <EmptyState level={1} title={t('errors.payment_not_found')} />
  if (!payment)
    return (
      <p role="status" className="lead">
        {t('pay.loading')}
      </p>
    )
  return (
    <article className="pay-receipt">
      <h1 className="h1">{t('receipt.title')}</h1>
      <dl className="pay-facts">
        <dt>{t('receipt.from')}</dt>
        <dd>{payment.providerName}</dd>
        <dt>{t('receipt.to')}</dt>
        <dd>
          {payment.customerName}:{' '}
          {whatFor(payment, { gift: t('gift.card'), tip: t('tip.worth'), plan: t('plan.name') }, locale)}
        </dd>
        {payment.paidAt && (
          <>
            <dt>{t('receipt.date')}</dt>
            <dd>{formatDateTime(onThisClock(payment.paidAt), locale)}</dd>
          </>
        )}
        <dt>{t('receipt.number')}</dt>
        <dd className="break-all">{payment.id}</dd>
      </dl>
      {payment.isOff && <p className="mt-4 font-bold">{t('history.off')}</p>}
      <Sums payment={payment} />
      <Movements payment={payment} />
      {payment.isSimulated && <p className="mt-6 text-ink-2">{t('receipt.simulated')}</p>}
      <p className="mt-8 flex flex-wrap gap-3 print:hidden">
        <PaperLinks papers={payment.papers} />
        <Button variant="outline" size="small" onClick={() => print()}>
          {t('receipt.print')}
        </Button>
      </p>
    </article>
  )
}
