import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { byHand } from './business.ts'
import { arriveAs, comesAlive, newPerson } from './sign-in.ts'
import { toConfirmingStep } from './visit.ts'

/** In the demo city cards are charged for him. */
const slug = 'errol-weekes'

test('a gift card is bought with the test card, checked, and pays for a visit', async ({ page, request }) => {
  const { provider } = await (await request.get(`/api/providers/${slug}`)).json()
  // Somebody new: other tests look at what the customer of the demo city has ahead.
  const person = newPerson('Nia', 'Marlow')
  await arriveAs(page, person, '/robots.txt')
  await byHand('update account set email_verified_at = now() where email = $1', [person.email])
  await page.goto(`/gift-card?provider=${provider.id}`)
  await comesAlive(page.getByLabel('Their name'))
  await page.getByRole('radio', { name: '£100.00' }).check({ force: true })
  await page.getByLabel('Their name').fill('Amina')
  await page.getByLabel('From').fill('Nia')
  await page.getByLabel('Their email address').fill('amina@example.test')
  await page.getByLabel('Your message').fill('Happy thirtieth, Amina.')
  await expect(page.locator('.gift-card')).toContainText('For Amina, from Nia')
  await expectNoAxeViolations(page, 'main')
  await page.getByRole('button', { name: 'Pay £100.00' }).click()

  await expect(page).toHaveURL(/\/pay\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for your gift card' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay £100.00' }).click()
  await expect(page).toHaveURL(/\/gift-card\/success\?payment=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, £100.00 is paid' })).toBeVisible()
  await page.getByRole('link', { name: 'See my gift cards' }).click()
  await page.getByRole('link', { name: 'Show and print' }).first().click()
  await expect(page.locator('.gift-card')).toContainText('Happy thirtieth, Amina.')
  await expectNoAxeViolations(page, 'main')
  const code = (await page.locator('.gift-sheet-code .font-mono').textContent()) ?? ''
  expect(code).toMatch(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/)

  await page.goto(`/provider/${slug}?book=`)
  const { dialog, onwards } = await toConfirmingStep(page, 5)
  await dialog.getByRole('button', { name: 'I have a gift card' }).click()
  await dialog.getByLabel('Gift card code').fill('AAAAA-AAAAA-AAAAA-AAAAA')
  await dialog.getByRole('button', { name: 'Use it' }).click()
  await expect(dialog.getByText('There is no gift card with this code.')).toBeVisible()
  await dialog.getByLabel('Gift card code').fill(code.toLowerCase())
  await dialog.getByRole('button', { name: 'Use it' }).click()
  await expect(dialog.getByText('£100.00 to spend')).toBeVisible()
  await expect(dialog.getByText(/Gift cards pay £\d+\.\d\d\./)).toBeVisible()
  await onwards.click()
  // Nothing is left for a card: it stands at once.
  await expect(dialog.getByRole('status').getByRole('heading')).toBeVisible()
  await page.goto('/my-bookings')
  await expect(page.locator('.ticket', { hasText: /Gift cards pay £\d+\.\d\d\./ }).first()).toBeVisible()
})
