import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { byHand, openBusiness } from './business.ts'
import { codeTo } from './codes.ts'
import { arriveAs, choose, newPerson } from './sign-in.ts'
import { completedVisit, toConfirmingStep } from './visit.ts'

/** In the demo city he asks for a deposit of a quarter. */
const slug = 'errol-weekes'

test('a deposit is paid with a card the bank asks about, after one that was declined, and every page says where the money is', async ({
  page,
}) => {
  await arriveAs(page, newPerson('Paula', 'Deane'), `/provider/${slug}?book=`)
  const { dialog, onwards } = await toConfirmingStep(page, 2)
  await expect(dialog.getByText('To pay now')).toBeVisible()
  const due = (await dialog.locator('.pay-split dd').first().textContent()) ?? ''
  expect(due).toMatch(/^£\d+\.\d\d$/)
  await expect(dialog.getByText(`Your card is charged ${due} on the next page.`)).toBeVisible()
  await onwards.click()

  await expect(page).toHaveURL(/\/pay\//)
  await expect(page.getByText('A demo: no money moves and no card number is asked for.')).toBeVisible()
  const pay = page.getByRole('button', { name: `Pay ${due}` })
  await expectNoAxeViolations(page, 'main')
  await choose(page.getByRole('radio', { name: 'Not enough money on it' }))
  await pay.click()
  await expect(page.getByRole('alert')).toContainText('There is not enough money on this card. Nothing was charged.')
  await choose(page.getByRole('radio', { name: 'The bank asks whether it is you' }))
  await pay.click()
  await page.getByRole('button', { name: 'Yes, pay' }).click()

  await expect(page).toHaveURL(/\/payment\/success\?payment=/)
  await expect(page.getByRole('heading', { level: 1, name: `Thank you, ${due} is paid` })).toBeVisible()
  await page.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  await expect(page.getByText('From a demo: no money has moved.')).toBeVisible()
  await expect(page.locator('.paper-sum td')).toHaveText(due)
  await expectNoAxeViolations(page, 'main')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^receipt-\d+\.pdf$/)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('link', { name: 'Everything that became of the money' }).click()
  await expect(page.locator('.pay-movements')).toContainText(due)
  await page.goto('/my-bookings')
  await expect(page.locator('.ticket').first()).toBeVisible()
  await page.locator('[data-action=details]').first().click()
  const entries = page.getByRole('dialog').getByRole('link', { name: 'Where did my money go?' })
  await expect(entries).toHaveAttribute('href', /^\/profile\/payments\/[0-9a-f-]{36}$/)
  await page.keyboard.press('Escape')
  await page.locator('[data-action=cancel]').first().click()
  await expect(page.getByRole('dialog').getByText(/What you paid ahead/)).toBeVisible()
  await page.getByRole('dialog').locator('.button-primary').click()
  await page.goto('/profile/payments')
  const entry = page.locator('.pay-entry').first()
  await expect(entry.getByText('Paid by card')).toBeVisible()
  await expectNoAxeViolations(page, 'main')
})

