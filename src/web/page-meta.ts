import type { TFunction } from 'i18next'
import type { MetaDescriptor } from 'react-router'
import type { CurrencyCode } from '../domains/currency/contract.ts'
import { textsOf } from '../i18n/i18n.ts'
import { defaultLanguage, type Language, languages, localeOf } from '../i18n/languages.ts'

/** What the root's loader tells every page. */
export type SiteData = {
  language: Language
  /** What English without a region is. */
  marketLocale: string
  origin: string
  socialLinks: readonly string[]
  hasPublicOrigin: boolean
  /** Whether a call can tell from which country it comes. */
  knowsCountry: boolean
  /** A demo that runs as a real site would: every page says so. */
  isDemo: boolean
  /** Those that there are rates for. */
  currencies: readonly CurrencyCode[]
  /** By slug, in its language: categories that are not called here as they ship. */
  categoryNames: Readonly<Record<string, string>>
}

const noSite: SiteData = {
  language: defaultLanguage,
  marketLocale: localeOf(defaultLanguage),
  origin: '',
  socialLinks: [],
  hasPublicOrigin: false,
  knowsCountry: false,
  isDemo: false,
  currencies: [],
  categoryNames: {},
}

type MetaArgs = {
  matches: readonly ({ loaderData?: unknown } | undefined)[]
  location: { pathname: string; search: string }
}
type PageMeta = {
  title: string
  description?: string
  /** The path that stands for all addresses of this page, with the parameters that make it another one. */
  canonical?: string
  isIndexed?: boolean
  /** Below the origin. */
  image?: string
  isProfile?: boolean
}

/** Title, description, canonical address, languages and share card of a page, written in its language. */
export function pageMeta(args: MetaArgs, describe: (t: TFunction, site: SiteData) => PageMeta): MetaDescriptor[] {
  // The first match is always the root.
  const site = (args.matches[0]?.loaderData as SiteData | undefined) ?? noSite
  const t = textsOf(site.language)
  const { title, description, canonical, isIndexed = true, image, isProfile } = describe(t, site)
  const name = t('site.name')
  const full = title.includes(name) ? title : `${title} – ${name}`
  const text = description ?? t('site.description')
  return [
    { title: full },
    { name: 'description', content: text },
    ...(isIndexed
      ? addresses(args, site, canonical ?? args.location.pathname)
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: name },
    { property: 'og:title', content: full },
    { property: 'og:description', content: text },
    { property: 'og:type', content: isProfile ? 'profile' : 'website' },
    { property: 'og:locale', content: localeOf(site.language).replace('-', '_') },
    { property: 'og:image', content: `${site.origin}${image ?? '/share/generic.jpg'}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The plain address answers in the reader's own language; `?lng=` names one for search engines. */
function addresses({ location }: MetaArgs, { origin }: SiteData, path: string): MetaDescriptor[] {
  const own = new URLSearchParams(location.search).get('lng')
  const inLanguage = (language: string | null) => {
    const separator = path.includes('?') ? '&' : '?'
    return `${origin}${path}${language ? `${separator}lng=${language}` : ''}`
  }
  const spoken = languages.find((language) => language === own) ?? null
  return [
    { tagName: 'link', rel: 'canonical', href: inLanguage(spoken) },
    ...languages.map((language) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href: inLanguage(language),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: inLanguage(null) },
  ]
}
