import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { test } from './other.ts'
import { arriveAs, newPerson, password } from './sign-in.ts'

/** The path of the link that closes everything, once its mail is there. */
async function linkTo(email: string): Promise<string> {
  const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox')
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const names = (await readdir(outbox).catch(() => [])).filter((name) => name.startsWith('account-new-device'))
        const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
        const mail = mails.find((text) => text.includes(`To: ${email}`))?.replaceAll(/=\r?\n/g, '')
        link = mail?.replaceAll('=3D', '=').match(/\/auth\?mode=not-me#token=[\w-]{43}/)?.[0]
        return link
      },
      { intervals: [50] },
    )
    .toBeTruthy()
  return link ?? ''
}

test('a stranger’s log-in stands in the history, is mailed, and one press closes everything', async ({
  page,
  browser,
}) => {
  const person = newPerson('Nell')
  await arriveAs(page, person, '/profile')
  const origin = process.env.E2E_ORIGIN ?? ''
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' })
  const stranger = await context.newPage()
  const credentials = { email: person.email, password }
  const post = (data: object) => context.request.post('/api/auth/login', { data, headers: { origin } })
  expect((await post({ ...credentials, password: 'not the right one' })).status()).toBe(401)
  const { token } = await (await post(credentials)).json()
  const me = () => context.request.get('/api/users/me', { headers: { authorization: `Bearer ${token}` } })
  expect((await me()).status()).toBe(200)

  await page.reload()
  const devices = page.getByRole('region', { name: 'Logged-in devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText(/^Last used /)).toHaveCount(2)
  const history = page.getByRole('region', { name: 'Log-in history' })
  await history.getByRole('button', { name: 'Show log-in history' }).click()
  await expect(history.getByRole('row')).toHaveCount(4)
  await expect(history.getByRole('row').nth(1)).toContainText('Logged in with the password')
  await expect(history.getByRole('row').nth(2)).toContainText('Wrong password')
  await expect(history.getByRole('row').nth(3)).toContainText('Account created')
  await expectNoAxeViolations(page)

  const link = await linkTo(person.email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Was this not you?' })).toBeVisible()
  await expect(page).toHaveTitle('Was this not you? – Highstreet')
  await expectNoAxeViolations(page)
  expect((await me()).status()).toBe(200)
  await page.getByRole('button', { name: 'Close everything' }).click()
  await expect(page.getByRole('heading', { name: 'Everything is closed' })).toBeVisible()
  await expectNoAxeViolations(page)
  expect((await me()).status()).toBe(401)
  expect((await post(credentials)).status()).toBe(401)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  // As if for the first time: of a page that is there only the part behind the # would change.
  await page.goto('/robots.txt')
  await page.goto(link)
  await page.getByRole('button', { name: 'Close everything' }).click()
  await expect(page.getByText('This link has already been used.')).toBeVisible()
  await stranger.close()
  await context.close()
})
