import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createBooking } from '../src/domains/bookings/create-booking.server.ts'
import { contracts } from '../src/domains/contracts.ts'
import { hashPassword } from '../src/domains/identity/password.server.ts'
import { createApi, type Serving } from '../src/http/api.server.ts'
import type { Endpoint } from '../src/lib/api/endpoint.ts'
import type { DatabaseState } from '../src/lib/database-watch.server.ts'
import {
  bearer,
  dateIn,
  london,
  makeAccount,
  makeAdmin,
  makeProvider,
  openTestApp,
  startTestApp,
  type TestProvider,
} from './factories.ts'

const endpoints: Endpoint[] = Object.values(contracts).flatMap((contract) => Object.values(contract))
const paths = endpoints.flatMap((endpoint) =>
  [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({ endpoint, path })),
)

const app = openTestApp()
let api: ReturnType<typeof createApi>
let provider: TestProvider
/** Whose provider the odd inputs may change as they like. */
let owned: TestProvider
let authorization: string
let ownAuthorization: string
let adminAuthorization: string
let bookingId: string
let description: { paths: Record<string, Record<string, { summary: string }>> }
beforeAll(async () => {
  api = createApi(app.running)
  description = await (await api.request('/api/openapi.json')).json()
  provider = await makeProvider(app)
  const customer = await makeAccount(app)
  // Who has none may change what hangs on it soon after logging in, and would be somebody else after the odd inputs.
  await app.running.db
    .updateTable('account')
    .set({ password_hash: await hashPassword('a long enough one') })
    .where('account_id', '=', customer.accountId)
    .execute()
  authorization = await bearer(app, customer)
  const { providerId, serviceIds } = provider
  const booked = await createBooking(app.ctx(customer), {
    providerId,
    serviceIds,
    dateTime: london(dateIn(4), '10:00'),
  })
  bookingId = booked.id
  owned = await makeProvider(app, { rooms: ['Back room'] })
  ownAuthorization = await bearer(app, owned.owner)
  const admin = await makeAdmin(app)
  adminAuthorization = await bearer(app, admin)
})

test('data of a refusal is the same under one code in every contract: a browser tells it by the code', () => {
  const schemas = new Map<string, Set<unknown>>()
  for (const [code, schema] of endpoints.flatMap(({ errors = {} }) => Object.entries(errors)))
    schemas.set(code, (schemas.get(code) ?? new Set()).add(schema))
  expect(schemas.size).toBeGreaterThan(5)
  expect([...schemas].filter(([, different]) => different.size > 1).map(([code]) => code)).toEqual([])
})

const authorizationFor = ({ access }: Endpoint) =>
  access === 'admin' ? adminAuthorization : access === 'provider' ? ownAuthorization : authorization

const someId = '01940000-0000-7000-8000-000000000000'
const goodNames = { en: 'Regular', fr: 'Fidèle', es: 'Habitual', pt: 'Habitual' }
const goodTier = {
  ...{ tier: 'regular', names: goodNames, fromPoints: 0, factorPercent: 100, leadMinutes: 10 },
  ...{ freeCancellations: 1, freeCancellationMost: 20 },
}
const filled = (path: string) =>
  `/api${path.replace('documents/kinds/{kind}', 'documents/kinds/identity').replaceAll(/\{\w+\}/g, someId)}`

function send(method: string, path: string, init: { body?: BodyInit; headers?: Record<string, string> } = {}) {
  const headers = { 'content-type': 'application/json', ...init.headers }
  return api.request(path, { method, headers, ...(method !== 'GET' && { body: init.body ?? '{}' }) })
}

async function expectRefusal(response: Response, status: number | number[], code?: string) {
  const body = await response.json()
  expect([status].flat(), JSON.stringify(body)).toContain(response.status)
  expect(body).toMatchObject({ success: false, code: expect.stringMatching(/^[a-z_]+$/), message: expect.any(String) })
  if (code) expect(body.code).toBe(code)
}

describe.each(paths)('$endpoint.method $path', ({ endpoint, path }) => {
  test('is described', () => {
    expect(endpoint.summary.length).toBeGreaterThan(5)
    expect(description.paths[path]?.[endpoint.method.toLowerCase()]?.summary).toBe(endpoint.summary)
  })

  test('takes strict bodies, and reads drop what they do not know', () => {
    const { catchall } = (
      endpoint.input as unknown as { _zod: { def: { catchall?: { _zod: { def: { type: string } } } } } }
    )._zod.def
    expect(catchall?._zod.def.type).toBe(endpoint.method === 'GET' ? undefined : 'never')
  })

  test('lets in only whom it names', async () => {
    if (endpoint.access === 'public') return
    await expectRefusal(await send(endpoint.method, filled(path)), 401, 'unauthenticated')
    await expectRefusal(
      await send(endpoint.method, filled(path), { headers: { authorization: 'Bearer not.a.token' } }),
      401,
    )
  })

  test('refuses broken bodies, foreign pages and odd values without a 500', async () => {
    const url = filled(path)
    const headers = { authorization: authorizationFor(endpoint) }
    if (endpoint.method === 'GET') {
      await expectRefusal(await send('GET', `${url}?page=1&page=2`, { headers }), 400)
    } else if (endpoint.file) {
      await expectRefusal(await send(endpoint.method, url, { headers }), 415, 'unsupported_type')
      for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/form-data; boundary='])
        await expectRefusal(
          await send(endpoint.method, url, { headers: { ...headers, 'content-type': type }, body: 'x'.repeat(70_000) }),
          400,
        )
    } else {
      await expectRefusal(await send(endpoint.method, url, { headers, body: '{"a":' }), 400, 'invalid_json')
      await expectRefusal(await send(endpoint.method, url, { headers, body: '[]' }), 400)
      await expectRefusal(
        await send(endpoint.method, url, { headers, body: `${'{"a":'.repeat(30)}1${'}'.repeat(30)}` }),
        400,
      )
      await expectRefusal(await send(endpoint.method, url, { headers, body: '{"surprise":1}' }), 400, 'invalid_input')
      await expectRefusal(
        await send(endpoint.method, url, { headers: { ...headers, 'content-type': 'text/plain' } }),
        415,
      )
      await expectRefusal(await send(endpoint.method, url, { headers, body: 'x'.repeat(70_000) }), 413)
    }
    if (endpoint.method !== 'GET')
      for (const said of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.test' }])
        await expectRefusal(await send(endpoint.method, url, { headers: { ...headers, ...said } }), 403, 'cross_site')
    await manyAtOnce(hostileInputs(endpoint), async ([key, value]) => {
      const query = endpoint.method === 'GET' ? `?${new URLSearchParams({ [key]: String(value) })}` : ''
      const body = JSON.stringify({ [key]: value })
      const response = await send(endpoint.method, `${url}${query}`, { headers, body })
      expect(response.status, `${key}=${JSON.stringify(value)}: ${await response.clone().text()}`).toBeLessThan(500)
    })
  })
})

const hostile = [
  '',
  '\0',
  '\ud800',
  '‮abc',
  "' or 1=1 --",
  '%',
  '-1',
  '1e309',
  '0x10',
  'NaN',
  '99999999999999999999',
  '2026-02-31',
  '../../etc/passwd',
  '<script>',
  'a'.repeat(3000),
  true,
  -1,
  1e21,
  [],
  {},
  null,
]

function hostileInputs(endpoint: Endpoint): [string, unknown][] {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as { properties?: object }
  const all = Object.keys(schema.properties ?? {}).flatMap((key) =>
    hostile.map((value): [string, unknown] => [key, value]),
  )
  // Each of them comes again below, among good ones, which lead further.
  return process.env.TEST_FULL ? all : all.filter((_pair, index) => index % 3 === 0)
}

/** As many at a time as have a connection. */
async function manyAtOnce<T>(list: readonly T[], work: (one: T) => Promise<void>) {
  const rest = [...list]
  const worker = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: 6 }, worker))
}

