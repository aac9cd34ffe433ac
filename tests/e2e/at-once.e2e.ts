import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { byHand, headersOf, openBusiness, takeCards } from './business.ts'
import { arriveAs, choose, comesAlive, newPerson } from './sign-in.ts'

test('whoever wants more visits now pays the difference, has them at once, and sees in the profile what they belong to', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const ownPage = await own.newPage()
  const provider = await arriveAs(ownPage, newPerson('Rosa', 'Wald'), '/robots.txt')
  const { providerId, serviceId } = await openBusiness(own.request, provider)
  await takeCards(own.request, provider)
  for (const [name, priceMinor, uses] of [
    ['Two trims a month', 3000, 2],
    ['Five trims a month', 6000, 5],
  ] as const) {
    const data = { name, priceMinor, months: 1, uses, renews: true, serviceIds: [serviceId] }
    const sold = await own.request.post('/api/providers/me/plans', { headers: headersOf(provider), data })
    expect(sold.status(), await sold.text()).toBe(201)
  }
  await own.close()

  const person = newPerson('Nora', 'Oak')
  await arriveAs(page, person, '/robots.txt')
  await byHand('update account set email_verified_at = now() where email = $1', [person.email])
  await page.goto(`/plans?provider=${providerId}`)
  const buy = page.getByRole('button', { name: 'Two trims a month: Start for £30.00 a month' })
  await comesAlive(buy)
  await buy.click()
  await page.getByRole('button', { name: 'Pay £30.00' }).click()
  await page.getByRole('link', { name: 'See my memberships' }).click()
  await expect(page.getByText('2 of 2 visits left')).toBeVisible()

  await page.getByRole('button', { name: 'Change it: Two trims a month' }).click()
  const dialog = page.getByRole('dialog', { name: 'Go on with another membership' })
  await choose(dialog.getByRole('radio', { name: /^Five trims a month/ }))
  await choose(dialog.getByRole('radio', { name: /^Now, for £30.00/ }))
  await expect(dialog.getByText('3 visits more in this period.')).toBeVisible()
  await expect(
    dialog.getByText(/charges £30.00 now, and Five trims a month begins as soon as that is paid/),
  ).toBeVisible()
  await expectNoAxeViolations(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Go on to pay £30.00' }).click()
  await expect(page).toHaveURL(/\/pay\//)
  await expect(page.getByText(/charges £60.00 on .* and then each month/)).toBeVisible()

  // Left and come back to: nothing has changed, and it can still be paid.
  await page.goto('/plans')
  await expect(page.getByText('Changes to Five trims a month once £30.00 is paid.')).toBeVisible()
  await expect(page.getByText('2 of 2 visits left')).toBeVisible()
  await expectNoAxeViolations(page, 'main')
  await page.getByRole('link', { name: 'Pay £30.00' }).click()
  await page.getByRole('button', { name: 'Pay £30.00' }).click()
  await page.getByRole('link', { name: 'See my memberships' }).click()
  await expect(page.getByText('5 of 5 visits left')).toBeVisible()
  await expect(page.getByText(/^Renews on .* for £60.00/)).toBeVisible()

  await page.goto('/profile')
  const block = page.getByRole('region', { name: 'Your loyalty and memberships' })
  await expect(block.getByRole('listitem').filter({ hasText: 'Five trims a month' })).toContainText(
    /5 visits left · renews on/,
  )
  await expect(block.getByText('Your tier: New face')).toBeVisible()
  await expectNoAxeViolations(page, 'main')
  await block.getByRole('link', { name: '0 points' }).click()
  await expect(page).toHaveURL(/\/loyalty$/)
})
