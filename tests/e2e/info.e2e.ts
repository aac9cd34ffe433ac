import { expect, type Page, test } from '@playwright/test'
import { languages } from '../../src/i18n/languages.ts'
import { infoTexts } from '../../src/web/info/info-texts.ts'
import { type BuiltServer, startBuiltServer } from '../built-server.ts'
import { expectNoAxeViolations } from './axe.ts'

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

const pages = [
  ['/about', 200],
  ['/contact', 200],
  ['/legal', 200],
  ['/terms', 200],
  ['/privacy', 200],
  ['/accessibility', 200],
  ['/how-we-rank', 200],
  ['/how-we-rate', 200],
  ['/status', 200],
  ['/500', 500],
  ['/nowhere-at-all', 404],
] as const

for (const language of languages) {
  test(`every page of information is whole in '${language}' on a phone`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [path, status] of pages) {
      const response = await page.goto(`${path}?lng=${language}`)
      expect([path, response?.status()]).toEqual([path, status])
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect([path, await isTooWide(page)]).toEqual([path, false])
    }
  })
}

test('the terms have one address, and every page names itself and its languages', async ({ page, baseURL }) => {
  for (const path of ['/legal', '/terms', '/privacy']) {
    await page.goto(path)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/legal`)
    await expect(page).toHaveTitle(`${infoTexts('en').legal.title} – Highstreet`)
  }
  await page.goto('/about?lng=fr')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/about?lng=fr`)
  await expect(page.locator('link[rel=alternate]')).toHaveCount(languages.length + 1)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', infoTexts('fr').about.description)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'À propos – Highstreet')
  for (const path of ['/500', '/nowhere-at-all']) {
    await page.goto(path)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  }
})

test('a robot may read what is for everyone, and is kept out of the rest', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  const text = await robots.text()
  for (const path of ['/api/', '/my-bookings', '/admin', '/dashboard', '/auth'])
    expect(text).toContain(`Disallow: ${path}\n`)
  expect(text).not.toMatch(/Disallow: \/$/m)
})

const text = 'The door was locked when I came.\n\nNobody answered the bell.'
const someone = () => `ada-${crypto.randomUUID().slice(0, 8)}@e2e.test`

async function fillIn(page: Page, email = someone()) {
  await page.getByLabel('Your name').fill('Ada Novák')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('What is it about?').selectOption('booking')
  await page.getByLabel('Your message').fill(text)
  return email
}

async function expectAllKept(page: Page, email: string) {
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Novák')
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await expect(page.getByLabel('What is it about?')).toHaveValue('booking')
  await expect(page.getByLabel('Your message')).toHaveValue(text)
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' })

test('what is wrong stands in a summary and beside its field, and the rest stays', async ({ page }) => {
  await page.goto('/contact')
  await sendButton(page).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('heading')).toHaveText('Your message has not been sent yet')
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your name',
    'Enter an email address such as name@example.com',
    'Choose a topic',
    'Enter 10 to 2000 characters',
  ])
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Enter your name')
  await expect(page).toHaveTitle(/^Error: /)
  await expectNoAxeViolations(page)
  await summary.getByRole('link', { name: 'Enter 10 to' }).click()
  await expect(page.getByLabel('Your message')).toBeFocused()

  await fillIn(page, 'not an address')
  await sendButton(page).click()
  await expect(summary.getByRole('link')).toHaveText(['Enter an email address such as name@example.com'])
  await expectAllKept(page, 'not an address')
})

test('a message is sent once, and the page says so where the reader is', async ({ page }) => {
  await page.goto('/contact')
  const email = await fillIn(page)
  await expect(page.getByText(`${text.length} of 2000 characters`)).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/contact') && sent.push(request.method()))
  await sendButton(page).dblclick()
  const title = page.getByRole('heading', { name: 'Message sent' })
  await expect(title).toBeFocused()
  await expect(page.getByText(`We will reply to ${email}.`)).toBeVisible()
  expect(sent).toEqual(['POST'])
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Send another message' }).click()
  await expect(page.getByLabel('Your message')).toHaveValue('')
})

