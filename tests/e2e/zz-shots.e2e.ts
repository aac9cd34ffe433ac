import { test } from '@playwright/test'
import { signInAs } from './sign-in.ts'

for (const width of [390, 768, 1440])
  test(`shot ${width}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    await signInAs(page, 'admin')
    await page.goto('/admin/dashboard/settings')
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `/tmp/wt/shot-${width}.png`, fullPage: true })
    await page.getByRole('button', { name: 'Change the tiers' }).click()
    await page.getByLabel('Find a provider').fill('hair')
    await page.waitForTimeout(1500)
    await page.locator('#tiers').screenshot({ path: `/tmp/wt/shot-${width}-tiers.png` })
    await page.locator('#featured').screenshot({ path: `/tmp/wt/shot-${width}-featured.png` })
    await page.getByRole('button', { name: 'Add a reward' }).click()
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/wt/shot-${width}-reward.png` })
  })
