import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  dateIn,
  london,
  makeAccount,
  makeAdmin,
  makeDocuments,
  makeProvider,
  openTestApp,
} from '../../../tests/factories.ts'
import { codeOf } from '../../../tests/support.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { setAdmin } from '../identity/admins.server.ts'
import { approveProvider, readSuspension, restoreAccount, suspendAccount, withdrawApproval } from './decide.server.ts'
import { findAccounts } from './find-accounts.server.ts'
import { findBookings } from './find-bookings.server.ts'
import { findProviders } from './find-providers.server.ts'
import { idsNamed } from './found.server.ts'
import { readOffice } from './read-office.server.ts'

const app = openTestApp()
const page = { page: 1, limit: 20 }
const auditOf = async (subject: string) =>
  (
    await sql<{ action: string; actor: string; details: object }>`select action, actor_id as actor, details
      from audit_entry where subject_id = ${subject} order by at`.execute(app.running.db)
  ).rows
const book = async (days = 3) => {
  const provider = await makeProvider(app)
  const customer = await makeAccount(app)
  const { providerId, serviceIds } = provider
  const dateTime = london(dateIn(days), '10:00')
  const { id } = await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime })
  return { provider, customer, id }
}
const rename = (accountId: string, first_name: string, last_name: string) =>
  app.running.db.updateTable('account').set({ first_name, last_name }).where('account_id', '=', accountId).execute()

