import type { Page } from '@playwright/test'

/** As one of the demo city's people; nothing happens when somebody is signed in already. */
export async function signInAs(page: Page, role: 'customer' | 'provider' | 'admin') {
  const isThere = page.url() !== 'about:blank' && (await page.evaluate(() => localStorage.getItem('token') !== null))
  if (isThere) return
  const answer = await page.context().request.post('/api/auth/login', {
    data: { email: `${role}@demo.highstreet.test`, password: 'highstreet-demo' },
  })
  const { token, expiresIn } = await answer.json()
  // Any page of the site will do: this one starts no session of its own.
  await page.goto('/offline')
  await page.evaluate(
    ([given, seconds]) => {
      localStorage.setItem('token', String(given))
      localStorage.setItem('tokenExpiry', String(Date.now() + Number(seconds) * 1000))
    },
    [token, expiresIn],
  )
}
