import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { freeDaysOf } from './business.ts'
import { test } from './other.ts'
import { arriveAs, byPassword, choose, comesAlive, elsewhere, newPerson, password, signUp } from './sign-in.ts'

const provider = '/provider/maya-thompson'

/** Picks the first time of a free day of next month; `day` counts from 0, of -1 from the end: tests that run side by side take different ones. */
async function pickTime(page: Page, day: number) {
  await page.getByRole('button', { name: 'Next', exact: true }).first().click()
  const freeDays = page.locator('[role=gridcell] [role=button]:not([aria-disabled=true], [data-none])')
  await expect(page.getByText('Loading times...')).toBeHidden()
  await freeDays.nth(day).click()
  const time = page.getByRole('radio').first()
  await choose(time)
  return time.inputValue()
}

/** On the page: the last time of a free day of next month; `day` as in `pickTime`. */
async function pickOnPage(page: Page, day: number) {
  const next = page.getByRole('link', { name: 'Next month' })
  const month = new URLSearchParams((await next.getAttribute('href')) ?? '').get('month')
  await next.click()
  // The address is there before what it shows: the days of the month before, which are other tests' days.
  const freeDays = page.getByRole('link', { name: /, Free$/ })
  await expect(freeDays.first()).toHaveAttribute('href', new RegExp(`day=${month}`))
  await freeDays.nth(day).click()
  await page.locator('.time-picker ul a.slot').last().click()
  await expect(page).toHaveURL(/&at=/)
}

test('a person searches, opens a profile, books after signing up, gets a mail, and cancels', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Find Local Talent Near You' })).toBeVisible()
  await page.getByLabel('What').fill('Maya Thompson')
  await page.getByLabel('Where').fill('Bethnal Green')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?search=Maya\+Thompson&.*location=Bethnal\+Green/)
  await page.getByRole('link', { name: 'Maya Thompson', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya Thompson')
  const book = page.getByRole('link', { name: /^Book: / }).first()
  const service = ((await book.getAttribute('aria-label')) ?? '').replace('Book: ', '')
  await book.click()

  await expect(page).toHaveURL(/\/booking\?provider=maya-thompson&book=/)
  await expect(page.getByLabel('Your booking').getByText(service)).toBeVisible()
  await expect(page.getByText('Please select a date to see available times')).toBeVisible()
  await pickOnPage(page, -3)
  await page.getByLabel('Notes (optional)').fill('Second floor, please ring twice')
  await expect(page.getByText('31 of 500 characters')).toBeVisible()
  const person = newPerson('Nia')
  await signUp(page, person)
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByLabel('Notes (optional)')).toHaveValue('Second floor, please ring twice')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  const confirmed = 'Booking confirmed! You will receive a confirmation email shortly.'
  await expect(page.getByRole('status').filter({ hasText: confirmed })).toBeVisible()

  const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox')
  await expect.poll(() => mailsTo(outbox, person.email), { intervals: [50] }).toBe(1)

  await page.getByRole('link', { name: 'See my bookings' }).click()
  await expect(page).toHaveURL(/\/my-bookings$/)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await question.getByLabel('Reason (optional)').fill('Down with a cold')
  await question.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByText('Your booking has been cancelled.')).toBeVisible()
  await page.getByRole('link', { name: /^Cancelled/ }).click()
  await expect(page.getByText('Reason: “Down with a cold”')).toBeVisible()
})

async function mailsTo(outbox: string, address: string): Promise<number> {
  const names = await readdir(outbox).catch(() => [])
  const mails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(outbox, name), 'utf8')),
  )
  return mails.filter((mail) => mail.includes(address) && mail.includes('BEGIN:VEVENT')).length
}

/** Signed up, with the dialog open at a chosen time of the first service. */
async function chooseTime(page: Page, name: string, day: number): Promise<string> {
  await arriveAs(page, newPerson(name), `${provider}?book=`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  return pickTime(page, day)
}

const nextIn = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true }).last()

