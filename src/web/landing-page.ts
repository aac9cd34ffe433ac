import { inPlace } from '../domains/location/ui/in-place.ts'
import { asBeginning, categoryName } from '../domains/providers/ui/provider-texts.ts'
import type { SearchResult, search } from '../domains/search/contract.ts'
import type { find, LandingLink } from '../domains/search/find-contract.ts'
import { i18nFor } from '../i18n/i18n.ts'
import { type Language, localeOf } from '../i18n/languages.ts'
import type { OutputOf } from '../lib/api/endpoint.ts'
import { formatMoney } from '../lib/money.ts'
import { formatCount, formatDecimal } from '../ui/date-format.ts'
import { breadcrumb, listOf, questionsOf } from './structured-data.ts'
import { tradeName } from './trade-name.ts'

type Landing = OutputOf<typeof find.landing>
type Facts = OutputOf<typeof find.landingFacts>
type Found = {
  landing: Landing
  /** Null: they could not be read. */
  facts: Facts | null
  found: OutputOf<typeof search.providers>
  freeToday: number | null
}
type Link = { to: string; text: string }

const landingT = (language: Language) => i18nFor(language).getFixedT(null, 'search', 'landing')

/** 'Barbers in Shoreditch'. */
function landingTitle(language: Language, { slug, isCategory }: Pick<Landing, 'slug' | 'isCategory'>, place: string) {
  const what = isCategory ? categoryName(i18nFor(language), { slug, name: slug }) : (tradeName(language, slug) ?? slug)
  return `${asBeginning(what, localeOf(language))} ${inPlace(language, place)}`
}

/** All that the page says, in words: a browser gets it as data, and no code that writes it. */
export function landingPage({ landing, facts, found, freeToday }: Found, language: Language, origin: string) {
  const t = landingT(language)
  const { name, city } = landing.place
  const where = { inPlace: inPlace(language, name) }
  const title = landingTitle(language, landing, name)
  const said = new URLSearchParams(
    Object.entries(landing.filters).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  )
  const questions = facts ? questionsAbout(facts, { found, freeToday }, language, where) : []
  const home = i18nFor(language).t('site.home')
  const way: [string, string][] = [
    [home, '/'],
    [name, `/search?location=${encodeURIComponent(landing.filters.location)}`],
    [title, landing.path],
  ]
  return {
    title,
    metaTitle: landingTitle(language, landing, name === city ? name : `${name}, ${city}`),
    path: landing.path,
    lead: leadOf(facts, { found, freeToday }, language, where),
    providers: found.providers,
    listTitle: t('list'),
    all: { to: `/search?${said}`, text: t('seeAll') },
    today: freeToday ? { to: `/search?${said}&date=${landing.today}`, text: t('seeToday') } : null,
    links: [
      { title: t('nearby'), list: linksOf(facts?.nearby ?? [], language) },
      { title: t('otherTrades', where), list: linksOf(facts?.trades ?? [], language) },
    ].filter(({ list }) => list.length > 0),
    questionsTitle: t('questions'),
    questions,
    way: way.map(([text, to]): Link => ({ to, text })),
    structured: [
      listOf(found.providers, origin),
      breadcrumb(origin, way),
      ...(questions.length > 0 ? [questionsOf(questions)] : []),
    ],
  }
}

/** Null: there are none. */
export function landingLinks(links: readonly LandingLink[], language: Language) {
  return links.length > 0 ? { title: landingT(language)('popular'), list: linksOf(links, language) } : null
}

const linksOf = (links: readonly LandingLink[], language: Language): Link[] =>
  links.map((link) => ({ to: link.path, text: landingTitle(language, link, link.place) }))

type Where = { inPlace: string }
type Counted = Pick<Found, 'found' | 'freeToday'>

/** A sentence for each thing that is known. */
function leadOf(facts: Facts | null, { found, freeToday }: Counted, language: Language, where: Where): string {
  const t = landingT(language)
  const count = found.pagination.total
  return [
    t('count', { count, ...where }),
    facts?.rating != null && t('rated', { count: facts.reviewsCount, rating: stars(facts.rating, language) }),
    facts && pricesOf(facts, language),
    freeToday !== null && t('free', { count: freeToday }),
  ]
    .filter(Boolean)
    .join(' ')
}

const stars = (rating: number, language: Language) => formatDecimal(rating, localeOf(language))

function pricesOf({ lowestPriceMinor, typicalPriceMinor, currency }: Facts, language: Language): string | null {
  if (lowestPriceMinor === null || typicalPriceMinor === null) return null
  const price = (minor: number) => formatMoney(minor, currency, localeOf(language))
  const prices = { lowest: price(lowestPriceMinor), typical: price(typicalPriceMinor) }
  return landingT(language)(lowestPriceMinor === typicalPriceMinor ? 'priceOne' : 'prices', prices)
}

type Question = { question: string; answer: string }

function questionsAbout(facts: Facts, { found, freeToday }: Counted, language: Language, where: Where): Question[] {
  const t = landingT(language)
  const total = formatCount(found.pagination.total, localeOf(language))
  const best = bestRated(found.providers)
  const prices = pricesOf(facts, language)
  const questions: (Question | null)[] = [
    prices ? { question: t('askPrice', where), answer: prices } : null,
    freeToday ? { question: t('askToday'), answer: t('answerToday', { count: freeToday, total }) } : null,
    best
      ? {
          question: t('askBest'),
          answer: t('answerBest', { ...best, count: best.reviewsCount, rating: stars(best.rating, language) }),
        }
      : null,
    facts.freeCancellation > 0
      ? { question: t('askCancel'), answer: t('answerCancel', { count: facts.freeCancellation, total }) }
      : null,
  ]
  return questions.filter((one) => one !== null)
}

/** The list begins with them; without a review nobody is. */
function bestRated([first]: readonly SearchResult[]) {
  return first && first.rating !== null
    ? { name: first.name, reviewsCount: first.reviewsCount, rating: first.rating }
    : null
}
