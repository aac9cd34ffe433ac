import { expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { Pool } from 'pg'
import { demoAccounts, demoKey } from '../../db/demo/accounts.ts'
import { expectNoAxeViolations } from './axe.ts'
import { codeTo } from './codes.ts'
import { test } from './other.ts'
import { arriveAs, byPassword, comesAlive, newPerson, type Person, password } from './sign-in.ts'

// A worker takes some tests of this file, and perhaps others of it later.
let pool: Pool
test.beforeAll(() => {
  pool = new Pool({ connectionString: process.env.E2E_DATABASE_URL, max: 1 })
})
test.afterAll(() => pool.end())

const codeOf = (key: string, steps = 0) =>
  generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) + steps * 30 })
const idOf = async (email: string): Promise<string> =>
  (await pool.query('select account_id as id from account where email = $1', [email])).rows[0].id
/** The next code would have to be waited for. */
const forgetStep = async (email: string) =>
  pool.query('update second_factor set last_step = 0 where account_id = $1', [await idOf(email)])

const section = (page: Page) => page.getByRole('region', { name: 'Two-step login' })
const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

/** In the profile, from its first button to the recovery codes; answers the key and them. */
async function setUp(page: Page): Promise<{ key: string; codes: string[] }> {
  const part = section(page)
  await part.getByLabel('Enter your password to confirm it is you').fill(password)
  await part.getByRole('button', { name: 'Set up two-step login' }).click()
  await expect(part.getByRole('heading', { name: 'Scan this code' })).toBeFocused()
  await expect(part.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectNoAxeViolations(page)
  const key = ((await part.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const uri = (await part.getByRole('link', { name: 'Open in an app on this device' }).getAttribute('href')) ?? ''
  expect(new URL(uri).searchParams.get('secret')).toBe(key)
  await part.getByLabel('Six-digit code from the app').fill(codeOf(key))
  await part.getByRole('button', { name: 'Turn on' }).click()
  await expect(part.getByRole('heading', { name: 'Recovery codes' })).toBeFocused()
  await expectNoAxeViolations(page)
  const codes = await part.locator('ol li').allTextContents()
  expect(codes).toHaveLength(10)
  return { key, codes }
}

async function arriveProven(page: Page, person: Person) {
  await arriveAs(page, person, '/robots.txt')
  await pool.query('update account set email_verified_at = now() where email = $1', [person.email])
  // As if by a code that its mailbox got.
  await pool.query("update session set proven_by = 'mailbox' where account_id = $1", [await idOf(person.email)])
  await page.goto('/profile#two-step')
}

async function toSecondStep(page: Page, email: string, secret = password) {
  await page.goto('/auth?mode=login')
  await byPassword(page)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expect(page.getByLabel('Six-digit code from the app')).toBeFocused()
}
const logOut = async (page: Page) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies({ name: 'refresh' })
}

test('who has logged in by a password alone shows the mailbox once, and then sets it up', async ({ page }) => {
  const person = newPerson('Mona')
  await arriveProven(page, person)
  await pool.query('update session set proven_by = null where account_id = $1', [await idOf(person.email)])
  const part = section(page)
  await part.getByLabel('Enter your password to confirm it is you').fill(password)
  await part.getByRole('button', { name: 'Set up two-step login' }).click()
  await expect(part.getByText('To show that this mailbox is yours')).toBeVisible()
  await expectNoAxeViolations(page)
  await part.getByRole('button', { name: 'Email me a code' }).click()
  await part.getByLabel('Six-digit code', { exact: true }).fill(await codeTo(person.email))
  await expect(part.getByText('Thank you. Now press the button above again.')).toBeVisible()
  await setUp(page)
})

test('somebody turns two-step login on, logs in by it, is remembered, and turns it off again', async ({ page }) => {
  const person = newPerson('Tess')
  await arriveProven(page, person)
  const { key, codes } = await setUp(page)
  const part = section(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('highstreet-recovery-codes.txt')
  await part.getByRole('button', { name: 'I have kept them' }).click()
  await expect(part.getByText('10 recovery codes left.')).toBeVisible()
  await expectNoAxeViolations(page)

  await logOut(page)
  await toSecondStep(page, person.email)
  await expectNoAxeViolations(page)
  await page.getByLabel('Six-digit code from the app').fill('000000')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('This code is not right, or was used already. Wait for the next one.')).toBeVisible()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(` ${codes[0]?.toUpperCase().replaceAll('-', ' ')}`)
  await page.getByText('Do not ask on this device for 30 days').click()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)

  // Remembered: the password alone will do.
  await logOut(page)
  await page.goto('/auth?mode=login&redirect=/profile')
  await byPassword(page)
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(part.getByText('9 recovery codes left.')).toBeVisible()
  await expect(part.getByText(/^Until /)).toBeVisible()

  // Another address is asked for by the second factor as well.
  await forgetStep(person.email)
  const change = page.getByRole('region', { name: 'Email address' })
  await change.getByLabel('New email address').fill(newPerson('Tess').email)
  await change.getByLabel('Enter your password to confirm it is you').fill(password)
  await change.getByRole('button', { name: 'Change email address' }).click()
  await expect(change.getByText('To show that it is you, enter a code from your app.')).toBeVisible()
  await expectNoAxeViolations(page)
  await change.getByLabel('Six-digit code from the app').fill(codeOf(key))
  await change.getByRole('button', { name: 'Enter code' }).click()
  await expect(change.getByText('Thank you. Now press the button above again.')).toBeVisible()
  await change.getByRole('button', { name: 'Change email address' }).click()
  await expect(change.getByText(/Open the link we sent to/)).toBeVisible()

  await part.getByRole('button', { name: /^Ask again: / }).click()
  await toast(page, 'This device is asked for a code again.')
  await part.getByRole('button', { name: 'Make new codes' }).click()
  await expect(part.getByRole('heading', { name: 'Recovery codes' })).toBeFocused()
  await part.getByRole('button', { name: 'I have kept them' }).click()
  await part.getByRole('button', { name: 'Turn off two-step login' }).click()
  await forgetStep(person.email)
  await part.getByLabel('Six-digit code from the app').fill(codeOf(key))
  await part.getByRole('button', { name: 'Turn off two-step login' }).click()
  await expect(part.getByRole('button', { name: 'Set up two-step login' })).toBeVisible()
})

test('an administrator without a second factor is led to it, and in afterwards', async ({ page }) => {
  const person = newPerson('Otis')
  await arriveProven(page, person)
  await pool.query('update account set is_admin = true where email = $1', [person.email])
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { name: 'Set up two-step login first' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Set up two-step login' }).click()
  await expect(section(page).getByText(/^Administrators need two-step login\./)).toBeVisible()
  await setUp(page)
  await page.goto('/admin/dashboard/users')
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()
})

test('the administrator of the demo city logs in with the code that npm run demo-code prints', async ({ page }) => {
  const { email } = demoAccounts.admin
  await toSecondStep(page, email, demoAccounts.admin.password)
  await forgetStep(email)
  await page.getByLabel('Six-digit code from the app').fill(codeOf(demoKey))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Set up two-step login first' })).toBeHidden()
})

test('a provider is offered it, quietly, until they say no', async ({ page }) => {
  await page.goto('/robots.txt')
  const origin = process.env.E2E_ORIGIN ?? ''
  const answer = await page
    .context()
    .request.post('/api/auth/login', { data: demoAccounts.provider, headers: { origin } })
  const { token } = await answer.json()
  await page.evaluate((value) => {
    localStorage.setItem('token', value)
    localStorage.setItem('tokenExpiry', String(Date.now() + 600_000))
  }, token)
  await page.goto('/dashboard')
  const offer = page.getByRole('region', { name: 'Protect your business with two-step login' })
  await expect(offer.getByRole('link', { name: 'Set up two-step login' })).toBeVisible()
  await comesAlive(offer.getByRole('button', { name: 'Not now' }))
  await offer.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer).toBeHidden()
})
