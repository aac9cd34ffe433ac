import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { byHand, headersOf, openBusiness } from './business.ts'
import { arriveAs, newPerson, signInAs } from './sign-in.ts'
import { completedVisit } from './visit.ts'

/** Reviews of one person that the business has reported as spam. */
async function reportedReviews(page: Page, browser: Browser, baseURL: string | undefined, count: number) {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const provider = await arriveAs(await own.newPage(), newPerson('Ines', 'Hale'), '/robots.txt')
  const { providerId } = await openBusiness(own.request, provider)
  const { slug } = (await (await page.request.get(`/api/providers/${providerId}`)).json()).provider
  const author = await browser.newContext(baseURL ? { baseURL } : {})
  const authorPage = await author.newPage()
  const person = newPerson('Otto', 'Lane')
  const headers = headersOf(await arriveAs(authorPage, person, '/robots.txt'))
  const made: { id: string; text: string }[] = []
  for (let index = 0; index < count; index++) {
    const bookingId = await completedVisit(authorPage, person.email, headers, slug)
    const text = `Buy watches ${index}, ${crypto.randomUUID()}`
    const written = await author.request.post('/api/reviews', { headers, data: { bookingId, rating: 5, text } })
    expect(written.status(), await written.text()).toBe(201)
    const { id } = (await written.json()).data
    const data = { reason: 'spam', details: '' }
    const reported = await own.request.post(`/api/reviews/${id}/report`, { headers: headersOf(provider), data })
    expect(reported.status(), await reported.text()).toBe(201)
    made.push({ id, text })
  }
  await Promise.all([own.close(), author.close()])
  return made
}

const things = (page: Page) => page.getByRole('region', { name: 'Reports' }).getByRole('listitem')
const statusesOf = (ids: string[]) =>
  byHand(
    `select v.status, v.removed_reason as reason, (select count(*)::int from decision d where d.subject_id = v.review_id
      and d.kind = 'review_removed') as decisions from review v where v.review_id = any($1::uuid[])`,
    [ids],
  )

test('what is chosen is removed as spam at once, each with its reasons; what was decided meanwhile is counted apart', async ({
  page,
  browser,
  baseURL,
}) => {
  const [first, second, other] = await reportedReviews(page, browser, baseURL, 3)
  await signInAs(page, 'admin')
  await page.goto('/admin/moderation')
  await page.getByLabel('Reason', { exact: true }).selectOption('Spam or promotional content')
  const one = (text = '') => things(page).filter({ hasText: text }).first()
  for (const made of [first, second]) await one(made?.text).getByRole('checkbox').check()
  await expect(page.getByText('2 chosen')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Remove as spam' }).click()
  await expect(page.getByText('2 removed as spam.')).toBeVisible()
  for (const made of [first, second]) await expect(things(page).filter({ hasText: made?.text ?? '' })).toHaveCount(0)
  await expect(one(other?.text)).toBeVisible()
  expect(await statusesOf([first?.id ?? '', second?.id ?? ''])).toEqual(
    Array.from({ length: 2 }, () => ({ status: 'removed', reason: 'spam', decisions: 1 })),
  )
  expect(await statusesOf([other?.id ?? ''])).toEqual([{ status: 'published', reason: null, decisions: 0 }])

  // Somebody else keeps the third while it is chosen.
  await one(other?.text).getByRole('checkbox').check()
  await byHand(`update report set status = 'kept', resolved_at = now() where review_id = $1`, [other?.id])
  await page.getByRole('button', { name: 'Remove as spam' }).click()
  await expect(page.getByText('1 could not be removed.')).toBeVisible()
  await expect(things(page).filter({ hasText: other?.text ?? '' })).toHaveCount(0)
  expect(await statusesOf([other?.id ?? ''])).toEqual([{ status: 'published', reason: null, decisions: 0 }])
})

test('whoever suspends for what was decided meanwhile is told so in the dialog, and the queue goes on', async ({
  page,
  browser,
  baseURL,
}) => {
  const [made] = await reportedReviews(page, browser, baseURL, 1)
  await signInAs(page, 'admin')
  await page.goto('/admin/moderation')
  const thing = things(page)
    .filter({ hasText: made?.text ?? '' })
    .first()
  await thing.getByRole('button', { name: 'Suspend...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspend Otto Lane?' })
  await byHand(`update report set status = 'warned', resolved_at = now() where review_id = $1`, [made?.id])
  await dialog.getByRole('button', { name: 'Suspend account' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Somebody has decided this report meanwhile: warned. Suspend the account all the same?',
  )
  await expect(dialog.getByRole('button', { name: 'Suspend all the same' })).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Leave it as decided' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(thing).toHaveCount(0)
})