/** Where text ends and storage begins: extreme dates, numbers, lengths and identifiers. */
const extremes = [
  ...hostile,
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-23:59',
  '2027-01-01T24:00:00Z',
  '2027-01-01T10:00:60Z',
  '2027-01-01T10:00:00.123456789Z',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '__proto__',
  '😀'.repeat(60),
  'e\u0301'.repeat(60),
  '\u2028',
  5e-324,
  Number.MAX_VALUE,
  [null],
  [['a']],
  Array.from({ length: 1000 }, () => someId),
  { length: -1 },
]

/** One good input for every endpoint, so that one bad field reaches as far as it can. */
function goodInputs(): Record<string, Record<string, unknown>> {
  const [serviceId] = provider.serviceIds
  const filters = { search: 'hair', category: 'nail-care', profession: 'Hair Stylist', specialization: 'Curls' }
  const position = { userLat: '51.5', userLng: '-0.1', distanceKm: '5' }
  const place = { location: 'London', ...position, sort: 'distance' }
  const page = { page: '1', limit: '5' }
  const bounds = { bounds: '51.4,-0.2,51.6,0.1' }
  const booking = { providerId: provider.providerId, serviceId, serviceIds: [serviceId] }
  const shown = { duration: 60, basePrice: 40, totalAmount: 40, holdId: someId }
  const details = { ...shown, notes: 'Second floor', idempotencyKey: 'fuzz' }
  const dates = { firstDate: dateIn(3), lastDate: dateIn(4), weekdays: [1, 2, 3, 4, 5, 6, 7] }
  const wanted = { ...dates, earliest: '09:00', latest: '10:00', bookFromHours: 24 }
  return {
    'accounts.register': { firstName: 'A', lastName: 'B', email: 'fuzz@test.test', password: 'a long enough one' },
    'accounts.login': { email: 'fuzz@test.test', password: 'a long enough one' },
    'accounts.requestCode': { email: 'fuzz@test.test' },
    'accounts.loginByCode': { code: '123456', firstName: 'A', lastName: 'B' },
    'hosted.start': { issuer: 'acme' },
    'hosted.finish': { issuer: 'acme', state: 'a', code: 'b', iss: 'c', error: 'd' },
    'hosted.complete': { state: 'a', firstName: 'A', lastName: 'B' },
    'hosted.join': { state: 'a' },
    'hosted.remove': { id: someId },
    'passkeys.rename': { id: someId, name: 'My phone' },
    'passkeys.remove': { id: someId },
    'passkeys.make': {
      credential: {
        ...{ id: 'a', rawId: 'a', type: 'public-key' },
        response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['usb'] },
      },
    },
    'passkeys.login': {
      credential: {
        ...{ id: 'a', rawId: 'a', type: 'public-key' },
        response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'oA', userHandle: 'a' },
      },
    },
    'accounts.verifyEmail': { token: 'a'.repeat(43) },
    'accounts.requestReset': { email: 'fuzz@test.test' },
    'accounts.changePassword': {
      newPassword: 'a long enough one',
      currentPassword: 'not the one',
      token: 'a'.repeat(43),
    },
    'accounts.updateProfile': { firstName: 'A', lastName: 'B' },
    'accounts.setAvatar': { uploadId: null },
    'uploads.image': {},
    'uploads.remove': { id: someId },
    'accounts.changeEmail': { email: 'fuzz-new@test.test', password: 'not the one' },
    'accounts.setPreferences': { language: 'fr', reminders: true, reviews: false, news: false },
    'accounts.endDevice': { id: someId },
    'secondFactor.complete': { code: '123456', remember: true },
    'secondFactor.begin': { password: 'a long enough one' },
    'secondFactor.confirm': { code: '123456' },
    'secondFactor.turnOff': { code: '123456' },
    'secondFactor.show': { code: '123456' },
    'secondFactor.forgetDevice': { id: someId },
    'signIns.notMe': { token: 'a'.repeat(43) },
    'accounts.deleteAccount': { password: 'not the one' },
    'crashes.report': {
      release: '0.1.0',
      part: 'component',
      route: 'routes/home',
      error: 'TypeError: x',
      stack: ['a.js:1:1'],
    },
    'health.report': { route: 'routes/home', vitals: [{ vital: 'fcp', value: 900 }], calls: 2, failed: 1 },
    'experiments.mine': { visitor: someId },
    'experiments.trackExposure': {
      ...{ visitor: someId, experimentId: 'rebooking-times', variant: 'first' },
      context: { page: '/reminders', timestamp: '2027-03-01T09:00:00.000Z', extra: { at: 1 } },
    },
    'experiments.trackConversion': {
      experimentId: 'rebooking-times',
      conversionType: 'default',
      value: 1,
      context: {},
    },
    'officeExperiments.start': { id: 'no-such', share: 10 },
    'officeExperiments.ramp': { id: 'no-such', share: 20 },
    'officeExperiments.stop': { id: 'no-such' },
    'contact.send': {
      name: 'A',
      email: 'fuzz@test.test',
      topic: 'other',
      message: 'Good morning',
      idempotencyKey: 'fuzz',
    },
    'currency.rates': { base: 'GBP', targets: 'EUR,USD' },
    'currency.convert': { amount: 40, fromCurrency: 'GBP', toCurrency: 'EUR' },
    'location.search': { query: 'Lon' },
    'location.draw': { lat: '51.5', lng: '-0.1', zoom: '13', width: '600', height: '300', mark: 'centre' },
    'location.near': { lat: '51.5', lng: '-0.1' },
    'location.detect': { timezone: 'Europe/Paris', language: 'fr-FR' },
    'location.set': { country: 'FR', city: 'Lyon', coordinates: { lat: 45.7, lng: 4.8 } },
    'providers.list': { ...filters, ...place, ...page },
    'providers.featured': { limit: '5' },
    'providers.popular': { userLat: '51.5', userLng: '-0.1', ...page },
    'providers.get': { id: provider.slug },
    'providerRecords.get': { id: provider.slug },
    'preferences.set': {
      language: 'en',
      choices: [{ kind: 'reviews', channel: 'mail', isOn: false }],
      quietHours: { from: '21:00', to: '08:00', timezone: 'Europe/London' },
    },
    'notifications.list': { ...page, status: 'unread', type: 'review_received' },
    'notifications.listOf': { segment: 'users', userId: 'me', ...page, status: 'read', type: 'review_received' },
    'notifications.unreadCount': { segment: 'users', userId: 'me' },
    'notifications.markRead': { id: someId },
    'notifications.read': { id: someId },
    'notifications.markAllRead': { segment: 'users', userId: 'me' },
    'favourites.list': { providerIds: someId, page: 1, limit: 5 },
    'favourites.get': { providerId: provider.providerId },
    'favourites.add': { providerId: provider.providerId },
    'favourites.remove': { providerId: provider.providerId },
    'reviews.lookUp': { ids: someId },
    'providers.services': { id: provider.slug },
    'availability.list': { providerId: provider.providerId, serviceIds: serviceId, from: dateIn(1), to: dateIn(3) },
    'search.providers': { ...filters, ...place, ...page, date: dateIn(2), time: '10:00' },
    'search.filters': { ...filters, ...place, date: dateIn(2), timeOfDay: 'morning' },
    'search.map': { ...filters, ...place, date: dateIn(2), time: '10:00', ...bounds, width: '600', height: '600' },
    'search.nextTimes': { providerIds: provider.providerId },
    'find.suggest': { search: 'hair', limit: '5' },
    'find.services': { search: 'hair', category: 'nail-care', location: 'London', ...page, ...position },
    'find.categories': { search: 'hair' },
    'find.nearby': { category: 'nail-care', profession: 'Hair Stylist', ...page, ...position },
    'find.landing': { what: 'hair-stylist', place: 'bethnal-green' },
    'find.landingFacts': { what: 'hair-stylist', place: 'bethnal-green' },
    'find.landings': { limit: '5' },
    'officeUnmet.list': { search: 'nails', kind: 'time', days: '7', sort: 'last', order: 'asc', page: '1', limit: '5' },
    'find.recommended': { id: provider.slug, limit: '4' },
    'categories.featured': { limit: '5' },
    'categories.get': { id: 'nail-care' },
    'holds.quote': {
      providerId: provider.providerId,
      serviceIds: serviceId,
      dateTime: london(dateIn(3), '10:00'),
      staffId: provider.staffId,
    },
    'holds.create': {
      providerId: provider.providerId,
      serviceIds: [serviceId],
      dateTime: london(dateIn(3), '10:00'),
      staffId: provider.staffId,
    },
    'holds.extend': { id: someId },
    'holds.release': { id: someId },
    'bookings.create': { ...booking, ...details, dateTime: london(dateIn(3), '10:00') },
    'bookings.list': { status: 'confirmed', ...page },
    'bookings.mine': { status: 'confirmed', ...page },
    'bookings.get': { id: someId },
    'bookings.calendarFile': { id: bookingId },
    'feeds.create': { kind: 'customer' },
    'feeds.revoke': { kind: 'customer' },
    'bookings.terms': { id: bookingId, dateTime: london(dateIn(3), '10:00') },
    'bookings.times': { id: bookingId, from: dateIn(2), to: dateIn(3) },
    'bookings.update': { id: bookingId, dateTime: london(dateIn(4), '12:00'), notes: 'Third floor', reason: 'A train' },
    'bookings.accept': { id: bookingId },
    'bookings.decline': { id: bookingId, reason: 'Full' },
    'bookings.acceptProposal': { id: bookingId, dateTime: london(dateIn(4), '12:00') },
    'bookings.refuseProposal': { id: bookingId, reason: 'A train' },
    'bookings.withdrawProposal': { id: bookingId },
    'bookings.markNoShow': { id: bookingId },
    'bookings.disputeNoShow': { id: bookingId, answer: 'was_there', note: 'I rang the bell' },
    'bookings.answerDispute': { id: bookingId, note: 'We waited' },
    'bookings.withdrawNoShow': { id: bookingId },
    'bookings.freeCancellations': { id: someId },
    'bookings.waiveFee': { id: bookingId, amount: 10, reason: 'goodwill' },
    'moderation.decideDispute': { id: bookingId, outcome: 'completed', reason: 'proven' },
    'bookings.complete': { id: bookingId },
    'bookings.cancel': { id: bookingId, reason: 'A cold', feeMinor: 0 },
    ...ownProviderInputs(),
    'providerStamps.get': { id: provider.providerId },
    'providerStamps.offer': { id: provider.providerId, visits: 10, rewardMinor: 1500, serviceIds: [] },
    'providerStamps.withdraw': { id: provider.providerId },
    'waitlist.join': { providerId: provider.providerId, serviceIds: [serviceId], staffId: provider.staffId, ...wanted },
    'waitlist.wantEarlier': { id: bookingId, ...wanted },
    'waitlist.leave': { id: someId },
    'waitlist.accept': { id: someId },
    'waitlist.decline': { id: someId },
    'rebooking.list': {},
    'rebooking.setReminded': { isReminded: true },
    'rebooking.times': { providerId: provider.providerId, serviceId },
    'rebooking.set': { providerId: provider.providerId, serviceId, snoozeWeeks: 2, ownWeeks: 4, isNever: false },
    'overdue.list': { id: owned.providerId },
    'overdue.ask': { id: owned.providerId, customerId: someId },
    'delays.mine': {},
    'delays.accept': { id: bookingId, expected: london(dateIn(4), '12:00') },
    'providerDelays.get': { id: owned.providerId },
    'providerDelays.say': { id: owned.providerId, staffId: owned.staffId, minutes: 20 },
    'providerReminders.get': { id: owned.providerId },
    'providerReminders.set': { id: owned.providerId, hoursBefore: [24, 2] },
    'providerWaitlist.get': { id: owned.providerId },
    'providerWaitlist.setRule': { id: owned.providerId, mode: 'everyone', longestFirst: false },
    'reviews.ofProvider': { providerId: provider.providerId, sort: 'newest', rating: '5', after: 'x', ...page },
    'reviews.analyse': { providerId: provider.providerId, sentences: '3' },
    'reviews.list': page,
    'reviews.mine': { bookingIds: bookingId, ...page },
    'reviews.get': { id: someId },
    'reviews.create': { bookingId, rating: 5, text: 'Splendid', idempotencyKey: 'review' },
    'reviews.update': { id: someId, rating: 4, text: 'Fine' },
    'reviews.remove': { id: someId },
    'reviews.vote': { id: someId, voted: true, idempotencyKey: 'vote' },
    'reviews.votes': { id: someId },
    'reviews.respond': { id: someId, comment: 'Thanks' },
    'reviews.report': { id: someId, reason: 'spam', details: 'Look' },
    'moderation.queue': { ...page, kind: 'review', reason: 'spam' },
    'decisions.mine': { page: 1, limit: 20 },
    'decisions.get': { id: someId },
    'decisions.appeal': { id: someId, text: 'Not so' },
    'officeAppeals.list': { page: 1, limit: 20 },
    'officeAppeals.decide': { id: someId, outcome: 'upheld' },
    'officeAppeals.saveYear': { year: 2026 },
    'moderation.decide': { id: someId, action: 'remove', reason: 'spam' },
    'reviews.reportProvider': { id: someId, reason: 'spam', details: 'Look', photo: '/pictures/a.avif' },
  }
}