test('who has logged in a while ago shows that it is they before money is paid out anywhere', async ({ page }) => {
  const person = newPerson('Belle', 'Hopper')
  await openBusiness(page.request, await arriveAs(page, person, '/robots.txt'))
  await byHand('update account set email_verified_at = now() where email = $1', [person.email])
  await byHand(
    `update session set created_at = created_at - interval '10 minutes'
      where account_id = (select account_id from account where email = $1)`,
    [person.email],
  )
  await page.goto('/dashboard/rules')
  await page.getByRole('button', { name: 'Take cards' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await expect(dialog).toBeVisible()
  await expectNoAxeViolations(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Email me a code' }).click()
  await dialog.getByLabel('Six-digit code').fill(await codeTo(person.email))
  await expect(page.getByText('Cards are charged for you.')).toBeVisible()
})

test('a provider asks a deposit of one’s own for a service, and whoever books it is shown that', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  const provider = await arriveAs(own, newPerson('Belle', 'Hopper'), '/robots.txt')
  const { slug: business } = await openBusiness(own.request, provider)
  await own.goto('/dashboard/rules')
  await own.getByRole('button', { name: 'Take cards' }).click()
  await expect(own.getByText('Cards are charged for you.')).toBeVisible()
  await choose(own.getByRole('radio', { name: 'A deposit' }))
  await own.getByRole('button', { name: 'Save rules' }).click()
  await expect(own.getByText('Rules saved. They apply to new bookings.')).toBeVisible()
  await own.goto('/dashboard/services')
  await own.getByRole('button', { name: 'Edit Beard trim' }).click()
  const dialog = own.getByRole('dialog', { name: 'Beard trim' })
  const deposit = dialog.getByLabel('Deposit', { exact: true })
  await expect(deposit.getByRole('option').first()).toHaveText('As for your other services (20%)')
  await deposit.selectOption('A fixed amount')
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(dialog.getByText('Enter an amount above zero, such as 10 or 12.50')).toBeVisible()
  await dialog.getByLabel('Deposit in GBP').fill('7,50')
  await expectNoAxeViolations(own)
  await save.click()
  await expect(dialog).toHaveCount(0)
  await own.reload()
  await own.getByRole('button', { name: 'Edit Beard trim' }).click()
  await expect(dialog.getByLabel('Deposit in GBP')).toHaveValue('7.5')
  await own.context().close()

  await arriveAs(page, newPerson('Paula', 'Deane'), `/provider/${business}?book=`)
  const { dialog: booking } = await toConfirmingStep(page, 2)
  await expect(booking.getByText('Your card is charged £7.50 on the next page.')).toBeVisible()
})

test('after a visit a tip of one’s own amount is paid, stands with the visit, and among the payments', async ({
  page,
}) => {
  const person = newPerson('Tilda', 'Marsh')
  const token = await arriveAs(page, person, '/robots.txt')
  await completedVisit(page, person.email, { authorization: `Bearer ${token}` }, slug)
  await page.goto('/my-bookings?show=past')
  await page.getByRole('button', { name: /^Leave a tip for / }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave a tip' })
  await expect(dialog.getByText(/^All of it goes to /)).toBeVisible()
  await choose(dialog.getByRole('radio', { name: 'Another amount' }))
  await dialog.getByLabel('Amount in GBP').fill('0.10')
  await expect(dialog.getByText(/^From £0\.30 to £/)).toHaveCount(2)
  await expect(dialog.getByRole('button', { name: 'Choose an amount' })).toBeDisabled()
  await dialog.getByLabel('Amount in GBP').fill('3.50')
  await expectNoAxeViolations(page, '.dialog')
  await dialog.getByRole('button', { name: 'Pay £3.50' }).click()

  await expect(page).toHaveURL(/\/pay\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Pay your tip' })).toBeVisible()
  const unpaid = new URL(page.url()).pathname.split('/').at(-1)
  const paying = page.url()
  // As a bank that has said no sends everybody back.
  await page.goto(`/payment/success?payment=${unpaid}`)
  await expect(page).toHaveURL(`/payment/error?payment=${unpaid}`)
  await expect(page.getByText('Nothing was charged. For a day you can try again, with another card too.')).toBeVisible()
  await page.goto(paying)
  await page.getByRole('button', { name: 'Pay £3.50' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, £3.50 is paid' })).toBeVisible()
  await expect(page.getByText(/^All of it goes to /)).toBeVisible()
  await page.goto('/my-bookings?show=past')
  await expect(page.getByRole('button', { name: /^Leave a tip/ })).toBeHidden()
  await page.getByRole('link', { name: 'Your tip: £3.50' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
  await expect(page.locator('.pay-movements')).toContainText('£3.50')
  await page.goto('/profile/payments')
  await expect(page.locator('.pay-entry', { hasText: 'Tip, Visit on' })).toContainText('£3.50')
})

test('the address of a payment that is none says what to do, and one that leads nowhere is not found', async ({
  page,
}) => {
  expect((await page.goto('/payment/error'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'The payment did not go through' })).toBeVisible()
  await expect(page.getByText(/^Nothing was charged for a booking that does not stand\./)).toBeVisible()
  expect((await page.goto('/payment/elsewhere'))?.status()).toBe(404)
})
