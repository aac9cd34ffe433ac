import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { byHand, headersOf, openBusiness } from './business.ts'
import { arriveAs, newPerson, signInAs } from './sign-in.ts'
import { completedVisit } from './visit.ts'

test('a review is folded with its reasons; its author reads them and appeals, and the office takes it back', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await browser.newContext(baseURL ? { baseURL } : {})
  const ownPage = await own.newPage()
  const provider = await arriveAs(ownPage, newPerson('Ines', 'Hale'), '/robots.txt')
  const { providerId } = await openBusiness(own.request, provider)
  const { slug } = (await (await page.request.get(`/api/providers/${providerId}`)).json()).provider
  const author = await browser.newContext(baseURL ? { baseURL } : {})
  const authorPage = await author.newPage()
  const person = newPerson('Otto', 'Lane')
  const headers = headersOf(await arriveAs(authorPage, person, '/robots.txt'))
  const bookingId = await completedVisit(authorPage, person.email, headers, slug)
  const text = `Not worth it, ${crypto.randomUUID()}`
  const written = await author.request.post('/api/reviews', { headers, data: { bookingId, rating: 2, text } })
  expect(written.status(), await written.text()).toBe(201)
  const { id } = (await written.json()).data
  const report = { reason: 'harassment', details: `Rude, ${id}` }
  const reported = await own.request.post(`/api/reviews/${id}/report`, { headers: headersOf(provider), data: report })
  expect(reported.status(), await reported.text()).toBe(201)

  await signInAs(page, 'admin')
  await page.goto('/admin/moderation')
  const thing = page.getByRole('region', { name: 'Reports' }).getByRole('listitem').filter({ hasText: text }).first()
  await expect(thing).toContainText('To be decided by')
  await expect(thing).toContainText('Nothing was decided about Otto Lane before.')
  await thing.getByLabel('Reason they are given').selectOption('Harassment or bullying')
  await thing.getByLabel(/^Own words/).fill('Please write about the visit, not the person.')
  await expectNoAxeViolations(page)
  await thing.getByRole('button', { name: 'Suspend...' }).click()
  await expect(page.getByRole('dialog', { name: 'Suspend Otto Lane?' })).toContainText('They are logged out everywhere')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await thing.getByRole('button', { name: 'Fold' }).click()
  await expect(page.getByText('Folded. Whom it concerns')).toBeVisible()
  await expect(thing).toHaveCount(0)

  // Its words are there for who opens them.
  await ownPage.goto(`/provider/${slug}`)
  const card = ownPage.locator('#reviews article')
  await expect(card.getByText('We have folded this review: Harassment or bullying')).toBeVisible()
  await expect(card.getByText(text)).toBeHidden()
  await card.locator('summary').click()
  await expect(card.getByText(text)).toBeVisible()
  await expectNoAxeViolations(ownPage, '#reviews')

  await authorPage.goto('/my-bookings?show=past')
  await authorPage.getByRole('link', { name: 'Read why, and how to appeal' }).click()
  const decision = authorPage.getByRole('article', { name: /^We have folded your review of/ })
  await expect(decision).toContainText('Please write about the visit, not the person.')
  await expect(decision).toContainText('Somebody reported it to us. A person looked at it')
  await expectNoAxeViolations(authorPage, 'main')
  await decision.getByLabel(/^What should we know/).fill('I wrote about the cut alone.')
  await decision.getByRole('button', { name: 'Appeal' }).click()
  await expect(decision.getByText(/^You appealed on/)).toBeVisible()
  await expectNoAxeViolations(authorPage, 'main')

  // Whoever has decided does not answer where somebody else could: another one has decided here.
  await page.reload()
  const appeal = page.getByRole('region', { name: 'Appeals' }).getByRole('listitem').filter({ hasText: text })
  await expect(appeal).toContainText('I wrote about the cut alone.')
  await expect(appeal.getByRole('button')).toHaveCount(0)
  await byHand('update decision set decided_by = null where subject_id = $1', [id])
  await page.reload()
  await expectNoAxeViolations(page)
  await appeal.getByLabel('Answer, in your own words (optional)').fill('You are right.')
  await appeal.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('Taken back. They will be told.')).toBeVisible()
  await authorPage.reload()
  await expect(decision.getByText(/and you were right/)).toBeVisible()
  await expect(decision).toContainText('You are right.')
  await ownPage.reload()
  await expect(card.getByText(text)).toBeVisible()
  await Promise.all([own.close(), author.close()])
})

test('a link that is no longer good, or of somebody else, says so', async ({ page }) => {
  await page.goto(`/decision/${crypto.randomUUID()}#token=nothing`)
  await expect(page.getByText('This decision does not exist, or is not about you.')).toBeVisible()
  await expectNoAxeViolations(page, 'main')
})
