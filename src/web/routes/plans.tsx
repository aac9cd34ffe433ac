import { Suspense } from 'react'
import { data } from 'react-router'
import { subscriptions } from '../../domains/subscriptions/contract.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import { hasCode } from '../../lib/api/errors.ts'
import { late } from '../../ui/late.ts'
import { apiContext } from '../api-context.ts'
import { providerMissing } from '../layout/page-failure.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/plans'

// As the page of gift cards: seldom opened, and not on the list that every page carries.
const PlansPage = late(() =>
  import('../../domains/subscriptions/ui/plans-page.tsx').then((module) => ({ default: module.PlansPage })),
)

export const handle = { startsAtOnce: true, parameters: ['provider'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { call, language } = context.get(apiContext)
  const t = i18nFor(language).getFixedT(language, 'subscriptions')
  const id = new URL(request.url).searchParams.get('provider')
  if (!id) {
    // What is left out where it cannot be read.
    const platform = await call(subscriptions.plans, {}).catch(() => null)
    return data({ offer: null, platform, title: t('own.title') })
  }
  try {
    const offer = await call(subscriptions.plans, { providerId: id })
    const title = t('offer.of', { name: offer.providerName })
    return data({ offer, platform: null, title }, { headers: { 'X-Cache-Tags': `provider:${offer.providerId}` } })
  } catch (error) {
    if (hasCode(error, 'provider_not_found') || hasCode(error, 'invalid_input')) throw providerMissing()
    throw error
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: args.loaderData?.title ?? t('site.plans'), isIndexed: false }))

/** The memberships that a business sells, and one's own. */
export default function Plans({ loaderData: { offer, platform } }: Route.ComponentProps) {
  return (
    <Suspense fallback={null}>
      <PlansPage offer={offer} platform={platform} />
    </Suspense>
  )
}
