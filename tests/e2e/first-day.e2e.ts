import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { startBuiltServer } from '../built-server.ts'
import { expectNoAxeViolations } from './axe.ts'
import { arriveAs, byPassword, choose, comesAlive, newPerson, type Person, signUp } from './sign-in.ts'

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } })

/** The path of the link that proves the mailbox. */
async function proofOf(dataDir: string, email: string): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const names = (await readdir(outbox).catch(() => [])).filter((name) => name.startsWith('account-verify'))
        const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
        const plain = mails
          .filter((mail) => mail.includes(`To: ${email}`))
          .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
        link = plain.at(-1)?.match(/\/auth\?mode=\w+#token=[\w-]{43}/)?.[0]
        return link
      },
      { intervals: [50] },
    )
    .toBeTruthy()
  return link ?? ''
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

async function openProvider(page: Page, person: Person) {
  await page.goto('/provider-signup')
  await comesAlive(next(page))
  await expect(page.getByText('Step 1 of 5')).toBeVisible()
  await next(page).click()
  await expect(page.getByRole('link', { name: 'Enter your business name' })).toBeVisible()
  await page.getByLabel('Business name').fill('Moss & Mane')
  await page.getByLabel('Profession').selectOption('Barber')
  await next(page).click()

  await page.getByRole('combobox', { name: 'Town or district' }).pressSequentially('Bethnal')
  await page.getByRole('option', { name: /Bethnal Green/ }).click()
  await page.getByLabel('Street and number').fill('Roman Road 5')
  await page.getByLabel('Postcode').fill('E2 0HU')
  await expect(page.getByRole('button', { name: /^Map of Bethnal Green/ })).toBeVisible()
  // What was typed outlives a reload.
  await page.reload()
  await expect(page.getByLabel('Street and number')).toHaveValue('Roman Road 5')
  await comesAlive(next(page))
  await next(page).click()

  await expect(page.getByLabel('Service name', { exact: true }).first()).toHaveValue('Skin fade')
  await page.getByLabel('Price (GBP)').first().fill('0')
  await next(page).click()
  await expect(page.getByRole('link', { name: /^Enter a price above zero/ })).toBeVisible()
  await page.getByLabel('Price (GBP)').first().fill('28.50')
  await next(page).click()

  await expect(page.getByLabel('Monday, from')).toHaveValue('10:00')
  await page.getByLabel('Monday, until').fill('09:00')
  await next(page).click()
  await expect(page.getByText(/^The closing time must be after the opening time/).first()).toBeVisible()
  await page.getByLabel('Monday, until').fill('19:00')
  // The eight times until a finer interval is chosen, and what customers would see of either.
  await expect(page.getByText(/^7 times, 10:00\sAM to 5:00\sPM/).first()).toBeVisible()
  await page.getByLabel('Start times').selectOption('Every 15 mins')
  await expect(page.getByText(/^35 times, 10:00\sAM to 6:30\sPM/).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await next(page).click()

  await expect(page.getByRole('heading', { name: 'Ready to go live?' })).toBeVisible()
  await expect(page.getByText('Start times: every 15 mins')).toBeVisible()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await signUp(page, person)
  await expect(page.getByText(`The business will belong to ${person.firstName} Moss, ${person.email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Publish my page' }).click()
  await expect(page).toHaveURL(/\/provider\/moss-mane\?welcome/)
  await expect(page.getByRole('heading', { name: 'Your business is live' })).toBeVisible()
}

test('from nothing: a provider signs up, sets hours, is found, booked by somebody else, accepts and completes', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const server = await startBuiltServer({ DEMO: '0' })
  const context = await browser.newContext({ baseURL: server.origin })
  const other = await browser.newContext({ baseURL: server.origin })
  try {
    const page = await context.newPage()
    const owner = newPerson('Ida', 'Moss')
    const beganAt = Date.now()
    await openProvider(page, owner)
    await page.goto(await proofOf(server.dataDir, owner.email))
    await expect(page.getByText(`Thank you. ${owner.email} is confirmed.`)).toBeVisible()

    await page.goto('/provider/dashboard')
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.getByRole('link', { name: 'Working hours', exact: true }).first().click()
    await page.getByLabel('Monday, from').fill('08:00')
    await expect(page.getByText(/^Free times for Skin fade/)).toBeVisible()
    await page.getByRole('button', { name: 'Save hours' }).click()
    await expect(page.getByText('Hours saved. Customers see the new times now.')).toBeVisible()
    await page.getByRole('link', { name: 'Booking rules' }).first().click()
    await page.getByText('I confirm each booking').click()
    await expect(page.getByRole('radio', { name: 'I confirm each booking' })).toBeChecked()
    await page.getByRole('button', { name: 'Save rules' }).click()
    await expect(page.getByText('Rules saved. They apply to new bookings.')).toBeVisible()

    await sayWhatIsOffered(page)

    const visitor = await other.newPage()
    const customer = newPerson('Nia', 'Moss')
    const wanted = 'specialization=beard+trim&speaks=pl&needs=quiet,step_free&location=Bethnal+Green'
    await arriveAs(visitor, customer, `/search?${wanted}`)
    await visitor.locator('.filters-open').click()
    await expect(visitor.getByRole('checkbox', { name: 'Step-free access' })).toBeChecked()
    await expect(visitor.getByRole('checkbox', { name: 'Private room (0)' }), 'it would leave nobody').toBeDisabled()
    await visitor.goto(`/search?${wanted.replace('needs=', 'needs=private_room,')}`)
    await expect(visitor.getByText('Nobody in Bethnal Green matches your filters')).toBeVisible()
    await visitor.getByRole('link', { name: 'Without “Private room”' }).click()
    await visitor.getByRole('link', { name: 'Ida Moss', exact: true }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'Ida Moss' })).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Polish' })).toBeVisible()
    await expect(visitor.locator('.service', { hasText: 'Beard trim' })).toContainText('Contact for pricing')
    await visitor.getByRole('link', { name: 'Book: Skin fade' }).click()
    const dialog = visitor.getByRole('dialog', { name: 'Book with Ida Moss' })
    // Of this month nothing may be left.
    await dialog.getByRole('button', { name: 'Next', exact: true }).first().click()
    await expect(dialog.getByText('Loading times...')).toBeHidden()
    await visitor.locator('[role=gridcell] [role=button]:not([aria-disabled=true], [data-none])').last().click()
    await choose(visitor.getByRole('radio').last())
    await dialog.getByRole('button', { name: 'Next', exact: true }).last().click()
    await dialog.getByLabel('Notes (optional)').fill('A little off the top')
    await expect(dialog.getByText(/^Cancellation is free until Ida Moss.* accepts/)).toBeVisible()
    await dialog.locator('.dialog-foot .button-primary').click()
    await expect(dialog.getByText(/^Request sent/)).toBeVisible()

    await page.getByRole('link', { name: 'Today', exact: true }).first().click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.reload()
    await expect(page.getByText('1 request', { exact: true })).toBeAttached()
    await page.getByRole('button', { name: 'Accept the request from Nia Moss' }).click()
    await expect(page.getByText('No requests waiting for you.')).toBeVisible()
    await visitor.goto('/my-bookings')
    await expect(visitor.getByText('Confirmed', { exact: true })).toBeVisible()

    await letItBegin(server.databaseUrl)
    await page.goto('/dashboard/customers')
    await page.getByRole('link', { name: 'Nia Moss' }).click()
    await page.locator('section[aria-labelledby=history-title] a').first().click()
    const card = page.getByRole('dialog', { name: 'Nia Moss' })
    await card.getByRole('button', { name: 'Mark as completed' }).click()
    await expect(page.getByText('Marked as completed.')).toBeVisible()
    expect(Date.now() - beganAt).toBeLessThan(120_000)
    await visitor.goto('/my-bookings?show=past')
    await expect(visitor.getByText('Completed', { exact: true })).toBeVisible()
  } finally {
    await context.close()
    await other.close()
    await server.stop()
  }
})

/** What the provider is found by, and a price that is left open. */
async function sayWhatIsOffered(page: Page) {
  await page.getByRole('link', { name: 'Business page' }).first().click()
  await page.getByLabel('Specializations (optional)', { exact: true }).fill('Skin fade, Beard Trim')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Beard Trim' })).toBeVisible()
  const language = page.getByLabel('Languages spoken (optional)', { exact: true })
  await language.fill('Klingon')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Choose a language from the list')).toBeVisible()
  // What is typed and not added is not lost.
  await language.fill('polish')
  await page.getByLabel('Step-free access').check()
  await page.getByLabel('Quiet appointments').check()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Done: Saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Polish' })).toBeVisible()

  await page.getByRole('link', { name: 'Services', exact: true }).first().click()
  await page.getByRole('button', { name: 'Edit Beard trim' }).click()
  const dialog = page.getByRole('dialog', { name: 'Beard trim' })
  await dialog.getByLabel('No fixed price').check()
  await expectNoAxeViolations(page, '.dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.dash-row', { hasText: 'Beard trim' })).toContainText('Price on request')
}

/** The clock of a test cannot be waited for: the booking comes to it instead. */
async function letItBegin(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const back = `- (select date_trunc('minute', min(starts_at) - now()) + interval '10 minutes' from booking)`
  // In one go: by the same minute, and nothing is done for a booking that has moved in part.
  await client.query(`
    update occupation set during = tstzrange(lower(during) ${back}, upper(during) ${back});
    update segment set starts_at = starts_at ${back}, ends_at = ends_at ${back};
    update booking set starts_at = starts_at ${back}, ends_at = ends_at ${back}`)
  await client.end()
}

test('the calendar: an entry is made by form, moved by drag, refused where somebody lies, and undone', async ({
  page,
}) => {
  await page.goto('/auth?mode=login')
  await byPassword(page)
  await page.getByLabel('Email address').fill('provider@demo.highstreet.test')
  await page.getByLabel('Password', { exact: true }).fill('highstreet-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/')
  // Far ahead, where the demo city has no bookings; and pressed before it is known who works there.
  const isPressed = Promise.withResolvers<void>()
  await page.route(/\/api\/providers\/[\w-]+\/calendar\?/, async (route) => {
    await isPressed.promise
    await route.continue()
  })
  await page.goto('/dashboard/calendar?view=day&date=2027-06-14')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  isPressed.resolve()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Customer').fill('Jo Walker')
  await dialog.getByLabel('From').fill('10:00')
  await dialog.getByLabel('Until').fill('11:00')
  await expectNoAxeViolations(page, '.dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  const card = page.locator('.cal-event', { hasText: 'Jo Walker' })
  await expect(card).toContainText('10:00 AM')

  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await dialog.getByLabel('Customer').fill('Mia Stone')
  await dialog.getByLabel('From').fill('10:30')
  await dialog.getByLabel('Until').fill('12:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/^Jo Walker has a phone booking:/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  // While it leaves, it still lies over the calendar.
  await expect(dialog).toBeHidden()

  const box = await card.boundingBox()
  if (!box) throw new Error('The entry is not to be seen')
  await page.mouse.move(box.x + 40, box.y + 12)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 40, { steps: 5 })
  await page.mouse.move(box.x + 40, box.y + 12 + box.height * 2, { steps: 10 })
  await page.mouse.up()
  // While it is dragged there are two: where it was, and where it would be.
  await expect(page.getByText(/Jo Walker moved to 1[12]:/)).toBeVisible()
  await expect(card).toContainText(/1[12]:\d\d\s[AP]M/)
  // The entry itself can still be undone beside it.
  await page.locator('.toast', { hasText: 'Jo Walker moved' }).getByRole('button', { name: 'Undo' }).click()
  await expect(card).toContainText('10:00 AM')

  await card.click()
  // A holiday lasts for days, also after its reason has changed, and after it has been moved.
  await choose(dialog.getByRole('radio', { name: 'Time off' }))
  const day = (label: string) => dialog.getByRole('group', { name: label, exact: true }).getByRole('spinbutton').first()
  await day('End date').fill('17')
  await expectNoAxeViolations(page, '.dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const holiday = (reason: string) => page.locator('.cal-event', { hasText: reason })
  await holiday('Time off').click()
  await dialog.getByLabel('Reason (optional)').fill('Lisbon')
  await day('Date').fill('15')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  // The last day of it.
  await page.goto('/dashboard/calendar?view=day&date=2027-06-18')
  await holiday('Lisbon').click()
  await expect(day('Date')).toHaveText('15')
  await expect(day('End date')).toHaveText('18')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(holiday('Lisbon')).toBeHidden()
})
