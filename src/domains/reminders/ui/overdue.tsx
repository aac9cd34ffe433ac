import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { formatDate, formatShortDate } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { Loaded } from '../../staff/ui/loaded.tsx'
import { ownProviderKey, useOwnProvider } from '../../staff/ui/own-provider.ts'
import { type OverdueCustomer, overdue } from '../overdue-contract.ts'
import { everyText } from './every-text.ts'
import { ReminderTexts } from './reminder-texts.tsx'

const overdueKey = [...ownProviderKey, 'overdue']

export default function Overdue() {
  return (
    <ReminderTexts>
      <OverdueCustomers />
    </ReminderTexts>
  )
}

function OverdueCustomers() {
  const { t } = useTranslation('reminders')
  const { id } = useOwnProvider()
  const query = useQuery({
    queryKey: overdueKey,
    queryFn: ({ signal }) => call(overdue.list, { id }, { signal }),
  })
  return (
    <>
      <PageHead title={t('overdue.title')} text={t('overdue.text')}>
        <Link to="/dashboard/customers" className={buttonClass('outline', 'small')}>
          {t('overdue.back')}
        </Link>
      </PageHead>
      <Loaded query={query}>
        {({ customers }) =>
          customers.length === 0 ? (
            <EmptyState title={t('overdue.none')}>{t('overdue.noneText')}</EmptyState>
          ) : (
            <>
              <p className="mb-4 text-ink-2">{t('overdue.rule')}</p>
              <ul className="dash-list">
                {customers.map((customer) => (
                  <CustomerRow key={customer.customerId} providerId={id} customer={customer} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </>
  )
}

function CustomerRow({ providerId: id, customer }: { providerId: string; customer: OverdueCustomer }) {
  const { t, i18n } = useTranslation('reminders')
  const locale = localeOf(i18n.language)
  const queries = useQueryClient()
  const { customerId, name, askedAt, refusal } = customer
  const ask = useMutation({
    mutationFn: () => call(overdue.ask, { id, customerId }),
    onSuccess: () => showToast({ type: 'success', message: t('overdue.sent', { name }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: overdueKey }),
  })
  return (
    <li className="dash-row flex-wrap">
      <Avatar name={name} src={customer.avatarUrl} />
      <div className="min-w-0 flex-1 basis-56">
        <Link to={`/dashboard/customers/${customerId}`} className="h3 underline underline-offset-4">
          {name}
        </Link>
        <p>
          {customer.services.join(', ')}, {everyText(t, customer.intervalDays)}
        </p>
        <p className="text-ink-2">{t('overdue.due', { when: formatDate(customer.dueOn, locale) })}</p>
        <p className="text-ink-2">{t('overdue.last', { when: formatDate(customer.lastVisit, locale) })}</p>
        {ask.error && <p role="alert">{errorText(i18n, ask.error, t('overdue.failed'), 'reminders')}</p>}
      </div>
      {refusal === null ? (
        <Button variant="outline" size="small" isBusy={ask.isPending} onClick={() => ask.mutate()}>
          {t('overdue.ask')}
        </Button>
      ) : (
        <p className="text-ink-2">
          {refusal === 'asked_lately' && askedAt
            ? t('overdue.asked', { when: formatShortDate(askedAt, locale) })
            : t('overdue.off')}
        </p>
      )}
    </li>
  )
}
