import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { formatShortDate, formatShortDateTime } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { useShortcuts } from '../../../ui/shortcuts.ts'
import { call } from '../../identity/ui/session.ts'
import { Loaded } from '../../staff/ui/loaded.tsx'
import { ownProviderKey, useOwnProvider } from '../../staff/ui/own-provider.ts'
import { type Customer, customerLengths, customers } from '../customers-contract.ts'

const pageSize = 50

export default function Customers() {
  const { t } = useTranslation(['business', 'staff'])
  const { id } = useOwnProvider()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: [...ownProviderKey, 'customers', search, page],
    queryFn: ({ signal }) => call(customers.list, { id, search, page, limit: pageSize }, { signal }),
    placeholderData: (before) => before,
  })
  const field = useId()
  const toSearch = () => document.getElementById(field)?.focus()
  useShortcuts({ '/': toSearch })
  const isAsked = Boolean(useLocation().state?.isSearching)
  const searchAsAsked = useEffectEvent(toSearch)
  useEffect(() => {
    if (isAsked) searchAsAsked()
  }, [isAsked])
  return (
    <>
      <PageHead title={t('staff:nav.customers')} text={t('customers.text')}>
        <Link to="/dashboard/customers/overdue" className={buttonClass('outline', 'small')}>
          {t('customers.overdue')}
        </Link>
      </PageHead>
      <div className="mb-6 max-w-md">
        <Field
          id={field}
          label={t('customers.search')}
          type="search"
          icon={<Search size={20} />}
          value={search}
          maxLength={customerLengths.search}
          onChange={(event) => {
            setSearch(event.target.value)
            setPage(1)
          }}
        />
      </div>
      <Loaded query={query}>
        {({ customers, currency, pagination }) => (
          <>
            <p role="status" className="mb-2 text-ink-2">
              {t('customers.count', { count: pagination.total })}
            </p>
            {customers.length === 0 && (
              <EmptyState title={search ? t('customers.noneFound') : t('customers.none')}>
                {t('customers.noneText')}
              </EmptyState>
            )}
            <ul className="dash-list">
              {customers.map((customer) => (
                <CustomerRow key={customer.id} customer={customer} currency={currency} />
              ))}
            </ul>
            {pagination.totalPages > 1 && (
              <p className="mt-6 flex flex-wrap gap-3">
                <Button variant="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t('staff:dashboard.earlier')}
                </Button>
                <Button variant="outline" disabled={page >= pagination.totalPages} onClick={() => setPage(page + 1)}>
                  {t('staff:dashboard.later')}
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

function CustomerRow({ customer, currency }: { customer: Customer; currency: string }) {
  const { t, i18n } = useTranslation('business')
  const locale = localeOf(i18n.language)
  const { nextBooking, lastVisit } = customer
  const when = nextBooking
    ? t('customers.next', { when: formatShortDateTime(nextBooking, locale) })
    : lastVisit
      ? t('customers.last', { when: formatShortDate(lastVisit, locale) })
      : t('customers.never')
  return (
    <li className="dash-row dash-row-link">
      <Avatar name={customer.name} src={customer.avatarUrl} />
      <div className="min-w-0 flex-1">
        <Link to={`/dashboard/customers/${customer.id}`} className="h3 dash-row-cover">
          {customer.name}
        </Link>
        <p className="text-ink-2">{when}</p>
      </div>
      <p className="text-right">
        <strong className="block">{formatMoney(customer.spentMinor, currency, locale)}</strong>
        <span className="text-ink-2">{t('customers.visits', { count: customer.visits })}</span>
      </p>
    </li>
  )
}
