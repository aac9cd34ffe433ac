import type { IncomingMessage } from 'node:http'
import type { ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import { languages } from '../i18n/languages.ts'
import { parseConfig } from '../lib/config.server.ts'
import { declaredParameters, pageOf } from './page-request.server.ts'

const route = (path: string | undefined, parameters?: string[]) => ({
  path,
  index: path === undefined,
  module: { handle: { parameters } },
})
const routes = {
  home: route(undefined),
  search: route('search', ['search', 'page', 'filter*']),
  about: route('about'),
  provider: route('provider/:id', ['book']),
  giftCard: route('gift-card/:code?', ['name']),
  rest: route('*', ['everything']),
}
const declared = declaredParameters({ routes } as unknown as ServerBuild)
const config = parseConfig({})

const asked = (url: string, headers: Record<string, string> = {}) =>
  pageOf(config, declared, { url, headers, socket: {} } as IncomingMessage)

describe('a page is made of', () => {
  test.each([
    ['/search?page=2&search=cut&filter=a&filter=b', 'search=cut&page=2&filter=a&filter=b'],
    // In one order, one of each, and nothing that the route does not read.
    ['/search?search=dye&utm_source=x&search=cut&page=2', 'search=dye&page=2'],
    ['/SEARCH/?page=2&everything=1', 'page=2'],
    ['/about?search=cut&page=2', ''],
    ['/?anything=1', ''],
    ['/provider/maya?book=&at=1', 'book='],
    ['/gift-card?name=maya&at=1', 'name=maya'],
    ['/gift-card/AAAAA?name=maya', 'name=maya'],
    ['/gift-cards?name=maya', ''],
    ['/nowhere/at/all?everything=1', ''],
    ['/search.data?page=2&_routes=search', 'page=2&_routes=search'],
    ['/_root.data?_routes=home&page=2', '_routes=home'],
    ['/search?page=%zz&search=%C3%A9', 'search=%C3%A9&page=%25zz'],
  ])('%s: %s', (url, params) => {
    expect(asked(url).params).toBe(params)
  })

  test('its language: of the address, the choice, the browser', () => {
    expect(asked('/?lng=pt').language).toBe('pt')
    expect(asked('/', { cookie: 'i18nextLng=es' }).language).toBe('es')
    expect(asked('/', { 'accept-language': 'fr-CA' }).language).toBe('fr')
    expect(asked('/?lng=pt', { cookie: 'i18nextLng=es' }).key).not.toBe(asked('/', { cookie: 'i18nextLng=pt' }).key)
  })

  test.each(['/?lng=xx', '/?lng=', '/?lng=%3Cb%3E', '/?lng=e', `/?lng=${'x'.repeat(300)}`])(
    'no language that is none: %s is the page without it',
    (url) => {
      expect(asked(url)).toEqual(asked('/'))
    },
  )
})

describe('the pages that nothing pushes out', () => {
  test('are those of fixed paths, in our languages', () => {
    for (const url of ['/', '/about', '/search', '/?lng=fr', '/about?utm_source=x'])
      expect(asked(url).isFront, url).toBe(true)
    for (const url of [
      '/search?page=2',
      '/provider/maya',
      '/about/',
      '/ABOUT',
      '/about.data',
      '/nowhere',
      '/?lng=fr-CA',
    ])
      expect(asked(url).isFront, url).toBe(false)
  })

  test('are few, whatever is asked for', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const made = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}`)))
    const keys = ['/', '/about', '/search'].flatMap((path) =>
      [...made, ...letters.flatMap((a) => letters.map((b) => a + b)), ...languages, 'en-GB', 'fr_CA', 'pt-BR-x']
        .map((lng) => asked(`${path}?lng=${lng}`))
        .filter(({ isFront }) => isFront)
        .map(({ key }) => key),
    )
    expect(new Set(keys).size).toBe(3 * (1 + languages.length))
  })
})
