import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatShortDate, formatTime } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { call } from '../../identity/ui/session.ts'
import { Loaded } from '../../staff/ui/loaded.tsx'
import { shopKey, useShop } from '../../staff/ui/own-provider.ts'
import { type Client, clients } from '../clients-contract.ts'

const pageSize = 50

export function Clients() {
  const { t } = useTranslation('shop')
  const { id } = useShop()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: [...shopKey, 'clients', search, page],
    queryFn: ({ signal }) => call(clients.list, { id, search, page, limit: pageSize }, { signal }),
    placeholderData: (before) => before,
  })
  return (
    <>
      <PageHead title={t('nav.clients')} text={t('clients.text')} />
      <div className="mb-6 max-w-md">
        <Field
          label={t('clients.search')}
          type="search"
          icon={<Search size={20} />}
          value={search}
          maxLength={80}
          onChange={(event) => {
            setSearch(event.target.value)
            setPage(1)
          }}
        />
      </div>
      <Loaded query={query}>
        {({ clients, currency, pagination }) => (
          <>
            <p role="status" className="mb-2 text-ink-2">
              {t('clients.count', { count: pagination.total })}
            </p>
            {clients.length === 0 && (
              <EmptyState title={search ? t('clients.noneFound') : t('clients.none')}>
                {t('clients.noneText')}
              </EmptyState>
            )}
            <ul className="dash-list">
              {clients.map((client) => (
                <ClientRow key={client.id} client={client} currency={currency} />
              ))}
            </ul>
            {pagination.totalPages > 1 && (
              <p className="mt-6 flex flex-wrap gap-3">
                <Button variant="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t('calendar.back')}
                </Button>
                <Button variant="outline" disabled={page >= pagination.totalPages} onClick={() => setPage(page + 1)}>
                  {t('calendar.forward')}
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

function ClientRow({ client, currency }: { client: Client; currency: string }) {
  const { t, i18n } = useTranslation('shop')
  const locale = localeOf(i18n.language)
  const { nextVisit, lastVisit } = client
  const when = nextVisit
    ? t('clients.next', { when: `${formatShortDate(nextVisit, locale)}, ${formatTime(nextVisit, locale)}` })
    : lastVisit
      ? t('clients.last', { when: formatShortDate(lastVisit, locale) })
      : t('clients.never')
  return (
    <li className="dash-row dash-row-link">
      <Avatar name={client.name} src={client.avatarUrl} />
      <div className="min-w-0 flex-1">
        <Link to={`/dashboard/clients/${client.id}`} className="h3 dash-row-cover">
          {client.name}
        </Link>
        <p className="text-ink-2">{when}</p>
      </div>
      <p className="text-right">
        <strong className="block">{formatMoney(client.spentMinor, currency, locale)}</strong>
        <span className="text-ink-2">{t('clients.visits', { count: client.visits })}</span>
      </p>
    </li>
  )
}
