import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { expectNoAxeViolations } from './axe.ts'
import { byHand, headersOf, openBusiness, sendDocuments } from './business.ts'
import { contrastWith, widest } from './paper.ts'
import { arriveAs, newPerson, signInAs } from './sign-in.ts'

test('the office finds a message that failed, sends it again, and sees that it was sent', async ({ page, browser }) => {
  const person = newPerson('Odette', 'Marlow')
  const visitor = await browser.newPage()
  await arriveAs(visitor, person, '/about')
  await visitor.close()
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    const fail = `update message m set state = 'failed', error = 'mail_refused (550)' from account a
      where a.account_id = m.account_id and a.email = $1 and m.state = 'sent' and m.queue is not null returning m.key`
    await expect.poll(async () => (await client.query(fail, [person.email])).rowCount, { timeout: 30_000 }).toBe(1)
  } finally {
    await client.end()
  }

  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard/messages')
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
  await page.getByLabel('Search').fill(person.email)
  await page.getByLabel('Status').selectOption('failed')
  const row = page.getByRole('row', { name: new RegExp(person.email) })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Refused for good (550)')
  await expectNoAxeViolations(page)
  await row.getByRole('button', { name: 'Send again: the message to Odette Marlow' }).click()
  await expect(page.getByText('It is being sent again.').first()).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByLabel('Status').selectOption('sent')
  await expect(async () => {
    await page.reload()
    await expect(row.getByText('Sent', { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await expect(row.getByRole('button')).toHaveCount(0)
})

/** On a phone and a tablet: nothing reaches into the margin of the page, and no word out of its box. */
async function expectWithinMargins(page: Page) {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    const beyond = () =>
      page.evaluate(() => {
        const found: string[] = []
        const whole = document.querySelector<HTMLElement>('.dash-page')
        if (!whole) return ['no page']
        const { paddingLeft, paddingRight } = getComputedStyle(whole)
        const { left, right } = whole.getBoundingClientRect()
        const [from, to] = [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)]
        const look = (element: Element) => {
          const { position, overflowX, display } = getComputedStyle(element)
          const box = element.getBoundingClientRect()
          if (position === 'absolute' || position === 'fixed' || box.width === 0) return
          const spills = display !== 'inline' && element.scrollWidth > element.clientWidth + 1
          // What scrolls in a box of its own may be wider than that.
          const isBeyond = box.right > to + 1 || box.left < from - 1
          if (overflowX !== 'visible' && !isBeyond) return
          // A press that is only words begins beside its words, and a table of colours beside its first.
          if (
            !element.matches('.button-quiet, .heat') &&
            (isBeyond || (spills && element.matches('.badge, .button, .field')))
          )
            found.push(`${element.className || element.tagName}: ${element.textContent?.slice(0, 40)}`)
          for (const child of element.children) look(child)
        }
        for (const child of whole.children) look(child)
        return [...found, ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : [])]
      })
    await expect.poll(beyond, { message: `${page.url()} at ${width}` }).toEqual([])
  }
}

const places = [
  'dashboard',
  'dashboard/providers',
  'dashboard/users',
  'dashboard/bookings',
  'dashboard/money',
  'dashboard/money?account=paid_ahead&currency=GBP',
  'dashboard/analytics',
  'dashboard/unmet?days=90',
  'dashboard/messages',
  'dashboard/health',
  'dashboard/experiments',
  'dashboard/audit',
  'dashboard/settings',
  'moderation',
]
for (const place of places)
  test(`everybody can use /admin/${place}`, async ({ page }) => {
    await signInAs(page, 'admin')
    await page.goto(`/admin/${place}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
    await expectWithinMargins(page)
  })

test('the office waives a part of a fee that is owed without a card; both sides and the entries say so', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const ownPage = await own.newPage()
  const provider = await arriveAs(ownPage, newPerson('Belle', 'Hopper'), '/robots.txt')
  const { providerId, book } = await openBusiness(own.request, provider)
  const rules = { minimumNoticeMinutes: 0, cancellationPolicy: [{ hoursBefore: 720, feePercent: 50 }] }
  const headers = headersOf(provider)
  expect((await own.request.put(`/api/providers/${providerId}/rules`, { headers, data: rules })).status()).toBe(200)
  const customerContext = await browser.newContext(baseURL ? { baseURL } : {})
  const customerPage = await customerContext.newPage()
  const person = newPerson('Nia', 'Campbell')
  const customer = await arriveAs(customerPage, person, '/robots.txt')
  const id = await book(customer)
  const cancelled = await own.request.post(`/api/bookings/${id}/cancel`, { headers: headersOf(customer), data: {} })
  expect(cancelled.status(), await cancelled.text()).toBe(200)

  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard/bookings')
  await page.getByLabel('Search').fill(id)
  // What the tests beside this one have booked stands there too, until the search has answered.
  const row = page.getByRole('row', { name: /Beard trim/ })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('£9.00 owed')
  await row.getByRole('button', { name: 'Waive the fee of Nia Campbell' }).click()
  const dialog = page.getByRole('dialog', { name: 'Waive the fee' })
  await expect(dialog).toContainText('Nia Campbell owes Belle Hopper £9.00.')
  await dialog.getByLabel('Waive, in GBP').fill('9.01')
  await expect(dialog.getByText('Enter an amount above zero and up to £9.00.')).toBeVisible()
  await dialog.getByLabel('Waive, in GBP').fill('5')
  await dialog.getByLabel('Reason').selectOption('goodwill')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Waive £5.00' }).click()
  await expect(page.getByText('The fee is lowered.')).toBeVisible()
  await expect(row).toContainText('£4.00 owed')
  await row.getByRole('link', { name: '£18.00' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'Where did my money go?' })).toBeVisible()
  await expect(page.locator('.pay-movements')).toContainText('£5.00')

  // Every balance leads to the entries that it is the sum of, and they to what they are about.
  await page.getByRole('link', { name: 'All of the money' }).click()
  await page
    .getByRole('row', { name: /^Owed by customers/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Entries of Owed by customers, GBP' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Belle Hopper/ }).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await customerPage.goto('/my-bookings?show=cancelled')
  await customerPage.getByRole('link', { name: /£4\.00/ }).click()
  await expect(customerPage.getByRole('heading', { level: 1, name: 'Where did my money go?' })).toBeVisible()
  await expect(customerPage.locator('.pay-movements')).toContainText('£9.00')
  await expectNoAxeViolations(customerPage)
  const told = async () =>
    (await (await own.request.get('/api/notifications', { headers })).json()).data.notifications[0]
  await expect.poll(told).toMatchObject({ type: 'fee_waived', title: 'Fee waived by us' })
  for (const context of [own, customerContext]) await context.close()
})

test('a page tells how fast it was when it is left, and nothing of its visitor; the office sees it, and what broke', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage()
  await visitor.goto('/provider/maya-thompson?utm_source=nobody')
  await visitor.mouse.move(200, 300)
  // What a beacon carries is seen by the page alone.
  const told = await visitor.evaluateHandle(() => {
    const all: string[] = []
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      void (body as Blob).text().then((text) => all.push(text))
      return send(address, body)
    }
    return all
  })
  const answer = visitor.waitForResponse('**/api/page-vitals')
  // What is read moves without having been asked to.
  const moved = await visitor.evaluate(async () => {
    const shift = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) resolve(entry.value)
      }).observe({ type: 'layout-shift' })
    })
    const late = document.createElement('div')
    late.style.height = '200px'
    document.querySelector('main')?.prepend(late)
    return shift
  })
  expect(moved).toBeGreaterThan(0)
  // As when another tab comes to the front, which a browser without a window never does. Seen again after it: what
  // begins to measure while it is hidden believes it was never seen, and has no first paint.
  const hide = () =>
    visitor.evaluate(() => {
      for (const value of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }
    })
  type Report = { route: string; vitals: { vital: string; value: number }[]; calls: number; failed: number }
  const reports = async () => (await told.jsonValue()).map((text) => JSON.parse(text) as Report)
  const expectTold = (names: string[]) =>
    expect(async () => {
      await hide()
      const said = (await reports()).flatMap((report) => report.vitals.map(({ vital }) => vital))
      expect(said).toEqual(expect.arrayContaining(names))
    }).toPass({ timeout: 30_000 })
  await expectTold(['fcp', 'ttfb', 'load', 'interactive', 'cls'])
  // What was painted largest is known when a person presses something, and not by being hidden as here.
  await visitor.locator('h1').click()
  await visitor.evaluate(() => fetch('/api/categories').then((called) => called.text()))
  await expectTold(['lcp', 'inp', 'fid', 'call'])
  const all = await reports()
  const saidOf = (name: string) => all.flatMap(({ vitals }) => vitals).find(({ vital }) => vital === name)?.value
  for (const name of ['lcp', 'cls', 'inp', 'call']) expect(saidOf(name), name).toBeGreaterThan(0)
  expect(all.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThanOrEqual(1)
  expect(all.reduce((sum, { failed }) => sum + failed, 0)).toBe(0)
  expect((await answer).status()).toBe(201)
  expect((await answer).request().headers().authorization).toBeUndefined()
  for (const { route, vitals, ...rest } of await reports()) {
    expect(route).toBe('routes/provider')
    expect(Object.keys(rest).toSorted()).toEqual(['calls', 'failed'])
    expect(JSON.stringify(vitals)).not.toMatch(/maya|utm|nobody/)
  }
  await visitor.close()

  const crash = { release: '9.9.9', part: 'page', route: 'routes/home', error: 'TypeError: seen is not a function' }
  const broke = await page.request.post('/api/crash-reports', { data: { ...crash, stack: ['home-A1b2C3d4.js:1:99'] } })
  expect(broke.status()).toBe(201)
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard/health?days=1')
  const speed = page.getByRole('region', { name: 'How fast pages are' }).last()
  await expect(speed.getByRole('row', { name: /^provider \d/ })).toContainText(/\d (ms|s)/)
  const row = page.getByRole('row', { name: /seen is not a function/ })
  await expect(row).toContainText('9.9.9')
  await row.getByText('Stack and requests').click()
  await expect(row).toContainText('home-A1b2C3d4.js:1:99')
  await expectNoAxeViolations(page)
})

test('what the office has done stands in the audit log, is found by whom it was done to, and can be saved', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const person = newPerson('Ines', 'Calloway')
  const token = await arriveAs(await own.newPage(), person, '/robots.txt')
  const { providerId } = await openBusiness(own.request, token)
  const documents = await sendDocuments(own.request, token)
  await signInAs(page, 'admin')
  const headers = headersOf(await page.evaluate(() => localStorage.getItem('token') ?? ''))
  const { id: owner } = (await (await own.request.get('/api/users/me', { headers: headersOf(token) })).json()).user
  await own.close()
  const look = await page.request.post(`/api/admin/users/${owner}/look`, { headers, data: { reason: 'verification' } })
  expect(look.status(), await look.text()).toBe(200)
  for (const id of documents) {
    const path = `/api/admin/providers/${providerId}/documents/${id}/accept`
    expect((await page.request.post(path, { headers, data: { expiresOn: null } })).status()).toBe(200)
  }
  for (const what of ['approve', 'withdraw-approval'])
    expect(
      (
        await page.request.post(`/api/admin/providers/${providerId}/${what}`, {
          headers,
          data: what === 'approve' ? {} : { reason: 'doubtful' },
        })
      ).status(),
    ).toBe(200)

  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: 'Audit log' }).first().click()
  await page.getByLabel('Search').fill(providerId)
  await expect(page.getByText('4 found')).toBeVisible()
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toContainText('Verification withdrawn')
  await expect(rows.nth(2)).toContainText('Provider verified')
  await expect(rows.nth(2).getByRole('link', { name: 'Belle Hopper' })).toHaveAttribute('href', /^\/provider\//)
  await expectNoAxeViolations(page)
  await page.getByLabel('From').fill('2026-01-02')
  await page.getByLabel('To').fill('2026-01-01')
  await expect(page.getByText('Must not be before the first day.')).toBeVisible()
  await expect(rows).toHaveCount(0)
  await page.getByLabel('To').fill('')
  await page.getByLabel('Kind').selectOption('provider')
  await expect(page.getByText('2 found')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByLabel('Search').fill('')
  await page.getByLabel('Kind').selectOption('audit')
  await expect(rows.nth(1)).toContainText('Log saved as CSV')
  await expect(rows.nth(1)).toContainText('Entries: 2')
  // A day is typed figure by figure; the way back brings the fields back, too, and the menu begins anew.
  await page.getByLabel('From').focus()
  await page.keyboard.type('11132026', { delay: 50 })
  await expect(page.getByLabel('From')).toHaveValue('2026-11-13')
  await expect(page).toHaveURL(/from=2026-11-13/)
  await page.getByLabel('Search').fill(providerId)
  await expect(page).toHaveURL(/search=/)
  await page.getByRole('link', { name: 'Audit log' }).first().click()
  await expect(page).toHaveURL(/\/audit$/)
  await expect(page.getByLabel('Search')).toHaveValue('')
  await expect(page.getByLabel('From')).toHaveValue('')
  await page.goBack()
  await expect(page.getByLabel('Search')).toHaveValue(providerId)
  // Two changes in the same moment are both asked for.
  await page.goto('/admin/dashboard/audit?search=nobody')
  await expect(page.getByText('0 found')).toBeVisible()
  await page.evaluate(() => {
    const change = (field: HTMLInputElement | HTMLSelectElement | null, value: string, event: string) => {
      if (!field) throw new Error('no such field')
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event(event, { bubbles: true }))
    }
    change(document.querySelector<HTMLInputElement>('input[type=search]'), '', 'input')
    change(document.querySelector<HTMLSelectElement>('select:has(option[value=audit])'), 'audit', 'change')
  })
  await expect(page).toHaveURL(/\/admin\/dashboard\/audit\?area=audit$/)
  await expect(rows.nth(1)).toContainText('Log saved as CSV')
  await page.goto(`/admin/dashboard/providers/${providerId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Documents of Belle Hopper' })).toBeVisible()
  await expectWithinMargins(page)
})

test('a booking is found by its service and days, its row by keys, and its page has all that is known of it', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const { book } = await openBusiness(
    own.request,
    await arriveAs(await own.newPage(), newPerson('Belle', 'Hopper'), '/robots.txt'),
  )
  const customerContext = await browser.newContext(baseURL ? { baseURL } : {})
  const customer = await arriveAs(await customerContext.newPage(), newPerson('Ottoline', 'Fairweather'), '/robots.txt')
  const id = await book(customer)
  await own.close()
  await customerContext.close()

  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard/bookings')
  await page.getByLabel('Search').fill('Ottoline Fairweather')
  await expect(page.getByText('1 found')).toBeVisible()
  const head = page.getByRole('columnheader', { name: 'Total' })
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/sort=total&order=asc/)

  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Ottoline')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The view is saved.')).toBeVisible()
  await page.goto('/admin/dashboard/bookings')
  await page.getByLabel('Saved views').selectOption({ label: 'Ottoline' })
  await expect(page.getByText('1 found')).toBeVisible()
  await expectNoAxeViolations(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByRole('button', { name: 'Delete this view' }).click()
  await expect(page.getByLabel('Saved views')).toHaveCount(0)

  await page.locator('h1').click()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/dashboard/bookings/${id}$`))
  // Why comes first, once for half an hour.
  await expect(
    page.getByRole('heading', { name: 'Why do you look into the data of Ottoline Fairweather?' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ottoline Fairweather at Belle Hopper' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Booked for')
  const sent = page.getByRole('region', { name: 'What was sent about it' }).first()
  await expect(async () => {
    await page.reload()
    await expect(sent.getByRole('row', { name: /Ottoline Fairweather.*Booking: Booked/ })).toBeVisible({
      timeout: 3000,
    })
  }).toPass({ timeout: 30_000 })
  await expectNoAxeViolations(page)
  await expectWithinMargins(page)

  // Days the wrong way round are asked for by nobody, and nothing stands in for an answer that does not come.
  await page.goto('/admin/dashboard/bookings?from=2026-11-29&to=2026-11-01')
  await expect(page.getByText('Must not be before the first day.')).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
})

type Walked = { path: string; head: string; sort: string; search: string; file: RegExp; opens: RegExp }

/** What every table of the office can do, with something that is in it by now. */
async function useTable(page: Page, { path, head, sort, search, file, opens }: Walked) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // There are more places than a phone is wide.
  await expect(page.locator('[aria-current="page"]').filter({ visible: true }).first()).toBeInViewport({ ratio: 1 })
  await page.getByRole('searchbox', { name: 'Search' }).fill(search)
  await expect(page.getByText('1 found')).toBeVisible()
  const column = page.getByRole('columnheader', { name: head, exact: true })
  await column.getByRole('button').click()
  await expect(column).not.toHaveAttribute('aria-sort', 'none')
  const before = await column.getAttribute('aria-sort')
  await column.getByRole('button').click()
  await expect(column).toHaveAttribute('aria-sort', before === 'ascending' ? 'descending' : 'ascending')
  await expect(page).toHaveURL(new RegExp(`sort=${sort}&order=`))
  await expect(page.getByText('1 found')).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )

  const name = `View ${randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The view is saved.').first()).toBeVisible()
  await page.goto(path)
  await page.getByLabel('Saved views').selectOption({ label: name })
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(search)
  await expect(page.getByText('1 found')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(file)
  await page.getByRole('button', { name: 'Delete this view' }).click()
  await expect(page.getByLabel('Saved views').getByRole('option', { name })).toHaveCount(0)

  // A search for nothing that there is says so.
  await page.getByRole('searchbox', { name: 'Search' }).fill(`nobody ${name}`)
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill(search)
  await expect(page.getByText('1 found')).toBeVisible()
  await page.locator('h1').click()
  await page.keyboard.press('j')
  await expect(page.locator('tbody tr').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(opens)
}

for (const width of [390, 1440])
  test(`every table of the office is searched, sorted, walked by keys, saved as a view and as a file, ${width} wide`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 900 })
    const own = await browser.newContext(baseURL ? { baseURL } : {})
    const mark = `Qz${randomUUID().slice(0, 8)}`
    const person = newPerson('Ines', mark)
    const token = await arriveAs(await own.newPage(), person, '/robots.txt')
    // By a name of its own: whoever looks for the owner finds the owner.
    const business = `Kx${randomUUID().slice(0, 8)}`
    const { providerId, slug } = await openBusiness(own.request, token, business)
    await own.close()
    await byHand(
      `insert into unmet_search (day, kind, words, category_slug, place, searches, hours)
        values (current_date, 'offer', $1, '', 'Leeds', 7, 7)`,
      [mark.toLowerCase()],
    )
    await byHand(
      `insert into payment_difference (provider_id, difference_id, kind, ours, theirs, found_at)
        values ($1, gen_random_uuid(), 'unknown', '0 GBP', '900 GBP ' || $2, now())`,
      [providerId, `pi_${mark}`],
    )
    const posting = randomUUID()
    await byHand(
      `with p as (insert into ledger_posting (posting_id, source, kind, provider_id, tip_id, posted_at)
          values ($1::uuid, 'test:' || $1::uuid, 'charge', $2, gen_random_uuid(), now()) returning posting_id)
        insert into ledger_entry (posting_id, position, account, owner_id, currency, amount_minor)
        select posting_id, n, (array['held_by_processor', 'owed_to_provider'])[n + 1], $2, 'GBP', 500 - n * 1000
        from p, generate_series(0, 1) n`,
      [posting, providerId],
    )
    await byHand(
      `insert into message (key, channel, kind, account_id, state, tries, created_at, tried_at)
        select 'test-' || $1, 'mail', 'review', account_id, 'failed', 3, now(), now() from account where last_name = $2`,
      [posting, mark],
    )
    await byHand(
      `insert into audit_entry (audit_entry_id, at, actor_id, action, subject_type, subject_id, request_id)
        select gen_random_uuid(), now(), null, 'account.restored', 'account', account_id, 'test' from account where last_name = $1`,
      [mark],
    )

    await signInAs(page, 'admin')
    const people = /\/admin\/dashboard\/users\?search=/
    const profile = new RegExp(`/provider/${slug}$`)
    await useTable(page, {
      ...{ path: '/admin/dashboard/users?role=provider', head: 'Name', sort: 'name', search: mark },
      ...{ file: /^people-/, opens: profile },
    })
    await useTable(page, {
      ...{ path: '/admin/dashboard/providers?state=unverified', head: 'Rating', sort: 'rating', search: business },
      ...{ file: /^providers-/, opens: profile },
    })
    await useTable(page, {
      ...{ path: '/admin/dashboard/messages?status=failed', head: 'Tries', sort: 'tries', search: mark },
      ...{ file: /^messages-/, opens: people },
    })
    await useTable(page, {
      ...{ path: '/admin/dashboard/audit', head: 'What', sort: 'action', search: mark, file: /^audit-/, opens: people },
    })
    await useTable(page, {
      ...{ path: '/admin/dashboard/unmet', head: 'Last on', sort: 'last', search: mark, file: /^unmet-/ },
      opens: /\/search\?search=qz/,
    })
    await useTable(page, {
      ...{ path: '/admin/dashboard/money', head: 'Found', sort: 'found', search: `pi_${mark}`, file: /^differences-/ },
      // Nothing of it is a payment of ours: there is nothing to open.
      opens: /\/admin\/dashboard\/money\?/,
    })
    await useTable(page, {
      ...{ path: '/admin/dashboard/money?account=held_by_processor&currency=GBP', head: 'Amount', sort: 'amount' },
      ...{ search: providerId, file: /^ledger-/, opens: /\/admin\/dashboard\/money\/[0-9a-f-]{36}$/ },
    })
    await byHand('delete from payment_difference where theirs like $1', [`%${mark}`])
  })

test('the page of a payment asks an administrator again why, once the reason has run out', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const provider = await arriveAs(await own.newPage(), newPerson('Belle', 'Hopper'), '/robots.txt')
  const { providerId, book } = await openBusiness(own.request, provider)
  const rules = { minimumNoticeMinutes: 0, cancellationPolicy: [{ hoursBefore: 720, feePercent: 50 }] }
  const set = await own.request.put(`/api/providers/${providerId}/rules`, { headers: headersOf(provider), data: rules })
  expect(set.status()).toBe(200)
  const customerContext = await browser.newContext(baseURL ? { baseURL } : {})
  const customer = await arriveAs(await customerContext.newPage(), newPerson('Nia', 'Okafor'), '/robots.txt')
  const id = await book(customer)
  const headers = headersOf(customer)
  expect((await customerContext.request.post(`/api/bookings/${id}/cancel`, { headers, data: {} })).status()).toBe(200)
  for (const context of [own, customerContext]) await context.close()

  await signInAs(page, 'admin')
  const why = page.getByRole('heading', { name: 'Why do you look into the data of Nia Okafor?' })
  const shown = page.getByRole('heading', { level: 1, name: 'Where did my money go?' })
  await page.goto(`/profile/payments/${id}`)
  await expect(why).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(shown).toBeVisible()
  await byHand(
    `update looking set begun_at = begun_at - interval '31 minutes' where person_id =
      (select customer_id from booking where booking_id = $1)`,
    [id],
  )
  await page.reload()
  await expect(why).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(shown).toBeVisible()
  await page.goto(`/admin/dashboard/money/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'One payment' })).toBeVisible()
  await expectWithinMargins(page)
})

test('every table of the office is printed in dark ink on white paper, with all of its columns and nothing to press', async ({
  page,
}) => {
  const mark = `Pr${randomUUID().slice(0, 8)}`
  await byHand(
    `insert into unmet_search (day, kind, words, category_slug, place, searches, hours)
      values (current_date, 'offer', $1, '', 'Leeds', 7, 7)`,
    [mark.toLowerCase()],
  )
  const [{ provider_id: providerId } = {}] = await byHand('select provider_id from provider limit 1')
  await byHand(
    `insert into payment_difference (provider_id, difference_id, kind, ours, theirs, found_at)
      values ($1, gen_random_uuid(), 'unknown', '0 GBP', '900 GBP ' || $2, now())`,
    [providerId, mark],
  )
  await signInAs(page, 'admin')
  const headers = headersOf(await page.evaluate(() => localStorage.getItem('token') ?? ''))
  // So that something is in the log.
  expect((await page.request.post('/api/admin/audit/csv', { headers, data: {} })).status()).toBe(200)
  const paths = [
    ...['users', 'providers', 'bookings', 'messages', 'audit', `unmet?search=${mark}`, `money?search=${mark}`],
    'money?account=owed_to_provider&currency=GBP',
  ]
  for (const path of paths)
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
      await page.goto(`/admin/dashboard/${path}`)
      const table = page.locator('.table-sorted')
      await expect(table.getByRole('row').nth(1)).toBeVisible()
      const heads = (await table.getByRole('columnheader').allInnerTexts()).filter((text) => text.trim() !== '')
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      // A sheet of A4 lying down, without its margins.
      await page.setViewportSize({ width: 1032, height: 703 })
      await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
      await expect(page.locator('.dash-side, .dash-top, .button, .row-keys').filter({ visible: true })).toHaveCount(0)
      for (const name of heads)
        await expect(table.getByRole('columnheader', { name, exact: true })).toBeInViewport({ ratio: 1 })
      await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group')
      await expect(table.locator('tbody tr').first()).toHaveCSS('display', 'table-row')
      await expect.poll(() => widest(page)).toBeLessThanOrEqual(0)
      for (const selector of ['h1', '.table-sorted tbody th', '.table-sorted td', '.table-sorted thead th'])
        expect(await contrastWith(page, selector, 'color'), selector).toBeGreaterThan(4.5)
      expect(await contrastWith(page, 'body', 'background-color')).toBe(1)
      // Every sheet of it lies, also the first.
      await expect(async () => {
        const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
        const sizes = [...sheets.matchAll(/MediaBox *\[0 0 ([\d.]+) ([\d.]+)\]/g)]
        expect(sizes.length).toBeGreaterThan(0)
        for (const [, width, height] of sizes) expect(Number(width)).toBeGreaterThan(Number(height))
      }).toPass({ timeout: 20_000 })
    })
  // What was asked for stands above it.
  await page.goto(`/admin/dashboard/unmet?search=${mark}`)
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  await page.goto('/admin/dashboard/unmet')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeHidden()
  await byHand('delete from payment_difference where theirs like $1', [`%${mark}`])
})
