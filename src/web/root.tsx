import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { restoreSession } from '../domains/identity/ui/session.ts'
import { defaultLanguage, i18nFor } from '../i18n/i18n.ts'
import { buttonClass } from '../ui/button.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { NotFound } from './layout/not-found.tsx'
import './styles/app.css'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf4e6" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nextProvider i18n={i18nFor(defaultLanguage)}>
          <SkipLink />
          <Header />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </I18nextProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className="skip-link" href="#main">
      {t('site.skip')}
    </a>
  )
}

export default function Root() {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 10_000 } } }))
  useEffect(() => {
    void restoreSession()
  }, [])
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <div className="page py-20">
      <h1 className="h1">{t('error.unexpected')}</h1>
      <p className="lead mt-4">{t('error.server')}</p>
      <a className={`${buttonClass('primary')} mt-8`} href=".">
        {t('error.reload')}
      </a>
    </div>
  )
}
