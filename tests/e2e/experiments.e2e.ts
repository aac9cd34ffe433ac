import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { signInAs } from './sign-in.ts'

const looks = [390, 768, 1440].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })))

test('the reminders page shows its variant, tells it once, and the office reads what was counted', async ({
  page,
  browser,
}, testInfo) => {
  const own = await browser.newPage()
  await signInAs(own, 'customer')
  const told: string[] = []
  own.on('request', (request) => {
    if (request.url().endsWith('/experiment/track/exposure')) told.push(request.postData() ?? '')
  })
  const asked = own.waitForResponse((response) => response.url().endsWith('/experiment/user/experiments'))
  await own.goto('/reminders')
  const { data } = (await (await asked).json()) as { data: Record<string, { id: string; variant: string }> }
  const variant = data['rebooking-times']?.variant ?? ''
  expect(['below', 'first']).toContain(variant)
  const ticket = own
    .getByRole('region', { name: 'Coming back' })
    .getByRole('listitem')
    .filter({ has: own.getByRole('link', { name: /\d{1,2}:\d{2}/ }) })
    .first()
  const times = await ticket.getByRole('status').boundingBox()
  const last = await ticket.getByText(/^Last/).boundingBox()
  expect((times?.y ?? 0) < (last?.y ?? 0)).toBe(variant === 'first')
  await expect.poll(() => told.length).toBe(1)
  expect(JSON.parse(told[0] ?? '')).toMatchObject({
    ...{ experimentId: 'rebooking-times', variant, context: { page: '/reminders' } },
  })
  await own.close()

  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard/experiments')
  const experiment = page.getByRole('region', { name: /^Free times first/ }).first()
  await expect(experiment.getByText('Running')).toBeVisible()
  await expect(experiment.getByText('Seen on: /reminders')).toBeVisible()
  const row = experiment.getByRole('row', { name: new RegExp(`^${variant}`) })
  await expect(row).toContainText('1')
  for (const { width, scheme } of looks) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 900 })
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.screenshot({ path: testInfo.outputPath(`experiments-${width}-${scheme}.png`), fullPage: true })
  }
  await experiment.getByRole('button', { name: 'Stop Free times first' }).click()
  const dialog = page.getByRole('dialog', { name: 'Stop Free times first?' })
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Let it run' }).click()
  await expect(dialog).toHaveCount(0)
})
