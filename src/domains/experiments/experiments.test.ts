import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { experimentsOf } from '../../../tests/experiments.ts'
import { bearer, dateIn, london, makeAccount, makeAdmin, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { createApi } from '../../http/api.server.ts'
import { transaction } from '../../lib/db.server.ts'
import { ramp, start, stop } from '../admin/experiments.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { lockAccountAndProvider } from '../identity/lock-account.server.ts'
import { noteRebooked } from '../reminders/note-rebooked.server.ts'
import { schedules } from './jobs.server.ts'
import { resultDaysKept } from './limits.ts'
import { readExperiments, recordConversion, trackConversion, trackExposure } from './service.server.ts'
import { accountSubject } from './subjects.server.ts'

const app = openTestApp({ poolSize: 10 })

const { makeExperiment, variantOf, expose, convert, resultOf, countOf } = experimentsOf(app)

test('twenty exposures at once count once, and each variant is counted by itself', async () => {
  const id = await makeExperiment()
  const actor = await makeAccount(app)
  const told = await Promise.all(Array.from({ length: 20 }, () => persistently(() => expose(actor, id))))
  expect(told.filter(({ isCounted }) => isCounted)).toHaveLength(1)
  const variant = await variantOf(actor, id)
  const result = await resultOf(id)
  expect(result?.variants.map((one) => one.exposures)).toEqual(variant === 'a' ? [1, 0] : [0, 1])
})

test('a conversion counts after the exposure only, once of each kind; a value is added up, to a million', async () => {
  const id = await makeExperiment()
  const actor = await makeAccount(app)
  expect(await convert(actor, id)).toEqual({ experimentId: id, isCounted: false })
  await expose(actor, id)
  const told = await Promise.all(Array.from({ length: 20 }, () => persistently(() => convert(actor, id))))
  expect(told.filter(({ isCounted }) => isCounted)).toHaveLength(1)
  for (const value of [10, 2.5, 1_000_000])
    expect(await convert(actor, id, { value })).toMatchObject({ isCounted: true })
  const variant = await variantOf(actor, id)
  const counted = (await resultOf(id))?.variants.find((one) => one.variant === variant)
  expect(counted?.conversions).toMatchObject([
    { type: 'default', isValue: false, converted: 1, perSubject: 1 },
    { type: 'spent', isValue: true, converted: 1, perSubject: 1_000_000 },
    { type: 'booked', converted: 0, perSubject: 0 },
  ])
})

test('what the server saw somebody do before they were shown anything does not count', async () => {
  const id = await makeExperiment()
  const actor = await makeAccount(app)
  const did = (at: Date) =>
    recordConversion(app.ctx(), { experimentId: id, accountId: actor.accountId, conversionType: 'booked', at })
  expect(await did(new Date())).toBe(false)
  await expose(actor, id)
  expect(await did(new Date(Date.now() - 60_000))).toBe(false)
  expect(await did(new Date(Date.now() + 1000))).toBe(true)
  expect(await did(new Date(Date.now() + 1000))).toBe(false)
})

test('another variant, an unknown experiment and what only the server counts are refused', async () => {
  const id = await makeExperiment()
  const draft = await makeExperiment({}, 'draft')
  const actor = await makeAccount(app)
  const other = (await variantOf(actor, id)) === 'a' ? 'b' : 'a'
  const told = (experimentId: string, variant: string) =>
    codeOf(trackExposure(app.ctx(actor), { experimentId, variant, visitor: undefined }))
  expect(await told(id, other)).toBe('variant_not_assigned')
  expect(await told(id, 'c')).toBe('variant_not_assigned')
  expect(await told(draft, 'a')).toBe('experiment_unknown')
  expect(await told('no-such', 'a')).toBe('experiment_unknown')
  expect(await codeOf(trackExposure(app.ctx(), { experimentId: id, variant: 'a', visitor: undefined }))).toBe(
    'variant_not_assigned',
  )
  for (const conversionType of ['booked', 'other'])
    expect(
      await codeOf(trackConversion(app.ctx(actor), { experimentId: id, conversionType, value: 1, visitor: undefined })),
    ).toBe('conversion_unknown')
  expect(await countOf('experiment_exposure', id)).toBe(0)
})

test('the variant that was seen first stays after signing in, and one person is counted once', async () => {
  const id = await makeExperiment()
  const actor = await makeAccount(app)
  const own = await variantOf(actor, id)
  let visitor = randomUUID()
  while ((await variantOf(null, id, visitor)) === own) visitor = randomUUID()
  const before = await variantOf(null, id, visitor)
  expect(before).not.toBe('')
  await expose(null, id, visitor)
  await convert(null, id, { visitor })
  expect(await variantOf(actor, id, visitor)).toBe(before)
  expect(await expose(actor, id, visitor)).toMatchObject({ isCounted: false })
  // On every other device of theirs.
  expect(await variantOf(actor, id)).toBe(before)
  expect([await countOf('experiment_exposure', id), await countOf('experiment_conversion', id)]).toEqual([1, 1])
})

test('who is signed out and says nothing of themselves is in no experiment, and roles are kept apart', async () => {
  const id = await makeExperiment({ roles: ['provider'] })
  const { owner } = await makeProvider(app)
  expect(await readExperiments(app.ctx(), {})).toEqual({})
  expect(await variantOf(null, id, randomUUID())).toBe('')
  expect(await variantOf(await makeAccount(app), id)).toBe('')
  expect(await variantOf(owner, id)).not.toBe('')
})

test('two experiments of one layer cannot have the same buckets', async () => {
  const layer = randomUUID()
  await makeExperiment({ layer, bucket_to: 5000 })
  await expect(makeExperiment({ layer, bucket_from: 4999 })).rejects.toThrow('experiment_buckets_once')
  await makeExperiment({ layer, bucket_from: 5000 })
})

test('the office starts, lets more in and stops; nobody is moved, and once it has stopped nobody is in it', async () => {
  const id = await makeExperiment({}, 'draft')
  const admin = app.ctx(await makeAdmin(app))
  expect(await codeOf(ramp(admin, { id, share: 50 }))).toBe('experiment_not_running')
  const started = await Promise.allSettled([1, 2, 3].map(() => start(admin, { id, share: 20 })))
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const visitors = Array.from({ length: 60 }, () => randomUUID())
  const all = () => Promise.all(visitors.map((visitor) => variantOf(null, id, visitor)))
  const before = await all()
  await ramp(admin, { id, share: 60 })
  const after = await all()
  expect(before.filter(Boolean).length).toBeLessThan(after.filter(Boolean).length)
  expect(before.filter((variant, index) => variant !== '' && variant !== after[index])).toEqual([])
  expect(await codeOf(ramp(admin, { id, share: 59 }))).toBe('share_lower')
  await stop(admin, { id })
  expect((await all()).filter(Boolean)).toEqual([])
  expect(await codeOf(stop(admin, { id }))).toBe('experiment_not_running')
  expect(await codeOf(start(admin, { id, share: 50 }))).toBe('experiment_begun')
  const { rows } = await sql<{
    action: string
  }>`select action from audit_entry join experiment on record_id = subject_id
    where experiment_id = ${id} order by at`.execute(app.running.db)
  expect(rows.map(({ action }) => action)).toEqual(['experiment.started', 'experiment.ramped', 'experiment.stopped'])
})

test('an administrator who is suspended while they press changes nothing', async () => {
  const id = await makeExperiment({}, 'draft')
  const admin = await makeAdmin(app)
  const authorization = await bearer(app, admin)
  await sql`update account set status = 'suspended' where account_id = ${admin.accountId}`.execute(app.running.db)
  expect(await codeOf(start(app.ctx(admin), { id, share: 50 }))).toBe('forbidden')
  expect((await resultOf(id))?.status).toBe('draft')
  const answer = await createApi(app.running).request('/api/admin/experiments', { headers: { authorization } })
  expect([401, 403]).toContain(answer.status)
})

test('over HTTP: the map of the specification, and what is out of bounds', async () => {
  const id = await makeExperiment()
  const api = createApi(app.running)
  const authorization = await bearer(app, await makeAccount(app))
  const headers = { authorization, 'content-type': 'application/json' }
  const answer = await api.request('/api/experiment/user/experiments', { headers })
  const { success, data } = await answer.json()
  expect([success, data[id]]).toEqual([true, { id, variant: expect.stringMatching(/^[ab]$/) }])
  const post = async (path: string, body: object) => {
    const response = await api.request(`/api/experiment/track/${path}`, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    })
    return response.status
  }
  const extra = { long: 'x'.repeat(5000) }
  const context = { page: '/reminders?token=secret', timestamp: '2027-03-01T09:00:00.000Z', extra }
  expect(await post('exposure', { experimentId: id, variant: data[id].variant, context })).toBe(200)
  expect(await post('conversion', { experimentId: id })).toBe(200)
  for (const value of [-1, 1_000_001, '1', null])
    expect(await post('conversion', { experimentId: id, value })).toBe(400)
  const { rows } = await sql<{ row: string; page: string }>`select x::text as row, page from experiment_exposure x
    where experiment_id = ${id}`.execute(app.running.db)
  expect(rows.map(({ page }) => page)).toEqual(['/reminders'])
  expect(rows[0]?.row).not.toMatch(/secret|xxx/)
})

