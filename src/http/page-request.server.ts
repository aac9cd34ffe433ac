import type { IncomingMessage } from 'node:http'
import type { Config } from '../lib/config.server.ts'
import { isDeveloper } from './dev-pages.server.ts'
import { requestLanguage } from './language.server.ts'

/** Parameters that change nothing must not make a page of their own. */
const relevantParameters = [
  'lng',
  'search',
  'category',
  'location',
  'specialization',
  'date',
  'time',
  'sort',
  'page',
  'distanceKm',
  'mode',
  'redirect',
  'provider',
  'book',
  'service',
  'person',
  'month',
  'day',
  'at',
  '_routes',
]

/** What a page is made of, and its key made of exactly that. */
export function pageOf(config: Config, request: IncomingMessage) {
  // From the request line as it came: resolved as an address, `//elsewhere/` would take the place of `/`.
  const [path = '/', query = ''] = (request.url ?? '/').split('?', 2)
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of relevantParameters) for (const value of given.getAll(name)) kept.append(name, value)
  const params = kept.toString()
  const language = requestLanguage(`?${params}`, request.headers.cookie, request.headers['accept-language'])
  const showsDevPages = isDeveloper(config, request)
  return { params, language, showsDevPages, key: `${language} ${showsDevPages} ${path}?${params}` }
}
