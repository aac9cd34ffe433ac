import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { repeatBooking } from '../repeated-bookings.ts'
import { expectNoAxeViolations } from './axe.ts'
import { arriveAs, choose, newPerson, signInAs } from './sign-in.ts'

const slug = 'maya-thompson'

type Api = { request: APIRequestContext; headers: Record<string, string> }
type Booked = { id: string; dateTime: string }

async function signUp(page: Page, name: string): Promise<Api> {
  const token = await arriveAs(page, newPerson(name), '/my-bookings')
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible()
  return { request: page.request, headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' } }
}

async function asProvider(page: Page): Promise<Api> {
  const { request } = page
  const login = await request.post('/api/auth/login', {
    data: { email: 'provider@demo.highstreet.test', password: 'highstreet-demo' },
  })
  return {
    request,
    headers: { authorization: `Bearer ${(await login.json()).token}`, 'sec-fetch-site': 'same-origin' },
  }
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Far enough ahead that nothing costs, where other tests do not book; another time when one is gone. */
async function book({ request, headers }: Api): Promise<Booked> {
  const { provider } = await (await request.get(`/api/providers/${slug}`)).json()
  const serviceIds = [provider.services[3].id]
  const wanted = new URLSearchParams({
    providerId: provider.id,
    serviceIds: serviceIds.join(),
    from: day(62),
    to: day(85),
  })
  const { data } = await (await request.get(`/api/bookings/availability?${wanted}`)).json()
  const starts = data.days.flatMap((one: { slots: { start: string }[] }) => one.slots.map(({ start }) => start))
  for (let tries = 0; tries < 8; tries++) {
    const dateTime = starts[Math.floor(Math.random() * starts.length)]
    const answer = await request.post('/api/bookings', {
      headers,
      data: { providerId: provider.id, serviceIds, dateTime },
    })
    if (answer.ok()) return (await answer.json()).data
  }
  throw new Error('Nothing could be booked')
}

const ticket = (page: Page) => page.locator('.ticket')

/** To the last time of a free day of the month after, counted from its end: tests side by side take different ones. Answers which. */
async function move(page: Page, day: number): Promise<string> {
  await page.getByRole('button', { name: 'Reschedule' }).click()
  const moving = page.getByRole('dialog', { name: 'Choose a new time' })
  await expect(moving.getByRole('button', { name: 'Reschedule' })).toBeDisabled()
  await expect(moving.getByText('Loading times...')).toBeHidden()
  await moving.getByRole('button', { name: 'Next', exact: true }).first().click()
  await expect(moving.getByText('Loading times...')).toBeHidden()
  await moving.locator('[role=gridcell] [role=button]:not([aria-disabled=true], [data-none])').nth(day).click()
  await choose(moving.getByRole('radio').last())
  const chosen = await moving.getByRole('radio').last().inputValue()
  await expect(moving.getByText(/Free cancellation until/)).toBeVisible()
  await moving.getByRole('button', { name: 'Reschedule' }).click()
  await expect(page.getByText(/Your booking is now on/)).toBeVisible()
  return chosen
}

test('a booking is moved, asked to move, kept in a calendar, cancelled, and booked again in two taps', async ({
  page,
}) => {
  test.slow()
  const customer = await signUp(page, 'Mira')
  const { id } = await book(customer)
  await page.reload()
  await expect(ticket(page)).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^Upcoming/ })).toContainText('1')

  const chosen = await move(page, -1)
  const moved = await (await customer.request.get(`/api/bookings/${id}`, { headers: customer.headers })).json()
  expect(Date.parse(moved.data.dateTime)).toBe(Date.parse(chosen))

  const owner = await asProvider(page)
  const range = `from=${day(62)}&to=${day(85)}`
  const times = await (await owner.request.get(`/api/bookings/${id}/times?${range}`, { headers: owner.headers })).json()
  const asked = times.data.days.flatMap((one: { slots: { start: string }[] }) => one.slots)[0].start
  const put = await owner.request.put(`/api/bookings/${id}`, {
    headers: owner.headers,
    data: { dateTime: asked, reason: 'A training day' },
  })
  expect(put.status(), await put.text()).toBe(200)
  await page.reload()
  await expect(page.getByText('Maya Thompson has proposed another time')).toBeVisible()
  await expect(page.getByText('Reason: “A training day”')).toBeVisible()
  await page.getByRole('button', { name: /^Accept / }).click()
  await expect(page.getByText(/Rescheduled to /)).toBeVisible()
  await expect(page.getByText('Maya Thompson has proposed another time')).toBeHidden()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain(`UID:${id}@`)
  expect(file).toContain(`DTSTART:${new Date(asked).toISOString().replaceAll(/[-:]|\.000/g, '')}`)
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /openstreetmap\.org\/directions/)

  await page.getByRole('button', { name: /^Details:/ }).click()
  const details = page.getByRole('dialog')
  for (const text of ['Booked for', 'Rescheduled to', 'Proposed:', 'Proposal accepted:'])
    await expect(details.getByText(text).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Cancel booking' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(question.getByText('Cancellation is free.')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByText('Your booking has been cancelled.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No upcoming bookings' })).toBeVisible()

  await page.getByRole('link', { name: /^Cancelled/ }).click()
  await expect(page).toHaveURL(/\?show=cancelled$/)
  await page.getByRole('button', { name: 'Book again' }).click()
  await page
    .getByRole('dialog', { name: 'Book Maya Thompson again' })
    .getByRole('button', { name: /^Book .+ for £/ })
    .click()
  await expect(page.getByText(/Booked: /)).toBeVisible()
  await page.getByRole('link', { name: /^Upcoming/ }).click()
  await expect(ticket(page)).toHaveCount(1)
})

