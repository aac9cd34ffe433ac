import { expect, test } from '@playwright/test'
import pg from 'pg'
import { expectNoAxeViolations } from './axe.ts'
import { signInAs } from './sign-in.ts'

const looks = [390, 768, 1440].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })))

test('the reminders page shows its variant, tells it once, and the office reads what was counted', async ({
  page,
  browser,
}, testInfo) => {
  const own = await browser.newPage()
  await signInAs(own, 'customer')
  const told: string[] = []
  own.on('request', (request) => {
    if (request.url().endsWith('/experiment/track/exposure')) told.push(request.postData() ?? '')
  })
  const asked = own.waitForResponse((response) => response.url().endsWith('/experiment/user/experiments'))
  await own.goto('/reminders')
  const { data } = (await (await asked).json()) as { data: Record<string, { id: string; variant: string }> }
  const variant = data['rebooking-times']?.variant ?? ''
  expect(['below', 'first']).toContain(variant)
  const ticket = own
    .getByRole('region', { name: 'Coming back' })
    .getByRole('listitem')
    .filter({ has: own.getByRole('link', { name: /\d{1,2}:\d{2}/ }) })
    .first()
  // The tickets get their times one after the other: both places are read in one look.
  const isFirst = () =>
    ticket.evaluate((element) => {
      const times = element.querySelector('[role=status]')
      const last = [...element.querySelectorAll('*')].findLast(({ textContent }) => textContent?.startsWith('Last'))
      return times && last ? times.getBoundingClientRect().y < last.getBoundingClientRect().y : null
    })
  await expect.poll(isFirst).toBe(variant === 'first')
  await expect.poll(() => told.length).toBe(1)
  expect(JSON.parse(told[0] ?? '')).toMatchObject({
    ...{ experimentId: 'rebooking-times', variant, context: { page: '/reminders' } },
  })
  await own.close()

  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard/experiments')
  const experiment = page.getByRole('region', { name: /^Free times first/ }).first()
  await expect(experiment.getByText('Running')).toBeVisible()
  await expect(experiment.getByText('Seen on: /reminders')).toBeVisible()
  const row = experiment.getByRole('row', { name: new RegExp(`^${variant}`) })
  await expect(row).toContainText('1')
  for (const { width, scheme } of looks) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 900 })
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.screenshot({ path: testInfo.outputPath(`experiments-${width}-${scheme}.png`), fullPage: true })
  }
  await experiment.getByRole('button', { name: 'Stop Free times first' }).click()
  const dialog = page.getByRole('dialog', { name: 'Stop Free times first?' })
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Let it run' }).click()
  await expect(dialog).toHaveCount(0)
})

test('the office starts an experiment with a share, lets more in and stops it for good', async ({ page }, testInfo) => {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    // For nobody: what others are shown stays as it is.
    await client.query(`insert into experiment (experiment_id, name, hypothesis, variants, weights, layer, bucket_from,
        bucket_to, share, languages, roles, conversions, value_conversions)
      values ('shorter-words', 'Shorter words', 'Fewer words are read to their end.', '{long,short}', '{1,1}', 'words', 0, 5000,
        100, '{fr,pt}', '{admin}', '{default,spent}', '{spent}')`)
    await client.query(`insert into experiment_exposure select 'shorter-words', sha256(n::text::bytea),
      case when n % 3 = 0 then 'short' else 'long' end, '/reminders', now() from generate_series(1, 900) n`)
    await client.query(`insert into experiment_conversion select experiment_id, subject, kind, 1,
        case kind when 'spent' then 12.5 else 1 end, now()
      from experiment_exposure, unnest('{default,spent}'::text[]) kind
      where experiment_id = 'shorter-words' and get_byte(subject, 0) < 60`)
  } finally {
    await client.end()
  }
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard/experiments')
  const experiment = page.getByRole('region', { name: 'Shorter words' }).first()
  await expect(experiment.getByText('Not started')).toBeVisible()
  await expect(experiment.getByText('Languages: French and Portuguese')).toBeVisible()
  await experiment.getByLabel('Share').selectOption('10')
  await experiment.getByRole('button', { name: 'Start Shorter words' }).click()
  await expect(experiment.getByText('10% of those it is meant for')).toBeVisible()
  await expect(experiment.getByRole('alert')).toContainText('not seen as often as planned')
  await expect(experiment.getByRole('row', { name: /^short/ })).toContainText('compared with the first')
  await expect(experiment.getByRole('alert')).toContainText('p < 0.001')
  await experiment.getByLabel('Share').selectOption('50')
  await experiment.getByRole('button', { name: 'Show to more: Shorter words' }).click()
  await expect(experiment.getByText('50% of those it is meant for')).toBeVisible()
  await expectNoAxeViolations(page)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: testInfo.outputPath(`running-${width}.png`), fullPage: true })
  }
  await experiment.getByRole('button', { name: 'Stop Shorter words' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(experiment.getByText('Stopped', { exact: true })).toBeVisible()
  await expect(experiment.getByRole('button')).toHaveCount(0)
})
