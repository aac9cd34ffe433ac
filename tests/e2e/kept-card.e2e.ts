import { type Browser, expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { expectNoAxeViolations } from './axe.ts'
import { arriveAs, choose, newPerson, password } from './sign-in.ts'
import { toConfirmingStep } from './visit.ts'

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** A provider of the demo city whom no other test touches, and the way in as its owner: the same one also after its rule is saved. */
async function ownerOf(page: Page, index: number): Promise<{ slug: string; name: string }> {
  const [provider] = await query<{ slug: string; name: string; email: string }>(
    `select p.slug, p.business_name as name, a.email from provider p join account a on a.account_id = p.account_id
      where p.payment_mode in ('on_the_day', 'card_kept') and p.confirmation_mode = 'instant' and p.status = 'active'
        and p.category_slug not in ('makeup-beauty', 'nail-care', 'hair-styling-barbering')
        and a.email like p.slug || '@%' order by p.slug desc offset $1 limit 1`,
    [index],
  )
  if (!provider) throw new Error('The demo city has no such provider')
  const { slug, name, email } = provider
  await query(
    `update provider set cancellation_policy = '[{"hoursBefore":720,"feePercent":50},{"hoursBefore":2,"feePercent":75}]'
      where slug = $1`,
    [slug],
  )
  // The same password as the people of this test have.
  const person = newPerson('Olive', 'Owner')
  await page.context().request.post('/api/auth/register', { data: { ...person, password } })
  await query(
    `update account set password_hash = (select password_hash from account where email = $1) where email = $2`,
    [person.email, email],
  )
  const answer = await page.context().request.post('/api/auth/login', { data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { token, expiresIn } = await answer.json()
  await page.goto('/robots.txt')
  await page.evaluate(
    ([given, seconds]) => {
      localStorage.setItem('token', String(given))
      localStorage.setItem('tokenExpiry', String(Date.now() + Number(seconds) * 1000))
    },
    [token, expiresIn],
  )
  return { slug, name }
}

/** Who runs the business says in its rules that a card is kept. */
async function chooseRule(page: Page) {
  await page.goto('/dashboard/rules')
  const rule = page.getByRole('radio', { name: 'A card for fees only' })
  await expect(rule).toBeDisabled()
  await page.getByRole('button', { name: 'Take cards' }).click()
  await expect(page.getByText('Cards are charged for you.')).toBeVisible()
  await choose(rule)
  await expectNoAxeViolations(page, 'main')
  await page.getByRole('button', { name: 'Save rules' }).click()
  await expect(page.getByText('Rules saved. They apply to new bookings.')).toBeVisible()
}

/** Through the dialog as far as the page of the card. */
async function book(browser: Browser, slug: string, firstName: string, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await arriveAs(page, newPerson(firstName, 'Keeps'), `/provider/${slug}?book=`)
  const { dialog, onwards } = await toConfirmingStep(page, 2, { isSoon: true })
  await expect(dialog.getByText('Nothing to pay now')).toBeVisible()
  await expect(dialog.getByText(/It is kept, and charged only for the fees of the cancellation policy/)).toBeVisible()
  await expectNoAxeViolations(page, '.dialog')
  await onwards.click()
  await expect(page).toHaveURL(/\/pay\//)
  await expect(page.getByRole('heading', { level: 1, name: 'A card for your booking' })).toBeVisible()
  await expect(page.getByText('A demo: no money moves and no card number is asked for.')).toBeVisible()
  return page
}

test('a card is kept for fees, with the bank asking or not, a late cancellation is charged to it, and the receipt is there', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await ownerOf(page, 0)
  await chooseRule(page)
  const customer = await book(browser, slug, 'Kofi', baseURL ?? '')
  try {
    const keep = customer.getByRole('button', { name: 'Agree and keep my card' })
    await expect(customer.getByText(/^if you do not come: £/)).toBeVisible()
    await expectNoAxeViolations(customer, 'main')
    await choose(customer.getByRole('radio', { name: 'Declined', exact: true }))
    await keep.click()
    await expect(customer.getByRole('alert')).toContainText('Your bank has declined this card, so it is not kept.')
    await choose(customer.getByRole('radio', { name: 'The bank asks once' }))
    await keep.click()
    await customer.getByRole('button', { name: 'Yes, keep it' }).click()
    await expect(customer.getByRole('heading', { level: 1, name: 'Your card is kept' })).toBeVisible()
    await expectNoAxeViolations(customer, 'main')

    await customer.goto('/my-bookings')
    await expect(customer.getByText(/^Card kept for fees only: Visa •••• 4242$/)).toBeVisible()
    await customer.locator('[data-action=cancel]').first().click()
    const dialog = customer.getByRole('dialog')
    await expect(dialog.getByText(/The fee is charged to your card \(Visa •••• 4242\)/)).toBeVisible()
    await expectNoAxeViolations(customer, '.dialog')
    await dialog.locator('.button-primary').click()
    await expect(async () => {
      await customer.goto('/my-bookings?show=cancelled')
      await expect(customer.getByText(/^The fee of £.* has been paid by card\.$/)).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    await customer.goto('/profile/payments')
    const entry = customer.locator('.pay-entry').first()
    await expect(entry).toContainText('Cancellation or no-show fee')
    await entry.getByRole('link', { name: /receipt/i }).click()
    await expect(customer.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
    await expect(customer.getByText(/Cancellation or no-show fee/)).toBeVisible()
  } finally {
    await customer.context().close()
  }
})

test('a fee that the bank asks about stays owed, and its customer pays it', async ({ page, browser, baseURL }) => {
  const { slug } = await ownerOf(page, 1)
  await chooseRule(page)
  const customer = await book(browser, slug, 'Amara', baseURL ?? '')
  try {
    await choose(customer.getByRole('radio', { name: 'The bank asks whether it is you' }))
    await customer.getByRole('button', { name: 'Agree and keep my card' }).click()
    await customer.getByRole('button', { name: 'Yes, keep it' }).click()
    await expect(customer.getByRole('heading', { level: 1, name: 'Your card is kept' })).toBeVisible()
    await customer.goto('/my-bookings')
    await customer.locator('[data-action=cancel]').first().click()
    await customer.getByRole('dialog').locator('.button-primary').click()
    const pay = customer.getByRole('link', { name: /^Pay £/ })
    await expect(async () => {
      await customer.goto('/my-bookings?show=cancelled')
      await expect(pay).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    await expect(customer.getByText(/could not be charged to your card. You owe it to/)).toBeVisible()
    await pay.click()
    await expect(customer.getByRole('heading', { level: 1, name: 'Pay the fee' })).toBeVisible()
    await expect(customer.getByRole('alert')).toContainText('could not be charged without you')
    await customer.getByRole('button', { name: /^Pay £/ }).click()
    await expect(customer.getByRole('heading', { level: 1, name: /^Thank you, £/ })).toBeVisible()
    await expect(customer.getByText(/^The fee is paid\./)).toBeVisible()
  } finally {
    await customer.context().close()
  }
})

test('a provider lowers a fee that is owed, and its customer pays what is left', async ({ page, browser, baseURL }) => {
  const { slug } = await ownerOf(page, 2)
  await chooseRule(page)
  const customer = await book(browser, slug, 'Zola', baseURL ?? '')
  try {
    await choose(customer.getByRole('radio', { name: 'The bank asks whether it is you' }))
    await customer.getByRole('button', { name: 'Agree and keep my card' }).click()
    await customer.getByRole('button', { name: 'Yes, keep it' }).click()
    await expect(customer.getByRole('heading', { level: 1, name: 'Your card is kept' })).toBeVisible()
    await customer.goto('/my-bookings')
    await customer.locator('[data-action=cancel]').first().click()
    await customer.getByRole('dialog').locator('.button-primary').click()
    const pay = customer.getByRole('link', { name: /^Pay £/ })
    await expect(async () => {
      await customer.goto('/my-bookings?show=cancelled')
      await expect(pay).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })

    const [booked] = await query<{ id: string; day: string }>(
      `select b.booking_id as id, to_char(b.starts_at at time zone b.timezone, 'YYYY-MM-DD') as day
        from booking b join provider p using (provider_id) where p.slug = $1 and b.status = 'cancelled'
        order by b.created_at desc limit 1`,
      [slug],
    )
    await page.goto(`/dashboard/calendar?date=${booked?.day}&booking=${booked?.id}`)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/^Zola Keeps owes you £[0-9.]+$/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Lower the fee' }).click()
    const amount = dialog.getByLabel('Waive, in GBP')
    await amount.fill('100000')
    await expect(dialog.getByText(/^Enter an amount above zero and up to £/)).toBeVisible()
    await expectNoAxeViolations(page, '.dialog')
    await amount.fill('1')
    await dialog.getByRole('button', { name: 'Waive £1' }).click()
    await expect(page.getByText('The fee is lowered.')).toBeVisible()

    const before = Number((await pay.textContent())?.replace(/[^0-9.]/g, ''))
    await customer.goto('/my-bookings?show=cancelled')
    await expect(pay).toHaveText(new RegExp(`£${(before - 1).toFixed(2).replace('.00', '(\\.00)?')}$`))
    await pay.click()
    await customer.getByRole('button', { name: /^Pay £/ }).click()
    await expect(customer.getByText(/^The fee is paid\./)).toBeVisible()
  } finally {
    await customer.context().close()
  }
})
