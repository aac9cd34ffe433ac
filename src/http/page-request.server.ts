import type { IncomingMessage } from 'node:http'
import type { ServerBuild } from 'react-router'
import { languages, pickLanguage } from '../i18n/languages.ts'
import type { Config } from '../lib/config.server.ts'
import { isDeveloper } from './dev-pages.server.ts'
import { requestLanguage } from './language.server.ts'

/** What a route says of itself: `parameters` are all that it reads of a query; with a `*` behind it one may stand twice. */
type Handle = { parameters?: readonly string[] }

type Declared = { parameters: readonly string[]; isFixed: boolean }
/** Of the route that a path leads to. `isFixed`: the path has no part that varies. */
export type DeclaredParameters = (path: string) => Declared

const nothing: Declared = { parameters: [], isFixed: false }

export function declaredParameters({ routes }: Pick<ServerBuild, 'routes'>): DeclaredParameters {
  const fixed = new Map<string, Declared>()
  const varying: { pattern: RegExp; declared: Declared }[] = []
  for (const route of Object.values(routes)) {
    if (!route || (route.path === undefined && !route.index)) continue
    const path = `/${route.path ?? ''}`
    const parameters = (route.module.handle as Handle | undefined)?.parameters ?? []
    if (!/[:*?]/.test(path)) fixed.set(path, { parameters, isFixed: true })
    else if (!path.includes('*'))
      varying.push({
        pattern: new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`, 'i'),
        declared: { parameters, isFixed: false },
      })
  }
  return (path) => {
    const known = fixed.get(path)
    if (known) return known
    // As the router reads it: in any case, with or without a slash at the end.
    const plain = path.toLowerCase().replace(/(.)\/+$/, '$1')
    const same = fixed.get(plain)
    if (same) return { ...same, isFixed: false }
    return varying.find(({ pattern }) => pattern.test(plain))?.declared ?? nothing
  }
}

/** In the order in which they are declared, so that one page has one address. */
function keep(given: URLSearchParams, parameters: readonly string[]): URLSearchParams {
  const kept = new URLSearchParams()
  for (const parameter of ['lng', ...parameters]) {
    const name = parameter.replace('*', '')
    // A language that is none of ours says nothing, and would be a page of its own.
    const values = given.getAll(name).filter((value) => name !== 'lng' || pickLanguage(value) !== null)
    for (const value of name === parameter ? values.slice(0, 1) : values) kept.append(name, value)
  }
  return kept
}

/** What a page is made of, and its key made of exactly that. `isFront`: one of the few that everybody comes through. */
export function pageOf(config: Config, declared: DeclaredParameters, request: IncomingMessage) {
  // From the request line as it came: resolved as an address, `//elsewhere/` would take the place of `/`.
  const [path = '/', query = ''] = (request.url ?? '/').split('?', 2)
  const isData = path.endsWith('.data')
  const page = isData ? path.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : path
  const { parameters, isFixed } = declared(page)
  // Which loaders a navigation wants the answers of.
  const kept = keep(new URLSearchParams(query), isData ? [...parameters, '_routes'] : parameters)
  const params = kept.toString()
  const language = requestLanguage(`?${params}`, request.headers.cookie, request.headers['accept-language'])
  const showsDevPages = isDeveloper(config, request)
  const isPlain = [...kept].every(([name, value]) => name === 'lng' && languages.some((known) => known === value))
  const isFront = isFixed && !isData && isPlain
  return { params, language, showsDevPages, isFront, key: `${language} ${showsDevPages} ${path}?${params}` }
}