test('who leaves is in no experiment any more, and nobody else loses anything', async () => {
  const id = await makeExperiment()
  const [left, stays] = [await makeAccount(app), await makeAccount(app)]
  for (const actor of [left, stays]) {
    await expose(actor, id)
    await convert(actor, id)
  }
  await transaction(app.ctx(), (tx) => eraseAccount(tx, left.accountId))
  const { rows } = await sql<{ subject: Buffer }>`select subject from experiment_conversion
    join experiment_exposure using (experiment_id, subject) where experiment_id = ${id}`.execute(app.running.db)
  expect(rows).toEqual([{ subject: accountSubject(app.ctx(), stays.accountId) }])
  expect(rows[0]?.subject.toString()).not.toContain(stays.accountId)
})

test('whoever leaves while their exposures come leaves none behind', async () => {
  const id = await makeExperiment()
  for (let round = 0; round < 5; round++) {
    const actor = await makeAccount(app)
    const variant = await variantOf(actor, id)
    const told = () => trackExposure(app.ctx(actor), { experimentId: id, variant, visitor: undefined })
    await told()
    await Promise.allSettled([
      transaction(app.ctx(), async (tx) => {
        await lockAccountAndProvider(tx, actor.accountId)
        await eraseAccount(tx, actor.accountId)
      }),
      ...[1, 2, 3].flatMap(() => [told(), convert(actor, id)]),
    ])
    expect(await codeOf(told())).toBe('variant_not_assigned')
  }
  expect([await countOf('experiment_exposure', id), await countOf('experiment_conversion', id)]).toEqual([0, 0])
})

