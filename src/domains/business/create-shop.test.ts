import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, dateIn, makeAccount, startTestApp, type TestApp } from '../../../tests/factories.ts'
import { createApi } from '../../http/api.server.ts'
import type { Actor } from '../../lib/context.ts'
import { reservedSlugs } from '../providers/rules.ts'
import { getProvider } from '../providers/service.server.ts'
import { listAvailability } from '../scheduling/service.server.ts'
import { searchProviders } from '../search/service.server.ts'
import { getSetup } from '../staff/read-setup.server.ts'
import { usualWeek } from '../staff/rules.ts'
import { createShop } from './create-shop.server.ts'
import { closeShop, reopenShop, setRules, updateShop } from './profile.server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const service = {
  name: 'Skin fade',
  description: '',
  category: 'General',
  durationMinutes: 45,
  priceMinor: 2800,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
}
const week = usualWeek.map((day) => [...day])
const wish = {
  businessName: 'Chair & Comb',
  profession: 'Barber',
  placeSlug: 'bethnal-green',
  street: 'Roman Road 5',
  postalCode: 'E2 0HU',
  services: [service],
  hours: week,
}

const open = async (changes: Partial<typeof wish> & { slug?: string } = {}) => {
  const account = await makeAccount(app, { firstName: 'Ida', lastName: 'Moss' })
  const shop = await createShop(app.ctx(account), { ...wish, ...changes })
  return { shop, owner: { ...account, providerId: shop.id } satisfies Actor }
}

const rows = async (table: string) =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(app.running.db)).rows[0]
    ?.count

describe('opening a shop', () => {
  test('makes a live, unverified provider that is found and bookable at once', async () => {
    const { shop, owner } = await open({ businessName: 'Moss Barbering' })
    expect(shop).toMatchObject({
      slug: 'moss-barbering',
      linkTo: '/provider/moss-barbering',
      status: 'active',
      verified: false,
      area: 'Bethnal Green',
      city: 'London',
      timezone: 'Europe/London',
      currency: 'GBP',
      startGridMinutes: 30,
    })
    const provider = await getProvider(app.ctx(), { id: 'moss-barbering' })
    expect(provider).toMatchObject({ verificationStatus: 'unverified', category: { slug: 'hair-styling-barbering' } })
    expect(provider.hours).toMatchObject({ monday: '10:00 AM – 7:00 PM', wednesday: '10:30 AM – 7:00 PM' })
    const found = await searchProviders(app.ctx(), {
      search: 'moss skin fade',
      location: 'Bethnal Green',
      page: 1,
      limit: 20,
    })
    expect(found.providers.map(({ id }) => id)).toEqual([shop.id])
    const [serviceId = ''] = provider.services.map(({ id }) => id)
    const times = await listAvailability(app.ctx(), {
      providerId: shop.id,
      serviceIds: [serviceId],
      from: dateIn(2),
      to: dateIn(8),
    })
    expect(times.mode).toBe('instant')
    expect(times.days.flatMap(({ slots }) => slots).length).toBeGreaterThan(50)
    expect(await getSetup(app.ctx(owner), { id: shop.id })).toMatchObject({
      people: [{ name: 'Ida', hours: week }],
      services: [{ name: 'Skin fade', performers: null }],
    })
  })

  test('by somebody whose mailbox is not proven has its page at once, and stands in lists once it is', async () => {
    const { shop, owner } = await open({ businessName: 'Quiet Corner' })
    const prove = (at: Date | null) =>
      sql`update account set email_verified_at = ${at} where account_id = ${owner.accountId}`.execute(app.running.db)
    const found = async () => {
      const { providers } = await searchProviders(app.ctx(), { search: 'quiet corner', page: 1, limit: 20 })
      return providers.map(({ id }) => id)
    }
    await prove(null)
    expect(await found()).toEqual([])
    expect(await getProvider(app.ctx(), { id: shop.slug })).toMatchObject({ businessName: 'Quiet Corner' })
    await prove(new Date())
    expect(await found()).toEqual([shop.id])
  })

  test('of a name that another has gives the next address, also when ten do so at once', async () => {
    const shops = await Promise.all(Array.from({ length: 10 }, () => open({ businessName: 'Twins' })))
    const slugs = shops.map(({ shop }) => shop.slug)
    expect(new Set(slugs).size).toBe(10)
    expect(slugs).toContain('twins')
    expect(slugs).toContain('twins-london')
    expect(slugs.every((slug) => /^twins(-london(-\d+)?)?$/.test(slug))).toBe(true)
  })

  test('called by a word of our addresses never takes the word', async () => {
    expect((await open({ businessName: 'Dashboard' })).shop.slug).toBe('dashboard-london')
    expect((await open({ businessName: 'Me!' })).shop.slug).toBe('me-london')
    expect((await open({ businessName: '美容室' })).shop.slug).toBe('london')
  })

  test('under a wished address that is a route word, has odd signs, or is taken is refused with nothing written', async () => {
    const before = [await rows('provider'), await rows('service')]
    for (const slug of [...reservedSlugs, 'Maya', 'a b', 'ä', '-a', '01940000-0000-7000-8000-000000000000'])
      await expect(open({ slug }), slug).rejects.toMatchObject({
        code: 'slug_reserved',
        fields: { slug: expect.any(String) },
      })
    expect([await rows('provider'), await rows('service')]).toEqual(before)
    await open({ slug: 'wished' })
    await expect(open({ slug: 'wished' })).rejects.toMatchObject({ code: 'slug_taken', status: 409 })
  })

  test('twice by one person, even at once, opens one', async () => {
    const account = await makeAccount(app)
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => createShop(app.ctx(account), wish)))
    const opened = tries.filter(({ status }) => status === 'fulfilled')
    expect(opened).toHaveLength(1)
    for (const refused of tries.filter(({ status }) => status === 'rejected'))
      expect(refused).toMatchObject({ reason: { code: 'already_provider', data: { slug: expect.any(String) } } })
  })

  test('in a place we do not know, or far away from its place, is refused', async () => {
    await expect(open({ placeSlug: 'atlantis' })).rejects.toMatchObject({ code: 'place_unknown' })
    const account = await makeAccount(app)
    const far = { ...wish, position: { lat: 53.48, lng: -2.24 } }
    await expect(createShop(app.ctx(account), far)).rejects.toMatchObject({ code: 'position_far' })
    await expect(open({ profession: 'Wizard' })).rejects.toMatchObject({ code: 'invalid_input' })
  })

  test('takes the clock and the money of its place', async () => {
    const { shop } = await open({ placeSlug: 'tokyo', businessName: 'Hana' })
    expect(shop).toMatchObject({ timezone: 'Asia/Tokyo', currency: 'JPY', country: 'JP' })
  })
})

