import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { beginErasing, makeAccount, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { codeOf } from '../../../tests/support.ts'
import { transaction } from '../../lib/db.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { lockAccountAndProvider } from '../identity/lock-account.server.ts'
import { mostFavourites } from './contract.ts'
import { addFavourite, getFavourite, listFavourites, removeFavourite } from './service.server.ts'

const app = openTestApp()
const rowsOf = (column: 'account_id' | 'provider_id', id: string) =>
  app.running.db
    .selectFrom('favourite')
    .select('added_at')
    .where(column, '=', id)
    .execute()
    .then((rows) => rows.length)
const page = { page: 1, limit: 20 }

test('a favourite is added once and removed once, by whichever name of its provider', async () => {
  const { providerId, owner } = await makeProvider(app)
  const ctx = app.ctx(await makeAccount(app))
  const { slug } = await app.running.db
    .selectFrom('provider')
    .select('slug')
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow()
  const yes = { providerId, isFavourite: true }
  const clicks = Array.from({ length: 20 }, (_, index) =>
    addFavourite(ctx, { providerId: [providerId, owner.accountId, slug][index % 3] ?? slug }),
  )
  expect(await Promise.all(clicks)).toEqual(clicks.map(() => yes))
  expect(await rowsOf('provider_id', providerId)).toBe(1)
  expect(await getFavourite(ctx, { providerId: slug })).toEqual(yes)
  expect(await removeFavourite(ctx, { providerId: owner.accountId })).toEqual({ providerId, isFavourite: false })
  expect(await removeFavourite(ctx, { providerId })).toEqual({ providerId, isFavourite: false })
  expect(await getFavourite(ctx, { providerId })).toEqual({ providerId, isFavourite: false })
})

test('favourites are listed the latest first, each for whom they are, or those that are asked for', async () => {
  const [first, second, third] = await Promise.all([makeProvider(app), makeProvider(app), makeProvider(app)])
  const me = await makeAccount(app)
  for (const { providerId } of [first, second, third]) await addFavourite(app.ctx(me), { providerId })
  await addFavourite(app.ctx(await makeAccount(app)), { providerId: first.providerId })
  const all = await listFavourites(app.ctx(me), page)
  const ids = [third, second, first].map(({ providerId }) => providerId)
  expect(all.favourites.map(({ id }) => id)).toEqual(ids)
  expect(all).toMatchObject({ away: 0, pagination: { total: 3, totalPages: 1 } })
  const part = await listFavourites(app.ctx(me), { page: 2, limit: 2 })
  expect(part.favourites.map(({ id }) => id)).toEqual(ids.slice(2))
  const asked = await listFavourites(app.ctx(me), { ...page, providerIds: [ids[1] ?? '', me.accountId] })
  expect(asked.favourites.map(({ id }) => id)).toEqual([ids[1]])
})

test('a provider who has left the site is no new favourite; who was one is away, and back with the provider', async () => {
  const { db } = app.running
  const { providerId } = await makeProvider(app)
  const other = await makeProvider(app)
  const me = app.ctx(await makeAccount(app))
  await addFavourite(me, { providerId })
  const setStatus = (status: string) =>
    db.updateTable('provider').set({ status }).where('provider_id', 'in', [providerId, other.providerId]).execute()
  for (const status of ['inactive', 'suspended']) {
    await setStatus(status)
    expect(await listFavourites(me, page)).toMatchObject({ favourites: [], away: 1, pagination: { total: 0 } })
    expect(await codeOf(addFavourite(me, { providerId: other.providerId }))).toBe('provider_not_found')
  }
  await setStatus('active')
  expect(await listFavourites(me, page)).toMatchObject({ favourites: [{ id: providerId }], away: 0 })
  await setStatus('inactive')
  await removeFavourite(me, { providerId })
  expect(await listFavourites(me, page)).toMatchObject({ favourites: [], away: 0 })
})

test('with an account its favourites go, and with a provider those of others', async () => {
  const { providerId, owner } = await makeProvider(app)
  const [me, other] = [await makeAccount(app), await makeAccount(app)]
  await Promise.all([me, other].map((one) => addFavourite(app.ctx(one), { providerId })))
  await transaction(app.ctx(), (tx) => eraseAccount(tx, me.accountId))
  expect(await rowsOf('account_id', me.accountId)).toBe(0)
  expect(await codeOf(addFavourite(app.ctx(me), { providerId }))).toBe('session_ended')
  await transaction(app.ctx(), (tx) => eraseAccount(tx, owner.accountId))
  expect(await rowsOf('provider_id', providerId)).toBe(0)
})

test('an account that is being deleted gets no favourite meanwhile', async () => {
  const { providerId } = await makeProvider(app)
  for (let round = 0; round < 5; round++) {
    const me = await makeAccount(app)
    await Promise.allSettled([
      transaction(app.ctx(), async (tx) => {
        await lockAccountAndProvider(tx, me.accountId)
        await eraseAccount(tx, me.accountId)
      }),
      ...[0, 1, 2].map(() => addFavourite(app.ctx(me), { providerId })),
    ])
    expect(await rowsOf('account_id', me.accountId)).toBe(0)
  }
})

test('a provider who is leaving is nobody’s favourite meanwhile', async () => {
  const { providerId, owner } = await makeProvider(app)
  const me = await makeAccount(app)
  const endErasing = await beginErasing(app, owner.accountId)
  const added = codeOf(addFavourite(app.ctx(me), { providerId }))
  expect(await Promise.race([added, setTimeout(300, 'waits')])).toBe('waits')
  await endErasing()
  expect(await added).toBe('provider_not_found')
  expect(await rowsOf('provider_id', providerId)).toBe(0)
})

test('there are 500 favourites at most, also of several that are added at once', async () => {
  const me = await makeAccount(app)
  const { providerId } = await makeProvider(app)
  const others = await Promise.all([0, 1, 2].map(() => makeProvider(app)))
  // Of providers that are not there: five hundred would have to be made.
  await transaction(app.ctx(), async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx.db)
    await sql`insert into favourite (provider_id, account_id, added_at)
      select gen_random_uuid(), ${me.accountId}, now() from generate_series(2, ${mostFavourites}::int)`.execute(tx.db)
    await sql`insert into customer_directory select account_id, provider_id from favourite
      where account_id = ${me.accountId}`.execute(tx.db)
  })
  expect(await rowsOf('account_id', me.accountId)).toBe(mostFavourites - 1)
  const outcomes = await Promise.all(
    others.flatMap(({ providerId: one }) => [0, 1].map(() => codeOf(addFavourite(app.ctx(me), { providerId: one })))),
  )
  expect(await rowsOf('account_id', me.accountId)).toBe(mostFavourites)
  expect(outcomes).toContain('too_many_favourites')
  expect(await codeOf(addFavourite(app.ctx(me), { providerId }))).toBe('too_many_favourites')
})
