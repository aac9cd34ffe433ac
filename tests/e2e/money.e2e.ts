import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { signInAs } from './sign-in.ts'

test('a provider reads a month of the books, saves it, and sees what the processor has paid out', async ({ page }) => {
  await signInAs(page, 'provider')
  await page.goto('/dashboard/money')
  await expect(page.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^Statement of \w+ \d{4}$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Month after' })).toBeDisabled()
  await expect(page.getByRole('heading', { level: 2, name: 'Paid out to you' })).toBeVisible()
  await expect(page.getByText('Asking the card processor...')).toBeHidden()
  await expectNoAxeViolations(page, 'main')
  for (const [button, name, begin] of [
    ['Save as PDF', /^statement-\d{4}-\d\d\.pdf$/, '%PDF-'],
    ['Entries as CSV', /^entries-\d{4}-\d\d\.csv$/, '\ufefftime,posting,kind'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(name)
    expect((await readFile(await download.path(), 'utf8')).startsWith(begin)).toBe(true)
  }
})