describe('bad input over HTTP', () => {
  const send = async (changes: object) => {
    const api = createApi(app.running)
    const authorization = await bearer(app, await makeAccount(app))
    const headers = { 'content-type': 'application/json', authorization }
    const response = await api.request('/api/providers', {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...wish, ...changes }),
    })
    return { status: response.status, body: await response.json() }
  }

  test.each([
    ['a price of zero', { services: [{ ...service, priceMinor: 0 }] }, 'services.0.priceMinor'],
    ['a price below zero', { services: [{ ...service, priceMinor: -100 }] }, 'services.0.priceMinor'],
    ['half a penny', { services: [{ ...service, priceMinor: 0.5 }] }, 'services.0.priceMinor'],
    ['a service of 0 minutes', { services: [{ ...service, durationMinutes: 0 }] }, 'services.0.durationMinutes'],
    ['a service of 30 hours', { services: [{ ...service, durationMinutes: 1800 }] }, 'services.0.durationMinutes'],
    ['no service', { services: [] }, 'services'],
    ['no name', { businessName: '  ' }, 'businessName'],
    ['hours of six days', { hours: week.slice(1) }, 'hours'],
    [
      'a time of day that is none',
      { hours: [[{ opens: '25:00', closes: '26:00' }], ...week.slice(1)] },
      'hours.0.0.opens',
    ],
  ])('%s is refused at its field', async (_what, changes, field) => {
    const { status, body } = await send(changes)
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toContain(field)
  })

  test.each([
    [
      'hours_overlap',
      [
        { opens: '09:00', closes: '12:00' },
        { opens: '11:00', closes: '15:00' },
      ],
      'hours.0.1',
    ],
    ['hours_backwards', [{ opens: '22:00', closes: '02:00' }], 'hours.0.0'],
  ])('%s is said at the hours', async (code, monday, field) => {
    const { status, body } = await send({ hours: [monday, ...week.slice(1)] })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code, fields: { [field]: expect.any(String) } })
  })

  test('a shop is 201 with its slug under provider, and /providers/me is the owner’s', async () => {
    const api = createApi(app.running)
    const account = await makeAccount(app)
    const headers = { 'content-type': 'application/json', authorization: await bearer(app, account) }
    const body = JSON.stringify({ ...wish, businessName: 'Wire & Sons' })
    const made = await api.request('/api/providers', { method: 'POST', headers, body })
    expect(made.status).toBe(201)
    expect(await made.json()).toMatchObject({ success: true, provider: { slug: 'wire-sons' } })
    expect(await (await api.request('/api/providers/me', { headers })).json()).toMatchObject({
      provider: { slug: 'wire-sons' },
    })
    expect(await (await api.request('/api/users/me', { headers })).json()).toMatchObject({
      user: { hasProviderProfile: true, providerSlug: 'wire-sons' },
    })
    const stranger = { authorization: await bearer(app, await makeAccount(app)) }
    expect((await api.request('/api/providers/me', { headers: stranger })).status).toBe(403)
  })
})

