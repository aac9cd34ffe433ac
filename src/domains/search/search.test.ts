import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { dateIn, london, makeAccount, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { createApi } from '../../http/api.server.ts'
import type { AppError } from '../../lib/api/errors.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { categoriesOf, professions } from '../categories/rules.ts'
import { listCategories } from '../categories/service.server.ts'
import { searchPlaces } from '../location/service.server.ts'
import { countRecentBookings } from '../providers/jobs.server.ts'
import { ProviderRecord } from '../providers/record-contract.ts'
import {
  getProvider,
  getProviderRecord,
  listFeatured,
  listPopular,
  listProviders,
  listServices,
} from '../providers/service.server.ts'
import { refreshSearchText } from '../providers/write-provider.server.ts'
import { type ReviewSort, reviewSorts } from '../reviews/contract.ts'
import { listProviderReviews } from '../reviews/read-review.server.ts'
import { search } from './contract.ts'
import { countFilters } from './count-filters.server.ts'
import { searchProviders } from './service.server.ts'

const app = openTestApp()
const found = async (input: Partial<Parameters<typeof searchProviders>[1]>) =>
  (await searchProviders(app.ctx(), { page: 1, limit: 50, ...input } as Parameters<typeof searchProviders>[1]))
    .providers

const refusal = async (path: string) => {
  const answer = await createApi(app.running).request(`/api/search/${path}`)
  return [answer.status, (await answer.json()).fields]
}

const bethnalGreen = { latitude: 51.527, longitude: -0.055, area: 'Bethnal Green', city: 'London' }
const manchester = { latitude: 53.48, longitude: -2.242, area: 'Ancoats', city: 'Manchester' }

describe('search', () => {
  test('finds by words, typos and accents, category, profession and specialization', async () => {
    const columns = {
      search_text: 'cafe curls balayage hair stylist',
      profession: 'Hair Stylist',
      specializations: ['Balayage'],
    }
    const { providerId } = await makeProvider(app, { columns })
    await app.running.db.insertInto('search_word').values({ word: 'balayage' }).execute()
    const ids = async (input: Parameters<typeof found>[0]) => (await found(input)).map(({ id }) => id)
    for (const search of ['balayage', 'balyage', 'Café', 'curls hair'])
      expect(await ids({ search }), search).toContain(providerId)
    expect(await ids({ search: 'plumber' })).not.toContain(providerId)
    for (const search of ['%', '％', '_', '＼']) expect(await ids({ search }), search).toEqual([])
    expect(await ids({ specialization: 'balayage' })).toEqual([providerId])
    expect(await ids({ category: 'hair-styling-barbering', search: 'curls' })).toEqual([providerId])
    expect(await ids({ category: 'nail-care', search: 'curls' })).toEqual([])
  })

  test('finds a specialization by its name in any of our languages, as a filter and as words', async () => {
    const { providerId } = await makeProvider(app, {
      columns: { specializations: ['Straight Razor', 'Sports massage'] },
    })
    const french = await makeProvider(app, { columns: { specializations: ['Rasage au coupe-chou'] } })
    for (const one of [providerId, french.providerId]) await refreshSearchText(app.ctx(), one)
    const both = [providerId, french.providerId].toSorted()
    const ask = (input: object) => searchProviders(app.ctx(), { page: 1, limit: 50, ...input })
    const ids = async (input: object) => (await ask(input)).providers.map(({ id }) => id).toSorted()
    const names = ['Straight Razor', 'rasage au coupe-chou', 'AFEITADO A NAVAJA', 'Barbear a navalha']
    for (const name of names) {
      expect(await ids({ specialization: name }), name).toEqual(both)
      expect(await ids({ search: name }), name).toEqual(both)
    }
    for (const name of ['Massage sportif', 'masaje deportivo', 'Massagem desportiva'])
      expect(await ids({ specialization: name }), name).toEqual([providerId])
    const tattoo = await makeProvider(app, {
      columns: { specializations: ['Black & Grey'], profession: 'Tattoo Artist' },
    })
    await refreshSearchText(app.ctx(), tattoo.providerId)
    for (const words of ['noir et gris', 'tatouage gris et noir', 'tatuaje negro gris', 'preto e cinza'])
      expect(await ids({ search: words }), words).toEqual([tattoo.providerId])
    expect((await ask({ search: 'noir et gris' })).meant).toBeNull()
    expect((await ask({ specialization: 'barbear a navalha' })).specialization).toBe('Straight Razor')
    for (const name of ['straight razor', 'falconry', undefined])
      expect((await ask({ specialization: name })).specialization).toBeNull()
    const { specializations } = await countFilters({ ...app.ctx(), locale: 'fr-FR' }, {})
    expect(specializations).toContainEqual({ value: 'Straight Razor', count: 2 })
    expect(specializations.map(({ value }) => value)).not.toContain('Rasage au coupe-chou')
  })

  test.each(['Сергей', 'Салон Зайцев', 'Їжак', 'Ɗan', 'Ǿrsted', 'Ελένη', 'Nguyễn', 'Ƙwarai Straße', 'Ⅳ Hair'])(
    'finds a business by its own name in any script: %s',
    async (name) => {
      const business = await makeProvider(app, {
        columns: { business_name: name, city: name, specializations: [name] },
      })
      const person = await makeProvider(app, { columns: { individual_name: name, show_last_name: false } })
      for (const { providerId } of [business, person]) await refreshSearchText(app.ctx(), providerId)
      const ids = async (input: Parameters<typeof found>[0]) => (await found(input)).map(({ id }) => id).toSorted()
      const both = [business.providerId, person.providerId].toSorted()
      for (const search of [name, name.toLowerCase()]) expect(await ids({ search })).toEqual(both)
      for (const input of [{ specialization: name }, { location: name }])
        expect(await ids(input)).toEqual([business.providerId])
    },
  )

  test.each([
    ['Αθήνα', 'Αθηνα'],
    ['Андрей', 'андреи'],
    ['Ёлка', 'елка'],
    ['Їдальня', 'ідальня'],
    ['Hường', 'huong'],
    ['Άγγελος Παπάς', 'ΑΓΓΕΛΟΣ ΠΑΠΑΣ'],
  ])('finds %s where it is typed without accents, as %s', async (name, typed) => {
    const { providerId } = await makeProvider(app, { columns: { business_name: name, city: name } })
    await refreshSearchText(app.ctx(), providerId)
    for (const input of [{ search: typed }, { location: typed }])
      expect((await found(input)).map(({ id }) => id)).toContain(providerId)
  })

  test.each([
    ['かき', 'がき'],
    ['한글', '하글'],
    ['शर्मा', 'शरम'],
  ])('%s is not %s: what stands with a letter of other scripts is no accent', async (name, other) => {
    const { rows } = await sql<{ plain: string; other: string }>`
      select plain_text(${name}) as plain, plain_text(${other}) as other`.execute(app.running.db)
    expect(rows).toEqual([{ plain: name, other }])
  })

  test('looks round a known place or a point, nearest first, and says how far', async () => {
    const near = await makeProvider(app, { columns: { ...bethnalGreen, search_text: 'placed' } })
    const far = await makeProvider(app, { columns: { ...manchester, search_text: 'placed' } })
    // As far north, and a hundred miles to the west.
    await makeProvider(app, { columns: { ...bethnalGreen, longitude: -2.6, search_text: 'placed' } })
    // In the box round the circle, and 17 km away.
    await makeProvider(app, {
      columns: { latitude: 51.507 + 12 / 111.2, longitude: -0.128 + 12 / 69.2, search_text: 'placed' },
    })
    const district = await found({ search: 'placed', location: 'Bethnal Green' })
    expect(district.map(({ id }) => id)).toEqual([near.providerId])
    expect(district[0]?.distanceKm).toBeLessThan(3)
    expect((await found({ search: 'placed', location: 'manchester' })).map(({ id }) => id)).toEqual([far.providerId])
    expect(
      (await found({ search: 'placed', userLat: 53.4, userLng: -2.2, distanceKm: 50 })).map(({ id }) => id),
    ).toEqual([far.providerId])
    // By another name of the city, and from a town a few miles away that only the gazetteer knows.
    expect((await found({ search: 'placed', location: 'Londres' })).map(({ id }) => id)).toEqual([near.providerId])
    const nextTown = { search: 'placed', location: 'Cheadle Hulme', distanceKm: 20 }
    expect((await found(nextTown)).map(({ id }) => id)).toEqual([far.providerId])
    expect(await found({ search: 'placed', location: 'Nowhere-on-Sea' })).toEqual([])
  })

  test('by date shows only who is really free, with times that can be booked', async () => {
    const date = dateIn(3)
    const provider = await makeProvider(app, {
      columns: { search_text: 'dated' },
      services: [{ name: 'Cut', durationMinutes: 60, priceMinor: 100 }],
    })
    await makeProvider(app, { columns: { search_text: 'dated' }, hours: [] })
    const at = { search: 'dated', date, time: '14:00' }
    const [first] = await found(at)
    expect(first?.slots.map(({ start }) => start.slice(11, 16))).toEqual(['14:00', '14:30', '15:00'])
    const customer = await makeAccount(app)
    for (const time of ['14:00', '15:00']) {
      await createBooking(app.ctx(customer), {
        providerId: provider.providerId,
        serviceIds: provider.serviceIds,
        dateTime: london(date, time),
      })
    }
    expect(await found(at)).toEqual([])
    expect((await found({ search: 'dated', date })).map(({ id }) => id)).toEqual([provider.providerId])
  })

  test('by date never shows a start that the buffers of the service forbid', async () => {
    const date = dateIn(3)
    const services = [
      { name: 'Colour', durationMinutes: 120, priceMinor: 100 },
      { name: 'Cut', durationMinutes: 60, priceMinor: 100, bufferBeforeMinutes: 30, bufferAfterMinutes: 60 },
    ]
    const provider = await makeProvider(app, { columns: { search_text: 'buffered' }, services })
    const [colour = '', cut = ''] = provider.serviceIds
    const customer = await makeAccount(app)
    const book = (serviceId: string, dateTime: string) =>
      createBooking(app.ctx(customer), { providerId: provider.providerId, serviceIds: [serviceId], dateTime })
    await book(colour, london(date, '12:00'))
    const offered = async (time: string) => (await found({ search: 'buffered', date, time }))[0]?.slots ?? []
    expect((await offered('09:30')).map(({ start }) => start.slice(11, 16))).toEqual(['09:30', '10:00'])
    expect((await offered('14:00')).map(({ start }) => start.slice(11, 16))).toEqual(['14:30', '15:00', '15:30'])
    expect((await book(cut, (await offered('09:30'))[1]?.start ?? '')).status).toBe('confirmed')
  })

  test('by time reaches past midnight, as the night of a late provider does', async () => {
    const hours: [number, number, number][] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, 1320, 1560])
    const provider = await makeProvider(app, {
      columns: { search_text: 'nightly', start_interval_minutes: 60 },
      hours,
      services: [{ name: 'Cut', durationMinutes: 60, priceMinor: 100 }],
    })
    const date = dateIn(4)
    const starts = async () =>
      (await found({ search: 'nightly', date, time: '23:00' }))[0]?.slots.map(({ start }) => start)
    expect(await starts()).toEqual([london(date, '23:00'), london(dateIn(5), '00:00')])
    const customer = await makeAccount(app)
    await createBooking(app.ctx(customer), {
      providerId: provider.providerId,
      serviceIds: provider.serviceIds,
      dateTime: london(date, '23:00'),
    })
    expect(await starts()).toEqual([london(dateIn(5), '00:00')])
  })

  test('takes a time without a date for today, or for tomorrow where it has passed', async () => {
    const everyDay: [number, number, number][] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, 0, 1440])
    const shape = { hours: everyDay, services: [{ name: 'Cut', durationMinutes: 60, priceMinor: 100 }] }
    const columns = { search_text: 'timely', start_interval_minutes: 60, minimum_notice_minutes: 0 }
    const zones = ['Europe/London', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']
    for (const timezone of zones) await makeProvider(app, { ...shape, columns: { ...columns, timezone } })
    const now = new Date(`${dateIn(2)}T10:30:00Z`)
    const starts = async (time: string) => {
      const { providers } = await searchProviders({ ...app.ctx(), now }, { search: 'timely', time, page: 1, limit: 20 })
      return Object.fromEntries(providers.map(({ timezone, slots }) => [timezone, slots[0]?.start.slice(0, 16)]))
    }
    const firstOf = (time: string, zone: string) => {
      const wall = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(zone)
      const isOver = Temporal.PlainTime.compare(Temporal.PlainTime.from(time), wall.toPlainTime()) < 0
      return `${wall.toPlainDate().add({ days: isOver ? 1 : 0 })}T${time}`
    }
    for (const time of ['09:00', '11:00', '23:00', '00:00', '01:00'])
      expect([time, await starts(time)]).toEqual([
        time,
        Object.fromEntries(zones.map((zone) => [zone, firstOf(time, zone)])),
      ])
  })

  test('leaves out a distance that is no number, and refuses one that cannot be', async () => {
    const { input } = search.providers
    expect(z.parse(input, { distanceKm: 'near' })).not.toHaveProperty('distanceKm', expect.anything())
    expect(z.parse(input, { distanceKm: '' })).not.toHaveProperty('distanceKm', expect.anything())
    expect(z.parse(input, { distanceKm: '12.5' })).toMatchObject({ distanceKm: 12.5 })
    expect(z.safeParse(input, { distanceKm: '-3' }).success).toBe(false)
    expect(z.safeParse(input, { distanceKm: '5000' }).success).toBe(false)
  })

  test('needs a date that exists', async () => {
    for (const path of ['providers', 'filters', 'map'])
      expect([path, await refusal(`${path}?date=2027-02-30`)]).toEqual([
        path,
        [400, { date: 'Must be a date that exists' }],
      ])
  })

  test.each([
    ['distanceKm=1e9', { distanceKm: 'Must be a number from 0.1 to 100' }],
    ['page=1e9', { page: 'Must be a whole number from 1 to 1000' }],
    ['page=1000000000', { page: 'Must be a whole number from 1 to 1000' }],
    ['minRating=9', { minRating: 'Must be a number from 1 to 5' }],
    ['verified=false', { verified: 'Must be true, or left out' }],
    ['openNow=false', { openNow: 'Must be true, or left out' }],
  ])('says what is wrong with %s', async (query, fields) => {
    expect(await refusal(`providers?${query}`)).toEqual([400, fields])
  })

  test('takes an empty cursor for none', async () => {
    for (let index = 0; index < 3; index++) await makeProvider(app, { columns: { search_text: 'cursorless' } })
    const input = z.parse(search.providers.input, { search: 'cursorless', page: '2', limit: '2', after: '' })
    expect((await searchProviders(app.ctx(), input)).providers).toHaveLength(1)
  })
})

