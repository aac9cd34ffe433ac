import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { formatDate } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Table } from '../../../ui/table.tsx'
import { call } from '../../identity/ui/session.ts'
import { categoryName } from '../../providers/ui/provider-texts.ts'
import { find } from '../../search/find-contract.ts'
import { Filter, FoundList, useFilters } from './found-list.tsx'
import { officeKey } from './office-query.ts'

const lastDays = ['30', '7', '90'] as const

/** Where supply is missing, and when. */
export function Unmet() {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const filters = useFilters()
  const days = Number(filters.oneOf('days', lastDays) ?? lastDays[0])
  const query = useQuery({
    queryKey: [...officeKey, 'unmet', days],
    queryFn: ({ signal }) => call(find.unmet, { days, limit: 200 }, { signal }),
    placeholderData: (before) => before,
  })
  return (
    <>
      <PageHead title={t('unmet.title')} text={t('unmet.lead')} />
      <div className="office-filters">
        <Filter
          name="days"
          label={t('unmet.days')}
          filters={filters}
          options={lastDays.map((value) => ({ value, label: t('unmet.lastDays', { count: Number(value) }) }))}
        />
      </div>
      <FoundList query={query}>
        {(unmet) =>
          unmet.length === 0 ? (
            <EmptyState title={t('unmet.none')}>
              <p>{t('unmet.noneText')}</p>
            </EmptyState>
          ) : (
            <Table
              caption={t('unmet.title')}
              isCaptionHidden
              rows={unmet}
              keyOf={({ kind, words, category, place }) => `${kind} ${words} ${category} ${place}`}
              columns={[
                {
                  id: 'words',
                  label: t('unmet.words'),
                  cell: ({ words, category }) => {
                    const inCategory = category && categoryName(i18n, { slug: category, name: category })
                    return (
                      <>
                        {words || inCategory}
                        {words && inCategory && <span className="block font-normal text-ink-2">{inCategory}</span>}
                      </>
                    )
                  },
                },
                { id: 'place', label: t('unmet.place'), cell: ({ place }) => place ?? t('unmet.anywhere') },
                {
                  id: 'why',
                  label: t('unmet.why'),
                  cell: ({ kind }) => (
                    <Badge tone={kind === 'offer' ? 'solid' : 'outline'}>{t(`unmet.kinds.${kind}`)}</Badge>
                  ),
                },
                {
                  id: 'searches',
                  label: t('unmet.searches'),
                  isNumeric: true,
                  cell: ({ searches }) => searches.toLocaleString(locale),
                },
                { id: 'last', label: t('unmet.last'), cell: ({ lastDay }) => formatDate(lastDay, locale) },
              ]}
            />
          )
        }
      </FoundList>
    </>
  )
}
