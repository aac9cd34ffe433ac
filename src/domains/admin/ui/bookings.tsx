import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatShortDateOfYear, formatTime } from '../../../ui/date-format.ts'
import { late } from '../../../ui/late.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { WalkedTable } from '../../../ui/table.tsx'
import { bookingStatuses } from '../../bookings/contract.ts'
import { call } from '../../identity/ui/session.ts'
import { admin, bookingSorts, type FoundBooking } from '../contract.ts'
import { officeFiles } from '../files-contract.ts'
import { Filter, FoundTable, useFilters } from './found-list.tsx'
import { officeKey } from './office-query.ts'
import { SaveCsv } from './save-csv.tsx'
import { WhichDay } from './when.tsx'

const WaiveDialog = late(() => import('./waive-dialog.tsx').then((module) => ({ default: module.WaiveDialog })))

export default function Bookings() {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const filters = useFilters()
  const { search, page } = filters
  const [waived, setWaived] = useState<FoundBooking | null>(null)
  const status = filters.oneOf('status', bookingStatuses)
  const { from, to, isBackwards } = filters.days
  const sorted = filters.sorted(bookingSorts, { by: from || to ? 'when' : 'made', order: 'desc' })
  const days = { ...(from && { from }), ...(to && { to }) }
  const asked = { search, ...(status && { status }), ...days, ...sorted.asked }
  const query = useQuery({
    queryKey: [...officeKey, 'bookings', asked, page],
    queryFn: ({ signal }) => call(admin.bookings, { ...asked, page, limit: 20 }, { signal }),
    placeholderData: (before) => before,
    enabled: !isBackwards,
  })
  return (
    <>
      <PageHead title={t('bookings.title')}>
        <SaveCsv ask={() => call(officeFiles.bookings, asked)} isDisabled={isBackwards} />
      </PageHead>
      <FoundTable
        views="bookings"
        filters={filters}
        hint={t('bookings.searchHint')}
        hasDays
        query={query}
        table={({ bookings }) => (
          <WalkedTable
            caption={t('bookings.title')}
            isCaptionHidden
            rows={bookings}
            keyOf={({ id }) => id}
            sorting={sorted.shown}
            columns={[
              {
                id: 'when',
                label: t('bookings.when'),
                sort: { by: 'when', usual: 'desc' },
                cell: ({ id, start, services }) => (
                  <>
                    <Link to={`/admin/dashboard/bookings/${id}`} className="link">
                      {`${formatShortDateOfYear(start, locale)}, ${formatTime(start, locale)}`}
                    </Link>
                    <span className="block font-normal text-ink-2">{services.join(', ')}</span>
                  </>
                ),
              },
              {
                id: 'customer',
                label: t('bookings.customer'),
                cell: ({ customer }) => (
                  <Link to={`/admin/dashboard/users?search=${encodeURIComponent(customer.name)}`} className="link">
                    {customer.name}
                  </Link>
                ),
              },
              {
                id: 'provider',
                label: t('bookings.provider'),
                cell: ({ provider }) => (
                  <Link to={provider.linkTo} className="link">
                    {provider.name}
                  </Link>
                ),
              },
              {
                id: 'status',
                label: t('bookings.status'),
                cell: ({ status: is }) => (
                  <Badge tone={is === 'confirmed' || is === 'completed' ? 'green' : 'outline'}>
                    {t(`bookings.statuses.${is}`)}
                  </Badge>
                ),
              },
              {
                id: 'total',
                label: t('bookings.total'),
                sort: { by: 'total', usual: 'desc' },
                isNumeric: true,
                cell: (booking) => {
                  const { id, totalMinor, owedMinor, currency, hasEntries } = booking
                  const total = formatMoney(totalMinor, currency, locale)
                  const money = hasEntries ? (
                    <Link to={`/admin/dashboard/money/${id}`} className="link">
                      {total}
                    </Link>
                  ) : (
                    total
                  )
                  if (owedMinor <= 0) return money
                  return (
                    <>
                      {money}
                      <span className="block">
                        {t('bookings.owed', { price: formatMoney(owedMinor, currency, locale) })}
                      </span>
                      <Button
                        variant="outline"
                        size="small"
                        aria-label={t('bookings.waiveOf', { name: booking.customer.name })}
                        onClick={() => setWaived(booking)}
                      >
                        {t('bookings.waive')}
                      </Button>
                    </>
                  )
                },
              },
              {
                id: 'made',
                label: t('bookings.made'),
                sort: { by: 'made', usual: 'desc' },
                cell: ({ createdAt }) => <WhichDay at={createdAt} />,
              },
            ]}
          />
        )}
      >
        <Filter
          name="status"
          label={t('list.status')}
          filters={filters}
          noChoice={t('list.anyStatus')}
          options={bookingStatuses.map((value) => ({ value, label: t(`bookings.statuses.${value}`) }))}
        />
      </FoundTable>
      <Suspense fallback={null}>{waived && <WaiveDialog booking={waived} onClose={() => setWaived(null)} />}</Suspense>
    </>
  )
}