test('logging out in another tab leads on to the page of the booking, which has what was chosen in the dialog', async ({
  page,
}) => {
  await chooseTime(page, 'Tess', 3)
  await expect(page).toHaveURL(/\?book=[0-9a-f-]+&at=/)
  const { searchParams } = new URL(page.url())
  await elsewhere(page, null)
  await expect(page).toHaveURL(/\/booking\?provider=maya-thompson/)
  const kept = Object.fromEntries(new URL(page.url()).searchParams)
  expect(kept).toEqual({ provider: 'maya-thompson', ...Object.fromEntries(searchParams) })
})

test('a time taken meanwhile is refused, and one of the nearest free times can be booked instead', async ({
  page,
  other,
}) => {
  const start = await chooseTime(page, 'Ada', 0)
  const { pathname, search } = new URL(page.url())
  const dialog = page.getByRole('dialog')

  await arriveAs(other, newPerson('Ben'), pathname + search)
  await expect(other.getByRole('dialog').getByRole('radio', { checked: true })).toHaveValue(start)
  await nextIn(other).click()
  await other.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(other.getByText('Booking confirmed!')).toBeVisible()

  await nextIn(page).click()
  await expect(dialog.getByText('That time has just been taken.')).toBeVisible()
  await dialog.getByRole('alert').getByRole('button').first().click()
  await nextIn(page).click()
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(dialog.getByText('Booking confirmed!')).toBeVisible()
})

test('a time is kept while the rest is filled in: told, extended once, hidden from others, and given back', async ({
  page,
  other,
}) => {
  await page.clock.install()
  const start = await chooseTime(page, 'Hana', 4)
  const { pathname, search } = new URL(page.url())
  const dialog = page.getByRole('dialog')
  await nextIn(page).click()
  await expect(dialog.getByRole('timer')).toContainText(/This time is held for you for (10:00|9:\d\d)/)
  await expect(dialog.getByRole('status').filter({ hasText: 'for ten minutes' })).toBeAttached()

  await arriveAs(other, newPerson('Omar'), pathname + search)
  await expect(other.getByRole('dialog').getByText('That time has just been taken.')).toBeVisible()
  // Of a day that was nearly full nothing may be left.
  const left = other.getByRole('radio').first()
  await expect(left.or(other.locator('.time-picker').getByText('Free instead:')).first()).toBeAttached()
  await expect(other.locator(`input[value="${start}"]`)).toHaveCount(0)

  await page.clock.runFor(8 * 60_000 + 2000)
  await expect(dialog.getByRole('timer')).toContainText(/for you for [01]:\d\d/)
  await expect(dialog.getByRole('status').filter({ hasText: 'two more minutes' })).toBeAttached()
  await dialog.getByRole('button', { name: 'Hold for 10 more minutes' }).click()
  await expect(dialog.getByRole('timer')).toContainText(/(20:00|19:\d\d)/)
  await expect(dialog.getByRole('button', { name: 'Hold for 10 more minutes' })).toBeHidden()
  await page.clock.runFor(20 * 60_000 + 2000)
  await expect(dialog.getByText(/^Your hold has expired. You can still book/)).toBeVisible()

  const released = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await released
  await other.reload()
  await expect(other.locator(`input[value="${start}"]`)).toHaveCount(1)
})

test('a hold that is there only after the dialog was closed is given back', async ({ page }) => {
  await chooseTime(page, 'Vera', 6)
  const arrived = Promise.withResolvers<void>()
  await page.route('**/api/bookings/holds', async (route) => {
    const response = await route.fetch()
    await arrived.promise
    await route.fulfill({ response })
  })
  await nextIn(page).click()
  const released = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  arrived.resolve()
  expect((await released).status()).toBe(200)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const own = await page.request.get('/api/bookings/holds', { headers: { authorization: `Bearer ${token}` } })
  expect((await own.json()).data).toEqual([])
})

