import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectNoAxeViolations } from './axe.ts'
import { arriveAs, byPassword, newPerson, password, signInAs } from './sign-in.ts'
import { completedVisit } from './visit.ts'

const path = '/provider/maya-thompson'
const cards = (page: Page) => page.locator('#reviews article')

test('reviews are sorted and filtered by links, and whoever is not signed in is led to sign in and back', async ({
  page,
}) => {
  await page.goto(path)
  const section = page.locator('#reviews')
  await section.getByRole('link', { name: /^4 stars/ }).click()
  await expect(page).toHaveURL(/\?stars=4/)
  await expect(cards(page).first().getByRole('img')).toHaveAttribute('aria-label', /^Rated 4/)
  await section.getByRole('link', { name: 'Oldest' }).click()
  await expect(page).toHaveURL(/sort=oldest.*stars=4|stars=4.*sort=oldest/)
  for (const stars of await cards(page).getByRole('img').all())
    await expect(stars).toHaveAttribute('aria-label', /^Rated 4/)
  await section.getByRole('link', { name: /Show all reviews/ }).click()
  await expect(page).toHaveURL(/\?sort=oldest/)
  await cards(page)
    .first()
    .getByRole('link', { name: /^Helpful/ })
    .click()
  await expect(page).toHaveURL(/\/auth\?mode=login&redirect=%2Fprovider%2Fmaya-thompson%3Fsort%3Doldest/)
})

