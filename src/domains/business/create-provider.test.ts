import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { bearer, dateIn, makeAccount, makeProvider, makeUpload, openTestApp } from '../../../tests/factories.ts'
import { persistently } from '../../../tests/support.ts'
import { createApi } from '../../http/api.server.ts'
import type { Actor } from '../../lib/context.ts'
import { lockNotAvailable, postgresCode } from '../../lib/postgres-errors.server.ts'
import { updateProfile } from '../identity/profile.server.ts'
import type { Need } from '../providers/contract.ts'
import type { SpokenLanguage } from '../providers/own-contract.ts'
import { reservedSlugs } from '../providers/rules.ts'
import { getProvider } from '../providers/service.server.ts'
import { refreshSearchText } from '../providers/write-provider.server.ts'
import { listAvailability } from '../scheduling/service.server.ts'
import { searchProviders } from '../search/service.server.ts'
import { getSetup } from '../staff/read-setup.server.ts'
import { usualWeek } from '../staff/rules.ts'
import { uploadPath } from '../uploads/rules.ts'
import { type NewProvider, ownProvider } from './contract.ts'
import { createProvider } from './create-provider.server.ts'
import { setPhotos } from './photos.server.ts'
import { previewProvider } from './preview-provider.server.ts'
import { closeProvider, getOwn, reopenProvider, setRules, updateOwnProvider } from './profile.server.ts'

const app = openTestApp()

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
const selection = {
  businessName: 'Chair & Comb',
  profession: 'Barber',
  placeSlug: 'bethnal-green',
  street: 'Roman Road 5',
  postalCode: 'E2 0HU',
  services: [service],
  hours: week,
  startIntervalMinutes: null,
}

const eightTimes = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00']

const open = async (changes: Partial<z.output<typeof NewProvider>> = {}) => {
  const account = await makeAccount(app, { firstName: 'Ida', lastName: 'Moss' })
  const provider = await createProvider(app.ctx(account), { ...selection, ...changes })
  return { provider, owner: { ...account, providerId: provider.id } satisfies Actor }
}

const rows = async (table: string) =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(app.running.db)).rows[0]
    ?.count

