import { createHash, randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { generateSecret, generateSync } from 'otplib'
import pg from 'pg'
import { sealKey } from '../../src/domains/identity/factor-key.server.ts'
import { startBuiltServer } from '../built-server.ts'
import { expectNoAxeViolations } from './axe.ts'
import { audience, type ServerWithService, startServerWithService, theirApp, theirSecret } from './id-provider.ts'
import { test } from './other.ts'
import { byPassword, comesAlive, newPerson, password } from './sign-in.ts'

let server: ServerWithService
const authSecret = 'a secret of the server, long enough for this'
// One server for all of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServerWithService({ DEMO: '0', AUTH_SECRET: authSecret })
})
test.afterAll(() => server.stop())

async function sql(text: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

const withAcme = (page: Page) => page.getByRole('button', { name: 'Continue with Acme' })

/** To the service, from where one logs in. */
async function leave(page: Page, redirect = '/profile') {
  await page.goto(`${server.origin}/auth?mode=login&redirect=${encodeURIComponent(redirect)}`)
  await comesAlive(withAcme(page))
  await withAcme(page).click()
  await page.waitForURL((url) => url.origin === server.service.url)
}

/** Logs in there, and agrees. */
async function agreeAs(page: Page, email: string) {
  await page.getByPlaceholder('Enter any login').fill(email)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Where the service sends the browser, whatever becomes of it. */
const sentTo = async (page: Page, address: string) =>
  (await page.waitForRequest((request) => request.url().startsWith(address))).url()

async function logOut(page: Page) {
  await page.goto(`${server.origin}/robots.txt`)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

async function register(page: Page, person: { email: string; firstName: string; lastName: string }, isProven = true) {
  const data = { ...person, password }
  const answer = await page.context().request.post(`${server.origin}/api/auth/register`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  if (isProven) await sql('update account set email_verified_at = now() where email = $1', [person.email])
  await page.context().clearCookies()
}

test('somebody new comes by the service, comes back by it, and removes it', async ({ page }) => {
  const { email } = newPerson('Ada')
  await page.goto(`${server.origin}/auth?mode=login`)
  await comesAlive(withAcme(page))
  await expectNoAxeViolations(page)
  await leave(page)
  await agreeAs(page, email)
  await expect(page).toHaveURL(`${server.origin}/profile`)
  const section = page.locator('section#hosted')
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await expect(section).toContainText(`Acme ${email}`)
  await expectNoAxeViolations(page)
  await expect(page.locator('section#email')).toContainText('Confirmed')

  await logOut(page)
  await leave(page)
  await agreeAs(page, email)
  await expect(page).toHaveURL(`${server.origin}/profile`)
  await page.getByRole('button', { name: 'Show log-in history' }).click()
  await expect(page.getByRole('row', { name: 'Logged in with an account elsewhere' })).toHaveCount(2)
  expect(await sql('select count(*)::int from account where email = $1', [email])).toEqual([{ count: 1 }])

  await section.getByRole('button', { name: 'Remove: Acme' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('A code by email gets you in at any time.')).toBeVisible()
  await expectNoAxeViolations(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(section.getByText('No account elsewhere is connected.')).toBeVisible()
  // Their mailbox has an account: it is not opened by what was removed.
  await section.getByRole('button', { name: 'Connect Acme' }).click()
  // Asked for anew there, as they are logged in here.
  await page.getByPlaceholder('Enter any login').fill(email)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  const isAsked = page.getByRole('heading', { name: 'Connect Acme to your account?' })
  const agree = page.getByRole('button', { name: 'Continue' })
  await expect(isAsked.or(agree)).toBeVisible()
  if (await agree.isVisible()) await agree.click()
  await expect(isAsked).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Connect Acme' }).click()
  await expect(page.getByText('Acme is connected.')).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveCount(1)
})

test('somebody whose name the service does not know is asked for it', async ({ page }) => {
  const { email } = newPerson('new')
  await leave(page, '/my-bookings')
  await agreeAs(page, email)
  await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeVisible()
  // Nothing of what the service has sent stays behind the address.
  expect(page.url()).toBe(`${server.origin}/auth/with/acme`)
  await expectNoAxeViolations(page)
  await page.getByLabel('First name').fill('Una')
  await page.getByLabel('Last name').fill('Walker')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(`${server.origin}/my-bookings`)
})

test('who has an account logs in as usual first, and then both are joined', async ({ page }) => {
  const person = newPerson('Bea')
  await register(page, person)
  await leave(page)
  await agreeAs(page, person.email)
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await byPassword(page)
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Acme is connected.')).toBeVisible()
  await expect(page).toHaveURL(`${server.origin}/profile`)
  await logOut(page)
  await leave(page)
  await agreeAs(page, person.email)
  await expect(page.locator('section#hosted').getByRole('listitem')).toHaveCount(1)
})

test('whose mailbox is not proven here joins nothing before it is', async ({ page }) => {
  const person = newPerson('Early')
  await register(page, person, false)
  await leave(page)
  await agreeAs(page, person.email)
  await byPassword(page)
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Confirm your email address first')
  await expectNoAxeViolations(page)
  expect(await sql('select count(*)::int from hosted_sign_in where email = $1', [person.email])).toEqual([{ count: 0 }])
})

test('who cancels there, has not proven the address there, or goes back in another browser is told so', async ({
  page,
  other,
}) => {
  await leave(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText('You have not logged in there.')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Try again with Acme' }).click()
  await page.waitForURL((url) => url.origin === server.service.url)
  await agreeAs(page, newPerson('unproven').email)
  await expect(page.getByRole('alert')).toContainText('Your email address is not confirmed there.')
  await page.getByRole('link', { name: 'Other ways to log in' }).click()
  await expect(page.getByRole('button', { name: 'Email me a code' })).toBeVisible()

  await logOut(page)
  await leave(page)
  const back = sentTo(page, `${server.origin}/auth/with/`)
  await page.route('**/api/auth/hosted/acme/finish', (route) => route.abort())
  await agreeAs(page, newPerson('Mallory').email)
  await other.goto(await back)
  await expect(other.getByRole('alert')).toContainText('begun in another browser')
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('who has a second factor is asked for it after the service, and gets in', async ({ page }) => {
  const { email } = newPerson('Twice')
  await leave(page)
  await agreeAs(page, email)
  await expect(page).toHaveURL(`${server.origin}/profile`)
  const [account] = await sql('select account_id as id from account where email = $1', [email])
  const key = generateSecret()
  const box = sealKey(new TextEncoder().encode(authSecret), account.id, key)
  await sql('insert into second_factor (account_id, key_box, confirmed_at, created_at) values ($1, $2, now(), now())', [
    account.id,
    box,
  ])
  await logOut(page)
  await leave(page, '/my-bookings')
  await agreeAs(page, email)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  expect(page.url()).toBe(`${server.origin}/auth/with/acme`)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expectNoAxeViolations(page)
  const field = page.getByLabel('Six-digit code from the app')
  await expect(field).toBeFocused()
  await field.fill('000000')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toContainText('not right')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await field.fill(generateSync({ secret: key }))
  await field.press('Enter')
  await expect(page).toHaveURL(`${server.origin}/my-bookings`)
  await page.goto(`${server.origin}/profile`)
  await page.getByRole('button', { name: 'Show log-in history' }).click()
  await expect(page.getByRole('row', { name: 'Logged in with an account elsewhere' })).toHaveCount(2)
})

test('a service that posts its answer from a page of its own', async ({ page, other }) => {
  const ours = await startServerWithService({ DEMO: '0', SIGN_IN_ACME_RESPONSE_MODE: 'form_post' })
  try {
    const { email } = newPerson('Posted')
    await page.goto(`${ours.origin}/auth?mode=login&redirect=/profile`)
    await comesAlive(withAcme(page))
    await withAcme(page).click()
    await page.waitForURL((url) => url.origin === ours.service.url)
    expect(new URL(page.url()).searchParams.get('code')).toBeNull()
    const posts: { method: string; url: string; cookie: string | undefined }[] = []
    page.on('request', async (request) => {
      if (new URL(request.url()).pathname !== '/auth/with/acme') return
      const { cookie } = await request.allHeaders()
      posts.push({ method: request.method(), url: request.url(), cookie })
    })
    await agreeAs(page, email)
    await expect(page).toHaveURL(`${ours.origin}/profile`)
    await expect(page.locator('section#hosted')).toContainText(`Acme ${email}`)
    expect(posts.map(({ method }) => method)).toEqual(['POST', 'GET'])
    // Nothing of it stands in an address that a server sees.
    for (const { url } of posts) expect(new URL(url).search).toBe('')

    // From anywhere else, with whatever in it: the page refuses, and nobody is logged in.
    for (const form of ['state=s&code=c', 'code=c', 'state=a&state=b&code=c', 'state=%3Cb%3Ex&code=%22%3E%3Cimg%3E']) {
      await other.goto(`${ours.service.url}/.well-known/openid-configuration`)
      await other.evaluate(
        ([action, fields]) => {
          const element = document.createElement('form')
          Object.assign(element, { method: 'post', action })
          for (const [name, value] of new URLSearchParams(fields)) {
            const input = document.createElement('input')
            Object.assign(input, { type: 'hidden', name, value })
            element.append(input)
          }
          document.body.append(element)
          element.submit()
        },
        [`${ours.origin}/auth/with/acme`, form],
      )
      await expect(other.getByRole('alert')).toContainText('begun in another browser')
      expect(other.url()).toBe(`${ours.origin}/auth/with/acme`)
      expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull()
    }
    await expectNoAxeViolations(other)
  } finally {
    await ours.stop()
  }
})

test('a place on another site is not gone to afterwards', async ({ page }) => {
  await leave(page, 'https://evil.test/')
  await agreeAs(page, newPerson('Rita').email)
  await expect(page).toHaveURL(`${server.origin}/`)
})

test('an access token of the service opens the API, its ID token does not', async ({ page }) => {
  const { email } = newPerson('Api')
  await leave(page)
  await agreeAs(page, email)
  await expect(page).toHaveURL(`${server.origin}/profile`)
  const verifier = randomBytes(32).toString('base64url')
  const asked = new URLSearchParams({
    ...{ client_id: 'their-app', redirect_uri: theirApp, response_type: 'code', scope: 'openid api' },
    ...{ code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' },
    resource: audience,
  })
  const back = sentTo(page, theirApp)
  await page.goto(`${server.service.url}/auth?${asked}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  const { searchParams } = new URL(await back)
  const answer = await fetch(`${server.service.url}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`their-app:${encodeURIComponent(theirSecret)}`)}` },
    body: new URLSearchParams({
      ...{ grant_type: 'authorization_code', code: searchParams.get('code') ?? '' },
      ...{ redirect_uri: theirApp, code_verifier: verifier, resource: audience },
    }),
  })
  const tokens = await answer.json()
  const me = (token: string) =>
    fetch(`${server.origin}/api/users/me`, { headers: { authorization: `Bearer ${token}` } })
  const known = await me(tokens.access_token)
  expect([known.status, (await known.json()).user?.email]).toEqual([200, email])
  expect((await me(tokens.id_token)).status).toBe(401)
})

test('where the service does not answer, it says so and the other ways are there', async ({ page }) => {
  server.service.setDown(true)
  const lonely = await startBuiltServer({ DEMO: '0', ...server.service.settings })
  try {
    await page.goto(`${lonely.origin}/auth?mode=login`)
    await comesAlive(withAcme(page))
    await withAcme(page).click()
    await expect(page.getByRole('alert')).toContainText('This service does not answer at the moment.')
    await expectNoAxeViolations(page)
    await expect(page.getByRole('button', { name: 'Email me a code' })).toBeEnabled()
  } finally {
    server.service.setDown(false)
    await lonely.stop()
  }
})
