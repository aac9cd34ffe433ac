import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { byHand } from './business.ts'
import { signInAs } from './sign-in.ts'

/** As an administrator who has just given a code of the second factor. */
async function enter(page: Page) {
  await signInAs(page, 'admin')
  await byHand(
    `update session s set second_factor_at = now() from account a
      where a.account_id = s.account_id and a.email = 'admin@demo.highstreet.test'`,
  )
  await page.goto('/admin/dashboard/settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
}

test.describe.configure({ mode: 'serial' })

for (const width of [390, 1440])
  test(`an administrator sets fee, tiers, rewards, the featured and a category, ${width} wide`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    await enter(page)
    await page.waitForLoadState('networkidle')
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const dialog = page.getByRole('dialog')
    const confirm = async (name: string) => {
      await dialog.getByRole('button', { name, exact: true }).click()
      await expect(dialog).toHaveCount(0)
    }

    // More is taken only from a day to come, and it is said who is told.
    const fee = page.locator('#fee')
    await fee.getByLabel('Fee in percent').fill('2.5')
    await fee.getByRole('button', { name: 'Go on' }).click()
    await expect(fee.getByText('The first day it can rise is')).toBeVisible()
    await fee.getByLabel('Fee in percent').fill('51')
    await expect(fee.getByText('Must be a percentage from 0 to 50%')).toBeVisible()

    // What is not sound is marked; what it changes is said before it is saved.
    const tiers = page.locator('#tiers')
    await tiers.getByRole('button', { name: 'Change the tiers' }).click()
    const regular = tiers.getByRole('group', { name: /^Regular/ })
    await regular.getByLabel('From points').fill('700')
    await tiers.getByRole('button', { name: 'Go on' }).click()
    await expect(tiers.getByText('Must be above that of the tier below.')).toBeVisible()
    await expectNoAxeViolations(page)
    await regular.getByLabel('From points').fill(width === 390 ? '240' : '250')
    await tiers.getByRole('button', { name: 'Go on' }).click()
    await expect(dialog.getByText(/customers? rises?/)).toBeVisible()
    await expectNoAxeViolations(page)
    await confirm('Save the tiers')
    await expect(tiers.getByRole('row', { name: /Regular/ })).toContainText(width === 390 ? '240' : '250')

    const rewards = page.locator('#rewards')
    await rewards.getByRole('button', { name: 'Withdraw: £5 off a visit' }).click()
    await confirm('Withdraw')
    await rewards.getByRole('button', { name: 'Offer again: £5 off a visit' }).click()
    await confirm('Offer again')
    await expect(rewards.getByRole('button', { name: 'Withdraw: £5 off a visit' })).toBeVisible()

    // By keys alone: the second of the featured becomes the first.
    const featured = page.locator('#featured')
    const rows = featured.getByRole('list', { name: 'Featured providers' }).getByRole('listitem')
    const second = (await rows.nth(1).getByRole('link').textContent()) ?? ''
    await rows
      .nth(1)
      .getByRole('button', { name: `Move ${second} up` })
      .focus()
    await page.keyboard.press('Enter')
    await expect(rows.nth(0).getByRole('link')).toHaveText(second)
    // At either end the focus goes to the button that is left.
    const down = rows.nth(0).getByRole('button', { name: `Move ${second} down` })
    await expect(down).toBeFocused()
    const count = await rows.count()
    // What is pressed while the first is on its way would be reckoned from the order of before.
    const [held, orders] = [Promise.withResolvers<void>(), [] as string[]]
    await page.route('**/api/admin/settings/featured', async (route) => {
      const method = route.request().method()
      // What is read anew afterwards is no press.
      if (method !== 'PUT') return route.continue()
      orders.push(method)
      await held.promise
      await route.continue()
    })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect.poll(() => orders.length).toBeGreaterThan(0)
    held.resolve()
    await expect(rows.nth(1).getByRole('link')).toHaveText(second)
    expect(orders).toEqual(['PUT'])
    await page.unroute('**/api/admin/settings/featured')
    for (let at = 2; at < count; at++) {
      await page.keyboard.press('Enter')
      await expect(rows.nth(at).getByRole('link')).toHaveText(second)
    }
    const up = rows.nth(count - 1).getByRole('button', { name: `Move ${second} up` })
    await expect(up).toBeFocused()
    for (let at = count - 2; at >= 0; at--) {
      await page.keyboard.press('Enter')
      await expect(rows.nth(at).getByRole('link')).toHaveText(second)
    }
    await rows
      .nth(0)
      .getByRole('button', { name: `Remove: ${second}` })
      .click()
    await expect(rows).toHaveCount(count - 1)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(rows).toHaveCount(count)

    // Another name stands on the pages of everybody, and is taken back; of a category that no test beside this one calls by it.
    const categories = page.locator('#categories')
    const rename = async (from: string, to: string) => {
      await categories.getByRole('button', { name: `Rename ${from}`, exact: true }).click()
      await dialog.getByLabel('English').fill(to)
      await confirm('Save')
    }
    const name = `Photos of ${width}`
    await rename('Photography', name)
    const visitor = await page.context().browser()?.newPage()
    try {
      await expect(async () => {
        await visitor?.goto(new URL('/browse?lng=en', page.url()).href)
        await expect(visitor?.getByRole('link', { name }) ?? page.locator('none')).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 30_000 })
    } finally {
      await visitor?.close()
    }
    await rename(name, 'Photography')
  })

test('a fee that rises later is shown with its day, and called off', async ({ page }) => {
  await byHand('delete from platform_fee', [])
  await byHand(
    `insert into platform_fee (version, basis_points, holds_from, set_at) values (1, 100, now() - interval '1 hour', now()),
      (2, 250, now() + interval '20 days', now())`,
    [],
  )
  try {
    await enter(page)
    const fee = page.locator('#fee')
    await expect(fee.getByText('1%', { exact: true })).toBeVisible()
    await expect(fee.getByText(/From .* it is 2.5%\./)).toBeVisible()
    await fee.getByRole('button', { name: 'Call it off' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('It is 1% of every card payment that begins from now on.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Set it now' }).click()
    await expect(fee.getByText(/it is 2.5%/)).toHaveCount(0)
  } finally {
    await byHand('delete from platform_fee', [])
  }
})