describe('lists', () => {
  test('page without repeating, and count', async () => {
    for (let index = 0; index < 5; index++) await makeProvider(app, { columns: { search_text: 'paged' } })
    const pages = await Promise.all(
      [1, 2, 3].map((page) => listProviders(app.ctx(), { search: 'paged', page, limit: 2 })),
    )
    expect(pages.map(({ providers }) => providers.length)).toEqual([2, 2, 1])
    expect(new Set(pages.flatMap(({ providers }) => providers.map(({ id }) => id))).size).toBe(5)
    expect(pages[2]?.pagination).toEqual({ page: 3, limit: 2, total: 5, totalPages: 3 })
    expect((await listProviders(app.ctx(), { search: 'paged', page: 9, limit: 2 })).pagination.total).toBe(5)
  })

  test('put the cheapest, the best rated, the featured and the most booked first when asked', async () => {
    const cheap = await makeProvider(app, {
      columns: { search_text: 'sorted' },
      services: [{ name: 'A', durationMinutes: 30, priceMinor: 50 }],
    })
    const loved = await makeProvider(app, { columns: { search_text: 'sorted', is_featured: true } })
    await sql`insert into provider_rating (provider_id, star_counts) values (${loved.providerId}, '{0,0,1,0,9}')`.execute(
      app.running.db,
    )
    const first = async (sort: 'price' | 'rating') => (await found({ search: 'sorted', sort }))[0]
    expect((await first('price'))?.id).toBe(cheap.providerId)
    expect(await first('rating')).toMatchObject({ id: loved.providerId, rating: 4.8, reviewsCount: 10 })
    expect((await listFeatured(app.ctx(), { limit: 1 }))[0]?.id).toBe(loved.providerId)
    const busy = await makeProvider(app)
    const customer = await makeAccount(app)
    for (const time of ['09:00', '10:00', '11:00', '13:00', '15:00']) {
      await createBooking(app.ctx(customer), {
        providerId: busy.providerId,
        serviceIds: busy.serviceIds,
        dateTime: london(dateIn(2), time),
      })
    }
    await countRecentBookings(app.ctx(), 2)
    expect((await listPopular(app.ctx(), { page: 1, limit: 1 }))[0]?.id).toBe(busy.providerId)
    const counted = () =>
      app.running.db.selectFrom('listing').select(['provider_id', 'recent_bookings']).orderBy('provider_id').execute()
    const inParts = await counted()
    expect(inParts.length).toBeGreaterThan(4)
    await sql`update listing set recent_bookings = 7`.execute(app.running.db)
    await sql`select count_recent_bookings(now())`.execute(app.running.db)
    expect(await counted()).toEqual(inParts)
    await sql`update listing set recent_bookings = 7`.execute(app.running.db)
    await countRecentBookings(app.ctx())
    expect(await counted()).toEqual(inParts)
  })
})

