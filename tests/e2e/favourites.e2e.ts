import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { queued } from './reported.ts'
import { arriveAs, byPassword, newPerson, signInAs, signUp } from './sign-in.ts'

const path = '/provider/maya-thompson'
const heartOf = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Requests about favourites; what moves on the page meanwhile. */
function watch(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/users/favourites')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

test('a heart that is pressed before anybody has signed in is filled after that, where it was pressed', async ({
  page,
}) => {
  const calls = watch(page)
  await page.goto('/search?category=hair-styling-barbering&location=London')
  const heart = heartOf(page, /as a favourite$/).first()
  const name = await heart.getAttribute('aria-label')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(page).toHaveURL(/\/auth\?mode=login&redirect=%2Fsearch%3Fcategory/)
  expect(calls).toEqual([])
  await byPassword(page)
  await page.getByRole('link', { name: 'New here? Create an account' }).click()
  await signUp(page, newPerson('Favour'))
  await expect(page).toHaveURL(/\/search\?category=hair-styling-barbering&location=London/)
  const same = heartOf(page, name ?? '')
  await expect(same).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Saved to your favourites.')).toBeVisible()

  // All hearts of a page are one request, and what they fill moves nothing.
  calls.length = 0
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] }
        if (sources.some(({ node }) => node instanceof Element && node.closest('.result')))
          Object.assign(window, { moved: value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // They come when everything else is there: fonts move something, too.
  const isDrawn = Promise.withResolvers<void>()
  await page.route('**/api/users/favourites', async (route) => {
    await isDrawn.promise
    await route.continue()
  })
  await page.reload()
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    Reflect.deleteProperty(window, 'moved')
  })
  isDrawn.resolve()
  await expect(same).toHaveAttribute('aria-pressed', 'true')
  expect(calls).toEqual(['GET /api/users/favourites'])
  expect(await page.evaluate(() => 'moved' in window)).toBe(false)
})

test('favourites are listed under the profile, taken off with a heart and put back', async ({ page }) => {
  await arriveAs(page, newPerson('Flora'), '/profile/favourites')
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
  await page.goto(path)
  const heart = heartOf(page, 'Maya Thompson as a favourite')
  await heart.dblclick()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Saved to your favourites.')).toBeVisible()
  await page.locator('header summary').click()
  await page.getByRole('link', { name: 'Favourites' }).click()
  await expect(page.getByRole('heading', { name: 'Favourites', level: 1 })).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: 'Maya Thompson' })
  await expect(card).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  // The words of the first one may still be there.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect((await saved).ok()).toBe(true)
  await expect(page.getByText('Saved to your favourites.').first()).toBeVisible()
  await page.reload()
  // Filled from the first moment: a press on an empty one would save.
  await heart.waitFor()
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  await heart.click()
  await expect(page.getByText('Removed from your favourites.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
})

test('the owner of a page writes the bio where it is read, 500 letters long, and the next load has it', async ({
  page,
}) => {
  await signInAs(page, 'provider')
  await page.goto(path)
  const about = page.locator('#about')
  await about.getByRole('button', { name: 'Edit your bio' }).click()
  const field = about.getByLabel('Your bio')
  const save = about.getByRole('button', { name: 'Save bio' })
  const before = await field.inputValue()
  await expect(save).toBeDisabled()
  await field.fill('x'.repeat(600))
  await expect(field).toHaveValue('x'.repeat(500))
  await expect(about.getByText('500 of 500 characters')).toBeVisible()
  const words = `I cut curls. ${crypto.randomUUID()}\n<script>alert(1)</script>`
  await field.fill(words)
  await save.click()
  await expect(page.getByText('Your bio has been changed.')).toBeVisible()
  await expect(field).toBeHidden()
  await expect(about).toContainText(words.split('\n')[0] ?? '')
  const plain = await (await page.request.get(`${path}?lng=en`)).text()
  expect(plain).toContain(words.split('\n')[0])
  expect(plain).not.toContain('<script>alert(1)</script>')
  await page.reload()
  await expect(about).toContainText('<script>alert(1)</script>')
  await about.getByRole('button', { name: 'Edit your bio' }).click()
  await field.fill(before)
  await save.click()
  await expect(page.getByText('Your bio has been changed.')).toBeVisible()
  await page.goto('/')
  await arriveAs(page, newPerson('Reader'), path)
  await expect(heartOf(page, 'Maya Thompson as a favourite')).toBeVisible()
  await expect(about.getByRole('button', { name: 'Edit your bio' })).toHaveCount(0)
})

test('a page is reported as a whole and by its photos; the office sees each, by kind and reason', async ({ page }) => {
  // Of somebody whose photos no other test looks for.
  const { providers } = await (await page.request.get('/api/providers?limit=20&page=2')).json()
  const { slug } = providers.at(-1)
  const readPhotos = async () => {
    const { provider } = await (await page.request.get(`/api/providers/${slug}`)).json()
    return [...new Set([provider.profileImage, ...provider.galleryImages])]
  }
  const before = await readPhotos()
  await arriveAs(page, newPerson('Rita'), `/provider/${slug}`)
  const details = `Look at the sign, ${crypto.randomUUID()}`
  for (const what of ['The page as a whole', 'Photo 2']) {
    await page.getByRole('button', { name: 'Report this page or a photo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report this page' })
    await expect(dialog.getByRole('button', { name: 'Submit report' })).toBeDisabled()
    await dialog.getByLabel('What do you want to report?').selectOption(what)
    await dialog.getByLabel('Copyright violation').check()
    await dialog.getByLabel('Details (optional)').fill(details)
    await dialog.getByRole('button', { name: 'Submit report' }).click()
    await expect(dialog).toBeHidden()
  }
  await signInAs(page, 'admin')
  await page.goto('/admin/moderation')
  const item = queued(page).filter({ hasText: details })
  const kind = page.getByLabel('Kind', { exact: true })
  await kind.selectOption('Reviews')
  await expect(item).toHaveCount(0)
  await kind.selectOption('Pages')
  await page.getByLabel('Reason', { exact: true }).selectOption('Copyright violation')
  await expect(item.getByText(details)).toHaveCount(1)
  await expect(item.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  await item.getByRole('button', { name: 'Keep' }).click()
  await expect(item).toHaveCount(0)
  await kind.selectOption('Photos')
  await expect(item.getByText('A photo on this page')).toBeVisible()
  await expectNoAxeViolations(page)
  await item.getByRole('button', { name: /^Photo 1 of 1/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await item.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Removed. Whoever it is of')).toBeVisible()
  await expect(item).toHaveCount(0)
  expect(await readPhotos()).toEqual(before.toSpliced(1, 1))
})
