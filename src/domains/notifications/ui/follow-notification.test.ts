import { beforeEach, expect, test, vi } from 'vitest'
import { followNotification } from './follow-notification.ts'

const meant = (targetRoute: string | null, fallbackRoute: string | null = null, actionLink: string | null = null) => ({
  ...{ id: 'n-1', actionLink },
  metadata: { targetRoute, fallbackRoute, serviceName: null, customerName: null, rating: null, reviewText: null },
})

/** Where it went, of pages of which the named ones fail. */
async function follow(notification: ReturnType<typeof meant>, ...failing: string[]) {
  const gone: string[] = []
  await followNotification(notification, {
    go: async (path) => {
      gone.push(path)
      if (failing.includes(path)) throw new Error(`${path} cannot be shown`)
    },
    load: (path) => gone.push(`load ${path}`),
  })
  return gone
}

let said: ReturnType<typeof vi.spyOn>[]
beforeEach(() => {
  vi.restoreAllMocks()
  said = (['warn', 'error'] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => {}))
})
const countSaid = () => said.map(({ mock }) => mock.calls.length)

test.each([
  ['its target', meant('/contact', '/about'), [], ['/contact']],
  ['else its link', meant(null, '/about', '/help'), [], ['/help']],
  ['where that fails, what is named instead', meant('/contact', '/about'), ['/contact'], ['/contact', '/about']],
  [
    'where that fails, too, the dashboard',
    meant('/contact', '/about'),
    ['/contact', '/about'],
    ['/contact', '/about', '/provider/dashboard'],
  ],
  [
    'where nothing is named instead, the dashboard',
    meant('/contact'),
    ['/contact'],
    ['/contact', '/provider/dashboard'],
  ],
  [
    'and where that fails as well, the dashboard as a new page',
    meant('/contact', '/about'),
    ['/contact', '/about', '/provider/dashboard'],
    ['/contact', '/about', '/provider/dashboard', 'load /provider/dashboard'],
  ],
])('a notification leads to %s', async (_where, notification, failing, gone) => {
  expect(await follow(notification, ...failing)).toEqual(gone)
  // Each way that failed is in the console.
  expect(countSaid()).toEqual([0, failing.length])
})

test.each(['https://elsewhere.test/', '//elsewhere.test', 'javascript:alert(1)', '/\\elsewhere.test'])(
  'it never leads to %s',
  async (route) => {
    expect(await follow(meant(route, '/about'))).toEqual(['/about'])
    expect(await follow(meant(route, route))).toEqual(['/provider/dashboard'])
  },
)

test('one without a way leads nowhere and says so', async () => {
  expect(await follow(meant(null, '/about'))).toEqual([])
  expect(countSaid()).toEqual([1, 0])
})
