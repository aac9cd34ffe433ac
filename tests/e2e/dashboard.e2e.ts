import { expect, type Page, test } from '@playwright/test'
import { awayFromMidnight, loseAnswer } from './business.ts'
import { toHoursStep } from './pages.ts'
import { arriveAs, byPassword, comesAlive, newPerson, signInAs } from './sign-in.ts'

type Entry = { from: string; minutes?: number; label: string; customerName?: string | null }

const open = [{ opens: '06:00', closes: '22:00' }]

/** The owner of a new business that is open all day, with today on the screen; and how to enter a part of today. */
async function openBusiness(page: Page, name: string) {
  await awayFromMidnight()
  const token = await arriveAs(page, newPerson(name, 'Lark'), '/about')
  const headers = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' }
  const services = [{ name: 'Beard trim', durationMinutes: 30, priceMinor: 1800 }]
  const address = { placeSlug: 'bethnal-green', street: 'Roman Road 5', postalCode: 'E2 0HU' }
  const data = { businessName: `${name} Lark`, profession: 'Barber', ...address, services, hours: Array(7).fill(open) }
  const made = await page.request.post('/api/providers', { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  const { id, linkTo } = (await made.json()).provider
  const setup = await page.request.get(`/api/providers/${id}/setup`, { headers })
  const [{ id: staffId }] = (await setup.json()).data.staff
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' })
  const enter = async ({ from, minutes = 30, label, customerName = null }: Entry) => {
    // By the clock on the wall there, in summer, too.
    const begins = Temporal.PlainDateTime.from(`${today}T${from}`).toZonedDateTime('Europe/London').toInstant()
    const [start, end] = [begins.toString(), begins.add({ minutes }).toString()]
    const entry = { staffId, start, end, label, customerName, customerPhone: null }
    const answer = await page.request.post(`/api/providers/${id}/entries`, { headers, data: entry })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  return { enter, id, linkTo, headers }
}

/** Of the names on the cards: a word that stands on two lines. */
const brokenWords = (page: Page) =>
  page.locator('.cal-card > strong').evaluateAll((all) =>
    all.flatMap((name) => {
      const text = name.firstChild
      return [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text as Node, index)
        range.setEnd(text as Node, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
      })
    }),
  )

/**
 * Of the cards: what reaches out of its event instead of ending in an ellipsis, and what is there but for a letter or two; a
 * pixel or two is no letter, and what lies below its card is not seen.
 */
const cutWords = (page: Page) =>
  page.locator('.cal-card > *, .slip > *').evaluateAll((all) =>
    all.flatMap((part) => {
      const event = part.closest('.cal-event, .slip')?.getBoundingClientRect()
      const card = part.closest('.cal-card, .slip')?.getBoundingClientRect()
      const { top, right, bottom, width, height } = part.getBoundingClientRect()
      const isCut =
        event && (right > event.right || bottom > event.bottom + 2 || (width < 40 && part.scrollWidth > width))
      return isCut && height > 0 && card && top < card.bottom - 2 ? [part.textContent] : []
    }),
  )

const card = (page: Page, label: string) => page.locator('.timeline').getByRole('button', { name: label })

test('whoever is on a card of the day stays there when the day is read again, and after a dialog', async ({ page }) => {
  // By the clock alone, which here stands still: what a stream brings would be in the middle of it when the clock jumps.
  await page.route('**/api/notifications/stream', (route) => route.abort())
  await page.clock.install()
  const { enter } = await openBusiness(page, 'Ottoline')
  await enter({ from: '10:00', label: 'Dentist' })
  await page.goto('/dashboard')
  await card(page, 'Dentist').focus()
  await enter({ from: '12:00', label: 'Delivery' })
  await page.clock.runFor(61_000)
  await expect(card(page, 'Delivery')).toBeVisible()
  await expect(card(page, 'Dentist')).toBeFocused()

  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await enter({ from: '14:00', label: 'Accounts' })
  await page.clock.runFor(61_000)
  await expect(page.locator('.timeline', { hasText: 'Accounts' })).toBeAttached()
  await page.keyboard.press('Escape')
  await page.clock.runFor(1000)
  await expect(dialog).toBeHidden()
  await expect(card(page, 'Dentist')).toBeFocused()
})

test('what the owner has just written where it is read is not undone by the form of the page', async ({ page }) => {
  const { id, headers } = await openBusiness(page, 'Perpetua')
  await page.goto('/dashboard/page')
  const bio = page.getByLabel('About you')
  await expect(bio).toHaveValue('')
  await page.locator('header').getByRole('link', { name: 'View my page' }).click()
  await page.getByRole('button', { name: 'Introduce yourself' }).click()
  await page.getByLabel('Your bio').fill('Barber since 1998.')
  await page.getByRole('button', { name: 'Save bio' }).click()
  await expect(page.getByText('Your bio has been changed.')).toBeVisible()
  await page.goBack()
  await expect(bio).toHaveValue('Barber since 1998.')

  // Nor what is changed elsewhere while the form is open.
  await page.getByLabel('Greeting (optional)').fill('Welcome')
  const changed = await page.request.put(`/api/providers/${id}`, { headers, data: { bio: 'Barber since 1989.' } })
  expect(changed.status(), await changed.text()).toBe(200)
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(bio).toHaveValue('Barber since 1989.')
  await expect(page.getByLabel('Greeting (optional)')).toHaveValue('Welcome')
  const { provider } = await (await page.request.get('/api/providers/me', { headers })).json()
  expect(provider).toMatchObject({ bio: 'Barber since 1989.', greeting: 'Welcome' })
})

test('the next customer of the day is also one who has booked by telephone', async ({ page }) => {
  const { enter } = await openBusiness(page, 'Nell')
  await enter({ from: '00:00', minutes: 24 * 60 - 1, label: 'Fringe', customerName: 'Jo Walker' })
  await page.goto('/dashboard')
  const next = page.getByRole('region', { name: 'Next customer' })
  await expect(next.getByRole('heading', { name: 'Jo Walker' })).toBeVisible()
  await expect(next).toContainText('Fringe, ')
  await expect(next).toContainText('Phone booking')
  await next.getByRole('button', { name: 'View booking' }).click()
  await expect(page.getByRole('dialog').getByLabel('Customer', { exact: true })).toHaveValue('Jo Walker')
})

test('single keys lead through the dashboard, are looked up with ?, and can be switched off', async ({ page }) => {
  await signInAs(page, 'provider')
  await page.goto('/dashboard')
  await page.locator('.timeline, main p.lead.border-t').first().waitFor()
  await page.keyboard.press('Shift+?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByText('Add to calendar')).toBeVisible()
  await page.keyboard.press('w')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.keyboard.press('Escape')
  // While it leaves, keys are still its own.
  await expect(help).toBeHidden()

  await page.keyboard.press('w')
  await expect(page).toHaveURL(/\/dashboard\/calendar\?view=week$/)
  const title = page.getByRole('heading', { level: 1 })
  // The address changes a moment before the page.
  await expect(title).toHaveText(/ to /)
  const thisWeek = await title.textContent()
  await page.keyboard.press('ArrowRight')
  await expect(title).not.toHaveText(thisWeek ?? '')
  await page.keyboard.press('ArrowLeft')
  await expect(title).toHaveText(thisWeek ?? '')
  await page.keyboard.press('ArrowLeft')
  await expect(title).not.toHaveText(thisWeek ?? '')
  await page.keyboard.press('t')
  await expect(title).toHaveText(thisWeek ?? '')

  const entry = page.getByRole('dialog', { name: 'Add to calendar' })
  await page.keyboard.press('n')
  await expect(entry).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()

  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Search customers' })
  await expect(search).toBeFocused()
  await page.keyboard.type('nw')
  await expect(search).toHaveValue('nw')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('n')
  await expect(entry).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await help.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('n')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a week from eight to eight stands on a screen of 900 px, and an empty day says why it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs(page, 'provider')
  // Far ahead, where the demo city has no bookings: two that begin within half an hour make a week taller.
  await page.goto('/dashboard/calendar?view=week&date=2027-06-14')
  await expect(page.locator('.calendar-box').getByText('8:00 AM', { exact: true })).toBeInViewport()
  await expect(page.locator('.calendar-box').getByText('7:00 PM', { exact: true })).toBeInViewport()
  const { top, bottom } = await page.locator('.calendar-box').evaluate((box) => box.getBoundingClientRect())
  expect({ top, isSeen: bottom <= 900 }).toEqual({ top, isSeen: true })

  // Of its days those without bookings say why they are empty.
  const begin = page.getByRole('dialog', { name: 'Add to calendar' }).getByLabel('From')
  await page.goto('/dashboard/calendar?view=day&date=2027-06-15')
  await expect(page.getByText('No bookings on this day.')).toBeVisible()
  await page.getByRole('button', { name: 'Add an entry' }).click()
  await expect(begin).toHaveValue('09:30')
  await page.goto('/dashboard/calendar?view=day&date=2027-06-20')
  await expect(page.getByText('Closed on this day.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open this day' })).toHaveAttribute('href', '/dashboard/hours')
  await page.getByRole('button', { name: 'Add an entry' }).click()
  await expect(begin).toHaveValue('10:00')
})

test('three quarters of an hour in the week read name before service on one line, and all of it for whoever comes by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { enter } = await openBusiness(page, 'Petronella')
  await enter({ from: '10:00', minutes: 45, label: 'Beard trim', customerName: 'Jo Li' })
  await page.goto('/dashboard/calendar?view=week')
  const event = page.locator('.cal-event', { hasText: 'Jo Li' })
  const time = event.locator('.cal-time')
  await expect(time).toBeHidden()
  const boxOf = (text: string) =>
    event.getByText(text, { exact: true }).evaluate((part) => part.getBoundingClientRect().toJSON())
  const [who, what] = await Promise.all([boxOf('Jo Li'), boxOf('Beard trim')])
  expect({ isOneLine: Math.abs(who.top - what.top) < 4, isBefore: who.right <= what.left }).toEqual({
    isOneLine: true,
    isBefore: true,
  })
  expect(who.height).toBeLessThan(24)
  for (const [from, minutes] of [
    ['12:00', 15],
    ['12:15', 15],
    ['13:00', 75],
    ['15:00', 90],
    ['17:00', 120],
  ] as const)
    await enter({ from, minutes, label: 'Colour correction', customerName: 'Bartholomew Featherstonehaugh' })
  for (const [width, view] of [
    [1440, 'day'],
    [768, 'week'],
    [1440, 'week'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/dashboard/calendar?view=${view}`)
    await expect(page.locator('.cal-card')).toHaveCount(6)
    expect({ width, view, cut: await cutWords(page) }).toEqual({ width, view, cut: [] })
    const lefts = await page
      .locator('.cal-event', { hasText: 'Bartholomew' })
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
    expect(new Set(lefts).size, 'each as wide as its day').toBe(1)
    // The grid is a tall one now: there are lines for all of it.
    const [card, service] = await Promise.all([
      event.evaluate((box) => box.getBoundingClientRect().toJSON()),
      boxOf('Beard trim'),
    ])
    expect(service.height).toBeGreaterThan(12)
    expect(service.bottom).toBeLessThanOrEqual(card.bottom + 1)
  }
  // Names of every length.
  const name = page.locator('.cal-card-line > strong').first()
  for (let letters = 3; letters < 26; letters++) {
    await name.evaluate((part, text) => part.replaceChildren(text), 'Bartholomew Featherstonehaugh'.slice(0, letters))
    expect({ letters, cut: await cutWords(page) }).toEqual({ letters, cut: [] })
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard')
    await expect(page.locator('.slip')).toHaveCount(6)
    expect({ width, cut: await cutWords(page) }).toEqual({ width, cut: [] })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('6 bookings')
  }
  await page.goto('/dashboard/calendar?view=week')
  await event.focus()
  await expect(time).toHaveText('10:00 AM')
  await expect(time).toBeVisible()
})

test('days are called what they are at the provider, in summer and where the clocks change', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs(page, 'provider')
  const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  for (const [date, first] of [
    ['2027-06-16', 14],
    ['2027-03-28', 22],
    ['2027-10-27', 25],
  ] as const) {
    await page.goto(`/dashboard/calendar?view=week&date=${date}`)
    await expect(page.locator('.cal-head')).toHaveText(weekdays.map((day, index) => `${day}${first + index}`))
  }
  // A day that there is not is today.
  for (const date of ['2026-02-31', '2026-99-99']) {
    await page.goto(`/dashboard/calendar?view=week&date=${date}`)
    await expect(page.locator('.cal-today .cal-head')).toBeVisible()
  }
})

test('a browser without Temporal is given one, and draws the same week', async ({ page }) => {
  const { enter } = await openBusiness(page, 'Thomasina')
  await enter({ from: '10:00', label: 'Dentist' })
  await enter({ from: '14:00', minutes: 90, label: 'Fringe', customerName: 'Jo Walker' })
  const cards = async () => {
    await page.goto('/dashboard/calendar?view=week')
    await expect(page.locator('.cal-card')).toHaveCount(2)
    return page.locator('.cal-card').allInnerTexts()
  }
  const drawn = await cards()
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Temporal')
  })
  expect(await cards()).toEqual(drawn)
})

test('the hours of all days are equally wide, also beside what copies them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/provider-signup')
  await toHoursStep(page)
  await page.getByRole('button', { name: 'Copy to Friday' }).waitFor()
  const widths = await page.locator('.week-time').evaluateAll((all) => all.map((field) => field.clientWidth))
  expect(new Set(widths).size).toBe(1)
})

test('no link takes a draft typed signed out, which is offered beside one’s own until one answers', async ({
  page,
}) => {
  const name = page.getByLabel('Business name')
  const offer = page.getByText('was started before anyone logged in')
  await page.goto('/provider-signup')
  await comesAlive(page.getByRole('button', { name: 'Next', exact: true }))
  await name.fill('Stranger Ltd')
  await signInAs(page, 'customer')
  await page.goto('/provider-signup?draft=mine')
  await expect(offer).toBeVisible()
  await expect(page.getByRole('status').filter({ has: page.getByRole('button') })).toHaveCount(0)
  await expect(name).toHaveValue('')
  await expect(page.getByText('Using it replaces')).toBeHidden()
  await name.fill('Moss & Mane')
  await expect(page.getByText('Using it replaces what you have entered here.')).toBeVisible()
  await page.goto('/provider-signup?draft=mine')
  await expect(name).toHaveValue('Moss & Mane')
  await expect(offer).toBeVisible()

  // Somebody discards it in another tab.
  const other = await page.context().newPage()
  await other.goto('/provider-signup')
  await other.getByRole('button', { name: 'Discard it' }).click()
  await other.close()
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect(offer).toBeHidden()
  await expect(name).toHaveValue('Moss & Mane')
})

test('whoever logs in from the last step comes back to it with what they have typed', async ({ page }) => {
  await page.goto('/provider-signup')
  await comesAlive(page.getByRole('button', { name: 'Next', exact: true }))
  await page.getByLabel('Business name').fill('Moss & Mane')
  await page.evaluate(() => {
    const typed = localStorage.getItem('businessDraft') ?? ''
    localStorage.setItem('businessDraft', typed.replace('"step":"business"', '"step":"finish"'))
  })
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByText('Start times: hourly, 9 to 11 AM and 1 to 5 PM')).toBeVisible()
  await expect(main.getByText('Create an account', { exact: true })).toHaveCount(1)
  await main.getByRole('link', { name: 'Log in' }).click()
  await byPassword(page)
  await page.getByLabel('Email').fill('customer@demo.highstreet.test')
  await page.getByLabel('Password', { exact: true }).fill('highstreet-demo')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/provider-signup$/)
  await expect(main.getByText('Moss & Mane')).toBeVisible()
  await expect(main.getByText(/^The business will belong to/)).toBeVisible()
  await expect(main.getByText('was started before anyone logged in')).toBeHidden()
})

test('a draft typed signed out is not the next account’s that logs in here before they say so', async ({ page }) => {
  const name = page.getByLabel('Business name')
  await page.goto('/provider-signup')
  await comesAlive(page.getByRole('button', { name: 'Next', exact: true }))
  await name.fill('Moss & Mane')
  await signInAs(page, 'customer')
  await page.goto('/provider-signup')
  await expect(page.getByText('A draft on this device was started before anyone logged in. Is it yours?')).toBeVisible()
  await expect(name).toHaveValue('')
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect(name).toHaveValue('Moss & Mane')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(name).toHaveValue('Moss & Mane')
})

test('a phone shows three days from today on, and the next three by a button, a swipe and a key', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'provider')
  await page.goto('/dashboard/calendar?view=week')
  const days = page.locator('.calendar-box .cal-head')
  await expect(days).toHaveCount(3)
  await expect(page.locator('.calendar-box .cal-today .cal-head')).toHaveText((await days.allTextContents())[0] ?? '')
  const first = days.first()
  const [today = ''] = await first.allTextContents()
  await page.getByRole('button', { name: 'Forward' }).click()
  await expect(first).not.toHaveText(today)
  const [third = ''] = await first.allTextContents()
  const swipe = async (from: number, to: number) => {
    const box = page.locator('.calendar-box')
    const at = (clientX: number) => [{ identifier: 0, clientX, clientY: 400 }]
    await box.dispatchEvent('touchstart', { touches: at(from), changedTouches: at(from) })
    await box.dispatchEvent('touchend', { touches: [], changedTouches: at(to) })
  }
  await swipe(300, 120)
  await expect(first).not.toHaveText(third)
  await swipe(120, 300)
  await expect(first).toHaveText(third)
  await page.keyboard.press('ArrowLeft')
  await expect(first).toHaveText(today)

  const now = Temporal.Now.plainDateISO('Europe/London')
  await page.goto(`/dashboard/calendar?view=week&date=${now.add({ days: 2 - now.dayOfWeek })}`)
  await page.locator('.cal-card').first().waitFor()
  expect(await brokenWords(page)).toEqual([])
  await expect(page.locator('.cal-card .cal-time').first()).toBeHidden()
})

test('services are put in order by keys alone: the focus stays with the one that is moved; one whose answer was lost is added once', async ({
  page,
}) => {
  const token = await arriveAs(page, newPerson('Wren', 'Lark'), '/robots.txt')
  const services = ['Beard trim', 'Cut', 'Shave'].map((name) => ({ name, durationMinutes: 30, priceMinor: 1800 }))
  const address = { placeSlug: 'bethnal-green', street: 'Roman Road 5', postalCode: 'E2 0HU' }
  const data = { businessName: 'Wren Lark', profession: 'Barber', ...address, services, hours: Array(7).fill(open) }
  const headers = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' }
  expect((await page.request.post('/api/providers', { headers, data })).status()).toBe(201)
  await page.goto('/dashboard/services')
  const names = page.locator('.dash-row strong.h3:first-child')
  const button = (way: 'up' | 'down') => page.getByRole('button', { name: `Move Beard trim ${way}` })
  await button('down').focus()
  await page.keyboard.press('Enter')
  await expect(names).toHaveText(['Cut', 'Beard trim', 'Shave'])
  await expect(button('down')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(names).toHaveText(['Cut', 'Shave', 'Beard trim'])
  // There is nowhere further down: the other one of the pair has it.
  await expect(button('down')).toBeDisabled()
  await expect(button('up')).toBeFocused()
  for (const order of [
    ['Cut', 'Beard trim', 'Shave'],
    ['Beard trim', 'Cut', 'Shave'],
  ]) {
    await page.keyboard.press('Enter')
    await expect(names).toHaveText(order)
  }
  await expect(button('down')).toBeFocused()
  await page.getByRole('button', { name: 'Add service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add service' })
  await dialog.getByLabel('Service name').fill('Hot towel')
  await dialog.getByLabel('Price (GBP)').fill('12')
  await loseAnswer(page, '**/api/providers/*/services')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(names).toHaveCount(4)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(names).toHaveText(['Beard trim', 'Cut', 'Shave', 'Hot towel'])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1440, height: 900 })
})
