import { type Page, test } from '@playwright/test'
import { arriveAs, newPerson, signInAs } from './sign-in.ts'
import { openBusiness } from './business.ts'

async function shoot(page: Page, name: string, path: string, widths = [390, 768, 1440], schemes: ('light' | 'dark')[] = ['light', 'dark']) {
  for (const colorScheme of schemes)
    for (const width of widths) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      if (page.url().endsWith(path)) await page.waitForTimeout(300)
      else await page.goto(path)
      await page.locator('.heat, .empty-state, .office-moves').first().waitFor({ timeout: 20_000 }).catch(() => {})
      await page.waitForTimeout(400)
      await page.screenshot({ path: `/tmp/an-pics/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
}

test('office', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard/analytics')
  await page.locator('.chart-bar').first().waitFor({ timeout: 90_000 }).catch(() => {})
  await shoot(page, 'office', '/admin/dashboard/analytics')
  await shoot(page, 'office-today', '/admin/dashboard', [390, 1440], ['light'])
})
test('own', async ({ page }) => {
  test.setTimeout(400_000)
  await signInAs(page, 'provider')
  for (let i = 0; i < 9; i++) {
    await page.goto('/dashboard/analytics')
    await page.locator('.heat, .empty-state, .office-moves').first().waitFor({ timeout: 20_000 }).catch(() => {})
    if (await page.locator('.chart-bar').count() > 3) break
    await page.waitForTimeout(10_000)
  }
  await shoot(page, 'own', '/dashboard/analytics')
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [name, option] of [['week', 'week'], ['m3', 'months3'], ['m12', 'months12'], ['chosen', 'own']] as const) {
    await page.getByLabel('Which days').selectOption(option)
    await page.waitForTimeout(900)
    await page.emulateMedia({ colorScheme: 'light' })
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(300)
      await page.screenshot({ path: `/tmp/an-pics/own-${name}-${width}.png`, fullPage: true })
    }
  }
  await page.getByLabel('Which days').selectOption('days14')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.waitForTimeout(800)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.screenshot({ path: '/tmp/an-pics/own-forced.png', fullPage: true })
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await page.screenshot({ path: '/tmp/an-pics/own-print.png', fullPage: true })
  await page.pdf({ path: '/tmp/an-pics/own.pdf', printBackground: false }).catch(() => {})
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => { for (const id of ['visits','income','utilisation']) localStorage.setItem(`chart-view-${id}`, 'table') })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    await page.locator('.heat, .empty-state, .office-moves').first().waitFor({ timeout: 20_000 }).catch(() => {})
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/an-pics/own-table-${width}.png`, fullPage: true })
  }
})
test('new and other languages', async ({ page, baseURL, context }) => {
  const token = await arriveAs(page, newPerson('Ada', 'Finch'), '/robots.txt')
  await openBusiness(page.request, token)
  await shoot(page, 'new', '/dashboard/analytics', [390, 1440], ['light'])
  await page.evaluate(() => localStorage.clear())
  await signInAs(page, 'provider')
  for (const language of ['fr', 'es', 'pt']) {
    await context.addCookies([{ name: 'i18nextLng', value: language, url: baseURL ?? '' }])
    await page.goto('/robots.txt')
    await shoot(page, `own-${language}`, '/dashboard/analytics', [320, 1440], ['light'])
  }
})
