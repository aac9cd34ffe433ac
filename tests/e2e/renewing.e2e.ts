import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { byHand, headersOf, openBusiness, takeCards } from './business.ts'
import { arriveAs, choose, comesAlive, newPerson } from './sign-in.ts'

test('a provider sells a membership that renews; whoever has it pays with another card when theirs is refused, and ends it in two clicks', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const ownPage = await own.newPage()
  const provider = await arriveAs(ownPage, newPerson('Rene', 'Wald'), '/robots.txt')
  const { providerId, serviceId } = await openBusiness(own.request, provider)
  await takeCards(own.request, provider)
  await ownPage.goto('/dashboard/rules')
  const section = ownPage.getByRole('region', { name: 'Memberships' })
  await section.getByRole('button', { name: 'Sell a membership' }).click()
  await section.getByLabel('Name').fill('Two trims a month')
  await section.getByLabel('How is it paid?').selectOption('Each month, until cancelled')
  await section.getByLabel('Price in GBP').fill('30')
  await section.getByLabel('Visits', { exact: true }).fill('2')
  await expect(section.getByLabel('Good for months')).toHaveCount(0)
  await choose(section.getByLabel('Unused visits can be used in the next period, once'))
  await choose(section.getByLabel('Beard trim'))
  await expectNoAxeViolations(ownPage)
  await section.getByRole('button', { name: 'Sell it', exact: true }).click()
  await expect(section.getByText('£30.00 a month')).toBeVisible()

  const person = newPerson('Mina', 'Oak')
  await arriveAs(page, person, '/robots.txt')
  await byHand('update account set email_verified_at = now() where email = $1', [person.email])
  await page.goto(`/plans?provider=${providerId}`)
  await expect(page.getByText('2 visits each month until you cancel')).toBeVisible()
  await expectNoAxeViolations(page, 'main')
  const buy = page.getByRole('button', { name: 'Two trims a month: Start for £30.00 a month' })
  await comesAlive(buy)
  await buy.click()
  await expect(page).toHaveURL(/\/pay\//)
  await expect(page.getByText(/charges £30.00 now and each month on the same day/)).toBeVisible()
  await expect(page.getByText(/You can cancel at any time/)).toBeVisible()
  await expectNoAxeViolations(page, 'main')
  await page.getByRole('button', { name: 'Pay £30.00' }).click()
  await page.getByRole('link', { name: 'See my memberships' }).click()
  await expect(page.getByText('2 of 2 visits left')).toBeVisible()
  await expect(page.getByText('with the card ending in 4242')).toBeVisible()
  await expectNoAxeViolations(page, 'main')

  // With another card, before the one that is kept fails.
  await page.getByRole('button', { name: 'Use another card: Two trims a month' }).click()
  await expect(page).toHaveURL(/\/pay\//)
  await expect(page.getByRole('heading', { name: 'Another card for your membership' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^What you agreed to on / })).toBeVisible()
  await expect(page.getByText(/charges £30.00 now and each month on the same day/)).toBeVisible()
  await expectNoAxeViolations(page, 'main')
  await choose(page.getByRole('radio', { name: 'Declined', exact: true }))
  await page.getByRole('button', { name: 'Agree and keep my card' }).click()
  await expect(page.getByText(/has declined this card, so it is not kept/)).toBeVisible()
  await choose(page.getByRole('radio', { name: 'Accepted', exact: true }))
  await page.getByRole('button', { name: 'Agree and keep my card' }).click()
  await expect(
    page.getByText(/^It is charged from now on, next on .* The card before it is forgotten\.$/),
  ).toBeVisible()
  await expectNoAxeViolations(page, 'main')
  await page.reload()
  await expect(page.getByText(/^It is charged from now on/)).toBeVisible()
  await page.getByRole('link', { name: 'See my memberships' }).click()
  await expect(page.getByText('with the card ending in 4242')).toBeVisible()

  // From the next period with another one, and not after all.
  const more = {
    name: 'Five trims a month',
    priceMinor: 6000,
    months: 1,
    uses: 5,
    renews: true,
    serviceIds: [serviceId],
  }
  const sold = await own.request.post('/api/providers/me/plans', { headers: headersOf(provider), data: more })
  expect(sold.status(), await sold.text()).toBe(201)
  const change = page.getByRole('button', { name: 'Change it: Two trims a month' })
  const dialog = page.getByRole('dialog', { name: 'Go on with another membership' })
  await change.click()
  await choose(dialog.getByRole('radio', { name: /^Five trims a month/ }))
  await expect(dialog.getByText(/charges £60.00 on .* and then each month on the same day, for 5 visits/)).toBeVisible()
  await expectNoAxeViolations(page, '[role=dialog]')
  await dialog.getByRole('button', { name: /^Change on/ }).click()
  await expect(page.getByText(/^Goes on as Five trims a month from .*, for £60.00 a month/)).toBeVisible()
  await expect(page.getByText('2 of 2 visits left')).toBeVisible()
  await ownPage.goto('/dashboard/rules')
  await expect(section.getByRole('row', { name: /Mina Oak/ })).toContainText('then Five trims a month')
  await change.click()
  await choose(dialog.getByRole('radio', { name: /^Two trims a month, as now/ }))
  await dialog.getByRole('button', { name: 'Two trims a month, as now' }).click()
  await expect(page.getByText(/^Renews on .* for £30.00/)).toBeVisible()

  // A period later its card was refused.
  await byHand(
    `update subscription u set starts_at = now() - interval '1 month', ends_at = now() - interval '1 hour',
      renew_at = now() + interval '3 days', grace_until = now() + interval '7 days' from account a
    where a.account_id = u.customer_id and a.email = $1`,
    [person.email],
  )
  await byHand(
    `insert into payment (provider_id, payment_id, subscription_id, period, tries, customer_id, currency, amount_minor,
      platform_fee_minor, status, account, created_at, look_at, refused)
    select provider_id, gen_random_uuid(), subscription_id, 2, 1, customer_id, currency, amount_minor, 0, 'open', account, now(),
      now(), 'insufficient_funds' from payment
    where customer_id = (select account_id from account where email = $1)`,
    [person.email],
  )
  await page.goto('/plans')
  await expect(page.getByText(/Your card was not charged/)).toBeVisible()
  await expectNoAxeViolations(page, 'main')
  await ownPage.goto('/dashboard/rules')
  await expect(section.getByRole('row', { name: /Mina Oak/ })).toContainText('Not paid')
  await page.getByRole('link', { name: 'Pay with another card' }).click()
  await page.getByRole('button', { name: 'Pay £30.00' }).click()
  await page.getByRole('link', { name: 'See my memberships' }).click()
  await expect(page.getByText('4 of 4 visits left')).toBeVisible()
  await expect(page.getByText(/^Renews on/)).toBeVisible()

  // The block in the profile says the same, and leads there.
  const standing = page.locator('#belonging').getByRole('listitem').filter({ hasText: 'Two trims a month' })
  await page.goto('/profile')
  await expect(standing).toContainText(/4 visits left · renews on /)
  await standing.getByRole('link').click()
  await expect(page).toHaveURL(/\/plans$/)

  await page.getByRole('button', { name: 'Cancel it: Two trims a month' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    /It stays good until .*\. Nothing more is charged, and your card is no longer kept\./,
  )
  await expectNoAxeViolations(page, '[role=dialog]')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).click()
  await expect(page.getByText(/^Cancelled. Good until/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel it: Two trims a month' })).toHaveCount(0)
  await page.goto('/profile')
  await expect(standing).toContainText(/4 visits left · until /)
  await own.close()
})
