import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { byHand, openBusiness, takeCards } from './business.ts'
import { arriveAs, choose, comesAlive, newPerson } from './sign-in.ts'

test('the plan of the platform is sold by a business of the operator, tried for nothing, paused, and ended', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const ownPage = await own.newPage()
  const seller = await arriveAs(ownPage, newPerson('Olive', 'Platt'), '/robots.txt')
  const { providerId } = await openBusiness(own.request, seller)
  await takeCards(own.request, seller)
  await byHand('update provider set sells_platform_plan = true where provider_id = $1', [providerId])
  await ownPage.goto('/dashboard/rules')
  const section = ownPage.getByRole('region', { name: 'Memberships' })
  await section.getByRole('button', { name: 'Sell a membership' }).click()
  await section.getByLabel('Name').fill('Plus')
  await choose(section.getByLabel('The plan of the platform, for its customers'))
  await expect(section.getByLabel('Visits', { exact: true })).toHaveCount(0)
  await section.getByLabel('Price in GBP').fill('6')
  await section.getByLabel('Days free before the first charge').selectOption('14 days, once for each person')
  await expectNoAxeViolations(ownPage)
  await section.getByRole('button', { name: 'Sell it', exact: true }).click()
  await expect(section.getByText('£6.00 a month')).toBeVisible()

  const person = newPerson('Nia', 'Marlow')
  await arriveAs(page, person, '/robots.txt')
  await byHand('update account set email_verified_at = now() where email = $1', [person.email])
  // A page is kept for a minute at most, and others look at this one without a language.
  await page.goto('/plans?lng=en')
  await expect(page.getByRole('heading', { name: 'Plans of Highstreet' })).toBeVisible()
  await expect(page.getByText(/Twice the points for visits paid by card here/)).toBeVisible()
  await expect(page.getByText('14 days free, then £6.00 a month.')).toBeVisible()
  await expectNoAxeViolations(page, 'main')
  const start = page.getByRole('button', { name: 'Plus: Try it free for 14 days' })
  await comesAlive(start)
  await start.click()
  await expect(page.getByRole('heading', { level: 1, name: 'A card for after your free days' })).toBeVisible()
  await expect(page.getByText(/it costs nothing/)).toBeVisible()
  await expectNoAxeViolations(page, 'main')
  await page.getByRole('button', { name: 'Agree and keep my card' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your card is kept' })).toBeVisible()
  await page.getByRole('link', { name: 'See my memberships' }).click()
  await expect(page.getByText(/^Free until .* Cancel before then and nothing is charged\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Plans of Highstreet' })).toHaveCount(0)
  await expectNoAxeViolations(page, 'main')

  await page.getByRole('button', { name: 'Pause it: Plus' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pause this membership' })
  await choose(dialog.getByRole('radio', { name: 'For 2 months' }))
  await expectNoAxeViolations(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Pause it' }).click()
  await expect(page.getByText(/^Paused from .* until /)).toBeVisible()
  await page.getByRole('button', { name: 'Do not pause it: Plus' }).click()
  await expect(page.getByText(/^Renews on .* for £6.00/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel it: Plus' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).click()
  await expect(page.getByText(/^Cancelled\. Good until/)).toBeVisible()
  await byHand('update provider set sells_platform_plan = false where provider_id = $1', [providerId])
  await own.close()
})
