import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  bearer,
  dateIn,
  enrol,
  london,
  makeAccount,
  makeAdmin,
  makeDocuments,
  makeProvider,
  openTestApp,
} from '../../../tests/factories.ts'
import { bookUnpaid, makePaidProvider, payWith } from '../../../tests/paying.ts'
import { createApi } from '../../http/api.server.ts'
import type { Actor } from '../../lib/context.ts'
import { createBooking } from '../bookings/create-booking.server.ts'

const app = openTestApp()
let api: ReturnType<typeof createApi>
beforeAll(() => {
  api = createApi(app.running)
})

async function call(actor: Actor, method: 'GET' | 'POST', path: string, body: object = {}) {
  const headers = { authorization: await bearer(app, actor), 'content-type': 'application/json' }
  const response = await api.request(`/api${path}`, {
    ...{ method, headers },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
  return { status: response.status, ...(await response.json()) }
}
const look = (actor: Actor, personId: string, reason = 'dispute', reference = 'T-12') =>
  call(actor, 'POST', `/admin/users/${personId}/look`, { reason, reference })
const entriesOf = async (subject: string) =>
  (
    await sql<{ action: string; details: object }>`select action, details from audit_entry where subject_id = ${subject}
      order by at`.execute(app.running.db)
  ).rows

async function scene() {
  const [provider, customer, admin] = [await makeProvider(app), await makeAccount(app), await makeAdmin(app)]
  const { providerId, serviceIds } = provider
  const { id } = await createBooking(app.ctx(customer), {
    providerId,
    serviceIds,
    dateTime: london(dateIn(3), '10:00'),
  })
  const [documentId = ''] = await makeDocuments(app, providerId, [{ kind: 'identity', state: 'sent' }])
  await app.running.app.storage.put(`document-${documentId}-1.pdf`, Buffer.from('%PDF-1.7'), 'application/pdf')
  return { provider, customer, admin, id, documentId }
}

describe('the office looks into somebody’s data', () => {
  test('only with a reason, which is asked for once for each person and stands in the audit log', async () => {
    const { customer, admin, id } = await scene()
    const places = [
      `/bookings/${id}`,
      `/bookings/${id}/calendar`,
      `/admin/bookings/${id}/payments`,
      `/admin/messages?booking=${id}`,
    ]
    for (const place of places)
      expect(await call(admin, 'GET', place), place).toMatchObject({
        ...{ status: 403, code: 'reason_needed', data: { person: { id: customer.accountId, name: 'Nia Campbell' } } },
      })
    expect(await entriesOf(id)).toEqual([])
    expect(await look(admin, customer.accountId)).toMatchObject({ status: 200 })
    for (const place of [...places, ...places]) expect((await call(admin, 'GET', place)).status, place).toBe(200)
    // However often it is loaded.
    expect(await entriesOf(id)).toEqual([
      { action: 'booking.opened', details: { looking: 'dispute', reference: 'T-12' } },
    ])
    // Somebody else's reason is not one's own, nor one for somebody else.
    expect((await call(await makeAdmin(app), 'GET', `/bookings/${id}`)).code).toBe('reason_needed')
    expect((await call(admin, 'GET', `/bookings/${(await scene()).id}`)).code).toBe('reason_needed')
  })

  test('of a business too: its declaration, its documents, and what is decided about them', async () => {
    const { provider, admin, documentId } = await scene()
    const { providerId, owner } = provider
    const list = `/admin/providers/${providerId}/documents`
    const posts = [
      [`${list}/${documentId}/open`, {}],
      [`${list}/${documentId}/accept`, { expiresOn: null }],
      [`${list}/${documentId}/refuse`, { reason: 'unreadable' }],
    ] as const
    expect((await call(admin, 'GET', list)).data).toEqual({ person: { id: owner.accountId, name: 'Maya Thompson' } })
    for (const [path, body] of posts) expect((await call(admin, 'POST', path, body)).code, path).toBe('reason_needed')
    expect(await entriesOf(providerId)).toEqual([])
    await look(admin, owner.accountId, 'verification', '')
    expect((await call(admin, 'GET', list)).status).toBe(200)
    for (const [path, body] of posts.slice(0, 2)) expect((await call(admin, 'POST', path, body)).status, path).toBe(200)
    expect(await entriesOf(providerId)).toMatchObject([
      { action: 'document.listed', details: { looking: 'verification' } },
      { action: 'document.opened', details: { looking: 'verification' } },
      { action: 'document.accepted' },
    ])
  })

  test('also by its money, its papers, its messages as a file, and the figures of a business', async () => {
    const { provider, customer, admin } = await scene()
    const paid = await makePaidProvider(app)
    const paying = await bookUnpaid(app, paid, { customer })
    await payWith(app, paying)
    const { rows } = await sql<{
      id: string
    }>`select paper_id as id from paper where payment_id = ${paying.paymentId}`.execute(app.running.db)
    const booking = paying.bookingId
    const ways = [
      ['GET', `/bookings/${booking}/entries`],
      ['GET', `/payments/${paying.paymentId}`],
      ['GET', `/payments/${booking}`],
      ['GET', `/papers/${rows[0]?.id}`],
      ['GET', `/papers/${rows[0]?.id}/pdf`],
      ['POST', '/admin/messages/csv', { booking }],
    ] as const
    for (const [method, path, body] of ways)
      expect(await call(admin, method, path, body), path).toMatchObject({
        ...{ code: 'reason_needed', data: { person: { id: customer.accountId } } },
      })
    await look(admin, customer.accountId)
    for (const [method, path, body] of ways) expect((await call(admin, method, path, body)).code, path).toBeUndefined()
    expect(await entriesOf(booking)).toMatchObject([{ action: 'booking.opened', details: { looking: 'dispute' } }])
    expect(await entriesOf(paying.paymentId)).toMatchObject([{ action: 'payment.opened' }])
    const figures = `/providers/${provider.providerId}/analytics`
    expect((await call(admin, 'GET', figures)).data).toMatchObject({ person: { id: provider.owner.accountId } })
    await look(admin, provider.owner.accountId, 'asked', '')
    expect((await call(admin, 'GET', figures)).status).toBe(200)
    expect(await entriesOf(provider.providerId)).toMatchObject([
      { action: 'provider.figures_read', details: { looking: 'asked', from: expect.any(String) } },
    ])
    expect((await call(provider.owner, 'GET', figures)).status).toBe(200)
  })

  test('not by repeating what another administrator has done; and what it does to a booking is an entry', async () => {
    const { customer, admin, id } = await scene()
    const old = await makeAdmin(app)
    await sql`update session set second_factor_at = now() - interval '1 hour' where session_id = ${old.sessionId}`.execute(
      app.running.db,
    )
    const cancel = `/bookings/${id}/cancel`
    expect((await call(old, 'POST', cancel)).code).toBe('second_factor_again')
    expect(await entriesOf(id)).toEqual([])
    expect((await call(admin, 'POST', cancel)).data).toMatchObject({ status: 'cancelled' })
    expect(await entriesOf(id)).toEqual([{ action: 'booking.cancelled', details: { status: 'confirmed' } }])
    expect((await call(await makeAdmin(app), 'POST', cancel)).code).toBe('reason_needed')
    await look(admin, customer.accountId)
    expect((await call(admin, 'POST', cancel)).data).toMatchObject({ status: 'cancelled' })
    for (const [action, entry] of [
      ['complete', 'booking.completed'],
      ['no-show', 'booking.no_show'],
    ] as const) {
      const begun = (await scene()).id
      await sql`update booking set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
        where booking_id = ${begun}`.execute(app.running.db)
      await call(admin, 'POST', `/bookings/${begun}/${action}`)
      expect(await entriesOf(begun)).toMatchObject([{ action: entry }])
    }
  })

  test('of a document never where nobody is left whom it would be a look into', async () => {
    const { provider, admin, documentId } = await scene()
    await sql`update account set status = 'deleted' where account_id = ${provider.owner.accountId}`.execute(
      app.running.db,
    )
    const open = `/admin/providers/${provider.providerId}/documents/${documentId}/open`
    expect((await call(admin, 'POST', open)).code).toBe('provider_not_found')
    expect(await entriesOf(provider.providerId)).toEqual([])
  })

  test('for half an hour, then the reason is asked for again, and what is opened is entered again', async () => {
    const { customer, admin, id } = await scene()
    await look(admin, customer.accountId)
    await call(admin, 'GET', `/bookings/${id}`)
    await sql`update looking set begun_at = begun_at - interval '31 minutes' where account_id = ${admin.accountId}`.execute(
      app.running.db,
    )
    expect((await call(admin, 'GET', `/bookings/${id}`)).code).toBe('reason_needed')
    await look(admin, customer.accountId, 'money', '')
    await call(admin, 'GET', `/bookings/${id}`)
    expect((await entriesOf(id)).map(({ details }) => details)).toEqual([
      { looking: 'dispute', reference: 'T-12' },
      { looking: 'money' },
    ])
  })

  test('and reads its own without one; its reference holds no words', async () => {
    const { customer, provider, admin, id } = await scene()
    for (const side of [customer, provider.owner]) {
      await app.running.db
        .updateTable('account')
        .set({ is_admin: true })
        .where('account_id', '=', side.accountId)
        .execute()
      await enrol(app, side)
      expect((await call(side, 'GET', `/bookings/${id}`)).status).toBe(200)
      await app.running.db
        .updateTable('account')
        .set({ is_admin: false })
        .where('account_id', '=', side.accountId)
        .execute()
    }
    expect(await entriesOf(id)).toEqual([])
    expect(await look(admin, customer.accountId, 'asked', 'Nia called')).toMatchObject({
      ...{ status: 400, fields: { reference: expect.any(String) } },
    })
    expect(await look(admin, customer.accountId, 'curious')).toMatchObject({ status: 400 })
    expect(await look(admin, randomUUID())).toMatchObject({ status: 404, code: 'account_not_found' })
    // Tables that show names are no looking into.
    for (const place of ['/admin/users', '/admin/bookings', '/admin/messages', '/admin/providers'])
      expect((await call(admin, 'GET', place)).status, place).toBe(200)
  })
})
