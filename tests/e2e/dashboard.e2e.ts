import { expect, type Page, test } from '@playwright/test'
import { arriveAs, newPerson } from './sign-in.ts'

type Entry = { from: string; label: string }

const open = [{ opens: '06:00', closes: '22:00' }]

/** The owner of a new business that is open all day, with today on the screen; and how to enter half an hour of today. */
async function openBusiness(page: Page, name: string) {
  const token = await arriveAs(page, newPerson(name, 'Lark'), '/about')
  const headers = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' }
  const services = [{ name: 'Beard trim', durationMinutes: 30, priceMinor: 1800 }]
  const address = { placeSlug: 'bethnal-green', street: 'Roman Road 5', postalCode: 'E2 0HU' }
  const data = { businessName: `${name} Lark`, profession: 'Barber', ...address, services, hours: Array(7).fill(open) }
  const made = await page.request.post('/api/providers', { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = (await made.json()).provider
  const setup = await page.request.get(`/api/providers/${id}/setup`, { headers })
  const [{ id: staffId }] = (await setup.json()).data.staff
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' })
  const enter = async ({ from, label }: Entry) => {
    const start = `${today}T${from}:00Z`
    const end = new Date(Date.parse(start) + 1_800_000).toISOString()
    const entry = { staffId, start, end, label, customerName: null, customerPhone: null }
    const answer = await page.request.post(`/api/providers/${id}/entries`, { headers, data: entry })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  return { enter }
}

const card = (page: Page, label: string) => page.locator('.timeline').getByRole('button', { name: label })

test('whoever is on a card of the day stays there when the day is read again, and after a dialog', async ({ page }) => {
  await page.clock.install()
  const { enter } = await openBusiness(page, 'Ottoline')
  await enter({ from: '10:00', label: 'Dentist' })
  await page.goto('/dashboard')
  await card(page, 'Dentist').focus()
  await enter({ from: '12:00', label: 'Delivery' })
  await page.clock.runFor(61_000)
  await expect(card(page, 'Delivery')).toBeVisible()
  await expect(card(page, 'Dentist')).toBeFocused()

  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await enter({ from: '14:00', label: 'Accounts' })
  await page.clock.runFor(61_000)
  await expect(page.locator('.timeline', { hasText: 'Accounts' })).toBeAttached()
  await page.keyboard.press('Escape')
  await page.clock.runFor(1000)
  await expect(dialog).toBeHidden()
  await expect(card(page, 'Dentist')).toBeFocused()
})
