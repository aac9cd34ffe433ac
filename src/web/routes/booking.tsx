import { data, redirect } from 'react-router'
import { BookingJourney, NothingToBook } from '../../domains/bookings/ui/booking-journey.tsx'
import { readQuote, readTimes } from '../../domains/bookings/ui/journey-data.ts'
import { readPageSelection } from '../../domains/bookings/ui/selection.ts'
import { providers } from '../../domains/providers/contract.ts'
import { hasCode } from '../../lib/api/errors.ts'
import { apiContext } from '../api-context.ts'
import { providerMissing } from '../layout/page-failure.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/booking'

export const handle = {
  startsAtOnce: true,
  parameters: ['provider', 'book', 'service*', 'with', 'month', 'day', 'at'],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { call } = context.get(apiContext)
  const params = new URL(request.url).searchParams
  const id = params.get('provider')
  if (!id) throw redirect('/search')
  // A form without scripts sends each box of its own.
  if (params.has('service')) {
    const [own, kept] = [params.getAll('service'), new URLSearchParams(params)]
    for (const name of ['service', 'at']) kept.delete(name)
    kept.set('book', own.join(','))
    throw redirect(`/booking?${kept}`)
  }
  try {
    const provider = await call(providers.get, { id })
    const selection = readPageSelection(params, provider)
    const today = provider.openingTimes.date
    const times = selection.serviceIds.length > 0 ? await readTimes(call, provider, selection, today) : null
    const { quote, refusal } = await readQuote(call, provider, selection)
    const headers = { 'X-Cache-Tags': `provider:${provider.id}` }
    return data({ provider, selection, today, times, quote, refusal }, { headers })
  } catch (error) {
    // Of an old link: whoever has left since. Anybody else may be free.
    if (hasCode(error, 'staff_unknown')) {
      for (const name of ['with', 'at']) params.delete(name)
      throw redirect(`/booking?${params}`)
    }
    if (hasCode(error, 'provider_not_found') || hasCode(error, 'invalid_input')) throw providerMissing()
    throw error
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('booking.title', { name: args.loaderData.provider.name }),
    isIndexed: false,
  }))

export default function BookingPage({ loaderData }: Route.ComponentProps) {
  const { provider } = loaderData
  return provider.hasServices ? <BookingJourney {...loaderData} /> : <NothingToBook provider={provider} />
}
