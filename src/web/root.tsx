import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url'
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { type ReactNode, useEffect } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { currency, currencyCodes } from '../domains/currency/contract.ts'
import { restoreCurrency } from '../domains/currency/ui/chosen-currency.ts'
import { restoreSession } from '../domains/identity/ui/session.ts'
import { i18nFor } from '../i18n/i18n.ts'
import { defaultLanguage, localeOf } from '../i18n/languages.ts'
import { saidOtherwise } from '../i18n/said-otherwise.ts'
import { NavigationProgress } from '../ui/navigation-progress.tsx'
import { Toasts } from '../ui/toasts.tsx'
import type { Route } from './+types/root'
import { apiContext } from './api-context.ts'
import { PageBoundary } from './layout/crash.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { failureTitle, PageFailure } from './layout/page-failure.tsx'
import { ReadOnly } from './layout/read-only.tsx'
import { UncheckedSession } from './layout/unchecked-session.tsx'
import { pageMeta, type SiteData } from './page-meta.ts'
import './styles/app.css'

export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
  const { call, language, origin, socialLinks, hasPublicOrigin, knowsCountry, isDemo } = context.get(apiContext)
  const { rates } = await call(currency.rates, {}).catch(() => ({ rates: {} }))
  const currencies = currencyCodes.filter((code) => Object.hasOwn(rates, code))
  return {
    language,
    marketLocale: localeOf('en'),
    origin,
    socialLinks,
    hasPublicOrigin,
    knowsCountry,
    isDemo,
    currencies,
    categoryNames: saidOtherwise(language),
  }
}

/** Of a page whose loader threw: its own is not asked then. */
export const meta: Route.MetaFunction = (args) => {
  if (!args.error) return []
  return pageMeta(args, (t) => ({ title: t(failureTitle(args.error)), isIndexed: false }))
}

/** Of a loader that threw, such as how soon to come again. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()

/** Language and origin stay what they were when the page came. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root')
  const language = site?.language ?? defaultLanguage
  // The dashboard and the office bring a frame of their own.
  const isFramed = !/^\/(dashboard|admin)(\/|$)/.test(useLocation().pathname)
  return (
    <html lang={language} data-english={site?.marketLocale} data-categories={namesOf(site)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#faf4e6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101814" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {[textFont, displayFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <div className="page-top" />
        <I18nextProvider i18n={i18nFor(language)}>
          <Progress />
          <SkipLink />
          {site?.isDemo && <DemoNote />}
          {isFramed && <Header />}
          <ReadOnly />
          <UncheckedSession />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {isFramed && <Footer />}
          <Toasts />
        </I18nextProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Before anything of the page is drawn in a browser; nothing where all are called as they ship. */
function namesOf(site: SiteData | undefined): string | undefined {
  const names = site?.categoryNames ?? {}
  return Object.keys(names).length === 0 ? undefined : JSON.stringify(names)
}

function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className="skip-link" href="#main">
      {t('site.skip')}
    </a>
  )
}

function Progress() {
  const { t } = useTranslation()
  return <NavigationProgress textOf={(path) => (profile.test(path) ? t('provider.loading') : undefined)} />
}
const profile = /^\/provider\/(?!dashboard$)[^/]+$/

function DemoNote() {
  const { t } = useTranslation()
  return <p className="demo-note">{t('site.demo')}</p>
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { knowsCountry = false, currencies = [] } = loaderData ?? {}
  const route = useMatches().at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    void restoreSession()
    // The press that woke the page up is repeated now.
    dispatchEvent(new Event('page-is-live'))
    // Nothing that anybody waits for.
    import('./after-start.ts').then(({ afterStart }) => afterStart(route)).catch(() => {})
    return restoreCurrency(knowsCountry && currencies.length > 1)
  }, [])
  return (
    <PageBoundary>
      <Outlet />
    </PageBoundary>
  )
}

/** Whatever a page's loader threw, and what broke while the server rendered. */
export function ErrorBoundary() {
  return <PageFailure error={useRouteError()} />
}