test.describe(() => {
  // Its answers would pass by the ones made here.

  test('a late cancellation says what it costs before, and what is owed after', async ({ page }) => {
    const customer = await signUp(page, 'Lena')
    const { id } = await book(customer)
    // As if it were tomorrow: the page shows what the server says.
    let charged = false
    await page.route('**/api/users/bookings**', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      if (!charged) for (const booking of body.data.bookings) booking.cancellation.feeNowMinor = 1250
      await route.fulfill({ response: answer, json: body })
    })
    await page.route(`**/api/bookings/${id}/cancel`, async (route) => {
      const { feeMinor } = route.request().postDataJSON()
      if (feeMinor < 2000) {
        const data = { feeMinor: 2000, currency: 'GBP' }
        return route.fulfill({
          status: 409,
          json: { success: false, code: 'fee_changed', message: 'Costs more.', data },
        })
      }
      charged = true
      return route.continue()
    })
    await page.reload()
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    const question = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await expect(question.getByText('The cancellation fee is £12.50.')).toBeVisible()
    await question.getByRole('button', { name: 'Cancel for £12.50' }).click()
    await expect(question.getByRole('alert')).toContainText(
      'The cancellation fee has gone up since you saw it. Please check it again.',
    )
    await question.getByRole('button', { name: 'Cancel for £20.00' }).click()
    await expect(page.getByText('Your booking has been cancelled.')).toBeVisible()
    // The list is asked for once more, and answered through this test.
    await page.unrouteAll({ behavior: 'wait' })
  })
})

