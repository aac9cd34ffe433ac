import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { test } from './other.ts'
import { arriveAs, byPassword, comesAlive, signUp as fillAndSend, newPerson, password } from './sign-in.ts'

const newPassword = 'wrong donkey capacitor'
const newEmail = () => `someone-${crypto.randomUUID().slice(0, 12)}@e2e.test`

async function signUp(page: Page, email = newEmail(), redirect = '/profile') {
  await arriveAs(page, { ...newPerson('Nia'), email }, redirect)
  return email
}

async function logIn(page: Page, email: string, word: string) {
  await byPassword(page)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Quoted-printable as the text it carries. */
const decoded = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The mails to that address whose file begins so. */
async function mailsTo(email: string, kind: string): Promise<string[]> {
  const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.startsWith(`account-${kind}`))
  const mails = await Promise.all(names.map(async (name) => decoded(await readFile(join(outbox, name), 'utf8'))))
  return mails.filter((mail) => mail.includes(`To: ${email}`))
}

/** The path of the link in the mail, once it is there. */
async function linkTo(email: string, kind: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        link = (await mailsTo(email, kind)).at(-1)?.match(/\/auth\?mode=\w+#token=[\w-]{43}/)?.[0]
        return link
      },
      { intervals: [50] },
    )
    .toBeTruthy()
  return link ?? ''
}

const part = (page: Page, id: string) => page.locator(`section#${id}`)

test('a mailbox is proven by the link of the mail, and the open profile says so', async ({ page, context }) => {
  const email = await signUp(page)
  await expect(part(page, 'email').getByText('Not confirmed yet')).toBeVisible()
  const link = await linkTo(email, 'verify')
  const second = await context.newPage()
  await second.goto(link)
  await expect(second.getByText(`Thank you. ${email} is confirmed.`)).toBeVisible()
  await second.getByRole('link', { name: 'Go to my profile' }).click()
  await expect(part(second, 'email').getByText('Confirmed', { exact: true })).toBeVisible()
  await second.goto(link)
  await expect(second.getByRole('heading', { name: 'We could not confirm this address' })).toBeVisible()
  await expect(second.getByText('This link has already been used.')).toBeVisible()
  await expectNoAxeViolations(second)
})

test('a forgotten password is replaced through the mailbox, in this browser and nowhere else', async ({
  page,
  other,
}) => {
  const email = await signUp(page)
  await other.goto('/auth?mode=login&redirect=%2Fmy-bookings')
  await byPassword(other)
  await other.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  await other.getByLabel('Email address').fill(email)
  await other.getByRole('button', { name: 'Send link' }).click()
  await expect(other.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await other.goto(await linkTo(email, 'reset'))
  await other.getByLabel('New password').fill(newPassword)
  await other.getByRole('button', { name: 'Save password and log in' }).click()
  await expect(other.getByText('Your password has been changed and you are logged in.')).toBeVisible()
  await expect(other.locator('header summary')).toContainText('Nia')

  // Whoever was signed in before is asked to sign in, and comes back to where they were.
  await page.goto('/my-bookings')
  await expect(page).toHaveURL(/\/auth\?mode=login&redirect=%2Fmy-bookings$/)
  await logIn(page, email, password)
  await expect(page.getByRole('alert')).toContainText('The email address or password is incorrect.')
  await logIn(page, email, newPassword)
  await expect(page).toHaveURL(/\/my-bookings$/)
  await expect.poll(() => mailsTo(email, 'password').then(({ length }) => length)).toBe(1)
})

test('a dead link says so and leads to a new one', async ({ page }) => {
  await page.goto(`/auth?mode=reset#token=${'a'.repeat(43)}`)
  await page.getByLabel('New password').fill(newPassword)
  await page.getByRole('button', { name: 'Save password and log in' }).click()
  await expect(page.getByRole('alert')).toContainText('This link does not work.')
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(page.getByLabel('Email address')).toBeVisible()
})

test('name, password and devices are changed on the profile, and the header follows', async ({
  page,
  other: phone,
}) => {
  const email = await signUp(page)
  await part(page, 'name').getByLabel('First name').fill('Nadia')
  await part(page, 'name').getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('header summary')).toContainText('Nadia')
  const names = part(page, 'name')
  await expect(names.getByText('Your reviews are signed ‘Nadia')).toBeVisible()
  await names.getByLabel('First name').fill('')
  await names.getByLabel('Last name').fill('')
  await names.getByRole('button', { name: 'Save' }).click()
  await expect(names.getByRole('alert')).toContainText('Enter a first name, a last name or a display name')
  await names.getByLabel('Display name').fill('DJ Nadia')
  await expect(names.getByText('Providers and readers of your reviews see ‘DJ Nadia’.')).toBeVisible()
  await names.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('header summary')).toContainText('DJ Nadia')

  await phone.goto('/auth?mode=login&redirect=%2Fprofile')
  await logIn(phone, email, password)
  await expect(part(phone, 'devices').getByRole('listitem')).toHaveCount(2)
  await expect(part(phone, 'devices').getByText('This device')).toHaveCount(1)
  await part(phone, 'devices')
    .getByRole('button', { name: /^Log out: / })
    .click()
  await expect(part(phone, 'devices').getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(page).toHaveURL(/\/auth\?mode=login&redirect=%2Fprofile$/)
  await logIn(page, email, password)

  await part(page, 'password').getByLabel('Current password').fill('not the one')
  await part(page, 'password').getByLabel('New password').fill(newPassword)
  await part(page, 'password').getByRole('button', { name: 'Change password' }).click()
  await expect(part(page, 'password').getByRole('alert')).toContainText('That password is incorrect.')
  await part(page, 'password').getByLabel('Current password').fill(password)
  await part(page, 'password').getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed. You are logged out on all other devices.')).toBeVisible()
  await expect(part(page, 'devices').getByRole('listitem')).toHaveCount(1)
  await phone.reload()
  await expect(phone).toHaveURL(/\/auth\?mode=login/)
})

