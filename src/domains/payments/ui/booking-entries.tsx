import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { isRefusal } from '../../../lib/api/errors.ts'
import { formatDateTime } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { call } from '../../identity/ui/session.ts'
import { bookingEntries } from '../entries-contract.ts'
import { Movements, Sums } from './payment-history.tsx'

export const useEntries = (id: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: ['booking-entries', id],
    queryFn: ({ signal }) => call(bookingEntries.entries, { id }, { signal }),
    retry: false,
  })

type ReasonProps = { person: { id: string; name: string }; onGiven: () => unknown }
/** `Reason`: asks the office why it looks. */
export type EntriesPageProps = { id: string; Reason: ComponentType<ReasonProps> }

/** A page: where the money of a booking is for which no card was charged. */
export function BookingEntries({ id, Reason }: EntriesPageProps) {
  const { t, i18n } = useTranslation('payments')
  const { data: booking, isLoadingError, error, refetch } = useEntries(id)
  if (isRefusal(error, bookingEntries.entries, 'reason_needed'))
    return <Reason person={error.data.person} onGiven={refetch} />
  if (isLoadingError) return <EmptyState level={1} title={t('errors.payment_not_found')} />
  if (!booking)
    return (
      <p role="status" className="lead">
        {t('pay.loading')}
      </p>
    )
  const { providerName, customerName, services, dateTime } = booking
  return (
    <article className="pay-receipt">
      <h1 className="h1">{t('history.title')}</h1>
      <dl className="pay-facts">
        <dt>{t('receipt.from')}</dt>
        <dd>{providerName}</dd>
        <dt>{t('receipt.to')}</dt>
        <dd>
          {customerName}: {services.join(', ')}
          {dateTime && `, ${formatDateTime(dateTime, localeOf(i18n.language))}`}
        </dd>
      </dl>
      <Sums payment={booking} />
      <Movements payment={booking} />
    </article>
  )
}

/** The same among other things that are known of the booking. */
export function EntriesPanel({ id }: { id: string }) {
  const { t } = useTranslation('payments')
  const { data: booking, isLoadingError } = useEntries(id)
  if (isLoadingError) return <p role="alert">{t('pay.failed')}</p>
  if (!booking)
    return (
      <p role="status" className="text-ink-2">
        {t('pay.loading')}
      </p>
    )
  return (
    <section aria-label={t('history.title')} className="border-t border-line pt-4">
      <h3 className="h3">{t('history.title')}</h3>
      <Sums payment={booking} />
      <Movements payment={booking} />
    </section>
  )
}
