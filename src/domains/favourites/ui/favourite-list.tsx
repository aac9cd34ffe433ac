import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { call } from '../../identity/ui/session.ts'
import { ProviderGrid } from '../../providers/ui/provider-grid.tsx'
import { favourites } from '../contract.ts'
import { Heart } from './heart.tsx'

const pageSize = 24

/** One that is removed stays until the page is left, with an empty heart: that is the way back. */
export function FavouriteList() {
  const { t, i18n } = useTranslation('favourites')
  const { t: common } = useTranslation()
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['favourites'],
    queryFn: ({ signal, pageParam }) => call(favourites.list, { page: pageParam, limit: pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => (pagination.page < pagination.totalPages ? pagination.page + 1 : undefined),
    staleTime: 0,
  })
  const all = data?.pages.flatMap((page) => page.favourites) ?? []
  // After one was removed, a page begins one later.
  const shown = all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index)
  const away = data?.pages[0]?.away ?? 0
  return (
    <div className="page pt-10 lg:pt-16">
      <h1 className="name mb-8">{common('site.favourites')}</h1>
      {isPending && <p className="lead">{t('page.loading')}</p>}
      {error && (
        <div role="alert" className="mb-6">
          <p className="lead mb-4">{errorText(i18n, error, t('page.failed'), 'favourites')}</p>
          <Button variant="primary" onClick={() => (data ? fetchNextPage() : refetch())}>
            {common('search.retry')}
          </Button>
        </div>
      )}
      {data && shown.length === 0 && (
        <EmptyState
          title={t('page.empty')}
          action={
            <Link to="/search" className={buttonClass('primary')}>
              {t('page.find')}
            </Link>
          }
        >
          <p>{t('page.emptyText')}</p>
        </EmptyState>
      )}
      {away > 0 && <p className="mb-6 text-ink-2">{t('page.away', { count: away })}</p>}
      {shown.length > 0 && (
        <ProviderGrid
          providers={shown}
          headingLevel="h2"
          corner={(provider) => <Heart provider={provider} look="heart-on-card" isFavourite />}
        />
      )}
      {hasNextPage && (
        <p className="mt-8">
          <Button variant="outline" isBusy={isFetching} onClick={() => fetchNextPage()}>
            {t('page.more')}
          </Button>
        </p>
      )}
    </div>
  )
}
