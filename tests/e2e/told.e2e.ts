import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { byHand, headersOf, openBusiness } from './business.ts'
import { arriveAs, choose, newPerson } from './sign-in.ts'
import { completedVisit } from './visit.ts'

/** Where it is about noon: there a time later today can be booked at whatever hour this runs. */
function noonZone(): string {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

test('a customer sees how late it will be and accepts, and hears no more once it is on time again', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const provider = await arriveAs(await own.newPage(), newPerson('Belle', 'Hopper'), '/robots.txt')
  const headers = headersOf(provider)
  const { providerId, book } = await openBusiness(own.request, provider)
  const zone = noonZone()
  await byHand('update provider set timezone = $1 where provider_id = $2', [zone, providerId])
  const cancellationPolicy = [{ hoursBefore: 720, feePercent: 50 }]
  const rules = { minimumNoticeMinutes: 0, startIntervalMinutes: 15, cancellationPolicy }
  const ruled = await own.request.put(`/api/providers/${providerId}/rules`, { headers, data: rules })
  expect(ruled.status(), await ruled.text()).toBe(200)
  const customer = await arriveAs(page, newPerson('Nia', 'Campbell'), '/robots.txt')
  await book(customer, new Date().toLocaleDateString('en-CA', { timeZone: zone }))
  const setup = await (await own.request.get(`/api/providers/${providerId}/setup`, { headers })).json()
  const say = async (minutes: number) => {
    const url = `/api/providers/${providerId}/staff/${setup.data.staff[0].id}/delay`
    const said = await own.request.put(url, { headers, data: { minutes } })
    expect(said.status(), await said.text()).toBe(200)
  }
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' })
  const asksToCancel = async (words: RegExp) => {
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await expect(question.getByText(words)).toBeVisible()
  }
  const keeps = () => question.getByRole('button', { name: 'Keep booking' }).click()
  await page.goto('/my-bookings')
  await asksToCancel(/^The cancellation fee is £9\.00\.$/)
  await keeps()
  await say(60)
  await page.reload()
  const notice = page.getByRole('listitem').filter({ hasText: 'Belle Hopper is running late' })
  await expect(
    notice.getByText(/^Beard trim: expected at \d{1,2}:\d{2}\s[AP]M instead of \d{1,2}:\d{2}\s[AP]M\.$/),
  ).toBeVisible()
  await expect(notice.getByText(/without a fee/)).toBeVisible()
  await expectNoAxeViolations(page)
  // It is later than was said when the customer answers: nothing is accepted that they have not seen.
  await say(90)
  await notice.getByRole('button', { name: 'That suits me' }).click()
  await expect(notice.getByRole('alert')).toHaveText('The expected time has changed. Please look again.')
  await notice.getByRole('button', { name: 'That suits me' }).click()
  await expect(notice.getByRole('status')).toHaveText('You have accepted the new time.')
  await page.reload()
  await expect(notice.getByRole('status')).toHaveText('You have accepted the new time.')
  await say(0)
  await page.reload()
  await expect(page.getByText('Beard trim').first()).toBeVisible()
  await expect(notice).toHaveCount(0)

  // Plans were changed by then: it stays free, until the booking is moved.
  await asksToCancel(/^Cancellation is free\.$/)
  await keeps()
  await page.getByRole('button', { name: 'Reschedule' }).click()
  const moving = page.getByRole('dialog', { name: 'Choose a new time' })
  await expect(moving.getByText('Loading times...')).toBeHidden()
  // Later today, and not too late for what is said next.
  await moving.locator('[role=gridcell] [role=button]:not([aria-disabled=true], [data-none])').first().click()
  await choose(moving.getByRole('radio').nth(2))
  await moving.getByRole('button', { name: 'Reschedule' }).click()
  await expect(page.getByText(/Your booking is now on/)).toBeVisible()
  await asksToCancel(/^The cancellation fee is £9\.00\.$/)
  await keeps()
  await say(90)
  await page.reload()
  await expect(notice).toBeVisible()
  await asksToCancel(/^Cancellation is free\.$/)
  await question.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByText('Your booking has been cancelled.')).toBeVisible()
  await own.close()
})