test('a time kept that the provider takes back is told with what is free instead, and the clock stops', async ({
  page,
}) => {
  const start = await chooseTime(page, 'Ines', 5)
  const dialog = page.getByRole('dialog')
  await nextIn(page).click()
  await expect(dialog.getByRole('timer')).toBeVisible()

  const data = { email: 'provider@demo.highstreet.test', password: 'highstreet-demo' }
  const { token } = await (await page.request.post('/api/auth/login', { data })).json()
  const headers = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' }
  const { provider: maya } = await (await page.request.get('/api/providers/maya-thompson')).json()
  const setup = await (await page.request.get(`/api/providers/${maya.id}/setup`, { headers })).json()
  const end = new Date(Date.parse(start) + 900_000).toISOString()
  for (const { id: staffId } of setup.data.staff) {
    const entry = { staffId, start, end, label: 'Dentist', customerName: null, customerPhone: null }
    const answer = await page.request.post(`/api/providers/${maya.id}/entries`, { headers, data: entry })
    expect(answer.status(), await answer.text()).toBeLessThan(300)
  }

  await dialog.getByRole('button', { name: 'Hold for 10 more minutes' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The provider has changed their calendar')
  await expect(dialog.getByRole('timer')).toBeHidden()
  await dialog.getByRole('alert').getByRole('button').first().click()
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(dialog.getByText('Booking confirmed!')).toBeVisible()
})

test('a day without a free time says why, and what is free instead can be booked at once', async ({ page }) => {
  await arriveAs(page, newPerson('Rosa'), `${provider}?book=`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().check()
  await nextIn(page).click()
  await page.getByRole('button', { name: 'Next', exact: true }).first().click()
  await expect(page.getByText('Loading times...')).toBeHidden()
  // The demo salon is closed on Sundays.
  await dialog
    .getByRole('button', { name: /^Sunday.*, Closed$/ })
    .nth(1)
    .click()
  await expect(dialog.getByText('Closed.')).toBeVisible()
  await expect(dialog.getByText('Free instead:')).toBeVisible()
  await dialog.locator('.time-picker button.slot').first().click()
  await expect(dialog.getByText(/^Free cancellation until/)).toBeVisible()
  await dialog.getByText('Why is a time not shown?').click()
  await expect(
    dialog
      .locator('.other-times')
      .getByText(/Fully booked|Not enough time|Every time of this day/)
      .first(),
  ).toBeVisible()
})

/** Presses Tab until it is there: whoever has no pointer reaches everything this way. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

test('the whole way to a booking can be gone by keyboard alone', async ({ page }) => {
  test.slow()
  const keys = page.keyboard
  await arriveAs(page, newPerson('Iris'), '/')
  await keys.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await keys.press('Enter')
  await tabTo(page, page.getByLabel('What'))
  await keys.type('Maya Thompson')
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=Maya/)
  await tabTo(page, page.getByRole('link', { name: 'Maya Thompson', exact: true }))
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/provider\/maya-thompson$/)
  await tabTo(page, page.getByRole('link', { name: 'Book Now' }).first())
  await keys.press('Enter')

  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Select Service' })).toBeVisible()
  await tabTo(page, dialog.getByRole('checkbox', { name: /Fringe trim/ }))
  await keys.press('Space')
  const next = dialog.getByRole('button', { name: 'Next', exact: true }).last()
  await tabTo(page, next)
  await keys.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'When would you like to come?' })).toBeFocused()

  // To the next month, where the middle belongs to this test, then a week onwards at a time until a day is free.
  await expect(dialog.getByText('Loading times...')).toBeHidden()
  await tabTo(page, dialog.locator('[role=gridcell] [role=button][tabindex="0"]'))
  await keys.press('PageDown')
  await expect(dialog.getByText('Loading times...')).toBeHidden()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
    const isFree = await page.evaluate(() => !document.activeElement?.matches('[aria-disabled=true], [data-none]'))
    if (isFree) break
    await keys.press(key)
  }
  await keys.press('Enter')
  const times = dialog.getByRole('radio')
  await expect(times.first()).toBeAttached()
  await tabTo(page, times.first())
  await keys.press('Space')
  await keys.press('ArrowDown')
  await expect(times.nth(1)).toBeChecked()
  await tabTo(page, next)
  await keys.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Check and confirm' })).toBeFocused()
  await tabTo(page, dialog.getByLabel('Notes (optional)'))
  await keys.type('No pointer was used.')
  await tabTo(page, dialog.getByRole('button', { name: 'Confirm Booking' }))
  await keys.press('Enter')
  await expect(dialog.getByRole('heading', { name: /^Booking confirmed!/ })).toBeFocused()
  await keys.press('Escape')
  await expect(dialog).toBeHidden()
})

test('an answer that is lost on its way is asked for again, and books once', async ({ page }) => {
  // Somebody whom no other test books.
  await arriveAs(page, newPerson('Lena'), '/search?category=nail-care&sort=popular')
  await page.locator('main article .card-link').first().click()
  await page.getByRole('link', { name: 'Book Now' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await pickTime(page, 2)
  await dialog.getByRole('button', { name: 'Next', exact: true }).last().click()
  let isLost = false
  await page.route('**/api/bookings', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Network error. Please check your connection.')
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(dialog.getByText('Booking confirmed!')).toBeVisible()
  await page.goto('/my-bookings')
  await expect(page.getByRole('link', { name: /^Upcoming/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(1)
})

test('a page that does not exist, and a provider who does not, answer 404 and noindex', async ({ page }) => {
  const missing = await page.goto('/no/such/page')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  const nobody = await page.goto('/provider/nobody-at-all')
  expect(nobody?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Provider Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse All Providers' })).toHaveAttribute('href', '/search')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('a search that cannot be is told so, keeps what was typed, and invents nobody', async ({ page }) => {
  const answer = await page.goto('/search?search=nails&page=99999')
  expect(answer?.status()).toBe(400)
  await expect(page.getByRole('alert')).toContainText('This part of the address is not valid: page.')
  await expect(page.getByLabel('What')).toHaveValue('nails')
  await expect(page.locator('main article')).toHaveCount(0)
})

test('nothing found offers to leave one thing out', async ({ page }) => {
  await page.goto('/search?search=falconry&location=Putney')
  await expect(page.getByRole('heading', { name: 'Nothing found for “falconry” in Putney' })).toBeVisible()
  await page.getByRole('link', { name: 'Without “falconry”' }).click()
  await expect(page).toHaveURL(/\/search\?location=Putney$/)
  await expect(page.locator('main article').first()).toBeVisible()
})

test('asking for the headers of a page first does not empty it for the next reader', async ({ request }) => {
  const path = '/search?category=photography&sort=price'
  expect((await request.head(path)).status()).toBe(200)
  expect(await (await request.get(path)).text()).toContain('</html>')
})

test('an address made to look like another host does not take the place of a page', async ({ request }) => {
  const base = new URL((await request.get('/')).url())
  const socket = connect(Number(base.port), base.hostname)
  socket.write('GET //elsewhere.test/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  let answer = ''
  for await (const chunk of socket) answer += chunk
  expect(answer).toContain('404')
  expect((await request.get('/')).status()).toBe(200)
})

test('my bookings sends a visitor to sign in and comes back', async ({ page }) => {
  await page.goto('/my-bookings')
  await expect(page).toHaveURL(/\/auth\?mode=login&redirect=%2Fmy-bookings/)
  await page.goto('/auth?redirect=%2Fmy-bookings')
  await signUp(page, newPerson('Cleo'))
  await expect(page).toHaveURL(/\/my-bookings$/)
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible()
})

test('a wrong password is refused in words, and an expired token is renewed without a word', async ({ page }) => {
  const person = newPerson('Dora')
  await arriveAs(page, person, '/my-bookings')
  await page.evaluate(() => localStorage.setItem('token', 'not.a.token'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible()
  // And in the middle of a stay: the call that hears 401 gets a new token and is sent again.
  await page.getByRole('banner').getByRole('link', { name: 'Highstreet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Find Local Talent Near You' })).toBeVisible()
  // Nothing that was asked before may still bring a new one.
  await page.waitForLoadState('networkidle')
  const refused = page.waitForResponse((response) => response.status() === 401)
  await page.evaluate(() => localStorage.setItem('token', 'not.a.token'))
  await page.getByRole('link', { name: 'My bookings' }).click()
  await refused
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible()
  await page.getByRole('banner').locator('summary').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/auth?mode=login')
  await byPassword(page)
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('The email address or password is incorrect.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('search and profiles are complete', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('What').fill('barber')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?search=barber/)
    await page.locator('main article a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Services' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
  })

  test('the booking page shows services, days, times and the price', async ({ page }) => {
    await page.goto(provider)
    await page
      .getByRole('link', { name: /^Book: / })
      .nth(3)
      .click()
    await expect(page).toHaveURL(/\/booking\?provider=maya-thompson&book=/)
    await page.getByLabel(/^Restyle/).check()
    await page.getByRole('button', { name: 'Show times' }).click()
    await expect(page.getByLabel('Your booking').getByText('Restyle')).toBeVisible()
    await page.getByRole('link', { name: 'Next month' }).click()
    await page
      .getByRole('link', { name: /, Free$/ })
      .first()
      .click()
    await page.locator('.time-picker ul a.slot').first().click()
    await expect(page.getByLabel('Your booking').getByText(/^Free cancellation until/)).toBeVisible()
    await expect(page.locator('#booking-confirm ~ noscript p')).toBeVisible()
  })
})

/** Signed out on the page of the journey, with a time of the shortest service chosen. */
async function chooseOnPage(page: Page, day: number, path = '/booking?provider=maya-thompson') {
  await page.goto(path)
  await comesAlive(page.getByLabel(/^Fringe trim/))
  await page.getByLabel(/^Fringe trim/).check()
  await expect(page).toHaveURL(/&book=/)
  await pickOnPage(page, day)
  await byPassword(page)
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
}

const notes = (page: Page) => page.getByLabel('Notes (optional)')
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Booking' })

test('signing up happens at the confirming step: the selection, the notes and the price stay, also through a reload', async ({
  page,
}) => {
  await chooseOnPage(page, -1)
  const chosen = page.url()
  const total = page.getByLabel('Your booking').locator('.big')
  const price = await total.innerText()
  await notes(page).fill('By the page')
  await page.reload()
  await expect(notes(page)).toHaveValue('By the page')
  await page.goBack()
  await expect(page).not.toHaveURL(chosen)
  await page.goForward()
  await expect(notes(page)).toHaveValue('By the page')

  // An address that belongs to somebody is said at its field; what was typed stays.
  const person = newPerson('Zoe')
  await signUp(page, { ...person, email: 'customer@demo.highstreet.test' })
  await expect(page.getByRole('main').getByRole('alert').first()).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Zoe')
  await signUp(page, person)
  await expect(page.getByRole('heading', { name: 'Confirm', exact: true })).toBeFocused()
  await expect(page.getByRole('timer')).toContainText(/This time is held for you for (10:00|9:\d\d)/)
  expect(page.url()).toBe(chosen)
  await expect(total).toHaveText(price)
  // The page is everybody's and knows the time as taken; by whom shows only once it is known who is here.
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/auth/me', async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.reload()
  await comesAlive(page.getByLabel(/^Fringe trim/))
  await expect(page.getByText('That time has just been taken.')).toBeHidden()
  asked.resolve()
  await expect(page.getByRole('timer')).toContainText(/This time is held for you for (10:00|9:\d\d)/)
  await expect(notes(page)).toHaveValue('By the page')
  await confirm(page).click()
  await expect(page.getByText('Booking confirmed!')).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('booking-notes'))).toBeNull()
})

test('logging in at the confirming step: a wrong password loses nothing, and a lost answer books once', async ({
  page,
}) => {
  const person = newPerson('Yara')
  const made = await page.request.post('/api/auth/register', { data: { ...person, password } })
  expect(made.status()).toBe(201)
  await page.context().clearCookies()
  await chooseOnPage(page, -2)
  const chosen = page.url()
  await notes(page).fill('Gate code 12')
  await page.getByLabel('Email address').fill(person.email)
  await page.getByRole('button', { name: 'Already have an account? Log in' }).click()
  await expect(page.getByLabel('First name')).toBeHidden()
  await expect(page.getByLabel('Email address')).toHaveValue(person.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('The email address or password is incorrect.')).toBeVisible()
  expect(page.url()).toBe(chosen)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(notes(page)).toHaveValue('Gate code 12')

  let isLost = false
  await page.route('**/api/bookings', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
  await confirm(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Network error' })).toBeVisible()
  // In other words, too: what came through then is what is booked.
  await notes(page).fill('Gate code 12, second floor')
  await confirm(page).click()
  await expect(page.getByText('Booking confirmed!')).toBeVisible()
  await page.goto('/my-bookings')
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(1)
})

test('a time taken while somebody signs in is told after it, with what is free instead', async ({ page, other }) => {
  await chooseOnPage(page, -4)
  await notes(page).fill('Still here')
  await arriveAs(other, newPerson('Finn'), page.url())
  await confirm(other).click()
  await expect(other.getByText('Booking confirmed!')).toBeVisible()

  await signUp(page, newPerson('Gwen'))
  const refusal = page.getByRole('alert').filter({ hasText: 'That time has just been taken.' })
  await expect(refusal).toBeVisible()
  await expect(notes(page)).toHaveValue('Still here')
  await refusal.getByRole('button').first().click()
  await expect(page.getByRole('timer')).toBeVisible()
  await confirm(page).click()
  await expect(page.getByText('Booking confirmed!')).toBeVisible()
})

test('the way from a profile to a booking is gone signed out by keyboard alone, on a phone, without a fault of access', async ({
  page,
}) => {
  test.slow()
  const keys = page.keyboard
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(provider)
  await tabTo(page, page.getByRole('link', { name: 'Book: Fringe trim' }))
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/booking\?provider=/)
  await tabTo(page, page.getByRole('link', { name: 'Next month' }))
  await keys.press('Enter')
  await tabTo(page, (await freeDaysOf(page)).nth(8))
  await keys.press('Enter')
  await expect(page).toHaveURL(/&day=/)
  await tabTo(page, page.locator('.time-picker ul a.slot').first())
  await keys.press('Enter')
  await expect(page).toHaveURL(/&at=/)
  await tabTo(page, notes(page))
  await keys.type('No pointer was used.')
  // Not while the header lies over a part of it.
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoAxeViolations(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  const person = newPerson('Runa')
  await tabTo(page, page.getByRole('button', { name: 'Use a password instead' }))
  await keys.press('Enter')
  for (const [label, text] of [
    ['First name', person.firstName],
    ['Last name', person.lastName],
    ['Email address', person.email],
    ['Password', password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await keys.type(text)
  }
  await keys.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirm', exact: true })).toBeFocused()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoAxeViolations(page)
  await tabTo(page, confirm(page))
  await keys.press('Enter')
  await expect(page.getByRole('heading', { name: /^Booking confirmed!/ })).toBeFocused()
})

test('a staff member chosen on the booking page stays chosen with the day and the time', async ({ page }) => {
  await page.goto('/search?category=hair-styling-barbering&sort=popular')
  const slugs = await page
    .locator('main article .card-link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))
  const chips = page.getByRole('navigation', { name: 'Staff member' }).getByRole('link')
  for (const slug of slugs) {
    const { provider: found } = await (await page.request.get(`/api/providers/${slug}`)).json()
    await page.goto(`/booking?provider=${slug}&book=${found.services[0].id}`)
    if ((await chips.count()) > 1) break
  }
  await chips.nth(1).click()
  await expect(page).toHaveURL(/&with=/)
  await expect(chips.nth(1)).toHaveAttribute('aria-current', 'true')
  await pickOnPage(page, -1)
  await expect(page).toHaveURL(/&with=.*&at=/)
  await expect(chips.nth(1)).toHaveAttribute('aria-current', 'true')
})