test('what was counted goes a year after an experiment was stopped', async () => {
  const id = await makeExperiment()
  await expose(await makeAccount(app), id)
  const after = async (days: number) => {
    const stopped = new Date(Date.now() - days * 86_400_000)
    await sql`update experiment set status = 'stopped', stopped_at = ${stopped} where experiment_id = ${id}`.execute(
      app.running.db,
    )
    for (const { run } of schedules) await run(app.ctx())
    return countOf('experiment_exposure', id)
  }
  expect([await after(resultDaysKept - 1), await after(resultDaysKept + 1)]).toEqual([1, 0])
})

test('who books again with a provider they have been to, after they saw the free times, is counted; a first visit is not', async () => {
  const id = 'rebooking-times'
  await sql`update experiment set status = 'running', started_at = now() where experiment_id = ${id}`.execute(
    app.running.db,
  )
  const customer = await makeAccount(app)
  const { providerId, serviceIds } = await makeProvider(app)
  await expose(customer, id)
  const book = async (time: string) => {
    const { id: bookingId } = await createBooking(app.ctx(customer), {
      ...{ providerId, serviceIds, dateTime: london(dateIn(3), time) },
    })
    await noteRebooked(app.ctx(), { bookingId, providerId })
    return bookingId
  }
  const first = await book('10:00')
  expect(await countOf('experiment_conversion', id)).toBe(0)
  const past = new Date(london(dateIn(-20), '10:00'))
  await sql`update booking set status = 'completed', starts_at = ${past}, ends_at = ${new Date(past.getTime() + 3_600_000)}
    where booking_id = ${first}`.execute(app.running.db)
  await book('12:00')
  await book('14:00')
  expect(await countOf('experiment_conversion', id)).toBe(1)
})
