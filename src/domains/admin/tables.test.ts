import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  dateIn,
  giveReason,
  london,
  makeAccount,
  makeAdmin,
  makeProvider,
  openTestApp,
} from '../../../tests/factories.ts'
import { codeOf } from '../../../tests/support.ts'
import type { UserCtx } from '../../lib/context.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { setAdmin } from '../identity/admins.server.ts'
import type { SavedFile } from '../papers/contract.ts'
import { saveAccounts, saveBookings, saveMessages, saveProviders } from './files.server.ts'
import { findAccounts } from './find-accounts.server.ts'
import { findProviders } from './find-providers.server.ts'
import { listViews, removeView, saveView } from './views.server.ts'
import { viewPages } from './views-contract.ts'

const app = openTestApp()
const page = { page: 1, limit: 50 }
const linesOf = ({ content }: SavedFile) =>
  Buffer.from(content, 'base64').toString('utf8').replace('\uFEFF', '').split('\r\n').slice(0, -1)
const rename = (accountId: string, first_name: string) =>
  app.running.db.updateTable('account').set({ first_name }).where('account_id', '=', accountId).execute()

test('people and businesses stand in the order that was asked for, either way round, the unrated last', async () => {
  const ctx = app.ctx(await makeAdmin(app))
  const word = `Zo${randomUUID().slice(0, 8)}`
  for (const letter of ['B', 'a', 'C']) await rename((await makeAccount(app)).accountId, `${letter}${word}`)
  const people = async (asked: object) =>
    (await findAccounts(ctx, { search: word, ...page, ...asked })).users.map(({ name }) => name[0]).join('')
  expect(await people({})).toBe('CaB')
  expect(await people({ order: 'asc' })).toBe('BaC')
  expect(await people({ sort: 'name' })).toBe('aBC')
  expect(await people({ sort: 'name', order: 'desc' })).toBe('CBa')
  for (const [rating, recent_bookings] of [
    [4.5, 1],
    [3, 7],
    [null, 4],
  ] as const) {
    const { providerId } = await makeProvider(app)
    await sql`update provider set search_text = ${word.toLowerCase()} where provider_id = ${providerId}`.execute(
      app.running.db,
    )
    await app.running.db
      .updateTable('listing')
      .set({ rating, recent_bookings })
      .where('provider_id', '=', providerId)
      .execute()
  }
  const businesses = async (asked: object) =>
    (await findProviders(ctx, { search: word, ...page, ...asked })).providers.map(({ rating }) => rating)
  expect(await businesses({ sort: 'rating' })).toEqual([4.5, 3, null])
  expect(await businesses({ sort: 'rating', order: 'asc' })).toEqual([3, 4.5, null])
  expect(await businesses({ sort: 'bookings' })).toEqual([3, null, 4.5])
  expect(await businesses({ sort: 'bookings', order: 'asc' })).toEqual([4.5, null, 3])
  expect(await businesses({})).toEqual([null, 3, 4.5])
})