test('a reader finds a review helpful and reports it; the provider replies once', async ({ page }) => {
  await arriveAs(page, newPerson('Reader'), `${path}?sort=lowest_rated`)
  const card = cards(page)
    .filter({ hasNot: page.locator('blockquote') })
    .first()
  const helpful = card.getByRole('button', { name: /^Helpful/ })
  await expect(helpful).toHaveAttribute('aria-pressed', 'false')
  const before = Number((await helpful.innerText()).replaceAll(/\D/g, ''))
  // An answer that says nothing, of a proxy: then the words are those of what did not work.
  const nothingSaid = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }
  await page.route('**/api/reviews/*/helpful', (route) => route.fulfill(nothingSaid))
  await helpful.click()
  await expect(page.getByText('Failed to submit vote. Please try again.')).toBeVisible()
  await expect(helpful).toHaveAttribute('aria-pressed', 'false')
  await page.unrouteAll()
  const shownMs = page.evaluate(timeShown, 'Thank you for your feedback!')
  // Two clicks at once are one: as long as it is on its way, another sends nothing.
  const voting = await held(page, '**/api/reviews/*/helpful')
  await helpful.dblclick()
  await expect(helpful).toBeDisabled()
  await helpful.click({ force: true })
  await voting.letGo()
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible()
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await expect(helpful).toContainText(String(before + 1))
  expect(voting.sent).toHaveLength(1)
  await expect(page.getByText('Thank you for your feedback!')).toBeHidden()
  // Three seconds, and its way in and out.
  expect(await shownMs).toBeGreaterThan(2500)
  expect(await shownMs).toBeLessThan(4500)
  await page.reload()
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await helpful.click()
  await expect(helpful).toHaveAttribute('aria-pressed', 'false')

  await card.getByRole('button', { name: /^Report/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Report review' })
  for (const reason of [
    'Inappropriate language or content',
    'Fake or fraudulent review',
    'Spam or promotional content',
    'Personal information disclosed',
    'Harassment or bullying',
    'Copyright violation',
    'Other',
  ])
    await expect(dialog.getByRole('radio', { name: reason, exact: true })).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(7)
  const submit = dialog.getByRole('button', { name: 'Submit report' })
  const details = dialog.getByLabel('Details (optional)')
  const choose = dialog.getByText('Please select a reason for reporting')
  // Without a reason it cannot be sent, and says why.
  const expectEmpty = async () => {
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(details).toHaveValue('')
    await expect(dialog.getByText('0 of 500 characters')).toBeVisible()
    await expect(choose).toBeVisible()
    await expect(submit).toBeDisabled()
    await expect(submit).toHaveAccessibleDescription('Please select a reason for reporting')
  }
  await expectEmpty()
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Spam or promotional content').check()
  await expect(choose).toBeHidden()
  await expect(submit).toBeEnabled()
  await details.fill('x'.repeat(600))
  await expect(details).toHaveValue('x'.repeat(500))
  await expect(dialog.getByText('500 of 500 characters')).toBeVisible()
  // Whoever closes it finds it empty the next time.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await card.getByRole('button', { name: /^Report/ }).click()
  await expectEmpty()
  await dialog.getByLabel('Spam or promotional content').check()
  await details.fill('  Sells watches \n')
  await expect(dialog.getByText('17 of 500 characters')).toBeVisible()
  await page.route('**/api/reviews/*/report', (route) => route.fulfill(nothingSaid))
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to submit report. Please try again.')
  await page.unrouteAll()
  const reporting = await held(page, '**/api/reviews/*/report')
  await submit.click()
  const submitting = dialog.getByRole('button', { name: 'Submitting...' })
  await expect(submitting).toBeDisabled()
  await submitting.click({ force: true })
  await dialog.getByLabel('Spam or promotional content').press('Enter')
  await reporting.letGo()
  await expect(
    page.getByText('Report submitted successfully. We will review it and take appropriate action.'),
  ).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(reporting.sent).toEqual([{ reason: 'spam', details: 'Sells watches' }])
  await card.getByRole('button', { name: /^Report/ }).click()
  await expectEmpty()
  await dialog.getByLabel('Other').check()
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText('You have already reported this. We will look at it.')

  await signInAs(page, 'provider')
  await page.goto(`${path}?sort=lowest_rated`)
  await card.getByRole('button', { name: 'Reply to Review' }).click()
  const replying = page.getByRole('dialog', { name: 'Reply to Review' })
  await replying.getByRole('button', { name: 'Submit reply' }).click()
  await expect(replying.getByText('Please enter a reply')).toBeVisible()
  const reply = `Thank you, ${crypto.randomUUID()}`
  await replying.getByLabel('Your reply').fill('x'.repeat(600))
  await expect(replying.getByLabel('Your reply')).toHaveValue('x'.repeat(500))
  await expect(replying).toContainText('500 of 500')
  await replying.getByLabel('Your reply').fill(reply)
  await expect(replying).toContainText(`${reply.length} of 500`)
  // The session has ended meanwhile; what was written stays.
  const ended = { success: false, code: 'session_ended', message: 'Your session has ended. Please log in again.' }
  await page.route('**/api/reviews/*/response', (route) => route.fulfill({ status: 401, json: ended }))
  await replying.getByRole('button', { name: 'Submit reply' }).click()
  await expect(replying.getByText('You must be logged in to reply')).toBeVisible()
  await page.unrouteAll()
  // Nor does it go when the server fails; while it is on its way, a second click sends nothing.
  let sent = 0
  const isPressedTwice = Promise.withResolvers<void>()
  await page.route('**/api/reviews/*/response', async (route) => {
    sent++
    await isPressedTwice.promise
    await route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' })
  })
  await replying.getByRole('button', { name: 'Submit reply' }).click()
  await replying.getByRole('button', { name: 'Submitting...' }).click({ force: true })
  isPressedTwice.resolve()
  await expect(replying.getByText('Server error. Please try again later.')).toBeVisible()
  await expect(replying.getByLabel('Your reply')).toHaveValue(reply)
  expect(sent).toBe(1)
  await page.unrouteAll()
  await page.route('**/api/reviews/*/response', (route) => route.fulfill(nothingSaid))
  await replying.getByRole('button', { name: 'Submit reply' }).click()
  await expect(replying.getByText('Failed to submit reply. Please try again.')).toBeVisible()
  await page.unrouteAll()
  await replying.getByRole('button', { name: 'Submit reply' }).click()
  await expect(page.getByText('Reply submitted successfully!')).toBeVisible()
  const shown = page.locator('#reviews blockquote').filter({ hasText: reply })
  await expect(shown).toBeVisible()
  // On the next load of the page, for everybody.
  await page.goto(`${path}?sort=lowest_rated&lng=en`)
  await expect(shown).toBeVisible()
})

/** What is sent there from now on, kept from arriving until it is let go. */
async function held(page: Page, path: string) {
  const sent: unknown[] = []
  const isLetGo = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    sent.push(route.request().postDataJSON())
    await isLetGo.promise
    await route.continue()
  })
  const letGo = () => {
    isLetGo.resolve()
    return page.unrouteAll({ behavior: 'wait' })
  }
  return { sent, letGo }
}

/** In the browser: for how many milliseconds it says so. */
const timeShown = (words: string) =>
  new Promise<number>((resolve) => {
    let from = 0
    const look = () => {
      const isShown = document.body.innerText.includes(words)
      if (isShown && from === 0) from = performance.now()
      if (!isShown && from > 0) resolve(performance.now() - from)
      else setTimeout(look, 50)
    }
    look()
  })