test('whoever has a booking asks for an earlier time, is shown what is free already, and reads in what order people are asked', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const ownPage = await own.newPage()
  const provider = await arriveAs(ownPage, newPerson('Belle', 'Hopper'), '/robots.txt')
  const { providerId, book, date } = await openBusiness(own.request, provider)
  const rule = { mode: 'first_in_line', longestFirst: true }
  const headers = headersOf(provider)
  expect((await own.request.put(`/api/providers/${providerId}/waitlist`, { headers, data: rule })).status()).toBe(200)
  const person = newPerson('Nia', 'Campbell')
  const customer = await arriveAs(page, person, '/robots.txt')
  await book(customer)

  const tick = page.getByRole('checkbox', { name: 'An earlier time, please' })
  await page.goto('/my-bookings')
  await tick.click({ force: true })
  await expect(page.getByRole('alert')).toContainText('Please confirm your email address first')
  await expect(tick).not.toBeChecked()
  await byHand('update account set email_verified_at = now() where email = $1', [person.email])
  await tick.click({ force: true })
  await expect(page.getByRole('alert')).toContainText('These times are free now:')
  await expect(tick).not.toBeChecked()
  await expectNoAxeViolations(page)
  await page.getByRole('alert').getByRole('button').first().click()
  await page.getByRole('dialog', { name: 'Choose a new time' }).getByRole('button', { name: 'Close' }).click()

  await page.getByRole('link', { name: 'Choose days and times' }).click()
  await expect(page.getByRole('heading', { name: 'An earlier time, please' })).toBeVisible()
  await expect(page.getByText(/^Beard trim with Belle Hopper, now on/)).toBeVisible()
  await expectNoAxeViolations(page)
  const send = page.getByRole('button', { name: 'Tell me of an earlier time' })
  await send.click()
  await expect(page.getByRole('alert')).toContainText('These times are free now:')
  // Of the day itself the first time is one's own: there nothing earlier is free.
  const weekday = new Date(date).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    if (day !== weekday) await choose(page.getByRole('checkbox', { name: day }), false)
  await send.click()
  await expect(page.getByText('You are on the waitlist. We will write to you.')).toBeVisible()
  await expect(page).toHaveURL(/\/waitlist$/)
  await expect(page.getByText(/^An earlier time than \w+day /)).toBeVisible()
  const order = 'Of those who want it, the longest appointment is asked first: Belle Hopper has chosen so.'
  await expect(page.getByText(order)).toBeVisible()
  await ownPage.goto('/dashboard/rules')
  const list = ownPage.getByRole('region', { name: 'Waitlist' })
  await expect(list.getByRole('heading', { name: '1 customer is waiting' })).toBeVisible()
  await expect(list.getByRole('listitem').filter({ hasText: 'Nia Campbell' })).toContainText('Beard trim')
  await expect(list.getByText('No booking from the waitlist yet')).toBeVisible()
  await page.goto('/my-bookings')
  await expect(tick).toBeChecked()
  await page.getByRole('link', { name: 'Choose days and times' }).click()
  // It begins with what was asked for.
  await expect(page.getByRole('checkbox', { name: 'Sunday' })).toBeChecked({ checked: weekday === 'Sunday' })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave the waitlist' }).click()
  await expect(page.getByText('An earlier time than')).toHaveCount(0)

  // Where nothing earlier can be booked, the tick is all it takes.
  const rules = { minimumNoticeMinutes: 14 * 1440, startIntervalMinutes: 15, cancellationPolicy: [] }
  const ruled = await own.request.put(`/api/providers/${providerId}/rules`, { headers, data: rules })
  expect(ruled.status(), await ruled.text()).toBe(200)
  await own.close()
  await page.goto('/my-bookings')
  await tick.click({ force: true })
  await expect(page.getByText('You are on the waitlist. We will write to you.')).toBeVisible()
  await page.reload()
  await expect(tick).toBeChecked()
  await expect(page.getByText('At any time of day')).toBeVisible()
  await tick.click({ force: true })
  await expect(page.getByText('You have left the waitlist.')).toBeVisible()
  await page.reload()
  await expect(tick).not.toBeChecked()
})

test('whoever has been somewhere chooses when to come back, is told later, or never, and takes that back', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const provider = await arriveAs(await own.newPage(), newPerson('Belle', 'Hopper'), '/robots.txt')
  const { slug } = await openBusiness(own.request, provider)
  await own.close()
  const person = newPerson('Nia', 'Campbell')
  const token = await arriveAs(page, person, '/robots.txt')
  await completedVisit(page, person.email, headersOf(token), slug)

  await page.goto('/reminders')
  const back = page.getByRole('region', { name: 'Coming back' })
  await expect(back.getByText('We do not know yet how often you come.')).toBeVisible()
  await back.getByLabel('How often').selectOption('4')
  await expect(back.getByText('Your choice: every 4 weeks')).toBeVisible()
  await expect(back.getByText(/^Due /)).toBeVisible()
  await expect(back.getByRole('link', { name: /\d{1,2}:\d{2}/ })).toHaveCount(3)
  await back.getByLabel('Remind me later').selectOption('6')
  await expect(back.getByText('You asked to be told later.')).toBeVisible()
  await page.reload()
  await expect(back.getByText('You asked to be told later.')).toBeVisible()
  await back.getByRole('button', { name: 'Never remind me of this' }).click()
  await expect(back.getByText('We no longer remind you of this.')).toBeVisible()
  await expect(back.getByRole('link', { name: /\d{1,2}:\d{2}/ })).toHaveCount(0)
  await expect(back.getByLabel('How often')).toHaveCount(0)
  await page.reload()
  await back.getByRole('button', { name: 'Remind me again' }).click()
  await expect(back.getByLabel('How often')).toHaveValue('4')
  await expect(back.getByRole('link', { name: /\d{1,2}:\d{2}/ })).toHaveCount(3)

  // What is switched off elsewhere while the form of the settings is open stays off when another switch is saved there.
  await page.goto('/settings/notifications')
  const reminders = page.getByRole('checkbox', { name: 'Reminders: Email' })
  await expect(reminders).toBeChecked()
  const data = { choices: [{ kind: 'reminders', channel: 'mail', isOn: false }] }
  const headers = headersOf(token)
  expect((await page.request.put('/api/notifications/preferences', { headers, data })).status()).toBe(200)
  await page.getByRole('checkbox', { name: 'Waitlist: Email' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(reminders).not.toBeChecked()
  const kept = await (await page.request.get('/api/notifications/preferences', { headers })).json()
  for (const kind of ['reminders', 'waitlist'])
    expect(kept.data.choices).toContainEqual({ kind, channel: 'mail', isFixed: false, isOn: false })
})
