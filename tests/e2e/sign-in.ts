import type { Page } from '@playwright/test'

/** As one of the demo city's people; nothing happens when they are signed in already. */
export async function signInAs(page: Page, role: 'customer' | 'provider' | 'admin') {
  const isThere = page.url() !== 'about:blank' && (await page.evaluate(() => localStorage.getItem('signed-in-as')))
  if (isThere === role) return
  const answer = await page.context().request.post('/api/auth/login', {
    data: { email: `${role}@demo.highstreet.test`, password: 'highstreet-demo' },
  })
  const { token, expiresIn } = await answer.json()
  // Any page of the site will do: this one starts no session of its own.
  await page.goto('/offline')
  await page.evaluate(
    ([given, seconds, who]) => {
      localStorage.setItem('signed-in-as', String(who))
      localStorage.setItem('token', String(given))
      localStorage.setItem('tokenExpiry', String(Date.now() + Number(seconds) * 1000))
    },
    [token, expiresIn, role],
  )
}

const password = 'correct horse battery'

export type Person = { firstName: string; lastName: string; email: string }

/** Somebody whom no other test knows. */
export function newPerson(firstName: string, lastName = 'Walker'): Person {
  return { firstName, lastName, email: `${firstName.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@e2e.test` }
}

/** Fills and sends the form that is open. */
export async function signUp(page: Page, person: Person) {
  // Typing while the page comes to life is nobody's test here.
  await page.waitForLoadState('networkidle')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
}
