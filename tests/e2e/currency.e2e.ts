import { expect, type Page, test } from '@playwright/test'
import { type BuiltServer, startBuiltServer } from '../built-server.ts'
import { expectNoAxeViolations } from './axe.ts'

const results = '/search?search=Maya+Thompson&location=Bethnal+Green'
const provider = '/provider/maya-thompson'

const menu = (page: Page) => page.getByRole('contentinfo').locator('details.pick').filter({ hasText: 'Currency' })
const card = (page: Page) => page.getByRole('article').filter({ hasText: 'Maya Thompson' })
const inMenu = (page: Page, name: RegExp) => menu(page).getByRole('button', { name })

async function choose(page: Page, name: RegExp, shown = /^Currency: /) {
  await menu(page).locator('summary').click()
  await inMenu(page, name).click()
  await expect(menu(page)).not.toHaveAttribute('open')
  await expect(menu(page).locator('summary')).toHaveText(shown)
}

/** Marks the page when it has come to life. */
const markWhenLive = (page: Page) =>
  page.addInitScript(() => addEventListener('page-is-live', () => Object.assign(window, { isLive: true })))
const isLive = (page: Page) => page.waitForFunction(() => 'isLive' in window)

/** The sum of what moved without a press, as browsers report it. */
async function countShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}

test('a chosen currency stands beside every price, and stays', async ({ page }) => {
  await page.goto(results)
  await expect(card(page)).toContainText(/£\d+\.\d\d/)
  await expect(card(page)).not.toContainText('about')
  const [, pounds] = /£([\d.]+)/.exec(await card(page).innerText()) ?? []

  await choose(page, /^Euro/)
  await expect(card(page)).toContainText(/£\d+\.\d\d \(about €\d+\.\d\d\)/)
  const [, euros] = /about €([\d.]+)/.exec(await card(page).innerText()) ?? []
  expect(Number(euros)).toBeCloseTo(Number(pounds) / 0.8612, 1)
  await expect(menu(page).locator('summary')).toHaveText('Currency: EUR')
  await expect(menu(page)).not.toHaveAttribute('open')
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText(
    /^Amounts in brackets are estimates: £1 is €1\.1612, as of \w+day \d+ \w+ \d{4}\. You pay in the provider’s currency\.$/,
  )
  expect(await page.evaluate(() => localStorage.getItem('selectedCurrency'))).toBe('EUR')

  // Nothing is touched: the page comes to life by itself.
  await page.reload()
  await expect(card(page)).toContainText('(about €')
  await page.goto(provider)
  await expect(page.locator('.service').first()).toContainText(/£\d+\.\d\d \(about €\d+\.\d\d\)/)
  await expect(page.locator('.service .about-price').first()).toHaveAttribute('title', /^£1 is €1\.1612, as of /)

  await choose(page, /^Pound sterling/)
  await expect(page.locator('.service').first()).toContainText('£')
  await expect(page.locator('.about-price')).toHaveCount(0)
  await choose(page, /^Provider’s currency/)
  expect(await page.evaluate(() => localStorage.getItem('selectedCurrency'))).toBeNull()
})

test('the yen is written without pence', async ({ page }) => {
  await page.goto(results)
  await choose(page, /^Japanese yen/)
  await expect(card(page)).toContainText(/\(about JP¥[\d,]+\)/)
})

