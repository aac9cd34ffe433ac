import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import '../i18n/texts.server.ts'
import { startPage } from './start-page.ts'

/** Rendered whole before the first byte: the answer is cached, hashed and compressed as one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let responseStatus = status
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: request.signal,
    onError: (error) => {
      responseStatus = 500
      console.error(error)
    },
  })
  await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = await new Response(body).text()
  return new Response(import.meta.env.DEV ? html : withLateStart(html, startsAtOnce(context)), {
    status: responseStatus,
    headers,
  })
}

/** A route whose `handle` says so needs its JavaScript to be of any use. */
function startsAtOnce({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle: unknown = routeModules[route.id]?.handle
    return typeof handle === 'object' && handle !== null && 'startsAtOnce' in handle
  })
}

const startScript = `<script>(${startPage})()</script>`

/** The module script of the router becomes text that `startPage` brings to life, and nothing is fetched before. */
function withLateStart(html: string, isAtOnce: boolean): string {
  const withScript = html.replace('</head>', `${startScript}</head>`)
  if (isAtOnce) return withScript
  return withScript
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module"[^>]*>/, '<script type="text/plain" id="start">')
}
