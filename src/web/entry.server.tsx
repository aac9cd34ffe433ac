import { randomBytes } from 'node:crypto'
import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import './texts.server.ts'
import { policyHeader, withOwnPolicy } from '../lib/page-cache.server.ts'
import { apiContext } from './api-context.ts'
import { withLateStart } from './late-start.ts'

/** Rendered whole before the first byte: the answer is cached, hashed and compressed as one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  site: RouterContextProvider,
): Promise<Response> {
  let responseStatus = status
  let hasFrame = false
  // In development there is no policy, and Vite adds scripts of its own.
  const mark = import.meta.env.DEV ? undefined : randomBytes(16).toString('base64url')
  const router = <ServerRouter context={context} url={request.url} {...(mark && { nonce: mark })} />
  const body = await renderToReadableStream(router, {
    ...(mark && { nonce: mark }),
    signal: request.signal,
    // All at its place, also for who has no JavaScript to put it there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      responseStatus = 500
      // What breaks the frame is thrown, and comes to `handleError`.
      if (hasFrame) reportTo(site, request, error)
    },
  })
  hasFrame = true
  await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  const rendered = await new Response(body).text()
  if (!mark) return new Response(rendered, { status: responseStatus, headers })
  const started = withLateStart(rendered, says(context, 'startsAtOnce'), mark)
  const { html, policy } = withOwnPolicy(started, mark, {
    hasGoogleMaps: site.get(apiContext).hasGoogleMaps,
    hasCards: site.get(apiContext).hasCardProcessor && says(context, 'takesCards'),
  })
  headers.set(policyHeader, policy)
  return new Response(html, { status: responseStatus, headers })
}

/** What a loader or the frame of a page has thrown. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // No page takes anything but reads: what comes of the rest is the fault of whoever asks.
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && !isRouteErrorResponse(error)) reportTo(context, request, error)
}

/** Of a page that was given up, whoever gave it up tells why. */
function reportTo(site: Readonly<RouterContextProvider>, { signal }: Request, error: unknown) {
  if (!signal.aborted) site.get(apiContext).report(error)
}

/** Of a route, its `handle`: that it needs its JavaScript to be of any use, or takes cards. */
function says({ staticHandlerContext, routeModules }: EntryContext, word: 'startsAtOnce' | 'takesCards'): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle: unknown = routeModules[route.id]?.handle
    return typeof handle === 'object' && handle !== null && word in handle
  })
}
