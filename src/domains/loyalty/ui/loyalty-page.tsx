import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { SkeletonBlock } from '../../../ui/skeleton.tsx'
import { call } from '../../identity/ui/session.ts'
import { loyalty } from '../contract.ts'
import { loyaltyKey } from './loyalty-key.ts'
import { PointsHistory } from './points-history.tsx'
import { PointsPanel } from './points-panel.tsx'
import { Rewards } from './rewards.tsx'
import { StampCards } from './stamp-cards.tsx'
import { Vouchers } from './vouchers.tsx'

export function LoyaltyPage() {
  const { t, i18n } = useTranslation('loyalty')
  const { t: common } = useTranslation()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...loyaltyKey, 'points'],
    queryFn: async ({ signal }) => {
      const [points, tiers] = await Promise.all([
        call(loyalty.points, {}, { signal }),
        call(loyalty.tiers, {}, { signal }),
      ])
      return { points, tiers }
    },
    staleTime: 0,
  })
  return (
    <div className="page pt-10 lg:pt-16">
      <h1 className="name mb-8">{t('page.title')}</h1>
      {isPending && (
        <div aria-busy="true">
          <SkeletonBlock className="h-72 rounded-form" />
        </div>
      )}
      {error && (
        <EmptyState
          title={errorText(i18n, error, t('page.failed'), 'loyalty')}
          action={
            <Button variant="primary" onClick={() => refetch()}>
              {common('search.retry')}
            </Button>
          }
        />
      )}
      {data && (
        <>
          <PointsPanel {...data} />
          <Vouchers />
          <StampCards />
          <div className="mt-14 grid items-start gap-14 lg:grid-cols-2">
            <Rewards />
            <PointsHistory />
          </div>
        </>
      )}
    </div>
  )
}
