import { Suspense } from 'react'
import { data } from 'react-router'
import { giftCards } from '../../domains/gift-cards/contract.ts'
import { providers } from '../../domains/providers/contract.ts'
import { find } from '../../domains/search/find-contract.ts'
import { hasCode } from '../../lib/api/errors.ts'
import { late } from '../../ui/late.ts'
import { apiContext } from '../api-context.ts'
import { providerMissing } from '../layout/page-failure.tsx'
import { pageMeta } from '../page-meta.ts'
import { paymentTitle } from '../payment-title.ts'
import '../styles/gift-card.css'
import type { Route } from './+types/gift-card'

// Every page carries a list of what each route needs: what is seldom opened is not on it.
const SendPage = late(() =>
  import('../../domains/gift-cards/ui/gift-card-page.tsx').then((module) => ({ default: module.GiftCardPage })),
)
const ShownCard = late(() =>
  import('../../domains/gift-cards/ui/shown-card.tsx').then((module) => ({ default: module.ShownCard })),
)
const PaymentOutcome = late(() =>
  import('../../domains/payments/ui/payment-outcome.tsx').then((module) => ({ default: module.PaymentOutcome })),
)

export const handle = { startsAtOnce: true, parameters: ['provider', 'name'] }

/** A code is known to nobody's cache: what it leads to is asked for in the browser. */
export async function loader({ request, context, params: { code } }: Route.LoaderArgs) {
  const title = code === 'success' ? paymentTitle(context, code).title : null
  if (code !== undefined) return data({ offer: null, everyone: [], name: '', found: [], title })
  const { call } = context.get(apiContext)
  const params = new URL(request.url).searchParams
  const [id, name] = [params.get('provider'), (params.get('name') ?? '').slice(0, 100)]
  if (id) {
    try {
      const offer = await call(giftCards.offer, { providerId: id })
      return data(
        { offer, everyone: [], name, found: [], title },
        { headers: { 'X-Cache-Tags': `provider:${offer.providerId}` } },
      )
    } catch (error) {
      if (hasCode(error, 'provider_not_found') || hasCode(error, 'invalid_input')) throw providerMissing()
      throw error
    }
  }
  const found = name.trim()
    ? (await call(find.suggest, { search: name, limit: 10 })).providers
    : await call(providers.popular, {})
  return data({ offer: null, everyone: await call(giftCards.everyone, {}), name, found: found.slice(0, 8), title })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: args.loaderData?.title ?? t('site.giftCard'),
    isIndexed: args.params.code === undefined,
  }))

/** Sending one; below it the card behind a code, and what is said when one is paid. */
export default function GiftCardRoute({ loaderData, params: { code } }: Route.ComponentProps) {
  return (
    <Suspense fallback={null}>
      {code === undefined && <SendPage {...loaderData} />}
      {code === 'success' && <PaymentOutcome />}
      {code !== undefined && code !== 'success' && <ShownCard code={code} />}
    </Suspense>
  )
}
