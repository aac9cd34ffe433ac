import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { comesAlive } from './sign-in.ts'

const field = (page: Page, name: 'What' | 'Where') => page.getByRole('search').getByLabel(name, { exact: true })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })

async function openHome(page: Page) {
  await page.goto('/')
  await field(page, 'What').focus()
  await comesAlive(field(page, 'What'))
  await suggests(field(page, 'What'))
}

/** Not by its role: with a list of the browser's own it is a combobox before. */
const suggests = (input: Locator) => expect(input).toHaveAttribute('aria-autocomplete', 'list')

/** At once: between two letters an answer may come, and one that comes after a press of a key takes back what it has chosen. */
const type = (page: Page, words: string) => page.keyboard.insertText(words)

/** What the field says that the keyboard is on. */
const active = (page: Page, name: 'What' | 'Where') =>
  field(page, name).evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant')
    return id && document.getElementById(id)?.textContent
  })

test('a provider is found by the beginning of a name, by keyboard alone', async ({ page }) => {
  await openHome(page)
  await type(page, 'maya th')
  const maya = list(page).getByRole('option', { name: /^Maya Thompson/ })
  await expect(maya).toBeVisible()
  await expect(field(page, 'What')).toHaveAttribute('aria-expanded', 'true')
  await expectNoAxeViolations(page)
  const offered = await list(page).getByRole('option').allTextContents()
  for (const text of offered) {
    await page.keyboard.press('ArrowDown')
    if (text.startsWith('Maya Thompson')) break
  }
  await expect(maya).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/provider/maya-thompson')
})

test('escape closes what is offered and keeps what was typed, down opens it again, up goes round to the last', async ({
  page,
}) => {
  await openHome(page)
  await type(page, 'bal')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(field(page, 'What')).toHaveValue('bal')
  await expect(field(page, 'What')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => active(page, 'What')).toContain('Look for “bal” everywhere')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=bal&/)
})

test('a category leads to it, in the place that was typed beside it', async ({ page }) => {
  await openHome(page)
  await field(page, 'Where').fill('London')
  await field(page, 'What').fill('nail')
  await list(page)
    .getByRole('option', { name: /^Nail Care/ })
    .click()
  await expect(page).toHaveURL('/search?location=London&category=nail-care')
})

test('a place is taken over into its field, and the search goes on from there', async ({ page }) => {
  await openHome(page)
  await field(page, 'Where').focus()
  await type(page, 'bethnal')
  await expect(list(page).getByRole('option').first()).toContainText('Bethnal Green')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Where')).toHaveValue('Bethnal Green')
  await expect(list(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=&.*location=Bethnal\+Green/)
})

test('a key pressed in the moment the list is drawn counts', async ({ page }) => {
  await openHome(page)
  await field(page, 'What').evaluate((input) => {
    const press = () => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=listbox]')) return
      observer.disconnect()
      press()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await type(page, 'maya th')
  await expect(list(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
})

test('the last searches of this browser are offered again, and can be taken away one by one and all together', async ({
  page,
}) => {
  await openHome(page)
  for (const words of ['haircut', 'gel nails', 'massage']) {
    await field(page, 'What').fill(words)
    await field(page, 'What').press('Enter')
    await expect(page).toHaveURL(new RegExp(`search=${words.replace(' ', '\\+')}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words, { ignoreCase: true })
    await field(page, 'What').focus()
    await suggests(field(page, 'What'))
  }
  await openHome(page)
  const recent = page.getByRole('group', { name: 'Your last searches' })
  await expect(recent.getByRole('listitem')).toHaveText(['massage', 'gel nails', 'haircut'])
  await expectNoAxeViolations(page)
  await recent.getByRole('button', { name: 'Remove gel nails' }).click()
  await expect(recent.getByRole('listitem')).toHaveText(['massage', 'haircut'])
  await expect(field(page, 'What')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(recent.getByRole('button', { name: 'Clear all' })).toBeFocused()
  await recent.getByRole('button', { name: 'haircut', exact: true }).click()
  await expect(page).toHaveURL('/search?search=haircut')
  await openHome(page)
  await recent.getByRole('button', { name: 'Clear all' }).click()
  await expect(recent).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull()
})

test('who is quicker than the suggestions finds that search again too', async ({ page }) => {
  const late = /\/suggestions-[^/]+\.js/
  await page.route(late, () => {})
  await page.goto('/')
  await field(page, 'What').focus()
  await comesAlive(field(page, 'What'))
  await field(page, 'What').fill('haircut')
  await field(page, 'What').press('Enter')
  await expect(page).toHaveURL(/search=haircut/)
  await page.unroute(late)
  await openHome(page)
  await expect(page.getByRole('group', { name: 'Your last searches' }).getByRole('listitem')).toHaveText(['haircut'])
})

test('what comes too late is not shown, and a failure leaves the plain field', async ({ page }) => {
  await openHome(page)
  await page.route('**/api/search?search=bar&*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => {})
  })
  const asked = page.waitForRequest(/search=bar&/)
  await type(page, 'bar')
  await asked
  await field(page, 'What').fill('nail')
  await expect(list(page).getByRole('option', { name: /“nail”/ })).toBeVisible()
  await page.waitForTimeout(1600)
  await expect(list(page).getByRole('option', { name: /“nail”/ })).toBeVisible()
  await expect(list(page).getByRole('option', { name: /^Nail Care/ })).toBeVisible()
  await page.route('**/api/search?*', (route) => route.abort())
  await field(page, 'What').fill('hair')
  await expect(list(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=hair/)
})

test('before anything is typed, Where offers who is near and the largest places, also where they cannot be looked up', async ({
  page,
  context,
}) => {
  await openHome(page)
  await field(page, 'Where').focus()
  await expect(list(page).getByRole('option').first()).toHaveText('Near me')
  await expect(list(page).getByRole('option', { name: 'London' })).toBeVisible()
  await page.route('**/api/search?*', (route) => route.abort())
  await field(page, 'Where').fill('mad')
  await expect(list(page).getByRole('option')).toHaveText(['Madrid'])
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 51.5266, longitude: -0.0554 })
  await field(page, 'Where').fill('')
  await list(page).getByRole('option', { name: 'Near me' }).click()
  await expect(page).toHaveURL(/userLat=51\.53&userLng=-0\.06&distanceKm=8$/)
})