test('the menu works by keyboard, and tells the page and other tabs of a change', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await markWhenLive(tab)
    await tab.goto(results)
    await menu(tab).locator('summary').focus()
    await isLive(tab)
  }
  await page.bringToFront()
  await page.evaluate(() =>
    addEventListener('currency-changed', (event) => {
      document.title = (event as CustomEvent<{ currency: string }>).detail.currency
    }),
  )
  const summary = menu(page).locator('summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(inMenu(page, /^Provider’s currency/)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(menu(page)).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()
  await page.keyboard.press('Enter')
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
  await expect(inMenu(page, /^US dollar/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(summary).toBeFocused()
  await expect(card(page)).toContainText('(about US$')
  await expect(page).toHaveTitle('USD')
  await expect(card(other)).toContainText('(about US$')
})

test('a press that comes before the page is live is not lost', async ({ page }) => {
  await page.goto(results)
  // By script, so that no pointer wakes the page before.
  await page.evaluate(() => {
    const pick = [...document.querySelectorAll('.pick button')].find((button) => button.textContent?.includes('EUR'))
    ;(pick as HTMLElement).click()
  })
  await expect(card(page)).toContainText('(about €')
})

test('without rates from the server the exact prices stay alone', async ({ page }) => {
  await page.route('**/api/currencies/**', (route) => route.abort())
  await page.goto(results)
  await choose(page, /^Euro/)
  await expect(menu(page).locator('summary')).toHaveText('Currency: EUR')
  await expect(card(page)).toContainText(/£\d+/)
  await expect(page.locator('.about-price')).toHaveCount(0)
})

test('nothing moves for whoever has chosen nothing', async ({ page }) => {
  const shifts = await countShifts(page)
  for (const path of [results, provider]) {
    await page.goto(path)
    await page.mouse.move(300, 300)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => scrollTo({ top: 1e5, behavior: 'instant' }))
    await expect(menu(page).locator('summary')).toBeInViewport()
    expect(await shifts()).toBeLessThan(0.02)
  }
})

test.describe('a browser that speaks American English', () => {
  test.use({ locale: 'en-US' })
  test('is not taken to be in the United States', async ({ page }) => {
    await markWhenLive(page)
    await page.goto(results)
    await menu(page).locator('summary').click()
    await isLive(page)
    await expect(page.getByText('auto-detected')).toHaveCount(0)
    await expect(page.locator('.about-price')).toHaveCount(0)
  })
})

test.describe('where the edge of the site names the country', () => {
  let server: BuiltServer
  test.beforeAll(async () => {
    server = await startBuiltServer({ COUNTRY_HEADER: 'x-country' })
  })
  test.afterAll(() => server.stop())
  test.use({ extraHTTPHeaders: { 'x-country': 'FR' } })

  test('prices are also shown in its currency, which says so for two seconds, and in the menu', async ({ page }) => {
    // Two seconds may pass between two looks of a busy machine: every word of it is noted down.
    await page.addInitScript(() => {
      const said: string[] = []
      Object.assign(window, { said })
      const note = () => said.push(document.querySelector('footer .pick.needs-script summary')?.textContent ?? '')
      new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true })
    })
    await page.goto(`${server.origin}${results}`)
    await page.mouse.move(200, 300)
    const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said.join())
    await expect.poll(said).toContain('auto-detected')
    await expect(card(page)).toContainText('(about €')
    await expect(menu(page).locator('summary')).toHaveText('Currency: EUR')
    await menu(page).locator('summary').click()
    await expect(inMenu(page, /^Euro/)).toContainText('auto-detected')
    await inMenu(page, /^Provider’s currency/).click()
    await expect(page.locator('.about-price')).toHaveCount(0)
    await page.reload()
    await expect(menu(page).locator('summary')).toHaveText('Currency: Provider’s currency')
    await expect(page.locator('.about-price')).toHaveCount(0)
  })
})

for (const width of [320, 390, 1440]) {
  test(`the open menu fits ${width} px, in light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(results)
    await choose(page, /^Canadian dollar/, /CAD/)
    // With the rates the prices grow and the foot of the page moves: a press begun before would end beside the menu.
    await expect(page.getByRole('contentinfo').getByRole('status')).not.toBeEmpty()
    await menu(page).locator('summary').click()
    await expect(menu(page)).toHaveAttribute('open')
    const box = await menu(page).locator('> div').boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoAxeViolations(page, 'details.pick.needs-script')
      await expectNoAxeViolations(page, 'main')
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('there is no currency menu', async ({ page }) => {
    await page.goto(results)
    await expect(menu(page)).toBeHidden()
    await expect(card(page)).toContainText(/£\d+/)
  })
})

test('without any rates there is no currency menu', async ({ page }) => {
  test.slow()
  const server = await startBuiltServer({ DEMO: '0' })
  try {
    await page.goto(`${server.origin}/about`)
    await expect(page.getByRole('contentinfo').locator('details.pick')).toHaveCount(1)
  } finally {
    await server.stop()
  }
})
