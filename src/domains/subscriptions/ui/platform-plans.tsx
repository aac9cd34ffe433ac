import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
import { Queries } from '../../../ui/queries.tsx'
import { call, useSession } from '../../identity/ui/session.ts'
import { freePlan, type PlanOffer, subscriptions } from '../contract.ts'
import { PlanCard } from './plan-card.tsx'
import { membershipsKey } from './usage.tsx'

/** What the platform sells: to whoever has one already it is nothing new. */
export function PlatformPlans({ offer }: { offer: PlanOffer }) {
  const session = useSession()
  if (session.status !== 'signed-in') return <Plans offer={offer} isHeld={false} />
  return (
    <Queries key={session.user.id} owner={session.user.id}>
      <UnlessHeld offer={offer} />
    </Queries>
  )
}

function UnlessHeld({ offer }: { offer: PlanOffer }) {
  const { data } = useQuery({
    queryKey: membershipsKey,
    queryFn: ({ signal }) => call(subscriptions.current, {}, { signal }),
    staleTime: 0,
  })
  if (!data) return null
  return <Plans offer={offer} isHeld={data.some(({ benefits, status }) => benefits !== null && status === 'active')} />
}

function Plans({ offer: { plans }, isHeld }: { offer: PlanOffer; isHeld: boolean }) {
  const { t } = useTranslation('subscriptions')
  if (isHeld) return null
  return (
    <section className="mt-14" aria-labelledby="platform-plans">
      <h2 id="platform-plans" className="h2">
        {t('plan.title')}
      </h2>
      <p className="lead mt-2 mb-8">{t('plan.text')}</p>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {plans.map((plan) =>
          plan.id === freePlan ? (
            <Free key={plan.id} />
          ) : (
            <PlanCard key={plan.id} plan={plan} back="/plans" level="h3" />
          ),
        )}
      </ul>
      <p className="mt-6 max-w-[60ch] text-ink-2">{t('offer.termsRenewing')}</p>
    </section>
  )
}

function Free() {
  const { t } = useTranslation('subscriptions')
  return (
    <li className="flex flex-col gap-4 rounded-form bg-paper-2 p-6">
      <h3 className="h3">{t('plan.freeName')}</h3>
      <p className="big font-bold">{t('plan.freePrice')}</p>
      <p>{t('plan.freeGives')}</p>
      <p className="mt-auto">
        <Badge tone="outline">{t('plan.yours')}</Badge>
      </p>
    </li>
  )
}