describe('a profile', () => {
  test('is found by id and by slug, hides a hidden last name, and is gone when inactive', async () => {
    const shy = await makeProvider(app, { columns: { show_last_name: false } })
    const bySlug = await getProvider(app.ctx(), { id: shy.slug })
    expect(bySlug).toEqual(await getProvider(app.ctx(), { id: shy.providerId }))
    expect(bySlug).toMatchObject({
      name: 'Maya',
      status: 'active',
      rating: null,
      startingPrice: '£40.00',
      hours: { monday: '9:00 AM – 5:00 PM' },
    })
    expect(JSON.stringify(bySlug)).not.toContain('Thompson')
    const record = await getProviderRecord(app.ctx(), { id: shy.owner.accountId })
    expect(ProviderRecord.parse(record)).toEqual(record)
    expect(record).toMatchObject({
      ...{ _id: shy.providerId, slug: shy.slug, identityId: shy.owner.accountId },
      user: { firstName: 'Maya', lastName: '' },
      availability: { workingHours: { monday: { isOpen: true, start: '09:00', end: '17:00' } } },
      analytics: { totalBookings: 0, completionRate: null, avgResponseTime: null },
      services: [{ name: 'Cut', duration: { default: 60 }, pricing: { basePrice: 40 } }],
    })
    expect(JSON.stringify(record)).not.toContain('Thompson')
    expect((await listServices(app.ctx(), { id: shy.slug }))[0]).toMatchObject({
      name: 'Cut',
      duration: '1 hr',
      price: '£40.00',
    })
    await sql`update service set is_active = false where provider_id = ${shy.providerId}`.execute(app.running.db)
    const hidden = await getProvider(app.ctx(), { id: shy.slug })
    expect(hidden).toMatchObject({ services: [], hasServices: false, startingPrice: 'Contact for pricing' })
    expect(bySlug).toMatchObject({ hasServices: true })
    await sql`update provider set status = 'inactive' where provider_id = ${shy.providerId}`.execute(app.running.db)
    const error = await getProvider(app.ctx(), { id: shy.slug }).catch((refused: AppError) => refused)
    expect(error).toMatchObject({ code: 'provider_not_found', status: 404 })
  })

  test('is stored under the names of the specification, each with what its own column holds', async () => {
    const created = new Date('2026-02-03T04:05:06.000Z')
    const [updated, active] = [1, 2].map((days) => new Date(created.getTime() + days * 86_400_000)) as [Date, Date]
    const gallery = ['/photos/hair-1.webp', '/photos/hair-2.webp']
    const { providerId, slug, owner, serviceIds } = await makeProvider(app, {
      hours: [
        [1, 540, 720],
        [1, 780, 1020],
      ],
      services: [{ name: 'Cut', durationMinutes: 45, priceMinor: 2550 }],
      columns: {
        ...{ business_name: 'Curls', individual_name: 'Maya T.', business_type: 'independent', currency: 'GBP' },
        ...{ description: 'Curls only', bio: 'I cut curls.', greeting: 'Hello', street: '7 Columbia Road' },
        ...{ region: 'Greater London', postal_code: 'E2 7RG', area: 'Bethnal Green', timezone: 'Europe/London' },
        ...{ profile_image: '/photos/maya.webp', gallery, phone: '+44 20 7946 0000', email: 'maya@curls.test' },
        ...{ website: 'https://curls.test', specializations: ['Curls'], qualifications: ['NVQ 3'], tags: ['afro'] },
        ...{ price_range: 'premium', is_verified: true, is_featured: true, is_premium: false },
        ...{ created_at: created, updated_at: updated, last_active_at: active },
      },
    })
    const stars = { provider_id: providerId, star_counts: [0, 0, 0, 1, 1] }
    await app.running.db.insertInto('provider_rating').values(stars).execute()
    const shut = { isOpen: false, start: '', end: '' }
    const record = await getProviderRecord(app.ctx(), { id: slug })
    expect(record).toEqual({
      ...{ _id: providerId, slug, identityId: owner.accountId, businessName: 'Curls', individualName: 'Maya T.' },
      ...{
        user: { firstName: 'Maya', lastName: 'Thompson' },
        displayName: null,
        displaySettings: { showLastName: true },
      },
      ...{ profession: 'Hair Stylist', businessType: 'independent', description: 'Curls only', bio: 'I cut curls.' },
      greeting: 'Hello',
      categories: [
        {
          ...{ _id: 'hair-styling-barbering', slug: 'hair-styling-barbering' },
          name: 'Hair Styling & Barbering',
        },
      ],
      address: {
        ...{ street: '7 Columbia Road', city: 'London', state: 'Greater London', postalCode: 'E2 7RG' },
        country: 'GB',
      },
      location: { coordinates: [-0.055, 51.527], city: 'London', address: 'Bethnal Green' },
      media: { profileImage: '/photos/maya.webp', gallery },
      rating: { average: 4.5, count: 2 },
      verification: { isVerified: true, status: 'verified' },
      ...{ status: 'active', featured: true, premium: false },
      services: [
        {
          ...{ _id: serviceIds[0], name: 'Cut', description: '', category: 'General' },
          ...{ duration: { default: 45 }, pricing: { basePrice: 25.5 }, status: 'active', isActive: true },
        },
      ],
      availability: {
        timezone: 'Europe/London',
        workingHours: {
          monday: { isOpen: true, start: '09:00', end: '17:00' },
          ...{ tuesday: shut, wednesday: shut, thursday: shut, friday: shut, saturday: shut, sunday: shut },
        },
      },
      contact: { email: 'maya@curls.test', phone: '+44 20 7946 0000', website: 'https://curls.test' },
      ...{ specializations: ['Curls'], skills: ['Curls'], qualifications: ['NVQ 3'], tags: ['afro'] },
      pricing: { currency: 'GBP', priceRange: 'premium' },
      ...{ popularityScore: 0, bookingCount: 0 },
      analytics: { totalBookings: 0, completionRate: null, avgResponseTime: null },
      seo: { title: 'Curls, Hair Stylist', description: 'I cut curls.' },
      ...{ createdAt: created.toISOString(), updatedAt: updated.toISOString(), lastActive: active.toISOString() },
    })
  })

  test('is open by the rule that makes the free times: date overrides, closed days and nights worked in', async () => {
    const noon = new Date('2027-03-03T12:00:00Z')
    const statusOf = async (options: Parameters<typeof makeProvider>[1], now = noon) => {
      const { slug } = await makeProvider(app, options)
      return (await getProvider({ ...app.ctx(), now }, { id: slug })).currentStatus
    }
    const closed = { staff: [{ name: 'Ana', dateOverrides: { '2027-03-03': [] } }] }
    const short: Parameters<typeof makeProvider>[1] = {
      staff: [
        { name: 'Ana', dateOverrides: { '2027-03-03': [[600, 810]] } },
        { name: 'Ben', dateOverrides: { '2027-03-03': [[800, 900]] } },
      ],
      closedDays: ['2027-03-03'],
    }
    const night: [number, number, number][] = [[3, 1320, 1560]]
    expect(await statusOf({})).toBe('open today until 5:00 PM')
    expect(await statusOf({}, new Date('2027-03-03T20:00:00Z'))).toBe('closed now')
    expect(await statusOf({ closedDays: ['2027-03-03'] })).toBe('closed today')
    expect(await statusOf(closed)).toBe('closed today')
    expect(await statusOf(short)).toBe('open today until 3:00 PM')
    expect(await statusOf({ hours: night }, new Date('2027-03-04T01:00:00Z'))).toBe('open today until 2:00 AM')
    expect(await statusOf({ hours: [] })).toBe('contact for availability')
  })
})

