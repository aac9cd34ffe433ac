import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { byHand, headersOf, openBusiness } from './business.ts'
import { arriveAs, newPerson, quietProvider, signInAt } from './sign-in.ts'

test('who waits is offered what is freed, and takes it with one press; the provider sees what that was worth', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const ownPage = await own.newPage()
  const token = await arriveAs(ownPage, newPerson('Belle', 'Hopper'), '/robots.txt')
  const { providerId, serviceId, slug, date } = await openBusiness(own.request, token)
  const headers = headersOf(token)
  const calls = `/api/providers/${providerId}`
  const rule = { mode: 'first_in_line', longestFirst: false }
  expect((await own.request.put(`${calls}/waitlist`, { headers, data: rule })).status()).toBe(200)
  const { data: setup } = await (await own.request.get(`${calls}/setup`, { headers })).json()
  const [start, end] = [0, 1].map((days) =>
    Temporal.PlainDate.from(date).add({ days }).toZonedDateTime('Europe/London').toString({ timeZoneName: 'never' }),
  )
  const entry = { staffId: setup.staff[0].id, start, end, label: '', customerName: null, customerPhone: null }
  const closed = await own.request.post(`${calls}/entries`, { headers, data: entry })
  expect(closed.status(), await closed.text()).toBe(201)
  const { id: entryId } = (await closed.json()).data

  const person = newPerson('Nia', 'Campbell')
  await arriveAs(page, person, '/robots.txt')
  await byHand('update account set email_verified_at = now() where email = $1', [person.email])
  await page.goto(`/booking?provider=${slug}&book=${serviceId}&day=${date}`)
  await page.getByRole('link', { name: 'Tell me if something frees up' }).click()
  await expect(page).toHaveURL(new RegExp(`/waitlist\\?provider=${slug}&book=${serviceId}&from=${date}&to=${date}$`))
  await expect(page.getByRole('heading', { name: 'Tell me if something frees up' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(page.getByText('You are on the waitlist. We will write to you.')).toBeVisible()
  await expect(page).toHaveURL(/\/waitlist$/)
  await expect(page.getByRole('button', { name: 'Leave the waitlist' })).toBeVisible()

  const freed = await own.request.delete(`${calls}/entries/${entryId}`, { headers, data: {} })
  expect(freed.status(), await freed.text()).toBe(200)
  const take = page.getByRole('button', { name: /^Book / })
  // The list is looked at again a second after the event.
  await expect(async () => {
    await page.reload()
    await expect(take).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByText(/^Held for you until/)).toBeVisible()
  await expectNoAxeViolations(page)
  await take.click()
  await expect(page.getByText(/Booked: /).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Leave the waitlist' })).toHaveCount(0)
  await ownPage.goto('/dashboard/rules')
  await expect(ownPage.getByText(/1 booking from the waitlist, worth £18\.00/)).toBeVisible()
  await own.close()
})

test('whoever waits chooses who it should be, or anybody', async ({ page, request }) => {
  await page.goto('/search?category=hair-styling-barbering&sort=popular')
  const slugs = await page
    .locator('main article .card-link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))
  await arriveAs(page, newPerson('Wanda'), '/robots.txt')
  const who = page.getByLabel('Staff member')
  for (const slug of slugs) {
    const { provider } = await (await request.get(`/api/providers/${slug}`)).json()
    await page.goto(`/waitlist?provider=${slug}&book=${provider.services[0].id}`)
    await expect(page.getByRole('heading', { name: 'Tell me if something frees up' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    if (await who.isVisible()) break
  }
  await expect(who.locator('option').first()).toHaveText('Anyone available')
  const staffId = await who.locator('option').nth(1).getAttribute('value')
  await who.selectOption(staffId)
  const [asked] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/waitlist')),
    page.getByRole('button', { name: 'Join the waitlist' }).click(),
  ])
  expect(asked.postDataJSON()).toMatchObject({ staffId })
})

test('a provider chooses how what is freed is handed out, and it stays so', async ({ page }) => {
  await signInAt(page, await quietProvider(page))
  await page.goto('/dashboard/rules')
  const section = page.getByRole('region', { name: 'Waitlist' })
  const first = section.getByRole('radio', { name: /^Ask the first in line/ })
  const everyone = section.getByRole('radio', { name: /^Tell everyone at once/ })
  await expect(first).toBeChecked()
  // What is chosen shows when it is on its way: a moment after the press.
  const longest = section.getByRole('checkbox', { name: /^Longest appointment first/ })
  await longest.click()
  await expect(longest).toBeChecked()
  await expect(page.getByText('Saved.').first()).toBeVisible()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await everyone.click()
  await expect(everyone).toBeChecked()
  expect((await saved).ok()).toBe(true)
  // With nothing held there is no order.
  await expect(section.getByRole('checkbox', { name: /^Longest appointment first/ })).toHaveCount(0)
  await page.reload()
  await expect(everyone).toBeChecked()
  await first.click()
  await expect(first).toBeChecked()
  await expect(section.getByRole('checkbox', { name: /^Longest appointment first/ })).toBeChecked()
  await expectNoAxeViolations(page)
})
