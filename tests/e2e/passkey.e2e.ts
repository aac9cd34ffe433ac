import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { withAuthenticator } from './authenticator.ts'
import { expectNoAxeViolations } from './axe.ts'
import { byHand, toConfirmingStep } from './business.ts'
import { test } from './other.ts'
import { arriveAs, byPassword, comesAlive, newPerson, type Person, password } from './sign-in.ts'

const prove = (email: string) => byHand('update account set email_verified_at = now() where email = $1', [email])

async function someoneProven(page: Page, path: string, name = 'Kay'): Promise<Person> {
  const person = newPerson(name)
  await arriveAs(page, person, '/robots.txt')
  await prove(person.email)
  await page.goto(path)
  return person
}

const section = (page: Page) => page.locator('section#passkeys')
const rows = (page: Page) => section(page).getByRole('listitem')
const withPasskey = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' })

async function logOut(page: Page) {
  // A page of ours would leave by itself, in the middle of what comes next.
  await page.goto('/robots.txt')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

/** As if the log-in were long ago. */
const ageSessions = (email: string) =>
  byHand(
    `update session set created_at = created_at - interval '10 minutes'
      where account_id = (select account_id from account where email = $1)`,
    [email],
  )

async function mailTold(email: string, subject: string) {
  const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox')
  await expect
    .poll(
      async () => {
        const names = (await readdir(outbox).catch(() => [])).filter((name) => name.startsWith('account-passkey'))
        const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
        return mails.some((mail) => mail.includes(`To: ${email}`) && mail.includes(subject))
      },
      { intervals: [50] },
    )
    .toBe(true)
}

test('somebody takes up the offer, logs in with the passkey, renames it and removes it', async ({ page }) => {
  await withAuthenticator(page)
  const person = await someoneProven(page, '/my-bookings')
  const offer = page.getByRole('region', { name: 'Log in faster next time' })
  await expect(offer).toBeVisible()
  await expectNoAxeViolations(page)
  await offer.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByText('Passkey created. From now on you can log in with it.')).toBeVisible()
  await expect(offer).toBeHidden()
  await mailTold(person.email, 'A passkey was added to your account')

  await logOut(page)
  await page.goto('/auth?mode=login&redirect=%2Fprofile')
  await comesAlive(withPasskey(page))
  await expectNoAxeViolations(page)
  await withPasskey(page).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Last used')
  await expectNoAxeViolations(page)

  await rows(page)
    .getByRole('button', { name: /^Rename/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name of the passkey')).toBeFocused()
  await dialog.getByLabel('Name of the passkey').fill('My phone')
  await expectNoAxeViolations(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Save name' }).click()
  await expect(rows(page)).toContainText('My phone')
  // A second one is not made where there is one.
  await section(page).getByRole('button', { name: 'Create a passkey' }).click()
  await expect(section(page).getByRole('alert')).toContainText('This device already has a passkey for your account.')

  await rows(page).getByRole('button', { name: 'Remove: My phone' }).click()
  await expectNoAxeViolations(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(section(page).getByText('You have no passkey yet.')).toBeVisible()
  await mailTold(person.email, 'A passkey was removed from your account')

  // What the device still keeps opens nothing.
  await logOut(page)
  await page.goto('/auth?mode=login')
  await comesAlive(withPasskey(page))
  await withPasskey(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This passkey was not accepted.' })).toBeVisible()
})

test('the field for the address offers the passkey', async ({ page }) => {
  const { cdp, id } = await withAuthenticator(page, { isInField: true })
  await someoneProven(page, '/profile')
  await section(page).getByRole('button', { name: 'Create a passkey' }).click()
  await expect(rows(page)).toHaveCount(1)
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: id })
  expect(credentials).toMatchObject([{ isResidentCredential: true }])
  await logOut(page)
  // It is chosen at once: the device of this test stands for the list below the field.
  await page.goto('/auth?mode=login&redirect=%2Fprofile')
  await expect(page).toHaveURL(/\/profile$/)
  await expect(rows(page)).toContainText('Last used')
})

test('who comes back books on a phone with a passkey, and nothing that was chosen is lost', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await withAuthenticator(page)
  await someoneProven(page, '/profile', 'Bea')
  await section(page).getByRole('button', { name: 'Create a passkey' }).click()
  await expect(rows(page)).toHaveCount(1)
  await logOut(page)
  await toConfirmingStep(page, request)
  const chosen = page.url()
  await page.getByLabel('Notes (optional)').fill('With a passkey')
  await withPasskey(page).click()
  await expect(page.getByRole('heading', { name: 'Confirm', exact: true })).toBeFocused()
  expect(page.url()).toBe(chosen)
  await expect(page.getByLabel('Notes (optional)')).toHaveValue('With a passkey')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('Booking confirmed!')).toBeVisible()
})

test('the offer is put away for good', async ({ page }) => {
  await withAuthenticator(page)
  await someoneProven(page, '/my-bookings', 'Noah')
  const offer = page.getByRole('region', { name: 'Log in faster next time' })
  await offer.getByRole('button', { name: 'No, thank you' }).click()
  await expect(offer).toBeHidden()
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/users/passkeys'))
  await page.reload()
  await answered
  await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible()
  await expect(offer).toBeHidden()
})

test('a passkey stands for the password that is asked for again', async ({ page }) => {
  await withAuthenticator(page)
  const person = await someoneProven(page, '/profile', 'Stepan')
  await section(page).getByRole('button', { name: 'Create a passkey' }).click()
  await expect(rows(page)).toHaveCount(1)
  await ageSessions(person.email)
  const form = page.locator('section#email')
  await form.getByLabel('New email address').fill(newPerson('Next').email)
  await form.getByRole('button', { name: 'Use a passkey instead' }).click()
  await withPasskey(page).click()
  await expect(form.getByLabel('Enter your password to confirm it is you')).toBeHidden()
  await expectNoAxeViolations(page)
  await form.getByRole('button', { name: 'Change email address' }).click()
  await expect(form.getByText('to confirm your new address.')).toBeVisible()

  // Long ago: one is asked for once more, and then it goes.
  await ageSessions(person.email)
  await rows(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dialog.getByText('get a code by email or use a passkey')).toBeVisible()
  await expectNoAxeViolations(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(dialog.getByText('Thank you. Now press the button above again.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(section(page).getByText('You have no passkey yet.')).toBeVisible()
})

test('a device that does not know its owner lets nobody in, and the password is still a way', async ({ page }) => {
  const { cdp, id } = await withAuthenticator(page)
  const person = await someoneProven(page, '/profile', 'Una')
  await section(page).getByRole('button', { name: 'Create a passkey' }).click()
  await expect(rows(page)).toHaveCount(1)
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false })
  await logOut(page)
  await page.goto('/auth?mode=login&redirect=%2Fprofile')
  await comesAlive(withPasskey(page))
  await withPasskey(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'cancelled or took too long' })).toBeVisible()
  await expectNoAxeViolations(page)
  await byPassword(page)
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/profile$/)
})

test('who has not confirmed the address is told why there is no passkey yet', async ({ page }) => {
  await withAuthenticator(page)
  await arriveAs(page, newPerson('Early'), '/profile')
  await expect(section(page).getByText('Confirm your email address first')).toBeVisible()
  await expect(section(page).getByRole('button')).toHaveCount(0)
})

test('the library of passkeys is not loaded where none is shown', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''))
  })
  await page.goto('/search')
  await page.goto('/booking')
  expect(scripts.filter((script) => script.includes('isConditionalMediationAvailable'))).toEqual([])
})
