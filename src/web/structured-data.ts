import type { Provider, ProviderCard } from '../domains/providers/contract.ts'
import { weekdays } from '../domains/providers/rules.ts'
import { categoryName } from '../domains/providers/ui/provider-texts.ts'
import { i18nFor, textsOf } from '../i18n/i18n.ts'
import type { Language } from '../i18n/languages.ts'

/** schema.org for search engines: the same facts as the page, made on the server alone. */
const context = { '@context': 'https://schema.org' }

export function business(provider: Provider, origin: string) {
  const { lat, lng } = provider.coordinates
  return {
    ...context,
    '@type': 'LocalBusiness',
    name: provider.businessName || provider.name,
    description: provider.bio.slice(0, 160),
    url: `${origin}${provider.linkTo}`,
    ...(provider.image && { image: addressOf(provider.image, origin) }),
    ...(provider.contact.phone && { telephone: provider.contact.phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: provider.address,
      addressLocality: provider.city,
      addressCountry: provider.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    ...(provider.openingTimes.week.flat().length > 0 && { openingHoursSpecification: openingHours(provider) }),
    ...(provider.pricing.priceRange && { priceRange: provider.pricing.priceRange }),
    ...ratingOf(provider),
  }
}

/** A day that ends past midnight closes before it opens, as schema.org has it. */
function openingHours({ openingTimes }: Provider) {
  return openingTimes.week.flatMap((intervals, day) =>
    intervals.map(({ opensMinute, closesMinute }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekdays[day]?.replace(/^./, (letter) => letter.toUpperCase())}`,
      opens: clockTime(opensMinute),
      closes: clockTime(closesMinute),
    })),
  )
}

/** '09:30', of minutes past midnight. */
const clockTime = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16)

/** None without reviews: search engines punish stars that nobody gave. */
function ratingOf({ rating, reviewsCount }: Pick<ProviderCard, 'rating' | 'reviewsCount'>) {
  if (rating === null) return {}
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviewsCount } }
}

const addressOf = (path: string, origin: string) => (path.startsWith('/') ? `${origin}${path}` : path)

/** The breadcrumb of a profile. */
export function wayTo(provider: Provider, origin: string, language: Language) {
  return breadcrumb(origin, [
    [textsOf(language)('site.home'), '/'],
    [provider.location, `/search?location=${encodeURIComponent(provider.location)}`],
    [categoryName(i18nFor(language), provider.category), `/search?category=${provider.category.slug}`],
    [provider.name, provider.linkTo],
  ])
}

export function breadcrumb(origin: string, steps: readonly (readonly [name: string, path: string])[]) {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}

/** A list of results, in their order. */
export function listOf(providers: readonly Pick<ProviderCard, 'name' | 'linkTo'>[], origin: string) {
  return {
    ...context,
    '@type': 'ItemList',
    numberOfItems: providers.length,
    itemListElement: providers.map(({ name, linkTo }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${origin}${linkTo}`,
    })),
  }
}

export function questionsOf(questions: readonly { question: string; answer: string }[]) {
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The site, and where it is searched. */
export function website(origin: string, language: Language) {
  const name = textsOf(language)('site.name')
  return {
    ...context,
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    inLanguage: language,
    publisher: { '@type': 'Organization', name, url: `${origin}/`, logo: `${origin}/icons/icon-512.png` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
