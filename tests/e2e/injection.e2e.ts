import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { generateSync } from 'otplib'
import pg from 'pg'
import { reviewsToSay, vocabularyVersion } from '../../src/domains/reviews/analysis.rules.ts'
import { type BuiltServer, startBuiltServer } from '../built-server.ts'
import { escaped, injections } from '../injection-strings.ts'
import { queued } from './reported.ts'

test.describe.configure({ mode: 'serial', timeout: 300_000 })

/** The server writes all of them; a browser, to which they are text by then, sees every third, in the full run all. */
const isSeen = (index: number, share: number) => process.env.TEST_FULL === '1' || index % share === 0

let server: BuiltServer
let pool: pg.Pool
const customers: { token: string; text: string }[] = []
const photo = '/pictures/barber-1-960.avif'

test.beforeAll(async () => {
  server = await startBuiltServer({ DEMO: '0' })
  pool = new pg.Pool({ connectionString: server.databaseUrl, max: 4 })
  for (const [index, text] of injections.entries()) await makeOwnProvider(index, text)
})
test.afterAll(async () => {
  await pool.end()
  await server.stop()
})

async function insert(table: string, row: Record<string, unknown>, by: pg.Pool | pg.PoolClient = pool) {
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${index + 1}`)
  await by.query(`insert into ${table} (${names.join()}) values (${places.join()})`, Object.values(row))
}

/** A provider and a customer of it, all of whose texts are the one: written past every check of the calls. */
async function makeOwnProvider(index: number, text: string) {
  const [owner, customer, provider_id, staff_id, service_id, booking_id] = Array.from({ length: 6 }, () => randomUUID())
  const person = (account_id: string | undefined) => ({
    account_id,
    email: `${account_id}@test.test`,
    first_name: text,
    last_name: text,
    display_name: text.slice(0, 80),
    email_verified_at: new Date(),
  })
  await insert('account', person(owner))
  await insert('account', person(customer))
  const address = { slug: `provider-${index}`, provider_id, account_id: owner }
  await insert('provider_address', address)
  await insert('provider', {
    ...address,
    business_name: text,
    individual_name: text,
    profession: text,
    business_type: text,
    category_slug: 'nail-care',
    subcategory_slug: 'nail-care',
    description: text,
    bio: text,
    greeting: text,
    street: text,
    area: text,
    city: text,
    region: text,
    postal_code: text,
    country: 'GB',
    latitude: 51.5,
    longitude: -0.1,
    phone: text,
    email: text,
    website: text,
    specializations: [text],
    qualifications: [text],
    tags: [text],
    search_text: 'everything',
    gallery: [photo],
    photo_texts: { [photo]: text },
  })
  // Where a picture lies is no text: the database takes paths of this site only.
  const pictures: [statement: string, value: unknown, id: unknown][] = [
    ['update provider set profile_image = $1 where provider_id = $2', text, provider_id],
    ['update provider set gallery = $1 where provider_id = $2', ['/pictures/a.avif', text], provider_id],
    ['update account set avatar_url = $1 where account_id = $2', text, owner],
  ]
  for (const [statement, value, id] of pictures)
    await expect(pool.query(statement, [value, id])).rejects.toThrow(/check constraint/)
  await insert('staff', { provider_id, staff_id, name: text })
  await insert('working_hours', { provider_id, staff_id, weekday: 1, opens_minute: 540, closes_minute: 1020 })
  await insert('service', { provider_id, service_id, name: text, description: text, category: text, price_minor: 4000 })
  const day = 86_400_000
  const [starts_at, ends_at] = [new Date(Date.now() - 2 * day), new Date(Date.now() - 2 * day + 3_600_000)]
  const own = { provider_id, booking_id, starts_at, ends_at }
  await insert('booking', {
    ...own,
    customer_id: customer,
    status: 'completed',
    timezone: 'Europe/London',
    currency: 'GBP',
    total_minor: 4000,
    notes: text,
    cancel_reason: text,
    cancellation_policy: await standardPolicy(),
  })
  await insert('segment', {
    ...own,
    segment_id: randomUUID(),
    staff_id,
    position: 0,
    service_id,
    service_name: text,
    price_minor: 4000,
  })
  await disputeNoShow({ provider_id, customer, owner, staff_id, service_id }, text)
  const review = { provider_id, review_id: randomUUID(), booking_id, customer_id: customer, rating: 5, text }
  await insert('review', { ...review, response_text: text, responded_at: new Date() })
  await insert('report', {
    ...{ provider_id, report_id: randomUUID(), review_id: review.review_id, reporter_id: owner },
    ...{ reason: 'spam', details: text, created_at: new Date() },
  })
  // The page itself, and a photo on it.
  for (const reported of [{}, { photo }])
    await insert('report', {
      ...{ provider_id, report_id: randomUUID(), reporter_id: customer, ...reported },
      ...{ reason: 'spam', details: text, created_at: new Date() },
    })
  const decided = {
    ...{ account_id: customer, kind: 'warned', subject_type: 'review', subject_id: review.review_id, reason: 'spam' },
    ...{ words: text, is_reported: true, decided_at: new Date(Date.now() - 90_000) },
    ...{ appeal: text, appealed_at: new Date(Date.now() - 60_000 + index) },
  }
  await insert('decision', { ...decided, decision_id: randomUUID() })
  const answer = { outcome: 'upheld', outcome_words: text, outcome_by: owner, outcome_at: new Date() }
  await insert('decision', { ...decided, ...answer, decision_id: randomUUID() })
  await insert('provider_rating', { provider_id, star_counts: [0, 0, 0, 0, 1 + reviewsToSay] })
  const segment = { staff_id, position: 0, service_id, service_name: 'Cut', price_minor: 4000 }
  for (let count = 0; count < reviewsToSay; count++)
    await quoteReview({ ...own, customer_id: customer, segment, text, policy: await standardPolicy() })
  customers.push({ token: customer ?? '', text })
}

type Visit = {
  provider_id: string | undefined
  customer_id: string | undefined
  starts_at: Date
  ends_at: Date
  segment: Record<string, unknown>
  text: string
  policy: string
}

/** One more review, and the whole of it as the proof of a theme: in one go, or the server reads its words by itself in between. */
async function quoteReview({ segment, text, policy, ...visit }: Visit) {
  const [booking_id, review_id] = [randomUUID(), randomUUID()]
  const { provider_id, customer_id, starts_at, ends_at } = visit
  await insert('booking', {
    ...{ ...visit, booking_id, status: 'completed', timezone: 'Europe/London', currency: 'GBP', total_minor: 4000 },
    cancellation_policy: policy,
  })
  const client = await pool.connect()
  await client.query('begin')
  await insert('review', { provider_id, review_id, booking_id, customer_id, rating: 5, text }, client)
  await insert('review_opinion', { provider_id, review_id, vocabulary: vocabularyVersion, sentiment: 1 }, client)
  const mention = { theme: 'price', is_praise: true, sentence_start: 1, sentence_length: text.length }
  await insert('review_mention', { provider_id, review_id, ...mention }, client)
  await client.query('commit')
  client.release()
  await insert('segment', { provider_id, booking_id, starts_at, ends_at, segment_id: randomUUID(), ...segment })
}

type Parties = Record<'provider_id' | 'customer' | 'owner' | 'staff_id' | 'service_id', string | undefined>

/** What both say about a visit that is said not to have taken place. */
async function disputeNoShow({ provider_id, customer, owner, staff_id, service_id }: Parties, text: string) {
  const booking_id = randomUUID()
  const [starts_at, ends_at] = [4, 3].map((hours) => new Date(Date.now() - hours * 3_600_000))
  const own = { provider_id, booking_id, starts_at, ends_at }
  const at = new Date(Date.now() - 60_000)
  await insert('booking', {
    ...{ ...own, customer_id: customer, status: 'no_show', timezone: 'Europe/London', currency: 'GBP' },
    ...{ total_minor: 4000, cancellation_policy: await standardPolicy() },
  })
  await insert('segment', {
    ...{ ...own, segment_id: randomUUID(), staff_id, position: 0, service_id, service_name: 'Cut', price_minor: 4000 },
  })
  await insert('no_show', {
    ...{ provider_id, booking_id, marked_at: at, fee_minor: 4000, answer: 'was_there', answered_at: at },
  })
  for (const [position, kind, party, actor_id] of [
    [1, 'was_there', 'customer', customer],
    [2, 'dispute_answered', 'provider', owner],
  ])
    await insert('booking_change', {
      provider_id,
      booking_id,
      position,
      kind,
      party,
      actor_id,
      at,
      starts_at,
      reason: text,
    })
}

/** The policy a provider has who chose none. */
async function standardPolicy(): Promise<string> {
  const { rows } = await pool.query('select cancellation_policy from provider limit 1')
  return JSON.stringify(rows[0]?.cancellation_policy)
}

test('sixty injections in every stored text are text in what the server writes', async ({ request }) => {
  expect(injections).toHaveLength(60)
  for (const [index, text] of injections.entries()) {
    const path = `/provider/provider-${index}`
    const html = await (await request.get(`${server.origin}${path}`)).text()
    expect(html, path).toContain(escaped(text))
    expect(html, path).toContain(`aria-label="Photo 1 of 1: ${escaped(text)}"`)
    expect(html, path).toContain(`“${escaped(text)}”</blockquote>`)
    // As it was written, it stands nowhere: not in the state of the page, nor in what search engines read.
    if (text.includes('<')) expect(html.includes(text), `${path}: ${text}`).toBe(false)
    // What a page loads while it lives is never read as a page.
    const data = await request.get(`${server.origin}${path}.data`)
    expect([data.headers()['content-type'], data.headers()['x-content-type-options']], path).toEqual([
      expect.stringMatching(/^text\/x-script/),
      'nosniff',
    ])
    expect(await data.text(), path).toContain(JSON.stringify(text).slice(1, -1))
  }
  for (const [index, text] of injections.entries()) {
    const html = await (await request.get(`${server.origin}/how-we-rate?provider=provider-${index}`)).text()
    expect(html, text).toContain(escaped(text))
    if (text.includes('<')) expect(html.includes(text), text).toBe(false)
  }
  for (const page of [1, 2, 3]) {
    const html = await (await request.get(`${server.origin}/search?search=everything&page=${page}`)).text()
    for (const text of injections) if (text.includes('<')) expect(html.includes(text), text).toBe(false)
  }
})

test('and to a browser, before and after the page lives', async ({ page }) => {
  const problems = watch(page)
  for (const [index, text] of injections.entries()) {
    if (!isSeen(index, 3)) continue
    await page.goto(`${server.origin}/provider/provider-${index}`, { waitUntil: 'domcontentloaded' })
    await page.keyboard.press('Shift')
    // Only a page that lives knows that nobody is signed in.
    await page.locator('header').getByRole('link', { name: 'Log in or sign up' }).waitFor()
    expect(await page.locator('main').textContent(), text).toContain(text)
    problems.push(...(await armed(page)))
    if (!isSeen(index, 12)) continue
    await page.goto(`${server.origin}/how-we-rate?provider=provider-${index}`)
    await page.keyboard.press('Shift')
    await page.locator('header').getByRole('link', { name: 'Log in or sign up' }).waitFor()
    expect(await page.locator('main').textContent(), text).toContain(text)
    problems.push(...(await armed(page)))
  }
  for (const number of [1, 2, 3]) {
    await page.goto(`${server.origin}/search?search=everything&page=${number}`)
    await page.keyboard.press('Shift')
    await page.locator('header').getByRole('link', { name: 'Log in or sign up' }).waitFor()
    problems.push(...(await armed(page)))
  }
  expect(problems).toEqual([])
  expect(server.violations).toEqual([])
})

test('and so are one’s own name and bookings', async ({ page }) => {
  const problems = watch(page)
  for (const [index, text] of injections.entries()) {
    if (!isSeen(index, 8)) continue
    await page.goto(`${server.origin}/robots.txt`)
    const email = `injected-${index}@test.test`
    const answer = await page.context().request.post(`${server.origin}/api/auth/register`, {
      data: { firstName: text, lastName: text, email, password: 'a long enough one' },
    })
    const { token, user } = await answer.json()
    // The visit, and the one of which both said how it was.
    await pool.query(
      `with given as (update booking set customer_id = $1
          where provider_id = (select provider_id from booking where notes = $2) returning booking_id, provider_id),
        decided as (update decision set account_id = $1 where words = $2),
        liked as (insert into favourite select distinct provider_id, $1::uuid, now() from given),
        named as (update directory set customer_id = $1 where id in (select booking_id from given))
       insert into customer_directory select distinct $1::uuid, provider_id from given`,
      [user.id, text],
    )
    await page.evaluate((value) => {
      localStorage.setItem('token', value)
      localStorage.setItem('tokenExpiry', String(Date.now() + 600_000))
    }, token)
    for (const [path, loaded] of [
      ['/my-bookings?show=past', '.ticket'],
      ['/profile', '#devices li'],
      ['/decisions', 'main article'],
      ['/profile/favourites', 'main article'],
    ] as const) {
      await page.goto(`${server.origin}${path}`)
      await expect(page.locator('header summary')).toContainText(text)
      await page.locator(loaded).first().waitFor()
      if (loaded === 'main article') expect(await page.locator(loaded).first().textContent(), text).toContain(text)
      // Both are about the review: its words, those of who decided and of the appeal; one has an answer to that, too.
      if (path === '/decisions')
        expect((await page.locator('main').textContent())?.split(text).length, text).toBeGreaterThan(7)
      if (loaded === '.ticket') {
        expect(await page.locator('.ticket').last().textContent(), text).toContain(text)
        await page.locator('.ticket').first().locator('[data-action=details]').click()
        const said = page.getByRole('dialog')
        await expect(said).toContainText(`“${text}”`)
        expect((await said.textContent())?.split(`“${text}”`), text).toHaveLength(3)
      }
      problems.push(...(await armed(page)))
    }
    await page.evaluate(() => localStorage.clear())
  }
  expect(problems).toEqual([])
  expect(server.violations).toEqual([])
})

test('and so is what a customer says of a visit, for the provider', async ({ page }) => {
  const problems = watch(page)
  await page.goto(`${server.origin}/robots.txt`)
  const password = 'a long enough one'
  const data = { firstName: 'Ida', lastName: 'Owner', email: 'owner@test.test', password }
  expect((await page.context().request.post(`${server.origin}/api/auth/register`, { data })).status()).toBe(201)
  for (const [index, text] of injections.entries()) {
    if (!isSeen(index, 12)) continue
    const { rows } = await pool.query(
      `update account a set password_hash = o.password_hash from account o, provider p join booking b using (provider_id)
       where o.email = $1 and a.account_id = p.account_id and p.slug = $2 and b.status = 'no_show'
       returning a.email, b.customer_id, b.booking_id, (b.starts_at at time zone b.timezone)::date::text as date`,
      [data.email, `provider-${index}`],
    )
    const [visit] = rows
    const answer = await page.context().request.post(`${server.origin}/api/auth/login`, {
      data: { email: visit.email, password },
      headers: { origin: server.origin },
    })
    const { token } = await answer.json()
    await page.evaluate((value) => {
      localStorage.setItem('token', value)
      localStorage.setItem('tokenExpiry', String(Date.now() + 600_000))
    }, token)
    await page.goto(`${server.origin}/dashboard/calendar?date=${visit.date}&booking=${visit.booking_id}`)
    const said = page.getByRole('dialog')
    await expect(said).toContainText(`“${text}”`)
    expect((await said.textContent())?.split(`“${text}”`), text).toHaveLength(3)
    problems.push(...(await armed(page)))
    await page.goto(`${server.origin}/dashboard/customers/${visit.customer_id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text)
    problems.push(...(await armed(page)))
    await page.goto(`${server.origin}/robots.txt`)
    await page.evaluate(() => localStorage.clear())
  }
  expect(problems).toEqual([])
  expect(server.violations).toEqual([])
})

