import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { byHand, headersOf, openBusiness, sendDocuments } from './business.ts'
import { arriveAs, newPerson, signInAs } from './sign-in.ts'

const shots = process.env.SHOTS
async function shoot(page: Page, name: string) {
  if (!shots) return
  const before = page.viewportSize()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true })
  }
  if (before) await page.setViewportSize(before)
}
const fits = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
/** As if the code had been typed a moment ago. */
const shownNow = () =>
  byHand(
    `update session s set second_factor_at = now() from account a
      where a.account_id = s.account_id and a.email = 'admin@demo.highstreet.test'`,
  )
/** Another administrator of the tests' own, for as long as one is needed. */
const setAdmin = async (email: string, isAdmin: boolean) => {
  await byHand(`update account set is_admin = $2 where email = $1`, [email, isAdmin])
  if (isAdmin)
    await byHand(
      `insert into second_factor (account_id, key_box, confirmed_at, created_at)
        select account_id, decode(repeat('00', 60), 'hex'), now(), now() from account where email = $1`,
      [email],
    )
}

for (const width of [390, 1440])
  test(`bookings ahead of a suspended business are cancelled once a second administrator says so, ${width} wide`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const word = `Q${crypto.randomUUID().slice(0, 6)}`
    const own = await browser.newContext(baseURL ? { baseURL } : {})
    const ownPage = await own.newPage()
    const owner = newPerson('Belle', word)
    const { book } = await openBusiness(own.request, await arriveAs(ownPage, owner, '/robots.txt'))
    const guest = await browser.newContext(baseURL ? { baseURL } : {})
    const customer = await arriveAs(await guest.newPage(), newPerson('Nia', 'Campbell'), '/robots.txt')
    const id = await book(customer)
    const other = newPerson('Ruth', `Second${word}`)
    const third = await browser.newContext(baseURL ? { baseURL } : {})
    await arriveAs(await third.newPage(), other, '/robots.txt')

    await page.setViewportSize({ width, height: 900 })
    await signInAs(page, 'admin')
    await shownNow()
    await page.goto(`/admin/dashboard/users?search=${word}`)
    await page.getByRole('button', { name: `Suspend Belle ${word}` }).click()
    const dialog = page.getByRole('dialog', { name: `Suspend Belle ${word}?` })
    await expect(dialog).toContainText('1 upcoming booking at Belle Hopper')
    await expect(dialog).toContainText('Together worth £18.00')
    await expect(dialog.getByLabel(/^Keep them/)).toBeChecked()
    await dialog.getByLabel(/^Cancel them free of charge/).check()
    await expect(dialog).toContainText('It cannot be undone.')
    await expectNoAxeViolations(page)
    await fits(page, width)
    await shoot(page, 'suspend')
    await dialog.getByRole('button', { name: 'Suspend account' }).click()
    await expect(page.getByText('waits for a second administrator').first()).toBeVisible()
    await page.getByRole('button', { name: `Bookings ahead of Belle ${word}` }).click()
    await expect(page.getByRole('dialog')).toContainText('Cancelling them has waited for a second administrator since')
    await shoot(page, 'ahead')
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()

    // Whoever asked is not the second.
    await page.goto('/admin/dashboard')
    const waiting = page.getByRole('listitem').filter({ hasText: `Cancel the bookings ahead of Belle ${word}` })
    await expect(waiting).toContainText('You have asked for this')
    await expect(waiting.getByRole('button', { name: 'Cancel these bookings' })).toHaveCount(0)
    await setAdmin(other.email, true)
    try {
      await byHand(
        `update second_word set asked_by = (select account_id from account where email = $1)
          where subject_id = (select account_id from account where email = $2)`,
        [other.email, owner.email],
      )
      await page.reload()
      await expect(waiting).toContainText(`Asked by Ruth Second${word}`)
      await expectNoAxeViolations(page)
      await fits(page, width)
      await shoot(page, 'today')
      await shownNow()
      await waiting.getByRole('button', { name: 'Cancel these bookings' }).click()
      await expect(page.getByText('Confirmed. The bookings are being cancelled.').first()).toBeVisible()
      await expect(waiting).toHaveCount(0)
    } finally {
      await setAdmin(other.email, false)
    }
    const status = async () => {
      const answer = await own.request.get(`/api/bookings/${id}`, { headers: headersOf(customer) })
      const { data } = await answer.json()
      return `${data.status} ${data.cancelledBy} ${data.feeMinor}`
    }
    await expect.poll(status, { timeout: 30_000 }).toBe('cancelled admin 0')
    await page.goto('/admin/dashboard/audit?area=word')
    // Other tests ask and confirm beside this one.
    await expect(page.getByRole('row', { name: new RegExp(`Second word given.*Belle ${word}`) }).first()).toBeVisible()
    await page.goto(`/admin/dashboard/users?search=${word}`)
    await page.getByRole('button', { name: `Bookings ahead of Belle ${word}` }).click()
    await expect(page.getByRole('dialog')).toContainText('1 booking was cancelled.')
    for (const context of [own, guest, third]) await context.close()
  })

for (const width of [390, 1440])
  test(`who looks into somebody says why first, ${width} wide`, async ({ page, browser, baseURL }) => {
    const word = `Q${crypto.randomUUID().slice(0, 6)}`
    const own = await browser.newContext(baseURL ? { baseURL } : {})
    const token = await arriveAs(await own.newPage(), newPerson('Ines', word), '/robots.txt')
    const { providerId } = await openBusiness(own.request, token)
    await sendDocuments(own.request, token)
    await own.close()
    await page.setViewportSize({ width, height: 900 })
    await signInAs(page, 'admin')
    await page.goto(`/admin/dashboard/providers/${providerId}`)
    await expect(page.getByRole('heading', { name: `Why do you look into the data of Ines ${word}?` })).toBeVisible()
    await expect(page.getByText('Hopper Barbers Ltd')).toHaveCount(0)
    await page.getByLabel('Reason').selectOption('Verification')
    await page.getByLabel(/^Number of a ticket/).fill('Ines called')
    await expect(page.getByText('Letters, digits and # / _ . - only')).toBeVisible()
    await page.getByLabel(/^Number of a ticket/).fill('T-12')
    await expectNoAxeViolations(page)
    await fits(page, width)
    await shoot(page, 'looking')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Hopper Barbers Ltd')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Hopper Barbers Ltd')).toBeVisible()
    await page.getByRole('button', { name: /^Accept: Proof of identity/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
    const takeBack = page.getByRole('button', { name: /^Take back: Proof of identity/ })
    await expect(takeBack).toBeVisible()
    await shoot(page, 'documents')
    await takeBack.click()
    await page.getByRole('dialog').getByLabel('Reason').selectOption('doubtful')
    await expectNoAxeViolations(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('Taken back.').first()).toBeVisible()
    await page.goto(`/admin/dashboard/audit?search=${providerId}`)
    const rows = page.getByRole('row')
    await expect(rows.nth(1)).toContainText('Acceptance of a document taken back')
    await expect(rows.last()).toContainText('Declaration and documents opened')
    await expect(rows.last()).toContainText('Number: T-12')
    await expectNoAxeViolations(page)
    await shoot(page, 'audit')
  })
