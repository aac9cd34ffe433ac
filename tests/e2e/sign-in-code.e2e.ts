import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { byHand, toConfirmingStep } from './business.ts'
import { codeTo } from './codes.ts'
import { test } from './other.ts'
import { arriveAs, newPerson, password } from './sign-in.ts'

async function askFor(page: Page, email: string) {
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(field(page)).toBeFocused()
}

const field = (page: Page) => page.getByLabel('Six-digit code')
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

test('a newcomer books on a phone with a code, and is asked for a name only once it is right', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await toConfirmingStep(page, request, 'https://www.instagram.com/')
  const chosen = page.url()
  const person = newPerson('Cody')
  await page.getByLabel('Notes (optional)').fill('With a code')
  await askFor(page, person.email)
  await expect(page.getByText(`We have sent a code to ${person.email}.`)).toBeVisible()
  await expect(page.getByText('Good for 10 more minutes.')).toBeVisible()
  await expectNoAxeViolations(page)
  const code = await codeTo(person.email)
  // As people copy it; six digits are sent without a press.
  await field(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.type(person.firstName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.lastName)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirm', exact: true })).toBeFocused()
  await expect(page.getByRole('timer')).toBeVisible()
  expect(page.url()).toBe(chosen)
  await expect(page.getByLabel('Notes (optional)')).toHaveValue('With a code')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const sending = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/bookings'))
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  // Through what they came, a month and a log-in later.
  expect(await (await sending).headerValue('booking-source')).toBe('social')
  await expect(page.getByText('Booking confirmed!')).toBeVisible()

  // What asks for a password asks this account for none so soon after its code.
  await page.goto('/profile')
  const section = page.locator('section#password')
  await expect(section.getByText('Your account has no password')).toBeVisible()
  await section.getByLabel('New password').fill(password)
  await section.getByRole('button', { name: 'Set a password' }).click()
  await expect(section.getByLabel('Current password')).toBeVisible()
})

test('who comes back logs in with a code where they wanted to go; a wrong one says so and loses nothing', async ({
  page,
  other,
}) => {
  const person = newPerson('Back')
  await arriveAs(other, person, '/profile')
  await page.goto('/auth?mode=login&redirect=%2Fmy-bookings')
  await expectNoAxeViolations(page)
  await askFor(page, person.email)
  const code = await codeTo(person.email)
  await field(page).pressSequentially(wrong(code))
  await expect(page.getByRole('alert')).toContainText('This code is not right.')
  await expect(field(page)).toBeFocused()
  await expectNoAxeViolations(page)
  // What stands there is marked, so that the right one takes its place.
  await page.keyboard.type(code)
  await expect(page).toHaveURL(/\/my-bookings$/)
  await expect(page.locator('header summary')).toContainText('Back')
  // The mailbox was proven by this: whoever had typed in the address before is out.
  await other.goto('/my-bookings')
  await expect(other).toHaveURL(/\/auth\?mode=login&redirect=%2Fmy-bookings$/)
})

test('another code is sent after half a minute, the address can be changed, and the password is still a way', async ({
  page,
}) => {
  await page.clock.install()
  const person = newPerson('Again')
  await page.request.post('/api/auth/register', { data: { ...person, password } })
  await page.context().clearCookies()
  await page.goto('/auth?redirect=%2Fmy-bookings')
  await askFor(page, newPerson('Typo').email)
  await page.getByRole('button', { name: 'Use another address' }).click()
  await askFor(page, person.email)
  const first = await codeTo(person.email)
  await expect(page.getByText(/You can send another code in \d+ seconds\./)).toBeVisible()
  await page.clock.runFor(31_000)
  await page.getByRole('button', { name: 'Send another code' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'We have sent another code.' })).toBeVisible()
  const second = await codeTo(person.email, 2)
  if (first !== second) {
    await field(page).fill(first)
    await expect(page.getByRole('alert')).toContainText('This code is not right.')
  }
  await page.clock.runFor(601_000)
  await expect(page.getByText('This code has expired.')).toBeVisible()
  await page.getByRole('button', { name: 'Use a password instead' }).click()
  await page.getByRole('link', { name: 'Already have an account? Log in' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/my-bookings$/)
})

test('an account without a password is asked for a code in place before it is deleted', async ({ page }) => {
  const person = newPerson('Later')
  await page.goto('/auth?redirect=%2Fprofile')
  await askFor(page, person.email)
  await field(page).fill(await codeTo(person.email))
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible()
  await byHand(
    `update session set created_at = created_at - interval '6 minutes'
      where account_id = (select account_id from account where email = $1)`,
    [person.email],
  )
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account permanently?' })
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByRole('alert')).toContainText('For your safety, please log in once more, then try again.')
  await dialog.getByRole('button', { name: 'Email me a code' }).click()
  await expectNoAxeViolations(page)
  await field(page).fill(await codeTo(person.email, 2))
  await expect(dialog.getByText('Thank you. Now press the button above again.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
})