describe('people', () => {
  test('are found by any part of a name or address, in any writing of it, and by what they are', async () => {
    const ctx = app.ctx(await makeAdmin(app))
    const word = `Zo${randomUUID().slice(0, 8)}`
    const [one, other] = [await makeAccount(app), (await makeProvider(app)).owner]
    await rename(one.accountId, word, 'Brontë')
    await rename(other.accountId, 'Ann', `${word}son`)
    const namesOf = async (filters: object) =>
      (await findAccounts(ctx, { search: word, ...page, ...filters })).users.map(({ name }) => name)
    expect((await namesOf({})).sort()).toEqual([`Ann ${word}son`, `${word} Brontë`])
    expect(await namesOf({ search: `${word.toUpperCase()} BRONTE` })).toEqual([`${word} Brontë`])
    expect(await namesOf({ role: 'provider' })).toEqual([`Ann ${word}son`])
    expect(await namesOf({ role: 'customer' })).toEqual([`${word} Brontë`])
    expect(await namesOf({ role: 'admin' })).toEqual([])
    expect(await namesOf({ search: `${word}%` })).toEqual([])
    await suspendAccount(ctx, { id: one.accountId, reason: 'spam' })
    expect(await namesOf({ status: 'suspended' })).toEqual([`${word} Brontë`])
    const { users, pagination } = await findAccounts(ctx, { search: word, page: 2, limit: 1 })
    expect(users).toHaveLength(1)
    expect(pagination).toEqual({ page: 2, limit: 1, total: 2, totalPages: 2, isMore: false })
  })

  test('are found by what a word begins with where it is of one or two letters', async () => {
    const ctx = app.ctx(await makeAdmin(app))
    for (const [firstName = '', lastName = ''] of [
      ['Qx', 'Wei'],
      ['Wei', 'Qxander'],
      ['Wei', 'Aqx'],
    ])
      await makeAccount(app, { firstName, lastName })
    const found = async (search: string) =>
      (await findAccounts(ctx, { search, ...page })).users.map(({ name }) => name).sort()
    expect(await found('qx')).toEqual(['Qx Wei', 'Wei Qxander'])
    expect(await found('QX%')).toEqual([])
    expect(await found('aqx')).toEqual(['Wei Aqx'])
    expect((await idsNamed(ctx, 'qx')).accounts).toHaveLength(2)
    expect((await idsNamed(ctx, 'aqx')).accounts).toHaveLength(1)
  })

  test('are suspended after what that touches is told, with a reason in the audit, and let in again', async () => {
    const admin = await makeAdmin(app)
    const ctx = app.ctx(admin)
    const { provider, customer } = await book()
    const own = provider.owner.accountId
    expect(await readSuspension(ctx, { id: own })).toMatchObject({ status: 'active', asCustomer: 0, asProvider: 1 })
    expect(await readSuspension(ctx, { id: customer.accountId })).toEqual({
      ...{ status: 'active', asCustomer: 1, asProvider: 0, provider: null, askedAt: null, clearing: null },
      money: [{ currency: 'GBP', totalMinor: expect.any(Number), paidMinor: 0 }],
    })
    expect(await suspendAccount(ctx, { id: own, reason: 'fraud' })).toEqual({ id: own, status: 'suspended' })
    const found = await findProviders(ctx, { search: '', state: 'suspended', sort: 'newest', ...page })
    expect(found.providers.map(({ id }) => id)).toContain(provider.providerId)
    expect(await restoreAccount(ctx, { id: own })).toEqual({ id: own, status: 'active' })
    expect(await auditOf(own)).toEqual([
      { action: 'account.suspended', actor: admin.accountId, details: { reason: 'fraud' } },
      { action: 'account.restored', actor: admin.accountId, details: { reason: null } },
    ])
  })

  test('are suspended by an administrator who shows their second factor again, in a session that goes on', async () => {
    const [admin, person] = [await makeAdmin(app), await makeAccount(app)]
    const suspend = () => codeOf(suspendAccount(app.ctx(admin), { id: person.accountId, reason: 'terms' }))
    const set = (column: string, to: string) =>
      sql`update session set ${sql.ref(column)} = ${sql.raw(to)} where session_id = ${admin.sessionId}`.execute(
        app.running.db,
      )
    await set('second_factor_at', "now() - interval '301 seconds'")
    expect(await suspend()).toBe('second_factor_again')
    await set('second_factor_at', 'now()')
    await set('revoked_at', 'now()')
    expect(await suspend()).toBe('second_factor_again')
    await set('revoked_at', 'null')
    expect(await suspend()).toBe('done')
    // Whoever is let in again costs nobody anything.
    await set('second_factor_at', 'null')
    expect(await codeOf(restoreAccount(app.ctx(admin), { id: person.accountId }))).toBe('done')
  })

  test('are not oneself, nobody who has left, nor anybody once one is no administrator any more', async () => {
    const [admin, person] = [await makeAdmin(app), await makeAccount(app)]
    const ctx = app.ctx(admin)
    expect(await codeOf(suspendAccount(ctx, { id: admin.accountId, reason: 'terms' }))).toBe('own_account')
    expect(await codeOf(suspendAccount(ctx, { id: randomUUID(), reason: 'terms' }))).toBe('account_not_found')
    expect(await codeOf(readSuspension(ctx, { id: randomUUID() }))).toBe('account_not_found')
    await setAdmin(app.ctx(await makeAdmin(app)), { accountId: admin.accountId, isAdmin: false })
    expect(await codeOf(suspendAccount(ctx, { id: person.accountId, reason: 'terms' }))).toBe('forbidden')
    const { providerId } = await makeProvider(app)
    expect(await codeOf(approveProvider(ctx, { id: providerId }))).toBe('forbidden')
    expect(await auditOf(person.accountId)).toEqual([])
  })
})

