import { type APIRequestContext, expect, type Locator, type Page, type Route, test } from '@playwright/test'
import pg from 'pg'
import { newDay, untilNewDay } from '../new-day.ts'
import { comesAlive, newPerson, password } from './sign-in.ts'

export const headersOf = (bearer: string) => ({ authorization: `Bearer ${bearer}`, 'sec-fetch-site': 'same-origin' })

/** What is done today is not to end tomorrow. */
export async function awayFromMidnight() {
  test.setTimeout(test.info().timeout + untilNewDay(Date.now()))
  await newDay()
}

/** The next answer from there is given, and lost on its way. */
export async function loseAnswer(page: Page, address: string) {
  const lose = async (route: Route) => {
    // Told to come again, the page would have done so by itself.
    await expect.poll(async () => (await route.fetch()).status()).toBe(201)
    await route.abort()
  }
  await page.route(address, lose, { times: 1 })
}

/** By hand, in the database of the tests' server: what takes days otherwise. */
export async function byHand(statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  const { rows } = await client.query(statement, values).finally(() => client.end())
  return rows
}

/** What a tick takes: who trades, and what shows it. Answers the ids of the documents. */
export async function sendDocuments(request: APIRequestContext, token: string): Promise<string[]> {
  const headers = headersOf(token)
  const trader = {
    ...{
      kind: 'trader',
      legalName: 'Hopper Barbers Ltd',
      street: 'Roman Road 5',
      postalCode: 'E2 0HU',
      city: 'London',
    },
    ...{ country: 'GB', register: 'Companies House', registerNumber: '07524813', taxNumber: 'GB 980 7806 84' },
    ...{ email: 'hello@hopper.test', phone: '020 7946 0000', complies: true },
  }
  expect((await request.put('/api/providers/me/trader', { headers, data: trader })).status()).toBe(200)
  const file = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }
  const ids: string[] = []
  for (const kind of ['identity', 'registration']) {
    const path = `/api/providers/me/documents/kinds/${kind}`
    const sent = await request.post(path, { headers, multipart: { document: file } })
    expect(sent.status(), await sent.text()).toBe(201)
    ids.push((await sent.json()).data.id)
  }
  return ids
}

/** A business of whoever the token is of, which no other test knows; answers how somebody books there. */
export async function openBusiness(request: APIRequestContext, token: string, businessName = 'Belle Hopper') {
  const services = [{ name: 'Beard trim', durationMinutes: 30, priceMinor: 1800 }]
  const address = { placeSlug: 'bethnal-green', street: 'Roman Road 5', postalCode: 'E2 0HU' }
  const hours = Array(7).fill([{ opens: '06:00', closes: '22:00' }])
  const business = { businessName, profession: 'Barber', ...address, services, hours }
  const opened = await request.post('/api/providers', { headers: headersOf(token), data: business })
  expect(opened.status(), await opened.text()).toBe(201)
  const { id: providerId } = (await opened.json()).provider
  const { provider } = await (await request.get(`/api/providers/${providerId}`)).json()
  const serviceId: string = provider.services[0].id
  const date = new Date(Date.now() + 3 * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Europe/London' })
  const someoneNew = async () => {
    const guest = await request.post('/api/auth/register', { data: { ...newPerson('Noah', 'Reed'), password } })
    return (await guest.json()).token as string
  }
  /** The first free time from a day on that does not begin while the test goes on, for whoever the bearer is of. */
  const book = async (bearer?: string, from = date, giftCards?: string[]) => {
    const to = new Date(Date.parse(from) + 86_400_000).toISOString().slice(0, 10)
    const times = await request.get(`/api/providers/${providerId}/availability`, {
      params: { from, to, serviceIds: serviceId },
    })
    const { days } = (await times.json()).data as { days: { slots: { start: string }[] }[] }
    const soon = Date.now() + 5 * 60_000
    const dateTime = days.flatMap(({ slots }) => slots).find(({ start }) => Date.parse(start) > soon)?.start
    const booking = { providerId, serviceIds: [serviceId], dateTime, ...(giftCards && { giftCards }) }
    const headers = headersOf(bearer ?? (await someoneNew()))
    const booked = await request.post('/api/bookings', { headers, data: booking })
    expect(booked.status(), await booked.text()).toBe(201)
    return (await booked.json()).data.id as string
  }
  return { providerId, serviceId, slug: String(provider.linkTo).split('/').at(-1) ?? '', date, book }
}

/** Whoever the token is of takes cards from now on: the simulator asks nothing, and is asked once whether it has heard. */
export async function takeCards(request: APIRequestContext, token: string) {
  const headers = headersOf(token)
  const opened = await request.post('/api/providers/me/cards', { headers, data: {} })
  expect(opened.ok(), await opened.text()).toBe(true)
  const cards = await request.get('/api/providers/me/cards', { headers })
  expect(await cards.json()).toMatchObject({ data: { state: 'ready' } })
}

/** After a step to another month: its free days, once they are shown. The address is there before what it shows. */
export async function freeDaysOf(page: Page): Promise<Locator> {
  await expect(page).toHaveURL(/[?&]month=/)
  const month = new URL(page.url()).searchParams.get('month')
  const days = page.getByRole('link', { name: /, Free$/ })
  await expect(days.first()).toHaveAttribute('href', new RegExp(`day=${month}`))
  return days
}

/** Signed out at the confirming step, with a time chosen at a new business, which is paid on the day. */
export async function toConfirmingStep(page: Page, request: APIRequestContext, referer?: string) {
  const owner = await request.post('/api/auth/register', { data: { ...newPerson('Sol', 'Fern'), password } })
  const { slug } = await openBusiness(request, (await owner.json()).token)
  await page.goto(`/booking?provider=${slug}`, referer ? { referer } : {})
  const service = page.getByRole('checkbox').first()
  await comesAlive(service)
  await service.check()
  await expect(page).toHaveURL(/&book=/)
  await page.getByRole('link', { name: 'Next month' }).click()
  await (await freeDaysOf(page)).nth(8).click()
  await expect(page).toHaveURL(/&day=/)
  await page.locator('.time-picker ul a.slot').first().click()
  await expect(page).toHaveURL(/&at=/)
}
