import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { enrol, makeAdmin, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { makePaidProvider, sellPlatformPlan } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { addDays, localDate, operatorsZone } from '../../lib/time.server.ts'
import { setSuspended } from '../identity/admins.server.ts'
import { endFeatured } from '../providers/feature.server.ts'
import { providerData } from '../providers/personal-data.server.ts'
import { listFeatured as readList } from '../providers/service.server.ts'
import { add, listFeatured, order, remove } from './featured.server.ts'
import { getSeller, listSellers, nameSeller, unnameSeller } from './plan-sellers.server.ts'

const app = openTestApp()
const db = () => app.running.db

let admin: Actor
beforeEach(async () => {
  admin = await makeAdmin(app)
  await sql`update provider set is_featured = false, featured_position = null, featured_until = null`.execute(db())
})
const ctx = () => app.ctx(admin)
const ids = async () => (await listFeatured(ctx())).featured.map(({ id }) => id)
/** As everybody sees it. */
const shown = async () =>
  (await readList(app.ctx(), { limit: 3 })).filter(({ featured }) => featured).map(({ id }) => id)
const make = async () => (await makeProvider(app)).providerId
const actionsOf = async (subject: string) =>
  (
    await sql<{ action: string }>`select action from audit_entry where subject_id = ${subject} order by at`.execute(
      db(),
    )
  ).rows.map(({ action }) => action)

describe('who is featured', () => {
  test('is shown first in the order that the operator sets, and no more when taken out', async () => {
    const [one, two, three] = [await make(), await make(), await make()]
    for (const id of [one, two, three]) await add(ctx(), { id, lastDay: null })
    expect(await shown()).toEqual([one, two, three])
    const { version } = await listFeatured(ctx())
    await order(ctx(), { version, ids: [three, one, two] })
    expect([await shown(), await ids()]).toEqual([
      [three, one, two],
      [three, one, two],
    ])
    expect(await codeOf(order(ctx(), { version, ids: [one, two, three] }))).toBe('setting_changed')
    const now = (await listFeatured(ctx())).version
    for (const wrong of [
      [one, two],
      [one, two, two],
      [one, two, await make()],
    ])
      expect(await codeOf(order(ctx(), { version: now, ids: wrong }))).toBe('invalid_input')
    await remove(ctx(), { id: one })
    expect(await shown()).toEqual([three, two])
    expect(await actionsOf(one)).toEqual(['settings.featured', 'settings.unfeatured'])
    // Twice is once.
    await remove(ctx(), { id: one })
    expect(await actionsOf(one)).toHaveLength(2)
  })

  test('is so up to the end of a last day where they are', async () => {
    const id = await make()
    const day = (days: number) => addDays(localDate(new Date(), operatorsZone), days)
    expect(await codeOf(add(ctx(), { id, lastDay: day(-1) }))).toBe('invalid_input')
    await add(ctx(), { id, lastDay: day(2) })
    try {
      const end = new Date(Date.now() + 2 * 86_400_000)
      await moveClock(app, end)
      await runClockJobs(app, 'featured-over')
      expect(await shown()).toEqual([id])
      await moveClock(app, end.getTime() + 86_400_000)
      await runClockJobs(app, 'featured-over')
      expect([await shown(), await ids()]).toEqual([[], []])
    } finally {
      await moveClock(app, Date.now())
    }
  })

  test('ends for the others where one of them fails', async () => {
    const [one, two, three] = [await make(), await make(), await make()]
    await sql`update provider set is_featured = true, featured_until = '2020-01-01'
      where provider_id in (${one}, ${two}, ${three})`.execute(db())
    await sql`create function refuse_one() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`.execute(
      db(),
    )
    await sql`create trigger refuse_one before update on provider for each row
      when (old.provider_id = ${sql.raw(`'${one}'`)}) execute function refuse_one()`.execute(db())
    try {
      await expect(endFeatured(app.ctx())).rejects.toThrow('1 could not be taken out')
    } finally {
      await sql`drop trigger refuse_one on provider`.execute(db())
    }
    expect(await ids()).toEqual([one])
    await endFeatured(app.ctx())
    expect(await ids()).toEqual([])
  })

  test('is not shown while suspended, and the office says so', async () => {
    const provider = await makeProvider(app)
    const id = provider.providerId
    await add(ctx(), { id, lastDay: null })
    await setSuspended(app.ctx(), { accountId: provider.owner.accountId, isSuspended: true })
    expect(await shown()).toEqual([])
    expect((await listFeatured(ctx())).featured).toMatchObject([{ id, state: 'suspended' }])
  })

  test('are so many at most', async () => {
    const first = await make()
    await sql`update provider set is_featured = true where provider_id in (
      select provider_id from provider where provider_id <> ${first} limit 24)`.execute(db())
    const count = (await ids()).length
    for (let more = count; more < 24; more += 1) await add(ctx(), { id: await make(), lastDay: null })
    expect(await codeOf(add(ctx(), { id: first, lastDay: null }))).toBe('too_many_featured')
    const [known = ''] = await ids()
    expect(await codeOf(add(ctx(), { id: known, lastDay: '2100-01-01' }))).toBe('done')
  })
})

test('a business whose owner leaves is neither featured nor sells the plan any more; one that left before can be taken back', async () => {
  const provider = await makeProvider(app)
  const { providerId: id, owner } = provider
  await add(ctx(), { id, lastDay: null })
  await nameSeller(ctx(), { id })
  await transaction(app.ctx(), async (tx) => {
    await providerData.erase?.(tx, { accountId: owner.accountId, providerId: id, provenEmail: null })
  })
  expect(await ids()).toEqual([])
  expect((await listSellers(app.ctx())).sellers.some((one) => one.id === id)).toBe(false)
  await sql`update account set status = 'deleted' where account_id = ${owner.accountId}`.execute(db())
  expect(await codeOf(add(ctx(), { id, lastDay: null }))).toBe('provider_not_found')
  expect(await codeOf(nameSeller(ctx(), { id }))).toBe('provider_not_found')
  // As it was for those who left before.
  await sql`update provider set is_featured = true, sells_platform_plan = true where provider_id = ${id}`.execute(db())
  expect(await ids()).toEqual([id])
  await remove(ctx(), { id })
  expect(await ids()).toEqual([])
  expect(await getSeller(ctx(), { id })).toMatchObject({ isNamed: true, isOpen: false })
  expect((await unnameSeller(ctx(), { id })).sellers.some((one) => one.id === id)).toBe(false)
})

test('nobody features their own business, takes it out, moves it ahead of another, or names it a seller of the plan', async () => {
  const { providerId: id, owner } = await makeProvider(app)
  await sql`update account set is_admin = true where account_id = ${owner.accountId}`.execute(db())
  const self = { ...owner, isAdmin: true }
  await enrol(app, self)
  const asSelf = () => app.ctx(self)
  expect(await codeOf(add(asSelf(), { id, lastDay: null }))).toBe('own_account')
  expect(await codeOf(add(asSelf(), { id: id.toUpperCase(), lastDay: null }))).toBe('own_account')
  expect(await codeOf(nameSeller(asSelf(), { id }))).toBe('own_account')
  const [one, two] = [await make(), await make()]
  for (const each of [one, id, two]) await add(ctx(), { id: each, lastDay: null })
  await nameSeller(ctx(), { id })
  expect(await codeOf(remove(asSelf(), { id }))).toBe('own_account')
  expect(await codeOf(unnameSeller(asSelf(), { id }))).toBe('own_account')
  const { version } = await listFeatured(ctx())
  for (const ahead of [
    [id, one, two],
    [two, id, one],
  ])
    expect(await codeOf(order(asSelf(), { version, ids: ahead }))).toBe('own_account')
  await order(asSelf(), { version, ids: [two, one, id] })
  expect(await ids()).toEqual([two, one, id])
  await unnameSeller(ctx(), { id })
})

test('a business is named to sell the plan and named no more; whoever has one keeps it, and both are said before', async () => {
  const provider = await makePaidProvider(app)
  const { providerId: id } = provider
  expect(await getSeller(ctx(), { id })).toMatchObject({ isNamed: false, isOpen: true, takesCards: true, plans: [] })
  await nameSeller(ctx(), { id })
  await nameSeller(ctx(), { id })
  expect(await actionsOf(id)).toEqual(['settings.plan_seller_named'])
  await sellPlatformPlan(app, provider)
  const { sellers } = await listSellers(app.ctx())
  expect(sellers.find((one) => one.id === id)).toMatchObject({
    ...{ isNamed: true, members: 0, waiting: 0, plans: [{ isOffered: true }] },
  })
  await unnameSeller(ctx(), { id })
  expect(await actionsOf(id)).toEqual(['settings.plan_seller_named', 'settings.plan_seller_unnamed'])
  expect((await listSellers(app.ctx())).sellers.find((one) => one.id === id)?.isNamed).toBe(false)
  expect(await codeOf(nameSeller(ctx(), { id: crypto.randomUUID() }))).toBe('provider_not_found')
})