test('a refusal without a reason is told by what failed', async ({ page }) => {
  const refuse = (path: string) =>
    page.route(`**/api${path}`, (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 400, json: { success: false, code: 'odd', message: '' } }),
    )
  await page.goto('/auth?mode=login')
  await refuse('/auth/login')
  await logIn(page, newEmail(), password)
  await expect(page.getByRole('alert')).toContainText('Login failed')
  await page.goto('/auth')
  await refuse('/auth/register')
  await fillAndSend(page, newPerson('Nia'))
  await expect(page.getByRole('alert')).toContainText('Registration failed')
  await page.unrouteAll()
  await signUp(page)
  await refuse('/users/profile')
  await part(page, 'name').getByRole('button', { name: 'Save' }).click()
  await expect(part(page, 'name').getByRole('alert')).toContainText('Profile update failed')
})

test('another e-mail address counts once its mailbox is proven', async ({ page }) => {
  const email = await signUp(page)
  const next = newEmail()
  await part(page, 'email').getByLabel('New email address').fill(next)
  await part(page, 'email').getByLabel('Enter your password to confirm it is you').fill(password)
  await part(page, 'email').getByRole('button', { name: 'Change email address' }).click()
  await expect(part(page, 'email').getByText(`Open the link we sent to ${next}`)).toBeVisible()
  await page.goto(await linkTo(next, 'change-email'))
  await expect(page.getByText(`Thank you. You now log in with ${next}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Go to my profile' }).click()
  await expect(part(page, 'email').getByText(next)).toBeVisible()
  await expect.poll(() => mailsTo(email, 'email').then(({ length }) => length)).toBe(1)
})

test('no redirect after logging in leads off the site', async ({ page, baseURL }) => {
  await signUp(page)
  const elsewhere: string[] = []
  page.on('request', (request) => request.url().startsWith(`${baseURL}/`) || elsewhere.push(request.url()))
  // One of each kind, in the full run all; that each of them leads home is the rule's own test.
  for (const redirect of hostileRedirects.filter((_one, index) => process.env.TEST_FULL || index % 3 === 0)) {
    await page.goto(`/auth?mode=login&redirect=${encodeURIComponent(redirect)}`)
    await expect(page, redirect).toHaveURL(`${baseURL}/`)
  }
  expect(elsewhere).toEqual([])
})

const hostileRedirects = [
  'https://evil.test',
  'http:evil.test',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/%09/evil.test\n',
  '/..//evil.test',
  '/.//evil.test',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '@evil.test',
  'evil.test',
  '/auth?redirect=//evil.test',
  '/sign-in?redirect=//evil.test',
  '/api/auth/logout',
  ' /evil',
]

test('settings are kept, and nothing is asked that nobody reads', async ({ page }) => {
  await signUp(page, newEmail(), '/settings/notifications')
  await page.getByRole('combobox', { name: 'Email language' }).selectOption('Français')
  // Of a customer: what can be switched, by channel, and quiet hours. The rest says why it always comes.
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(10)
  await expect(page.getByText('Always', { exact: true })).toHaveCount(3)
  await expect(page.getByText('You and the other side need to know when and where.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Reviews: Email' }).uncheck()
  await page.getByRole('checkbox', { name: 'Keep quiet at night' }).check()
  await page.getByLabel('From').fill('08:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toHaveText('Choose different times')
  await page.getByLabel('From').fill('22:30')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Email language' })).toHaveValue('fr')
  await expect(page.getByRole('checkbox', { name: 'Reviews: Email' })).not.toBeChecked()
  await expect(page.getByLabel('From')).toHaveValue('22:30')
  await expect(page.getByText('Time zone: London')).toBeVisible()
})

test('what is one’s own can be taken along, and the account deleted', async ({ page }) => {
  const email = await signUp(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part(page, 'data').getByRole('button', { name: 'Download my data' }).click(),
  ])
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ account: { email }, bookings: [], reviews: [] })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account permanently?' })
  await dialog.getByLabel('Enter your password to confirm it is you').fill(password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  await expect(page.locator('header').getByRole('link', { name: 'Log in or sign up' })).toBeVisible()
  await page.goto('/auth?mode=login')
  await logIn(page, email, password)
  await expect(page.getByRole('alert')).toContainText('The email address or password is incorrect.')
})

test('other tabs follow when somebody signs in or out, and show the next person nothing of the last', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/about')
  await other.keyboard.press('Shift')
  await expect(other.locator('header').getByRole('link', { name: 'Log in or sign up' })).toBeVisible()
  await comesAlive(other.locator('header').getByRole('link', { name: 'Log in or sign up' }))
  await page.goto('/auth?redirect=%2Fprofile')
  await fillAndSend(page, newPerson('Nia'))
  await expect(other.locator('header summary')).toContainText('Nia')
  await other.goto('/profile')
  await expect(part(other, 'name')).toBeVisible()
  await page.locator('header summary').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(other).toHaveURL(/\/auth\?mode=login&redirect=%2Fprofile$/)
})

test('a profile that takes more than five seconds says so and can be asked for again', async ({ page }) => {
  await signUp(page, newEmail(), '/my-bookings')
  let isSlow = true
  await page.route('**/api/users/profile', async (route) => {
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, 6000))
    await route.continue().catch(() => {})
  })
  await page.locator('header summary').click()
  await page.getByRole('banner').getByRole('link', { name: 'My profile' }).click()
  await expect(page.getByRole('heading', { name: 'Profile fetch timeout' })).toBeVisible()
  isSlow = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(part(page, 'name')).toBeVisible()
})

test('a 401 refreshes once and tries again; when that fails one signs in and comes back', async ({ page, context }) => {
  await signUp(page, newEmail(), '/my-bookings')
  const refreshes: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/auth/refresh') && refreshes.push(request.url()))
  await page.evaluate(() => localStorage.setItem('token', 'not.a.token'))
  await page.locator('header summary').click()
  await page.getByRole('banner').getByRole('link', { name: 'My profile' }).click()
  await expect(part(page, 'name')).toBeVisible()
  await expect(part(page, 'devices').getByRole('listitem')).toHaveCount(1)
  expect(refreshes).toHaveLength(1)
  // All parts of the page have what they ask for: none asks once the session is gone.
  await page.waitForLoadState('networkidle')
  await context.clearCookies()
  await page.evaluate(() => localStorage.setItem('token', 'not.a.token'))
  await page.locator('header summary').click()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\?mode=login&redirect=%2Fsettings%2Fnotifications$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
