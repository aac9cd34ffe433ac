import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { data, Link, redirect } from 'react-router'
import { heartOnCard } from '../../domains/favourites/ui/heart.tsx'
import { ProviderGrid } from '../../domains/providers/ui/provider-grid.tsx'
import { search } from '../../domains/search/contract.ts'
import { find } from '../../domains/search/find-contract.ts'
import { hasCode } from '../../lib/api/errors.ts'
import { apiContext } from '../api-context.ts'
import { landingPage } from '../landing-page.ts'
import { LinkChips } from '../layout/link-chips.tsx'
import { listing } from '../listing.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/landing'

const shown = 12

/** A trade at a place: `/barber/shoreditch`. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { call, language, origin } = context.get(apiContext)
  const asked = { what: params.what, place: params.place }
  const landing = await call(find.landing, asked).catch((error: unknown) => {
    if (hasCode(error, 'landing_not_found') || hasCode(error, 'invalid_input')) throw data(null, { status: 404 })
    throw error
  })
  if (landing.path !== `/${params.what}/${params.place}`)
    throw redirect(`${landing.path}${new URL(request.url).search}`, 301)
  const { filters, today } = landing
  const [found, facts, free] = await Promise.all([
    call(search.providers, { ...filters, sort: 'rating', limit: shown }),
    call(find.landingFacts, asked).catch(() => null),
    call(search.providers, { ...filters, date: today, limit: 1 }).catch(() => null),
  ])
  const freeToday = free?.pagination.total ?? null
  const page = landingPage({ landing, facts, found, freeToday }, language, origin)
  return data(page, { headers: listing(found.providers) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { metaTitle, lead, path, structured } = args.loaderData
  return [
    ...pageMeta(args, () => ({ title: metaTitle, description: lead, canonical: path, image: '/share/search.jpg' })),
    ...structured.map((facts) => ({ 'script:ld+json': facts })),
  ]
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { title, lead, providers, listTitle, all, today, links, questionsTitle, questions, way } = loaderData
  return (
    <div className="page pt-4 lg:pt-6">
      <nav aria-label={t('provider.breadcrumb')}>
        <ol className="breadcrumb">
          {way.slice(0, -1).map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
          <li aria-current="page" className="max-sm:hidden">
            {title}
          </li>
        </ol>
      </nav>
      <h1 className="name mt-2">{title}</h1>
      <p className="lead mt-4 max-w-[60ch]">{lead}</p>
      <p className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
        {today && <Onward {...today} />}
        <Onward {...all} />
      </p>
      <section aria-labelledby="list" className="mt-12 lg:mt-16">
        <h2 id="list" className="h2 mb-8">
          {listTitle}
        </h2>
        <ProviderGrid providers={providers} isFirstOnPage corner={heartOnCard} />
      </section>
      {questions.length > 0 && (
        <section aria-labelledby="questions" className="mt-20 lg:mt-28">
          <h2 id="questions" className="h2">
            {questionsTitle}
          </h2>
          <dl className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-2">
            {questions.map(({ question, answer }) => (
              <div key={question} className="border-t-2 border-ink pt-4">
                <dt className="h3">{question}</dt>
                <dd className="mt-2 max-w-[60ch]">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {links.map((part) => (
        <LinkChips key={part.title} {...part} />
      ))}
    </div>
  )
}

function Onward({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className="link">
      {text}
      <ArrowRight aria-hidden="true" className="size-5" />
    </Link>
  )
}