test('a category counts whom its list shows, and the page of all counts each of them once', async () => {
  const at = (category_slug: string, subcategory_slug: string, columns = {}) =>
    makeProvider(app, { columns: { category_slug, subcategory_slug, ...columns } })
  await at('health-wellness', 'massage-bodywork')
  await at('health-wellness', 'massage-bodywork', { status: 'inactive' })
  await at('nail-care', 'nail-care', { status: 'suspended' })
  const unproven = await at('photography', 'photography')
  const suspended = await at('makeup-beauty', 'makeup-beauty')
  await sql`update account set email_verified_at = null where account_id = ${unproven.owner.accountId}`.execute(
    app.running.db,
  )
  await sql`update account set status = 'suspended' where account_id = ${suspended.owner.accountId}`.execute(
    app.running.db,
  )
  const shown = async (category?: string) =>
    (await searchProviders(app.ctx(), { ...(category && { category }), page: 1, limit: 1 })).pagination.total
  const counted = await listCategories(app.ctx())
  const listed = await Promise.all(counted.map(async ({ slug }) => [slug, await shown(slug)]))
  expect(counted.map(({ slug, providerCount }) => [slug, providerCount])).toEqual(listed)
  const main = counted.filter(({ parentSlug }) => parentSlug === null)
  expect(main.reduce((sum, { providerCount }) => sum + providerCount, 0)).toBe(await shown())
  expect(await shown('health-wellness')).toBeGreaterThan(0)
})