test('rules change how a shop is booked, and the policy for what is booked from now on', async () => {
  const { shop, owner } = await open()
  const cancellationPolicy = [{ hoursBefore: 48, feePercent: 30 }]
  const rules = {
    startGridMinutes: null,
    minimumNoticeMinutes: 1440,
    horizonDays: 30,
    confirmationMode: 'request' as const,
  }
  expect(await setRules(app.ctx(owner), { id: shop.id, ...rules, cancellationPolicy })).toMatchObject({
    ...rules,
    cancellationPolicy,
  })
  expect(await setRules(app.ctx(owner), { id: shop.id, horizonDays: 60 })).toMatchObject({ ...rules, horizonDays: 60 })
})

describe('the profile', () => {
  test('changes what is given and leaves the rest; search finds the new name', async () => {
    const { shop, owner } = await open({ businessName: 'Before' })
    const changed = await updateShop(app.ctx(owner), { id: shop.id, businessName: 'Zebra Crossing Cuts', bio: 'Curls' })
    expect(changed).toMatchObject({
      businessName: 'Zebra Crossing Cuts',
      bio: 'Curls',
      street: 'Roman Road 5',
      slug: shop.slug,
    })
    const found = await searchProviders(app.ctx(), { search: 'zebra crossing', page: 1, limit: 20 })
    expect(found.providers.map(({ id }) => id)).toEqual([shop.id])
  })

  test('of somebody else does not exist', async () => {
    const { shop } = await open()
    const other = await open()
    const attempt = updateShop(app.ctx(other.owner), { id: shop.id, bio: 'Mine now' })
    await expect(attempt).rejects.toMatchObject({ code: 'provider_not_found' })
  })

  test('does not move to another clock or another money', async () => {
    const { shop, owner } = await open()
    await expect(updateShop(app.ctx(owner), { id: shop.id, placeSlug: 'paris' })).rejects.toMatchObject({
      code: 'moves_too_far',
    })
    expect(await updateShop(app.ctx(owner), { id: shop.id, placeSlug: 'manchester' })).toMatchObject({
      city: 'Manchester',
      area: '',
    })
  })

  test('closed is gone for everybody and comes back whole', async () => {
    const { shop, owner } = await open()
    expect(await closeShop(app.ctx(owner), { id: shop.id })).toMatchObject({ status: 'inactive' })
    await expect(getProvider(app.ctx(), { id: shop.slug })).rejects.toMatchObject({ code: 'provider_not_found' })
    expect(await reopenShop(app.ctx(owner), { id: shop.id })).toMatchObject({ status: 'active' })
    expect(await getProvider(app.ctx(), { id: shop.slug })).toMatchObject({ services: [{ name: 'Skin fade' }] })
    await sql`update provider set status = 'suspended' where provider_id = ${shop.id}`.execute(app.running.db)
    await expect(reopenShop(app.ctx(owner), { id: shop.id })).rejects.toMatchObject({ code: 'suspended' })
  })
})
