import { expect, test } from '@playwright/test'
import pg from 'pg'
import { expectNoAxeViolations } from './axe.ts'
import { arriveAs, newPerson, signInAs } from './sign-in.ts'

test('the office finds a message that failed, sends it again, and sees that it was sent', async ({ page, browser }) => {
  const person = newPerson('Odette', 'Marlow')
  const visitor = await browser.newPage()
  await arriveAs(visitor, person, '/about')
  await visitor.close()
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    const fail = `update message m set state = 'failed', error = 'mail_refused (550)' from account a
      where a.account_id = m.account_id and a.email = $1 and m.state = 'sent' and m.queue is not null returning m.key`
    await expect.poll(async () => (await client.query(fail, [person.email])).rowCount, { timeout: 30_000 }).toBe(1)
  } finally {
    await client.end()
  }

  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard/messages')
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
  await page.getByLabel('Search').fill(person.email)
  await page.getByLabel('Status').selectOption('failed')
  const row = page.getByRole('row', { name: new RegExp(person.email) })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Refused for good (550)')
  await expectNoAxeViolations(page)
  await row.getByRole('button', { name: 'Send again: the message to Odette Marlow' }).click()
  await expect(page.getByText('It is being sent again.').first()).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByLabel('Status').selectOption('sent')
  await expect(async () => {
    await page.reload()
    await expect(row.getByText('Sent', { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await expect(row.getByRole('button')).toHaveCount(0)
})

const places = [
  'dashboard',
  'dashboard/providers',
  'dashboard/users',
  'dashboard/bookings',
  'dashboard/messages',
  'moderation',
]
for (const place of places)
  test(`everybody can use /admin/${place}`, async ({ page }) => {
    await signInAs(page, 'admin')
    await page.goto(`/admin/${place}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
  })
