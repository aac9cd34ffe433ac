import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { createRoutesStub } from 'react-router'
import '../src/domains/texts.server.ts'
import { i18nFor } from '../src/i18n/i18n.ts'
import type { SiteData } from '../src/web/page-meta.ts'

/** A part of a page as the server sends it; `site`: what the page knows of the site. */
export function rendered(part: ReactNode, site: Partial<SiteData> = {}, path = '/', language = 'en'): string {
  return renderToStaticMarkup(pageOf(part, site, path, language))
}

/** With the parts whose code comes later. */
export async function renderedWhole(part: ReactNode, language = 'en'): Promise<string> {
  const { prelude } = await prerender(pageOf(part, {}, '/', language))
  return new Response(prelude).text()
}

function pageOf(part: ReactNode, site: Partial<SiteData>, path: string, language: string): ReactNode {
  const Page = createRoutesStub([{ id: 'root', path: '*', Component: () => part, HydrateFallback: () => null }])
  return (
    <I18nextProvider i18n={i18nFor(language)}>
      <Page initialEntries={[path]} hydrationData={{ loaderData: { root: site } }} />
    </I18nextProvider>
  )
}

/** What is read of it. */
export const textIn = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