/** Section 4 of the specification: professions, subcategory, category; slugs in the same order. */
const specifiedProfessions = `
Eyelash Technician, Beauty Therapist: Skincare & Aesthetics, Personal Care & Grooming (skincare-aesthetics, personal-care-grooming)
Hair Stylist, Barber: Hair Styling & Barbering (hair-styling-barbering)
Makeup Artist: Makeup & Beauty (makeup-beauty)
Nail Technician: Nail Care (nail-care)
Massage Therapist: Massage & Bodywork, Health & Wellness (massage-bodywork, health-wellness)
Personal Trainer, Fitness Trainer, Yoga Instructor: Fitness & Training (fitness-training)
Nutritionist: Mental Health & Life Guidance (mental-health-life-guidance)
Tattoo Artist: Tattoo & Body Art, Creative & Artistic Services (tattoo-body-art, creative-artistic-services)
Photographer: Photography (photography)
Service Provider, Falconer: General Services, Miscellaneous Services (general-services, miscellaneous-services)
`

test('every profession has the categories of the specification, by name and slug, and an unknown one the last', async () => {
  const nameOf = new Map((await listCategories(app.ctx())).map(({ slug, name }) => [slug, name]))
  const rows = [...specifiedProfessions.matchAll(/^(.+): (.+) \((.+)\)$/gm)].flatMap(
    ([, named = '', names = '', slugs = '']) => {
      const two = (text: string) => [text.split(', ')[0], text.split(', ').at(-1)]
      return named.split(', ').map((profession) => ({ profession, names: two(names), slugs: two(slugs) }))
    },
  )
  expect(
    rows
      .map(({ profession }) => profession)
      .filter((one) => one !== 'Falconer')
      .toSorted(),
  ).toEqual(professions.toSorted())
  for (const { profession, names, slugs } of rows) {
    const { subcategorySlug, categorySlug } = categoriesOf(profession)
    expect([subcategorySlug, categorySlug], profession).toEqual(slugs)
    expect([subcategorySlug, categorySlug].map((slug) => nameOf.get(slug))).toEqual(names)
  }
})