test('and so are reports and what is reported, for the office', async ({ page }) => {
  const problems = watch(page)
  await page.goto(`${server.origin}/robots.txt`)
  const data = { firstName: 'Ada', lastName: 'Office', email: 'office@test.test', password: 'a long enough one' }
  const answer = await page.context().request.post(`${server.origin}/api/auth/register`, { data })
  const { token, user } = await answer.json()
  await pool.query('update account set is_admin = true, email_verified_at = now() where account_id = $1', [user.id])
  await pool.query("update session set proven_by = 'mailbox' where account_id = $1", [user.id])
  const own = `${server.origin}/api/users/second-factor`
  const headers = { authorization: `Bearer ${token}` }
  const { password } = data
  const begun = await (await page.context().request.post(own, { data: { password }, headers })).json()
  const code = generateSync({ secret: begun.data.key })
  expect((await page.context().request.post(`${own}/confirm`, { data: { code }, headers })).ok()).toBe(true)
  await page.evaluate((value) => {
    localStorage.setItem('token', value)
    localStorage.setItem('tokenExpiry', String(Date.now() + 600_000))
  }, token)
  await page.goto(`${server.origin}/admin/moderation`)
  const items = queued(page)
  const more = page.getByRole('region', { name: 'To be decided' }).getByRole('button', { name: 'Show more' })
  const readAll = async (wanted: number) => {
    for (let count = 20; count <= wanted; count += 20) {
      await expect(items).toHaveCount(count)
      if (count < wanted) await more.click()
    }
    return (await items.allTextContents()).join('\n')
  }
  await page.getByLabel('Kind', { exact: true }).selectOption('Disputed no-shows')
  const said = await readAll(60)
  for (const text of injections) expect(said.split(`“${text}”`), text).toHaveLength(3)
  await page.getByLabel('Kind', { exact: true }).selectOption('Reviews')
  const shown = await readAll(60)
  for (const text of injections) expect(shown.split(text).length, text).toBeGreaterThan(3)
  for (const kind of ['Pages', 'Photos']) {
    await page.getByLabel('Kind', { exact: true }).selectOption(kind)
    const reported = await readAll(60)
    // The page's name, what was said of it, and its two names once more.
    for (const text of injections) expect(reported.split(text).length, `${kind}: ${text}`).toBeGreaterThan(4)
  }
  const appeals = page.getByRole('region', { name: 'Appeals' })
  for (let count = 20; count <= 60; count += 20) {
    await expect(appeals.locator('.panel')).toHaveCount(count)
    if (count < 60) await appeals.getByRole('button', { name: 'Show more' }).click()
  }
  const appealed = (await appeals.locator('.panel').allTextContents()).join('\n')
  for (const text of injections) expect(appealed.split(text).length, text).toBeGreaterThan(3)
  problems.push(...(await armed(page)))
  expect(problems).toEqual([])
  expect(server.violations).toEqual([])
})

/** Dialogs that open, scripts that break, and what the policy had to stop. */
function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) problems.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(server.origin) && !request.url().startsWith('data:')) problems.push(request.url())
  })
  return problems
}

/** Attributes that would run something. */
function armed(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^on/i.test(name) ||
            name === 'srcdoc' ||
            (/^(href|action|formaction|xlink:href|data)$/i.test(name) &&
              /^\W*(javascript|vbscript|data)\s*:/i.test(value)),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ),
  )
}
