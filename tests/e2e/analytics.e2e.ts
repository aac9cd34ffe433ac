import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { byHand, openBusiness } from './business.ts'
import { contrastWith, widest } from './paper.ts'
import { arriveAs, newPerson, signInAs } from './sign-in.ts'

// The demo city is new: its days are worked out once, a minute after its start at the latest, before there is anything to see.
test.beforeAll(async () => {
  test.setTimeout(180_000)
  await expect.poll(() => byHand('select from days_worked_out'), { timeout: 150_000 }).toHaveLength(1)
})

/** At the width of a phone, also a small one, and in the dark: all of it can be used, and nothing is cut off. */
async function fitsEverybody(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoAxeViolations(page)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => widest(page)).toBeLessThanOrEqual(0)
  }
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 1280, height: 720 })
}

test('a business reads how it does: another time, a table instead of the chart, a file, the way back', async ({
  page,
}) => {
  await signInAs(page, 'provider')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Analytics' }).first().click()
  const visits = page.getByRole('region', { name: 'Visits by day', exact: true })
  await expect(visits.locator('.chart-now, .chart-bar').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const name of [
    'Income',
    'Visits and card payments',
    'Utilisation by hour',
    'How bookings ended',
    'Customers and reviews',
    'Where bookings came from',
  ])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  // Who does not see the chart reads its figures.
  await expect(visits.getByRole('table', { name: 'Visits by day' }).getByRole('row')).toHaveCount(15)

  const asTable = visits.getByRole('radio', { name: 'Table' })
  await visits.getByRole('radio', { name: 'Chart' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(asTable).toBeChecked()
  await expect(visits.locator('svg.chart')).toHaveCount(0)
  await expect(visits.locator('.table-box').getByRole('columnheader', { name: 'No-shows' })).toBeVisible()
  const shown = await visits.getByRole('row').nth(1).getByRole('cell').first().textContent()
  const saving = page.waitForEvent('download')
  await visits.getByRole('button', { name: 'Visits by day: save as CSV' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^visits-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await saved.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(15)
  expect(lines[0]).toBe(
    '\ufeffDay,Visits,Before,Booked,Completed,No-shows,Cancelled by customers,Cancelled by you,Cancelled by Highstreet,First visits,Minutes lost in gaps',
  )
  expect(lines[1]).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d,${shown},`))

  await page.getByLabel('Which days').selectOption('Last 12 months')
  await expect(page).toHaveURL(/\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d&by=month$/)
  const months = page.getByRole('region', { name: 'Visits by month', exact: true })
  // It is remembered, also by a page that is loaded anew at this address.
  await expect(months.locator('.table-box').getByRole('row')).toHaveCount(13)
  await page.reload()
  await expect(months.locator('.table-box').getByRole('row')).toHaveCount(13)
  await months.getByText('Chart').click()
  await expect(months.locator('.chart-bar').first()).toBeVisible()
  await page.getByText('By week', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Visits by week', exact: true })).toBeVisible()
  await page.goBack()
  await expect(months).toBeVisible()
  await page.goBack()
  await expect(visits).toBeVisible()

  await page.getByLabel('Which days').selectOption('Choose dates')
  await page.getByLabel('From', { exact: true }).fill('2026-02-02')
  await page.getByLabel('To', { exact: true }).fill('2026-02-01')
  await expect(page.getByText('Must not be before the first day.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show' })).toBeDisabled()
  await page.getByLabel('To', { exact: true }).fill('2026-02-15')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?from=2026-02-02&to=2026-02-15&by=day$/)
  await expect(page.getByText(/^2.{1,3}15 February 2026$/)).toBeVisible()
})

test('what is told of a business can be used by everybody, on every screen', async ({ page }) => {
  await signInAs(page, 'provider')
  await page.goto('/dashboard/analytics')
  await expect(page.locator('.chart-line').first()).toBeVisible()
  await expect(page.locator('.heat')).toBeVisible()
  await fitsEverybody(page)
})

/** Charts are read where the colours are the reader's own. */
async function expectForcedColours(page: Page) {
  await expect(page.locator('.chart-bar').first()).toBeVisible()
  await expect(page.locator('.chart-line').first()).toBeVisible()
  await page.emulateMedia({ forcedColors: 'active' })
  const colours = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    const system = (name: string) => {
      probe.style.color = name
      return getComputedStyle(probe).color
    }
    const of = (selector: string, name: 'fill' | 'stroke') => {
      const found = document.querySelector(selector)
      return found && getComputedStyle(found)[name]
    }
    return {
      text: system('CanvasText'),
      ground: system('Canvas'),
      bar: of('.chart-bar', 'fill'),
      before: of('.chart-before', 'fill'),
      frame: of('.chart-before', 'stroke'),
      line: of('.chart-line', 'stroke'),
    }
  })
  expect(colours).toMatchObject({ bar: colours.text, frame: colours.text, line: colours.text, before: colours.ground })
  expect(colours.text).not.toBe(colours.ground)
  await page.emulateMedia({ forcedColors: 'none' })
}

for (const { who, path } of [
  { who: 'provider', path: '/dashboard/analytics' },
  { who: 'admin', path: '/admin/dashboard/analytics' },
] as const)
  test(`charts are read where the colours are the reader’s own (${path})`, async ({ page }) => {
    await signInAs(page, who)
    await page.goto(path)
    await expectForcedColours(page)
  })

for (const { who, path } of [
  { who: 'provider', path: '/dashboard/analytics' },
  { who: 'admin', path: '/admin/dashboard/analytics' },
] as const)
  test(`figures are printed without what one only presses, on white paper, as they are shown (${path})`, async ({
    page,
  }) => {
    await signInAs(page, who)
    // Whoever reads in the dark prints on white paper, too.
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    const visits = page.getByRole('region', { name: 'Visits by day', exact: true })
    await expect(visits.locator('.chart-bar').first()).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.setViewportSize({ width: 794, height: 1123 })
    await expect(
      page.locator('.dash-side, .dash-top, .dash-bar, .period, .chart-tools').filter({ visible: true }),
    ).toHaveCount(0)
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(visits.locator('.chart-bar').first()).toBeVisible()
    await expect.poll(() => widest(page)).toBeLessThanOrEqual(0)
    expect(await contrastWith(page, 'h1', 'color')).toBeGreaterThan(7)
    expect(await contrastWith(page, '.chart-panel h2', 'color')).toBeGreaterThan(7)
    expect(await contrastWith(page, '.chart text', 'fill')).toBeGreaterThan(4.5)
    expect(await contrastWith(page, '.chart-bar', 'fill')).toBeGreaterThan(3)
    // Chosen as a table it is printed as one.
    await page.emulateMedia({ media: 'screen' })
    await visits.getByText('Table', { exact: true }).click()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(visits.locator('svg.chart')).toHaveCount(0)
    await expect(visits.getByRole('row').nth(1)).toBeVisible()
    expect(await contrastWith(page, '.table-box td', 'color')).toBeGreaterThan(4.5)
    await expect.poll(() => widest(page)).toBeLessThanOrEqual(0)
  })

test('a business that has opened today reads what to do, and one whose figures do not come can ask again', async ({
  page,
}) => {
  const token = await arriveAs(page, newPerson('Ada', 'Finch'), '/robots.txt')
  await openBusiness(page.request, token)
  const figures = '**/api/providers/*/analytics*'
  await page.route(figures, (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'busy', message: '' } }),
  )
  await page.goto('/dashboard/analytics')
  await expect(page.getByText('These figures could not be loaded.')).toBeVisible()
  await page.unroute(figures)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'No visits in these days' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View my page' }).last()).toHaveAttribute('href', /^\/provider\//)
  await fitsEverybody(page)
  await page.getByRole('button', { name: 'Show the last 12 months' }).click()
  await expect(page).toHaveURL(/&by=month$/)
  await expect(page.getByRole('button', { name: 'Show the last 12 months' })).toHaveCount(0)
})

test('the office reads how the place does, in each currency by itself', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: 'Analytics' }).first().click()
  await expect(page).toHaveURL(/\/admin\/dashboard\/analytics$/)
  const visits = page.getByRole('region', { name: 'Visits by day', exact: true })
  await expect(visits.locator('.chart-bar').first()).toBeVisible()
  for (const name of [
    'Utilisation by hour',
    'New accounts by day',
    'New providers by day',
    'Who comes again',
    'Most visited',
    'How bookings ended',
    'Customers and reviews',
    'Where bookings came from',
  ])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  // Against the days before.
  const ended = page.getByRole('region', { name: 'How bookings ended', exact: true })
  for (const name of ['No-show', 'Cancelled by customers', 'Cancelled by the provider', 'Cancelled by Highstreet'])
    await expect(ended.getByRole('row', { name: new RegExp(`^${name} [\\d,]+ [\\d,]+ `) })).toBeVisible()
  const people = page.getByRole('region', { name: 'Customers and reviews', exact: true })
  await expect(people.getByRole('row', { name: /^Booked ahead, on average \d+ \w+ \d+ \w+ / })).toBeVisible()
  await expect(people.getByRole('row', { name: /^Reviews [\d,]+ [\d,]+ / })).toBeVisible()
  await expect(people.getByRole('row', { name: /^Stars, on average \d\.\d \d\.\d / })).toBeVisible()
  const saving = page.waitForEvent('download')
  await ended.getByRole('button', { name: 'How bookings ended: save as CSV' }).click()
  expect(readFileSync(await (await saving).path(), 'utf8')).toMatch(/\r\nCancelled by the provider,\d+,\d+,/)
  // Pounds and euros stand beside each other, and in no sum.
  for (const currency of ['GBP', 'EUR']) {
    const income = page.getByRole('region', { name: new RegExp(`by category in ${currency}$`) })
    await expect(income.getByRole('row', { name: /^Together/ })).toBeVisible()
    await expect(income.getByRole('table')).not.toContainText(currency === 'GBP' ? '€' : '£')
  }
  // With its date: what is shown may be of another day.
  await expect(page.getByText(/^Brought up to date: .*20\d\d, /)).toBeVisible()
  await expect(page.getByText(/^Only days that are over: /)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Most visited' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/provider\//,
  )
  await fitsEverybody(page)
})

test('on a new database the office reads that days are being worked out, and then what they came to', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  let isWorkedOut = false
  for (const part of ['overview', 'bookings'])
    await page.route(`**/api/analytics/${part}?*`, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      if (isWorkedOut) return route.fulfill({ response: answer, json: body })
      const none = part === 'overview' ? { updatedAt: null } : { total: { ...body.data.total, completed: 123_456 } }
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, ...none } } })
    })
  await page.goto('/admin/dashboard/analytics')
  await expect(page.getByText('The days are being worked out.')).toBeVisible()
  const completed = page.getByRole('region', { name: 'How bookings ended' }).getByRole('row', { name: /^Completed / })
  await expect(completed).toContainText('123,456')
  isWorkedOut = true
  await expect(page.getByText(/^Brought up to date: /)).toBeVisible()
  await expect(completed).not.toContainText('123,456')
  // What is asked for again meanwhile is answered before the page goes.
  await page.unrouteAll({ behavior: 'wait' })
})

test('the office reads how one business does, after it has said why it looks', async ({ page }) => {
  await signInAs(page, 'admin')
  // None that other tests know.
  const [{ id, name }] = await byHand(
    `select p.provider_id as id, p.business_name as name from provider p join provider_month m using (provider_id)
     where p.slug <> 'maya-thompson' group by 1 order by sum(m.visits) desc limit 1`,
  )
  await page.goto(`/admin/dashboard/providers?search=${encodeURIComponent(name)}`)
  await page
    .getByRole('link', { name: `Figures of ${name}` })
    .and(page.locator(`[href*="${id}"]`))
    .click()
  await expect(page).toHaveURL(/\/admin\/dashboard\/providers\/[0-9a-f-]{36}\/figures$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Why do you look into the data of / })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `How ${name} does` })).toBeVisible()
  for (const part of [
    'Visits by day',
    'Income',
    'Visits and card payments',
    'Utilisation by hour',
    'How bookings ended',
    'Customers and reviews',
    'Where bookings came from',
  ])
    await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible()
  // Nothing speaks to the owner.
  await expect(page.locator('.analytics')).not.toContainText(/\byour?\b/i)
  await expectForcedColours(page)
  await fitsEverybody(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => widest(page)).toBeLessThanOrEqual(0)
  }
  await page.getByLabel('Which days').selectOption('Last 12 months')
  await expect(page.getByRole('region', { name: 'Visits by month', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Visits by month', exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'All providers' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: `How ${name} does` })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'All providers' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard\/providers$/)
})
