import { expect, type Page, test } from '@playwright/test'
import { type BuiltServer, startBuiltServer } from '../built-server.ts'
import { expectNoAxeViolations } from './axe.ts'

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Every part, alive. */
async function openParts(page: Page) {
  await page.goto('/dev/ui')
  await expect(button(page, 'Open the dialog')).toBeVisible()
}

/** With the keyboard, so that no pointer comes to rest on what appears. */
async function press(page: Page, name: string) {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}

/** Time stands still from here until the test moves it. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(new Date('2026-11-21T11:00:00Z'))
}

const hasFocusInside = (page: Page) => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)

async function expectFocusStaysInside(page: Page) {
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    expect(await hasFocusInside(page)).toBe(true)
  }
}

const scrolling = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

test('a dialog keeps the focus, locks the page, closes with Escape and gives the focus back', async ({ page }) => {
  await openParts(page)
  await press(page, 'Open the dialog')
  const dialog = page.getByRole('dialog', { name: 'Book with Maya Thompson' })
  await expect(dialog).toBeVisible()
  await expectFocusStaysInside(page)
  expect(await scrolling(page)).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Open the dialog')).toBeFocused()
  expect(await scrolling(page)).not.toBe('hidden')
  await press(page, 'Open the dialog')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('a dialog fills the screen of a phone and keeps its buttons in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openParts(page)
  await press(page, 'Open the dialog')
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 })
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 })
})

test('the menu of a phone keeps the focus, closes with Escape, and when the header has room again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/about')
  const opener = page.getByRole('button', { name: 'Menu' })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Browse' })).toBeVisible()
  await expectFocusStaysInside(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await page.setViewportSize({ width: 768, height: 700 })
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 769, height: 700 })
  await expect(menu).toBeHidden()
})

test.describe('a toast', () => {
  const toasts = (page: Page) => page.getByRole('alertdialog')
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') })
    await openParts(page)
    // The first one brings the code of all.
    await press(page, 'Toast: loading')
    await toasts(page).getByRole('button', { name: 'Close message' }).press('Enter')
    await expect(toasts(page)).toHaveCount(0)
    await stopClock(page)
  })
  const durations = { success: 5000, info: 5000, error: 8000, warning: 6000 }

  test('stays as long as its type asks for and takes 300 ms to leave', async ({ page }) => {
    for (const [type, duration] of Object.entries(durations)) {
      await press(page, `Toast: ${type}`)
      await expect(toasts(page).getByRole(type === 'error' ? 'alert' : 'status')).toBeVisible()
      await page.clock.runFor(duration - 1)
      await expect(toasts(page)).not.toHaveClass(/leaving/)
      await page.clock.runFor(1)
      await expect(toasts(page)).toHaveClass(/leaving/)
      await page.clock.runFor(299)
      await expect(toasts(page)).toHaveCount(1)
      await page.clock.runFor(1)
      await expect(toasts(page)).toHaveCount(0)
    }
  })

  test('of type loading stays until it is closed', async ({ page }) => {
    await press(page, 'Toast: loading')
    await expect(toasts(page).getByRole('status')).toContainText('Sending three photos...')
    await page.clock.runFor(3_600_000)
    await expect(toasts(page)).not.toHaveClass(/leaving/)
    await toasts(page).getByRole('button', { name: 'Close message' }).click()
    await page.clock.runFor(300)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('waits while a pointer or the focus rests on it', async ({ page }) => {
    await press(page, 'Toast: success')
    await expect(toasts(page).getByRole('status')).toBeVisible()
    await toasts(page).hover()
    await page.clock.runFor(60_000)
    await expect(toasts(page)).not.toHaveClass(/leaving/)
    await toasts(page).getByRole('button', { name: 'Close message' }).focus()
    await page.mouse.move(0, 0)
    await page.clock.runFor(60_000)
    await expect(toasts(page)).not.toHaveClass(/leaving/)
    await button(page, 'Toast: info').focus()
    await page.clock.runFor(5300)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('shares the screen with two others at most, and offers its action', async ({ page }) => {
    for (const type of ['success', 'info', 'warning']) await press(page, `Toast: ${type}`)
    await press(page, 'Toast: with an action')
    await expect(toasts(page)).toHaveCount(3)
    await toasts(page).getByRole('button', { name: 'Undo' }).click()
    await expect(toasts(page).getByText('Undone')).toBeVisible()
  })

  test('can be read and closed above an open dialog, and leaves its buttons free on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await press(page, 'Open the dialog')
    const next = page.getByRole('dialog').getByRole('button', { name: 'Next' })
    await next.click()
    await expect(toasts(page).getByRole('status')).toBeVisible()
    const [bar, toast] = [await next.boundingBox(), await toasts(page).boundingBox()]
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    await toasts(page).getByRole('button', { name: 'Close message' }).click()
    await page.clock.runFor(300)
    await expect(toasts(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('a password is shown and hidden again without losing the focus', async ({ page }) => {
  await openParts(page)
  const password = page.getByLabel('Password', { exact: true })
  const show = page.getByRole('button', { name: 'Show password' })
  await expect(password).toHaveAttribute('type', 'password')
  await show.click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await expect(show).toBeFocused()
  await show.click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('a text area counts, and says when its end is near', async ({ page }) => {
  await openParts(page)
  const notes = page.getByLabel('Notes', { exact: true })
  await notes.fill('Ring twice')
  await expect(notes).toHaveAccessibleDescription('10 of 40 characters')
  await notes.fill('x'.repeat(36))
  await expect(page.getByRole('status').getByText('5 characters left')).toBeAttached()
  await notes.press('End')
  await page.keyboard.type('yyyyyyyy')
  await expect(notes).toHaveValue(`${'x'.repeat(36)}yyyy`)
  await expect(page.getByRole('status').getByText('No characters left')).toBeAttached()
})

test('a list of words is filled by keyboard, says what it cannot take, and gives words up one by one', async ({
  page,
}) => {
  await openParts(page)
  const tags = page.getByLabel('Tags', { exact: true })
  await expect(tags).toHaveAccessibleDescription('Up to three 2 of 3')
  await tags.fill('BALAYAGE')
  await tags.press('Enter')
  await expect(page.getByText('Already in the list')).toBeVisible()
  await tags.fill('')
  await tags.pressSequentially('Early mornings,')
  await expect(tags).toHaveValue('')
  await expect(tags).toHaveAccessibleDescription('Up to three 3 of 3')
  await tags.fill('Tea')
  await button(page, 'Add: Tags').click()
  await expect(page.getByText('That is all there is room for. Remove one first.')).toBeVisible()
  await expect(tags).toHaveValue('Tea')
  await button(page, 'Remove Balayage').click()
  await expect(tags).toBeFocused()
  await tags.press('Enter')
  await expect(button(page, 'Remove Tea')).toBeVisible()
})

test('an error summary takes the focus, names the page, and its links lead to the fields', async ({ page }) => {
  await openParts(page)
  await button(page, 'Send a form that fails').click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle('Error: Parts – Highstreet')
  await summary.getByRole('link', { name: 'Enter your name' }).click()
  const name = page.getByLabel('Your name')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Enter your name')
  await summary.getByRole('link', { name: 'Choose a topic' }).click()
  await expect(page.getByRole('group', { name: 'What is it about?' }).getByLabel('Yes')).toBeFocused()
})

test('an accordion opens one thing at a time, by keyboard too', async ({ page }) => {
  await openParts(page)
  const [first, second] = [page.locator('#one'), page.locator('#two')]
  await expect(first).toHaveAttribute('open')
  await second.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(second).toHaveAttribute('open')
  await expect(first).not.toHaveAttribute('open')
})

test('the progress bar appears for a navigation of more than 300 ms, and for no other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') })
  await openParts(page)
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/search\.data/, async (route) => {
    await gate
    await route.continue()
  })
  await stopClock(page)
  const bar = page.getByRole('progressbar', { name: 'Loading the page' })
  const asked = page.waitForRequest(/\/search\.data/)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await asked
  await page.clock.runFor(299)
  await expect(bar).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(bar).toBeVisible()
  letThrough()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Parts')
  await expect(bar).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await page.clock.runFor(1000)
  await expect(bar).toHaveCount(0)
})

test('a page that has not come after 120 seconds is opened anew, at the address that was asked for', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') })
  await openParts(page)
  await page.route(/\/search\.data/, () => {})
  await stopClock(page)
  const opened: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && opened.push(new URL(request.url()).pathname))
  const asked = page.waitForRequest(/\/search\.data/)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await asked
  await page.clock.runFor(119_999)
  expect(opened).toEqual([])
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/\/search$/)
  expect(opened).toEqual(['/search'])
})

test('a page that waits for nothing is sent without a progress bar', async ({ request }) => {
  expect(await (await request.get('/')).text()).not.toContain('progressbar')
})

test('suggestions are chosen by keyboard, and anything else may be typed', async ({ page }) => {
  // A list closes when the page scrolls, and a smooth scroll would still be going on.
  await openParts(page)
  const what = page.getByRole('combobox', { name: 'What or where' })
  await what.focus()
  await expect(what).toBeInViewport({ ratio: 1 })
  await page.keyboard.type('bal')
  await expect(page.getByRole('option', { name: 'Balayage' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(what).toHaveAttribute('aria-activedescendant', /balayage/)
  await page.keyboard.press('Enter')
  await expect(what).toHaveValue('Balayage')
  await expect(page.getByRole('listbox')).toBeHidden()
  await what.fill('falconry')
  await page.keyboard.press('Tab')
  await expect(what).toHaveValue('falconry')
})

test('a date is typed, refused before its first day, and found in the calendar', async ({ page }) => {
  await openParts(page)
  const date = page.getByRole('group', { name: /^Date/ })
  const day = date.getByRole('spinbutton', { name: /day/i })
  await day.focus()
  await page.keyboard.type('19112026')
  await expect(date).toHaveText('19/11/2026')
  await expect(date).toHaveAccessibleDescription(/Value must be 20\/11\/2026 or later/)
  await date.getByRole('button', { name: /Open the calendar/ }).click()
  const calendar = page.getByRole('dialog')
  await expect(calendar.getByRole('button', { name: /19 November 2026/ })).toHaveAttribute('aria-disabled', 'true')
  await calendar.getByRole('button', { name: /24 November 2026/ }).click()
  await expect(calendar).toBeHidden()
  await expect(date).toHaveText('24/11/2026')
})

test('Share copies the link where the device has no share sheet of its own', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openParts(page)
  await press(page, 'Share')
  const copy = page.getByRole('menuitem', { name: 'Copy link' })
  await expect(copy).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const mail = page.getByRole('menuitem', { name: 'Send by email' })
  await expect(mail).toBeFocused()
  await expect(mail).toHaveAttribute('href', /^mailto:\?subject=Maya%20Thompson%20on%20Highstreet&body=https%3A/)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Share')).toBeFocused()
  await press(page, 'Share')
  await copy.click()
  await expect(page.getByRole('status').getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://highstreet.test/provider/maya-thompson',
  )
})

test('Share hands over to the share sheet of the device, and takes no for an answer', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    navigator.share = async (data) => {
      shared.push(data)
      throw new DOMException('No', 'AbortError')
    }
  })
  await openParts(page)
  await button(page, 'Share').click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
    .toEqual([{ title: 'Maya Thompson on Highstreet', url: 'https://highstreet.test/provider/maya-thompson' }])
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('Get the App explains the way to a home screen, and installs where the browser offers it', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button', { name: 'Get the App' }).click()
  const dialog = page.getByRole('dialog', { name: 'Get the App' })
  await expect(dialog.getByText('Easy mobile booking')).toBeVisible()
  await expect(dialog.getByText('QR Code Coming Soon')).toBeVisible()
  await dialog.getByRole('button', { name: 'iPhone or iPad' }).click()
  await expect(dialog.getByText('Tap Share, then Add to Home Screen.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Android' }).click()
  await expect(dialog.getByText('Open this page in Chrome.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Install' })).toHaveCount(0)

  await page.reload()
  // Before the first touch: only the script in the page itself is there to hear it.
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(offer, {
      prompt: async () => {
        document.title = 'Asked to install'
        return { outcome: 'accepted' }
      },
    })
    dispatchEvent(offer)
  })
  await footer.getByRole('button', { name: 'Get the App' }).click()
  await dialog.getByRole('button', { name: 'Install' }).click()
  await expect(page).toHaveTitle('Asked to install')
  await expect(dialog.getByRole('button', { name: 'Install' })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a button that needs it is not shown', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('button', { name: 'Get the App', includeHidden: true })).toBeHidden()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    // Each width and each theme once; together with the others in the full run.
    if ((width === 390) !== (colorScheme === 'light') && !process.env.TEST_FULL) continue
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      // Nothing may be measured while it fades in.
      test.use({ colorScheme, viewport: { width, height: 900 } })

      test('no part has an accessibility violation or breaks the policy of the page', async ({ page }) => {
        const problems: string[] = []
        page.on('pageerror', (error) => problems.push(error.message))
        page.on('console', (message) => {
          const isMissingPortrait = message.location().url.endsWith('/none.avif')
          if (message.type() === 'error' && !isMissingPortrait) problems.push(message.text())
        })
        await openParts(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        await button(page, 'Send a form that fails').click()
        await expectNoAxeViolations(page)
        for (const type of ['success', 'warning', 'error']) await press(page, `Toast: ${type}`)
        await expect(page.getByRole('alertdialog')).toHaveCount(3)
        await expectNoAxeViolations(page, '[role=region]')
        for (const name of ['Open the dialog', 'Open the sheet', 'Share', 'Get the App']) {
          await press(page, name)
          const overlay = page.getByRole('dialog')
          await expect(overlay).toBeVisible()
          await expectNoAxeViolations(page, '[role=dialog]')
          // After half a second the library gives the focus once more, and for a frame nobody has it.
          await overlay.press('Escape')
          await expect(overlay).toBeHidden()
        }
        await page
          .getByRole('button', { name: /Open the calendar/ })
          .first()
          .press('Enter')
        await expect(page.getByRole('grid')).toBeVisible()
        await expectNoAxeViolations(page, '[role=dialog]')
        expect(problems).toEqual([])
      })
    })
  }
}

test.describe('in production', () => {
  test.describe.configure({ mode: 'default' })
  let server: BuiltServer
  test.beforeAll(async () => {
    server = await startBuiltServer({
      APP_ENV: 'production',
      APP_ORIGIN: 'https://highstreet.test',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      AUTH_SECRET: 'only-for-this-test-and-long-enough',
      DEMO: '0',
    })
  })
  test.afterAll(async () => {
    await server.stop()
  })

  test('the page of parts does not exist', async ({ page }) => {
    const answer = await page.goto(`${server.origin}/dev/ui`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })

  test('the QR code leads to the public origin', async ({ page, request }) => {
    const code = await request.get(`${server.origin}/qr.svg`)
    expect(code.headers()['content-type']).toBe('image/svg+xml')
    expect(await code.text()).toMatch(/^<svg .*<path .*<\/svg>\s*$/s)
    await page.goto(`${server.origin}/about`)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Get the App' }).click()
    await expect(page.getByRole('img', { name: 'QR code of this site' })).toBeVisible()
  })
})
