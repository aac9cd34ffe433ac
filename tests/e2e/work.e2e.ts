import { expect, type Page } from '@playwright/test'
import { type BuiltServer, startBuiltServer } from '../built-server.ts'
import { expectNoAxeViolations } from './axe.ts'
import { test } from './other.ts'
import { byPassword, comesAlive, newPerson, type Person, password } from './sign-in.ts'

let server: BuiltServer
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startBuiltServer({ DEMO: '0', RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' })
})
test.afterAll(() => server.stop())

let serial = 0
/** From one more address each time. */
async function post(path: string, data: object) {
  serial++
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.18.${serial >> 8}.${serial & 255}` }
  const answer = await fetch(`${server.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(data) })
  return { status: answer.status, code: (await answer.json()).code as string | undefined }
}

/** Somebody whose password a crowd is guessing, so hard that no more can be asked. */
async function underPressure(): Promise<Person> {
  const person = newPerson('Pressed')
  expect((await post('/auth/register', { ...person, password })).status).toBe(201)
  const tries = Array.from({ length: 40 }, () => post('/auth/login', { email: person.email, password: 'a guess' }))
  expect((await Promise.all(tries)).at(-1)?.code).toBe('work_needed')
  return person
}

/** The form for the password, filled in. */
async function fillIn(page: Page, { email }: Person) {
  await page.goto(`${server.origin}/auth?mode=login&redirect=/profile`)
  await byPassword(page)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/** What is heard of the check, however short it is shown. */
const hear = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => {
      for (const node of document.querySelectorAll('[aria-live=polite], form button'))
        if (node.textContent && !heard.includes(`${node.tagName} ${node.textContent}`))
          heard.push(`${node.tagName} ${node.textContent}`)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

test('whose password is guessed by many gets in within seconds on a slow phone, by the keyboard alone', async ({
  page,
}) => {
  const person = await underPressure()
  await page.setViewportSize({ width: 390, height: 844 })
  const devtools = await page.context().newCDPSession(page)
  await fillIn(page, person)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await hear(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const startedAt = Date.now()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${server.origin}/profile`, { timeout: 30_000 })
  const seconds = (Date.now() - startedAt) / 1000
  console.info(`under full pressure a log-in took ${seconds} s`)
  expect(seconds).toBeLessThan(15)
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  expect(heard).toContain('BUTTON Checking...')
  expect(heard).toContain('SPAN Checking...')
  expect(scripts.filter((url) => url.includes('do-work')).length).toBeGreaterThan(0)
})

test('while it is checked nothing is in the way, and nothing of it is loaded by who needs none', async ({ page }) => {
  const person = await underPressure()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await fillIn(page, person)
  expect(loaded.filter((url) => url.includes('do-work'))).toEqual([])
  // As long as it takes to look at the page.
  let goOn = () => {}
  const isLooked = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/do-work.worker*', async (route) => {
    await isLooked
    await route.continue()
  })
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Checking...' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Email address').focus()
  await page.keyboard.press('End')
  goOn()
  await expect(page).toHaveURL(`${server.origin}/profile`, { timeout: 30_000 })
})

test('a code is asked for by it as well, and a message is sent', async ({ page }) => {
  const person = newPerson('Coded')
  for (let index = 0; index < 4; index++) await post('/auth/code', { email: person.email })
  await page.goto(`${server.origin}/auth?mode=login`)
  const ask = page.getByRole('button', { name: 'Email me a code' })
  await comesAlive(ask)
  await page.getByLabel('Email address').fill(person.email)
  await ask.click()
  await expect(page.getByLabel('Six-digit code', { exact: true })).toBeVisible({ timeout: 30_000 })

  const writer = newPerson('Writer')
  const message = { name: 'Writer', topic: 'other', message: 'A message to you all.' }
  for (let index = 0; index < 2; index++) await post('/contact', { ...message, email: writer.email })
  await page.goto(`${server.origin}/contact`)
  await page.getByLabel('Your name').fill('Writer')
  await page.getByLabel('Email address').fill(writer.email)
  await page.getByRole('combobox').selectOption('other')
  await page.getByLabel('Your message').fill('Another message to you all.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(`We will reply to ${writer.email}.`)).toBeVisible({ timeout: 30_000 })
})

for (const [language, what] of [
  ['en', 'Try another one, or again later'],
  ['fr', 'Essayez-en un autre'],
  ['es', 'Usa otro'],
  ['pt', 'Use outro'],
] as const)
  test(`a browser that cannot do it says what to do (${language})`, async ({ page }) => {
    const person = await underPressure()
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
    await fillIn(page, person)
    if (language !== 'en') {
      await page.goto(`${server.origin}/auth?mode=login&lng=${language}`)
      const way = page.locator('button.link').first()
      await comesAlive(way)
      await way.click()
      await page.locator('input[type=email]').fill(person.email)
      await page.locator('input[type=password]').fill(password)
    }
    await page.locator('input[type=password]').press('Enter')
    await expect(page.getByRole('alert')).toContainText(what)
    await expectNoAxeViolations(page)
  })