describe('opening a provider', () => {
  test('makes a live, unverified provider that is found and bookable at once', async () => {
    const { provider, owner } = await open({ businessName: 'Moss Barbering' })
    expect(provider).toMatchObject({
      slug: 'moss-barbering',
      linkTo: '/provider/moss-barbering',
      status: 'active',
      verified: false,
      area: 'Bethnal Green',
      city: 'London',
      timezone: 'Europe/London',
      currency: 'GBP',
      startIntervalMinutes: null,
      cancellationPolicy: [],
    })
    const page = await getProvider(app.ctx(), { id: 'moss-barbering' })
    expect(page).toMatchObject({ verificationStatus: 'unverified', category: { slug: 'hair-styling-barbering' } })
    expect(page.hours).toMatchObject({ monday: '10:00 AM – 7:00 PM', wednesday: '10:30 AM – 7:00 PM' })
    const found = await searchProviders(app.ctx(), {
      search: 'moss skin fade',
      location: 'Bethnal Green',
      page: 1,
      limit: 20,
    })
    expect(found.providers.map(({ id }) => id)).toEqual([provider.id])
    const [serviceId = ''] = page.services.map(({ id }) => id)
    const times = await listAvailability(app.ctx(), {
      providerId: provider.id,
      serviceIds: [serviceId],
      from: dateIn(2),
      to: dateIn(8),
    })
    expect(times.mode).toBe('instant')
    const wallTimes = times.days.flatMap(({ slots }) => slots.map(({ start }) => start.slice(11, 16)))
    expect([...new Set(wallTimes)].sort()).toEqual(eightTimes)
    expect(wallTimes.length).toBeGreaterThan(40)
    expect(await getSetup(app.ctx(owner), { id: provider.id })).toMatchObject({
      staff: [{ name: 'Ida', hours: week }],
      services: [{ name: 'Skin fade', performers: null }],
    })
  })

  test.each([null, 15] as const)('at times every %s minutes has those that were previewed before', async (interval) => {
    const { name, durationMinutes } = service
    const preview = await previewProvider(app.ctx(), {
      placeSlug: selection.placeSlug,
      hours: week,
      startIntervalMinutes: interval,
      service: { name, durationMinutes },
    })
    expect(preview).toMatchObject({ serviceName: 'Skin fade', days: { length: 14 } })
    const { provider } = await open({ startIntervalMinutes: interval })
    const page = await getProvider(app.ctx(), { id: provider.id })
    const { days } = await listAvailability(app.ctx(), {
      providerId: provider.id,
      serviceIds: page.services.map(({ id }) => id),
      from: preview.days[0]?.date ?? '',
      to: preview.days.at(-1)?.date ?? '',
    })
    // Today goes on between the two.
    const starts = days.slice(1).map(({ date, slots }) => ({ date, starts: slots.map(({ start }) => start) }))
    expect(preview.days.slice(1).map(({ date, starts: shown }) => ({ date, starts: shown }))).toEqual(starts)
    expect(starts.some(({ starts: some }) => some.some((start) => start.slice(14, 16) === '15'))).toBe(interval === 15)
  })

  test('is previewed nowhere but at a place we know, and at hours that can be', async () => {
    const asked = { placeSlug: 'london', hours: week, startIntervalMinutes: null, service }
    await expect(previewProvider(app.ctx(), { ...asked, placeSlug: 'atlantis' })).rejects.toMatchObject({
      code: 'place_unknown',
    })
    const backwards = [[{ opens: '17:00', closes: '09:00' }], ...week.slice(1)]
    await expect(previewProvider(app.ctx(), { ...asked, hours: backwards })).rejects.toMatchObject({
      code: 'hours_backwards',
    })
    const closed = await previewProvider(app.ctx(), { ...asked, hours: week.map(() => []) })
    expect(closed.days.flatMap(({ starts }) => starts)).toEqual([])
  })

  test('by somebody whose mailbox is not proven has its page at once, and stands in lists once it is', async () => {
    const { provider, owner } = await open({ businessName: 'Quiet Corner' })
    const prove = (at: Date | null) =>
      sql`update account set email_verified_at = ${at} where account_id = ${owner.accountId}`.execute(app.running.db)
    const found = async () => {
      const { providers } = await searchProviders(app.ctx(), { search: 'quiet corner', page: 1, limit: 20 })
      return providers.map(({ id }) => id)
    }
    await prove(null)
    expect(await found()).toEqual([])
    expect(await getProvider(app.ctx(), { id: provider.slug })).toMatchObject({ businessName: 'Quiet Corner' })
    await prove(new Date())
    expect(await found()).toEqual([provider.id])
  })

  test('of a name that another has gives the next address, also when ten do so at once', async () => {
    // Who has waited too long for the others is told to come again (503), as on a machine with other work.
    const openAgain = (): ReturnType<typeof open> =>
      open({ businessName: 'Twins' }).catch((error: unknown) => {
        if (postgresCode(error) !== lockNotAvailable) throw error
        return openAgain()
      })
    const providers = await Promise.all(Array.from({ length: 10 }, openAgain))
    const slugs = providers.map(({ provider }) => provider.slug)
    expect(new Set(slugs).size).toBe(10)
    expect(slugs).toContain('twins')
    expect(slugs).toContain('twins-london')
    expect(slugs.every((slug) => /^twins(-london(-\d+)?)?$/.test(slug))).toBe(true)
  })

  test('called by a word of our addresses never takes the word', async () => {
    expect((await open({ businessName: 'Dashboard' })).provider.slug).toBe('dashboard-london')
    expect((await open({ businessName: 'Me!' })).provider.slug).toBe('me-london')
    expect((await open({ businessName: '美容室' })).provider.slug).toBe('london')
  })

  test('under an address of its own choice that is a route word, has odd signs, or is taken is refused with nothing written', async () => {
    const before = [await rows('provider'), await rows('service')]
    for (const slug of [...reservedSlugs, 'Maya', 'a b', 'ä', '-a', '01940000-0000-7000-8000-000000000000'])
      await expect(open({ slug }), slug).rejects.toMatchObject({
        code: 'slug_reserved',
        fields: { slug: expect.any(String) },
      })
    expect([await rows('provider'), await rows('service')]).toEqual(before)
    await open({ slug: 'chosen' })
    await expect(open({ slug: 'chosen' })).rejects.toMatchObject({ code: 'slug_taken', status: 409 })
  })

  test('twice by one person, even at once, opens one', async () => {
    const account = await makeAccount(app)
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => persistently(() => createProvider(app.ctx(account), selection))),
    )
    const opened = tries.filter(({ status }) => status === 'fulfilled')
    expect(opened).toHaveLength(1)
    for (const refused of tries.filter(({ status }) => status === 'rejected'))
      expect(refused).toMatchObject({ reason: { code: 'already_provider', data: { slug: expect.any(String) } } })
  })

  test('in a place we do not know, or far away from its place, is refused', async () => {
    await expect(open({ placeSlug: 'atlantis' })).rejects.toMatchObject({ code: 'place_unknown' })
    const account = await makeAccount(app)
    const far = { ...selection, position: { lat: 53.48, lng: -2.24 } }
    await expect(createProvider(app.ctx(account), far)).rejects.toMatchObject({ code: 'position_far' })
    await expect(open({ profession: 'Wizard' })).rejects.toMatchObject({ code: 'invalid_input' })
  })

  test('takes the clock and the money of its place', async () => {
    const { provider } = await open({ placeSlug: 'tokyo', businessName: 'Hana' })
    expect(provider).toMatchObject({ timezone: 'Asia/Tokyo', currency: 'JPY', country: 'JP' })
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
      body: JSON.stringify({ ...selection, ...changes }),
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

  test('a provider is 201 with its slug under provider, and /providers/me is the owner’s', async () => {
    const api = createApi(app.running)
    const account = await makeAccount(app)
    const headers = { 'content-type': 'application/json', authorization: await bearer(app, account) }
    const body = JSON.stringify({ ...selection, businessName: 'Wire & Sons' })
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

test('rules change how a provider is booked, and the policy for what is booked from now on', async () => {
  const { provider, owner } = await open()
  const cancellationPolicy = [{ hoursBefore: 48, feePercent: 30 }]
  const rules = {
    startIntervalMinutes: null,
    minimumNoticeMinutes: 1440,
    bookingWindowDays: 30,
    confirmationMode: 'request' as const,
  }
  expect(await setRules(app.ctx(owner), { id: provider.id, ...rules, cancellationPolicy })).toMatchObject({
    ...rules,
    cancellationPolicy,
  })
  expect(await setRules(app.ctx(owner), { id: provider.id, bookingWindowDays: 60 })).toMatchObject({
    ...rules,
    bookingWindowDays: 60,
  })
  expect(await setRules(app.ctx(owner), { id: provider.id })).toMatchObject({ ...rules, bookingWindowDays: 60 })
})

describe('the profile', () => {
  test('changes what is given and leaves the rest; search finds the new name', async () => {
    const { provider, owner } = await open({ businessName: 'Before' })
    const changed = await updateOwnProvider(app.ctx(owner), {
      id: provider.id,
      businessName: 'Zebra Crossing Cuts',
      bio: 'Curls',
    })
    expect(changed).toMatchObject({
      businessName: 'Zebra Crossing Cuts',
      bio: 'Curls',
      street: 'Roman Road 5',
      slug: provider.slug,
    })
    const found = await searchProviders(app.ctx(), { search: 'zebra crossing', page: 1, limit: 20 })
    expect(found.providers.map(({ id }) => id)).toEqual([provider.id])
  })

  test('and the rules are saved for one provider, and nobody else', async () => {
    const others = async () =>
      (await app.running.db.selectFrom('provider').selectAll().where('provider_id', '!=', provider.id).execute()).sort(
        (a, b) => a.provider_id.localeCompare(b.provider_id),
      )
    await open()
    const { provider, owner } = await open()
    const before = await others()
    expect(before.length).toBeGreaterThan(0)
    await updateOwnProvider(app.ctx(owner), { id: provider.id, ...attributes, bio: 'Curls', showLastName: false })
    await setRules(app.ctx(owner), { id: provider.id, startIntervalMinutes: 15, confirmationMode: 'request' })
    expect(await others()).toEqual(before)
  })

  const foundBy = async (filters: object) => {
    const { providers } = await searchProviders(app.ctx(), { ...filters, page: 1, limit: 50 })
    return providers.map(({ id }) => id)
  }
  const attributes = {
    specializations: ['Skin fade', 'Hot towel shave'],
    tags: ['Zwinger parking', 'Dogs welcome'],
    languages: ['en', 'pl'] as SpokenLanguage[],
    needs: ['step_free', 'quiet'] as Need[],
    priceRange: 'premium' as const,
  }

  test('says what it is good at, what is spoken and which needs it meets, and is found by each of them', async () => {
    const { provider, owner } = await open()
    expect([provider.priceRange, (await getProvider(app.ctx(), { id: provider.id })).pricing]).toMatchObject([
      null,
      { priceRange: null },
    ])
    expect(await foundBy({ priceRange: 'standard' })).not.toContain(provider.id)
    const asked = [
      { specialization: 'hot towel shave' },
      { search: 'hot towel' },
      { search: 'zwinger' },
      { speaks: 'pl' },
      { needs: ['quiet', 'step_free'] as const },
      { priceRange: 'premium' as const, needs: ['quiet'] as const },
    ]
    for (const filters of asked) expect(await foundBy(filters), JSON.stringify(filters)).not.toContain(provider.id)
    const changed = await updateOwnProvider(app.ctx(owner), { id: provider.id, ...attributes })
    expect(changed).toMatchObject(attributes)
    expect(await getProvider(app.ctx(), { id: provider.id })).toMatchObject({
      specializations: attributes.specializations,
      tags: attributes.tags,
      languages: attributes.languages,
      needs: attributes.needs,
      pricing: { priceRange: 'premium' },
    })
    for (const filters of asked) expect(await foundBy(filters), JSON.stringify(filters)).toContain(provider.id)
    for (const filters of [
      { speaks: 'fr' },
      { needs: ['quiet', 'private_room'] as const },
      { priceRange: 'budget' as const },
      { specialization: 'Dogs welcome' },
      // A need is asked for as one: its words say something else in a text.
      { search: 'step' },
      { search: 'quiet' },
    ])
      expect(await foundBy(filters), JSON.stringify(filters)).not.toContain(provider.id)
    await updateOwnProvider(app.ctx(owner), {
      id: provider.id,
      specializations: [],
      tags: [],
      languages: [],
      needs: [],
      priceRange: null,
    })
    expect(await foundBy({ search: 'zwinger' })).not.toContain(provider.id)
  })

  test('is called and found by the name its owner goes by, who leaves out first and last name', async () => {
    await app.jobs.work()
    const { provider, owner } = await open()
    await updateProfile(app.ctx(owner), { firstName: '', lastName: '', displayName: 'Clipper Ida' })
    expect(await getProvider(app.ctx(), { id: provider.id })).toMatchObject({ name: 'Clipper Ida' })
    expect(await getOwn(app.ctx(owner))).toMatchObject({ name: 'Clipper Ida' })
    await expect.poll(() => foundBy({ search: 'clipper' }), { timeout: 30_000 }).toContain(provider.id)
    expect(await foundBy({ search: 'moss' })).not.toContain(provider.id)
    const columns = sql`update provider set individual_name = 'Ida of the Road' where provider_id = ${provider.id}`
    await columns.execute(app.running.db)
    expect(await getProvider(app.ctx(), { id: provider.id })).toMatchObject({ name: 'Ida of the Road' })
    await updateProfile(app.ctx(owner), { firstName: 'Ida', lastName: 'Moss' })
    expect(await getProvider(app.ctx(), { id: provider.id })).toMatchObject({ name: 'Ida Moss' })
  })

  test('of somebody whose last name is hidden is not found out, by whom one books nor by searching', async () => {
    const account = await makeAccount(app, { firstName: 'Ida', lastName: 'Quistgaard' })
    await updateProfile(app.ctx(account), { firstName: '', lastName: 'Quistgaard', displayName: 'Clip quistgaard' })
    const provider = await createProvider(app.ctx(account), selection)
    const staff = await sql`select name from staff where provider_id = ${provider.id}`.execute(app.running.db)
    expect(staff.rows).toEqual([{ name: 'Clip' }])
    await sql`update provider set show_last_name = false where provider_id = ${provider.id}`.execute(app.running.db)
    await refreshSearchText(app.ctx(), provider.id)
    expect(await getProvider(app.ctx(), { id: provider.id })).toMatchObject({ name: 'Clip' })
    expect(await foundBy({ search: 'clip' })).toContain(provider.id)
    expect(await foundBy({ search: 'quistgaard' })).not.toContain(provider.id)
  })

  test('keeps each word once, and refuses too many, too long and unknown ones at their field', async () => {
    const { provider, owner } = await open()
    const api = createApi(app.running)
    const headers = { 'content-type': 'application/json', authorization: await bearer(app, owner) }
    const send = async (changes: object) => {
      const body = JSON.stringify(changes)
      const response = await api.request(`/api/providers/${provider.id}`, { method: 'PUT', headers, body })
      return { status: response.status, body: await response.json() }
    }
    const same = {
      tags: ['Café', 'cafe ', 'CAFÉ', 'Caf\u200bé', 'Tea', '💅'],
      languages: ['fr', 'en', 'fr'],
      needs: ['quiet', 'quiet'],
    }
    expect((await send(same)).body.provider).toMatchObject({
      tags: ['Café', 'Tea', '💅'],
      languages: ['fr', 'en'],
      needs: ['quiet'],
    })
    const many = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`)
    for (const [field, changes] of [
      ['specializations', { specializations: many(13) }],
      ['specializations.0', { specializations: ['x'.repeat(41)] }],
      ['tags', { tags: many(13) }],
      ['tags.1', { tags: ['fine', ' '] }],
      ...['\u200b', '\u00ad', '\u200e', '\u3164', '\u0301', '\u{e0041}'].map(
        (unseen) => ['tags.0', { tags: [unseen] }] as const,
      ),
      ['languages.0', { languages: ['klingon'] }],
      ['needs.0', { needs: ['a_throne'] }],
      ['priceRange', { priceRange: 'free' }],
    ] as const) {
      const { status, body } = await send(changes)
      expect([field, status, Object.keys(body.fields)]).toEqual([field, 400, [field]])
    }
  })

  test('has a bio of 500 characters at most', async () => {
    const { provider, owner } = await open()
    const update = (bio: string) => updateOwnProvider(app.ctx(owner), { id: provider.id, bio })
    expect((await update('é'.repeat(500))).bio).toHaveLength(500)
    expect(ownProvider.update.input.safeParse({ id: provider.id, bio: 'é'.repeat(500) }).success).toBe(true)
    const { error } = ownProvider.update.input.safeParse({ id: provider.id, bio: 'é'.repeat(501) })
    expect(error?.issues.map(({ path }) => path)).toEqual([['bio']])
    // Whoever writes past the contract meets the table.
    await expect(update('é'.repeat(501))).rejects.toThrow(/provider_bio_check/)
  })

  test('of somebody else does not exist', async () => {
    const { provider } = await open()
    const other = await open()
    const attempt = updateOwnProvider(app.ctx(other.owner), { id: provider.id, bio: 'Mine now' })
    await expect(attempt).rejects.toMatchObject({ code: 'provider_not_found' })
  })

  test('does not move to another clock or another money', async () => {
    const { provider, owner } = await open()
    await expect(updateOwnProvider(app.ctx(owner), { id: provider.id, placeSlug: 'paris' })).rejects.toMatchObject({
      code: 'moves_too_far',
    })
    expect(await updateOwnProvider(app.ctx(owner), { id: provider.id, placeSlug: 'manchester' })).toMatchObject({
      city: 'Manchester',
      area: '',
    })
  })

  test('shows photos of its owner in their order, described, and no others', async () => {
    const { owner, providerId, slug } = await makeProvider(app, {
      columns: { profile_image: '/pictures/barber-1-960.avif', gallery: ['/pictures/barber-2-960.avif'] },
    })
    const ctx = app.ctx(owner)
    const [old, other] = (await getOwn(ctx)).photos
    expect([old, other]).toEqual(['1', '2'].map((one) => ({ path: `/pictures/barber-${one}-960.avif`, alt: '' })))
    if (!old || !other) throw new Error('There are no photos')
    const added = { path: uploadPath(await makeUpload(app, owner.accountId)), alt: 'A fade, from the side' }
    const own = await setPhotos(ctx, { id: providerId, photos: [added, { ...old, alt: 'The chair' }] })
    expect(own.photos).toEqual([added, { ...old, alt: 'The chair' }])
    expect(await getProvider(app.ctx(), { id: slug })).toMatchObject({
      image: added.path,
      profileImage: added.path,
      galleryImages: [old.path],
      photoTexts: { [added.path]: 'A fade, from the side', [old.path]: 'The chair' },
    })
    // Another page that was opened before that: what it has not known of stays, what it has taken away goes.
    const known = [old, other].map(({ path }) => path)
    const late = await setPhotos(ctx, { id: providerId, photos: [], known })
    expect(late.photos).toEqual([added])
    const again = { ...added, alt: 'A fade' }
    expect((await setPhotos(ctx, { id: providerId, photos: [old, again], known })).photos).toEqual([again])
    expect((await setPhotos(ctx, { id: providerId, photos: [added], known: [added.path] })).photos).toEqual([added])
    const foreign = uploadPath(await makeUpload(app, (await makeAccount(app)).accountId))
    const thumbnail = uploadPath(await makeUpload(app, owner.accountId), 192)
    for (const path of [foreign, thumbnail, other.path, '/pictures/nail-1-960.avif', '//evil.test/a.png', ''])
      await expect(setPhotos(ctx, { id: providerId, photos: [{ path, alt: '' }] })).rejects.toMatchObject({
        code: 'upload_not_found',
      })
    expect((await setPhotos(ctx, { id: providerId, photos: [] })).photos).toEqual([])
    expect(await getProvider(app.ctx(), { id: slug })).toMatchObject({ profileImage: null, photoTexts: {} })
    const rows = await app.running.db
      .selectFrom('upload')
      .selectAll()
      .where('account_id', '=', owner.accountId)
      .execute()
    expect(rows.every(({ unused_since }) => unused_since !== null)).toBe(true)
  })

  test('closed is gone for everybody and comes back whole', async () => {
    const { provider, owner } = await open()
    expect(await closeProvider(app.ctx(owner), { id: provider.id })).toMatchObject({ status: 'inactive' })
    await expect(getProvider(app.ctx(), { id: provider.slug })).rejects.toMatchObject({ code: 'provider_not_found' })
    expect(await reopenProvider(app.ctx(owner), { id: provider.id })).toMatchObject({ status: 'active' })
    expect(await getProvider(app.ctx(), { id: provider.slug })).toMatchObject({ services: [{ name: 'Skin fade' }] })
    await sql`update provider set status = 'suspended' where provider_id = ${provider.id}`.execute(app.running.db)
    await expect(reopenProvider(app.ctx(owner), { id: provider.id })).rejects.toMatchObject({ code: 'suspended' })
  })
})
