import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { awayFromMidnight } from './business.ts'
import { quietProvider, signInAs, signInAt } from './sign-in.ts'

test('who comes back is shown when, and books at a usual time in two taps', async ({ page }) => {
  await signInAs(page, 'customer')
  await page.goto('/reminders')
  await expect(page.getByRole('heading', { name: 'Reminders', level: 1 })).toBeVisible()
  const back = page.getByRole('region', { name: 'Coming back' })
  const ticket = back
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /\d{1,2}:\d{2}/ }) })
    .first()
  await expect(ticket).toBeVisible()
  await expectNoAxeViolations(page)

  const reminded = page.getByLabel('Remind me of my bookings by email')
  await reminded.click()
  await expect(reminded).not.toBeChecked()
  await expect(page.getByText('Saved.').first()).toBeVisible()
  await reminded.click()
  await expect(reminded).toBeChecked()

  const service = (await ticket.locator('strong').first().innerText()).trim()
  const interval = ticket.getByLabel('How often')
  await interval.selectOption('3')
  await expect(ticket.getByText('Your choice: every 3 weeks')).toBeVisible()
  await interval.selectOption('')
  await expect(ticket.getByText('Your choice: every 3 weeks')).toHaveCount(0)

  await ticket
    .getByRole('link', { name: /\d{1,2}:\d{2}/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/booking\?provider=[\w-]+&book=[\w-]+(&with=[\w-]+)?&at=/)
  await expect(page.getByText(service).first()).toBeVisible()
  await page.getByRole('button', { name: /^(Confirm Booking|Send Request)/i }).click()
  const booked = page.getByText(/Booking confirmed!|Request sent|^Thank you, £/).first()
  // Whose turn it is depends on the day, and one of them asks for a deposit.
  const toPay = page.getByRole('button', { name: /^Pay £/ })
  await expect(booked.or(toPay)).toBeVisible()
  if (await toPay.isVisible()) await toPay.click()
  await expect(booked).toBeVisible()

  // As it was, for whoever comes after.
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  const mine = await page.request.get('/api/reminders', { headers })
  const { data } = (await mine.json()) as { data: { coming: { id: string; services: string[] }[] } }
  const made = data.coming.find(({ services }) => services.includes(service))
  await page.request.post(`/api/bookings/${made?.id}/cancel`, { headers, data: {} })
})

test('a provider sees who is overdue and reminds them once, and says on the day how late they are', async ({
  page,
}) => {
  await signInAs(page, 'provider')
  await page.goto('/dashboard/customers/overdue')
  await expect(page.getByRole('heading', { name: 'Who is overdue' })).toBeVisible()
  const row = page
    .locator('.dash-row')
    .filter({ has: page.getByRole('button', { name: 'Send a reminder' }) })
    .first()
  const name = (await row.getByRole('link').innerText()).trim()
  await expectNoAxeViolations(page)
  await row.getByRole('button', { name: 'Send a reminder' }).click()
  await expect(page.getByText(`Your reminder to ${name} is on its way.`).first()).toBeVisible()
  await expect(
    page
      .locator('.dash-row')
      .filter({ hasText: name })
      .getByText(/^Reminded on/),
  ).toBeVisible()

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Running late' }).click()
  const dialog = page.getByRole('dialog', { name: /running late/ })
  await expect(dialog.getByLabel('By how much')).toHaveValue('15')
  await expectNoAxeViolations(page)
  // Nobody is told: others book and cancel with this provider at the same time.
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toHaveCount(0)
})

test('a provider says how late they are, says more, and is on time again', async ({ page }) => {
  // Of today alone.
  await awayFromMidnight()
  await signInAt(page, await quietProvider(page, -2))
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: 'Running late' }).first()
  const dialog = page.getByRole('dialog', { name: /running late/ })
  for (const minutes of ['20', '45']) {
    await button.click()
    await dialog.getByLabel('By how much').selectOption(minutes)
    await dialog.getByRole('button', { name: 'Tell customers' }).click()
    await expect(dialog.getByText(/Nobody has to wait|expected|instead of/).first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByText(new RegExp(`^${minutes} minutes late since`))).toBeVisible()
  }
  await page.reload()
  await expect(page.getByText(/^45 minutes late since/)).toBeVisible()
  await button.click()
  await dialog.getByRole('button', { name: 'On time again' }).click()
  await expect(page.getByText(/minutes late since/)).toHaveCount(0)
})
