import { test } from '@playwright/test'
import { signInAs } from './sign-in.ts'
test('shots', async ({ page }) => {
  test.setTimeout(200_000)
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard/bookings')
  const href = await page.locator('tbody th a').first().getAttribute('href')
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [name, path] of [['today', '/admin/dashboard'], ['bookings', '/admin/dashboard/bookings?status=confirmed&sort=when'], ['people', '/admin/dashboard/users'], ['providers', '/admin/dashboard/providers'], ['booking', href], ['unmet', '/admin/dashboard/unmet']] as const) {
      await page.goto(path ?? '/')
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: `/tmp/wt/office-shots/${name}-${width}.png`, fullPage: name === 'booking' || name === 'today' })
    }
  }
})
