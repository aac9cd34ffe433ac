import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { byHand, headersOf, loseAnswer, openBusiness, takeCards } from './business.ts'
import { arriveAs, choose, comesAlive, elsewhere, newPerson, password } from './sign-in.ts'
import { toConfirmingStep } from './visit.ts'

test('a provider sells a membership; whoever buys it books with a visit of it, and has it back when they cancel in time', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const ownPage = await own.newPage()
  const provider = await arriveAs(ownPage, newPerson('Belle', 'Hopper'), '/robots.txt')
  const { providerId, slug } = await openBusiness(own.request, provider)
  await takeCards(own.request, provider)
  await ownPage.goto('/dashboard/rules')
  const section = ownPage.getByRole('region', { name: 'Memberships' })
  await section.getByRole('button', { name: 'Sell a membership' }).click()
  await section.getByRole('button', { name: 'Sell it', exact: true }).click()
  await expect(section.getByText('Give it a name.')).toBeVisible()
  await section.getByLabel('Name').fill('Five beard trims')
  await section.getByLabel('Price in GBP').fill('75')
  await section.getByLabel('Visits').fill('5')
  await section.getByLabel('Good for months').selectOption('6')
  await choose(section.getByLabel('Beard trim'))
  await expectNoAxeViolations(ownPage)
  // The answer is lost on its way: what has come through is shown, and another press makes no second one.
  await loseAnswer(ownPage, '**/api/providers/me/plans')
  await section.getByRole('button', { name: 'Sell it', exact: true }).click()
  await expect(section.getByRole('alert')).toBeVisible()
  await expect(section.getByRole('heading', { name: /Five beard trims/ })).toBeVisible()
  await section.getByRole('button', { name: 'Sell it', exact: true }).click()
  await expect(section.getByLabel('Price in GBP')).toBeHidden()
  await expect(section.getByRole('heading', { name: /Five beard trims/ })).toHaveCount(1)
  await expectNoAxeViolations(ownPage)

  const person = newPerson('Nia', 'Marlow')
  await arriveAs(page, person, '/robots.txt')
  await byHand('update account set email_verified_at = now() where email = $1', [person.email])
  await page.goto(`/plans?provider=${providerId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Memberships of Belle Hopper' })).toBeVisible()
  await expect(page.getByText('£15.00 a visit')).toBeVisible()
  await expectNoAxeViolations(page, 'main')
  const buy = page.getByRole('button', { name: 'Five beard trims: Buy for £75.00' })
  await comesAlive(buy)
  await buy.click()
  await expect(page).toHaveURL(/\/pay\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for your membership' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay £75.00' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, £75.00 is paid' })).toBeVisible()
  await page.getByRole('link', { name: 'See my memberships' }).click()
  await expect(page.getByText('5 of 5 visits left')).toBeVisible()
  await expectNoAxeViolations(page, 'main')

  await page.goto(`/provider/${slug}?book=`)
  const { dialog, onwards } = await toConfirmingStep(page, 5)
  await expect(dialog.getByRole('checkbox', { name: 'Use my membership Five beard trims' })).toBeChecked()
  await expect(dialog.getByText('Included').first()).toBeVisible()
  await expectNoAxeViolations(page, '[role=dialog]')
  await onwards.click()
  await expect(dialog.getByRole('status').getByRole('heading')).toBeVisible()

  await page.goto('/my-bookings')
  const ticket = page.locator('.ticket').first()
  await expect(ticket).toContainText('Included in the membership')
  await page.goto('/plans')
  await expect(page.getByRole('heading', { level: 1, name: 'Your memberships' })).toBeVisible()
  await expect(page.getByText('4 of 5 visits left')).toBeVisible()
  await page.getByRole('button', { name: 'What it was used for' }).click()
  await expect(page.getByText('Used: Beard trim')).toBeVisible()
  await expectNoAxeViolations(page, 'main')
  await ownPage.goto('/dashboard/rules')
  await expect(section.getByRole('row', { name: /Nia Marlow/ })).toContainText('4 of 5')
  await expect(section.getByText('1 sold for £75.00. 4 visits still to come')).toBeVisible()

  await section.getByRole('button', { name: 'Nia Marlow' }).click()
  const member = ownPage.getByRole('dialog', { name: 'Nia Marlow: Five beard trims' })
  await expect(member.getByText('Used: Beard trim')).toBeVisible()
  await member.getByRole('button', { name: 'Give money back' }).click()
  await expect(member.getByLabel(/Amount/)).toHaveValue('60')
  await expectNoAxeViolations(ownPage, '[role=dialog]')

  await page.goto('/my-bookings')
  await ticket.getByRole('button', { name: 'Cancel booking' }).click()
  const asked = page.getByRole('dialog')
  await expect(asked.getByText('Your visit comes back to your membership.')).toBeVisible()
  await asked.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(ticket).toHaveCount(0)
  await page.goto('/plans')
  await expect(page.getByText('5 of 5 visits left')).toBeVisible()

  await page.goto('/my-bookings?show=cancelled')
  await page.getByRole('button', { name: 'Book again' }).click()
  await page.getByRole('button', { name: /^Book .* with your membership$/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/plans')
  await expect(page.getByText('4 of 5 visits left')).toBeVisible()
  await page.goto('/my-bookings')
  await ticket.getByRole('button', { name: 'Cancel booking' }).click()
  await asked.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(ticket).toHaveCount(0)
  await page.goto('/plans')
  await expect(page.getByText('5 of 5 visits left')).toBeVisible()
  await page.getByRole('button', { name: 'Give it back' }).click()
  await expect(page.getByRole('dialog')).toContainText('It ends at once, and £75.00 goes back to your card.')
  await page.getByRole('dialog').getByRole('button', { name: 'Give it back' }).click()
  await expect(page.getByText('£75.00 is on its way back to your card.')).toBeVisible()
  await expect(page.getByText('Ended')).toBeVisible()
  await own.close()
})

test('who logs in after somebody else at the same browser is never shown the other’s memberships while they book', async ({
  page,
  request,
}) => {
  const owner = await request.post('/api/auth/register', { data: { ...newPerson('Belle', 'Hopper'), password } })
  const { token } = await owner.json()
  const { providerId, serviceId, slug } = await openBusiness(request, token)
  await takeCards(request, token)
  const data = { name: 'Five beard trims', priceMinor: 7500, months: 6, uses: 5, serviceIds: [serviceId] }
  const sold = await request.post('/api/providers/me/plans', { headers: headersOf(token), data })
  expect(sold.status(), await sold.text()).toBe(201)

  const person = newPerson('Nia', 'Marlow')
  await arriveAs(page, person, '/robots.txt')
  await byHand('update account set email_verified_at = now() where email = $1', [person.email])
  await page.goto(`/plans?provider=${providerId}`)
  const buy = page.getByRole('button', { name: 'Five beard trims: Buy for £75.00' })
  await comesAlive(buy)
  await buy.click()
  await page.getByRole('button', { name: 'Pay £75.00' }).click()
  await expect(page.getByRole('link', { name: 'See my memberships' })).toBeVisible()

  let isSecond = false
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/subscriptions/current?*', async (route) => {
    if (isSecond) await answered.promise
    await route.continue()
  })
  const membership = page.getByRole('checkbox', { name: 'Use my membership Five beard trims' })
  await page.goto(`/provider/${slug}?book=`)
  await toConfirmingStep(page, 5)
  await expect(membership).toBeChecked()
  await elsewhere(page, null)
  await expect(page).toHaveURL(/\/booking\?provider=/)
  await page.getByRole('main').getByRole('link', { name: 'Belle Hopper' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/provider/${slug}$`))

  const next = await page.request.post('/api/auth/register', { data: { ...newPerson('Ada', 'Reed'), password } })
  await elsewhere(page, await next.json())
  await expect(page.getByRole('banner').locator('summary')).toBeVisible()
  isSecond = true
  const asked = page.waitForRequest('**/api/subscriptions/current?*')
  await page.getByRole('link', { name: 'Book Now' }).first().click()
  const { dialog } = await toConfirmingStep(page, 6)
  await asked
  await expect(dialog.getByRole('timer')).toBeVisible()
  await expect(membership).toHaveCount(0)
  await expect(dialog.getByText('Included')).toHaveCount(0)
  answered.resolve()
  await expect(dialog.getByRole('link', { name: 'See memberships' })).toBeVisible()
  await expect(membership).toHaveCount(0)
})