test('nothing is lost when the server fails, is away, or has had enough; a retry is the same message', async ({
  page,
}) => {
  const keys: (string | undefined)[] = []
  const failures = [
    { status: 500, json: { success: false, code: 'server_error', message: 'x' } },
    null,
    { status: 503, json: { success: false, code: 'read_only', message: 'x' } },
    { status: 429, json: { success: false, code: 'rate_limited', message: 'x' } },
  ]
  let tries = 0
  await page.route('**/api/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const index = tries++
    if (index >= failures.length) return route.continue()
    const failure = failures[index]
    return failure ? route.fulfill(failure) : route.abort()
  })
  await page.goto('/contact')
  const email = await fillIn(page)
  for (const reason of [
    'Your message could not be sent. Your text is still here: please try again.',
    'Network error. Please check your connection.',
    'Your message could not be sent. Your text is still here: please try again.',
    'You have sent several messages in a short time. Please try again in an hour.',
  ]) {
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(reason)
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAllKept(page, email)
  }
  // Told by the third answer, and true until something was saved.
  const cannotSave = page.getByText('We cannot save changes right now.')
  await expect(cannotSave).toBeVisible()
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused()
  await expect(cannotSave).toBeHidden()
  expect(new Set(keys).size).toBe(1)
})

for (const press of ['click', 'Enter'] as const) {
  test(`a message sent by ${press} before the page is live arrives whole`, async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto('/contact')
    const email = await fillIn(page)
    const sent = page.waitForRequest('**/api/contact')
    if (press === 'click') await sendButton(page).click()
    else await page.getByLabel('Your name').press('Enter')
    expect((await sent).postDataJSON()).toEqual({ name: 'Ada Novák', email, topic: 'booking', message: text })
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
    expect(page.url()).toMatch(/\/contact$/)
  })
}

test('without JavaScript the contact page gives the address instead of a form that goes nowhere', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: 'bookings@highstreet.test' })).toHaveAttribute('href', /^mailto:/)
  await expect(sendButton(page)).toBeHidden()
  await context.close()
})

test.describe('a site behind the gate', () => {
  test.describe.configure({ mode: 'serial' })
  let server: BuiltServer
  test.beforeAll(async () => {
    server = await startBuiltServer({ GATE_PASSWORD: 'sesame street', DEMO: '0' })
  })
  test.afterAll(() => server.stop())

  for (const javaScriptEnabled of [true, false]) {
    test(`opens to the password and goes where one wanted, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      const problems: string[] = []
      page.on('console', (message) => {
        if (/policy/i.test(message.text())) problems.push(message.text())
      })
      await page.goto(`${server.origin}/how-we-rank?lng=en#words`)
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Highstreet' })).toBeVisible()
      await expect(page.locator('html')).toHaveCSS('--color-green', '#124635')
      const field = page.getByLabel('Password')
      if (javaScriptEnabled) await expectNoAxeViolations(page)
      await expect(field).toBeFocused()
      await field.fill('open')
      await page.getByRole('button', { name: 'Access Site' }).click()

      const error = page.getByText('Incorrect password. Please try again.')
      await expect(error).toBeVisible()
      await expect(field).toHaveValue('')
      await expect(field).toHaveAccessibleDescription('Incorrect password. Please try again.')
      if (javaScriptEnabled) {
        await expectNoAxeViolations(page)
        await field.press('s')
        await expect(error).toBeHidden()
        await expect(field).not.toHaveAttribute('aria-invalid')
      }
      await field.fill('sesame street')
      await field.press('Enter')
      await expect(page).toHaveURL(/\/how-we-rank\?lng=en/)
      await expect(page.getByRole('heading', { level: 1, name: 'How we rank' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'How we rank' })).toBeVisible()
      expect(problems).toEqual([])
      await context.close()
    })
  }
})
