import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { languages } from '../../src/i18n/languages.ts'
import { startBuiltServer } from '../built-server.ts'
import { comesAlive as partComesAlive, signInAs } from './sign-in.ts'

const provider = '/provider/maya-thompson'
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

/** A button answers. */
async function comesAlive(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Get the App' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
}

test.describe('a page that nobody has touched', () => {
  test('loads no script, asks nobody else for anything, and comes to life at the first touch', async ({ page }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => new URL(request.url()).hostname === 'localhost' || elsewhere.push(request.url()))
    for (const path of ['/', '/search?location=London', provider, '/browse']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect([path, await scriptsOf(page)]).toEqual([path, []])
      await page.mouse.move(200, 300)
      await expect.poll(() => scriptsOf(page).then(({ length }) => length > 3)).toBe(true)
      await page.mouse.move(0, 0)
    }
    expect(elsewhere).toEqual([])
  })

  test('keeps a press that comes before its scripts', async ({ page }) => {
    await page.goto(provider)
    await page.getByRole('button', { name: /^All \d+ photos$/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByText('1 / ', { exact: false }).first()).toBeVisible()
  })

  test('starts by itself for whoever is signed in, and shows who that is', async ({ page }) => {
    await page.goto('/')
    await signInAs(page, 'customer')
    await page.goto('/')
    await expect(page.getByRole('banner').locator('summary')).toContainText('Nia')
  })
})