describe('as CSV', () => {
  const entriesOf = async (actor: string) =>
    (
      await sql<{ action: string; details: object }>`select action, details from audit_entry
        where actor_id = ${actor} order by at`.execute(app.running.db)
    ).rows

  test('are people, businesses, bookings and messages, each as the table has them, and that they were saved', async () => {
    const admin = await makeAdmin(app)
    const ctx = app.ctx(admin)
    const word = `Zo${randomUUID().slice(0, 8)}`
    const provider = await makeProvider(app)
    const customer = await makeAccount(app)
    await rename(customer.accountId, word)
    const { providerId, serviceIds } = provider
    const dateTime = london(dateIn(3), '10:00')
    const { id } = await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime })
    const people = linesOf(await saveAccounts(ctx, { search: word, role: 'customer' }))
    expect(people[0]).toBe('id,name,email,status,admin,email_confirmed,provider_id,provider,bookings,created_at')
    expect(people).toHaveLength(2)
    expect(people[1]).toContain(`${customer.accountId},${word} `)
    const businesses = linesOf(await saveProviders(ctx, { state: 'unverified' }))
    expect(businesses.length).toBeGreaterThan(0)
    const booked = linesOf(await saveBookings(ctx, { search: word, from: dateIn(3), to: dateIn(3) }))
    expect(booked).toHaveLength(2)
    expect(booked[1]).toContain(`${id},confirmed,`)
    await giveReason(app, admin, customer.accountId)
    expect(linesOf(await saveMessages(ctx, { booking: id })).length).toBeGreaterThan(0)
    expect(await entriesOf(admin.accountId)).toEqual([
      { action: 'account.list_saved', details: { entries: 1, status: null, role: 'customer', hasWords: true } },
      expect.objectContaining({ action: 'provider.list_saved' }),
      {
        action: 'booking.list_saved',
        details: { entries: 1, status: null, from: dateIn(3), to: dateIn(3), hasWords: true },
      },
      expect.objectContaining({ action: 'message.list_saved' }),
    ])
    expect(JSON.stringify(await entriesOf(admin.accountId))).not.toContain(word)
  })

  test('is nothing rather than a part of it, and nothing for whoever is no administrator any more', async () => {
    const admin = await makeAdmin(app)
    const word = `Zo${randomUUID().slice(0, 8)}`
    const name = `${word} Many`
    await sql`insert into account (account_id, email, first_name, last_name)
      select gen_random_uuid(), ${word} || n || '@example.com', ${word}, 'Many' from generate_series(1, 10001) n`.execute(
      app.running.db,
    )
    const ctx = app.ctx(admin)
    expect(await codeOf(saveAccounts(ctx, { search: name }))).toBe('too_many_for_file')
    // More bear the name than are looked through.
    expect(await codeOf(saveBookings(ctx, { search: name }))).toBe('too_many_for_file')
    await setAdmin(app.ctx(await makeAdmin(app)), { accountId: admin.accountId, isAdmin: false })
    expect(await codeOf(saveAccounts(ctx, { search: randomUUID() }))).toBe('forbidden')
    expect(await entriesOf(admin.accountId)).toEqual([])
  })
})

describe('a view of a table', () => {
  const namesOf = async (ctx: UserCtx) => (await listViews(ctx, { page: 'bookings' })).views.map(({ name }) => name)

  test('is one’s own, is saved anew under the same name, and is deleted', async () => {
    const [mine, other] = [app.ctx(await makeAdmin(app)), app.ctx(await makeAdmin(app))]
    const view = { page: 'bookings', name: 'Pending', query: 'status=pending' } as const
    const { id } = await saveView(mine, view)
    expect(await saveView(mine, { ...view, query: 'status=pending&sort=when' })).toMatchObject({ id })
    await saveView(mine, { ...view, name: 'all of June' })
    expect(await namesOf(mine)).toEqual(['all of June', 'Pending'])
    expect((await listViews(mine, { page: 'accounts' })).views).toEqual([])
    expect(await namesOf(other)).toEqual([])
    await removeView(other, { id })
    expect(await namesOf(mine)).toHaveLength(2)
    await removeView(mine, { id })
    expect(await namesOf(mine)).toEqual(['all of June'])
  })

  test('is of any table of the office', async () => {
    const ctx = app.ctx(await makeAdmin(app))
    for (const each of viewPages) {
      await saveView(ctx, { page: each, name: 'Mine', query: 'search=x' })
      expect((await listViews(ctx, { page: each })).views).toMatchObject([{ name: 'Mine' }])
    }
  })

  test('is one of twenty of a table', async () => {
    const ctx = app.ctx(await makeAdmin(app))
    const save = (name: string) => saveView(ctx, { page: 'bookings', name, query: 'sort=when' })
    for (let number = 0; number < 20; number += 1) await save(`View ${number}`)
    expect(await codeOf(save('One more'))).toBe('too_many_views')
    expect(await codeOf(save('View 3'))).toBe('done')
    expect(await namesOf(ctx)).toHaveLength(20)
  })
})
