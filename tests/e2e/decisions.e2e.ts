import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { byHand } from './business.ts'
import { ownerAndGuest, queued } from './reported.ts'
import { signInAs } from './sign-in.ts'

test('a review is folded with its reasons; its author reads them and appeals, and the office takes it back', async ({
  page,
  browser,
  baseURL,
}) => {
  const { owner, guest, slug, reportedReview, close } = await ownerAndGuest(browser, baseURL)
  const text = `Not worth it, ${crypto.randomUUID()}`
  const id = await reportedReview({ rating: 2, text }, { reason: 'harassment', details: 'Rude' })

  await signInAs(page, 'admin')
  await page.goto('/admin/moderation')
  const thing = queued(page).filter({ hasText: text })
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
  await owner.goto(`/provider/${slug}`)
  const card = owner.locator('#reviews article')
  await expect(card.getByText('We have folded this review: Harassment or bullying')).toBeVisible()
  await expect(card.getByText(text)).toBeHidden()
  await card.locator('summary').click()
  await expect(card.getByText(text)).toBeVisible()
  await expectNoAxeViolations(owner, '#reviews')

  await guest.goto('/my-bookings?show=past')
  await guest.getByRole('link', { name: 'Read why, and how to appeal' }).click()
  const decision = guest.getByRole('article', { name: /^We have folded your review of/ })
  await expect(decision).toContainText('Please write about the visit, not the person.')
  await expect(decision).toContainText('Somebody reported it to us. A person looked at it')
  await expectNoAxeViolations(guest, 'main')
  await decision.getByLabel(/^What should we know/).fill('I wrote about the cut alone.')
  await decision.getByRole('button', { name: 'Appeal' }).click()
  await expect(decision.getByText(/^You appealed on/)).toBeVisible()
  await expectNoAxeViolations(guest, 'main')

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
  await guest.reload()
  await expect(decision.getByText(/and you were right/)).toBeVisible()
  await expect(decision).toContainText('You are right.')
  await owner.reload()
  await expect(card.getByText(text)).toBeVisible()
  await close()
})

test('a link that is no longer good, or of somebody else, says so', async ({ page }) => {
  await page.goto(`/decision/${crypto.randomUUID()}#token=nothing`)
  await expect(page.getByText('This decision does not exist, or is not about you.')).toBeVisible()
  await expectNoAxeViolations(page, 'main')
})
