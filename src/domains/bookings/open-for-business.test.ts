import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  bearer,
  dateIn,
  london,
  makeAccount,
  makeProvider,
  openTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { codeOf } from '../../../tests/support.ts'
import { createApi } from '../../http/api.server.ts'
import type { Actor } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { createFeed, readFeed } from '../calendar-sync/service.server.ts'
import { setSuspended } from '../identity/admins.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { createBooking } from './create-booking.server.ts'
import { markNoShow } from './no-show.server.ts'
import { getBooking } from './read-booking.server.ts'
import { acceptProposal, updateBooking } from './reschedule-booking.server.ts'
import { acceptBooking } from './settle-booking.server.ts'
import { flagBookingsOf } from './suspension.server.ts'

const app = openTestApp()
let api: ReturnType<typeof createApi>
beforeAll(async () => {
  api = createApi(app.running)
})

const tomorrow = dateIn(1)
/** Each alone closes it. */
const closings: Record<string, (provider: TestProvider) => Promise<unknown>> = {
  'closed by its owner': ({ providerId }) =>
    sql`update provider set status = 'inactive' where provider_id = ${providerId}`.execute(app.running.db),
  'suspended itself': ({ providerId }) =>
    sql`update provider set status = 'suspended' where provider_id = ${providerId}`.execute(app.running.db),
  'suspended with its owner': ({ owner }) =>
    sql`update account set status = 'suspended' where account_id = ${owner.accountId}`.execute(app.running.db),
  'of a deleted owner': ({ owner }) =>
    sql`update account set status = 'deleted' where account_id = ${owner.accountId}`.execute(app.running.db),
}

async function makeOwnProvider(word: string, columns: Record<string, unknown> = {}) {
  const provider = await makeProvider(app, {
    columns: { city: word, search_text: word, is_featured: true, category_slug: 'photography', ...columns },
  })
  const feed = await createFeed(app.ctx(provider.owner), { kind: 'provider' })
  return { ...provider, feed: feed.url.split('/').at(-1)?.replace('.ics', '') ?? '' }
}

