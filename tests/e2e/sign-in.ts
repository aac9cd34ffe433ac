import { expect, type Locator, type Page } from '@playwright/test'

export const password = 'correct horse battery'

/** Gives the browser the session that an answer has opened, as the form does. */
async function keepSession(page: Page, { token, expiresIn }: { token: string; expiresIn: number }, who: string) {
  // Any address of the site will do, and this one starts nothing.
  await page.goto('/robots.txt')
  await page.evaluate(
    ([given, seconds, name]) => {
      localStorage.setItem('signed-in-as', String(name))
      localStorage.setItem('token', String(given))
      localStorage.setItem('tokenExpiry', String(Date.now() + Number(seconds) * 1000))
    },
    [token, expiresIn, who],
  )
}

type AnsweredSession = { token: string; expiresIn: number; user: object }

/** In another tab of the same browser: somebody logs out there, or `session` is of who logs in. The open pages hear of it. */
export async function elsewhere(page: Page, session: AnsweredSession | null) {
  const tab = await page.context().newPage()
  await tab.goto('/robots.txt')
  await tab.evaluate((given) => {
    const kept = given && {
      token: given.token,
      tokenExpiry: String(Date.now() + given.expiresIn * 1000),
      user: JSON.stringify(given.user),
    }
    for (const key of ['signed-in-as', 'token', 'tokenExpiry', 'user']) localStorage.removeItem(key)
    for (const [key, value] of Object.entries(kept ?? {})) localStorage.setItem(key, value)
  }, session)
  await tab.close()
}

/** As one of the demo city's people; nothing happens when they are signed in already. */
export async function signInAs(page: Page, role: 'customer' | 'provider' | 'admin') {
  await signInAt(page, role)
}

/** As a provider of the demo city, by the end of their address: for what no other test should meet. */
export async function signInAt(page: Page, mailbox: string) {
  const isThere = page.url() !== 'about:blank' && (await page.evaluate(() => localStorage.getItem('signed-in-as')))
  if (isThere === mailbox) return
  const data = { email: `${mailbox}@demo.highstreet.test`, password: 'highstreet-demo' }
  // Some tests have a server of their own.
  const { origin } = new URL((await page.context().request.get('/robots.txt')).url())
  if (mailbox === 'admin') {
    const device = { name: 'device', value: process.env.E2E_ADMIN_DEVICE ?? '', path: '/api/auth', httpOnly: true }
    await page.context().addCookies([{ ...device, domain: new URL(origin).hostname, sameSite: 'Strict' }])
  } else {
    // Who logs in where somebody else has, takes over the browser: everybody's office would be asked for its code again.
    const device = process.env.E2E_ADMIN_DEVICE ?? ''
    const own = await page.context().cookies(`${origin}/api/auth/login`)
    if (own.some(({ name, value }) => name === 'device' && value === device))
      await page.context().clearCookies({ name: 'device' })
  }
  const answer = await page.context().request.post('/api/auth/login', { data, headers: { origin } })
  await keepSession(page, await answer.json(), mailbox)
}

/** The address of somebody whom no test books. */
export async function quietProvider(page: Page, index = -1): Promise<string> {
  const { request } = page.context()
  const found = await request.get('/api/providers?category=makeup-beauty&limit=20')
  const { providers } = (await found.json()) as { providers: { linkTo: string }[] }
  return providers.at(index)?.linkTo.split('/').at(-1) ?? ''
}

export type Person = { firstName: string; lastName: string; email: string }

/** Somebody whom no other test knows. */
export function newPerson(firstName: string, lastName = 'Walker'): Person {
  return { firstName, lastName, email: `${firstName.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@e2e.test` }
}

/** The form with the password, where a code by mail is offered first. */
export async function byPassword(page: Page) {
  const way = page.getByRole('button', { name: 'Use a password instead' })
  await expect(way.or(page.getByLabel('Password', { exact: true }))).toBeVisible()
  if (!(await way.isVisible())) return
  await comesAlive(way)
  await way.click()
}

/** Fills and sends the form that is open. */
export async function signUp(page: Page, person: Person) {
  await byPassword(page)
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
}

/** Where the form is nobody's question: signed up by the call it makes, and on the page. Answers the token. */
export async function arriveAs(page: Page, person: Person, path: string): Promise<string> {
  const data = { ...person, password }
  const answer = await page.context().request.post('/api/auth/register', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  const session = await answer.json()
  await keepSession(page, session, person.email)
  await page.goto(path)
  return session.token
}

/** Until the page has taken the element over from the server: what is typed and pressed then counts. */
export async function comesAlive(element: Locator) {
  const isAlive = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isAlive, { intervals: [20] }).toBe(true)
}

/** Ticks a box or picks a radio (or clears it) where a person does, on its label, once that stands still. */
export async function choose(control: Locator, isChosen = true) {
  if ((await control.isChecked()) === isChosen) return
  await control.locator('xpath=(ancestor::label | following-sibling::label)[1]').click()
  await expect(control).toBeChecked({ checked: isChosen })
}