test.describe('the language', () => {
  const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

  test('is the one asked for, chosen, stored or accepted, in this order', async ({ browser, baseURL }) => {
    const open = (locale: string) => browser.newContext({ locale, baseURL: baseURL ?? '' })
    const french = await open('fr-CA')
    const page = await french.newPage()
    await page.goto('/')
    expect(await languageOf(page)).toBe('fr')
    await page.goto('/?lng=pt')
    expect(await languageOf(page)).toBe('pt')
    // What was asked for once is kept.
    await page.goto('/')
    expect(await languageOf(page)).toBe('pt')
    await page.getByRole('contentinfo').locator('.pick summary').first().click()
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.goto(provider)
    expect(await languageOf(page)).toBe('es')
    await french.close()
    // Kept in the storage alone, as by an older visit: the server is told, once.
    const stored = await open('de-DE')
    const other = await stored.newPage()
    await other.goto('/offline')
    expect(await languageOf(other)).toBe('en')
    await other.evaluate(() => localStorage.setItem('i18nextLng', 'fr'))
    await stored.clearCookies()
    await other.goto('/')
    await expect(other.locator('html')).toHaveAttribute('lang', 'fr')
    await stored.close()
  })

  test('that is none changes nothing: scripts, paths, ten thousand letters', async ({ page, request }) => {
    const absurd = [
      '<script>alert(1)</script>',
      '../../etc/passwd',
      'en"onload="alert(1)',
      'xx',
      '%00',
      'e'.repeat(10_000),
    ]
    for (const lng of absurd) {
      const answer = await request.get(`/?lng=${encodeURIComponent(lng)}`)
      expect([lng.slice(0, 30), answer.status()]).toEqual([lng.slice(0, 30), 200])
      const html = await answer.text()
      expect(html).toContain('<html lang="en"')
      expect(html).not.toContain('alert(1)</script>')
    }
    await page
      .context()
      .addCookies([
        { name: 'i18nextLng', value: '%3Cscript%3E', url: page.context().browser() ? 'http://localhost' : '' },
      ])
    await page.goto('/')
    expect(await languageOf(page)).toBe('en')
  })

  test('is named for search engines by every public page', async ({ page, baseURL }) => {
    for (const path of ['/', '/browse', provider, '/about']) {
      await page.goto(`${path}?lng=fr`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}?lng=fr`)
      const languages = await page
        .locator('link[rel=alternate]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
      expect(languages).toEqual(['en', 'fr', 'es', 'pt', 'x-default'])
    }
  })
})

test('an absurd address is answered, kept short, and never breaks a page', async ({ page, request }) => {
  const long = 'a'.repeat(10_000)
  for (const path of [
    `/search?search=${long}`,
    `/search?location=${long}`,
    `/search?${long}=1`,
    `/browse?page=${long}`,
    `/provider/${long}`,
  ]) {
    const answer = await request.get(path)
    expect([path.slice(0, 24), [200, 400, 404].includes(answer.status())]).toEqual([path.slice(0, 24), true])
  }
  for (const beyond of ['1001', '0', '-1', '1e9', 'x']) {
    expect((await request.get(`/search?page=${beyond}`)).status()).toBe(400)
    expect((await request.get(`/browse?page=${beyond}`)).status()).toBe(404)
  }
  await page.goto('/search?page=1001')
  await expect(page.getByRole('heading', { name: 'We could not run this search' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('what is pressed in a part whose code is still on its way happens when it is there', async ({ page }) => {
  await page.addInitScript(() => addEventListener('page-is-live', () => Object.assign(window, { isLive: true })))
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/review-list-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(provider)
  await page.getByRole('heading', { level: 1 }).hover()
  await page.waitForFunction(() => 'isLive' in window)
  await page.getByRole('button', { name: 'Load More Reviews' }).click()
  held.resolve()
  await expect(page.locator('#reviews article')).toHaveCount(20)
})

test.describe('what breaks', () => {
  // What the worker fetches cannot be made to fail from here.

  test('inside a part stays inside it: the rest lives, and the part can be tried again', async ({ page }) => {
    await page.route('**/api/reviews/provider/**', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      // An answer that nobody has foreseen.
      for (const review of body.data?.reviews ?? body.reviews) review.createdAt = null
      await route.fulfill({ response: answer, json: body })
    })
    await page.goto(provider)
    await page.getByRole('button', { name: 'Load More Reviews' }).click()
    const broken = page.getByRole('alert').filter({ hasText: 'Component Error' })
    await expect(broken).toContainText("This component encountered an error and couldn't render properly.")
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya Thompson')
    await page.getByRole('button', { name: 'Colour' }).click()
    await expect(page.getByRole('button', { name: 'Colour' })).toHaveAttribute('aria-pressed', 'true')
    await page.unroute('**/api/reviews/provider/**')
    await broken.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: 'Load More Reviews' })).toBeVisible()
    await page.getByRole('button', { name: 'Load More Reviews' }).click()
    await expect(page.locator('#reviews article')).toHaveCount(20)
  })

  test('as a page says so, counts the tries, and is whole again after a reload', async ({ page }) => {
    await page.goto('/')
    await signInAs(page, 'customer')
    await page.route('**/api/users/bookings**', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      for (const booking of body.data?.bookings ?? body.bookings) booking.services = null
      await route.fulfill({ response: answer, json: body })
    })
    const told = page.waitForResponse('**/api/crash-reports')
    await page.goto('/my-bookings')
    await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
    await expect(page.getByText('We encountered an unexpected error. Our team has been notified.')).toBeVisible()
    const report = (await told).request()
    expect((await told).status()).toBe(201)
    expect(report.headers().authorization).toBeUndefined()
    expect(report.postDataJSON()).toMatchObject({ part: 'page', route: 'routes/my-bookings' })
    expect(report.postDataJSON().release).toMatch(/^0\.1\.0\+[\da-f]{12}$/)
    expect(report.postDataJSON().stack[0]).toMatch(/^[\w.-]+\.js:\d+:\d+$/)
    expect(report.postData()).not.toContain('Nia')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByText('Technical Details').click()
    await expect(page.getByText('Retry count: 1')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Browse' })).toBeVisible()
    await page.unroute('**/api/users/bookings**')
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await expect(page.locator('main').getByRole('link', { name: /^Upcoming/ })).toBeVisible()
  })

  test('says that we know of it only when we do, and does not follow to the next page', async ({ page }) => {
    await page.goto('/')
    await signInAs(page, 'customer')
    await page.route('**/api/crash-reports', (route) => route.abort())
    await page.route('**/api/users/bookings**', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      for (const booking of body.data?.bookings ?? body.bookings) booking.services = null
      await route.fulfill({ response: answer, json: body })
    })
    await page.goto('/my-bookings')
    await expect(page.getByText('We encountered an unexpected error.')).toBeVisible()
    await expect(page.getByText('Our team has been notified.')).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'Browse' }).click()
    await expect(page.locator('main article').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toHaveCount(0)
  })

  test('on the way to a provider says what is wrong, and can be tried again', async ({ page }) => {
    await page.goto('/search?search=barber')
    await comesAlive(page)
    const profile = page.locator('main article').first().getByRole('link').first()
    const data = '**/provider/*.data*'
    const busy = { success: false, code: 'busy', message: 'Busy' }
    await page.route(data, (route) => route.fulfill({ status: 503, json: busy }))
    await profile.click()
    await expect(page.getByRole('heading', { name: 'This page cannot be shown right now' })).toBeVisible()
    await expect(page.getByText('We are very busy right now. Please try again.')).toBeVisible()
    await expect(page.getByText('Provider Not Found')).toHaveCount(0)
    await page.unroute(data)
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page).toHaveURL(/\/provider\//)
    await expect(page.getByRole('link', { name: 'Services' }).first()).toBeVisible()
  })

  test('says that a profile is on its way when that takes a while', async ({ page }) => {
    await page.goto('/search?search=barber')
    await comesAlive(page)
    const isSaid = Promise.withResolvers<void>()
    await page.route('**/provider/*.data*', async (route) => {
      await isSaid.promise
      await route.continue()
    })
    await page.locator('main article').first().getByRole('link').first().click()
    await expect(page.getByText('Loading provider profile...')).toBeVisible()
    isSaid.resolve()
    await expect(page).toHaveURL(/\/provider\//)
    await expect(page.getByText('Loading provider profile...')).toHaveCount(0)
  })

  test('in a loader is loaded again at the same address, with its query', async ({ page }) => {
    await page.goto('/search?search=hair')
    await comesAlive(page)
    await page.route('**/search.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.getByRole('main').getByRole('link', { name: 'Page 2' }).click()
    await page.getByRole('link', { name: 'Reload Page' }).click()
    await expect(page).toHaveURL(/\/search\?search=hair&page=2$/)
    await expect(page.locator('main article').first()).toBeVisible()
  })

  test('in a loader is an unexpected error of its own page', async ({ page }) => {
    await page.goto('/about')
    await comesAlive(page)
    await page.route('**/browse.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.getByRole('banner').getByRole('link', { name: 'Browse' }).click()
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await page.unroute('**/browse.data*')
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Find Local Talent Near You' })).toBeVisible()
  })

  test('under the categories takes only them from home', async ({ page }) => {
    const server = await startBuiltServer()
    const client = new pg.Client({ connectionString: server.databaseUrl })
    try {
      await client.connect()
      await client.query('alter table category rename to category_away')
      await page.goto(server.origin)
      await expect(page.getByText('Categories temporarily unavailable')).toBeVisible()
      await expect(page.getByText("We're having trouble loading categories right now.")).toBeVisible()
      await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
      const retry = page.getByRole('button', { name: 'Try Again' })
      const answer = page.waitForResponse(/\/api\/categories/)
      await retry.click()
      // Before the table is back: the press is asked about when the page has come to life.
      expect((await answer).ok()).toBe(false)
      await expect(retry).toBeEnabled()
      await expect(page.getByText('Categories temporarily unavailable')).toBeVisible()
      await client.query('alter table category_away rename to category')
      await retry.click()
      await expect(page.locator('.parade').getByRole('link').first()).toBeVisible()
      await expect(page.getByText('Categories temporarily unavailable')).toHaveCount(0)
    } finally {
      await client.end()
      await server.stop()
    }
  })
})

test.describe('the area of a reader', () => {
  test('is the one they choose, then where their browser says they are, and then forgotten', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 53.4801, longitude: -2.2426 })
    await page.goto('/')
    await page.mouse.move(200, 300)
    const area = page.getByRole('region', { name: 'Featured providers in your area' })
    await expect(area.getByRole('status')).toHaveText('Shown: London')
    await area.getByRole('button', { name: 'Choose another place' }).click()
    await area.getByRole('combobox', { name: 'Town, district or postcode' }).fill('Edimb')
    await page.getByRole('option', { name: 'Edinburgh' }).click()
    await expect(area.getByRole('status')).toHaveText('Shown: Edinburgh')
    await expect(area).toContainText('In and around Edinburgh')
    await expect(area.getByRole('listitem').first()).toContainText('Edinburgh')

    await page.reload()
    await page.mouse.move(300, 200)
    await expect(area.getByRole('status')).toHaveText('Shown: Edinburgh')
    await area.getByRole('button', { name: 'Choose another place' }).click()
    await area.getByRole('button', { name: 'Use my position' }).click()
    await expect(area.getByRole('status')).toHaveText('Shown: Manchester')
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('userLocation') ?? '{}'))
    await expect
      .poll(kept)
      .toMatchObject({ city: 'Manchester', detected: false, coordinates: { lat: 53.4808, lng: -2.2426 } })

    const failed = area.getByText('Failed to update your location. Please try again.')
    await page.route(/\/search\/providers\?/, (route) => route.fulfill({ status: 503, json: { success: false } }))
    // Whatever scrolls the page meanwhile, as the list above does that has just come, shuts the choices.
    const place = area.getByRole('combobox', { name: 'Town, district or postcode' })
    await expect(async () => {
      await place.fill('')
      await place.fill('Edimb')
      await page.getByRole('option', { name: 'Edinburgh' }).click({ timeout: 5000 })
    }).toPass()
    await expect(failed).toBeVisible()
    await expect(area.getByRole('status')).toHaveText('Shown: Manchester')
    await page.unroute(/\/search\/providers\?/)

    // They refuse now. Without a permission of its own one browser asks for ever, and another answers with what it knew before.
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_found, refused) => refused?.({ code: 1 } as GeolocationPositionError)
    })
    await area.getByRole('button', { name: 'Forget my place' }).click()
    await expect(area.getByRole('status')).toHaveText('Shown: London')
    await area.getByRole('button', { name: 'Use my position' }).click()
    await expect(area.getByRole('alert')).toHaveText('Failed to update your location. Please try again.')
  })
})

test.describe('guards', () => {
  test('say what they are doing and what is missing', async ({ page }) => {
    await page.goto('/admin/moderation')
    await expect(page).toHaveURL(/\/auth\?.*redirect=%2Fadmin%2Fmoderation/)
    await page.goto('/')
    await signInAs(page, 'customer')
    await page.goto('/admin/moderation')
    await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible()
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  const forSignedIn = ['/my-bookings', '/profile', '/settings/notifications', '/waitlist', '/loyalty', '/reminders']
  const areas = ['/dashboard/calendar', '/dashboard/no/such/page', '/admin/dashboard/users', '/admin/moderation']
  for (const paths of [forSignedIn, areas]) {
    test(`keep ${paths.join(', ')} for whoever is signed in, and lead back there`, async ({ page }) => {
      await page.goto('/about')
      for (const path of paths) {
        await page.goto(`${path}?x=1`)
        const back = encodeURIComponent(`${path}?x=1`)
        await expect(page).toHaveURL(new RegExp(`/auth\\?mode=login&redirect=${back}$`))
        // The guarded address is not in the history: going back must not lead round again.
        await page.goBack()
        await expect(page).toHaveURL(/\/about$/)
      }
    })
  }

  test.describe('while the way to the login is long', () => {
    // A service worker would have the script at hand.

    test('say that one has to log in', async ({ page }) => {
      // The page that asks for the login never comes: what is shown meanwhile stays.
      await page.route(/\/assets\/auth-|\/auth\?/, () => new Promise(() => {}))
      await page.goto('/profile', { waitUntil: 'commit' })
      const main = page.locator('main')
      await expect(main).toContainText(/Authentication Required.*Please log in to access this page\./)
      await expect(main.getByRole('link', { name: 'Log In', exact: true })).toHaveAttribute(
        'href',
        '/auth?mode=login&redirect=%2Fprofile',
      )
    })
  })

  test('let the server answer before they send anybody away', async ({ page }) => {
    const html = await (await page.request.get('/my-bookings')).text()
    expect(html).toContain('Checking authentication...')
  })
})

test('every link to log in or sign up leads to the one page for both', async ({ page }) => {
  await page.goto('/about')
  const links = page.getByRole('link', { name: 'Log in or sign up' })
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/auth')
  await page.getByRole('banner').getByRole('link', { name: 'Log in or sign up' }).click()
  await expect(page).toHaveURL(/\/auth$/)
})

test('a provider changes sides in the header', async ({ page }) => {
  await page.goto('/')
  await signInAs(page, 'provider')
  await page.goto('/')
  const sides = page.getByRole('banner').getByRole('list', { name: 'Switch between booking and your business' })
  await expect(sides.getByRole('link', { name: 'Browse' })).toHaveAttribute('aria-current', 'true')
  await sides.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/provider\//)
  await expect(sides.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'true')
})

test('on a phone the header shows who is signed in by picture and first name, cut where there is no room, within the margin', async ({
  browser,
}) => {
  for (const [role, firstName] of [
    ['customer', 'Nia'],
    ['provider', 'Maya'],
    ['customer', 'Wilhelmina-Charlotte'],
    ['provider', 'Wilhelmina-Charlotte'],
  ] as const) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await context.route('**/api/users/me', async (route) => {
      const answer = await route.fetch()
      const { user, ...rest } = await answer.json()
      await route.fulfill({ response: answer, json: { ...rest, user: { ...user, firstName } } })
    })
    const page = await context.newPage()
    await signInAs(page, role)
    await page.goto('/about')
    const banner = page.getByRole('banner')
    const own = banner.getByRole('link', { name: firstName })
    const name = own.getByText(firstName, { exact: true })
    await expect(name).toBeVisible()
    const [shown, whole] = await name.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])
    expect([firstName, shown >= (whole > 100 ? 40 : whole)]).toEqual([firstName, true])
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(own.locator('.avatar')).toBeVisible()
      const menu = await banner.getByRole('button', { name: 'Menu' }).boundingBox()
      const end = Math.round((menu?.x ?? width) + (menu?.width ?? 0))
      expect([role, width, end]).toEqual([role, width, width - 20])
    }
    await context.close()
  }
})

test('the header lies on the page at the top of home, and is solid below and elsewhere', async ({ page }) => {
  const background = () => page.locator('.site-header').evaluate((header) => getComputedStyle(header).backgroundColor)
  await page.goto('/')
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)')
  await page.evaluate(() => scrollTo(0, 60))
  await expect.poll(background).toBe('rgb(250, 244, 230)')
  await page.goto('/about')
  expect(await background()).toBe('rgb(250, 244, 230)')
})

test('the header is as clear and as solid where styles do not follow the scrolling, before anything is touched', async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('animation-timeline', 'x-timeline'),
    })
  })
  const background = () => page.locator('.site-header').evaluate((header) => getComputedStyle(header).backgroundColor)
  const [clear, solid] = ['rgba(0, 0, 0, 0)', 'rgb(250, 244, 230)']
  await page.goto('/')
  expect(await background()).toBe(clear)
  await page.evaluate(() => scrollTo(0, 49))
  await expect.poll(background).toBe(clear)
  await page.evaluate(() => scrollTo(0, 50))
  await expect.poll(background).toBe(solid)
  expect(await scriptsOf(page)).toEqual([])
  await comesAlive(page)
  expect(await background()).toBe(solid)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(background).toBe(clear)
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect.poll(background).toBe(solid)
  await page.getByRole('banner').getByRole('link', { name: 'Highstreet' }).click()
  await expect.poll(background).toBe(clear)
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(background).toBe(solid)
})

test('the tabs of a profile follow the page and lead to its parts', async ({ page }) => {
  await page.goto(provider)
  await page.mouse.move(300, 300)
  const tabs = page.getByRole('navigation', { name: 'Sections of this page' })
  await expect(tabs.locator('[aria-current]')).toHaveText('Photos')
  await tabs.getByRole('link', { name: 'Reviews' }).click()
  await expect(tabs.locator('[aria-current]')).toHaveText('Reviews')
  const top = () => page.locator('#reviews').evaluate((section) => Math.round(section.getBoundingClientRect().top))
  await expect.poll(top).toBe(100)
  await page.locator('#about').evaluate((section) => scrollTo(0, section.getBoundingClientRect().top + scrollY - 149))
  await expect(tabs.locator('[aria-current]')).toHaveText('About')
  await page.locator('#about').evaluate((section) => scrollTo(0, section.getBoundingClientRect().top + scrollY - 160))
  await expect(tabs.locator('[aria-current]')).toHaveText('Services')
})

test('of the services of a profile those of the chosen category are listed, or all', async ({ page }) => {
  await page.goto(provider)
  const services = page.locator('#services')
  const listed = () => services.getByRole('heading', { level: 3 }).allInnerTexts()
  const all = await listed()
  expect(all.length).toBeGreaterThan(1)
  expect(new Set(all).size).toBe(all.length)
  const buttons = services.getByRole('group', { name: 'Service groups' }).getByRole('button')
  await expect(buttons).toHaveText(['All', ...all])
  const books = services.getByRole('link', { name: /^Book: / })
  const count = await books.count()
  let rest = count
  for (const [index, category] of all.entries()) {
    const button = buttons.nth(index + 1)
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(await listed()).toEqual([category])
    expect(await books.count()).toBeGreaterThan(0)
    rest -= await books.count()
  }
  expect(rest).toBe(0)
  await buttons.first().click()
  await expect(books).toHaveCount(count)
})

test('the lightbox goes round by keys, counts, and closes with Escape', async ({ page }) => {
  await page.goto(provider)
  await page.locator('.shop-front .window').first().click()
  const box = page.getByRole('dialog')
  await expect(box.getByText('1 / 9')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(box.getByText('9 / 9')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(box.getByText('2 / 9')).toBeVisible()
  await expect(box.getByRole('button', { name: 'Show photo 2' })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
})

test('a gallery turns by its arrows, and reviews come in the order of their links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(provider)
  const turned = () => page.locator('.carousel').evaluate((list) => list.scrollLeft)
  await page.getByRole('button', { name: 'Next photo' }).click()
  await expect.poll(turned).toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Previous photo' }).click()
  await expect.poll(turned).toBe(0)
  const ratings = () =>
    page
      .locator('#reviews article [role=img]')
      .evaluateAll((all) => all.map((stars) => stars.getAttribute('aria-label')))
  const newest = await ratings()
  await page.locator('#reviews').getByRole('link', { name: 'Lowest Rated' }).click()
  await expect.poll(ratings).not.toEqual(newest)
  const lowest = await ratings()
  expect(lowest).toEqual(lowest.toSorted())
})

test('beside a provider’s long page its hours, address and terms stay in view with the next times', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(provider)
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded()
  const aside = page.getByRole('complementary', { name: /^Book with Maya Thompson/ })
  await expect(aside).toBeInViewport({ ratio: 1 })
  for (const fact of ['Today’s hours', 'Address', 'Cancellation']) await expect(aside.getByText(fact)).toBeVisible()
  await expect(aside.getByText('Free until 24 hours before')).toBeVisible()
  await expect(aside.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    /openstreetmap\.org\/directions/,
  )
  await page.setViewportSize({ width: 1024, height: 768 })
  const hidden = await aside.evaluate((card) => card.scrollHeight - card.clientHeight)
  expect(hidden, 'px to be scrolled in the card itself').toBeLessThanOrEqual(0)
})

test('what takes a chosen filter away lies in sight, and not where the line of chips fades', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const chosen = [
    'search=balayage+and+a+cut+for+curly+hair&location=Kingston+upon+Thames',
    'location=London',
    'category=hair-styling-barbering&location=London',
  ]
  for (const search of chosen) {
    await page.goto(`/search?${search}`)
    const crosses = page.locator('.search-chips li svg')
    await expect(crosses).toHaveCount(new URLSearchParams(search).size)
    const room = await crosses.evaluateAll((all) =>
      all.map((cross) => {
        const lines = [cross.closest('.search-chips'), cross.closest('.search-chips > *')]
        const ends = lines.flatMap((line) =>
          line && getComputedStyle(line).maskImage !== 'none' ? [line.getBoundingClientRect().right - 72] : [],
        )
        return Math.min(innerWidth, ...ends) - cross.getBoundingClientRect().right
      }),
    )
    expect(Math.min(...room), search).toBeGreaterThanOrEqual(0)
  }
  const heading = page.getByRole('heading', { level: 1 })
  await comesAlive(page)
  await page.getByRole('link', { name: 'Remove Hair Styling & Barbering' }).press('Enter')
  await expect(page).toHaveURL('/search?location=London')
  await expect(heading, 'the keyboard goes on from what was found').toBeFocused()
  await page.locator('.search-chips').getByRole('link', { name: 'Nail Care' }).press('Enter')
  await expect(heading).toHaveText('Nail Care in London')
  await expect(heading).toBeFocused()
})

test('the photos of a shop front lie side by side, and on a phone one after the other under the thumb', async ({
  page,
}) => {
  const photos = page.locator('.shop-front .window')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(provider)
  await expect(photos).toHaveCount(5)
  for (const photo of await photos.all()) await expect(photo).toBeInViewport({ ratio: 0.5 })
  const sources = await page
    .locator(':is(.shop-front, .carousel) img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  expect(sources).toHaveLength(9)
  expect(new Set(sources).size, 'photos on the page, each once').toBe(9)
  await page.locator('.carousel .window').first().click()
  await expect(page.getByRole('dialog').getByText('6 / 9')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await photos.nth(3).scrollIntoViewIfNeeded()
  await expect(photos.nth(3)).toBeInViewport({ ratio: 0.9 })
  await expect(photos.first()).not.toBeInViewport()
})

test('the examples in the search of home are not cut off on a wide screen, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const language of languages) {
    await page.goto(`/?lng=${language}`)
    const cut = await page.locator('.find input').evaluateAll((all) =>
      all.flatMap((one) => {
        if (!(one instanceof HTMLInputElement) || !one.placeholder) return []
        one.value = one.placeholder
        return one.scrollWidth > one.clientWidth ? [one.placeholder] : []
      }),
    )
    expect([language, cut]).toEqual([language, []])
  }
})

test('cards side by side stand on the same lines, and all chips of a search in one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const tops = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size)
  await page.goto('/search?location=London&category=hair-styling-barbering')
  expect(await tops('.search-chips .chip')).toBe(1)
  await expect(page.locator('.search-chips .chip').first()).toHaveText('Hair Styling & Barbering')
  await expect(page.locator('.search-chips .chip').nth(1)).toHaveText('London')
  await page.goto('/browse')
  const rows = Math.ceil((await page.locator('.provider-card').count()) / 4)
  for (const part of ['h2', 'p:nth-of-type(1)', 'p:nth-of-type(2)', 'p:nth-of-type(3)', '.slots'])
    expect(await tops(`.provider-card > ${part}`), part).toBe(rows)
})

test('a search in any order, with what nobody asked for, is the page the server sent', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await signInAs(page, 'customer')
  await page.goto('/search?utm_source=mail&sort=price&location=London&category=nail-care&lng=zz')
  await expect(page.getByRole('banner').getByText('Nia').first()).toBeVisible()
  await page.locator('.filters-open').click()
  expect(errors).toEqual([])
})

test('home asks for category, specialization, place, date and time in sight, and what few want lies behind one button', async ({
  page,
}) => {
  const form = page.getByRole('search')
  const more = form.locator('summary')
  await page.goto('/')
  for (const width of [390, 700, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const label of ['What', 'Category', 'Specialization', 'Where', 'Date', 'Time'])
      await expect(form.getByLabel(label, { exact: true })).toBeVisible()
  }
  await expect(more).toHaveText('More filters')
  await expect(form.getByLabel('Languages')).toBeHidden()
  await comesAlive(page)
  await form.getByLabel('Category').selectOption('nail-care')
  await form.getByLabel('Specialization').fill('Gel')
  await more.press('Enter')
  await page.getByRole('checkbox', { name: 'Quiet' }).check()
  await form.getByLabel('Languages').selectOption('fr')
  await expect(more).toHaveText('More filters 2 chosen')
  await more.press('Enter')
  await expect(form.getByLabel('Languages')).toBeHidden()
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/category=nail-care.*specialization=Gel.*speaks=fr.*needs=quiet/)
  await expect(page.getByRole('button', { name: /^Filters/ })).toHaveText('Filters44 filters set')
})

test('the panel of filters counts what is set and what would be found, by keyboard, and the search keeps all of it', async ({
  page,
}) => {
  await page.goto('/search?location=London&needs=step_free')
  const open = page.getByRole('button', { name: /^Filters/ })
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await expect(panel).toBeHidden()
  await comesAlive(page)
  await open.press('Enter')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(open).toBeFocused()
  await open.press('Enter')
  await expect(panel.getByRole('checkbox', { name: 'Step-free access' })).toBeChecked()
  await panel.getByLabel('Rating').selectOption('4.5')
  const show = panel.getByRole('button', { name: /^Show \d+$/ })
  await expect(show).toBeVisible()
  const wouldBe = Number((await show.textContent())?.slice(5))
  await show.press('Enter')
  await expect(page).toHaveURL(/minRating=4\.5/)
  await expect(panel).toBeHidden()
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(`${wouldBe} providers`)
  await expect(page.getByRole('heading', { level: 1 }), 'the keyboard goes on from what was found').toBeFocused()
  await page.getByRole('link', { name: 'Remove 4.5 and up' }).click()
  await expect(page).not.toHaveURL(/minRating/)
  await expect(page).toHaveURL(/needs=step_free/)
})

test('what would leave nobody cannot be chosen', async ({ page }) => {
  await page.goto('/search?search=Maya+Thompson&location=Bethnal+Green')
  await page.locator('.filters-open').click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await expect(panel.getByRole('checkbox', { name: /\(0\)$/ }).first()).toBeDisabled()
  await expect(panel.getByLabel('Category').locator('option[value=nail-care]')).toBeDisabled()
  await expect(panel.getByLabel('Category').locator('option[value=hair-styling-barbering]')).toBeEnabled()
})

for (const width of [390, 1440])
  test(`back from a profile leads to where the list was, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/search?location=London')
    await comesAlive(page)
    await page.getByRole('main').getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(/page=2&after=/)
    const card = page.locator('main article').nth(7)
    await expect(page.getByText('Page 2 of').or(page.locator('[aria-current=page]', { hasText: '2' }))).not.toHaveCount(
      0,
    )
    await card.scrollIntoViewIfNeeded()
    const [name, top] = [await card.getByRole('heading').textContent(), await page.evaluate(() => scrollY)]
    expect(top).toBeGreaterThan(500)
    await card.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '')
    await page.goBack()
    await expect(page).toHaveURL(/page=2&after=/)
    await expect(card.getByRole('heading')).toHaveText(name ?? '')
    await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), top)).toBeLessThan(5)
  })

