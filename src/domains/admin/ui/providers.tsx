import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { WalkedTable } from '../../../ui/table.tsx'
import { call } from '../../identity/ui/session.ts'
import { professionName } from '../../providers/ui/provider-texts.ts'
import { admin, providerFilters, providerSorts } from '../contract.ts'
import { officeFiles } from '../files-contract.ts'
import { Filter, FoundTable, useFilters } from './found-list.tsx'
import { officeKey } from './office-query.ts'
import { SaveCsv } from './save-csv.tsx'
import { WhichDay } from './when.tsx'

const tones = { verified: 'green', unverified: 'solid', suspended: 'outline', offline: 'plain' } as const

export default function Providers() {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const filters = useFilters()
  const { search, page } = filters
  const state = filters.oneOf('state', providerFilters)
  const sorted = filters.sorted(providerSorts, { by: 'newest', order: 'desc' })
  const asked = { search, ...(state && { state }), ...sorted.asked }
  const query = useQuery({
    queryKey: [...officeKey, 'providers', asked, page],
    queryFn: ({ signal }) => call(admin.providers, { ...asked, page, limit: 20 }, { signal }),
    placeholderData: (before) => before,
  })
  return (
    <>
      <PageHead title={t('providers.title')}>
        <SaveCsv ask={() => call(officeFiles.providers, asked)} />
      </PageHead>
      <FoundTable
        views="providers"
        filters={filters}
        hint={t('providers.searchHint')}
        query={query}
        table={({ providers }) => (
          <WalkedTable
            caption={t('providers.title')}
            isCaptionHidden
            rows={providers}
            keyOf={({ id }) => id}
            sorting={sorted.shown}
            columns={[
              {
                id: 'name',
                label: t('providers.name'),
                sort: { by: 'name', usual: 'asc' },
                cell: ({ name, image, linkTo, place }) => (
                  <span className="flex items-center gap-3">
                    <Avatar name={name} src={image} size="small" />
                    <span>
                      <Link to={linkTo} className="link">
                        {name}
                      </Link>
                      <span className="block font-normal text-ink-2">{place}</span>
                    </span>
                  </span>
                ),
              },
              {
                id: 'profession',
                label: t('providers.profession'),
                cell: ({ profession }) => professionName(i18n, profession),
              },
              {
                id: 'state',
                label: t('providers.state'),
                cell: ({ state: is }) => <Badge tone={tones[is]}>{t(`providers.states.${is}`)}</Badge>,
              },
              {
                id: 'rating',
                label: t('providers.rating'),
                sort: { by: 'rating', usual: 'desc' },
                isNumeric: true,
                cell: ({ rating, reviewsCount }) =>
                  rating === null
                    ? t('providers.unrated')
                    : `${rating.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} (${reviewsCount.toLocaleString(locale)})`,
              },
              {
                id: 'bookings',
                label: t('providers.bookings'),
                sort: { by: 'bookings', usual: 'desc' },
                isNumeric: true,
                cell: ({ bookings }) => bookings.toLocaleString(locale),
              },
              {
                id: 'since',
                label: t('providers.since'),
                sort: { by: 'newest', usual: 'desc' },
                cell: ({ createdAt }) => <WhichDay at={createdAt} />,
              },
              {
                id: 'documents',
                label: '',
                cell: ({ id, name }) => (
                  <span className="flex gap-2 max-xl:flex-wrap">
                    <Link
                      to={`/admin/dashboard/providers/${id}`}
                      className={buttonClass('outline', 'small')}
                      aria-label={t('providers.checkOf', { name })}
                    >
                      {t('providers.check')}
                    </Link>
                    <Link
                      to={`/admin/dashboard/providers/${id}/figures`}
                      className={buttonClass('outline', 'small')}
                      aria-label={t('providers.figuresOf', { name })}
                    >
                      {t('providers.figures')}
                    </Link>
                  </span>
                ),
              },
            ]}
          />
        )}
      >
        <Filter
          name="state"
          label={t('providers.state')}
          filters={filters}
          noChoice={t('list.anyStatus')}
          options={providerFilters.map((value) => ({
            value,
            label:
              value === 'waiting' || value === 'complete' ? t(`providers.${value}`) : t(`providers.states.${value}`),
          }))}
        />
      </FoundTable>
    </>
  )
}
