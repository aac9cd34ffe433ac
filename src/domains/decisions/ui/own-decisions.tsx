import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { SkeletonBlock, Skeletons } from '../../../ui/skeleton.tsx'
import { call } from '../../identity/ui/session.ts'
import { decisions } from '../contract.ts'
import { DecisionView } from './decision-view.tsx'

const queryKey = ['own-decisions']

export function OwnDecisions() {
  const { t, i18n } = useTranslation('decisions')
  const { t: common } = useTranslation()
  const queries = useQueryClient()
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam: page }) => call(decisions.mine, { page, limit: 20 }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : null),
  })
  const shown = data?.pages.flatMap((page) => page.decisions) ?? []
  return (
    <div className="page pt-10 lg:pt-16">
      <h1 className="name">{t('title')}</h1>
      <p className="lead mt-3 mb-10">{t('lead')}</p>
      {isPending && (
        <Skeletons size="small">
          <SkeletonBlock className="h-80 max-w-prose rounded-form" />
        </Skeletons>
      )}
      {error && !data && (
        <EmptyState
          title={errorText(i18n, error, t('loadFailed'), 'decisions')}
          action={
            <Button variant="primary" onClick={() => refetch()}>
              {common('search.retry')}
            </Button>
          }
        />
      )}
      {data && shown.length === 0 && (
        <EmptyState title={t('empty')}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      )}
      <ul className="grid max-w-prose gap-6">
        {shown.map((decision) => (
          <li key={decision.id}>
            <DecisionView decision={decision} onChange={() => queries.invalidateQueries({ queryKey })} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <p className="mt-8">
          <Button variant="outline" isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {common('search.more')}
          </Button>
        </p>
      )}
    </div>
  )
}