describe('a provider', () => {
  /** What anybody can ask about a provider: the ids of those shown, or the code of the refusal. */
  async function shownBy(provider: TestProvider, word: string, reader: Actor) {
    const { providerId: id, slug, serviceIds } = provider
    const authorization = await bearer(app, reader)
    const ask = async (path: string, body?: object) => {
      const headers = { authorization, 'content-type': 'application/json', origin: app.running.config.origin }
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      const answer = await (await api.request(`/api${path}`, init)).text()
      return (
        /"success":false,"code":"(\w+)"/.exec(answer)?.[1] ??
        (answer.includes(id) || answer.includes(slug) ? 'shown' : 'left out')
      )
    }
    const services = serviceIds.join()
    const at = encodeURIComponent(london(tomorrow, '10:00'))
    const selection = { providerId: id, serviceIds, dateTime: london(tomorrow, '10:00') }
    const counted = await api.request('/api/categories')
    const { data } = (await counted.json()) as { data: { slug: string; providerCount: number }[] }
    return {
      list: await ask(`/providers?location=${word}`),
      featured: await ask('/providers/featured?limit=50'),
      popular: await ask('/providers/popular?limit=50'),
      nearby: await ask('/providers/popular?limit=50&userLat=51.527&userLng=-0.055'),
      search: await ask(`/search/providers?location=${word}`),
      searchOnDay: await ask(`/search/providers?location=${word}&date=${tomorrow}`),
      nextTimes: await ask(`/search/next-times?providerIds=${id}`),
      page: await ask(`/providers/${slug}`),
      byOwner: await ask(`/providers/${provider.owner.accountId}`),
      services: (await ask(`/providers/${id}/services`)).replace('left out', 'shown'),
      availability: (
        await ask(`/bookings/availability?providerId=${id}&serviceIds=${services}&from=${tomorrow}&to=${tomorrow}`)
      ).replace('left out', 'shown'),
      quote: (await ask(`/bookings/quote?providerId=${id}&serviceIds=${services}&dateTime=${at}`)).replace(
        'left out',
        'shown',
      ),
      hold: await ask('/bookings/holds', selection),
      book: await ask('/bookings', selection),
      reviews: (await (await api.request(`/api/reviews/provider/${id}`)).text()).includes('Splendid')
        ? 'shown'
        : 'left out',
      category: data.find((category) => category.slug === 'photography')?.providerCount,
    }
  }

  const open = {
    list: 'shown',
    featured: 'shown',
    popular: 'shown',
    nearby: 'shown',
    search: 'shown',
    searchOnDay: 'shown',
    nextTimes: 'shown',
    page: 'shown',
    byOwner: 'shown',
    services: 'shown',
    availability: 'shown',
    quote: 'shown',
    hold: 'shown',
    book: 'shown',
    reviews: 'shown',
    category: 1,
  }
  const closed = {
    list: 'left out',
    featured: 'left out',
    popular: 'left out',
    nearby: 'left out',
    search: 'left out',
    searchOnDay: 'left out',
    nextTimes: 'left out',
    page: 'provider_not_found',
    byOwner: 'provider_not_found',
    services: 'provider_not_found',
    availability: 'provider_not_found',
    quote: 'provider_not_found',
    hold: 'provider_not_found',
    book: 'provider_not_found',
    reviews: 'left out',
    category: 0,
  }

  test.each(['', ...Object.keys(closings)])('%s is shown and booked everywhere or nowhere', async (how) => {
    await sql`update provider set category_slug = 'nail-care'`.execute(app.running.db)
    const word = `town${randomUUID().slice(0, 8)}`
    const provider = await makeOwnProvider(word)
    const customer = await makeAccount(app)
    const { id } = await createBooking(app.ctx(customer), { ...provider, dateTime: london(tomorrow, '15:00') })
    await sql`insert into review (provider_id, review_id, booking_id, customer_id, rating, text)
      values (${provider.providerId}, ${randomUUID()}, ${id}, ${customer.accountId}, 5, 'Splendid')`.execute(
      app.running.db,
    )
    await closings[how]?.(provider)
    expect(await shownBy(provider, word, customer)).toEqual(how === '' ? open : closed)
  })

  test.each(Object.keys(closings))('%s makes no appointments of what was asked for or proposed', async (how) => {
    const provider = await makeOwnProvider('asked', { confirmation_mode: 'request' })
    const customer = await makeAccount(app)
    const [mine, theirs] = [app.ctx(customer), app.ctx(provider.owner)]
    const ask = (time: string) => createBooking(mine, { ...provider, dateTime: london(tomorrow, time) })
    const [request, proposed] = [await ask('10:00'), await ask('12:00')]
    await updateBooking(theirs, { id: proposed.id, dateTime: london(tomorrow, '14:00') })
    await closings[how]?.(provider)
    expect(await codeOf(acceptBooking(theirs, request))).toBe('not_accepting_bookings')
    expect(await codeOf(updateBooking(theirs, { id: request.id, dateTime: london(tomorrow, '16:00') }))).toBe(
      'not_accepting_bookings',
    )
    expect(await codeOf(acceptProposal(mine, { id: proposed.id }))).toBe('not_accepting_bookings')
    expect(await codeOf(updateBooking(mine, { id: request.id, dateTime: london(tomorrow, '16:00') }))).toBe(
      'not_accepting_bookings',
    )
    const refused = (await getBooking(mine, request)).actions.find(({ action }) => action === 'reschedule')?.refused
    expect(refused).toBe('not_accepting_bookings')
    expect((await cancelBooking(mine, { id: request.id })).status).toBe('cancelled')
  })

  test('says yes to nobody whose account is shut or gone', async () => {
    const provider = await makeOwnProvider('asked', { confirmation_mode: 'request' })
    for (const status of ['suspended', 'deleted']) {
      const customer = await makeAccount(app)
      const request = await createBooking(app.ctx(customer), { ...provider, dateTime: london(tomorrow, '10:00') })
      await sql`update account set status = ${status} where account_id = ${customer.accountId}`.execute(app.running.db)
      expect(await codeOf(acceptBooking(app.ctx(provider.owner), request))).toBe('customer_deleted')
      await cancelBooking(app.ctx(provider.owner), { id: request.id })
    }
  })
})

describe('who is suspended', () => {
  test('is let in nowhere by what they still hold: a token whose session lives, a calendar address', async () => {
    const provider = await makeOwnProvider('held')
    const authorization = await bearer(app, provider.owner)
    // No answer of its own that looks at the account once more.
    const status = async () => (await api.request('/api/bookings', { headers: { authorization } })).status
    expect([await status(), await readFeed(app.ctx(), provider.feed)]).toEqual([200, expect.any(String)])
    await sql`update account set status = 'suspended' where account_id = ${provider.owner.accountId}`.execute(
      app.running.db,
    )
    expect([await status(), await readFeed(app.ctx(), provider.feed)]).toEqual([401, null])
  })

  test('changes nothing any more with a call that was let in before', async () => {
    const { closeProvider } = await import('../business/profile.server.ts')
    const provider = await makeOwnProvider('late')
    await setSuspended(app.ctx(), { accountId: provider.owner.accountId, isSuspended: true })
    expect(await codeOf(closeProvider(app.ctx(provider.owner), { id: provider.providerId }))).toBe('session_ended')
    await setSuspended(app.ctx(), { accountId: provider.owner.accountId, isSuspended: false })
    const customer = await makeAccount(app)
    const booking = await createBooking(app.ctx(customer), { ...provider, dateTime: london(tomorrow, '10:00') })
    expect(booking.status).toBe('confirmed')
  })
})

