import { expect, type Locator, type Page } from '@playwright/test'
import pg from 'pg'
import { choose } from './sign-in.ts'

/** Booked by the call, and moved into the past by hand: nobody waits for it. */
export async function completedVisit(
  page: Page,
  email: string,
  headers: Record<string, string>,
  slug: string,
): Promise<string> {
  const { request } = page
  const { provider } = await (await request.get(`/api/providers/${slug}`)).json()
  const serviceIds = [(provider.services[3] ?? provider.services[0]).id]
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const wanted = new URLSearchParams({
    providerId: provider.id,
    serviceIds: serviceIds.join(),
    from: day(40),
    to: day(60),
  })
  const { data } = await (await request.get(`/api/bookings/availability?${wanted}`)).json()
  const starts = data.days.flatMap((one: { slots: { start: string }[] }) => one.slots.map(({ start }) => start))
  const book = async () => {
    const dateTime = starts[Math.floor(Math.random() * starts.length)]
    const booked = await request.post('/api/bookings', {
      headers,
      data: { providerId: provider.id, serviceIds, dateTime },
    })
    expect(booked.status(), await booked.text()).toBe(201)
    return (await booked.json()).data.id as string
  }
  // Another time when somebody else has just taken that one.
  let id = ''
  await expect(async () => {
    id = await book()
  }).toPass({ timeout: 30_000 })
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    await client.query('update account set email_verified_at = now() where email = $1', [email])
    await client.query(
      `update booking set status = 'completed', pay_by = null, starts_at = now() - interval '4 hours', ends_at = now() - interval '3 hours'
        where booking_id = $1`,
      [id],
    )
  } finally {
    await client.end()
  }
  return id
}

/** No more than two weeks to the next month: the first days of it are less than thirty away. */
const isNextMonthNear = () => new Date(Date.now() + 14 * 86_400_000).getUTCMonth() !== new Date().getUTCMonth()

/**
 * In the dialog of a provider's page: the first service, a day of next month and its first time, up to the confirming step.
 * `day`: which of the free ones, so that tests side by side do not meet. `isSoon`: within thirty days, be it this month.
 * Answers the dialog and the button that goes on.
 */
export async function toConfirmingStep(
  page: Page,
  day: number,
  { isSoon = false } = {},
): Promise<{ dialog: Locator; onwards: Locator }> {
  const dialog = page.getByRole('dialog')
  const onwards = dialog.locator('.dialog-foot .button-primary')
  await choose(dialog.getByRole('checkbox').first())
  await onwards.click()
  if (!isSoon || isNextMonthNear()) await dialog.getByRole('button', { name: 'Next', exact: true }).first().click()
  await expect(page.getByText('Loading times...')).toBeHidden()
  await page.locator('[role=gridcell] [role=button]:not([aria-disabled=true], [data-none])').nth(day).click()
  await choose(dialog.getByRole('radio').first())
  await onwards.click()
  return { dialog, onwards }
}
