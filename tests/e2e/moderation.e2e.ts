import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { byHand } from './business.ts'
import { ownerAndGuest, queued } from './reported.ts'
import { signInAs } from './sign-in.ts'

const spam = { reason: 'spam', details: '' }
const words = () => ({ rating: 5, text: `Buy watches, ${crypto.randomUUID()}` })

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
  const { reportedReview, close } = await ownerAndGuest(browser, baseURL)
  const [first, second, other] = [words(), words(), words()]
  const ids: string[] = []
  for (const review of [first, second, other]) ids.push(await reportedReview(review, spam))
  const [one = '', two = '', three = ''] = ids
  await close()
  await signInAs(page, 'admin')
  await page.goto('/admin/moderation')
  await page.getByLabel('Reason', { exact: true }).selectOption('Spam or promotional content')
  await expect(page).toHaveURL(/\/admin\/moderation\?reason=spam$/)
  const thing = (text: string) => queued(page).filter({ hasText: text })
  for (const { text } of [first, second]) await thing(text).getByRole('checkbox').check()
  await expect(page.getByText('2 chosen')).toBeVisible()
  await expectNoAxeViolations(page)
  const removeAsSpam = page.getByRole('button', { name: 'Remove as spam' })
  await removeAsSpam.click()
  const asked = page.getByRole('dialog', { name: 'Remove 2 as spam?' })
  await expectNoAxeViolations(page)
  await asked.getByRole('button', { name: 'Keep them' }).click()
  await expect(asked).toHaveCount(0)
  expect(await statusesOf([one])).toEqual([{ status: 'published', reason: null, decisions: 0 }])
  await removeAsSpam.click()
  await asked.getByRole('button', { name: 'Remove as spam' }).click()
  await expect(page.getByText('2 removed as spam.')).toBeVisible()
  for (const { text } of [first, second]) await expect(thing(text)).toHaveCount(0)
  await expect(thing(other.text)).toBeVisible()
  expect(await statusesOf([one, two])).toEqual(
    Array.from({ length: 2 }, () => ({ status: 'removed', reason: 'spam', decisions: 1 })),
  )
  expect(await statusesOf([three])).toEqual([{ status: 'published', reason: null, decisions: 0 }])

  // Somebody else keeps the third while it is chosen.
  await thing(other.text).getByRole('checkbox').check()
  await byHand(`update report set status = 'kept', resolved_at = now() where review_id = $1`, [three])
  await removeAsSpam.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove as spam' }).click()
  await expect(page.getByText('1 could not be removed.')).toBeVisible()
  await expect(thing(other.text)).toHaveCount(0)
  expect(await statusesOf([three])).toEqual([{ status: 'published', reason: null, decisions: 0 }])
})