test('places are found by the beginning of any word of their name', async () => {
  expect((await searchPlaces(app.ctx(), { query: 'green' })).map(({ name }) => name)).toContain('Bethnal Green')
  expect((await searchPlaces(app.ctx(), { query: 'LOND' }))[0]?.name).toBe('London')
  expect(await searchPlaces(app.ctx(), { query: '%' })).toEqual([])
})

test('reviews come with the real counts, newest first, or in another order that is asked for', async () => {
  const provider = await makeProvider(app)
  const customer = await makeAccount(app, { firstName: 'Nia', lastName: 'Campbell' })
  const other = await makeProvider(app)
  const written = [
    { of: provider, rating: 5, status: 'published' },
    { of: provider, rating: 3, status: 'published' },
    { of: provider, rating: 1, status: 'removed' },
    { of: other, rating: 2, status: 'published' },
    { of: provider, rating: 4, status: 'published' },
  ]
  for (const [index, { of, rating, status }] of written.entries()) {
    const dateTime = london(dateIn(5), `1${index}:00`)
    const { id } = await createBooking(app.ctx(customer), {
      providerId: of.providerId,
      serviceIds: of.serviceIds,
      dateTime,
    })
    await sql`insert into review (provider_id, review_id, booking_id, customer_id, rating, status, removed_reason, removed_at, text, created_at)
      values (${of.providerId}, ${crypto.randomUUID()}, ${id}, ${customer.accountId}, ${rating}, ${status},
        ${status === 'removed' ? 'spam' : null}, ${status === 'removed' ? new Date() : null}, 'Fine', now() + ${index} * interval '1 minute')`.execute(
      app.running.db,
    )
  }
  await sql`insert into provider_rating (provider_id, star_counts) values (${provider.providerId}, '{0,0,1,1,1}')`.execute(
    app.running.db,
  )
  const list = await listProviderReviews(app.ctx(), {
    providerId: provider.providerId,
    sort: 'newest',
    page: 1,
    limit: 20,
  })
  expect(list.reviews.map(({ rating }) => rating)).toEqual([4, 3, 5])
  expect(list.reviews[0]).toMatchObject({ name: 'Nia C.', initial: 'N', serviceName: 'Cut', response: null })
  expect(list.summary).toEqual({
    averageRating: 4,
    totalReviews: 3,
    ratingDistribution: { 1: 0, 2: 0, 3: 1, 4: 1, 5: 1 },
    removed: { spam: 1 },
  })
  await sql`update review set helpful_count = case rating when 3 then 2 else 1 end`.execute(app.running.db)
  const inOrder = async (sort: ReviewSort) =>
    (await listProviderReviews(app.ctx(), { providerId: provider.providerId, sort, page: 1, limit: 20 })).reviews.map(
      ({ rating }) => rating,
    )
  expect(await Promise.all(reviewSorts.map(inOrder))).toEqual([
    [4, 3, 5],
    [5, 3, 4],
    [5, 4, 3],
    [3, 4, 5],
    // Of equals the newest first.
    [3, 4, 5],
  ])
})

test('a list has 20 providers, 50 at most, and popular ones are 12 unless told, over HTTP', async () => {
  for (let index = 0; index < 51; index++) await makeProvider(app)
  const get = (path: string) => createApi(app.running).request(`/api${path}`)
  const lengthOf = async (path: string, key: 'providers' | 'data') => (await (await get(path)).json())[key].length
  expect(await lengthOf('/providers', 'providers')).toBe(20)
  expect(await lengthOf('/providers?limit=50', 'providers')).toBe(50)
  expect(await lengthOf('/providers/popular', 'data')).toBe(12)
  for (const path of ['/providers', '/providers/popular', '/providers/featured', '/search/providers'])
    expect((await get(`${path}?limit=51`)).status, path).toBe(400)
})