test('a provider reads the whole name of whoever wrote, as it was looked up; without that, as the review has it', async ({
  page,
}) => {
  const oldest = `${path}?sort=oldest`
  const author = cards(page).first().getByRole('heading', { level: 3 })
  await page.goto(oldest)
  await expect(author).toHaveText(/^\p{L}+ \p{L}\.$/u)
  const [, first, letter] = /^(\p{L}+) (\p{L})\.$/u.exec(await author.innerText()) ?? []
  const whole = new RegExp(`^${first} ${letter}\\p{L}+$`, 'u')
  await signInAs(page, 'provider')
  await page.goto(oldest)
  await expect(author).toHaveText(whole)

  // Somebody who is not known is the Verified Customer.
  await page.route('**/api/users/lookup?**', (route) => {
    const ids = new URL(route.request().url()).searchParams.get('ids')?.split(',') ?? []
    const nobody = { firstName: 'Verified', lastName: 'Customer', name: 'Verified Customer', initials: 'VC' }
    const users = ids.map((id) => ({ ...nobody, id, profileImage: null }))
    return route.fulfill({ json: { success: true, data: { users } } })
  })
  await page.goto(oldest)
  await expect(author).toHaveText('Verified Customer')
  await expect(cards(page).first().locator('.avatar')).toHaveText('VC')
  await page.unrouteAll()

  const failed = { status: 503, json: { success: false, code: 'busy', message: 'Busy' } }
  let asked = 0
  await page.route('**/api/users/lookup?**', (route) => {
    asked++
    return route.fulfill(failed)
  })
  await page.goto(oldest)
  await expect(author).toHaveText(whole)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(author).toHaveText(whole)
  await page.unrouteAll()
})

type Counted = { reviewsCount: number }

test('more reviews come after those that are shown, in order, without repeats or gaps', async ({ page }) => {
  // Somebody of whom no other test writes a review meanwhile.
  const { providers } = await (await page.request.get('/api/providers?limit=50')).json()
  const others = providers.filter((one: { slug: string }) => one.slug !== 'maya-thompson')
  const { slug } = others.toSorted((a: Counted, b: Counted) => b.reviewsCount - a.reviewsCount)[0]
  const texts: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const query: URLSearchParams = new URLSearchParams({ limit: '50', ...(after && { after }) })
    const { data } = await (await page.request.get(`/api/reviews/provider/${slug}?${query}`)).json()
    texts.push(...data.reviews.map((review: { text: string }) => review.text))
    after = data.next
  }
  expect(texts.length).toBeGreaterThan(10)
  await page.goto(`/provider/${slug}`)
  const more = page.getByRole('button', { name: 'Load More Reviews' })
  // It says so while they are on their way.
  const isSaid = Promise.withResolvers<void>()
  await page.route(
    '**/api/reviews/provider/**',
    async (route) => {
      await isSaid.promise
      await route.continue()
    },
    { times: 1 },
  )
  await more.click()
  await expect(page.getByRole('button', { name: 'Loading reviews...' })).toBeVisible()
  isSaid.resolve()
  for (let shown = 20; shown < texts.length; shown += 10) {
    await expect(cards(page)).toHaveCount(shown)
    await more.click()
  }
  await expect(cards(page)).toHaveCount(texts.length)
  await expect(more).toBeHidden()
  for (const [index, text] of texts.entries()) await expect(cards(page).nth(index)).toContainText(text)
})

