import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { formatShortDateOfYear } from '../../../ui/date-format.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { WalkedTable } from '../../../ui/table.tsx'
import { call } from '../../identity/ui/session.ts'
import { categoryName } from '../../providers/ui/provider-texts.ts'
import { officeFiles } from '../files-contract.ts'
import { officeUnmet, type UnmetSearch, unmetDays, unmetKinds, unmetSorts } from '../unmet-contract.ts'
import { Filter, FoundTable, useFilters } from './found-list.tsx'
import { officeKey } from './office-query.ts'
import { SaveCsv } from './save-csv.tsx'

/** Where supply is missing, and when. */
export function Unmet() {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const filters = useFilters()
  const { search, page } = filters
  const days = filters.oneOf('days', unmetDays)
  const kind = filters.oneOf('kind', unmetKinds)
  const sorted = filters.sorted(unmetSorts, { by: 'searches', order: 'desc' })
  const asked = { search, ...(days && { days }), ...(kind && { kind }), ...sorted.asked }
  const query = useQuery({
    queryKey: [...officeKey, 'unmet', asked, page],
    queryFn: ({ signal }) => call(officeUnmet.list, { ...asked, page, limit: 20 }, { signal }),
    placeholderData: (before) => before,
  })
  return (
    <>
      <PageHead title={t('unmet.title')} text={t('unmet.lead')}>
        <SaveCsv ask={() => call(officeFiles.unmet, asked)} />
      </PageHead>
      <FoundTable
        views="unmet"
        filters={filters}
        hint={t('unmet.searchHint')}
        query={query}
        none={search === '' && !kind && { title: t('unmet.none'), text: t('unmet.noneText') }}
        table={({ unmet }) => (
          <WalkedTable
            caption={t('unmet.title')}
            isCaptionHidden
            rows={unmet}
            keyOf={({ kind: why, words, category, place }) => `${why} ${words} ${category} ${place}`}
            sorting={sorted.shown}
            columns={[
              {
                id: 'words',
                label: t('unmet.words'),
                sort: { by: 'words', usual: 'asc' },
                cell: (wish) => <Wish wish={wish} />,
              },
              {
                id: 'place',
                label: t('unmet.place'),
                sort: { by: 'place', usual: 'asc' },
                cell: ({ place }) => place ?? t('unmet.anywhere'),
              },
              {
                id: 'why',
                label: t('unmet.why'),
                cell: ({ kind: why }) => (
                  <Badge tone={why === 'offer' ? 'solid' : 'outline'}>{t(`unmet.kinds.${why}`)}</Badge>
                ),
              },
              {
                id: 'searches',
                label: t('unmet.searches'),
                sort: { by: 'searches', usual: 'desc' },
                isNumeric: true,
                cell: ({ searches }) => searches.toLocaleString(locale),
              },
              {
                id: 'last',
                label: t('unmet.last'),
                sort: { by: 'last', usual: 'desc' },
                cell: ({ lastDay }) => (
                  <span className="whitespace-nowrap">{formatShortDateOfYear(lastDay, locale)}</span>
                ),
              },
            ]}
          />
        )}
      >
        <Filter
          name="days"
          label={t('unmet.days')}
          filters={filters}
          options={unmetDays.map((value) => ({ value, label: t('unmet.lastDays', { count: Number(value) }) }))}
        />
        <Filter
          name="kind"
          label={t('unmet.why')}
          filters={filters}
          noChoice={t('unmet.anyKind')}
          options={unmetKinds.map((value) => ({ value, label: t(`unmet.kinds.${value}`) }))}
        />
      </FoundTable>
    </>
  )
}

/** Leads to the search itself: who there is by now. */
function Wish({ wish: { words, category, place } }: { wish: UnmetSearch }) {
  const { i18n } = useTranslation('admin')
  const inCategory = category && categoryName(i18n, { slug: category, name: category })
  const asked = { ...(words && { search: words }), ...(category && { category }), ...(place && { location: place }) }
  return (
    <>
      <Link to={`/search?${new URLSearchParams(asked)}`} className="link">
        {words || inCategory}
      </Link>
      {words && inCategory && <span className="block font-normal text-ink-2">{inCategory}</span>}
    </>
  )
}