test('what cancelling costs is shown as it is, also to whoever asks before the list is read again', async ({
  page,
}) => {
  const customer = await signUp(page, 'Livia')
  await book(customer)
  await page.reload()
  await expect(ticket(page)).toHaveCount(1)
  const isAsked = Promise.withResolvers<void>()
  await page.route('**/api/users/bookings**', async (route) => {
    await isAsked.promise
    const answer = await route.fetch()
    const body = await answer.json()
    for (const booking of body.data.bookings) booking.cancellation.feeNowMinor = 1250
    await route.fulfill({ response: answer, json: body })
  })
  await move(page, -2)
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(question.getByText('Cancellation is free.')).toBeVisible()
  isAsked.resolve()
  await expect(question.getByText('The cancellation fee is £12.50.')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})

test('whoever is said not to have come says how it was, the provider answers, and the office decides', async ({
  page,
}) => {
  const api = await signUp(page, 'Nora')
  const { id } = await book(api)
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  await client
    .query(
      `update booking set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where booking_id = $1`,
      [id],
    )
    .finally(() => client.end())
  const maya = await asProvider(page)
  const marked = await maya.request.post(`/api/bookings/${id}/no-show`, { headers: maya.headers, data: {} })
  expect(marked.status(), await marked.text()).toBe(200)

  await page.goto('/my-bookings?show=past')
  await expect(ticket(page)).toContainText('Marked as a no-show. Is that right?')
  await ticket(page).getByRole('button', { name: 'I was there' }).click()
  await ticket(page).getByLabel('What happened? (optional)').fill('I rang the bell at ten')
  await ticket(page).getByRole('button', { name: 'Send answer' }).click()
  await expect(ticket(page)).toContainText('You have answered: “I was there”. Our team will decide')
  await expect(ticket(page).getByRole('button', { name: 'I was there' })).toHaveCount(0)

  await signInAs(page, 'provider')
  const { dateTime } = (await (await page.request.get(`/api/bookings/${id}`, { headers: maya.headers })).json()).data
  await page.goto(`/dashboard/calendar?date=${dateTime.slice(0, 10)}&booking=${id}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('“I rang the bell at ten”')
  await dialog.getByRole('button', { name: 'Say what happened' }).click()
  await dialog.getByLabel('What happened?').fill('We waited until half past')
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect(dialog).toBeHidden()

  await signInAs(page, 'admin')
  await page.goto('/admin/moderation')
  const dispute = page.getByRole('listitem').filter({ hasText: 'I rang the bell at ten' }).first()
  await expect(dispute).toContainText('We waited until half past')
  await dispute.getByLabel('Reason they are given').selectOption('Nothing proves it either way')
  await dispute.getByLabel(/^Own words/).fill(`Both were believable, ${id}.`)
  await expectNoAxeViolations(page)
  await dispute.getByRole('button', { name: 'The visit took place' }).click()
  await expect(page.getByText('Decided. Both have been told.')).toBeVisible()
  const { data } = await (await page.request.get(`/api/bookings/${id}`, { headers: api.headers })).json()
  expect(data).toMatchObject({ status: 'completed', feeMinor: 0 })

  // Whom it takes something from has its reasons, and one press to appeal.
  await signInAs(page, 'provider')
  await page.goto('/decisions')
  const decision = page.getByRole('article').filter({ hasText: `Both were believable, ${id}.` })
  await expect(decision).toContainText('Nothing proves it either way.')
  await expect(decision).toContainText('We cannot charge a card again')
  await expectNoAxeViolations(page, 'main')
  await decision.getByRole('button', { name: 'Appeal' }).click()
  await expect(decision.getByText(/^You appealed on/)).toBeVisible()
})

test('a calendar feed is made, read without signing in, and ends when it is revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  const customer = await signUp(page, 'Nora')
  const { id } = await book(customer)
  await page.getByRole('button', { name: 'Create address' }).click()
  const address = await page.getByLabel('Private address').inputValue()
  expect(address).toMatch(/\/ical\/[\w-]{64}\.ics$/)
  const anybody = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const path = new URL(address).pathname
  const first = await anybody.get(path)
  expect(first.headers()['content-type']).toContain('text/calendar')
  expect(await first.text()).toContain(`UID:${id}@`)
  const again = await anybody.get(path, { headers: { 'if-none-match': first.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  await page.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('The address no longer works.')).toBeVisible()
  expect((await anybody.get(path)).status()).toBe(404)
  await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible()
  await anybody.dispose()
})

test('of 120 bookings each list shows how many it has and brings the rest on demand', async ({ page }) => {
  const customer = await signUp(page, 'Petra')
  const { id } = await book(customer)
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  await repeatBooking(client, { id, times: 54, everyDays: 1, status: 'confirmed' })
  await repeatBooking(client, { id, times: 45, everyDays: -100, status: 'completed' })
  await repeatBooking(client, { id, times: 20, everyDays: 1, status: 'cancelled' })
  await client.end()

  await page.reload()
  const lists = page.getByRole('navigation', { name: 'Your bookings by time' })
  await expect(lists.getByRole('link')).toHaveText([/^Upcoming55$/, /^Past45$/, /^Cancelled20$/])
  await expect(ticket(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Show more (35)' }).click()
  await expect(ticket(page)).toHaveCount(40)
  await page.getByRole('button', { name: 'Show more (15)' }).click()
  await expect(ticket(page)).toHaveCount(55)
  await expect(page.getByRole('button', { name: /^Show more/ })).toBeHidden()
  await lists.getByRole('link', { name: /^Past/ }).click()
  await expect(page.getByRole('button', { name: 'Show more (25)' })).toBeVisible()
  await expect(ticket(page).first()).toContainText('Completed')
  await lists.getByRole('link', { name: /^Cancelled/ }).click()
  await expect(ticket(page)).toHaveCount(20)
  await expect(page.getByRole('button', { name: /^Show more/ })).toBeHidden()
})
