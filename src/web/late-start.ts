import { startPage } from './start-page.ts'

// It holds the modules of the routes, which no other script does.
const routerScript = /<script([^>]* type="module"[^>]*)>(?=[^<]*\bwindow\.__reactRouterRouteModules\b)/g

/** The module script of the router becomes text that `startPage` brings to life, and nothing is fetched before. */
export function withLateStart(html: string, isAtOnce: boolean, mark: string): string {
  const withScript = html.replace('</head>', () => `<script nonce="${mark}">(${startPage})()</script></head>`)
  if (isAtOnce) return withScript
  return withScript
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(routerScript, (tag, attributes: string) =>
      attributes.includes(` nonce="${mark}"`) ? `<script nonce="${mark}" type="text/plain" id="start">` : tag,
    )
}
