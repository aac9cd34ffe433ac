import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { byHand, openBusiness, takeCards } from './business.ts'
import { arriveAs, choose, comesAlive, newPerson } from './sign-in.ts'
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
  await choose(page.getByRole('radio', { name: '£100.00' }))
  await page.getByLabel('Their name').fill('Amina')
  await page.getByLabel('From').fill('Nia')
  await page.getByLabel('Their email address').fill('amina@example.test')
  await page.getByLabel('Your message').fill('Happy thirtieth, Amina.')
  await expect(page.locator('.gift-card')).toContainText('For Amina, from Nia')
  await expectNoAxeViolations(page, 'main')
  const pay = page.getByRole('button', { name: 'Pay £100.00' })
  // Come back from the payment by the browser's own button, as the page was left.
  await page.route('**/pay/*', (route) => route.fulfill({ status: 204 }), { times: 1 })
  const left = page.waitForRequest('**/pay/*')
  await pay.click()
  await left
  await expect(pay).toBeHidden()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await pay.click()

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

test('a gift card for any business is sold by one of the operator’s, and pays for a visit with another', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const ownPage = await own.newPage()
  const seller = await arriveAs(ownPage, newPerson('Ruth', 'Oakes'), '/robots.txt')
  const { providerId, date, book } = await openBusiness(own.request, seller)
  await takeCards(own.request, seller)
  await byHand('update provider set cards_for_everyone = true where provider_id = $1', [providerId])

  const person = newPerson('Nia', 'Marlow')
  const bearer = await arriveAs(page, person, '/robots.txt')
  await byHand('update account set email_verified_at = now() where email = $1', [person.email])
  await page.goto('/gift-card')
  const choice = page.locator(`a[href="/gift-card?provider=${providerId}"]`)
  await expect(choice).toContainText('Any business on Highstreet')
  await expectNoAxeViolations(page, 'main')
  await choice.click()
  await comesAlive(page.getByLabel('Their name'))
  await expect(page.getByRole('radio', { name: 'A service' })).toHaveCount(0)
  await choose(page.getByRole('radio', { name: '£100.00' }))
  await page.getByLabel('Their name').fill('Amina')
  await page.getByLabel('From').fill('Nia')
  await page.getByLabel('Their email address').fill('amina@example.test')
  await expect(page.getByText('Sold by Belle Hopper.')).toBeVisible()
  await expectNoAxeViolations(page, 'main')
  await page.getByRole('button', { name: 'Pay £100.00' }).click()
  await expect(page).toHaveURL(/\/pay\//)
  await page.getByRole('button', { name: 'Pay £100.00' }).click()
  await page.getByRole('link', { name: 'See my gift cards' }).click()
  await expect(page.getByText('For any business: £100.00')).toBeVisible()
  await page.getByRole('link', { name: 'Show and print' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A gift card for any business on Highstreet')
  await expect(page.getByRole('link', { name: 'Find a business' })).toHaveAttribute('href', '/search')
  await expectNoAxeViolations(page, 'main')
  const code = (await page.locator('.gift-sheet-code .font-mono').textContent()) ?? ''

  await page.goto(`/provider/${slug}?book=`)
  const { dialog, onwards } = await toConfirmingStep(page, 6)
  await dialog.getByRole('button', { name: 'I have a gift card' }).click()
  await dialog.getByLabel('Gift card code').fill(code)
  await dialog.getByRole('button', { name: 'Use it' }).click()
  await expect(dialog.getByText('£100.00 to spend')).toBeVisible()
  await expect(dialog.getByText(/Gift cards pay £\d\d\.\d\d\./)).toBeVisible()
  await onwards.click()
  await expect(dialog.getByRole('status').getByRole('heading')).toBeVisible()

  // With its seller it pays too, who puts a part of it back onto it by hand.
  const bookingId = await book(bearer, date, [code])
  await ownPage.goto(`/dashboard/calendar?date=${date}&booking=${bookingId}`)
  const panel = ownPage.getByRole('region', { name: 'Paid with gift cards' })
  await expect(panel).toContainText('£18.00 of it can go back onto the gift card.')
  await panel.getByRole('button', { name: 'Give money back' }).click()
  await panel.getByLabel('Amount in GBP').fill('19')
  await expect(panel.getByText('An amount above zero, at most £18.00.')).toBeVisible()
  await panel.getByLabel('Amount in GBP').fill('5')
  await expectNoAxeViolations(ownPage, '[role="dialog"]')
  await panel.getByRole('button', { name: 'Give £5.00 back' }).click()
  await expect(ownPage.getByText('£5.00 is back on the gift card.')).toBeVisible()
  await expect(panel).toContainText('£13.00 of it can go back onto the gift card.')

  await page.goto('/profile/payments')
  await page.getByRole('link', { name: /^£\d\d\.\d\d of £100\.00 left$/ }).click()
  const movements = page.locator('.pay-movements')
  for (const kind of ['Spent with another business', 'Paid with a gift card', 'Back to the gift card'])
    await expect(movements).toContainText(kind)
  await page.goto(`/gift-card/${code}`)
  const spent = page.getByRole('region', { name: /^£\d\d\.\d\d of £100\.00 left$/ })
  await expect(spent.getByRole('listitem').last()).toHaveText(/^Back to the gift card.*[^-]£5\.00$/)
  await expectNoAxeViolations(page, 'main')

  // Each amount of the seller's month leads to its entries, and each of those to what became of the money.
  await ownPage.goto('/dashboard/money')
  await ownPage
    .getByRole('row', { name: /^Gift cards sold/ })
    .getByRole('link', { name: '£100.00' })
    .click()
  await expect(ownPage.getByRole('heading', { level: 1, name: 'Gift cards sold (GBP)' })).toBeVisible()
  await expect(ownPage.getByText('Together: £100.00')).toBeVisible()
  await expect(ownPage.getByRole('row', { name: /Nia Marlow/ })).toHaveCount(1)
  await expectNoAxeViolations(ownPage, 'main')
  await ownPage.goBack()
  const left = ownPage
    .getByRole('row', { name: /^Left on gift cards/ })
    .getByRole('link')
    .last()
  const amount = (await left.textContent()) ?? ''
  await left.click()
  await expect(ownPage.getByText(`Together: ${amount}`)).toBeVisible()
  const entries = ownPage.getByRole('row', { name: /Nia Marlow/ })
  await expect(entries).toHaveCount(4)
  await expect(entries.filter({ hasText: 'Spent elsewhere of cards for everyone' })).toHaveCount(1)
  await entries.filter({ hasText: 'Given back to gift cards' }).getByRole('link').click()
  await expect(ownPage.locator('.pay-movements')).toContainText('Back to the gift card')
  await own.close()
})