function ownProviderInputs(): Record<string, Record<string, unknown>> {
  const { providerId: id, staffId, serviceIds, roomIds } = owned
  const day = [{ opens: '09:00', closes: '17:00' }]
  const hours = [day, day, day, day, day, [], []]
  const service = { name: 'Cut', description: '', category: 'Hair', durationMinutes: 60, priceMinor: 4000 }
  const buffers = { bufferBeforeMinutes: 0, bufferAfterMinutes: 5, advisedWeeks: 6, deposit: { percent: 50 } }
  const performed = { performers: [{ staffId, durationMinutes: 45, priceMinor: null }], roomIds }
  const reward = {
    name: 'Shampoo',
    points: 300,
    keepDays: 30,
    most: 5,
    mostAMonth: null,
    mostEach: 1,
    lastDate: dateIn(40),
  }
  const timeOff = { staffId, start: london(dateIn(9), '10:00'), end: london(dateIn(9), '11:00') }
  const entry = { ...timeOff, label: 'Colour', customerName: 'Nia', customerPhone: '020 7946 0000' }
  const address = { placeSlug: 'london', street: 'Roman Road 5', postalCode: 'E2 0HU', position: { lat: 51.5, lng: 0 } }
  const contact = { phone: '020 7946 0000', email: 'provider@test.test', website: 'https://example.com' }
  const words = { description: '', bio: 'Curls', greeting: 'Hello', qualifications: ['NVQ 3'], showLastName: true }
  const attributes = {
    specializations: ['Fade'],
    tags: ['Tea'],
    languages: ['en'],
    needs: ['quiet'],
    priceRange: 'budget',
  }
  const business = { businessName: 'Fuzz & Co', profession: 'Barber' }
  return {
    'ownProvider.create': {
      ...business,
      ...address,
      phone: contact.phone,
      services: [{ ...service, ...buffers }],
      hours,
      startIntervalMinutes: 15,
      slug: 'fuzz',
    },
    'ownProvider.preview': {
      placeSlug: 'london',
      hours,
      startIntervalMinutes: 15,
      service: { name: 'Cut', durationMinutes: 60 },
    },
    'ownProvider.update': { id, ...business, ...address, ...contact, ...words, ...attributes },
    'ownProvider.setRules': {
      id,
      startIntervalMinutes: 15,
      minimumNoticeMinutes: 60,
      bookingWindowDays: 60,
      confirmationMode: 'request',
    },
    'ownProvider.setPhotos': { id, photos: [] },
    'ownProvider.close': { id },
    'ownProvider.reopen': { id },
    'setup.get': { id },
    'traders.ofProvider': { id },
    'traders.declare': {
      ...{ kind: 'trader', legalName: 'Rivers Hair Ltd', street: 'Roman Road 5', postalCode: 'E2 0HU', city: 'London' },
      ...{ country: 'GB', register: '', registerNumber: '', taxNumber: '', email: 'hello@rivers.test' },
      ...{ phone: '020 7946 0000', complies: true },
    },
    'documents.send': { kind: 'identity' },
    'documents.open': { documentId: someId },
    'documents.remove': { documentId: someId },
    'officeSellers.save': { year: '2026' },
    'officeDocuments.list': { id },
    'officeDocuments.open': { id, documentId: someId },
    'officeDocuments.accept': { id, documentId: someId, expiresOn: '2030-01-01' },
    'officeDocuments.takeBack': { id: someId, documentId: someId, reason: 'doubtful' },
    'officeDocuments.refuse': { id, documentId: someId, reason: 'other', words: 'Another page' },
    'payments.createIntent': { bookingId: someId, amount: 40, currency: 'GBP' },
    'payments.confirm': { id: someId },
    'payments.history': { page: '1', limit: '5' },
    'payments.get': { id: someId },
    'payments.entries': { id: someId },
    'officeMoney.ledger': {
      account: 'paid_ahead',
      currency: 'GBP',
      search: 'x',
      sort: 'amount',
      order: 'asc',
      from: '2026-01-01',
      to: '2026-12-31',
      page: 1,
      limit: 20,
    },
    'payments.refund': { id: someId, amount: 1, idempotencyKey: 'refund' },
    'officeMoney.differences': {
      search: 'x',
      kind: 'status',
      state: 'open',
      sort: 'found',
      order: 'asc',
      page: '1',
      limit: '5',
    },
    'payments.changeCard': { subscriptionId: someId },
    'payments.getKeptCard': { id: someId, language: 'en' },
    'payments.agreeToKeep': { id: someId, language: 'en' },
    'payments.confirmKeptCard': { id: someId, language: 'en' },
    'payments.listTips': { bookingIds: someId },
    'payments.giveTip': { bookingId: someId, amount: 5, currency: 'GBP' },
    'papers.get': { id: someId },
    'papers.pdf': { id: someId, language: 'fr' },
    'statements.get': { month: '2026-01' },
    'statements.entries': { currency: 'GBP', account: 'gift_card', month: '2026-01', span: 'until', kind: 'charge' },
    'statements.pdf': { month: '2026-01', language: 'es' },
    'statements.csv': { month: '2026-01' },
    'payments.payouts': { after: 'po_1' },
    'gift-cards.offer': { providerId: id },
    'subscriptions.plans': { providerId: id },
    'subscriptions.current': { providerId: id },
    'subscriptions.usage': { subscriptionId: someId },
    'subscriptions.subscribe': { planId: someId, price: 300, idempotencyKey: 'a plan' },
    'subscriptions.atOnce': { subscriptionId: someId, planId: someId },
    'subscriptions.update': { subscriptionId: someId, planId: someId, price: 300 },
    'providerPlans.withdrawNotice': { id: someId },
    'subscriptions.pause': { subscriptionId: someId, months: 2 },
    'subscriptions.cancel': { subscriptionId: someId },
    'providerPlans.create': {
      name: 'Ten cuts',
      priceMinor: 30_000,
      months: 6,
      uses: 10,
      serviceIds: [someId],
      idempotencyKey: 'a plan',
    },
    'providerPlans.update': {
      id: someId,
      name: 'Ten cuts',
      priceMinor: 30_000,
      months: 6,
      uses: 10,
      serviceIds: [someId],
    },
    'providerPlans.withdraw': { id: someId },
    'gift-cards.buy': {
      ...{ providerId: id, amount: 50, senderName: 'Nia', recipientName: 'Amina', message: 'Happy thirtieth' },
      ...{ recipientEmail: 'amina@test.test', deliverOn: '2027-03-04', timezone: 'Europe/London' },
    },
    'loyalty.history': { page: '1', limit: '5' },
    'loyalty.redeem': { amount: 500, reward: 'credit_5', providerId: id, idempotencyKey: 'redeem' },
    'ownVouchers.giveBack': { id: someId },
    'ownVouchers.ofProvider': { id },
    'providerRewards.create': { kind: 'thing', ...reward, idempotencyKey: 'reward' },
    'providerRewards.update': { id: someId, ...reward },
    'providerRewards.withdraw': { id: someId },
    'providerRewards.vouchers': { state: 'open', code: 'K7F-2QD', page: '1', limit: '5' },
    'providerRewards.handOver': { id: someId },
    'providerRewards.undo': { id: someId },
    'providerPlans.memberPayments': { id: someId },
    'gift-cards.pdf': { code: 'AAAAA-AAAAA-AAAAA-AAAAA', language: 'fr' },
    'gift-cards.check': { code: 'AAAAA-AAAAA-AAAAA-AAAAA' },
    'gift-cards.resend': { id: someId, recipientEmail: 'amina@test.test' },
    'gift-cards.stop': { id: someId },
    'gift-cards.giveBack': { id: someId },
    'gift-cards.refund': { id: someId },
    'setup.addService': { id, ...service, ...buffers, ...performed },
    'setup.updateService': { id, serviceId: serviceIds[0], ...service, ...buffers, isActive: true, ...performed },
    'setup.removeService': { id, serviceId: someId },
    'setup.orderServices': { id, serviceIds },
    'setup.addStaffMember': { id, name: 'Zoe', hours },
    'setup.updateStaffMember': { id, staffId, name: 'Maya' },
    'setup.removeStaffMember': { id, staffId: someId },
    'setup.addRoom': { id, name: 'Front room' },
    'setup.removeRoom': { id, roomId: someId },
    'setup.setHours': { id, staffId, hours },
    'setup.setDateOverride': { id, staffId, date: dateIn(5), hours: day },
    'setup.removeDateOverride': { id, staffId, date: dateIn(5) },
    'setup.setClosedDay': { id, date: dateIn(6), name: 'Fair' },
    'setup.removeClosedDay': { id, date: dateIn(6) },
    'setup.preview': { id, staffId, hours },
    'analytics.provider': { id, from: dateIn(-6), to: dateIn(0), by: 'week' },
    'analytics.overview': { from: dateIn(-6), to: dateIn(0), by: 'week' },
    'analytics.bookings': { from: dateIn(-6), to: dateIn(0), by: 'week' },
    'analytics.revenue': { from: dateIn(-6), to: dateIn(0), by: 'month' },
    'analytics.users': { from: dateIn(-6), to: dateIn(0), by: 'day' },
    'analytics.providers': { from: dateIn(-6), to: dateIn(0), by: 'day' },
    'providerCalendar.get': { id, from: dateIn(0), to: dateIn(6) },
    'calendarEntries.add': { id, ...entry },
    'calendarEntries.update': { id, entryId: someId, ...entry },
    'calendarEntries.remove': { id, entryId: someId },
    'customers.list': { id, search: 'Nia', page: '1', limit: '5' },
    'customers.get': { id, customerId: someId },
    'customers.setNote': { id, customerId: someId, text: 'Tea, no sugar' },
    'push.subscribe': {
      endpoint: 'https://push.test/abc',
      p256dh: Buffer.alloc(65).toString('base64url'),
      auth: Buffer.alloc(16).toString('base64url'),
    },
    'officeBookings.payments': { id: someId },
    'officeMessages.list': {
      ...{ search: 'Nia', state: 'failed', channel: 'mail', booking: someId, sort: 'tries', order: 'asc' },
      ...{ from: '2026-01-01', to: '2026-12-31', page: '1', limit: '5' },
    },
    'officeMessages.sendAgain': { id: someId },
    'officeFiles.accounts': { search: 'Nia', status: 'active', role: 'customer', sort: 'name', order: 'asc' },
    'officeFiles.providers': { search: 'Nia', state: 'verified', sort: 'rating', order: 'desc' },
    'officeFiles.bookings': {
      ...{ search: 'Nia', status: 'pending', from: '2026-01-01', to: '2026-12-31', sort: 'when', order: 'asc' },
    },
    'officeFiles.messages': {
      ...{ search: 'Nia', state: 'failed', channel: 'mail', booking: someId, sort: 'tried', order: 'asc' },
      ...{ from: '2026-01-01', to: '2026-12-31' },
    },
    'officeFiles.differences': { search: 'Nia', kind: 'refund', state: 'open', sort: 'found', order: 'asc' },
    'officeFiles.ledger': {
      ...{ account: 'paid_ahead', currency: 'GBP', search: 'Nia', from: '2026-01-01', to: '2026-12-31' },
      ...{ sort: 'amount', order: 'asc' },
    },
    'officeFiles.unmet': { search: 'nails', kind: 'time', days: '7', sort: 'words', order: 'desc' },
    'feeSetting.set': { version: 'seen', basisPoints: 250, from: '2027-01-01' },
    'tierSettings.weigh': { tiers: [goodTier] },
    'tierSettings.set': { version: 'seen', tiers: [goodTier] },
    'rewardSettings.add': { kind: 'credit', names: goodNames, points: 500, amountMinor: 500, currency: 'GBP' },
    'rewardSettings.change': { id: 'credit_5', version: 'seen', names: goodNames, points: 500, isOffered: true },
    'featuredSettings.add': { id: someId, lastDay: '2027-01-01' },
    'featuredSettings.remove': { id: someId },
    'featuredSettings.order': { version: 'seen', ids: [someId] },
    'planSellers.get': { id: someId },
    'planSellers.name': { id: someId },
    'planSellers.unname': { id: someId },
    'categorySettings.set': {
      version: 'seen',
      categories: [{ slug: 'nail-care', names: goodNames, isShown: true }],
    },
    'officeWords.list': {},
    'officeWords.cancelAhead': { id: someId },
    'officeWords.confirm': { id: someId },
    'officeWords.decline': { id: someId },
    'officeLooking.begin': { id: someId, reason: 'asked' },
    'officeViews.list': { page: 'bookings' },
    'officeViews.save': { page: 'bookings', name: 'Pending', query: 'status=pending' },
    'officeViews.remove': { id: someId },
    'officeHealth.crashes': { days: '7', page: '1', limit: '5' },
    'officeHealth.speed': { days: '7' },
    'officeAudit.list': {
      ...{ search: 'Nia', area: 'account', from: '2026-01-01', to: '2026-12-31' },
      ...{ sort: 'action', order: 'asc', page: '1', limit: '5' },
    },
    'officeAudit.save': {
      ...{ search: 'Nia', area: 'account', from: '2026-01-01', to: '2026-12-31' },
      ...{ sort: 'action', order: 'desc' },
    },
    'admin.users': { search: 'Nia', status: 'active', role: 'customer', page: '1', limit: '5' },
    'admin.providers': { search: 'Maya', state: 'verified', sort: 'rating', page: '1', limit: '5' },
    'admin.bookings': { search: 'Nia', status: 'confirmed', page: '1', limit: '5' },
    'admin.suspension': { id: someId },
    'admin.suspend': { id: someId, reason: 'spam' },
    'admin.endSecondFactor': { id: someId, reason: 'by_phone' },
    'admin.restore': { id: someId },
    'admin.approve': { id },
    'admin.withdrawApproval': { id, reason: 'doubtful' },
  }
}

