import { expect, type Locator, type Page, test } from '@playwright/test'
import { withAuthenticator } from './authenticator.ts'
import { byHand, freeDaysOf, openBusiness } from './business.ts'
import { codeTo } from './codes.ts'
import { arriveAs, comesAlive, newPerson, password } from './sign-in.ts'

/**
 * Seconds that a person takes, by the keystroke-level model (Card, Moran and Newell): to decide, to reach with a finger, and
 * for each character; to look a code up in another app on the same phone.
 */
const [decide, reach, character, lookUp] = [1.35, 1.1, 0.28, 8]
/** The device asks for a finger or a face. */
const finger = 2

/** Somebody at a phone: what they do, and how long it takes them together with what the pages take. */
function somebody() {
  const begun = Date.now()
  let own = 0
  const tap = async (where: Locator) => {
    own += decide + reach
    await where.click()
  }
  const write = async (text: string) => {
    own += text.length * character
  }
  return {
    tap,
    async fill(where: Locator, text: string) {
      await tap(where)
      await where.pressSequentially(text)
      await write(text)
    },
    async type(where: Locator, text: string) {
      await where.pressSequentially(text)
      await write(text)
    },
    looksUp: () => {
      own += lookUp
    },
    showsFinger: () => {
      own += finger
    },
    seconds: () => own + (Date.now() - begun) / 1000,
  }
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('somebody new books within a minute from the page of a business on, their account and its code included', async ({
  page,
  request,
}) => {
  const owner = await request.post('/api/auth/register', { data: { ...newPerson('Sol', 'Fern'), password } })
  const { slug } = await openBusiness(request, (await owner.json()).token)
  await page.goto(`/provider/${slug}`)
  const book = page.getByRole('link', { name: /^Book: / }).first()
  const person = newPerson('Nia')
  const who = somebody()
  await who.tap(book)
  // The page of a business has a month of its own.
  await expect(page).toHaveURL(/\/booking\?.*book=/)
  await who.tap(page.getByRole('link', { name: 'Next month' }))
  await who.tap((await freeDaysOf(page)).nth(3))
  await expect(page).toHaveURL(/&day=/)
  await who.tap(page.locator('.time-picker ul a.slot').first())
  await expect(page).toHaveURL(/&at=/)
  await who.fill(page.getByLabel('Email address'), person.email)
  await who.tap(page.getByRole('button', { name: 'Email me a code' }))
  const code = await codeTo(person.email)
  who.looksUp()
  await who.type(page.getByLabel('Six-digit code'), code)
  await who.type(page.getByLabel('First name'), person.firstName)
  await who.fill(page.getByLabel('Last name'), person.lastName)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('timer')).toBeVisible()
  await who.tap(page.getByRole('button', { name: 'Confirm Booking' }))
  await expect(page.getByText('Booking confirmed!')).toBeVisible()
  expect(who.seconds()).toBeLessThan(60)
})

/** Who has an account, and is logged out on this phone, at a time of a business that they have chosen. */
async function comesBack(page: Page) {
  const owner = await page.request.post('/api/auth/register', { data: { ...newPerson('Sol', 'Fern'), password } })
  const { slug } = await openBusiness(page.request, (await owner.json()).token)
  await page.context().clearCookies()
  const person = newPerson('Nia')
  await arriveAs(page, person, '/my-bookings')
  await byHand('update account set email_verified_at = now() where email = $1', [person.email])
  const leave = async () => {
    // A page of ours would leave by itself, in the middle of what comes next.
    await page.goto('/robots.txt')
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
  }
  const choose = async (tap: (where: Locator) => Promise<void>) => {
    await tap(page.getByRole('link', { name: /^Book: / }).first())
    await expect(page).toHaveURL(/\/booking\?.*book=/)
    // Who comes back takes the first day that is free: the month that is shown has it.
    await tap(page.getByRole('link', { name: /, Free$/ }).first())
    await expect(page).toHaveURL(/&day=/)
    await tap(page.locator('.time-picker ul a.slot').first())
    await expect(page).toHaveURL(/&at=/)
  }
  return { person, slug, leave, choose }
}

test('who comes back logged out logs in by a passkey and books within twenty seconds from the page of a business on', async ({
  page,
}) => {
  await withAuthenticator(page)
  const { slug, leave, choose } = await comesBack(page)
  await page.goto('/my-bookings')
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByText('Passkey created. From now on you can log in with it.')).toBeVisible()
  const book = async () => {
    await leave()
    await page.goto(`/provider/${slug}`)
    const who = somebody()
    await choose(who.tap)
    await who.tap(page.getByRole('button', { name: 'Log in with a passkey' }))
    who.showsFinger()
    await expect(page.getByRole('timer')).toBeVisible()
    await who.tap(page.getByRole('button', { name: 'Confirm Booking' }))
    await expect(page.getByText('Booking confirmed!')).toBeVisible()
    return who.seconds()
  }
  // Five pages, of a machine that has other work at times: the best of three goes.
  let seconds = await book()
  for (let go = 2; go <= 3 && seconds >= 20; go++) seconds = Math.min(seconds, await book())
  expect(seconds).toBeLessThan(20)
})

test('who comes back when their session is over finds their address there, and books by a code within twenty seconds at the confirming step', async ({
  page,
}) => {
  const { person, slug, choose } = await comesBack(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain(person.email)
  // As after two weeks: neither of the two tokens is good any more. Where no page asks for another one meanwhile.
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('token', 'run out'))
  await byHand(
    `update session set expires_at = now() where account_id = (select account_id from account where email = $1)`,
    [person.email],
  )
  await page.goto(`/provider/${slug}`)
  await choose((where) => where.click())
  await comesAlive(page.getByLabel('Email address'))
  const who = somebody()
  await expect(page.getByLabel('Email address')).toHaveValue(person.email)
  await who.tap(page.getByRole('button', { name: 'Email me a code' }))
  const code = await codeTo(person.email)
  who.looksUp()
  await who.type(page.getByLabel('Six-digit code'), code)
  await expect(page.getByRole('timer')).toBeVisible()
  await who.tap(page.getByRole('button', { name: 'Confirm Booking' }))
  await expect(page.getByText('Booking confirmed!')).toBeVisible()
  expect(who.seconds()).toBeLessThan(20)
})

test('who comes back and is still logged in books again within twenty seconds from the front page on', async ({
  page,
}) => {
  const owner = await page.request.post('/api/auth/register', { data: { ...newPerson('Sol', 'Fern'), password } })
  const { book, date } = await openBusiness(page.request, (await owner.json()).token)
  await page.context().clearCookies()
  const person = newPerson('Nia')
  const bearer = await arriveAs(page, person, '/robots.txt')
  for (const weeks of [9, 5])
    await byHand(
      `update booking set status = 'completed', starts_at = starts_at - make_interval(weeks => $2),
        ends_at = ends_at - make_interval(weeks => $2) where booking_id = $1`,
      [await book(bearer, date), weeks],
    )
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Menu' }).or(page.locator('header summary')).last()
  await comesAlive(menu)
  const who = somebody()
  await who.tap(menu)
  await who.tap(page.getByRole('link', { name: 'Reminders' }).first())
  const time = page
    .getByRole('region', { name: 'Coming back' })
    .getByRole('link', { name: /\d{1,2}:\d{2}/ })
    .first()
  await who.tap(time)
  await who.tap(page.getByRole('button', { name: 'Confirm Booking' }))
  await expect(page.getByText('Booking confirmed!')).toBeVisible()
  expect(who.seconds()).toBeLessThan(20)
})