test('whoever suspends for what was decided meanwhile is told so in the dialog, and the queue goes on', async ({
  page,
  browser,
  baseURL,
}) => {
  const { reportedReview, close } = await ownerAndGuest(browser, baseURL)
  const review = words()
  const id = await reportedReview(review, spam)
  await close()
  await signInAs(page, 'admin')
  await page.goto('/admin/moderation')
  const thing = queued(page).filter({ hasText: review.text })
  await thing.getByRole('button', { name: 'Suspend...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspend Otto Lane?' })
  await byHand(`update report set status = 'warned', resolved_at = now() where review_id = $1`, [id])
  await dialog.getByRole('button', { name: 'Suspend account' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Somebody has decided this meanwhile: warned. Suspend the account all the same?',
  )
  await expect(dialog.getByRole('button', { name: 'Suspend all the same' })).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Leave it as decided' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(thing).toHaveCount(0)
})

test('a disputed no-show is found in the queue, its booking opened, its customer warned, and it is decided', async ({
  page,
  browser,
  baseURL,
}) => {
  const { guest, disputedNoShow, close } = await ownerAndGuest(browser, baseURL)
  const note = `I rang the bell, ${crypto.randomUUID()}`
  await disputedNoShow(note)
  await signInAs(page, 'admin')
  await page.goto('/admin/moderation')
  await page.getByLabel('Kind', { exact: true }).selectOption('Disputed no-shows')
  await expect(page).toHaveURL(/\?kind=no_show$/)
  const dispute = queued(page).filter({ hasText: note })
  for (const said of ['To be decided by', 'The fee of', 'Otto Lane: Disputed: “I was there”', 'Belle Hopper'])
    await expect(dispute).toContainText(said)
  const [customer, owner] = ['Customer: Otto Lane', 'Owner of the business: Ines Hale'].map((name) =>
    dispute.getByRole('listitem').filter({ hasText: name }),
  )
  for (const side of [customer, owner]) {
    await expect(side ?? dispute).toContainText('before.')
    await expect(side ?? dispute).toContainText('No other no-show of theirs was disputed.')
  }
  await expectNoAxeViolations(page)

  // Whoever opens the booking says why.
  await dispute.getByRole('link', { name: 'Open the booking' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Otto Lane')
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(note)
  await page.goBack()

  await dispute.getByRole('button', { name: 'Warn: Otto Lane' }).click()
  const warning = page.getByRole('dialog', { name: 'Warn Otto Lane?' })
  await warning.getByLabel('Reason they are given').selectOption('Other')
  await warning.getByLabel(/^Own words/).fill('Please say so before, not after.')
  await expectNoAxeViolations(page)
  await warning.getByRole('button', { name: 'Warn', exact: true }).click()
  await expect(page.getByText('Otto Lane is warned.')).toBeVisible()
  await expect(warning).toHaveCount(0)
  await expect(dispute).toContainText('Decided about Otto Lane before: 1 warning')
  await dispute.getByText('Decided before', { exact: true }).click()
  await expect(
    dispute
      .getByRole('listitem')
      .filter({ hasText: /warned, Other, this one/ })
      .last(),
  ).toContainText('Please say so before, not after.')
  await expectNoAxeViolations(page)

  await dispute.getByRole('button', { name: 'Suspend: Ines Hale' }).click()
  const suspending = page.getByRole('dialog', { name: 'Suspend Ines Hale?' })
  await expect(suspending).toContainText('Belle Hopper disappears from the site at once')
  await suspending.getByRole('button', { name: 'Cancel' }).click()

  await dispute.getByLabel('Reason they are given').selectOption('Nothing proves it either way')
  await dispute.getByLabel(/^Own words/).fill('Nobody else was there.')
  await dispute.getByRole('button', { name: 'No-show stands' }).click()
  await expect(page.getByText('Decided. Both have been told.')).toBeVisible()
  await expect(dispute).toHaveCount(0)

  await guest.goto('/decisions')
  const about = (name: string) => guest.getByRole('article', { name })
  await expect(about('The no-show at Belle Hopper stands')).toContainText('Nobody else was there.')
  await expect(about('A warning about a visit at Belle Hopper')).toContainText('Please say so before, not after.')
  await expect(about('A warning about a visit at Belle Hopper')).toContainText('Nothing was taken from you.')
  await expectNoAxeViolations(guest, 'main')
  await close()
})

test('of a no-show that somebody else has decided meanwhile it is said how, also to whoever warns', async ({
  page,
  browser,
  baseURL,
}) => {
  const { disputedNoShow, close } = await ownerAndGuest(browser, baseURL)
  const note = `I rang the bell, ${crypto.randomUUID()}`
  const id = await disputedNoShow(note)
  await close()
  await signInAs(page, 'admin')
  await page.goto('/admin/moderation?kind=no_show')
  const dispute = queued(page).filter({ hasText: note })
  await dispute.getByRole('button', { name: 'Warn: Otto Lane' }).click()
  const warning = page.getByRole('dialog', { name: 'Warn Otto Lane?' })
  const settle = (as: string | null) =>
    byHand(
      `update no_show set settled_as = $2, settled_at = case when $2::text is null then null else now() end where booking_id = $1`,
      [id, as],
    )
  await settle('no_show')
  await warning.getByRole('button', { name: 'Warn', exact: true }).click()
  await expect(warning.getByRole('alert')).toHaveText('Somebody has decided this meanwhile: The no-show stands.')
  await expect(warning.getByRole('button', { name: 'Decide so all the same: Warn' })).toBeVisible()
  await settle(null)
  await warning.getByRole('button', { name: 'Leave it' }).click()
  await expect(warning).toHaveCount(0)
  // What is asked for again when it closes may have met the one or the other.
  await page.reload()
  await expect(dispute).toBeVisible()
  await settle('no_show')
  await dispute.getByRole('button', { name: 'The visit took place' }).click()
  await expect(page.getByText('Somebody has decided this meanwhile: No-show stands.')).toBeVisible()
  await expect(dispute).toHaveCount(0)
})
