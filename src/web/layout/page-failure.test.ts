import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import '../../domains/texts.server.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import { AppError } from '../../lib/api/errors.ts'
import { failureTitle, PageFailure } from './page-failure.tsx'

const refused = (status: number, data: unknown = null) => ({ status, statusText: '', internal: false, data })
const ofServer = (status: number, code: string) =>
  refused(status, JSON.stringify({ success: false, code, message: 'x' }))

function shown(error: unknown, language = 'en') {
  const page = createElement(PageFailure, { error })
  const html = renderToStaticMarkup(
    createElement(
      StaticRouter,
      { location: '/provider/maya?month=2030-01' },
      createElement(I18nextProvider, { i18n: i18nFor(language) }, page),
    ),
  )
  return html.replaceAll('&#x27;', "'")
}

test.each([
  ['a provider who is not there', refused(404, { code: 'provider_not_found' }), 'Provider Not Found'],
  ['a page that is not there', refused(404), 'Page not found'],
  ['a fault of ours', new Error('Unexpected Server Error'), 'Unexpected Application Error!'],
  ['an answer with a 500', refused(500, 'broken'), 'Unexpected Application Error!'],
  ['a fault of ours, below its name', new Error('broken'), 'Server error. Please try again later.'],
  ['an answer with a 500, below its name', refused(500, 'broken'), 'Server error. Please try again later.'],
  [
    'a database that is away',
    refused(503, { code: 'database_unavailable' }),
    'Our service is not available right now.',
  ],
  ['a page that takes too long', ofServer(503, 'busy'), 'We are very busy right now.'],
  ['too many pages asked for', ofServer(429, 'rate_limited'), 'Too many attempts.'],
  ['a proxy that finds nobody', refused(503, '<html>'), 'We are very busy right now.'],
  ['a server that is out of reach', new TypeError('Failed to fetch'), 'Network error. Please check your connection.'],
  [
    'nobody signed in',
    new AppError('unauthenticated', 'unauthenticated', 'x'),
    'You are not authorized to access this page',
  ],
  ['somebody else', new AppError('forbidden', 'forbidden', 'x'), 'Access forbidden'],
])('of %s the page says so', (_what, error, text) => {
  const html = shown(error)
  expect(html).toContain(text)
  if (!text.endsWith('Not Found')) expect(html).not.toContain('Provider Not Found')
})

test('what may go by itself offers another try at the very same address', () => {
  for (const error of [new Error('x'), refused(503), refused(500), new TypeError('Load failed')])
    expect(shown(error)).toMatch(/<a [^>]*href="">(Try Again|Reload Page)</)
  for (const missing of [refused(404), refused(404, { code: 'provider_not_found' })])
    expect(shown(missing)).not.toContain('href=""')
})

test('a link pressed without a network says so', () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  const html = shown(new TypeError('Failed to fetch'))
  Reflect.deleteProperty(navigator, 'onLine')
  expect(html).toContain('You are offline')
})

test('the title of the browser says the same', () => {
  expect(failureTitle(refused(404, { code: 'provider_not_found' }))).toBe('provider.notFound')
  expect(failureTitle(refused(404))).toBe('error.notFound')
  expect(failureTitle(refused(503))).toBe('error.notNow')
  expect(failureTitle(new Error('x'))).toBe('error.unexpected')
})

test('whoever has to log in comes back to where they were', () => {
  expect(shown(refused(401))).toContain('redirect=%2Fprovider%2Fmaya%3Fmonth%3D2030-01')
})

test('it is said in the language of the page', () => {
  expect(shown(refused(503, { code: 'database_unavailable' }), 'pt')).toContain('O nosso serviço não está disponível')
  expect(shown(refused(403), 'fr')).toContain('Accès interdit')
})