describe('whoever has a booking ahead with a provider that is suspended', () => {
  const always = '[{"hoursBefore": 336, "feePercent": 100}]'
  async function withBooking() {
    const provider = await makeOwnProvider('fee', { cancellation_policy: always })
    const customer = await makeAccount(app)
    const booking = await createBooking(app.ctx(customer), { ...provider, dateTime: london(tomorrow, '10:00') })
    expect(booking.cancellation.feeNowMinor).toBe(4000)
    const suspend = (isSuspended: boolean) =>
      setSuspended(app.ctx(), { accountId: provider.owner.accountId, isSuspended })
    return { provider, customer, booking, suspend }
  }
  const free = { freeUntil: null, steps: [], feeNowMinor: 0 }

  test('cancels for nothing at once, whatever the policy says', async () => {
    const { customer, booking, suspend } = await withBooking()
    await suspend(true)
    expect((await getBooking(app.ctx(customer), booking)).cancellation).toEqual(free)
    expect(await cancelBooking(app.ctx(customer), { id: booking.id })).toMatchObject({
      status: 'cancelled',
      feeMinor: 0,
    })
  })

  test('still does when all is well again, and owes nothing for not coming; later bookings follow the policy', async () => {
    const { provider, customer, booking, suspend } = await withBooking()
    const elsewhere = await withBooking()
    const begun = await createBooking(app.ctx(customer), { ...provider, dateTime: london(tomorrow, '14:00') })
    await sql`update booking set starts_at = now() - interval '2 hours', ends_at = now() + interval '1 hour'
      where booking_id = ${begun.id}`.execute(app.running.db)
    await suspend(true)
    await flagBookingsOf(app.ctx(), { ...provider.owner, providerId: provider.providerId, change: randomUUID() })
    await suspend(false)
    expect((await getBooking(app.ctx(customer), booking)).cancellation).toEqual(free)
    const later = await createBooking(app.ctx(customer), { ...provider, dateTime: london(tomorrow, '12:00') })
    expect(later.cancellation.feeNowMinor).toBe(4000)
    await sql`update booking set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
      where booking_id = ${booking.id}`.execute(app.running.db)
    expect((await markNoShow(app.ctx(provider.owner), { id: booking.id })).noShow?.waitingFeeMinor).toBe(0)
    expect((await markNoShow(app.ctx(provider.owner), { id: begun.id })).noShow?.waitingFeeMinor).toBe(4000)
    const untouched = await getBooking(app.ctx(elsewhere.customer), elsewhere.booking)
    expect(untouched.cancellation.feeNowMinor).toBe(4000)
  })

  test('keeps what was agreed where the suspension is taken back before anything came of it', async () => {
    const { provider, customer, booking, suspend } = await withBooking()
    await suspend(true)
    await suspend(false)
    const since = await createBooking(app.ctx(customer), { ...provider, dateTime: london(tomorrow, '12:00') })
    await flagBookingsOf(app.ctx(), { ...provider.owner, providerId: provider.providerId, change: randomUUID() })
    for (const one of [booking, since])
      expect((await getBooking(app.ctx(customer), one)).cancellation.feeNowMinor).toBe(4000)
    await suspend(true)
    await flagBookingsOf(app.ctx(), { ...provider.owner, providerId: provider.providerId, change: randomUUID() })
    await suspend(false)
    for (const one of [booking, since]) expect((await getBooking(app.ctx(customer), one)).cancellation).toEqual(free)
  })

  test('is told once, in their own language', async () => {
    const said = {
      en: 'Cancelling is free',
      fr: 'L’annulation est gratuite',
      es: 'Cancelar es gratis',
      pt: 'Cancelar é gratuito',
    }
    const { provider, booking, customer, suspend } = await withBooking()
    const bookings = [{ id: booking.id, customer, language: 'en' }]
    for (const [index, language] of ['fr', 'es', 'pt'].entries()) {
      const other = await makeAccount(app)
      const dateTime = london(tomorrow, `1${index + 2}:00`)
      bookings.push({
        id: (await createBooking(app.ctx(other), { ...provider, dateTime })).id,
        customer: other,
        language,
      })
    }
    for (const {
      customer: { accountId },
      language,
    } of bookings)
      await sql`update account set language = ${language} where account_id = ${accountId}`.execute(app.running.db)
    await suspend(true)
    await app.jobs.work()
    const mails = async (id: string) =>
      (await readdir(outboxDir(app.running.config)).catch(() => [])).filter((name) =>
        name.startsWith(`booking-${id}-unsettled`),
      )
    for (const { id, language } of bookings) {
      await expect.poll(() => mails(id), { timeout: 30_000 }).toHaveLength(1)
      const [name = ''] = await mails(id)
      const text = decoded(await readFile(join(outboxDir(app.running.config), name), 'utf8'))
      expect(text).toContain(said[language as keyof typeof said])
    }
  })
})

/** Quoted-printable as the text it carries. */
function decoded(mail: string): string {
  const bytes = mail
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString().replaceAll(/\s+/g, ' ')
}