describe('one odd field among good ones', () => {
  test.each(paths)('never breaks $endpoint.method $path', async ({ endpoint, path }) => {
    const good = goodInputs()[endpoint.name] ?? {}
    const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as { properties?: object }
    const broken: string[] = []
    for (const [place, key] of Object.keys(schema.properties ?? {}).entries()) {
      await manyAtOnce(extremesFor(place), async (value) => {
        const { url, init } = requestFor(endpoint, path, { ...good, [key]: value })
        const response = await api.request(url, init)
        const text = await response.text()
        const isRefusal = response.ok || /^\{"success":false,"code":"[a-z_]+","message":"/.test(text)
        if (response.status >= 500 || !isRefusal)
          broken.push(`${key}=${JSON.stringify(value)?.slice(0, 80)}: ${response.status} ${text.slice(0, 200)}`)
      })
    }
    expect(broken).toEqual([])
  })

  test('covers every endpoint that takes anything', () => {
    const takesInput = ({ input }: Endpoint) =>
      Object.keys((z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as object).length >
      0
    const names = endpoints.filter(takesInput).map(({ name }) => name)
    expect(names.filter((name) => goodInputs()[name] === undefined)).toEqual([])
  })
})

/** Every other one, beginning in turn with the first and the second. */
const extremesFor = (place: number) =>
  process.env.TEST_FULL ? extremes : extremes.filter((_value, index) => (index + place) % 2 === 0)

/** Puts each key where it travels: path, header, query or body. */
function requestFor(endpoint: Endpoint, path: string, input: Record<string, unknown>) {
  const rest = { ...input }
  const headers: Record<string, string> = {
    authorization: authorizationFor(endpoint),
    'content-type': 'application/json',
  }
  const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => {
    const text = String(rest[key]).toWellFormed()
    delete rest[key]
    return encodeURIComponent(text)
  })}`
  for (const [key, name] of Object.entries(endpoint.headers ?? {})) {
    // A header cannot carry more than visible ASCII.
    const text = String(rest[key]).replaceAll(/[^\x20-\x7e]/g, '?')
    delete rest[key]
    headers[name] = text
  }
  if (endpoint.method !== 'GET') return { url, init: { method: endpoint.method, headers, body: JSON.stringify(rest) } }
  const query = Object.entries(rest).map(([key, value]): [string, string] => [key, String(value)])
  return { url: `${url}?${new URLSearchParams(query)}`, init: { headers } }
}

test('dates at the ends of the calendar are refused, not looked up', async () => {
  const selection = `providerId=${provider.providerId}&serviceIds=${provider.serviceIds[0]}`
  for (const date of ['0000-01-01', '0001-01-01', '9999-12-30', '9999-12-31']) {
    await expectRefusal(await api.request(`/api/bookings/availability?${selection}&from=${date}&to=${date}`), 400)
    await expectRefusal(await api.request(`/api/search/providers?date=${date}`), 400)
  }
})

test('a call that does not exist is a 404 in the same form', async () => {
  await expectRefusal(await api.request('/api/no/such/call'), 404, 'not_found')
})

test('static paths win over identifiers', async () => {
  const body = await (await api.request('/api/providers/featured')).json()
  expect(body).toMatchObject({ success: true, data: expect.any(Array) })
})

test('the state of the database is told to whoever has the token, and to nobody else', async () => {
  const site = createApi({ ...app.running, config: { ...app.running.config, metricsToken: 'a token of our own' } })
  for (const path of ['/health/db', '/api/health/db', '/health/metrics']) {
    const ask = (authorization: string) => site.request(path, { headers: { authorization } })
    expect((await ask('Bearer a token of our own')).status).toBe(200)
    for (const other of ['', 'a token of our own', 'Bearer a token of our owm', 'Bearer null']) {
      expect((await ask(other)).status).toBe(404)
      expect((await api.request(path, { headers: { authorization: other } })).status).toBe(404)
    }
  }
})

test('health tells its state, and the database only to this machine', async () => {
  for (const path of ['/health', '/api/health', '/health/live', '/health/ready', '/api/health/ready']) {
    expect(await (await api.request(path)).json()).toMatchObject({ status: 'ok', ok: true })
  }
  expect((await api.request('/health/db')).status).toBe(404)
  // Not to be given work: about to end, or on a database that cannot be written or reached.
  const { running } = app
  const well = await running.watch.look()
  const on = (state: DatabaseState): Serving => ({ ...running, watch: { ...running.watch, look: async () => state } })
  const readiness = async (node: Serving) => (await createApi(node).request('/health/ready')).status
  expect(await readiness(on(well))).toBe(200)
  expect(await readiness({ ...running, isDraining: () => true })).toBe(503)
  expect(await readiness(on({ ...well, isReadOnly: true }))).toBe(503)
  expect(await readiness(on({ ...well, isReachable: false }))).toBe(503)
})

test('the envelopes of the specification hold', async () => {
  const get = async (path: string) => (await api.request(`/api${path}`)).json()
  expect(await get('/providers')).toMatchObject({
    success: true,
    providers: expect.any(Array),
    pagination: { page: 1, limit: 20 },
  })
  expect(await get(`/providers/${provider.slug}`)).toMatchObject({
    success: true,
    provider: { slug: provider.slug, linkTo: `/provider/${provider.slug}` },
  })
  expect(await get(`/providers/${provider.providerId}`)).toMatchObject({ provider: { id: provider.providerId } })
  expect(await get('/search/providers')).toMatchObject({
    success: true,
    data: { providers: expect.any(Array), pagination: expect.any(Object) },
  })
  expect(await get(`/reviews/provider/${provider.providerId}`)).toMatchObject({
    data: { reviews: [], summary: { averageRating: null, totalReviews: 0 } },
  })
  expect(await get('/categories')).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ slug: 'nail-care' })]),
  })
  expect(await get('/location/search?query=Bethnal')).toMatchObject({
    data: [expect.objectContaining({ name: 'Bethnal Green' })],
  })
  const range = `serviceIds=${provider.serviceIds[0]}&from=${dateIn(1)}&to=${dateIn(1)}`
  const availability = await get(`/providers/${provider.providerId}/availability?${range}`)
  expect(availability).toEqual(await get(`/bookings/availability?providerId=${provider.providerId}&${range}`))
  expect(availability.data).toMatchObject({ timezone: 'Europe/London', mode: 'instant', days: [{ date: dateIn(1) }] })
  expect(availability.data.days[0].slots[0]).toEqual({
    start: london(dateIn(1), '09:00'),
    end: london(dateIn(1), '10:00'),
  })
  await expectRefusal(
    await api.request(
      `/api/bookings/availability?providerId=${provider.providerId}&serviceIds=${provider.serviceIds[0]}&from=${dateIn(0)}&to=${dateIn(62)}`,
    ),
    400,
  )
})

const cookieOf = (response: Response, name: string) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? ''

test('the refresh cookie is HttpOnly, strict, and only for the auth calls', async () => {
  const body = JSON.stringify({
    firstName: 'Ada',
    lastName: 'Novák',
    email: 'cookie@test.test',
    password: 'a long enough one',
  })
  const response = await send('POST', '/api/auth/register', { body, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(response.status).toBe(201)
  const refresh = cookieOf(response, 'refresh')
  const device = cookieOf(response, 'device')
  expect(refresh).toMatch(/^refresh=[\w.-]+; Max-Age=1209600; Path=\/api\/auth; HttpOnly; SameSite=Strict$/)
  expect(device).toMatch(/^device=[\w-]{43}; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/)
  const cookie = refresh.split(';')[0] ?? ''
  // Without a word from a browser about where it comes from, cookies do not count.
  await expectRefusal(await send('POST', '/api/auth/refresh', { headers: { cookie } }), 401)
  expect(
    (await send('POST', '/api/auth/refresh', { headers: { cookie, 'sec-fetch-site': 'same-origin' } })).status,
  ).toBe(200)
})

describe('a page of another site', () => {
  // What browsers and other programs say about where a call comes from, and what a write with only a cookie answers.
  const headersOf: [Record<string, string>, number][] = [
    [{}, 401],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://elsewhere.test' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, 403],
    [{ origin: 'http://localhost:3000' }, 200],
  ]

  test.each(headersOf)('with %j gets %i for a refresh', async (headers, status) => {
    const email = `site-${crypto.randomUUID()}@test.test`
    const body = JSON.stringify({ firstName: 'Ada', lastName: 'Novák', email, password: 'a long enough one' })
    const session = await send('POST', '/api/auth/register', { body, headers: { 'sec-fetch-site': 'same-origin' } })
    const cookie = cookieOf(session, 'refresh').split(';')[0] ?? ''
    const answer = await send('POST', '/api/auth/refresh', { headers: { cookie, ...headers } })
    expect(answer.status, await answer.clone().text()).toBe(status)
    if (status !== 200) expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('cannot pass something else off as JSON', async () => {
    for (const type of [
      'text/plain',
      'application/jsonx',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ])
      await expectRefusal(await send('POST', '/api/auth/login', { headers: { 'content-type': type } }), 415)
  })
})

describe('over a real connection', () => {
  let origin: string
  let server: ReturnType<typeof serve>
  beforeAll(async () => {
    server = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' })
    if (!server.listening) await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const bookHeaders = () => ({ authorization, 'content-type': 'application/json' })

  test('a body of 10 MB is refused and nothing of it is kept', async () => {
    const body = JSON.stringify({ notes: 'x'.repeat(10_000_000) })
    const response = await fetch(`${origin}/api/bookings`, { method: 'POST', headers: bookHeaders(), body })
    await expectRefusal(response, 413, 'body_too_large')
  })

  test('a body that does not say how long it is ends at the limit', async () => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384).fill(32))
        if (sent > 50_000_000) controller.close()
      },
    })
    const init = { method: 'POST', headers: bookHeaders(), body, duplex: 'half' as const }
    await expectRefusal(await fetch(`${origin}/api/bookings`, init), 413, 'body_too_large')
    expect(sent).toBeLessThan(10_000_000)
    expect((await fetch(`${origin}/health`)).status).toBe(200)
  })

  test('the database tells its state to this machine, not through a proxy', async () => {
    expect((await fetch(`${origin}/health/db`)).status).toBe(200)
    expect((await fetch(`${origin}/health/db`, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404)
  })

  test('a path that is no text, too deep or too long is a 4xx', async () => {
    for (const path of [
      '/api/providers/%E0%A4%A',
      '/api/providers/%00',
      '/api/providers/%ff%fe',
      `/api/${'a/'.repeat(2000)}`,
      `/api/providers/${'a'.repeat(9000)}`,
      '/api/providers/..%2f..%2fetc',
      '/api//providers/x',
    ]) {
      const response = await fetch(`${origin}${path}`)
      expect(response.status, path).toBeGreaterThanOrEqual(400)
      expect(response.status, path).toBeLessThan(500)
    }
  })
})

test('too many calls answer 429 with the seconds to wait', async () => {
  const strict = await startTestApp({ rateLimitFactor: 1 })
  try {
    const limited = createApi(strict.running)
    const statuses = await Promise.all(
      Array.from({ length: 130 }, async () => (await limited.request('/api/search/providers')).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(120)
    const refused = await limited.request('/api/search/providers')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await strict.close()
  }
})

test('what anybody may send is counted by address, whatever tokens come along, and by account as well', async () => {
  const strict = await startTestApp({ rateLimitFactor: 1 })
  try {
    const limited = createApi(strict.running)
    const tokens = await Promise.all([0, 1].map(async () => bearer(strict, await makeAccount(strict))))
    const points = new Map([
      ['calls.read', 600],
      ['calls.write', 60],
      ['crashes.perAddress', 10],
      ['health.perAddress', 60],
      ['experiments.track', 120],
      ['calls.search', 120],
      ['papers.draw', 30],
      ['identity.refresh', 300],
      ['identity.register', 10],
      ['identity.login', 20],
      ['identity.recovery', 30],
      ['identity.code', 20],
      ['identity.codeTry', 60],
      ['identity.factorTry', 60],
      ['identity.passkeyOptions', 120],
      ['identity.passkeyTry', 60],
      ['identity.hostedTry', 60],
    ])
    const counted = endpoints.filter(({ access, method }) => access === 'public' && method !== 'GET')
    expect(counted.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['accounts.register', 'accounts.login', 'accounts.requestReset', 'identity.refresh']),
    )
    for (const endpoint of counted) {
      const send = async (address: string, authorization = '') => {
        const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
        const env = { incoming: { socket: { remoteAddress: address } } }
        const answer = await limited.request(
          `/api${endpoint.path}`,
          { method: endpoint.method, headers, body: '{"odd":1}' },
          env,
        )
        return answer.status !== 429
      }
      const most = points.get(endpoint.limit.name) ?? 0
      const sent: boolean[] = []
      for (let index = 0; index < most + 6; index++) sent.push(await send('192.0.2.7', tokens[index % 3]))
      expect([endpoint.name, sent.filter(Boolean).length]).toEqual([endpoint.name, most])
      expect([endpoint.name, await send('192.0.2.8')]).toEqual([endpoint.name, true])
    }
    // One account that calls from everywhere.
    const [endpoint] = counted.filter(({ name }) => name === 'accounts.requestReset')
    const everywhere: number[] = []
    for (let index = 0; index < 40; index++) {
      const headers = { 'content-type': 'application/json', authorization: tokens[0] ?? '' }
      const env = { incoming: { socket: { remoteAddress: `198.51.100.${index}` } } }
      const init = { method: 'POST', headers, body: '{}' }
      everywhere.push((await limited.request(`/api${endpoint?.path}`, init, env)).status)
    }
    expect(everywhere.filter((status) => status !== 429).length).toBeLessThanOrEqual(30)
  } finally {
    await strict.close()
  }
})