test('a visit is reviewed with the stars of a link, through a reload, then edited and deleted', async ({ page }) => {
  const person = newPerson('Nora', 'Castle')
  const token = await arriveAs(page, person, '/my-bookings')
  const headers = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' }
  const id = await completedVisit(page, person.email, headers, 'maya-thompson')
  await page.addInitScript(noteSent)
  const form = page.getByRole('dialog', { name: 'Write a review' })
  // From its ticket nothing is chosen yet.
  await page.goto('/my-bookings?show=past')
  await page
    .locator('.ticket')
    .getByRole('button', { name: /^Write a review: / })
    .click()
  await expect(form).toContainText('Maya Thompson')
  await expect(form.getByRole('radio')).toHaveCount(5)
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  await page.goto(`/my-bookings?show=past&review=${id}&stars=4`)
  await expect(form.getByLabel('4 stars, very good')).toBeChecked()
  await form.getByRole('button', { name: 'Publish review' }).click()
  await expect(form.getByText('Enter a few words')).toBeVisible()
  const words = `Kind and quick, ${crypto.randomUUID()}`
  await form.getByLabel('Your review').fill(words)
  await form.getByLabel('4 stars, very good').press('ArrowRight')
  await expect(form.getByLabel('5 stars, excellent')).toBeChecked()
  const picture = sharp({ create: { width: 5000, height: 3000, channels: 3, background: 'green' } }).jpeg()
  const files = [{ name: 'hair.jpg', mimeType: 'image/jpeg', buffer: await picture.toBuffer() }]
  await form.locator('input[type=file]').setInputFiles(files)
  const photo = form.getByRole('listitem', { name: 'Photo 1 of 1' })
  await expect(photo.locator('img')).toHaveCount(1)
  // A photo of a phone is made smaller before it is sent.
  await expect.poll(() => page.evaluate(() => (window as unknown as Sent).sent)).toEqual([[4000, 2400]])
  await page.reload()
  await expect(form.getByLabel('Your review')).toHaveValue(words)
  await expect(photo.locator('img')).toHaveCount(1)
  await expect(form.getByLabel('5 stars, excellent')).toBeChecked()
  await form.getByRole('button', { name: 'Publish review' }).click()
  await expect(page.getByText('Thank you! Your review is published.')).toBeVisible()
  await expect(page).toHaveURL(/\/my-bookings\?show=past$/)
  const shown = async () => {
    await page.goto(path)
    return cards(page).filter({ hasText: words })
  }
  await expect(await shown()).toContainText('Nora C.')
  await (await shown()).getByRole('button', { name: 'Photo 1 of 1: Photo by Nora' }).click()
  await expect(page.getByRole('dialog', { name: /^Photos by Nora/ }).getByRole('img')).toHaveCount(1)
  await page.goto('/my-bookings?show=past')
  await page.getByRole('button', { name: 'Edit review' }).click()
  await page.getByLabel('Your review').fill(`${words} indeed`)
  // Three photos at most: with them there is no way to a fourth, until one is taken away.
  const photos = page.getByRole('dialog', { name: 'Edit review' }).getByRole('listitem')
  const add = page.getByRole('button', { name: 'Add photos' })
  const small = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  const more = [1, 2, 3].map((number) => ({ name: `${number}.png`, mimeType: 'image/png', buffer: small }))
  const chooser = page.locator('input[type=file]')
  await expect(add).toBeVisible()
  await chooser.setInputFiles(more)
  await expect(photos).toHaveCount(3)
  await expect(add).toBeHidden()
  await chooser.setInputFiles(more.slice(0, 1))
  await expect(photos.locator('img')).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove photo 3' }).click()
  await expect(add).toBeVisible()
  for (const number of [2, 1]) await page.getByRole('button', { name: `Remove photo ${number}` }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your review has been changed.')).toBeVisible()
  await expect(await shown()).toContainText(/edited .*indeed/s)
  await expect((await shown()).getByRole('button', { name: /^Photo/ })).toHaveCount(0)
  await page.goto('/my-bookings?show=past')
  await page.getByRole('button', { name: 'Delete review' }).click()
  const sure = page.getByRole('dialog', { name: 'Delete your review?' })
  await sure.getByRole('button', { name: 'Delete review' }).click()
  await expect(page.getByText('Your review has been deleted.')).toBeVisible()
  await expect(await shown()).toHaveCount(0)
})

test('the link of an invitation leads whoever is signed out to sign in, and on to the form with its stars', async ({
  page,
}) => {
  const person = newPerson('Nadia', 'Quill')
  const token = await arriveAs(page, person, '/robots.txt')
  const headers = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' }
  const id = await completedVisit(page, person.email, headers, 'maya-thompson')
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await page.goto(`/my-bookings?show=past&review=${id}&stars=2`)
  await expect(page).toHaveURL(/\/auth\?/)
  await byPassword(page)
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Write a review' })
  await expect(form).toContainText('Maya Thompson')
  await expect(form.getByRole('radio', { checked: true })).toHaveAccessibleName(/^2 stars/)
})

type Sent = { sent: [width: number, height: number][] }

/** In the browser: how large the images are that a form sends. */
function noteSent() {
  const noted = window as unknown as Sent
  noted.sent = []
  const set = FormData.prototype.set
  FormData.prototype.set = function (this: FormData, name: string, value: string | Blob, ...rest: string[]) {
    if (value instanceof Blob)
      void createImageBitmap(value).then(({ width, height }) => noted.sent.push([width, height]))
    return set.call(this, name, value as Blob, ...rest)
  } as typeof set
}
