import { data } from 'react-router'
import { providers } from '../../domains/providers/contract.ts'
import { type ReviewSummary, reviews } from '../../domains/reviews/contract.ts'
import { localeOf } from '../../i18n/languages.ts'
import { hasCode } from '../../lib/api/errors.ts'
import { formatCount, formatDecimal } from '../../ui/date-format.ts'
import { apiContext } from '../api-context.ts'
import { infoTexts } from '../info/info-texts.ts'
import { InfoPage, type InfoSections, infoMeta } from '../layout/info-page.tsx'
import type { Route } from './+types/how-we-rate'

export const handle = { parameters: ['provider'] }

/** The formula, and with a provider in the address what it makes of theirs. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { call, language } = context.get(apiContext)
  const { contents, rating } = infoTexts(language)
  const { numbers, ...page } = rating
  const slug = new URL(request.url).searchParams.get('provider')
  const found = slug
    ? await Promise.all([
        call(providers.get, { id: slug }),
        call(reviews.ofProvider, { providerId: slug, limit: 1 }),
      ]).catch(nobody)
    : null
  if (!found) return data({ ...page, contents })
  const [{ id, name }, { summary }] = found
  const title = numbers.title.replace('{{name}}', () => name)
  const own: InfoSections = { numbers: { title, blocks: blocksOf(summary, numbers, localeOf(language)) } }
  const sections: InfoSections = { ...own, ...page.sections }
  return data({ ...page, contents, sections }, { headers: { 'X-Cache-Tags': `provider:${id}` } })
}

/** Of whom the address names nobody knows: the formula alone. */
function nobody(error: unknown): null {
  if (hasCode(error, 'provider_not_found') || hasCode(error, 'invalid_input')) return null
  throw error
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

type Words = ReturnType<typeof infoTexts>['rating']['numbers']

function blocksOf({ averageRating, totalReviews, ratingDistribution }: ReviewSummary, words: Words, locale: string) {
  if (averageRating === null) return [words.none]
  const lines = [5, 4, 3, 2, 1].map((stars) => [stars, ratingDistribution[stars] ?? 0] as const)
  const sum = lines.reduce((total, [stars, count]) => total + stars * count, 0)
  const rows = lines.map(([stars, count]) => [stars, count, stars * count].map((number) => formatCount(number, locale)))
  const values: Record<string, string> = {
    sum: formatCount(sum, locale),
    count: formatCount(totalReviews, locale),
    average: formatDecimal(averageRating, locale),
  }
  const average = words.average.replaceAll(/\{\{(\w+)\}\}/g, (_whole, key: string) => values[key] ?? '')
  const all = [words.sum, values.count ?? '', values.sum ?? '']
  return [{ head: words.head, rows: [...rows, all] }, average]
}

export const meta: Route.MetaFunction = (args) => infoMeta(args, args.loaderData)

export default function HowWeRate({ loaderData }: Route.ComponentProps) {
  return <InfoPage {...loaderData} />
}
