import { expect, test } from '@playwright/test'
import pg from 'pg'
import { expectNoAxeViolations } from './axe.ts'
import { arriveAs, newPerson } from './sign-in.ts'
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
  const rewards = page.getByRole('region', { name: 'Rewards' }).getByRole('listitem')
  await expect(rewards).toHaveText([/£5 off a visit.*220 points to go/s, /£15 off a visit.*1,?220 points to go/s])
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