test('from one provider to another, the page begins at its top', async ({ page }) => {
  await page.goto('/provider/maya-thompson')
  await comesAlive(page)
  // It is not loaded anew.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const card = page.locator('main article').last()
  await card.scrollIntoViewIfNeeded()
  const name = await card.getByRole('heading').textContent()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  const link = card.getByRole('link').first()
  await partComesAlive(link)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('along the next links nobody comes twice', async ({ page }) => {
  // Of those nobody is reviewed meanwhile: whoever is rated otherwise has another place.
  await page.goto('/search?location=London&category=fitness-training&sort=rating')
  const seen: string[] = []
  const next = page.getByRole('main').getByRole('link', { name: 'Next', exact: true })
  const total = Number.parseInt((await page.getByRole('main').getByRole('status').first().textContent()) ?? '', 10)
  for (let at = 1; ; at++) {
    const cards = page.locator('main article .card-link')
    const links = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    seen.push(...links)
    if ((await next.count()) === 0) break
    await next.click()
    await expect(page).toHaveURL(new RegExp(`page=${at + 1}&after=`))
    // The address is there before what it shows.
    await expect(cards.first()).not.toHaveAttribute('href', links[0] ?? '')
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBe(total)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('more filters open, and are sent with the search', async ({ page }) => {
    await page.goto('/')
    await page.getByText('More filters').click()
    await page.getByLabel('Price range').selectOption('premium')
    await page.getByRole('checkbox', { name: 'Quiet' }).check()
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?.*priceRange=premium.*needs=quiet/)
    await expect(page.getByRole('button', { name: /^Filters/ })).toContainText('2')
  })

  test('the panel of filters opens, shows what is set, and is sent with the search', async ({ page }) => {
    await page.goto('/search?location=London&minRating=4.5')
    await page.getByRole('button', { name: /^Filters/ }).click()
    const panel = page.getByRole('dialog', { name: 'Filters' })
    await expect(panel.getByLabel('Rating')).toHaveValue('4.5')
    await panel.getByRole('checkbox', { name: /^Verified/ }).check()
    await panel.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/minRating=4\.5.*verified=true/)
    await page.locator('.why summary').first().click()
    await expect(page.getByText('Nobody can pay for a higher place.').first()).toBeVisible()
  })
})