describe('a business', () => {
  test('is verified once, however many say so at once, and loses the tick again', async () => {
    const ctx = app.ctx(await makeAdmin(app))
    const admins = await Promise.all(Array.from({ length: 5 }, () => makeAdmin(app)))
    const { providerId: id } = await makeProvider(app)
    const isVerified = async () =>
      (await findProviders(ctx, { state: 'verified', sort: 'newest', page: 1, limit: 50 })).providers
        .map((one) => one.id)
        .includes(id)
    await withdrawApproval(ctx, { id, reason: 'doubtful' })
    expect(await isVerified()).toBe(false)
    await makeDocuments(app, id)
    const before = (await auditOf(id)).length
    await Promise.all([...admins, ...admins].map((admin) => approveProvider(app.ctx(admin), { id })))
    expect(await isVerified()).toBe(true)
    expect((await auditOf(id)).slice(before).map(({ action }) => action)).toEqual(['provider.approved'])
    expect(await withdrawApproval(ctx, { id, reason: 'doubtful' })).toEqual({ id, isVerified: false })
    expect(await isVerified()).toBe(false)
  })

  test('of one’s own is for another administrator to verify', async () => {
    const { owner, providerId: id } = await makeProvider(app)
    await setAdmin(app.ctx(await makeAdmin(app)), { accountId: owner.accountId, isAdmin: true })
    expect(await codeOf(approveProvider(app.ctx({ ...owner, isAdmin: true }), { id }))).toBe('own_account')
    expect(await codeOf(approveProvider(app.ctx(await makeAdmin(app)), { id: randomUUID() }))).toBe(
      'provider_not_found',
    )
  })

  test('is found by name, and stands in the order that was asked for', async () => {
    const ctx = app.ctx(await makeAdmin(app))
    const made = [await makeProvider(app), await makeProvider(app)]
    const ids = made.map(({ providerId }) => providerId)
    const listed = async (filters: object) =>
      (await findProviders(ctx, { sort: 'newest', page: 1, limit: 50, ...filters })).providers
    expect((await listed({})).map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids.toReversed())
    const names = (await listed({ sort: 'name' })).map(({ name }) => name.toLowerCase())
    expect(names).toEqual(names.toSorted())
    expect(await listed({ search: randomUUID() })).toEqual([])
  })
})

test('a booking is found by its number, and by either of its sides', async () => {
  const ctx = app.ctx(await makeAdmin(app))
  const { provider, customer, id } = await book()
  const word = `Qu${randomUUID().slice(0, 8)}`
  await rename(customer.accountId, word, 'Côté')
  const found = async (filters: object) =>
    (await findBookings(ctx, { ...page, ...filters })).bookings.map((booking) => booking.id)
  expect(await found({ search: id.toUpperCase() })).toEqual([id])
  expect(await found({ search: `${word} cote` })).toEqual([id])
  expect(await found({ search: word, status: 'cancelled' })).toEqual([])
  expect(await found({ search: randomUUID() })).toEqual([])
  expect((await found({}))[0]).toBe(id)
  const { bookings } = await findBookings(ctx, { search: id, ...page })
  expect(bookings[0]).toMatchObject({
    status: 'confirmed',
    customer: { id: customer.accountId },
    provider: { id: provider.providerId },
    services: ['Cut'],
  })
})

test('the office is told what waits and since when, and what was made each day', async () => {
  const ctx = app.ctx(await makeAdmin(app))
  const before = await readOffice(ctx)
  const { provider, customer } = await book()
  await app.running.db
    .insertInto('report')
    .values({
      ...{ report_id: randomUUID(), provider_id: provider.providerId, reporter_id: customer.accountId },
      ...{ reason: 'spam', created_at: new Date('2020-01-01T00:00:00Z') },
    })
    .execute()
  const after = await readOffice(ctx)
  expect(after.reports).toEqual({ count: before.reports.count + 1, since: '2020-01-01T00:00:00.000Z' })
  expect(after.bookings.total).toBe(before.bookings.total + 1)
  expect(after.bookings.days).toHaveLength(14)
  expect(after.bookings.days.at(-1)?.count).toBe((before.bookings.days.at(-1)?.count ?? 0) + 1)
  // The owner and the customer.
  expect(after.customers.total).toBe(before.customers.total + 2)
  expect(after.providers.newThisWeek).toBe(before.providers.newThisWeek + 1)
})
