import { expect, test } from '@playwright/test'
import pg from 'pg'
import { expectNoAxeViolations } from './axe.ts'
import { byHand, headersOf, openBusiness, takeCards } from './business.ts'
import { arriveAs, choose, newPerson } from './sign-in.ts'
import { completedVisit } from './visit.ts'

/** As visits give them and refunds take them. */
async function enter(
  email: string,
  bookingId: string,
  entries: readonly (readonly [points: number, paidMinor: number])[],
) {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    for (const [points, paidMinor] of entries)
      await client.query(
        `insert into loyalty_entry (entry_id, account_id, kind, points, source, booking_id, paid_minor, currency, factor_percent,
            counts_at, posted_at)
          select gen_random_uuid(), account_id, 'visit', $2, gen_random_uuid(), $3, $4, 'GBP', 100, now(), now() from account
          where email = $1`,
        [email, points, bookingId, paidMinor],
      )
  } finally {
    await client.end()
  }
}

test('points are shown with the tier, the way to the next and what each visit gave; before the first it is said how', async ({
  page,
}) => {
  const person = newPerson('Loyal')
  const token = await arriveAs(page, person, '/about')
  await page.locator('header .account summary').click()
  await page.getByRole('link', { name: 'Points' }).click()
  await expect(page).toHaveURL(/\/loyalty$/)
  await expect(page.getByRole('heading', { name: 'Your points', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No points yet' })).toBeVisible()
  await expect(page.getByText('250 more points and you are at Regular.')).toBeVisible()
  await expectNoAxeViolations(page)

  const headers = { authorization: `Bearer ${token}` }
  const bookingId = await completedVisit(page, person.email, headers, 'maya-thompson')
  await enter(person.email, bookingId, [
    [300, 30_000],
    [-20, 28_000],
  ])
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your tier: Regular' })).toBeVisible()
    await expect(page.getByText('320 more points and you are at Local.')).toBeVisible()
    await expect(page.getByText('1.25 points for each whole pound, euro or the like')).toBeVisible()
    const given = page.getByRole('region', { name: 'What each visit gave' }).getByRole('listitem')
    await expect(given).toHaveText([/−20.*Taken back with its money/s, /\+300.*£300.00/s])
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

  // A reward out of reach says how far; one that can be had is taken with one press more, and its code is there.
  // Of us; providers in the same town may give something, too.
  const rewards = page.getByRole('region', { name: 'Rewards' }).getByRole('listitem').filter({ hasText: '£' })
  await expect(rewards).toHaveText([
    /£5 off a visit.*220 points to go/s,
    /£15 off a visit.*1,500 points\. .*1,220 points to go/s,
  ])
  await enter(person.email, bookingId, [[400, 68_000]])
  await page.reload()
  await page.getByRole('button', { name: 'Take it: £5 off a visit' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('With whom?')).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Take it for 500 points' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/Your code: \w{5}-\w{5}-\w{5}-\w{5}/)).toBeVisible()
  await expect(page.getByText(/−500/)).toBeVisible()

  // What cannot be had is said, and asked for again by one press.
  await page.route('**/api/loyalty/points', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  await expect(page.getByText('Server error. Please try again later.')).toBeVisible()
  await page.unroute('**/api/loyalty/points')
  await page.getByRole('button', { name: /try again/i }).click()
  await expect(page.getByRole('heading', { name: 'Your tier: Local' })).toBeVisible()
})

test('a provider gives a stamp card; each visit stamps it, and the last one brings a gift card', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const ownPage = await own.newPage()
  const provider = await arriveAs(ownPage, newPerson('Belle', 'Hopper'), '/robots.txt')
  const { book, date } = await openBusiness(own.request, provider)
  await ownPage.goto('/dashboard/rules')
  const section = ownPage.getByRole('region', { name: 'Stamp card' })
  await section.getByRole('button', { name: 'Offer a stamp card' }).click()
  await section.getByLabel('After how many visits').selectOption('2')
  const offer = section.getByRole('button', { name: 'Offer it' })
  await offer.click()
  await expect(section.getByText('Please give an amount above zero.')).toBeVisible()
  await section.getByLabel('Gift card worth (GBP)').fill('15')
  await choose(section.getByRole('radio', { name: 'Visits with one of these' }))
  await offer.click()
  await expect(section.getByText('Please choose at least one service.')).toBeVisible()
  await choose(section.getByRole('checkbox', { name: 'Beard trim' }))
  await expectNoAxeViolations(ownPage)
  await offer.click()
  await expect(section.getByText('No full card yet')).toBeVisible()

  const customer = await arriveAs(page, newPerson('Nia', 'Campbell'), '/robots.txt')
  const visit = async (daysAgo: number) => {
    const id = await book(customer, date)
    await byHand(
      `update booking set starts_at = now() - make_interval(days => $2), ends_at = now() - make_interval(days => $2) + interval '1 hour'
        where booking_id = $1`,
      [id, daysAgo],
    )
    await byHand(`update stamp_card set started_at = now() - interval '1 year'`)
    const done = await own.request.post(`/api/bookings/${id}/complete`, { headers: headersOf(provider) })
    // Its time is over: the clock may have completed it first.
    if (!done.ok()) expect(await done.text()).toContain('booking_completed')
  }
  await visit(2)
  await page.goto('/loyalty')
  const card = page.getByRole('region', { name: 'Stamp cards' }).getByRole('listitem')
  await expect(async () => {
    await page.reload()
    await expect(card).toContainText('1 of 2 visits. 1 more visit and £15.00 is yours.', { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await expectNoAxeViolations(page)
  await visit(1)
  await expect(async () => {
    await page.reload()
    await expect(card).toContainText('A full card: £15.00 to spend', { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await expect(card).toContainText(/Your code: \w{5}-\w{5}-\w{5}-\w{5}/)

  await ownPage.reload()
  await expect(section.getByText('1 full card, worth £15.00, of which £0.00 was spent')).toBeVisible()
  await section.getByRole('button', { name: 'Stop offering it' }).click()
  await expect(section.getByText('You offer none to new customers. Cards that are begun go on.')).toBeVisible()
  await own.close()
})

test('whoever is in the highest tier cancels late at our cost, once a year', async ({ page, browser, baseURL }) => {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const provider = await arriveAs(await own.newPage(), newPerson('Belle', 'Hopper'), '/robots.txt')
  const { providerId, book } = await openBusiness(own.request, provider)
  await takeCards(own.request, provider)
  await byHand(
    `update provider set cancellation_policy = '[{"hoursBefore": 336, "feePercent": 50}]' where provider_id = $1`,
    [providerId],
  )
  const person = newPerson('Nia', 'Campbell')
  await book(await arriveAs(page, person, '/robots.txt'))
  // By a visit to somebody else: those to this provider pay for no fee of theirs.
  await enter(person.email, crypto.randomUUID(), [[600, 60_000]])
  await byHand('update account set email_verified_at = now() where email = $1', [person.email])
  await own.close()
  await page.goto('/loyalty')
  await expect(page.getByText('1 late cancellation a year on us')).toBeVisible()
  await expect(page.getByText('1 late cancellation on us left this year')).toBeVisible()
  await page.goto('/my-bookings')
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(dialog.getByRole('button', { name: 'Cancel for £9.00' })).toBeVisible()
  await choose(dialog.getByRole('checkbox', { name: 'Use a free late cancellation: Highstreet pays the fee' }))
  await expect(dialog.getByText('1 left this year, from your loyalty tier.')).toBeVisible()
  await expectNoAxeViolations(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Cancel, Highstreet pays' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto('/my-bookings?show=cancelled')
  await page.getByRole('link', { name: 'Highstreet pays the fee of £9.00: a free late cancellation.' }).click()
  await expect(page.locator('.pay-movements')).toContainText('The platform pays the fee')
  await page.goto('/loyalty')
  await expect(page.getByText('0 late cancellations on us left this year')).toBeVisible()
})

test('a provider gives a thing for points: it is taken with its code, handed over at the counter, undone, and given back', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const ownPage = await own.newPage()
  const provider = await arriveAs(ownPage, newPerson('Belle', 'Bowman'), '/robots.txt')
  const { book, date } = await openBusiness(own.request, provider)
  await ownPage.goto('/dashboard/rules')
  const section = ownPage.getByRole('region', { name: 'Rewards for points' })
  await section.getByRole('button', { name: 'Add a reward' }).click()
  const offer = section.getByRole('button', { name: 'Offer it' })
  await offer.click()
  await expect(section.getByText('Please give it a name.')).toBeVisible()
  await expect(section.getByText('Please give a whole number of points above zero.')).toBeVisible()
  await section.getByLabel('Name').fill('A bottle of shampoo')
  await section.getByLabel('Points', { exact: true }).fill('200')
  await section.getByLabel('How many in all').fill('2')
  await section.getByLabel('Kept for them for').selectOption('14')
  await expectNoAxeViolations(ownPage)
  await offer.click()
  await expect(section.getByRole('listitem')).toContainText('200 points · 2 left')

  const person = newPerson('Nia', 'Castle')
  const customer = await arriveAs(page, person, '/robots.txt')
  const bookingId = await book(customer, date)
  await byHand(
    `update booking set status = 'completed', starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
    where booking_id = $1`,
    [bookingId],
  )
  await enter(person.email, bookingId, [[250, 25_000]])
  await page.goto('/loyalty')
  const reward = page.getByRole('region', { name: 'Rewards' }).getByRole('listitem').filter({ hasText: 'shampoo' })
  await expect(reward).toContainText('200 points. Handed over there; kept for you for 14 days. 2 left.')
  await reward.getByRole('link').click()
  await expect(page.getByRole('region', { name: 'For your points' })).toContainText('A bottle of shampoo')
  await page.getByRole('link', { name: 'To your points' }).click()
  const taking = page.getByRole('button', { name: 'Take it: A bottle of shampoo' })
  await taking.click()
  await expectNoAxeViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Take it for 200 points' }).click()
  const voucher = page.getByRole('region', { name: 'Your vouchers' }).getByRole('listitem')
  await expect(voucher).toContainText('Show this code at')
  const code = /[0-9A-Z]{3}-[0-9A-Z]{3}/.exec(await voucher.innerText())?.[0] ?? ''
  await page.getByRole('link', { name: 'See the voucher' }).click()
  await expect(voucher).toBeInViewport()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

  await ownPage.reload()
  await section.getByLabel('Find a code').fill('zzz')
  await expect(section.getByText('No voucher to hand over has this code.')).toBeVisible()
  await section.getByLabel('Find a code').fill(code.toLowerCase())
  await section.getByRole('button', { name: `Hand over: ${code}` }).click()
  await expect(section.getByRole('heading', { name: 'Handed over (1)' })).toBeVisible()
  await expectNoAxeViolations(ownPage)
  await page.reload()
  await expect(voucher).toContainText('Handed over on')
  await section.getByRole('button', { name: `Undo: ${code}` }).click()
  await expect(section.getByRole('heading', { name: 'To hand over (1)' })).toBeVisible()

  await page.reload()
  await voucher.getByRole('button', { name: 'Give it back: A bottle of shampoo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give it back' }).click()
  await expect(voucher).toContainText('Given back on')
  await expect(page.getByText('Points of a reward that ended')).toBeVisible()
  await ownPage.reload()
  await section.getByRole('button', { name: 'Stop offering it: A bottle of shampoo' }).click()
  await expect(section.getByText('Not offered')).toBeVisible()
  await own.close()
})
